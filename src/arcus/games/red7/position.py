"""The whole truth of a Red7 game, and how it moves in time."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.bits import bit, count, lowest
from arcus.core.events import EVERYONE, EventSink
from arcus.core.luck import DECK, Luck
from arcus.core.position import (
    GAME_ENDED,
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_TO_ACT,
    REVEALED,
    ROUND_ENDED,
    TURN_ENDED,
    Position,
    next_seat,
    packed,
    unpacked,
)
from arcus.games.red7.cards import (
    ACTIONS,
    ACTIVE,
    ADVANCED,
    AFTER,
    ALL,
    AT_CANVAS,
    AT_DECK,
    AT_HAND,
    AT_PALETTE,
    AT_SCORED,
    AT_SEAT,
    BLUE,
    CANVAS,
    CANVAS_TOP,
    CARDS,
    CHANCE,
    COLOUR,
    COLUMN,
    DEALT,
    DECISION,
    DONE,
    DRAW,
    DREW,
    EMPTY,
    END,
    EVEN,
    FIVE,
    GREEN,
    HAND,
    IN_COLOURS,
    INDIGO,
    KNOWN,
    LAID,
    LAST,
    LAY,
    LEFT,
    LOW,
    MOVES,
    NO_CARD,
    NUMBER,
    NUMBER_BIT,
    NUMBERS,
    ONE,
    ONE_CARD,
    OPENING,
    OPTIONS,
    ORANGE,
    OVER,
    PAINT,
    PAINTED,
    PALETTE,
    PASS,
    PASSED,
    PLAYERS,
    RED,
    REPAINT,
    REPAINTED,
    RIVAL,
    ROUND,
    ROUND_BEGAN,
    ROUNDS,
    ROW,
    RUN_SCORE,
    RUN_TOP,
    SCORE,
    SCORED,
    SCORED_CARD,
    SEEN,
    SEVEN,
    SIZE,
    STAGE,
    TAKE,
    TARGET,
    TOOK,
    TURN,
    TURN_BEGAN,
    VIOLET,
    WENT_OUT,
    WON,
    WON_ROUND,
    YELLOW,
)
from arcus.games.red7.cards import RULE as RULE
from arcus.games.red7.refusals import not_leading, out_of_place
from arcus.games.red7.scoring import colours_of, meeting, numbers_of, score, value

GAME: Final = 1  # this game's number in packed bytes


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Red7Position(Position):
    """All hands, palettes and the deck."""

    data: vec[i64]
    deck: vec[i64]  # Secret. The round's deck, top last; shared between copies, so never written to.

    def __init__(self, data: vec[i64], deck: vec[i64]) -> None:
        self.data = data
        self.deck = deck

    def copy(self) -> "Red7Position":
        return Red7Position(self.data[:], self.deck)

    def to_bytes(self) -> bytes:
        return packed(GAME, [self.data, self.deck[: self.data[LEFT]]])

    def begin(self, luck: Luck, sink: EventSink) -> None:
        self.begin_round(luck, sink)

    def to_act(self) -> i64:
        if self.data[STAGE] == OVER:
            return 0
        return bit(self.data[TURN])

    def decision(self) -> i64:
        return self.data[DECISION]

    def points(self, seat: i64) -> i64:
        d = self.data
        if d[OPTIONS] & ADVANCED == 0:
            return d[WON + seat]
        total: i64 = 0
        rest = d[SCORED + seat]
        while rest != 0:
            total += NUMBER[lowest(rest)]
            rest &= rest - 1
        return total

    # -- leading

    def face_rivals(self) -> None:
        """Note, for each rule, the score that the player to move has to beat."""
        d = self.data
        turn = d[TURN]
        active = d[ACTIVE]
        i: i64
        for i in range(7):
            d[RIVAL + i] = 0
        seat: i64
        for seat in range(d[PLAYERS]):
            if seat != turn and active >> seat & 1 != 0:
                at = SCORE + 7 * seat
                for i in range(7):
                    v = d[at + i]
                    if v > d[RIVAL + i]:
                        d[RIVAL + i] = v

    def led(self) -> i64:
        """The set of rules under which the player to move leads."""
        d = self.data
        rules: i64 = 0
        at = SCORE + 7 * d[TURN]
        if d[at + VIOLET] > d[RIVAL + VIOLET]:
            rules |= 1 << VIOLET
        if d[at + INDIGO] > d[RIVAL + INDIGO]:
            rules |= 1 << INDIGO
        if d[at + BLUE] > d[RIVAL + BLUE]:
            rules |= 1 << BLUE
        if d[at + GREEN] > d[RIVAL + GREEN]:
            rules |= 1 << GREEN
        if d[at + YELLOW] > d[RIVAL + YELLOW]:
            rules |= 1 << YELLOW
        if d[at + ORANGE] > d[RIVAL + ORANGE]:
            rules |= 1 << ORANGE
        if d[at + RED] > d[RIVAL + RED]:
            rules |= 1 << RED
        return rules

    def leader(self, rule: i64) -> i64:
        """The seat that leads under a rule, or -1."""
        d = self.data
        best: i64 = 0
        who: i64 = -1
        seat: i64
        for seat in range(d[PLAYERS]):
            v = d[SCORE + 7 * seat + rule]
            if d[ACTIVE] >> seat & 1 != 0 and v > best:
                best = v
                who = seat
        return who

    def add(self, seat: i64, card: i64) -> None:
        """Put a card in a palette and bring its seven scores up to date."""
        d = self.data
        cards = d[PALETTE + seat] | bit(card)
        d[PALETTE + seat] = cards
        numbers = d[NUMBERS + seat] | NUMBER_BIT[card]
        d[NUMBERS + seat] = numbers
        at = SCORE + 7 * seat
        d[at + RED] = cards
        v = value(cards & ROW[card])
        if v > d[at + ORANGE]:
            d[at + ORANGE] = v
        v = value(cards & COLUMN[card])
        if v > d[at + YELLOW]:
            d[at + YELLOW] = v
        d[at + GREEN] = value(cards & EVEN)
        d[at + BLUE] = count(colours_of(cards)) * ONE_CARD | cards
        d[at + INDIGO] = RUN_SCORE[numbers] | cards & RUN_TOP[numbers]
        d[at + VIOLET] = value(cards & LOW)

    def set_palette(self, seat: i64, cards: i64) -> None:
        """Give a palette these cards and count its scores anew."""
        d = self.data
        d[PALETTE + seat] = cards
        d[NUMBERS + seat] = numbers_of(cards)
        rule: i64
        for rule in range(7):
            d[SCORE + 7 * seat + rule] = score(cards, rule)

    # -- what may be done

    def legal(self, seat: i64) -> vec[i64]:
        d = self.data
        stage = d[STAGE]
        if stage == OPENING:
            return self._openings()
        if stage == DONE:
            return append(vec[i64](capacity=1), END)
        moves = vec[i64](capacity=16)
        if stage == AFTER:
            led = self.led()
            moves = _each(moves, d[HAND + d[TURN]] & IN_COLOURS[led], PAINT)
            if led >> d[RULE] & 1 != 0 or len(moves) == 0:
                moves = append(moves, END)
        elif stage == CHANCE:
            moves = append(append(moves, DRAW), END)
        elif stage == FIVE:
            moves = _each(moves, self._lays(self.led()), LAY)
        elif stage == SEVEN:
            moves = _each(moves, self.repaints(), REPAINT)
        elif stage == ONE:
            moves = _each(moves, self.takes(), TAKE)
        return moves

    def _openings(self) -> vec[i64]:
        d = self.data
        moves = vec[i64](capacity=15)
        moves = append(moves, PASS)
        led = self.led()
        moves = _each(moves, d[HAND + d[TURN]] & IN_COLOURS[led], PAINT)
        return _each(moves, self._lays(led), LAY)

    def _lays(self, led: i64) -> i64:
        """The hand cards that can go to the palette and let the player lead, who leads under these rules already."""
        d = self.data
        hand = d[HAND + d[TURN]]
        rule = d[RULE]
        actions = d[OPTIONS] & ACTIONS != 0
        good: i64 = 0
        rest = hand
        while rest != 0:
            low = rest & -rest
            rest ^= low
            card = lowest(low)
            if actions and NUMBER[card] & 1 != 0:
                if self._can_lead_after(card):
                    good |= low
                continue
            others = hand & ~low
            now = led
            if now >> rule & 1 == 0 and others & IN_COLOURS[now] == 0:
                now = self.led_with(card, led)
            if now >> rule & 1 != 0 or others & IN_COLOURS[now] != 0:
                good |= low
        return good

    def led_with(self, card: i64, led: i64) -> i64:
        """The rules that the player to move, who leads under `led`, leads under with this hand card in the palette."""
        d = self.data
        turn = d[TURN]
        low = bit(card)
        cards = d[PALETTE + turn] | low
        numbers = d[NUMBERS + turn] | NUMBER_BIT[card]
        now = led
        if low > d[RIVAL + RED]:
            now |= 1 << RED
        if value(cards & ROW[card]) > d[RIVAL + ORANGE]:
            now |= 1 << ORANGE
        if value(cards & COLUMN[card]) > d[RIVAL + YELLOW]:
            now |= 1 << YELLOW
        if value(cards & EVEN) > d[RIVAL + GREEN]:
            now |= 1 << GREEN
        if count(colours_of(cards)) * ONE_CARD | cards > d[RIVAL + BLUE]:
            now |= 1 << BLUE
        if RUN_SCORE[numbers] | cards & RUN_TOP[numbers] > d[RIVAL + INDIGO]:
            now |= 1 << INDIGO
        if value(cards & LOW) > d[RIVAL + VIOLET]:
            now |= 1 << VIOLET
        return now

    def _can_lead(self) -> bool:
        """Can the player to move lead as it is, or by a hand card on the canvas?"""
        d = self.data
        led = self.led()
        return led >> d[RULE] & 1 != 0 or d[HAND + d[TURN]] & IN_COLOURS[led] != 0

    def _can_lead_after(self, card: i64) -> bool:
        """Can the player to move still lead once an odd card is in the palette and its action runs?"""
        after = self.copy()
        d = after.data
        turn = d[TURN]
        d[HAND + turn] ^= bit(card)
        d[SEEN] |= bit(card)
        after.add(turn, card)
        d[LAST] = card
        number = NUMBER[card]
        if number == 5 and d[HAND + turn] != 0:
            return after._lays(after.led()) != 0
        if number == 7 and after.repaints() != 0:
            return True
        if number == 1 and after.takes() != 0:
            return True
        if after._can_lead():
            return True
        return number == 3 and after.drawable() & IN_COLOURS[after.led()] != 0

    def drawable(self) -> i64:
        """The cards that the player to move could draw next, as far as that player can know."""
        d = self.data
        if d[LEFT] == 0:
            return 0
        if d[KNOWN] > 0:
            return bit(self.deck[d[LEFT] - 1])
        return ALL & ~(d[HAND + d[TURN]] | d[SEEN] | self.scored())

    def scored(self) -> i64:
        """All cards won so far, which are out of the game."""
        d = self.data
        return d[SCORED] | d[SCORED + 1] | d[SCORED + 2] | d[SCORED + 3]

    def repaints(self) -> i64:
        """The palette cards that a 7 can put on the canvas: the player leads under their rule without them."""
        d = self.data
        palette = d[PALETTE + d[TURN]]
        good: i64 = 0
        rest = palette & ~bit(d[LAST])
        while rest != 0:
            low = rest & -rest
            rest ^= low
            rule = COLOUR[lowest(low)]
            if score(palette & ~low, rule) > d[RIVAL + rule]:
                good |= low
        return good

    def takes(self) -> i64:
        """The rivals' cards that a 1 can take: the player can still lead without them there."""
        d = self.data
        fine = self._can_lead()  # then no take can spoil it
        good: i64 = 0
        seat: i64
        for seat in range(d[PLAYERS]):
            palette = d[PALETTE + seat]
            if seat == d[TURN] or d[ACTIVE] >> seat & 1 == 0 or palette & (palette - 1) == 0:
                continue
            if fine:
                good |= palette
                continue
            after = self.copy()
            rest = palette
            while rest != 0:
                low = rest & -rest
                rest ^= low
                after.set_palette(seat, palette & ~low)
                after.face_rivals()
                if after._can_lead():
                    good |= low
        return good

    def why_not(self, seat: i64, move: i64) -> i64:
        d = self.data
        if move < 0 or move >= MOVES:
            return NO_SUCH_MOVE
        if d[STAGE] == OVER:
            return GAME_OVER
        if seat != d[TURN]:
            return NOT_TO_ACT
        code = out_of_place(d, move)
        if code != 0:
            return code
        for fine in self.legal(seat):
            if fine == move:
                return 0
        return not_leading(move)

    # -- what happens

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        self.data[DECISION] += 1
        if move == END:
            return self._end_turn(luck, sink)
        if move == PASS:
            sink.emit(PASSED, seat, NO_CARD, AT_SEAT + seat, AT_SEAT + seat, EVERYONE)
            return self._go_out(luck, sink)
        if move == DRAW:
            self._draw(sink)
            self.data[STAGE] = DONE
            return REVEALED
        if move < PAINT:
            return self._lay(move - LAY, sink)
        if move < REPAINT:
            self._paint(move - PAINT, sink)
        elif move < TAKE:
            self._repaint(move - REPAINT, sink)
        else:
            self._take(move - TAKE, sink)
        return 0

    def _lay(self, card: i64, sink: EventSink) -> i64:
        d = self.data
        turn = d[TURN]
        d[HAND + turn] ^= bit(card)
        d[SEEN] |= bit(card)
        d[LAST] = card
        self.add(turn, card)
        sink.emit(LAID, turn, card, AT_HAND + turn, AT_PALETTE + turn, EVERYONE)
        d[STAGE] = AFTER
        number = NUMBER[card]
        if d[OPTIONS] & ACTIONS == 0 or number & 1 == 0:
            return 0
        if number == 7:
            if self.repaints() != 0:
                d[STAGE] = SEVEN
        elif number == 5:
            if d[HAND + turn] != 0:
                d[STAGE] = FIVE
        elif number == 1:
            if self.takes() != 0:
                d[STAGE] = ONE
        elif d[LEFT] > 0:
            self._draw(sink)
            return REVEALED
        return 0

    def _draw(self, sink: EventSink) -> None:
        d = self.data
        turn = d[TURN]
        d[LEFT] -= 1
        card = self.deck[d[LEFT]]
        seen = bit(turn)
        if d[KNOWN] > 0:
            d[KNOWN] -= 1
            seen = EVERYONE
        d[HAND + turn] |= bit(card)
        sink.emit(DREW, turn, card, AT_DECK, AT_HAND + turn, seen)

    def _paint(self, card: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[TURN]
        d[HAND + turn] ^= bit(card)
        self._cover(card)
        sink.emit(PAINTED, turn, card, AT_HAND + turn, AT_CANVAS, EVERYONE)
        d[STAGE] = DONE
        if d[OPTIONS] & ADVANCED != 0 and NUMBER[card] > count(d[PALETTE + turn]) and d[LEFT] > 0:
            d[STAGE] = CHANCE

    def _repaint(self, card: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[TURN]
        self.set_palette(turn, d[PALETTE + turn] ^ bit(card))
        self._cover(card)
        sink.emit(REPAINTED, turn, card, AT_PALETTE + turn, AT_CANVAS, EVERYONE)
        d[STAGE] = AFTER

    def _cover(self, card: i64) -> None:
        d = self.data
        d[CANVAS] |= bit(card)
        d[SEEN] |= bit(card)
        d[CANVAS_TOP] = card
        d[RULE] = COLOUR[card]

    def _take(self, card: i64, sink: EventSink) -> None:
        d = self.data
        seat: i64 = 0
        while d[PALETTE + seat] >> card & 1 == 0:
            seat += 1
        self.set_palette(seat, d[PALETTE + seat] ^ bit(card))
        self.deck = append(self.deck[: d[LEFT]], card)
        d[LEFT] += 1
        d[KNOWN] += 1
        self.face_rivals()
        sink.emit(TOOK, d[TURN], card, AT_PALETTE + seat, AT_DECK, EVERYONE)
        d[STAGE] = AFTER

    def _end_turn(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        if d[SCORE + 7 * d[TURN] + d[RULE]] > d[RIVAL + d[RULE]]:
            return self._next_player(luck, sink)
        return self._go_out(luck, sink)

    def _go_out(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        turn = d[TURN]
        d[ACTIVE] &= ~bit(turn)
        sink.emit(WENT_OUT, turn, NO_CARD, AT_SEAT + turn, AT_SEAT + turn, EVERYONE)
        if d[ACTIVE] & (d[ACTIVE] - 1) == 0:
            return self._end_round(luck, sink)
        return self._next_player(luck, sink)

    def _next_player(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        turn = next_seat(d[TURN], d[PLAYERS])
        while d[ACTIVE] >> turn & 1 == 0:
            turn = next_seat(turn, d[PLAYERS])
        d[TURN] = turn
        self.face_rivals()
        if d[HAND + turn] == 0:
            return self._go_out(luck, sink)
        d[STAGE] = OPENING
        d[LAST] = NO_CARD
        sink.emit(TURN_BEGAN, turn, NO_CARD, AT_SEAT + turn, AT_SEAT + turn, EVERYONE)
        return TURN_ENDED

    def _end_round(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        winner = lowest(d[ACTIVE])
        d[WON + winner] += 1
        sink.emit(WON_ROUND, winner, d[ROUND], AT_SEAT + winner, AT_SEAT + winner, EVERYONE)
        if d[OPTIONS] & ADVANCED != 0:
            cards = meeting(d[PALETTE + winner], d[RULE])
            self.set_palette(winner, d[PALETTE + winner] & ~cards)
            d[SCORED + winner] |= cards
            rest = cards
            while rest != 0:
                sink.emit(SCORED_CARD, winner, lowest(rest), AT_PALETTE + winner, AT_SCORED + winner, EVERYONE)
                rest &= rest - 1
        if self._is_last_round():
            self.face_rivals()  # the winner's palette may be smaller now
            d[STAGE] = OVER
            return TURN_ENDED | ROUND_ENDED | GAME_ENDED
        self.begin_round(luck, sink)
        return TURN_ENDED | ROUND_ENDED | REVEALED

    def _is_last_round(self) -> bool:
        d = self.data
        if d[OPTIONS] & ADVANCED == 0:
            return d[ROUND] >= d[ROUNDS]
        if CARDS - count(self.scored()) < 8 * d[PLAYERS]:
            return True
        seat: i64
        for seat in range(d[PLAYERS]):
            if self.points(seat) >= TARGET[d[PLAYERS]]:
                return True
        return False

    def begin_round(self, luck: Luck, sink: EventSink) -> None:
        """Gather all cards that are not won, shuffle, deal, and find who moves first."""
        d = self.data
        players = d[PLAYERS]
        d[ROUND] += 1
        sink.emit(ROUND_BEGAN, -1, d[ROUND], AT_CANVAS, AT_CANVAS, EVERYONE)
        self.deck = luck.shuffle(DECK, d[ROUND], _in_rank_order(ALL & ~self.scored()))
        d[KNOWN] = 0
        d[SEEN] = 0
        d[CANVAS] = 0
        d[CANVAS_TOP] = NO_CARD
        d[RULE] = RED
        d[STAGE] = OPENING
        d[LAST] = NO_CARD
        d[ACTIVE] = bit(players) - 1
        self._deal(sink)
        turn = next_seat(self.leader(RED), players)
        d[TURN] = turn
        self.face_rivals()
        sink.emit(TURN_BEGAN, turn, NO_CARD, AT_SEAT + turn, AT_SEAT + turn, EVERYONE)

    def _deal(self, sink: EventSink) -> None:
        d = self.data
        deck = self.deck
        left: i64 = len(deck)
        seat: i64
        i: i64
        for seat in range(d[PLAYERS]):
            hand: i64 = 0
            for i in range(7):
                left -= 1
                card = deck[left]
                hand |= bit(card)
                sink.emit(DEALT, seat, card, AT_DECK, AT_HAND + seat, bit(seat))
            d[HAND + seat] = hand
        for seat in range(d[PLAYERS]):
            left -= 1
            card = deck[left]
            d[SEEN] |= bit(card)
            d[PALETTE + seat] = 0
            d[NUMBERS + seat] = 0
            d[SCORE + 7 * seat + ORANGE] = 0
            d[SCORE + 7 * seat + YELLOW] = 0
            self.add(seat, card)
            sink.emit(DEALT, seat, card, AT_DECK, AT_PALETTE + seat, EVERYONE)
        d[LEFT] = left


def _each(moves: vec[i64], cards: i64, family: i64) -> vec[i64]:
    rest = cards
    while rest != 0:
        moves = append(moves, family + lowest(rest))
        rest &= rest - 1
    return moves


def _in_rank_order(cards: i64) -> vec[i64]:
    return _each(vec[i64](capacity=CARDS), cards, 0)


def blank(players: i64, options: i64, rounds: i64) -> Red7Position:
    """A position before the first round."""
    d = EMPTY[:]
    d[PLAYERS] = players
    d[OPTIONS] = options
    d[ROUNDS] = rounds
    d[CANVAS_TOP] = NO_CARD
    d[LAST] = NO_CARD
    d[RULE] = RED
    return Red7Position(d, vec[i64]())


def from_bytes(data: bytes) -> Red7Position:
    """The position that `to_bytes` wrote, or ValueError."""
    parts = unpacked(GAME, data)
    if len(parts) != 2 or len(parts[0]) != SIZE:
        raise ValueError("the bytes are a position of another version")
    return Red7Position(parts[0], parts[1])
