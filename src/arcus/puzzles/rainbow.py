"""Rainbow, "the safe flip": the only flip after which a card can be laid for certain, whatever lies face down.

A face may be on the hidden side of a card if the list of cards allows it together with all other faces that the seat
is shown. By Hall's theorem that is so if every set of faces has as many cards left as there are places that need one.
What lies in the piles counts as unknown, since nobody may look through them. A wrong flip is refuted by a whole deal in
which it loses, written as a position; or by STUCK, if no card could be laid after it.
"""

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any, ClassVar

import msgspec

from arcus.bots import Bot
from arcus.bots.analysis import Thought
from arcus.bots.rainbow.bot import RainbowBot
from arcus.core.bits import bit
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame, AnyView, Seat
from arcus.core.luck import FastLuck
from arcus.core.position import ROUND_ENDED, Position
from arcus.games.rainbow import cards, fields as at, moves, stages
from arcus.games.rainbow.knowledge import RainbowKnowledge
from arcus.games.rainbow.notation import pile_cards
from arcus.games.rainbow.position import RainbowPosition
from arcus.games.rainbow.view import Seen
from arcus.puzzles.kind import SEED, Kind, Proved, Wrong, story
from arcus.puzzles.puzzle import Proof, Puzzle, answer_text

FEWEST_CARDS = 3  # in the row
FEWEST_KNOWN = 2  # of them with both faces known
STUCK = "stuck"
LUCK = FastLuck(SEED)
FACES = range(len(cards.FACES))
SETS = [frozenset(few) for size in FACES for few in combinations(FACES, size + 1)]
Pair = frozenset[int]


