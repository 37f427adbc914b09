"""The state of a Red7 game, and how moves change it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.core import position as core
from arcus.core.bits import bit
from arcus.core.events import EventSink
from arcus.core.luck import Luck, Rng
from arcus.games.red7 import cards, fields as at, legality, moves, rounds, scoring, stages, turns

GAME_NUMBER: Final = 1  # this game's number in packed bytes


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Red7Position(core.Position):
    """All hands, palettes and the deck."""

    deck: vec[i64]  # the round's deck, top last; shared between copies, so never written to

    def __init__(self, data: vec[i64], deck: vec[i64]) -> None:
        self.data = data
        self.deck = deck

    def copy(self) -> "Red7Position":
        return Red7Position(self.data[:], self.deck)

    def to_bytes(self) -> bytes:
        return core.packed(GAME_NUMBER, [self.data, self.deck[: self.data[at.LEFT]]])

    def begin(self, luck: Luck, sink: EventSink) -> None:
        self.deck = rounds.begin(self.data, luck, sink)

    def to_act(self) -> i64:
        if self.data[at.STAGE] == stages.OVER:
            return 0
        return bit(self.data[at.TURN])

    def points(self, seat: i64) -> i64:
        return scoring.points(self.data, seat)

    def legal(self, seat: i64) -> vec[i64]:
        return legality.legal_moves(self.data, self.deck)

    def random_move(self, seat: i64, rng: Rng) -> i64:
        d = self.data
        stage = d[at.STAGE]
        if stage == stages.OPENING:
            return legality.random_opening(d, self.deck, rng)
        if stage == stages.AFTER:
            return legality.random_after(d, rng)
        if stage == stages.DONE:
            return core.COUNT_UNIT | moves.END
        return core.Position.random_move(self, seat, rng)

    def move_count(self) -> i64:
        return moves.COUNT

    def rule_against(self, seat: i64, move: i64) -> i64:
        return legality.rule_against(self.data, self.deck, move)

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        d[at.DECISION] += 1
        if move < moves.LAY:
            return self._apply_without_card(move, luck, sink)
        if move < moves.PAINT:
            return turns.lay(d, self.deck, move - moves.LAY, sink)
        if move < moves.REPAINT:
            turns.paint(d, move - moves.PAINT, sink)
        elif move < moves.TAKE:
            turns.repaint(d, move - moves.REPAINT, sink)
        else:
            self.deck = turns.take(d, self.deck, move - moves.TAKE, sink)
        return 0

    def _apply_without_card(self, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        if move == moves.DRAW:
            turns.draw(d, self.deck, sink)
            d[at.STAGE] = stages.DONE
            return core.REVEALED
        if move == moves.PASS:
            flags = turns.pass_turn(d, sink)
        else:
            flags = turns.end_turn(d, sink)
        if flags & core.ROUND_ENDED == 0:
            return flags
        if rounds.end(d, sink):
            return flags | core.GAME_ENDED
        self.deck = rounds.begin(d, luck, sink)
        return flags | core.REVEALED


def blank(players: i64, options: i64, rounds: i64) -> Red7Position:
    """Return a position before the first round."""
    d = at.EMPTY[:]
    d[at.PLAYERS] = players
    d[at.OPTIONS] = options
    d[at.ROUNDS] = rounds
    d[at.CANVAS_TOP] = cards.NO_CARD
    d[at.LAST] = cards.NO_CARD
    d[at.RULE] = cards.RED
    return Red7Position(d, vec[i64]())


def from_bytes(data: bytes) -> Red7Position:
    """Return the position that `to_bytes` wrote, or raise ValueError."""
    parts = core.unpacked(GAME_NUMBER, data, 2)
    if len(parts[0]) != at.SIZE:
        raise ValueError(core.OTHER_VERSION)
    return Red7Position(parts[0], parts[1])
