"""Every language has every message, every message is used, and the terminal uses the chosen language."""

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource, Term

from arcus import GAMES
from arcus.bots.levels import make_bot
from arcus.cli.replay import Story
from arcus.cli.simulate import random_record
from arcus.core.game import AnyGame, Event, Outcome
from arcus.core.luck import FastLuck
from arcus.games.kobito import stages as kobito_stages
from arcus.games.qwinto import stages as qwinto_stages
from arcus.games.rainbow import stages as rainbow_stages
from arcus.games.red7 import stages as red7_stages
from arcus.lessons import LESSONS
from arcus.locale import ENTRY, LANGUAGES, SYSTEM, Catalogue, catalogue, chosen_language
from arcus.records.match import Match
from arcus.records.record import Record
from arcus.records.replay import Replay
from arcus.tui.layout import WIDTH, may
from arcus.tui.tables import table_lines
from arcus.tui.words import event_text, outcome_lines, story_lines
from tests.cases import CASES, Case
from tests.command import arcus_in
from tests.locale.reading import (
    FOLDER,
    GAP,
    all_selects,
    all_variables,
    asked,
    file_messages,
    fits,
    messages,
    parsed,
    stems,
)

NUMBERS = (0, 1, 2, 5, 21, 22, 100)
ENGLISH = sorted(messages("en"))
OTHERS = [language for language in LANGUAGES if language != "en"]
STAGES = {
    "red7": red7_stages.NAMES,
    "qwinto": qwinto_stages.NAMES,
    "rainbow": rainbow_stages.NAMES,
    "kobito": kobito_stages.NAMES,
}
SMALL = [case for case in CASES if case.players == max(2, GAMES[case.name].min_players)]


def test_every_folder_is_a_language() -> None:
    assert {each.name for each in FOLDER.iterdir() if each.is_dir() and list(each.glob("*.ftl"))} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_file_by_file(language: str) -> None:
    for file in sorted({each.name for each in FOLDER.glob("*/*.ftl")}):
        assert (FOLDER / language / file).exists(), f"{language}/{file} is missing"
        own, english = (set(file_messages(FOLDER / each / file)) for each in (language, "en"))
        assert sorted(english - own) == [], f"missing in {language}/{file}"
        assert sorted(own - english) == [], f"not English: {language}/{file}"


