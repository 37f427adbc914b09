"""A slow, plain referee for Kobito, written from the rules text alone; it shares no code with the engine.

A card is a string: "1" .. "12", "kobito" or "swap". On the table a kobito is written with the number it stands
for: "kobito=7". A stack is a list of cards, bottom first; a rainbow is a list of stacks, low end first.
"""

from __future__ import annotations

from typing import Any, Protocol

Stack = list[str]
Rainbow = list[Stack]

NUMBERS = [str(number) for number in range(1, 13)]
DECK = [number for number in NUMBERS for _ in range(7)] + ["kobito"] * 5 + ["swap"] * 3
GOLD = " ".join(f"{length}:{points}" for length in range(4, 10) for points in (length - 1, length, length + 1))
ENDS = ("low", "high")
HAND_SIZE = 5
BENCHES = 4


class Chance(Protocol):
    """The source of luck."""

    def shuffle(self, label: str, nth: int, cards: list[Any]) -> list[Any]: ...

    def pick(self, label: str, nth: int, n: int) -> int: ...


def in_order(cards: list[str]) -> list[str]:
    """Return the cards in the order of a new deck: 1 to 12, kobito, swap."""
    return sorted(cards, key=DECK.index)


def after(number: int) -> int:
    return 1 if number == 12 else number + 1


def before(number: int) -> int:
    return 12 if number == 1 else number - 1


def card_of(token: str) -> str:
    """Return the hand card that a move names."""
    return {"k": "kobito", "s": "swap"}.get(token, token)


def token_of(card: str) -> str:
    """Return the name of a hand card in moves."""
    return {"kobito": "k", "swap": "s"}.get(card, card)


def on_table(card: str, number: int) -> str:
    """Return a hand card as written on the table, where it stands for this number."""
    return f"kobito={number}" if card == "kobito" else card


def off_table(card: str) -> str:
    """Return a card of the table as written in a pile or a hand."""
    return "kobito" if card.startswith("kobito") else card


def number_of(stack: Stack) -> int:
    """Return the number of a stack, that of its top card, which is never a swap card."""
    return int(stack[-1].removeprefix("kobito="))


def number_wanted(rainbow: Rainbow, end: str) -> int:
    """Return the only number that can join the rainbow at this end."""
    return before(number_of(rainbow[0])) if end == "low" else after(number_of(rainbow[-1]))


def joins(piece: Rainbow, rainbow: Rainbow, end: str) -> bool:
    """Return whether a piece continues the numbers at this end."""
    touching = piece[-1] if end == "low" else piece[0]
    return number_of(touching) == number_wanted(rainbow, end)


def joined(piece: Rainbow, rainbow: Rainbow, end: str) -> Rainbow:
    return piece + rainbow if end == "low" else rainbow + piece


def split(rainbow: Rainbow, end: str, size: int) -> tuple[Rainbow, Rainbow]:
    """Return the piece of this size at this end, and the rest."""
    if end == "low":
        return rainbow[:size], rainbow[size:]
    return rainbow[len(rainbow) - size :], rainbow[: len(rainbow) - size]


class Pot:
    """A gold card on the table with the rainbow beside it."""

    def __init__(self, length: int, points: int, rainbow: Rainbow) -> None:
        self.length = length
        self.points = points
        self.rainbow = rainbow

    def room(self) -> int:
        return self.length - len(self.rainbow)

    def takes(self, piece: Rainbow, end: str) -> bool:
        return len(piece) <= self.room() and joins(piece, self.rainbow, end)


