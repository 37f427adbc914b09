"""An independent referee for Red7: slow, naive, written from the rules alone, with nothing of Arcus in it.

Cards are strings (`R7`), places are lists. Which cards meet a rule is found by trying every set of cards in a palette;
whether a choice can still end in leading is found by trying every way in which the turn could go on.
"""

from copy import copy
from functools import cache
from itertools import combinations
from typing import Any

COLOURS = "VIBGYOR"  # rising rank; each colour is also a rule
DECK = [colour + number for number in "1234567" for colour in COLOURS]  # lowest card first
GOAL = {2: 40, 3: 35, 4: 30}


@cache
def rank(card: str) -> tuple[int, int]:
    """Return the rank of a card, by number and then colour."""
    return int(card[1]), COLOURS.index(card[0])


def meets(rule: str, cards: tuple[str, ...]) -> bool:
    """Return whether the rule counts this set of cards as a whole."""
    numbers = sorted(int(card[1]) for card in cards)
    colours = [card[0] for card in cards]
    if rule == "R":
        return len(cards) == 1
    if rule == "O":
        return len(set(numbers)) == 1
    if rule == "Y":
        return len(set(colours)) == 1
    if rule == "G":
        return all(number % 2 == 0 for number in numbers)
    if rule == "B":
        return len(set(colours)) == len(cards)
    if rule == "I":
        return numbers == list(range(numbers[0], numbers[0] + len(cards)))
    return all(number < 4 for number in numbers)


@cache
def best_set(rule: str, palette: frozenset[str]) -> tuple[str, ...]:
    """Return the largest set that meets the rule, highest card first; of equal ones the one with the higher cards."""
    cards = sorted(palette, key=rank, reverse=True)
    for size in range(len(cards), 0, -1):
        found = [some for some in combinations(cards, size) if meets(rule, some)]
        if found:
            return max(found, key=lambda some: [rank(card) for card in some])
    return ()


@cache
def score(rule: str, palette: frozenset[str]) -> tuple[int, tuple[int, int]]:
    """Return how many cards meet the rule, and the rank of the highest of them."""
    found = best_set(rule, palette)
    return len(found), max((rank(card) for card in found), default=(0, 0))


def leader(rule: str, palettes: dict[int, list[str]]) -> int | None:
    """Return the seat that beats every other under a rule, or None."""
    scores = {seat: score(rule, frozenset(palette)) for seat, palette in palettes.items()}
    for seat, mine in scores.items():
        if mine[0] > 0 and all(mine > scores[rival] for rival in scores if rival != seat):
            return seat
    return None


