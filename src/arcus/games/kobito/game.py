"""Kobito, as the rest of Arcus uses it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import Choice, Game, Line, Options, Seat, UsageError
from arcus.games.kobito import facts, fields as at, moves, notation, places, refusals, view
from arcus.games.kobito.cards import ALL_SHIFT, COST, GOLD_CARDS, MOST_GOLDS, NAMES, gold_text, parse_gold
from arcus.games.kobito.knowledge import KobitoKnowledge
from arcus.games.kobito.position import KobitoPosition, blank, from_bytes
from arcus.games.kobito.view import KobitoMemory, KobitoPreview, KobitoTable, KobitoView

FEWEST_GOLDS = 4


class KobitoOptions(Options, frozen=True):
    """What can be changed about Kobito."""

    gold: str = ""
    """Gold cards to play with, each as length:points, like `4:3 4:4 5:5 6:7`; empty: the reconstructed eighteen."""


class Kobito(Game[KobitoPosition, KobitoOptions, KobitoTable, KobitoMemory, KobitoPreview]):
    """2 to 6 players; rainbows of the right length win gold."""

    name = "kobito"
    least = 2
    most = 6
    rules_version = 1
    move_count = moves.COUNT
    refusals = refusals.ALL
    kinds = facts.KINDS
    option_type = KobitoOptions
    view_type = KobitoView

    def __init__(self, players: int, options: KobitoOptions) -> None:
        super().__init__(players, options)
        self._golds = [int(card) for card in GOLD_CARDS]
        if options.gold.strip():
            self._golds = [parse_gold(card) for card in options.gold.split()]
        if not FEWEST_GOLDS <= len(self._golds) <= MOST_GOLDS:
            raise UsageError(
                f"gold={options.gold}: {FEWEST_GOLDS} to {MOST_GOLDS} gold cards go here, not {len(self._golds)}"
            )

    def blank(self) -> KobitoPosition:
        return blank(self.players, vec[i64](self._golds))

    def why(self, position: KobitoPosition) -> str:
        d = position.data
        return "kobito-why-stopped" if d[at.IDLE] == d[at.PLAYERS] else "kobito-why-points"

    def lines(self, position: KobitoPosition, seat: Seat) -> tuple[Line, ...]:
        d = position.data
        return (
            Line("kobito-line-gold", d[at.GOLD_WON + seat]),
            Line("kobito-line-penalty", -COST * (d[at.PENALTY + seat] >> ALL_SHIFT)),
        )

    def unpack(self, data: bytes) -> KobitoPosition:
        return from_bytes(data)

    def fits(self, position: KobitoPosition) -> bool:
        d = position.data
        won = [win & 0xFFFF for win in position.wins]
        golds = [*position.golds[: d[at.GOLD_LEFT]], *won, *(card for i in range(3) if (card := d[at.CARD + i]))]
        return d[at.PLAYERS] == self.players and sorted(golds) == sorted(self._golds)

    def common(self, position: KobitoPosition) -> tuple[KobitoTable, KobitoMemory]:
        return view.table(position), view.memory(position)

    def own(self, position: KobitoPosition, seat: Seat) -> tuple[dict[str, Any], dict[str, Any]]:
        return {"hand": view.hand(position, seat)}, {"taken": view.taken(position, seat)}

    def rules(self, position: KobitoPosition) -> tuple[str, ...]:
        return view.rules(position)

    def choice(self, position: KobitoPosition, seat: Seat, move: int) -> Choice[KobitoPreview]:
        return view.choice(position, seat, move)

    def knowledge(self, seen: KobitoView) -> KobitoKnowledge:
        self.check_view(seen)
        return view.knowledge(seen, self._golds)

    def what_text(self, kind: int, what: int) -> str | None:
        if kind in (facts.GOLD_TURNED, facts.WON_GOLD):
            return gold_text(what)
        if kind in (facts.TURN_BEGAN, facts.DISCARDED, facts.SHUFFLED):
            return str(what)
        if kind == facts.MOVED:
            return "-".join(str(((what >> 8) + i) % 12 + 1) for i in range(what & 255))
        if kind == facts.STOPPED:
            return None
        return f"kobito={what - facts.STANDS_FOR + 1}" if what >= facts.STANDS_FOR else NAMES[what]

    def place_text(self, place: int) -> str:
        return places.TEXTS[place]

    def move_text(self, move: int) -> str:
        return moves.move_text(move)

    def parse_move(self, text: str) -> int:
        return moves.parse_move(text)

    def position_text(self, position: KobitoPosition) -> str:
        return notation.position_text(position, self._golds)

    def parse_position(self, text: str) -> KobitoPosition:
        return notation.parse_position(text, self.players, self._golds)