class Oracle:
    """One game of Kobito."""

    def __init__(self, players: int, options: dict[str, Any], chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.shuffles = {"start": 0, "reshuffle": 0}
        dealer = chance.pick("first", 1, players)
        self.deck: list[str] = chance.shuffle("deck", 1, list(DECK))
        gold = [card.split(":") for card in (options.get("gold") or GOLD).split()]
        self.gold_deck: list[tuple[int, int]] = chance.shuffle(
            "gold", 1, [(int(card[0]), int(card[1])) for card in gold]
        )
        self.discard: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.benches: list[list[Rainbow | None]] = [[None] * BENCHES for _ in range(players)]
        self.won: list[list[tuple[int, int]]] = [[] for _ in range(players)]
        self.penalty: list[list[str]] = [[] for _ in range(players)]
        self.over = False
        self.idle_turns = 0  # turns in a row in which nothing happened

        face_up = [self.gold_deck.pop() for _ in range(3)]
        self.pots: list[Pot | None] = [Pot(length, points, [[self.start_card()]]) for length, points in face_up]
        for step in range(1, players + 1):
            self.draw((dealer + step) % players)
        self.begin_turn((dealer + 1) % players)

    # The interface of the tests

    def to_act(self) -> set[int]:
        return set() if self.over else {self.active}

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        for bench, rainbow in enumerate(self.own_benches()):
            if rainbow is not None and len(rainbow) == 1:  # left over by a move: its going is the only move
                return self.moves_from(bench, rainbow)
        if self.paying:
            return self.payments()
        from_hand = self.lays() | self.starts() | self.swaps()
        free = self.moves() | self.exchanges()
        if self.owed == 0:
            return from_hand | free | {"end"}
        if not from_hand:
            return free | self.payments()
        return from_hand | free

    def play(self, seat: int, move: str) -> None:
        verb, *words = move.split()
        if verb == "end":
            self.play_end()
            return
        self.quiet = False
        if verb == "lay":
            self.play_lay(*words)
        elif verb == "start":
            self.play_start(*words)
        elif verb == "move":
            self.play_move(*words)
        elif verb == "exchange":
            self.play_exchange(*words)
        elif verb == "swap":
            self.play_swap(*words)
        else:
            self.play_pay(*words)

    def points(self, seat: int) -> int:
        return sum(points for _, points in self.won[seat]) - 3 * len(self.penalty[seat])

    def state(self) -> dict[str, Any]:
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "gold": [
                pot and {"length": pot.length, "points": pot.points, "rainbow": [list(stack) for stack in pot.rainbow]}
                for pot in self.pots
            ],
            "benches": [
                [rainbow and [list(stack) for stack in rainbow] for rainbow in benches] for benches in self.benches
            ],
            "score": [
                {"gold": [list(card) for card in self.won[seat]], "penalty": sorted(self.penalty[seat])}
                for seat in range(self.players)
            ],
            "deck": len(self.deck),
            "gold_deck": len(self.gold_deck),
            "discard": sorted(self.discard),
            "owed": self.owed,
            "active": self.active,
        }

    # The legal moves of each kind, for the seat whose turn it is

    def hand(self) -> list[str]:
        return self.hands[self.active]

    def own_benches(self) -> list[Rainbow | None]:
        return self.benches[self.active]

    def own_rainbows(self) -> dict[str, Rainbow]:
        """Return every rainbow that this seat can add to, by name."""
        found = {f"g{place}": pot.rainbow for place, pot in enumerate(self.pots, 1) if pot is not None}
        for bench, rainbow in enumerate(self.own_benches(), 1):
            if rainbow is not None:
                found[f"b{bench}"] = rainbow
        return found

    def all_rainbows(self) -> dict[str, Rainbow]:
        """Return every rainbow on the table, by name."""
        found = self.own_rainbows()
        for seat, benches in enumerate(self.benches):
            for bench, rainbow in enumerate(benches, 1):
                if seat != self.active and rainbow is not None:
                    found[f"p{seat}b{bench}"] = rainbow
        return found

    def lays(self) -> set[str]:
        found = set()
        for name, rainbow in self.own_rainbows().items():
            for end in ENDS:
                for card in self.hand():
                    if card in (str(number_wanted(rainbow, end)), "kobito"):
                        found.add(f"lay {token_of(card)} {name} {end}")
        return found

    def starts(self) -> set[str]:
        if None not in self.own_benches():
            return set()
        found = set()
        for number in range(1, 13):
            low, high = str(number), str(after(number))
            for first, second in ((low, high), ("kobito", high), (low, "kobito")):
                if first in self.hand() and second in self.hand():
                    found.add(f"start {token_of(first)} {token_of(second)}")
        return found

    def swaps(self) -> set[str]:
        if "swap" not in self.hand():
            return set()
        found = set()
        for name, rainbow in self.own_rainbows().items():
            for place, stack in enumerate(rainbow, 1):
                for card in self.hand():
                    if card in (str(number_of(stack)), "kobito"):
                        found.add(f"swap {token_of(card)} {name} {place}")
        return found

    def exchanges(self) -> set[str]:
        found = set()
        for name, rainbow in self.all_rainbows().items():
            for place, stack in enumerate(rainbow, 1):
                number = str(number_of(stack))
                if off_table(stack[-1]) == "kobito" and number in self.hand():
                    found.add(f"exchange {number} {name} {place}")
        return found

    def moves(self) -> set[str]:
        found = set()
        for bench, rainbow in enumerate(self.own_benches()):
            if rainbow is not None:
                found |= self.moves_from(bench, rainbow)
        return found

    def moves_from(self, bench: int, rainbow: Rainbow) -> set[str]:
        found = set()
        for from_end in ENDS:
            for size in range(1, len(rainbow) + 1):
                if size == len(rainbow) and from_end == "high":
                    continue  # the whole rainbow, already named with "low"
                piece, rest = split(rainbow, from_end, size)
                for place, pot in enumerate(self.pots):
                    for end in ENDS:
                        if pot is None or not pot.takes(piece, end):
                            continue
                        if len(rest) != 1 or self.finds_gold(rest, place, joined(piece, pot.rainbow, end)):
                            found.add(f"move b{bench + 1} {from_end} {size} g{place + 1} {end}")
        return found

    def finds_gold(self, rest: Rainbow, changed: int, rainbow: Rainbow) -> bool:
        """Return whether the rest can go to gold after the rainbow at the changed place became this one."""
        for place, pot in enumerate(self.pots):
            if pot is not None:
                then = Pot(pot.length, pot.points, rainbow) if place == changed else pot
                if any(then.takes(rest, end) for end in ENDS):
                    return True
        return False

    def payments(self) -> set[str]:
        return {f"pay {token_of(card)}" for card in self.hand()}

    # Playing a legal move

    def play_lay(self, token: str, name: str, end: str) -> None:
        card = self.take_from_hand(token)
        number = number_wanted(self.own_rainbows()[name], end)
        self.count(1)
        self.join([[on_table(card, number)]], name, end)

    def play_start(self, first: str, second: str) -> None:
        low = before(int(second)) if first == "k" else int(first)
        cards = [self.take_from_hand(first), self.take_from_hand(second)]
        self.count(2)
        rainbow = [[on_table(cards[0], low)], [on_table(cards[1], after(low))]]
        self.own_benches()[self.own_benches().index(None)] = rainbow

    def play_move(self, name: str, from_end: str, size: str, target: str, end: str) -> None:
        piece, rest = split(self.own_rainbows()[name], from_end, int(size))
        self.own_benches()[int(name[1:]) - 1] = rest or None
        self.join(piece, target, end)

    def play_exchange(self, token: str, name: str, place: str) -> None:
        stack = self.all_rainbows()[name][int(place) - 1]
        self.hand().append(off_table(stack.pop()))
        stack.append(self.take_from_hand(token))

    def play_swap(self, token: str, name: str, place: str) -> None:
        stack = self.own_rainbows()[name][int(place) - 1]
        number = number_of(stack)
        stack.append(self.take_from_hand("s"))
        stack.append(on_table(self.take_from_hand(token), number))
        self.count(2)

    def play_pay(self, token: str) -> None:
        self.penalty[self.active].append(self.take_from_hand(token))
        self.count(1)
        self.paying = self.owed > 0

    def play_end(self) -> None:
        if self.draw(self.active) > 0:
            self.quiet = False
        self.idle_turns = self.idle_turns + 1 if self.quiet else 0
        if self.idle_turns == self.players:
            self.over = True
        else:
            self.begin_turn((self.active + 1) % self.players)

    # The parts of a move

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        rainbows = [rainbow for rainbow in self.own_benches() if rainbow is not None]
        self.owed = min(1 + len(rainbows), len(self.hand()))
        self.paying = False
        self.quiet = True  # nothing has happened yet in this turn

    def take_from_hand(self, token: str) -> str:
        card = card_of(token)
        self.hand().remove(card)
        return card

    def count(self, cards: int) -> None:
        self.owed = max(0, self.owed - cards)

    def join(self, piece: Rainbow, name: str, end: str) -> None:
        """Put the piece at an end of a rainbow, which may win a gold card."""
        rainbow = joined(piece, self.own_rainbows()[name], end)
        index = int(name[1:]) - 1
        if name.startswith("b"):
            self.own_benches()[index] = rainbow
            return
        pot = self.pots[index]
        assert pot is not None
        pot.rainbow = rainbow
        if pot.room() == 0:
            self.win(index, pot)

    def win(self, index: int, pot: Pot) -> None:
        self.won[self.active].append((pot.length, pot.points))
        self.discard += [off_table(card) for stack in pot.rainbow for card in stack]
        self.pots[index] = None
        if self.gold_deck:
            length, points = self.gold_deck.pop()
            self.pots[index] = Pot(length, points, [[self.start_card()]])
        else:
            self.over = True  # only two gold cards are left to win

    def shuffled(self, label: str, cards: list[str]) -> list[str]:
        self.shuffles[label] += 1
        return self.chance.shuffle(label, self.shuffles[label], in_order(cards))

    def start_card(self) -> str:
        if not any(card in NUMBERS for card in self.deck):
            self.deck = self.shuffled("reshuffle", self.deck + self.discard)
            self.discard = []
        assert any(card in NUMBERS for card in self.deck), "no card is left to start a rainbow"
        while self.deck[-1] not in NUMBERS:
            self.deck = self.shuffled("start", self.deck)
        return self.deck.pop()

    def draw(self, seat: int) -> int:
        """Fill the hand up to five cards if possible; return how many were drawn."""
        drawn = 0
        while len(self.hands[seat]) < HAND_SIZE:
            if not self.deck:
                if not self.discard:
                    break
                self.deck = self.shuffled("reshuffle", self.discard)
                self.discard = []
            self.hands[seat].append(self.deck.pop())
            drawn += 1
        return drawn