class Flip(Kind):
    """The only flip after which a card can be laid for certain."""

    name = "flip"
    game = "rainbow"
    options: ClassVar[Mapping[str, Any]] = {"memory_aid": True}
    levels = ("expert", "skilled")

    def is_asked(self, position: Position, seat: Seat) -> bool:
        d = position.data
        return d[at.STAGE] in (stages.OPENING, stages.LAID) and d[at.ROWS] >= FEWEST_CARDS

    def prove(self, game: AnyGame, view: AnyView) -> Proved | None:
        assert view.seat is not None
        known = shown(game, view)
        if view.table.stage == "opening" and _can_lay(known, view.seat):
            return None  # no flip is needed
        row = known.data[at.ROW : at.ROW + known.data[at.ROWS]]
        if sum(known.deck[side ^ 1] != cards.NO_FACE for side in row) < FEWEST_KNOWN:
            return None
        safe: list[int] = []
        refuted = {}
        cases = 0
        for place, side in enumerate(row):
            faces = possible_faces(known, side ^ 1)
            cases += len(faces)
            refutation = _refutation(game, known, view.seat, place, faces)
            if refutation is None:
                safe.append(moves.FLIP + place)
            else:
                refuted[game.move_text(moves.FLIP + place)] = refutation
        if len(safe) != 1:
            return None
        return Proved((game.move_text(safe[0]),), Proof(method="exhaustive", cases=cases, refuted=refuted))

    def choose(self, bot: Bot, view: AnyView) -> int:
        """Return the flip that a bot likes best, even if it would rather not flip at all."""
        assert isinstance(bot, RainbowBot)
        flips = [choice.number for choice in view.moves if choice.number < moves.LAY]
        search = bot.new_search(view)
        for flip in flips:
            search.run_with(flip, max(1, (bot.budget.iterations or 0) // len(flips)))
        thoughts = [Thought(*result) for result in search.results() if result[0] in flips]
        return bot.oversight.choose(view, sorted(thoughts, key=lambda thought: -thought.value))

    def is_over(self, before: Position, after: Position, seat: Seat, flags: int) -> bool:
        return True

    def why_wrong(self, puzzle: Puzzle, answer: str, before: Position, after: Position) -> Wrong | None:
        if answer == answer_text(puzzle.solution):
            return None
        refutation = puzzle.proof.refuted.get(answer)
        if refutation is None:
            return Wrong("puzzle-flip-other")
        if refutation == STUCK:
            return Wrong("puzzle-flip-stuck")
        game = puzzle.make_game()
        world = game.parse_position(refutation)
        return Wrong("puzzle-flip-wrong", {}, story(game, world, puzzle.seat, puzzle.seat, answer))


def shown(game: AnyGame, view: AnyView) -> RainbowPosition:
    """Return the position as the seat is shown it, with gaps in the deck: the cards of the piles are unknown."""
    piles = tuple(tuple(Seen(None, None, False) for _ in pile) for pile in view.memory.piles)
    memory = msgspec.structs.replace(view.memory, piles=piles)
    knowledge = game.knowledge(msgspec.structs.replace(view, memory=memory))
    assert isinstance(knowledge, RainbowKnowledge)
    return knowledge.known


def possible_faces(known: RainbowPosition, side: int) -> tuple[int, ...]:
    """Return the faces that could be on a side, by the list of cards and all that is known."""
    if known.deck[side] != cards.NO_FACE:
        return (known.deck[side],)
    return tuple(face for face in FACES if _is_possible(_with_face(known, side, face)))


def _with_face(known: RainbowPosition, side: int, face: int) -> RainbowPosition:
    copy = RainbowPosition(known.data[:], known.deck[:])
    copy.deck[side] = face
    return copy


def _is_possible(known: RainbowPosition) -> bool:
    """Return whether the list of cards can be dealt so that all known faces are in their places."""
    left = list(_listed())
    needed = [0] * len(FACES)
    deck = known.deck
    for side in range(0, len(deck), 2):
        faces = {deck[side], deck[side + 1]} - {cards.NO_FACE}
        if len(faces) == 2:
            if frozenset(faces) not in left:
                return False
            left.remove(frozenset(faces))
        elif deck[side] == deck[side + 1] != cards.NO_FACE:
            return False  # no card has the same face twice
        elif faces:
            needed[faces.pop()] += 1
    return all(sum(needed[face] for face in few) <= sum(bool(card & few) for card in left) for few in SETS)


@cache
def _listed() -> tuple[Pair, ...]:
    deck = cards.parse_deck("")
    return tuple(frozenset((deck[i], deck[i + 1])) for i in range(0, len(deck), 2))


def _refutation(game: AnyGame, known: RainbowPosition, seat: Seat, place: int, faces: tuple[int, ...]) -> str | None:
    """Return a deal in which a flip loses the round, or STUCK if no card can be laid after it; None if it is safe."""
    side = known.data[at.ROW + place] ^ 1
    for face in faces:
        world = RainbowKnowledge(_with_face(known, side, face), cards.parse_deck("")).sample(LUCK, 0)
        for card in pile_cards(world, 0) + pile_cards(world, 1):
            world.data[at.SHOWN] |= bit(card)  # one of its faces was up; which one is forgotten
        if loses(world, seat, moves.FLIP + place):
            return game.position_text(world)
    for face in faces:
        after = _with_face(known, side, face)
        after.data[at.ROW + place] ^= 1
        if not _can_lay(after, seat):
            return STUCK
    return None


def loses(world: Position, seat: Seat, flip: int) -> bool:
    """Return whether a flip loses the round."""
    return world.copy().apply(seat, flip, LUCK, NO_EVENTS) & ROUND_ENDED != 0


def _can_lay(known: RainbowPosition, seat: Seat) -> bool:
    """Return whether a card of the hand can be laid for certain without losing the round."""
    d = known.data
    up = {known.deck[d[at.ROW + place]] for place in range(d[at.ROWS])}
    for slot in range(cards.SLOTS):
        if d[at.HELD + seat] >> slot & 1:
            near = 2 * d[at.HAND + cards.SLOTS * seat + slot] + seat
            for side in (near, near ^ 1):
                if all(_fits(face, up) for face in possible_faces(known, side)):
                    return True
    return False


def _fits(face: int, up: set[int]) -> bool:
    return face == cards.LIGHT or (face != cards.SHADE and face not in up)
