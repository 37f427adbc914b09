"""An independent referee for Rainbow: slow, naive, written from the rules alone, with nothing of Arcus in it.

Cards are objects with a face towards each player. What each viewer has seen is not computed but recorded: after
every change, each player and a spectator record everything visible to them.
"""

from itertools import combinations
from typing import Any

COLOURS = "ROYGTBP"
LIGHT = "W"
SHADE = "K"
A, B, SPECTATOR = 0, 1, 2


def usual_deck() -> list[str]:
    """Return two cards for each pair of colours, and one for each other pair of faces."""
    cards = []
    for pair in combinations(COLOURS + LIGHT + SHADE, 2):
        cards += ["".join(pair)] * (2 if set(pair) <= set(COLOURS) else 1)
    return cards


class Card:
    """A card, its orientation, and who has seen which side."""

    def __init__(self, to_a: str, to_b: str) -> None:
        self.sides = {A: to_a, B: to_b}
        self.up: int | None = None  # in the row: whose side is up
        self.seen: set[tuple[int, int]] = set()  # who has seen the side towards whom

    def known(self, viewer: int) -> list[str | None]:
        """Return A's and B's side, as far as a viewer has seen them."""
        return [self.sides[side] if (viewer, side) in self.seen else None for side in (A, B)]

    @property
    def text(self) -> str:
        return self.sides[A] + self.sides[B]


class Oracle:
    """A game of Rainbow."""

    def __init__(self, players: int, options: dict[str, Any], chance: Any) -> None:
        assert players == 2
        cards = options["deck"].split() or usual_deck()
        order = chance.shuffle("deck", 1, list(range(len(cards))))
        turned = [chance.pick("orient", number + 1, 2) for number in range(len(cards))]
        # A draws the last card, B the first
        self.deck = [Card(*(reversed(cards[i]) if turned[i] else cards[i])) for i in order]
        self.hands: list[list[Card | None]] = [[None] * 3, [None] * 3]
        self.row: list[Card] = []
        self.piles: list[list[Card]] = [[], []]
        self.turn = chance.pick("first", 1, 2) if options["first"] == "random" else int(options["first"])
        self.round = 1
        self.done: list[str] = []  # what was done in this turn: flip, lay
        self.over = False
        self.fill_up(A)
        self.fill_up(B)

    # -- legal moves

    def to_act(self) -> set[int]:
        return set() if self.over else {self.turn}

    def legal(self, seat: int) -> set[str]:
        """Return the legal moves, by trying every move that can be written."""
        every = [f"flip {n}" for n in range(1, 7)] + [f"{verb} {n}" for verb in ("lay", "blind") for n in (1, 2, 3)]
        return {move for move in [*every, "stop"] if self.allows(seat, move)}

    def allows(self, seat: int, move: str) -> bool:
        if self.over or seat != self.turn:
            return False
        laid_one = "lay" in self.done
        last = self.done[-1] if self.done else None
        if move == "stop":
            return laid_one
        verb, number = move.split()
        if verb == "flip":
            return last != "flip" and int(number) <= len(self.row)
        if self.hands[seat][int(number) - 1] is None:
            return False
        return last != "lay"

    def points(self, seat: int) -> int:
        return len(self.piles[seat])

    # -- moves

    def play(self, seat: int, move: str) -> None:
        assert self.allows(seat, move)
        if move == "stop":
            self.end_turn(1 - seat)
            return
        verb, number = move.split()
        if verb == "flip":
            card = self.row[int(number) - 1]
            assert card.up is not None
            card.up = 1 - card.up
            self.done.append("flip")
        else:
            taken = self.hands[seat][int(number) - 1]
            assert taken is not None
            self.hands[seat][int(number) - 1] = None
            taken.up = seat if verb == "lay" else 1 - seat
            self.row.append(taken)
            self.done.append("lay")
        self.look_around()
        self.judge(seat)

    def judge(self, seat: int) -> None:
        faces = [card.sides[card.up] for card in self.row if card.up is not None]
        colours = [face for face in faces if face != LIGHT]
        if SHADE in faces or len(set(colours)) < len(colours):
            self.end_round(winner=1 - seat)
        elif len(faces) == 6:
            self.end_round(winner=seat)
        elif self.done.count("lay") == 3:
            self.end_turn(1 - seat)

    def end_round(self, winner: int) -> None:
        self.piles[winner] += self.row
        self.row = []
        self.round += 1
        self.end_turn(1 - winner)
        if self.over:
            self.round -= 1  # the next round never began

    def end_turn(self, following: int) -> None:
        for seat in (self.turn, 1 - self.turn):
            self.fill_up(seat)
        if not self.over:
            self.turn = following
            self.done = []

    def fill_up(self, seat: int) -> None:
        for slot in range(3):
            if self.hands[seat][slot] is None and self.deck:
                self.hands[seat][slot] = self.deck.pop(-1 if seat == A else 0)
                self.look_around()
        self.look_around()
        if None in self.hands[seat]:
            self.over = True

    def look_around(self) -> None:
        """Let every viewer record everything visible."""
        for hand in self.hands:
            for card in hand:
                if card is not None:
                    card.seen |= {(A, A), (B, B)}
        if self.deck:
            self.deck[-1].seen.add((A, A))
            self.deck[0].seen.add((B, B))
        for card in self.row:
            assert card.up is not None
            card.seen |= {(viewer, card.up) for viewer in (A, B, SPECTATOR)}

    # -- the state

    def state(self) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "round": self.round,
            "stage": self.stage(),
            "hands": [[None if card is None else card.text for card in hand] for hand in self.hands],
            "row": [(card.text, card.up) for card in self.row],
            "piles": [[card.text for card in pile] for pile in self.piles],
            "deck": [card.text for card in self.deck],
            "seen": [self.seen(viewer) for viewer in (A, B, SPECTATOR)],
        }

    def stage(self) -> str:
        if self.over:
            return "over"
        if not self.done:
            return "opening"
        if self.done[-1] == "lay":
            return "laid"
        return "again" if "lay" in self.done else "flipped"

    def seen(self, viewer: int) -> dict[str, Any]:
        """Return what a player or a spectator knows of the cards, in all places."""
        ends: list[str | None] = [None, None]
        if self.deck and viewer != SPECTATOR:
            ends = self.deck[-1 if viewer == A else 0].known(viewer)
        return {
            "hands": [[None if card is None else card.known(viewer) for card in hand] for hand in self.hands],
            "next": ends,
            "row": [card.known(viewer) for card in self.row],
            "piles": [[card.known(viewer) for card in pile] for pile in self.piles],
        }
