"""The report: one self-contained page, with every plot in words and tables too."""

from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from arcus.arena.engines import engine_for
from arcus.arena.plots import Labels, Line, Scale, Whisker, bars, curves, nice_step, whiskers
from arcus.arena.report import numbered, report_html
from arcus.arena.run import Run
from arcus.arena.sequential import Sequential
from arcus.locale import catalogue
from tests.arena.conftest import played, setting

VOID = {"meta", "link", "br", "img", "input", "hr"}


class Page(HTMLParser):
    """Parser of a page; fails if tags do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data

    def count(self, tag: str) -> int:
        """Return the number of tags of a kind."""
        return sum(name == tag for name, _ in self.tags)


def page_of(run: Run, command: str = "arcus arena") -> tuple[str, Page]:
    """Return the report of a run, as text and parsed."""
    text = report_html(run, run.summary(), command, catalogue().say)
    return text, Page(text)


def test_it_opens_without_a_network_and_without_scripts() -> None:
    text, page = page_of(played(setting("random", "greedy", "beginner", players=3), 12))
    assert "http" not in text
    assert "url(" not in text
    assert "@import" not in text
    for tag, attributes in page.tags:
        assert tag not in {"script", "link", "img", "iframe", "object", "embed"}
        assert not {"src", "href", "onload"} & attributes.keys()
    assert "prefers-color-scheme:dark" in text
    assert "charset" in dict(page.tags[2][1]) or any("charset" in attributes for _, attributes in page.tags)


def test_every_figure_is_in_the_table_and_every_plot_has_words() -> None:
    run = played(setting("random", "greedy", "beginner", players=3), 12)
    text, page = page_of(run)
    summary = run.summary()
    for bot in summary.bots:
        assert f"{100 * bot.win_rate:.1f}" in page.words
        assert f"{bot.rating:+.0f}" in page.words
    assert page.count("table") == 2  # results, and who beats whom
    assert page.count("caption") == 2
    plots = [attributes for tag, attributes in page.tags if tag == "svg"]
    assert len(plots) == 3
    for plot in plots:
        assert plot["role"] == "img"
        assert "random" in (plot["aria-label"] or "")
    assert all(attributes.get("scope") for tag, attributes in page.tags if tag == "th")
    assert ("html", {"lang": "en"}) in page.tags
    assert text.startswith("<!doctype html>")


def test_plots_are_sound_svg_within_their_frame() -> None:
    words = Labels("a < b", 'says "so" & more', "x")
    drawn = [
        whiskers([Whisker("one", 3, -50, 70), Whisker("<two>", 0, 0, 0)], words, (-60, 80), 0),
        curves([Line("one", [(1, 0), (9, 120)]), Line("two", [(1, 5), (9, 99)])], words, (0, 100), [50]),
        bars([(-5, 3), (0, 0), (5, 9)], 5, words, 1),
    ]
    for svg in drawn:
        tree = ElementTree.fromstring(svg)
        assert tree.find("title") is not None
        _, _, width, height = map(float, tree.attrib["viewBox"].split())
        for node in tree.iter():
            for name, most in (("x", width), ("x1", width), ("cx", width), ("y", height), ("y2", height)):
                if name in node.attrib:
                    assert -1 <= float(node.attrib[name]) <= most, (node.tag, node.attrib)


@pytest.mark.parametrize("span", [0.3, 1, 7, 99, 12345])
def test_ticks_are_few_and_round(span: float) -> None:
    ticks = Scale(0, span, 0, 100).ticks()
    assert 3 <= len(ticks) <= 8
    assert f"{nice_step(span):e}"[0] in "125"


def test_points_are_drawn_where_they_are_more_than_won_or_lost() -> None:
    points = page_of(played(setting("random", "random", game="qwinto"), 10))[1]
    plain = page_of(played(setting("random", "random"), 10))[1]
    assert points.count("svg") == plain.count("svg") + 2
    assert "random #1" in points.words
    assert "random #2" in points.words


def test_a_sequential_test_shows_its_course_and_its_verdict() -> None:
    run = Run(setting("casual@60it", "random"), 2000, Sequential(0.05))
    with engine_for(run.setting, "local", 1) as engine:
        run.play(engine)
    page = page_of(run)[1]
    assert "casual@60it is significantly better than random." in page.words
    assert "first is better" in page.words


def test_faults_and_names_are_shown_as_they_are_and_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "b.py").write_text(
        "class B:\n    def choose(self, view):\n        raise ValueError('<script>alert(1)</script>')\n"
    )
    text, page = page_of(played(setting(f"{tmp_path}/b.py:B", "random"), 2), "arcus arena '<b>'")
    assert "<script>" not in text
    assert "<script>alert(1)</script>" in page.words
    assert "crashed in 2 games" in page.words
    assert "arcus arena '<b>'" in page.words


def test_one_bot_alone_has_a_report_too() -> None:
    page = page_of(played(setting("random", game="qwinto", players=1), 8))[1]
    assert "points on average" in page.words


def test_names_that_stand_twice_are_numbered() -> None:
    assert numbered(played(setting("random", "greedy", "random"), 6).summary().bots) == [
        "random #1",
        "greedy",
        "random #2",
    ]
