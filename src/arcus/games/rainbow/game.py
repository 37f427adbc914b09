"""Rainbow, as the rest of Arcus uses it."""

from typing import Any, Literal

from arcus.core.game import Choice, Game, Line, Options, Seat
from arcus.games.rainbow import facts, fields as at, moves, notation, places, refusals, view
from arcus.games.rainbow.cards import FACES, parse_deck, same_cards
from arcus.games.rainbow.knowledge import RainbowKnowledge
from arcus.games.rainbow.position import RainbowPosition, blank, from_bytes
from arcus.games.rainbow.view import RainbowMemory, RainbowPreview, RainbowTable, RainbowView


class RainbowOptions(Options, frozen=True):
    """The variants of Rainbow."""

    first: Literal["0", "1", "random"] = "0"
    """The seat that begins, or `random`."""
    deck: str = ""
    """A list of cards like `RO RY WK`, instead of the reconstructed one."""
    memory_aid: bool = False
    """Whether people are shown what they could remember."""


class Rainbow(Game[RainbowPosition, RainbowOptions, RainbowTable, RainbowMemory, RainbowPreview]):
    """2 players; who wins more cards wins."""

    name = "rainbow"
    least = 2
    most = 2
    rules_version = 1
    move_count = moves.COUNT
    refusals = refusals.ALL
    kinds = facts.KINDS
    option_type = RainbowOptions
    view_type = RainbowView

    def __init__(self, players: int, options: RainbowOptions) -> None:
        super().__init__(players, options)
        self._cards = parse_deck(options.deck)
        self._first = at.ANYONE if options.first == "random" else int(options.first)

    def blank(self) -> RainbowPosition:
        return blank(self._cards, self._first)

    def why(self, position: RainbowPosition) -> str:
        return "rainbow-why-tie" if position.points(0) == position.points(1) else "rainbow-why-cards"

    def lines(self, position: RainbowPosition, seat: Seat) -> tuple[Line, ...]:
        return (Line("rainbow-line-cards", position.points(seat)),)

    def unpack(self, data: bytes) -> RainbowPosition:
        return from_bytes(data)

    def fits(self, position: RainbowPosition) -> bool:
        return same_cards(position.deck, self._cards)

    def common(self, position: RainbowPosition) -> tuple[RainbowTable, RainbowMemory]:
        return view.table(position), view.memory(position)

    def own(self, position: RainbowPosition, seat: Seat) -> tuple[dict[str, Any], dict[str, Any]]:
        return (
            {"hands": view.hands(position, seat), "next": view.next_face(position, seat)},
            {"row": view.laid(position, seat), "piles": view.piles(position, seat)},
        )

    def rules(self, position: RainbowPosition) -> tuple[str, ...]:
        return view.rules(position)

    def choice(self, position: RainbowPosition, seat: Seat, move: int) -> Choice[RainbowPreview]:
        return view.choice(position, seat, move, self.options.memory_aid)

    def knowledge(self, seen: RainbowView) -> RainbowKnowledge:
        self.check_view(seen)
        return view.knowledge(seen, self._cards)

    def what_text(self, kind: int, what: int) -> str | None:
        if kind in (facts.ROUND_BEGAN, facts.TOOK_ROW):
            return str(what)
        return None if what == facts.NOTHING else FACES[what]

    def place_text(self, place: int) -> str:
        return places.TEXTS[place]

    def move_text(self, move: int) -> str:
        return moves.move_text(move)

    def parse_move(self, text: str) -> int:
        return moves.parse_move(text)

    def position_text(self, position: RainbowPosition) -> str:
        return notation.position_text(position)

    def parse_position(self, text: str) -> RainbowPosition:
        return notation.parse_position(text, self._cards)
