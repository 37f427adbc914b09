"""A replay shows a seat nothing that the seat did not know: no card and no choice."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec
import pytest

from arcus.cli.replay import Story
from arcus.core.bits import members
from arcus.core.luck import FastLuck, Rng
from arcus.locale import catalogue
from arcus.records.match import Match
from arcus.records.record import Record, RecordError
from arcus.records.replay import Replay
from tests.cases import CASES, Case, tried

SHORT = [case for case in CASES if 2 <= case.players <= 3]  # with one player nothing is hidden
SWAPS = 12  # pairs of cards that are tried at a moment


def twins(case: Case, seed: int, seat: int | None, moves: int) -> tuple[Record, Record]:
    """Return two unfinished games that looked the same to a seat at every moment.

    The first is a random game, cut after `moves` moves, or after as many more as it takes until the seat
    does not know everything. If the game ends before that, it is cut earlier.
    """
    match, rng = Match(case.game(), FastLuck(seed)), Rng(seed)
    while owing := members(match.position.to_act()):
        if len(match.moves) >= moves:
            record = match.record()
            shown = list(seen(record, seat))
            for other in bent(record, match, seat, rng):
                if shows(other, seat, shown):
                    return record, other
        mover = owing[rng.below(len(owing))]
        legal = match.position.legal(mover)
        match.play(mover, legal[rng.below(len(legal))])
    assert moves, f"{case}, seed {seed}: seat {seat} knew everything at every moment"
    return twins(case, seed, seat, moves // 2)


def bent(record: Record, match: Match, seat: int | None, rng: Rng) -> Iterator[Record]:
    """Yield the record with two cards exchanged, and with another last move if it is hidden; not all can be played."""
    if record.moves and match.move_text(len(record.moves) - 1, seat) is None:
        for move in range(match.game.move_count):
            last = f"{match.moves[-1][0]} {match.game.move_text(move)}"
            if last != record.moves[-1]:
                yield msgspec.structs.replace(record, moves=[*record.moves[:-1], last])
    piles = [(name, list(cards)) for name, cards in sorted(record.luck.items()) if isinstance(cards, list)]
    for _ in range(SWAPS if piles else 0):
        name, pile = piles[rng.below(len(piles))]
        cards = list(pile)
        one, other = rng.below(len(cards)), rng.below(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
        if cards != pile:
            yield msgspec.structs.replace(record, luck={**record.luck, name: cards})


def shows(record: Record, seat: int | None, shown: list[Any]) -> bool:
    """Return whether a record can be played, and shows the seat these views and events."""
    try:
        return all(here == there for here, there in zip_longest(shown, seen(record, seat)))
    except RecordError:
        return False


def seen(record: Record, seat: int | None) -> Iterator[Any]:
    """Yield every view of a seat, from the deal to the end of a record, and then all its events."""
    replay = Replay(record)
    yield replay.match.view(seat)
    for _ in replay.steps():
        yield replay.match.view(seat)
    yield replay.match.events(seat)


@pytest.mark.parametrize("case", SHORT, ids=str)
@tried(seed=2**40, moves=14, who=2**40)
def test_a_replay_does_not_change_with_what_a_seat_cannot_know(case: Case, seed: int, moves: int, who: int) -> None:
    """Two games that looked the same to a seat at every moment read the same to it, move by move."""
    seat = [None, *range(case.players)][who % (case.players + 1)]
    one, other = twins(case, seed, seat, moves)
    assert one != other
    lines = [list(Story(Replay(record), seat, catalogue()).lines()) for record in (one, other)]
    assert lines[0] == lines[1]