class Oracle:
    """One game, with its complete state in plain lists."""

    def __init__(self, players: int, options: dict[str, Any], chance: Any) -> None:
        self.players = players
        self.advanced = bool(options.get("advanced", False))
        self.actions = bool(options.get("actions", False))
        self.rounds = int(options.get("rounds", 1))
        self.chance = chance
        self.round = 0
        self.won = [0] * players
        self.scored: list[list[str]] = [[] for _ in range(players)]
        self._begin_round()

    # -- the interface of the tests

    def to_act(self) -> set[int]:
        return set() if self.stage == "over" else {self.turn}

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        if self.stage == "done":
            return {"end"}
        if self.stage == "chance":
            return {"draw", "end"}
        moves = {move for move in self._allowed() if self._is_hopeful(move)}
        if self.stage == "opening":
            moves.add("pass")
        if self.stage == "after" and (self._leads() or not moves):  # not leading, and nothing to play: a lost gamble
            moves.add("end")
        return moves

    def play(self, seat: int, move: str) -> None:
        if move == "pass":
            self._go_out(seat)
            self._next_turn()
        elif move == "end":
            if not self._leads():
                self._go_out(seat)
            self._next_turn()
        else:
            self._step(move)

    def points(self, seat: int) -> int:
        return sum(int(card[1]) for card in self.scored[seat]) if self.advanced else self.won[seat]

    def state(self) -> dict[str, Any]:
        palettes = {seat: self.palettes[seat] for seat in self.active}
        totals = [self.points(seat) for seat in range(self.players)]
        return {
            "round": self.round,
            "turn": self.turn,
            "stage": self.stage,
            "active": sorted(self.active),
            "hands": [sorted(hand) for hand in self.hands],
            "palettes": [sorted(palette) for palette in self.palettes],
            "canvas": sorted(self.canvas),
            "canvas top": self.canvas[-1] if self.canvas else None,
            "rule": self._rule(),
            "deck": list(self.deck),
            "known": self.known,
            "seen": sorted(self.seen),
            "scored": [sorted(cards) for cards in self.scored],
            "won": list(self.won),
            "leaders": {rule: leader(rule, palettes) for rule in COLOURS},
            "sets": {
                seat: {rule: sorted(best_set(rule, frozenset(palette))) for rule in COLOURS}
                for seat, palette in palettes.items()
            },
            "winners": [seat for seat in range(self.players) if totals[seat] == max(totals)]
            if self.stage == "over"
            else None,
        }

    # -- rounds

    def _begin_round(self) -> None:
        self.round += 1
        taken = [card for cards in self.scored for card in cards]
        self.deck = self.chance.shuffle("deck", self.round, [card for card in DECK if card not in taken])
        self.hands = [[self.deck.pop() for _ in range(7)] for _ in range(self.players)]
        self.palettes = [[self.deck.pop()] for _ in range(self.players)]
        self.canvas: list[str] = []
        self.active = set(range(self.players))
        self.seen = {card for palette in self.palettes for card in palette}
        self.known = 0  # how many cards on top of the deck everyone has seen
        self.stage = "opening"
        self.laid = ""
        first = leader("R", dict(enumerate(self.palettes)))
        assert first is not None
        self.turn = (first + 1) % self.players

    def _go_out(self, seat: int) -> None:
        self.active.discard(seat)

    def _next_turn(self) -> None:
        """Give the turn to the next player who is in; an empty hand drops out, and the last one in wins at once."""
        while len(self.active) > 1:
            self.turn = (self.turn + 1) % self.players
            if self.turn in self.active and self.hands[self.turn]:
                self.stage = "opening"
                return
            self._go_out(self.turn)
        self._end_round()

    def _end_round(self) -> None:
        (winner,) = self.active
        self.won[winner] += 1
        if self.advanced:
            for card in best_set(self._rule(), frozenset(self.palettes[winner])):
                self.palettes[winner].remove(card)
                self.scored[winner].append(card)
        if self._is_over():
            self.stage = "over"
        else:
            self._begin_round()

    def _is_over(self) -> bool:
        if not self.advanced:
            return self.round == self.rounds
        left = len(DECK) - sum(len(cards) for cards in self.scored)
        return left < 8 * self.players or any(self.points(seat) >= GOAL[self.players] for seat in range(self.players))

    # -- a turn, step by step

    def _rule(self) -> str:
        return self.canvas[-1][0] if self.canvas else "R"

    def _leads(self, rule: str | None = None) -> bool:
        return leader(rule or self._rule(), {seat: self.palettes[seat] for seat in self.active}) == self.turn

    def _allowed(self) -> list[str]:
        """Return the steps that the rules allow now, whether or not they can end in leading."""
        hand = self.hands[self.turn]
        lays = [f"lay {card}" for card in hand]
        paints = [f"paint {card}" for card in hand if self._leads(card[0])]
        if self.stage == "opening":
            return lays + paints
        if self.stage == "after":
            return paints
        if self.stage == "five":
            return lays
        return self._repaints() if self.stage == "seven" else self._takes()

    def _repaints(self) -> list[str]:
        """Return the palette cards that a 7 may put on the canvas: those under whose rule the mover then leads."""
        found = []
        for card in self.palettes[self.turn]:
            dream = self._dream()
            dream.palettes[self.turn].remove(card)
            if card != self.laid and dream._leads(card[0]):
                found.append(f"repaint {card}")
        return found

    def _takes(self) -> list[str]:
        """Return the cards that a 1 may take: of rivals who are in and have two or more, if the mover can then lead."""
        found = []
        for rival in self.active - {self.turn}:
            for card in self.palettes[rival]:
                dream = self._dream()
                dream._step(f"take {card}")
                if len(self.palettes[rival]) >= 2 and dream._can_lead():
                    found.append(f"take {card}")
        return found

    def _step(self, move: str) -> None:
        """Carry out a step of a turn that is neither a pass nor the end."""
        if move == "draw":
            self._draw()
            self.stage = "done"
            return
        verb, card = move.split()
        if verb == "lay":
            self._lay(card)
        elif verb == "paint":
            self._paint(card)
        elif verb == "repaint":
            self.palettes[self.turn].remove(card)
            self.canvas.append(card)
            self.stage = "after"
        else:
            self._take(card)

    def _lay(self, card: str) -> None:
        hand = self.hands[self.turn]
        hand.remove(card)
        self.palettes[self.turn].append(card)
        self.seen.add(card)
        self.laid = card
        self.stage = "after"
        number = card[1] if self.actions else ""
        if number == "7" and self._repaints():
            self.stage = "seven"
        elif number == "5" and hand:
            self.stage = "five"
        elif number == "3" and self.deck:
            self._draw()
        elif number == "1" and self._takes():
            self.stage = "one"

    def _paint(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.canvas.append(card)
        self.seen.add(card)
        may_draw = self.advanced and self.deck and int(card[1]) > len(self.palettes[self.turn])
        self.stage = "chance" if may_draw else "done"

    def _take(self, card: str) -> None:
        for palette in self.palettes:
            if card in palette:
                palette.remove(card)
        self.deck.append(card)
        self.known += 1
        self.stage = "after"

    def _draw(self) -> None:
        self.hands[self.turn].append(self.deck.pop())
        self.known = max(0, self.known - 1)

    # -- looking ahead, from the mover's knowledge

    def _dream(self) -> "Oracle":
        """Return a copy to try moves on."""
        dream = copy(self)
        dream.hands = [list(hand) for hand in self.hands]
        dream.palettes = [list(palette) for palette in self.palettes]
        dream.canvas, dream.deck, dream.seen = list(self.canvas), list(self.deck), set(self.seen)
        return dream

    def _drawable(self) -> list[str]:
        """Return the cards that could be on top of the deck, from the mover's knowledge."""
        if self.known:
            return [self.deck[-1]]
        out = {card for cards in self.scored for card in cards} | self.seen | set(self.hands[self.turn])
        return [card for card in DECK if card not in out]

    def _is_hopeful(self, move: str) -> bool:
        """Return whether the mover could still lead at the end of the turn after this step, with luck."""
        draws = self.actions and self.deck and move[:3] == "lay" and move[-1] == "3"
        for top in self._drawable() if draws else [""]:
            dream = self._dream()
            if top:
                dream.deck[-1] = top
            dream._step(move)
            if dream._can_lead():
                return True
        return False

    def _can_lead(self) -> bool:
        """Return whether the mover could lead at the end of this turn."""
        if self.stage in ("after", "chance", "done") and self._leads():
            return True
        if self.stage in ("chance", "done"):
            return False
        return any(self._is_hopeful(move) for move in self._allowed())
