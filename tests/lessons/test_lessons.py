"""Lessons agree with the engine: positions and moves are legal, every path through a step ends, and messages exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from arcus.core.game import Refusal, UsageError
from arcus.games import GAMES
from arcus.lessons import LESSONS, Lesson, Step, find_lesson
from arcus.lessons.lesson import LEARNER, fits
from arcus.lessons.play import Played, Wrong
from arcus.locale import LANGUAGES, catalogue
from tests.locale.reading import FOLDER, file_messages

DOCS = Path(__file__).parents[2] / "docs" / "rules"
STEPS = [
    pytest.param(lesson, step, id=f"{lesson.name}-{step.name}") for lesson in LESSONS.values() for step in lesson.steps
]
EACH = pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
ON_STEPS = pytest.mark.parametrize(("lesson", "step"), STEPS)


def ways(lesson: Lesson, step: Step) -> Iterator[Played]:
    """Yield the step after every sequence of moves that leads on, the first with none."""
    queue: list[tuple[str, ...]] = [()]
    while queue:
        played = Played(lesson, step, queue.pop())
        yield played
        queue += [(*played.moves, played.game.move_text(move)) for move in played.leads_on()]


def test_there_is_a_lesson_for_every_game_and_variant() -> None:
    assert {lesson.game for lesson in LESSONS.values()} == set(GAMES)
    assert [name for name, lesson in LESSONS.items() if name != lesson.name] == []
    taught = {(lesson.game, option) for lesson in LESSONS.values() for option in lesson.options}
    assert taught == {("red7", "advanced"), ("red7", "actions"), ("rainbow", "memory_aid")}


def test_an_unknown_lesson_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(
        UsageError, match=r"unknown lesson 'chess'; choose one of red7, red7-advanced, red7-actions, qw"
    ):
        find_lesson("chess")


@EACH
def test_a_lesson_is_short(lesson: Lesson) -> None:
    assert 6 <= len(lesson.steps) <= 12
    assert 2 <= lesson.minutes <= 4
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    assert not lesson.steps[-1].is_lit, "the last step is solved without help"


@ON_STEPS
def test_a_position_is_one_of_the_engine(lesson: Lesson, step: Step) -> None:
    """Writing it out and reading it again gives the same position, and the learner is to act."""
    game = lesson.make_game()
    position = game.parse_position(step.position)
    text = game.position_text(position)
    assert game.position_text(game.parse_position(text)) == text
    assert game.from_bytes(position.to_bytes()).to_bytes() == position.to_bytes()
    assert position.to_act() >> LEARNER & 1
    assert game.outcome(position) is None


@ON_STEPS
def test_every_way_through_a_step_ends(lesson: Lesson, step: Step) -> None:
    """From each point that can be reached, the line can be finished; its replies are legal, too."""
    ended = 0
    for played in ways(lesson, step):
        assert played.is_done or played.leads_on(), f"no move leads on after {played.moves}"
        ended += played.is_done
        legal = {move.number for move in played.view().moves}
        assert played.is_done or set(played.leads_on()) <= legal
    assert ended > 0


@ON_STEPS
def test_every_item_of_a_line_is_of_use(lesson: Lesson, step: Step) -> None:
    """Each alternative is made on some way through the step."""
    made = {move for played in ways(lesson, step) for move in played.moves}
    for item in step.line:
        for pattern in item.removeprefix("?").split("|"):
            assert any(fits(pattern, move) for move in made), f"no move fits {pattern}"


@ON_STEPS
def test_every_reply_to_a_wrong_move_can_be_given(lesson: Lesson, step: Step) -> None:
    given = set[str]()
    for played in ways(lesson, step):
        for move in played.view().moves if not played.is_done else ():
            if move.number not in played.leads_on():
                before = (played.moves.copy(), played.game.position_text(played.position))
                answer = played.play(move.number)
                assert isinstance(answer, Wrong)
                assert (played.moves, played.game.position_text(played.position)) == before, "it changes nothing"
                given.add(answer.message)
    assert {f"lesson-{lesson.name}-wrong-{name}" for name in step.wrong.values()} <= given


@ON_STEPS
def test_an_illegal_move_is_answered_by_the_engine(lesson: Lesson, step: Step) -> None:
    """The reason is the very one that `why_not` gives, with the sentence of the rule."""
    played = Played(lesson, step)
    legal = set(played.position.legal(LEARNER))
    refused = next(move for move in range(played.game.move_count) if move not in legal)
    answer = played.play(refused)
    assert isinstance(answer, Refusal)
    assert answer == played.game.refusal(played.position.why_not(LEARNER, refused))
    assert catalogue().has(answer.message)
    assert played.moves == []


@ON_STEPS
def test_rules_and_places_exist(lesson: Lesson, step: Step) -> None:
    numbers = set(re.findall(r"^- \*\*(\d+\.\d+)\*\*", (DOCS / f"{lesson.game}.md").read_text(encoding="utf-8"), re.M))
    assert step.rules
    assert set(step.rules) <= numbers
    assert set(step.shows) <= set(lesson.make_game().place_texts)


def test_a_newcomer_makes_every_kind_of_turn_of_red7() -> None:
    """A card in the palette, a card on the canvas, both, and a pass, each shown first."""
    turns = {tuple(move.split()[0] for move in step.line) for step in LESSONS["red7"].steps if step.is_lit}
    assert turns == {("lay", "end"), ("paint", "end"), ("lay", "paint", "end"), ("pass",)}


def test_every_colour_is_the_rule_once_in_red7() -> None:
    rules = {played.view().table.rule for step in LESSONS["red7"].steps for played in ways(LESSONS["red7"], step)}
    assert rules == set("ROYGBIV")


def test_moves_after_the_end_are_refused() -> None:
    step = LESSONS["red7"].steps[0]
    played = Played(LESSONS["red7"], step, step.line)
    assert played.is_done
    with pytest.raises(UsageError, match="is done"):
        played.play(0)
    with pytest.raises(UsageError, match="expected moves that solve step 'lay' of red7, got 'pass'"):
        Played(LESSONS["red7"], step, ["pass"])


def test_the_learner_sees_no_more_than_at_a_table() -> None:
    """The memory of a seat is shown only with the memory aid, and another hand never."""
    for name, lesson in LESSONS.items():
        view = Played(lesson, lesson.steps[0]).view()
        assert view.seat == LEARNER
        assert (view.memory is not None) == (name == "rainbow-memory")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_steps(language: str) -> None:
    """Each step has an idea and a task, each reply is there, and no message is left over."""
    found = {each for each in file_messages(FOLDER / language / "lessons.ftl") if len(each.split("-")) > 2}
    needed, spare = set[str](), set[str]()
    for lesson in LESSONS.values():
        needed.add(f"lesson-{lesson.name}-name")
        needed |= {lesson.message(step, part) for step in lesson.steps for part in ("idea", "task")}
        spare |= {lesson.message(step, "done") for step in lesson.steps}
        replies = {*lesson.wrong.values(), *(name for step in lesson.steps for name in step.wrong.values())}
        needed |= {f"lesson-{lesson.name}-wrong-{name}" for name in replies}
    about = {each for each in found if each.split("-")[1] in GAMES}
    assert sorted(needed - about) == []
    assert sorted(about - needed - spare) == []


def test_the_page_offers_a_lesson_with_its_minutes() -> None:
    """The first page names them before it has asked the server for anything."""
    source = (DOCS.parents[1] / "web" / "src" / "lib" / "games.ts").read_text(encoding="utf-8")
    offered = dict(re.findall(r'\{ name: "(\w+)".*minutes: (\d+) \}', source))
    assert offered == {name: str(LESSONS[name].minutes) for name in GAMES}