def shared(language: str) -> list[str]:
    """Return the messages that a language has in common with English; another test checks that none is missing."""
    return [name for name in ENGLISH if name in messages(language)]


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_the_variables_of_english(language: str) -> None:
    for name in shared(language):
        assert all_variables(language, name) == all_variables("en", name), f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    """Selections by number have exactly the plural forms of the language."""
    rule = Locale(language).plural_form
    reached = {rule(number) for number in range(200)}
    for name, parts in messages(language).items():
        for select in parts.selects:
            if select.is_plural and select.words != {"other"}:
                assert select.words <= {*rule.tags, "other"}, f"{language}: {name} has forms that are not {language}"
                assert reached <= select.words, f"{language}: {name} lacks {reached - select.words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_cut_out_of_their_files_whole(language: str) -> None:
    """A catalogue parses each entry by itself, when it is first said."""
    entries: list[str] = []
    for file in (FOLDER / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        found = {entry[1]: entry[0] for entry in ENTRY.finditer(text)}
        entries += found
        whole = {("-" if isinstance(each, Term) else "") + each.id.name: each for each in parsed(text)}
        assert set(found) == set(whole), file
        for name, source in found.items():
            (alone,) = parsed(source)
            assert alone.equals(whole[name], ignored_fields=["comment", "span"]), f"{file}: {name}"
    words = Catalogue(language)
    assert all(words.has(name) for name in entries if not name.startswith("-"))
    assert words.say("lesson-right") == words.say("lesson-right") != ""
    assert words.has("lesson-right")
    assert not words.has("lesson-wrong-name")


def test_a_message_can_be_said_while_another_thread_parses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that came while the first one parsed used to find no message."""
    words = Catalogue("en")
    said: list[str] = []

    def parse(text: str) -> Resource:
        monkeypatch.undo()
        said.append(words.say("lesson-right"))  # as by another thread, in the middle
        return FluentResource(text)

    monkeypatch.setattr("arcus.locale.FluentResource", parse)
    assert words.say("lesson-right") == "Well done!"
    assert said == ["Well done!"]


@cache
def samples(name: str) -> list[dict[str, Any]]:
    """Return arguments for a message: all keys that it selects by in any language, names, and numbers.

    A number between whose plurals no language chooses is 0, 21, and those for which there is a text of their own.
    """
    values: dict[str, list[Any]] = {}
    for variable in sorted(all_variables("en", name)):
        spoken = [language for language in LANGUAGES if name in messages(language)]
        selects = [each for language in spoken for each in all_selects(language, name) if each.variable == variable]
        counts = any(each.is_plural for each in selects) or variable in messages("en")[name].numbers
        words = {word for each in selects if not each.is_plural for word in each.words}
        plurals = {word for each in selects if each.is_plural for word in each.words} > {"other"}
        numbers = NUMBERS if plurals else sorted({0, 21}.union(*(map(int, each.numbers) for each in selects)))
        values[variable] = list(numbers) if counts else [*sorted(words), "Ann"]
    return [dict(zip(values, chosen, strict=True)) for chosen in itertools.product(*values.values())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = catalogue(language)
    for name in shared(language):
        for filled in samples(name):
            said = words.say(name, **filled)
            assert said == said.strip() != "", f"{language}: {name} with {filled}"
            assert not re.search(r"[{}]|  |\?\?\?", said), f"{language}: {name} with {filled}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_below_zero_have_their_sign(language: str) -> None:
    """A lost point used to read as a won one: the form for one was chosen, and it said 1."""
    words = catalogue(language)
    for name in (name for name in shared(language) if "points" in all_variables("en", name)):
        filled = samples(name)[0] | {"points": -1}
        assert re.search("[-\u2212]1", words.say(name, **filled)), f"{language}: {name}"


MISPRINTS = {
    "en": "(\\d|Ann)\\s+%|\u2019",
    "de": r"\w ?%|\w ?…|'",
    "fr": r" [:;!?%»]|\w[:;!?%»](?=\s|$)|«[^\u202f]|\s…|'",
    "hu": r"(\d|Ann)\s+%|\s…|'",
} | dict.fromkeys(("cs", "sk", "ru", "uk"), r"\w ?%|\s…|'")


@pytest.mark.parametrize("language", LANGUAGES)
def test_blanks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    """French used to let a colon begin a line, and a language wrote percentages both with and without a blank."""
    words = catalogue(language)
    said = {name: words.say(name, **samples(name)[0]) for name in shared(language)}
    assert {name: text for name, text in said.items() if re.search(MISPRINTS[language], text)} == {}


LETTERS = {
    "red7": ("board-letter-red7", "ROYGBIV"),
    "qwinto": ("board-letter", "OYP"),
    "rainbow": ("board-letter", "ROYGTBPWK"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LETTERS)
def test_letters_of_colours_cannot_be_mistaken(game: str, language: str) -> None:
    """German used to have G and Ge, and Russian wrote the letter of one blue on cards of the other."""
    message, colours = LETTERS[game]
    letters = [catalogue(language).say(message, colour=colour) for colour in colours]
    assert all(1 <= len(letter) <= 2 for letter in letters)
    assert [(one, two) for one, two in itertools.permutations(letters, 2) if two.startswith(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_red7_begin_the_names_of_its_colours(language: str) -> None:
    words = catalogue(language)
    for colour in "ROYGBIV":
        name = words.say(f"red7-tui-colour-{colour.lower()}")
        assert name.casefold().startswith(words.say("board-letter-red7", colour=colour).casefold())


# -- what the code asks for


def families() -> Iterator[str]:
    """Yield the names of messages that the code composes."""
    for game, kind in GAMES.items():
        yield from (f"{game}-{word}" for word in ("name", "tagline"))
        yield from (
            f"{game}-option-{field.name}".replace("_", "-") for field in msgspec.structs.fields(kind.option_type)
        )
        yield from (f"{game}-event-{each}".replace("_", "-") for each in kind.kinds)
        yield from (f"{game}-tui-ask-{stage}" for stage in STAGES[game])
    yield from (f"red7-tui-{word}-{colour}" for word in ("colour", "meets") for colour in "roygbiv")
    yield from (f"qwinto-tui-colour-{colour}" for colour in "oyp")


FAMILY = re.compile("-(event|option|tui-ask|tui-colour|tui-meets)-")
LOOSE = {f"red7-tui-{GAP}-{GAP}"}  # fits too much; its messages are a family


def is_asked(name: str) -> bool:
    """Return whether the code, or another message, uses this message."""
    if name.partition("-")[0] in GAMES and FAMILY.search(name):
        return name.removesuffix("-hidden") in set(families())
    if name in asked().literals or any(name in parts.references for parts in messages("en").values()):
        return True
    patterns = {*asked().patterns, *(f"{stem}-{GAP}" for stem in stems())} - LOOSE
    return any(fits(pattern, name) for pattern in patterns)


def test_no_message_is_there_for_nothing() -> None:
    assert [name for name in ENGLISH if not is_asked(name)] == []


def test_no_message_is_missing() -> None:
    """Every full name in the code exists, and every name with gaps matches at least one message."""
    kinds = {name.partition("-")[0] for name in ENGLISH}
    wanted = {name for name in asked().literals if name.partition("-")[0] in kinds} | set(families())
    assert sorted(wanted - set(ENGLISH) - stems() - set(LESSONS)) == []  # a lesson is named like a message
    made_up = {each for each in asked().patterns if each.partition("-")[0] in kinds}
    assert [each.replace(GAP, "…") for each in sorted(made_up) if not any(fits(each, name) for name in ENGLISH)] == []


# -- which language is spoken


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "hu_HU"}, "hu"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "hu_HU", "LC_ALL": "fr_FR@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "ARCUS_LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "ARCUS_LANG": "fr-CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "ARCUS_LANG": ""}, "de"),
    ],
)
def test_the_language_is_that_of_arcus_lang_or_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("ARCUS_LANG", *SYSTEM):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert chosen_language() == language
    assert catalogue().language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_speaks_the_language(language: str) -> None:
    """A game is played in it to the end: what is asked, what happens, how it ends, and what is not allowed."""
    answers = "why keep\n" + "1\n" * 400
    done = arcus_in({}, "play", "qwinto", "--players", "1", "--seed", "1", "--lang", language, stdin=answers)
    assert done.returncode == 0, done.stderr
    words = catalogue(language)
    for name in ("terminal-your-turn", "qwinto-tui-key", "terminal-over", "qwinto-why-alone", "qwinto-line-orange"):
        assert words.say(name).split(":")[0] in re.sub(r"\s*\n\s*", " ", done.stdout), name
    assert words.say("terminal-forbidden", rule="3.1", sentence="") in done.stdout + " "


def test_lang_works_before_and_after_the_command_and_in_the_environment() -> None:
    german = catalogue("de").say("red7-tagline")
    assert german in arcus_in({}, "games", "--lang", "de").stdout
    assert german in arcus_in({}, "--lang", "de", "games").stdout
    assert german in arcus_in({"ARCUS_LANG": "de_CH.UTF-8"}, "games").stdout
    assert german in arcus_in({"LANG": "de_DE.UTF-8"}, "games").stdout
    assert catalogue("en").say("red7-tagline") in arcus_in({}, "games").stdout


@pytest.mark.parametrize("environment", [{}, {"ARCUS_LANG": "tlh"}])
def test_a_language_that_is_not_spoken_is_refused(environment: dict[str, str]) -> None:
    done = arcus_in(environment, "games", *(() if environment else ("--lang", "tlh")))
    assert done.returncode == 2
    assert "unsupported language 'tlh'; choose one of en, de" in done.stderr


# -- how it looks


NAMES = ("Ann", "Ben")
NUMBERED = {  # the random games that together say everything about a game; of each other variant it is the first
    "red7-2-actions=True": 9,  # ends with the last one in
    "red7-2-advanced=True-actions=True": 9,
    "red7-2-rounds=3": 9,
    "qwinto-2": 9,
    "rainbow-2-first=random": 7,  # a hand becomes empty
    "rainbow-2-first=1": 12,  # a tie
    "rainbow-2-memory_aid=True": 8,
    "kobito-2": 5,
}


@cache
def fixed_games(name: str) -> tuple[Record, ...]:
    """Return a game of every variant, and one of Qwinto that ends with two full rows."""
    cases = [case for case in SMALL if case.name == name]
    records = [random_record(case.game(), 7, NUMBERED.get(str(case), 1)) for case in cases]
    if name == "qwinto":
        records.append(greedy_record(cases[0].game()))
    return tuple(msgspec.structs.replace(record, names=list(NAMES)) for record in records)


def greedy_record(game: AnyGame) -> Record:
    """Return a game of greedy bots, which leave nothing to chance but the luck of the game."""
    match, bot = Match(game, FastLuck(0)), make_bot("greedy", game, 0)
    while seats := match.view(None).to_act:
        match.play(seats[0], bot.choose(match.view(seats[0])))
    return match.record(None)


class Noting(Catalogue):
    """A catalogue that knows which of its messages were said, and says the same again without formatting it again."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.said: dict[str, dict[tuple[tuple[str, Any], ...], str]] = {}
        self._words = catalogue(language)

    def has(self, message: str) -> bool:
        return self._words.has(message)

    def say(self, message: str, **words: Any) -> str:
        before = self.said.setdefault(message, {})
        key = tuple(words.items())
        if key not in before:
            before[key] = self._words.say(message, **words)
        return before[key]


NOTATION = re.compile(r"\b[gb][1-4]\b|\b[ROYGBIV][1-7]\b|\b[oyp][0-9]|[=@/]|[0-9][:-][0-9]|\bswap\b(?! card)")
ABOUT = re.compile("(event|tui|why|line)-")  # messages about what happens, the table, and the end
ELSEWHERE = {  # said in tests of their own
    "kobito-event-stopped",
    "kobito-why-stopped",
    "qwinto-why-alone",
    "red7-why-points",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_about_a_game_is_said_and_shown_in_every_language(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole games, as each seat and a spectator sees them: no line of a table is too wide, no sentence holds notation.

    Sentences used to: `legt kobito=2 bei g2 an`, `writes 9@y8`.
    """
    words = Noting(language)
    tables: list[str] = []
    stories: list[str] = []
    monkeypatch.setattr("arcus.cli.replay.table_lines", noted(table_lines, tables))
    monkeypatch.setattr("arcus.cli.replay.story_lines", noted(story_lines, stories))
    for record in fixed_games(name):
        for seat in (None, 0, 1):
            assert list(Story(Replay(record), seat, words).lines())
    assert [line for line in tables if len(line) > WIDTH] == []
    assert [line for line in stories if NOTATION.search(line)] == []
    wanted = {each for each in ENGLISH if each.startswith(f"{name}-") and ABOUT.match(each.removeprefix(f"{name}-"))}
    assert sorted(wanted - words.said.keys() - ELSEWHERE) == []


def noted(lines: Callable[..., Iterable[str]], seen: list[str]) -> Callable[..., list[str]]:
    """Return a function that gives the same lines, and adds them to those seen."""

    def give(*arguments: Any) -> list[str]:
        found = list(lines(*arguments))
        seen.extend(found)
        return found

    return give


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_stops_is_said_in_words(language: str) -> None:
    """No random game of Kobito comes to a point where nobody can do anything."""
    words = catalogue(language)
    stopped = event_text("kobito", Event("stopped", None, None, "", ""), None, NAMES, words)
    assert stopped == words.say("kobito-event-stopped")
    assert not NOTATION.search(stopped)
    lines = list(outcome_lines(Outcome((1,), (3, 5), "kobito-why-stopped", ((), ())), NAMES, words))
    assert words.say("kobito-why-stopped", winners="Ben", count=1) in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_lacks_cards_for_another_round_is_said_in_words(language: str) -> None:
    """In games at random somebody reaches the target first."""
    words = catalogue(language)
    lines = list(outcome_lines(Outcome((1,), (3, 5), "red7-why-points", ((), ())), NAMES, words))
    assert words.say("red7-why-points", winners="Ben", count=1) in lines


def test_what_is_asked_of_a_player_fits_a_line_of_a_phone() -> None:
    """Most of Red7's sentences used to take two lines; the one about all that may be done still does."""
    asked = re.compile(
        r"^ +\*?\[([a-z0-9-]+)\] (Your turn|For your|Put|Move|Now|Keep|Write|Lay|Flip|Play|Pay) ?(.*)$", re.M
    )
    for name in GAMES:
        text = (FOLDER / "en" / f"{name}.ftl").read_text("utf-8").split(f"{name}-tui-ask-", 1)[1]
        found = [match.group(0).split("] ", 1)[1] for match in asked.finditer(text) if match[1] != "lay-paint-pass"]
        assert len(found) > 2, name
        assert [each for each in found if len(each.replace("{ $owed }", "5")) > 49] == [], name


ASKED_FOR = {"red7": {"end": "end your turn", "pass": "pass", "paint": "canvas"}, "rainbow": {"flip": "flip"}}


@pytest.mark.parametrize("case", [case for case in SMALL if case.name in ASKED_FOR], ids=str)
def test_only_what_is_allowed_is_asked_for(case: Case) -> None:
    """Red7 used to say `or end your turn` where only the canvas was left, Rainbow spoke of flipping in an empty row."""
    replay = Replay(random_record(case.game(), 3, 1))
    steps = set()
    for _ in replay.steps():
        view = replay.match.view(next(iter(replay.match.view(None).to_act), None))
        if view.moves and view.table.stage in ("opening", "after"):
            ask = catalogue("en").say(f"{case.name}-tui-ask-{view.table.stage}", you="yes", who="", may=may(view))
            verbs = {move.text.partition(" ")[0] for move in view.moves}
            assert {words in ask for verb, words in ASKED_FOR[case.name].items() if verb in verbs} <= {True}, ask
            assert {words in ask for verb, words in ASKED_FOR[case.name].items() if verb not in verbs} <= {False}, ask
            steps.add(view.table.stage)
    assert "opening" in steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_who_is_affected_is_addressed(language: str) -> None:
    """Russian and Ukrainian used to say `of the opponent (you)`."""
    words, names = catalogue(language), NAMES
    took = Event("took", 0, "R7", "palette/1", "deck")
    to_ben, to_others = (event_text("red7", took, reader, names, words) for reader in (1, None))
    assert "Ben" in to_others
    assert "Ben" not in to_ben


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_the_tables_are_whole_and_apart_from_what_follows(language: str) -> None:
    """Long words used to be cut off, or to run into the next word."""
    words = catalogue(language)
    red7 = [line + " " for line in _opening("red7", language)]
    for letter in "ROYGBIV":
        assert any(f" {letter} {words.say(f'red7-tui-colour-{letter.lower()}')} " in line for line in red7)
    qwinto = [line + " " for line in _opening("qwinto", language)]
    labels = [words.say(f"qwinto-tui-{name}") for name in ("column", "colour-o", "colour-y", "colour-p", "misthrows")]
    assert [label for label in labels if not any(line.startswith(label + " ") for line in qwinto)] == []


def _opening(game: str, language: str) -> list[str]:
    """Return the table at the beginning of a game."""
    case = next(each for each in SMALL if each.name == game)
    match = Replay(random_record(case.game(), 7, 1)).match
    return table_lines(match.view(None), NAMES, catalogue(language).say)
