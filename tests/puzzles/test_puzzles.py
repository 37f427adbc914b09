"""Puzzles follow the engine: positions and answers are legal, proofs have their shape, and other answers are refused.

`test_proofs.py` checks the proofs themselves.
"""

import datetime
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from arcus.bots.levels import LEVELS
from arcus.core.game import Refusal, UsageError
from arcus.games import GAMES
from arcus.locale import LANGUAGES, catalogue
from arcus.puzzles import HARDEST, Puzzle, find_puzzle, next_puzzle, puzzle_of_day, puzzles_of
from arcus.puzzles.find import chosen
from arcus.puzzles.kind import Wrong
from arcus.puzzles.kinds import KIND_OF, KINDS
from arcus.puzzles.kobito import won
from arcus.puzzles.play import Attempt
from arcus.puzzles.puzzle import answer_text
from arcus.puzzles.qwinto import CLEAR, GAMES as PLAYED_ON, LEAST_MARGIN
from arcus.puzzles.rainbow import STUCK

EACH = pytest.mark.parametrize("game", GAMES)
DAY = datetime.date(2026, 11, 16)


def answers(puzzle: Puzzle) -> Iterator[Attempt]:
    """Yield every answer that can be given; of Kobito only one, which ends the turn as soon as possible."""
    lines: list[tuple[str, ...]] = [()]
    while lines:
        attempt = Attempt(puzzle)
        line = lines.pop()
        result = [attempt.play(attempt.game.parse_move(move)) for move in line][-1:]
        if (result == [None] and attempt.is_done) or any(isinstance(each, Wrong) for each in result):
            yield attempt
        else:
            moves = sorted((choice.text for choice in attempt.view().moves), key=lambda text: text != "end")
            lines += [(*line, move) for move in (moves[:1] if puzzle.kind == "pots" else moves)]


@EACH
def test_there_are_enough_and_no_two_alike(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 100
    assert [puzzle.name for puzzle in puzzles] == [f"{game}-{nth}" for nth in range(1, len(puzzles) + 1)]
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    assert {(puzzle.game, puzzle.kind) for puzzle in puzzles} == {(game, KIND_OF[game].name)}


@EACH
def test_difficulties_follow_from_how_often_bots_find_the_answer(game: str) -> None:
    puzzles = puzzles_of(game)
    assert all(list(puzzle.solved) == list(LEVELS) for puzzle in puzzles)
    assert all(0 <= rate <= 1 for puzzle in puzzles for rate in puzzle.solved.values())
    graded = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, -puzzle.share))
    assert [puzzle.share for puzzle in graded] == sorted((puzzle.share for puzzle in puzzles), reverse=True)
    counts = Counter(puzzle.difficulty for puzzle in puzzles)
    assert max(counts.values()) - min(counts.values()) <= 1
    assert set(counts) == set(range(1, HARDEST + 1))


@EACH
def test_a_position_is_one_of_the_engine_and_its_question_is_asked_there(game: str) -> None:
    for puzzle in puzzles_of(game):
        table = puzzle.make_game()
        position = table.parse_position(puzzle.position)
        assert table.position_text(position) == puzzle.position, puzzle.name
        assert position.to_act() >> puzzle.seat & 1, puzzle.name
        assert KINDS[puzzle.kind].is_asked(position, puzzle.seat), puzzle.name


@EACH
def test_the_solution_is_legal_and_solves_it(game: str) -> None:
    for puzzle in puzzles_of(game):
        attempt = Attempt(puzzle, puzzle.solution)
        assert attempt.is_done, puzzle.name
        with pytest.raises(UsageError, match="is solved; go on to another one"):
            attempt.play(0)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "kobito"])
def test_every_other_answer_is_refused_with_a_reason(game: str) -> None:
    say = catalogue("en").say
    for puzzle in puzzles_of(game):
        right, wrong = 0, 0
        for attempt in answers(puzzle):
            answer = tuple(attempt.moves)
            reason = attempt.kind.why_wrong(puzzle, answer_text(answer), attempt.start, attempt.position)
            assert (reason is None) == (answer == puzzle.solution), f"{puzzle.name}: {answer}"
            if reason is not None:
                wrong += 1
                assert say(reason.message, **reason.arguments)
            right += reason is None
        assert wrong >= 2, puzzle.name
        assert right == 1, puzzle.name


