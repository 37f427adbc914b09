"""The whole truth of a Red7 game, and how it moves in time."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.bits import bit, count, greater, index, lowest, nth
from arcus.core.events import EVERYONE, EventSink
from arcus.core.luck import Luck, Rng
from arcus.core.position import (
    GAME_ENDED,
    ONE_MOVE,
    OTHER_VERSION,
    REVEALED,
    ROUND_ENDED,
    TURN_ENDED,
    Position,
    next_seat,
    packed,
    unpacked,
)
from arcus.games.red7 import facts, fields as at, labels, moves, places, stages
from arcus.games.red7.cards import (
    ALL,
    BLUE,
    CARDS,
    COLOUR,
    COLUMN,
    EVEN,
    GREEN,
    IN_COLOURS,
    INDIGO,
    LOW,
    NO_CARD,
    NUMBER,
    NUMBER_BIT,
    ONE_CARD,
    ORANGE,
    RED,
    ROW,
    RUN_SCORE,
    RUN_TOP,
    TARGET,
    VIOLET,
    YELLOW,
)
from arcus.games.red7.refusals import not_leading, out_of_place
from arcus.games.red7.scoring import colours_of, meeting, numbers_of, score, value

GAME: Final = 1  # this game's number in packed bytes


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Red7Position(Position):
    """All hands, palettes and the deck."""

    deck: vec[i64]  # the round's deck, top last; shared between copies, so never written to

    def __init__(self, data: vec[i64], deck: vec[i64]) -> None:
        self.data = data
        self.deck = deck

    def copy(self) -> "Red7Position":
        return Red7Position(self.data[:], self.deck)

    def to_bytes(self) -> bytes:
        return packed(GAME, [self.data, self.deck[: self.data[at.LEFT]]])

    def begin(self, luck: Luck, sink: EventSink) -> None:
        self.begin_round(luck, sink)

    def to_act(self) -> i64:
        if self.data[at.STAGE] == stages.OVER:
            return 0
        return bit(self.data[at.TURN])

    def points(self, seat: i64) -> i64:
        d = self.data
        if d[at.OPTIONS] & at.ADVANCED == 0:
            return d[at.WON + seat]  # 7.2
        total: i64 = 0
        rest = d[at.SCORED + seat]
        while rest != 0:
            total += NUMBER[lowest(rest)]  # 5.2, 5.6
            rest &= rest - 1
        return total

    # -- leading

    def face_rivals(self) -> None:
        """Note, for each rule, the score that the player to move has to beat."""
        d = self.data
        turn = d[at.TURN]
        active = d[at.ACTIVE]
        violet: i64 = 0
        indigo: i64 = 0
        blue: i64 = 0
        green: i64 = 0
        yellow: i64 = 0
        orange: i64 = 0
        red: i64 = 0
        seat: i64
        for seat in range(d[at.PLAYERS]):
            if seat == turn or active >> seat & 1 == 0:  # 3.9
                continue
            base = at.SCORE + 7 * seat
            violet = greater(violet, d[base + VIOLET])
            indigo = greater(indigo, d[base + INDIGO])
            blue = greater(blue, d[base + BLUE])
            green = greater(green, d[base + GREEN])
            yellow = greater(yellow, d[base + YELLOW])
            orange = greater(orange, d[base + ORANGE])
            red = greater(red, d[base + RED])
        d[at.RIVAL + VIOLET] = violet
        d[at.RIVAL + INDIGO] = indigo
        d[at.RIVAL + BLUE] = blue
        d[at.RIVAL + GREEN] = green
        d[at.RIVAL + YELLOW] = yellow
        d[at.RIVAL + ORANGE] = orange
        d[at.RIVAL + RED] = red

    def led(self) -> i64:
        """The set of rules under which the player to move leads."""
        d = self.data
        rules: i64 = 0
        base = at.SCORE + 7 * d[at.TURN]
        if d[base + VIOLET] > d[at.RIVAL + VIOLET]:
            rules |= 1 << VIOLET
        if d[base + INDIGO] > d[at.RIVAL + INDIGO]:
            rules |= 1 << INDIGO
        if d[base + BLUE] > d[at.RIVAL + BLUE]:
            rules |= 1 << BLUE
        if d[base + GREEN] > d[at.RIVAL + GREEN]:
            rules |= 1 << GREEN
        if d[base + YELLOW] > d[at.RIVAL + YELLOW]:
            rules |= 1 << YELLOW
        if d[base + ORANGE] > d[at.RIVAL + ORANGE]:
            rules |= 1 << ORANGE
        if d[base + RED] > d[at.RIVAL + RED]:
            rules |= 1 << RED
        return rules

    def leader(self, rule: i64) -> i64:
        """The seat that leads under a rule, or -1."""
        d = self.data
        best: i64 = 0
        who: i64 = -1
        seat: i64
        for seat in range(d[at.PLAYERS]):
            v = d[at.SCORE + 7 * seat + rule]
            if d[at.ACTIVE] >> seat & 1 != 0 and v > best:  # 4.1, 4.2, 4.3
                best = v
                who = seat
        return who

    def add(self, seat: i64, card: i64) -> None:
        """Put a card in a palette and bring its seven scores up to date."""
        d = self.data
        cards = d[at.PALETTE + seat] | bit(card)
        d[at.PALETTE + seat] = cards
        numbers = d[at.NUMBERS + seat] | NUMBER_BIT[card]
        d[at.NUMBERS + seat] = numbers
        base = at.SCORE + 7 * seat
        d[base + RED] = cards
        v = value(cards & ROW[card])
        if v > d[base + ORANGE]:
            d[base + ORANGE] = v
        v = value(cards & COLUMN[card])
        if v > d[base + YELLOW]:
            d[base + YELLOW] = v
        d[base + GREEN] = value(cards & EVEN)
        d[base + BLUE] = count(colours_of(cards)) * ONE_CARD | cards
        d[base + INDIGO] = RUN_SCORE[numbers] | cards & RUN_TOP[numbers]
        d[base + VIOLET] = value(cards & LOW)

    def set_palette(self, seat: i64, cards: i64) -> None:
        """Give a palette these cards and count its scores anew."""
        d = self.data
        d[at.PALETTE + seat] = cards
        d[at.NUMBERS + seat] = numbers_of(cards)
        rule: i64
        for rule in range(7):
            d[at.SCORE + 7 * seat + rule] = score(cards, rule)

    # -- what may be done

    def legal(self, seat: i64) -> vec[i64]:
        d = self.data
        stage = d[at.STAGE]
        if stage == stages.OPENING:
            return self._openings()
        if stage == stages.DONE:
            return append(vec[i64](capacity=1), moves.END)
        found = vec[i64](capacity=16)
        if stage == stages.AFTER:  # 3.4, 6.14
            led = self.led()
            found = _each(found, d[at.HAND + d[at.TURN]] & IN_COLOURS[led], moves.PAINT)
            if led >> d[at.RULE] & 1 != 0 or len(found) == 0:  # 3.8, 6.18
                found = append(found, moves.END)
        elif stage == stages.CHANCE:  # 5.1
            found = append(append(found, moves.DRAW), moves.END)
        elif stage == stages.FIVE:  # 6.7
            found = _each(found, self._lays_now(self.led()), moves.LAY)
        elif stage == stages.SEVEN:  # 6.4
            found = _each(found, self.repaints(), moves.REPAINT)
        elif stage == stages.ONE:  # 6.11
            found = _each(found, self.takes(), moves.TAKE)
        return found

    def random_move(self, seat: i64, rng: Rng) -> i64:
        d = self.data
        stage = d[at.STAGE]
        if stage == stages.DONE:
            return ONE_MOVE | moves.END
        if stage != stages.OPENING and stage != stages.AFTER:
            return Position.random_move(self, seat, rng)
        led = self.led()
        paints = d[at.HAND + d[at.TURN]] & IN_COLOURS[led]
        painted = count(paints)
        if stage == stages.OPENING:
            lays = self._lays_now(led)
            n = 1 + painted + count(lays)
            k: i64 = 0
            if n > 1:
                k = rng.below(n)
            if k == 0:
                return n * ONE_MOVE | moves.PASS
            if k <= painted:
                return n * ONE_MOVE | moves.PAINT + nth(paints, k - 1)
            return n * ONE_MOVE | moves.LAY + nth(lays, k - 1 - painted)
        n = painted
        if led >> d[at.RULE] & 1 != 0 or painted == 0:
            n += 1
        k = 0
        if n > 1:
            k = rng.below(n)
        if k < painted:
            return n * ONE_MOVE | moves.PAINT + nth(paints, k)
        return n * ONE_MOVE | moves.END

    def _openings(self) -> vec[i64]:
        d = self.data
        found = vec[i64](capacity=15)
        found = append(found, moves.PASS)  # 3.5
        led = self.led()
        found = _each(found, d[at.HAND + d[at.TURN]] & IN_COLOURS[led], moves.PAINT)  # 3.3
        return _each(found, self._lays_now(led), moves.LAY)  # 3.8

    def _lays_now(self, led: i64) -> i64:
        """Return the hand cards that may go to the palette of the player to move, who leads under `led`."""
        d = self.data
        turn = d[at.TURN]
        return self._lays(d[at.HAND + turn], d[at.PALETTE + turn], d[at.NUMBERS + turn], led)

    def _lays(self, hand: i64, palette: i64, numbers: i64, led: i64) -> i64:
        """Return the cards of a hand that may go to the palette: the player can still lead after them.

        `numbers` are those of the palette, and `led` the rules under which the player leads with it.
        """
        d = self.data
        rule = bit(d[at.RULE])
        actions = d[at.OPTIONS] & at.ACTIONS != 0
        good: i64 = 0
        rest = hand
        while rest != 0:
            low = rest & -rest
            rest ^= low
            others = hand ^ low
            card = index(low)
            number = NUMBER[card]
            if actions and number == 5 and others != 0:  # 6.7
                after = self._led_with(palette | low, numbers | NUMBER_BIT[card], card, led)
                if self._lays(others, palette | low, numbers | NUMBER_BIT[card], after) != 0:
                    good |= low
                continue
            wanted = colours_of(others) | rule  # the rules under which it is enough to lead (3.8)
            leads = led & wanted != 0
            if not leads:
                leads = self._leads_with(palette | low, numbers | NUMBER_BIT[card], card, wanted)
            if not leads and actions and number & 1 != 0:  # 6.1
                leads = self._leads_by_action(others, palette | low, card, led)
            if leads:
                good |= low
        return good

    def _leads_with(self, cards: i64, numbers: i64, card: i64, wanted: i64) -> bool:
        """Return whether the card that has just joined these makes the player lead under one of the wanted rules."""
        d = self.data
        if wanted >> RED & 1 != 0 and cards > d[at.RIVAL + RED]:
            return True
        if wanted >> ORANGE & 1 != 0 and value(cards & ROW[card]) > d[at.RIVAL + ORANGE]:
            return True
        if wanted >> YELLOW & 1 != 0 and value(cards & COLUMN[card]) > d[at.RIVAL + YELLOW]:
            return True
        if wanted >> GREEN & 1 != 0 and value(cards & EVEN) > d[at.RIVAL + GREEN]:
            return True
        if wanted >> BLUE & 1 != 0 and count(colours_of(cards)) * ONE_CARD | cards > d[at.RIVAL + BLUE]:
            return True
        if wanted >> INDIGO & 1 != 0 and RUN_SCORE[numbers] | cards & RUN_TOP[numbers] > d[at.RIVAL + INDIGO]:
            return True
        return wanted >> VIOLET & 1 != 0 and value(cards & LOW) > d[at.RIVAL + VIOLET]

    def led_with(self, card: i64, led: i64) -> i64:
        """Return the rules led under by the player to move, who leads under `led`, with this card in the palette."""
        d = self.data
        turn = d[at.TURN]
        return self._led_with(d[at.PALETTE + turn] | bit(card), d[at.NUMBERS + turn] | NUMBER_BIT[card], card, led)

    def _led_with(self, cards: i64, numbers: i64, card: i64, led: i64) -> i64:
        """Return the rules led under with these cards, of which `card` has just joined those that lead under `led`."""
        d = self.data
        now = led
        if cards > d[at.RIVAL + RED]:
            now |= 1 << RED
        if value(cards & ROW[card]) > d[at.RIVAL + ORANGE]:
            now |= 1 << ORANGE
        if value(cards & COLUMN[card]) > d[at.RIVAL + YELLOW]:
            now |= 1 << YELLOW
        if value(cards & EVEN) > d[at.RIVAL + GREEN]:
            now |= 1 << GREEN
        if count(colours_of(cards)) * ONE_CARD | cards > d[at.RIVAL + BLUE]:
            now |= 1 << BLUE
        if RUN_SCORE[numbers] | cards & RUN_TOP[numbers] > d[at.RIVAL + INDIGO]:
            now |= 1 << INDIGO
        if value(cards & LOW) > d[at.RIVAL + VIOLET]:
            now |= 1 << VIOLET
        return now

    def _leads_by_action(self, hand: i64, palette: i64, card: i64, led: i64) -> bool:
        """Return whether the action of the card just laid may make the player lead, who otherwise can't."""
        number = NUMBER[card]
        if number == 7:
            return self._repaints(palette, card) != 0
        if number == 1:
            return self._takes(hand, palette) != 0
        if number == 3:  # 6.16
            after = self._led_with(palette, numbers_of(palette), card, led)
            return self._drawable(hand, palette) & IN_COLOURS[after] != 0
        return False

    def _drawable(self, hand: i64, palette: i64) -> i64:
        """Return the cards that the player to move could draw next, as far as that player can know."""
        d = self.data
        if d[at.LEFT] == 0:
            return 0
        if d[at.KNOWN] > 0:
            return bit(self.deck[d[at.LEFT] - 1])  # 6.17
        return ALL & ~(hand | palette | d[at.SEEN] | self.scored())  # 6.17

    def scored(self) -> i64:
        """All cards won so far, which are out of the game."""
        d = self.data
        return d[at.SCORED] | d[at.SCORED + 1] | d[at.SCORED + 2] | d[at.SCORED + 3]

    def repaints(self) -> i64:
        """Return the palette cards that a 7 can put on the canvas: the player leads under their rule without them."""
        d = self.data
        return self._repaints(d[at.PALETTE + d[at.TURN]], d[at.LAST])

    def _repaints(self, palette: i64, seven: i64) -> i64:
        d = self.data
        good: i64 = 0
        rest = palette & ~bit(seven)  # 6.4
        while rest != 0:
            low = rest & -rest
            rest ^= low
            rule = COLOUR[index(low)]
            if score(palette ^ low, rule) > d[at.RIVAL + rule]:  # 6.5
                good |= low
        return good

    def takes(self) -> i64:
        """Return the rivals' cards that a 1 can take: the player can still lead without them there."""
        d = self.data
        turn = d[at.TURN]
        led = self.led()
        if led & (colours_of(d[at.HAND + turn]) | bit(d[at.RULE])) == 0:
            return self._takes(d[at.HAND + turn], d[at.PALETTE + turn])
        good: i64 = 0  # who can lead already still can
        seat: i64
        for seat in range(d[at.PLAYERS]):
            if self._is_robbed(seat):
                good |= d[at.PALETTE + seat]
        return good

    def _takes(self, hand: i64, palette: i64) -> i64:
        """Return the rivals' cards without which the player leads, holding this hand beside this palette."""
        d = self.data
        good: i64 = 0
        seat: i64
        for seat in range(d[at.PLAYERS]):
            if not self._is_robbed(seat):
                continue
            theirs = d[at.PALETTE + seat]
            rules = colours_of(hand) | bit(d[at.RULE])
            while rules != 0:
                rule = lowest(rules)
                rules &= rules - 1
                own = score(palette, rule)
                if own <= self._best_beside(seat, rule):
                    continue
                rest = theirs & ~good
                while rest != 0:
                    low = rest & -rest
                    rest ^= low
                    if own > score(theirs ^ low, rule):  # 6.13
                        good |= low
        return good

    def _is_robbed(self, seat: i64) -> bool:
        """Return whether a 1 can take a card of this seat: a rival who is in, with two cards or more."""
        d = self.data
        palette = d[at.PALETTE + seat]
        return seat != d[at.TURN] and d[at.ACTIVE] >> seat & 1 != 0 and palette & (palette - 1) != 0  # 6.11

    def _best_beside(self, seat: i64, rule: i64) -> i64:
        """Return the best score under a rule among the rivals of the player to move, without one of them."""
        d = self.data
        best: i64 = 0
        other: i64
        for other in range(d[at.PLAYERS]):
            if other != seat and other != d[at.TURN] and d[at.ACTIVE] >> other & 1 != 0:
                best = greater(best, d[at.SCORE + 7 * other + rule])
        return best

    def move_count(self) -> i64:
        return moves.COUNT

    def rule_against(self, seat: i64, move: i64) -> i64:
        code = out_of_place(self.data, move)
        if code != 0:
            return code
        for fine in self.legal(seat):
            if fine == move:
                return 0
        return not_leading(move)

    # -- what happens

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        self.data[at.DECISION] += 1
        if move == moves.END:
            return self._end_turn(luck, sink)
        if move == moves.PASS:
            sink.emit(facts.PASSED, seat, NO_CARD, places.SEAT + seat, places.SEAT + seat, EVERYONE)
            return self._go_out(luck, sink)
        if move == moves.DRAW:
            self._draw(sink)
            self.data[at.STAGE] = stages.DONE
            return REVEALED
        if move < moves.PAINT:
            return self._lay(move - moves.LAY, sink)
        if move < moves.REPAINT:
            self._paint(move - moves.PAINT, sink)
        elif move < moves.TAKE:
            self._repaint(move - moves.REPAINT, sink)
        else:
            self._take(move - moves.TAKE, sink)
        return 0

    def _lay(self, card: i64, sink: EventSink) -> i64:
        d = self.data
        turn = d[at.TURN]
        d[at.HAND + turn] ^= bit(card)
        d[at.SEEN] |= bit(card)
        d[at.LAST] = card
        self.add(turn, card)
        sink.emit(facts.LAID, turn, card, places.HAND + turn, places.PALETTE + turn, EVERYONE)
        d[at.STAGE] = stages.AFTER
        number = NUMBER[card]
        if d[at.OPTIONS] & at.ACTIONS == 0 or number & 1 == 0:  # 6.1
            return 0
        if number == 7:
            if self.repaints() != 0:  # 6.2, 6.5
                d[at.STAGE] = stages.SEVEN
        elif number == 5:
            if d[at.HAND + turn] != 0:  # 6.8
                d[at.STAGE] = stages.FIVE
        elif number == 1:
            if self.takes() != 0:  # 6.13
                d[at.STAGE] = stages.ONE
        elif d[at.LEFT] > 0:  # 6.9, 6.10
            self._draw(sink)
            return REVEALED
        return 0

    def _draw(self, sink: EventSink) -> None:
        d = self.data
        turn = d[at.TURN]
        d[at.LEFT] -= 1
        card = self.deck[d[at.LEFT]]
        seen = bit(turn)
        if d[at.KNOWN] > 0:
            d[at.KNOWN] -= 1
            seen = EVERYONE
        d[at.HAND + turn] |= bit(card)
        sink.emit(facts.DREW, turn, card, places.DECK, places.HAND + turn, seen)

    def _paint(self, card: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[at.TURN]
        d[at.HAND + turn] ^= bit(card)
        self._cover(card)
        sink.emit(facts.PAINTED, turn, card, places.HAND + turn, places.CANVAS, EVERYONE)
        d[at.STAGE] = stages.DONE
        if d[at.OPTIONS] & at.ADVANCED != 0 and NUMBER[card] > count(d[at.PALETTE + turn]) and d[at.LEFT] > 0:
            d[at.STAGE] = stages.CHANCE  # 5.1, 6.15

    def _repaint(self, card: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[at.TURN]
        self.set_palette(turn, d[at.PALETTE + turn] ^ bit(card))
        self._cover(card)
        sink.emit(facts.REPAINTED, turn, card, places.PALETTE + turn, places.CANVAS, EVERYONE)
        d[at.STAGE] = stages.AFTER  # 6.6, 6.14

    def _cover(self, card: i64) -> None:
        d = self.data
        d[at.CANVAS] |= bit(card)
        d[at.SEEN] |= bit(card)
        d[at.CANVAS_TOP] = card
        d[at.RULE] = COLOUR[card]  # 3.2

    def _take(self, card: i64, sink: EventSink) -> None:
        d = self.data
        seat: i64 = 0
        while d[at.PALETTE + seat] >> card & 1 == 0:
            seat += 1
        self.set_palette(seat, d[at.PALETTE + seat] ^ bit(card))
        self.deck = append(self.deck[: d[at.LEFT]], card)
        d[at.LEFT] += 1
        d[at.KNOWN] += 1  # 6.12
        self.face_rivals()
        sink.emit(facts.TOOK, d[at.TURN], card, places.PALETTE + seat, places.DECK, EVERYONE)
        d[at.STAGE] = stages.AFTER

    def _end_turn(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        if d[at.SCORE + 7 * d[at.TURN] + d[at.RULE]] > d[at.RIVAL + d[at.RULE]]:
            return self._next_player(luck, sink)
        return self._go_out(luck, sink)  # 3.8

    def _go_out(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        turn = d[at.TURN]
        d[at.ACTIVE] &= ~bit(turn)  # 3.9
        sink.emit(facts.WENT_OUT, turn, NO_CARD, places.SEAT + turn, places.SEAT + turn, EVERYONE)
        if d[at.ACTIVE] & (d[at.ACTIVE] - 1) == 0:
            return self._end_round(luck, sink)  # 3.10
        return self._next_player(luck, sink)

    def _next_player(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        turn = next_seat(d[at.TURN], d[at.PLAYERS])
        while d[at.ACTIVE] >> turn & 1 == 0:
            turn = next_seat(turn, d[at.PLAYERS])
        d[at.TURN] = turn
        self.face_rivals()
        if d[at.HAND + turn] == 0:
            return self._go_out(luck, sink)  # 3.7
        d[at.STAGE] = stages.OPENING
        d[at.LAST] = NO_CARD
        sink.emit(facts.TURN_BEGAN, turn, NO_CARD, places.SEAT + turn, places.SEAT + turn, EVERYONE)
        return TURN_ENDED

    def _end_round(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        winner = lowest(d[at.ACTIVE])
        d[at.WON + winner] += 1
        sink.emit(facts.WON_ROUND, winner, d[at.ROUND], places.SEAT + winner, places.SEAT + winner, EVERYONE)
        if d[at.OPTIONS] & at.ADVANCED != 0:
            cards = meeting(d[at.PALETTE + winner], d[at.RULE])  # 5.2
            self.set_palette(winner, d[at.PALETTE + winner] & ~cards)
            d[at.SCORED + winner] |= cards
            rest = cards
            while rest != 0:
                sink.emit(
                    facts.SCORED_CARD, winner, lowest(rest), places.PALETTE + winner, places.SCORED + winner, EVERYONE
                )
                rest &= rest - 1
        if self._is_last_round():
            self.face_rivals()  # the winner's palette may be smaller now
            d[at.STAGE] = stages.OVER
            return TURN_ENDED | ROUND_ENDED | GAME_ENDED
        self.begin_round(luck, sink)
        return TURN_ENDED | ROUND_ENDED | REVEALED

    def _is_last_round(self) -> bool:
        d = self.data
        if d[at.OPTIONS] & at.ADVANCED == 0:
            return d[at.ROUND] >= d[at.ROUNDS]  # 7.1
        if CARDS - count(self.scored()) < 8 * d[at.PLAYERS]:  # 5.5
            return True
        seat: i64
        for seat in range(d[at.PLAYERS]):
            if self.points(seat) >= TARGET[d[at.PLAYERS]]:  # 5.4
                return True
        return False

    def begin_round(self, luck: Luck, sink: EventSink) -> None:
        """Gather all cards that are not won, shuffle, deal, and find who moves first."""
        d = self.data
        players = d[at.PLAYERS]
        d[at.ROUND] += 1
        sink.emit(facts.ROUND_BEGAN, -1, d[at.ROUND], places.CANVAS, places.CANVAS, EVERYONE)
        self.deck = luck.shuffle(labels.DECK, d[at.ROUND], _in_rank_order(ALL & ~self.scored()))  # 5.3, 7.3
        d[at.KNOWN] = 0
        d[at.SEEN] = 0
        d[at.CANVAS] = 0
        d[at.CANVAS_TOP] = NO_CARD
        d[at.RULE] = RED  # 2.2
        d[at.STAGE] = stages.OPENING
        d[at.LAST] = NO_CARD
        d[at.ACTIVE] = bit(players) - 1
        self._deal(sink)
        turn = next_seat(self.leader(RED), players)  # 2.3
        d[at.TURN] = turn
        self.face_rivals()
        sink.emit(facts.TURN_BEGAN, turn, NO_CARD, places.SEAT + turn, places.SEAT + turn, EVERYONE)

    def _deal(self, sink: EventSink) -> None:
        d = self.data
        deck = self.deck
        left: i64 = len(deck)
        seat: i64
        i: i64
        for seat in range(d[at.PLAYERS]):
            hand: i64 = 0
            for i in range(7):  # 2.1
                left -= 1
                card = deck[left]
                hand |= bit(card)
                sink.emit(facts.DEALT, seat, card, places.DECK, places.HAND + seat, bit(seat))
            d[at.HAND + seat] = hand
        for seat in range(d[at.PLAYERS]):
            left -= 1
            card = deck[left]
            d[at.SEEN] |= bit(card)
            d[at.PALETTE + seat] = 0
            d[at.NUMBERS + seat] = 0
            d[at.SCORE + 7 * seat + ORANGE] = 0
            d[at.SCORE + 7 * seat + YELLOW] = 0
            self.add(seat, card)
            sink.emit(facts.DEALT, seat, card, places.DECK, places.PALETTE + seat, EVERYONE)
        d[at.LEFT] = left


def _each(found: vec[i64], cards: i64, family: i64) -> vec[i64]:
    rest = cards
    while rest != 0:
        found = append(found, family + lowest(rest))
        rest &= rest - 1
    return found


def _in_rank_order(cards: i64) -> vec[i64]:
    return _each(vec[i64](capacity=CARDS), cards, 0)


def blank(players: i64, options: i64, rounds: i64) -> Red7Position:
    """A position before the first round."""
    d = at.EMPTY[:]
    d[at.PLAYERS] = players
    d[at.OPTIONS] = options
    d[at.ROUNDS] = rounds
    d[at.CANVAS_TOP] = NO_CARD
    d[at.LAST] = NO_CARD
    d[at.RULE] = RED
    return Red7Position(d, vec[i64]())


def from_bytes(data: bytes) -> Red7Position:
    """The position that `to_bytes` wrote, or ValueError."""
    parts = unpacked(GAME, data, 2)
    if len(parts[0]) != at.SIZE:
        raise ValueError(OTHER_VERSION)
    return Red7Position(parts[0], parts[1])
