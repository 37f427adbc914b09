"""Red7, "the only turn that keeps you in": after it, no reply of the other player can put you out in your next turn.

The other player's turn uses one card or two. All cards that the seat has not seen could be among them, so a turn is
tried against every reply with every one or two of those cards. A wrong turn is refuted by one such reply.
"""

from collections.abc import Iterator

from arcus.core.bits import bit, count, members
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame, AnyView, Seat
from arcus.core.luck import FastLuck
from arcus.core.position import Position
from arcus.games.red7 import fields as at, moves, stages
from arcus.games.red7.position import Red7Position
from arcus.puzzles.kind import SEED, Kind, Proved, Wrong, story
from arcus.puzzles.puzzle import Proof, Puzzle, answer_text

Turn = tuple[int, ...]
LUCK = FastLuck(SEED)  # never asked: no card is drawn
FEWEST_TURNS = 3  # to choose from, without passing


class Stay(Kind):
    """The only turn that keeps you in, whatever the other player holds."""

    name = "stay"
    game = "red7"
    levels = ("casual", "skilled")

    def is_asked(self, position: Position, seat: Seat) -> bool:
        d = position.data
        return (
            d[at.STAGE] == stages.OPENING
            and d[at.HAND + 1 - seat] != 0
            and d[at.HAND + seat] & (d[at.HAND + seat] - 1) != 0
        )

    def prove(self, game: AnyGame, view: AnyView) -> Proved | None:
        assert view.seat is not None
        position = game.knowledge(view).sample(LUCK, 0)  # any sample will do: only visible cards are used
        turns = [turn for turn in _turns(position) if turn != (moves.PASS,)]
        if len(turns) < FEWEST_TURNS:
            return None
        cases = 0  # replies to the turn that is kept
        kept: list[Turn] = []
        refuted = {}
        for turn in turns:
            reply, tried = _refutation(position, view.seat, turn)
            if reply is None:
                cases = tried
                kept.append(turn)
                if len(kept) > 1:
                    return None
            else:
                refuted[_text(game, turn)] = _text(game, reply)
        if not kept:
            return None
        solution = tuple(game.move_text(move) for move in kept[0])
        return Proved(solution, Proof(method="exhaustive", cases=cases, refuted=refuted))

    def why_wrong(self, puzzle: Puzzle, answer: str, before: Position, after: Position) -> Wrong | None:
        if answer == answer_text(puzzle.solution):
            return None
        if answer == "pass":
            return Wrong("puzzle-stay-pass")
        game = puzzle.make_game()
        reply = puzzle.proof.refuted[answer]
        world = after.copy()
        assert isinstance(world, Red7Position)
        _give(world, 1 - puzzle.seat, [game.parse_move(text) for text in reply.split(", ")])
        return Wrong("puzzle-stay-wrong", {}, story(game, world, puzzle.seat, 1 - puzzle.seat, reply))


def _text(game: AnyGame, turn: Turn) -> str:
    return answer_text(tuple(game.move_text(move) for move in turn))


def _turns(position: Position) -> Iterator[Turn]:
    """Yield all turns of the seat to move."""
    seat = position.data[at.TURN]
    for move in position.legal(seat):
        after = position.copy()
        after.apply(seat, move, LUCK, NO_EVENTS)
        if after.to_act() >> seat & 1:
            yield from ((move, *rest) for rest in _turns(after))
        else:
            yield (move,)


def _refutation(position: Position, seat: Seat, turn: Turn) -> tuple[Turn | None, int]:
    """Return a reply after which the seat is out, or None if there is none; and how many replies were tried."""
    world = position.copy()
    assert isinstance(world, Red7Position)
    for move in turn:
        world.apply(seat, move, LUCK, NO_EVENTS)
    other = 1 - seat
    if world.to_act() == 0:
        return None, 0  # the other player had no card left
    held = count(world.data[at.HAND + other])
    # Whatever the other player holds is among the unseen cards, and a turn depends only on the cards that it uses.
    for card in world.deck:
        world.data[at.HAND + other] |= bit(card)
    tried = 0
    for reply in _turns(world):
        if sum(move >= moves.LAY for move in reply) > held:
            continue
        tried += 1
        after = world.copy()
        for move in reply:
            after.apply(other, move, LUCK, NO_EVENTS)
        if not _is_in(after, seat):
            return reply, tried
    return None, tried


def _is_in(position: Position, seat: Seat) -> bool:
    """Return whether a seat has won the round, or can do something else than pass."""
    if position.to_act() == 0:
        return position.points(seat) > position.points(1 - seat)
    return len(position.legal(seat)) > 1


def _give(world: Red7Position, seat: Seat, turn: list[int]) -> None:
    """Give a seat the cards of a turn, in exchange for others of its hand."""
    needed = sum(bit(moves.card_of(move)) for move in turn if move >= moves.LAY)
    d = world.data
    spare = list(members(d[at.HAND + seat] & ~needed))
    world.deck = world.deck[:]  # copies of a position share it
    for card in members(needed & ~d[at.HAND + seat]):
        given = spare.pop()
        world.deck[list(world.deck).index(card)] = given
        d[at.HAND + seat] ^= bit(card) | bit(given)
