"""Kobito, "two pots in one turn": win two gold cards, whichever card is turned up after the first.

All lines are searched that touch no rainbow turned up during the turn, and whose moves are legal whatever number is
turned up, so that they need no luck. Starting a rainbow, swapping and paying are left out: a card that helps beside
gold can as well be laid there, and a stack is no longer.
"""

from collections import deque

from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame, AnyView, Seat
from arcus.core.luck import FastLuck
from arcus.core.position import TURN_ENDED, Position
from arcus.games.kobito import cards, fields as at, moves, rainbows, stages
from arcus.games.kobito.position import KobitoPosition
from arcus.puzzles.kind import SEED, Kind, Proved, Wrong
from arcus.puzzles.puzzle import Proof, Puzzle

POTS = 2
SHORTEST = 3  # moves that the solution has at least
MOST_LINES = 4000  # positions to search before giving up
LUCK = FastLuck(SEED)  # turns up cards that are not used


class Pots(Kind):
    """Win two pots this turn."""

    name = "pots"
    game = "kobito"
    levels = ("skilled", "expert")

    def is_asked(self, position: Position, seat: Seat) -> bool:
        d = position.data
        return d[at.STAGE] == stages.PLAYING and d[at.ACTED] == 0

    def prove(self, game: AnyGame, view: AnyView) -> Proved | None:
        assert view.seat is not None
        position = game.knowledge(view).sample(LUCK, 0)  # any sample will do: only visible cards are used
        line, tried = _search(position, view.seat)
        if line is None or len(line) < SHORTEST:
            return None
        solution = tuple(game.move_text(move) for move in line)
        return Proved(solution, Proof(method="exhaustive", cases=tried))

    def is_over(self, before: Position, after: Position, seat: Seat, flags: int) -> bool:
        return won(before, after) >= POTS or flags & TURN_ENDED != 0 or after.to_act() == 0

    def why_wrong(self, puzzle: Puzzle, answer: str, before: Position, after: Position) -> Wrong | None:
        pots = won(before, after)
        return None if pots >= POTS else Wrong("puzzle-pots-wrong", {"pots": pots})


def won(before: Position, after: Position) -> int:
    """Return how many gold cards were won between two positions."""
    return _wins(after) - _wins(before)


def _wins(position: Position) -> int:
    assert isinstance(position, KobitoPosition)
    return len(position.wins)


def _search(position: Position, seat: Seat) -> tuple[tuple[int, ...] | None, int]:
    """Return the shortest line that wins two pots without luck, or None; and how many positions were searched."""
    queue = deque[tuple[Position, int | None, tuple[int, ...]]]([(position, None, ())])
    known = {_key(position, None)}
    while queue and len(known) < MOST_LINES:
        here, first, line = queue.popleft()  # `first` is the place where a pot was won
        for move in here.legal(seat):
            place = _gold_place(move)
            if place is None or place == first or (first is not None and _needs_luck(here, seat, move, first)):
                continue
            after = here.copy()
            after.apply(seat, move, LUCK, NO_EVENTS)
            pot = first
            if _wins(after) > _wins(here):
                if first is not None:
                    return (*line, move), len(known)
                pot = place
            key = _key(after, pot)
            if key not in known and after.to_act():  # the last gold card ends the game
                known.add(key)
                queue.append((after, pot, (*line, move)))
    return None, len(known)


def _needs_luck(position: Position, seat: Seat, move: int, place: int) -> bool:
    """Return whether a move leaves a single card that may depend on the number that was turned up at a place (6.4)."""
    if not moves.MOVE <= move < moves.SWAP:
        return False
    for number in range(cards.NUMBERS):
        world = position.copy()
        world.data[at.RAINBOW + place] = rainbows.rainbow(number, 1)
        if world.why_not(seat, move):
            return True
    return False


BENCH = -1


def _gold_place(move: int) -> int | None:
    """Return the gold place that a move changes, BENCH if it changes none, or None for a move that is not tried."""
    if moves.LAY <= move < moves.MOVE:
        place = moves.lay_place(move)
    elif moves.MOVE <= move < moves.SWAP:
        place = moves.piece_gold(move)
    elif move >= moves.EXCHANGE:
        place = moves.spot_place(moves.exchange_spot(move))
    else:
        return None
    return place if place < moves.GOLD_PLACES else BENCH


def _key(position: Position, first: int | None) -> tuple[object, ...]:
    """Return a key of everything that the rest of the turn depends on, after a pot was won at `first`, or none."""
    d = position.data
    return (d[at.HAND + d[at.TURN]], first, *d[at.RAINBOW : at.MARKED])