def test_a_turn_of_kobito_without_two_pots_is_refused() -> None:
    refused = 0
    for puzzle in puzzles_of("kobito"):
        for attempt in answers(puzzle):
            pots = won(attempt.start, attempt.position)
            reason = attempt.kind.why_wrong(puzzle, answer_text(tuple(attempt.moves)), attempt.start, attempt.position)
            assert reason == (None if pots >= 2 else Wrong("puzzle-pots-wrong", {"pots": pots})), puzzle.name
            refused += reason is not None
    assert refused > len(puzzles_of("kobito")) / 2


@EACH
def test_an_illegal_move_is_answered_by_the_engine(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    attempt = Attempt(puzzle)
    legal = {choice.number for choice in attempt.view().moves}
    before = attempt.position.to_bytes()
    for move in range(0, attempt.game.move_count, max(1, attempt.game.move_count // 50)):
        if move not in legal:
            assert isinstance(attempt.play(move), Refusal)
    assert attempt.position.to_bytes() == before
    assert attempt.moves == []


def test_moves_that_end_an_answer_wrongly_lead_nowhere() -> None:
    with pytest.raises(UsageError, match="expected moves that can lead to an answer of red7-1, got 'pass'"):
        Attempt(puzzles_of("red7")[0], ["pass"])


def test_the_player_sees_no_more_than_at_a_table() -> None:
    """Only Rainbow shows what was seen before, as its table with the memory aid does."""
    for game in GAMES:
        view = Attempt(puzzles_of(game)[0]).view()
        assert view.seat == puzzles_of(game)[0].seat
        assert (view.memory is not None) == (game == "rainbow")


def test_a_proof_has_the_shape_of_its_kind() -> None:
    for puzzle in puzzles_of("red7"):
        turns = {answer_text(tuple(attempt.moves)) for attempt in answers(puzzle)} - {"pass"}
        assert set(puzzle.proof.refuted) == turns - {answer_text(puzzle.solution)}, puzzle.name
        assert puzzle.proof.method == "exhaustive"
    for puzzle in puzzles_of("rainbow"):
        row = len(Attempt(puzzle).view().table.row)
        flips = {f"flip {place}" for place in range(1, row + 1)}
        assert set(puzzle.proof.refuted) == flips - set(puzzle.solution), puzzle.name
        assert puzzle.proof.method == "exhaustive"
    for puzzle in puzzles_of("qwinto"):
        others = {choice.text for choice in Attempt(puzzle).view().moves} - set(puzzle.solution)
        assert set(puzzle.proof.values) == set(puzzle.proof.errors) == others, puzzle.name
        assert puzzle.proof.method == "margin"
        assert puzzle.proof.cases in PLAYED_ON
        for answer, error in puzzle.proof.errors.items():
            assert -puzzle.proof.values[answer] >= max(LEAST_MARGIN, CLEAR * (error - 0.005)) - 0.005, puzzle.name
    for puzzle in puzzles_of("kobito"):
        assert puzzle.proof.method == "exhaustive"
        assert "end" not in puzzle.solution


def test_a_refutation_can_happen() -> None:
    """What refutes a wrong answer is legal and ends badly: the player can only pass, or has lost the round."""
    for puzzle in puzzles_of("red7"):
        for answer, reply in puzzle.proof.refuted.items():
            attempt = Attempt(puzzle)
            *line, last = answer.split(", ")
            for move in line:
                assert attempt.play(attempt.game.parse_move(move)) is None
            wrong = attempt.play(attempt.game.parse_move(last))
            assert isinstance(wrong, Wrong)
            done = [event for event in wrong.events if event.seat == 1 - puzzle.seat]
            cards = [move.split()[1] for move in reply.split(", ") if " " in move]
            assert [event.what for event in done if event.kind in ("laid", "painted")] == cards, puzzle.name
    for puzzle in puzzles_of("rainbow"):
        for answer, refutation in puzzle.proof.refuted.items():
            attempt = Attempt(puzzle)
            wrong = attempt.play(attempt.game.parse_move(answer))
            assert isinstance(wrong, Wrong)
            if refutation == STUCK:
                assert wrong == Wrong("puzzle-flip-stuck")
                continue
            assert {event.kind for event in wrong.events} & {"met_twin", "met_shade"}, puzzle.name
            world = attempt.game.parse_position(refutation)
            seen, truth = (attempt.game.view(each, puzzle.seat) for each in (world, attempt.start))
            assert seen.table == truth.table, f"{puzzle.name}: what is shown there is shown here"
            assert seen.memory.row == truth.memory.row


# -- which puzzle


def test_a_puzzle_is_found_by_name() -> None:
    assert find_puzzle("red7-17") is puzzles_of("red7")[16]
    for name in ("red7-0", "red7-9999", "red7", "chess-1", "", "-"):
        with pytest.raises(UsageError, match="unknown puzzle"):
            find_puzzle(name)
    with pytest.raises(UsageError, match="unknown game 'chess'; choose one of red7, qwinto"):
        puzzles_of("chess")


def test_the_games_take_turns_with_the_puzzle_of_the_day() -> None:
    days = [DAY + datetime.timedelta(nth) for nth in range(4 * 110)]
    puzzles = [puzzle_of_day(day) for day in days]
    assert {puzzle.game for puzzle in puzzles[:4]} == set(GAMES)
    assert [puzzle.game for puzzle in puzzles[4:]] == [puzzle.game for puzzle in puzzles[:-4]]


@EACH
def test_no_puzzle_of_the_day_comes_again_before_all_others_have_come(game: str) -> None:
    first = datetime.date(2026, 1, 1)
    laps = [
        [
            puzzle_of_day(first + datetime.timedelta(lap * len(puzzles_of(game)) + nth), game).name
            for nth in range(len(puzzles_of(game)))
        ]
        for lap in (-1, 0, 1)
    ]
    assert all(sorted(lap) == sorted(puzzle.name for puzzle in puzzles_of(game)) for lap in laps)
    assert laps[0] != laps[1] != laps[2]


def test_the_puzzle_of_a_day_is_the_same_everywhere() -> None:
    """These names change only with the data; a server with the same data shows the same puzzle."""
    assert [puzzle_of_day(DAY, game).name for game in (None, *GAMES)] == [
        "kobito-24",
        "red7-34",
        "qwinto-69",
        "rainbow-94",
        "kobito-96",
    ]


@EACH
def test_the_next_puzzle_is_the_easiest_that_is_not_done(game: str) -> None:
    done: list[Puzzle] = []
    while (puzzle := next_puzzle(game, done=frozenset(each.name for each in done))) is not None:
        done.append(puzzle)
    assert len(done) == len(puzzles_of(game))
    assert [puzzle.difficulty for puzzle in done] == sorted(puzzle.difficulty for puzzle in done)
    hard = next_puzzle(game, 4)
    assert hard is not None
    assert hard.difficulty == 4


def test_candidates_with_solutions_of_their_own_are_chosen_first_and_graded_by_fifths() -> None:
    one, other, third, *_ = (msgspec.structs.replace(each, solved={"master": 0.5}) for each in puzzles_of("red7"))
    same = [msgspec.structs.replace(one, solved={"master": share}) for share in (0.9, 0.1, 0.4)]
    kept = chosen([*same, other, third], 3)
    assert [puzzle.solution for puzzle in kept] == [one.solution, other.solution, third.solution]
    assert [(puzzle.name, puzzle.difficulty) for puzzle in kept] == [("red7-1", 1), ("red7-2", 2), ("red7-3", 4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_words(language: str) -> None:
    words = catalogue(language)
    for kind in KINDS.values():
        puzzle = puzzles_of(kind.game)[0]
        assert words.say(f"puzzle-{kind.name}-task")
        assert words.say(f"puzzle-{kind.name}-done", **kind.praise(puzzle))
