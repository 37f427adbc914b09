"""Laws that hold in every game, with every option, for every number of players."""

import pickle
import random
import struct
import zlib
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

from arcus.core.bits import lowest, members
from arcus.core.events import NO_EVENTS, EventLog
from arcus.core.game import UsageError
from arcus.core.luck import FastLuck, Rng
from arcus.core.position import GAME_ENDED, GAME_OVER, NO_SUCH_MOVE, NOT_TO_ACT, TURN_ENDED, IllegalMove, Position
from arcus.records.luck import FairLuck
from arcus.records.match import Match
from arcus.records.record import parse_record, record_bytes
from arcus.records.replay import replay, verify
from tests.cases import LAWFUL, SOAK, Case, game_at, random_game, tried

every_case = pytest.mark.parametrize("case", LAWFUL, ids=str)
SEED, SHARE = 2**40, 100  # the most that is tried
LETTERS = "09R-/=. x²"  # with which a text is damaged
LONGEST = 20_000  # no game of random moves comes near


@every_case
@tried(seed=SEED)
def test_every_game_ends_and_says_who_won(case: Case, seed: int) -> None:
    game = case.game()
    luck, rng = FastLuck(seed), Rng(seed)
    position = game.deal(luck)
    flags = 0
    for _ in range(LONGEST):
        owing = position.to_act()
        if not owing:
            break
        assert not flags & GAME_ENDED
        assert game.outcome(position) is None
        seat = lowest(owing)
        moves = position.legal(seat)
        flags = position.apply(seat, moves[rng.below(len(moves))], luck, NO_EVENTS)
    assert flags & GAME_ENDED
    assert flags & TURN_ENDED
    outcome = game.outcome(position)
    assert outcome is not None
    assert outcome.points == tuple(position.points(seat) for seat in range(game.players))
    assert outcome.winners == tuple(s for s in range(game.players) if outcome.points[s] == max(outcome.points))
    for seat, lines in enumerate(outcome.lines):
        assert sum(line.points for line in lines) == outcome.points[seat]


@every_case
@tried(seed=SEED)
def test_the_same_luck_and_moves_give_the_same_game(case: Case, seed: int) -> None:
    one, two = EventLog(), EventLog()
    first = random_game(case.game(), seed, sink=one)
    second = random_game(case.game(), seed, sink=two)
    assert first.to_bytes() == second.to_bytes()
    assert one.facts == two.facts


@every_case
@tried(seed=SEED, share=SHARE)
def test_copies_are_independent_and_the_past_never_changes(case: Case, seed: int, share: int) -> None:
    game = case.game()
    position = game_at(game, seed, share)
    before = position.to_bytes()
    twin = position.copy()
    assert twin.to_bytes() == before
    luck, rng = FastLuck(seed), Rng(seed + 1)
    pasts = []
    for _ in range(12):
        if not twin.to_act():
            break
        pasts.append((twin.copy(), twin.to_bytes()))
        seat = lowest(twin.to_act())
        moves = twin.legal(seat)
        twin.play(seat, moves[rng.below(len(moves))], luck, NO_EVENTS)
    assert position.to_bytes() == before
    assert all(past.to_bytes() == then for past, then in pasts)


def _one_waiting(position: Position, players: int, seed: int) -> list[int]:
    """Return one of the seats that are not to act, or none if all are: to each of them every move is refused."""
    waiting = [seat for seat in range(players) if not position.to_act() >> seat & 1]
    return [waiting[seed % len(waiting)]] if waiting else []


@every_case
@tried(seed=SEED, share=SHARE)
def test_legal_moves_are_those_that_play_accepts_and_why_not_lets_pass(case: Case, seed: int, share: int) -> None:
    game = case.game()
    position = game_at(game, seed, share)
    before = position.to_bytes()
    step = 7 if SOAK else max(7, game.move_count // 150)  # a sample: refusing is slow in plain Python
    for seat in (*members(position.to_act()), *_one_waiting(position, game.players, seed)):
        owes = position.to_act() >> seat & 1
        legal = sorted(position.legal(seat)) if owes else []
        assert len(set(legal)) == len(legal)
        assert bool(legal) == bool(owes)
        accepted = []
        codes = list(map(partial(position.why_not, seat), range(-2, game.move_count + 2)))
        assert set(codes) <= {0, NO_SUCH_MOVE, GAME_OVER, NOT_TO_ACT, *game.refusals}
        for move, code in enumerate(codes, -2):
            if code == 0:
                accepted.append(move)
                position.copy().play(seat, move, FastLuck(seed), NO_EVENTS)
            elif (move + seed) % step == 0:
                twin = position.copy()
                with pytest.raises(IllegalMove):
                    twin.play(seat, move, FastLuck(seed), NO_EVENTS)
                assert twin.to_bytes() == before
        assert accepted == legal


@every_case
@tried(seed=SEED, share=SHARE)
def test_text_and_bytes_round_trip(case: Case, seed: int, share: int) -> None:
    game = case.game()
    position = game_at(game, seed, share)
    text, data = game.position_text(position), position.to_bytes()
    assert game.from_bytes(data).to_bytes() == data
    there, truth, seen = pickle.loads(pickle.dumps((game, position, game.view(position, 0))))
    assert truth.to_bytes() == data
    assert there.view(truth, 0) == seen == game.view(position, 0)
    assert game.parse_position(text).to_bytes() == data
    assert game.position_text(game.parse_position(text)) == text
    for seat in members(position.to_act()):
        for move in position.legal(seat):
            assert game.parse_move(game.move_text(move)) == move


@every_case
def test_bytes_with_a_wrong_count_and_a_right_check_sum_are_refused(case: Case) -> None:
    """They raised IndexError, or were read as a position with fewer numbers."""
    game = case.game()
    body = game.deal(FastLuck(1)).to_bytes()[:-4]
    numbers = struct.unpack(f"<{len(body) // 8}q", body)
    counts = [1, 2, *([3 + numbers[2]] if numbers[1] > 1 else [])]  # of the parts, of the first one, of the second one
    for place in counts:
        for wrong in (numbers[place] - 1, numbers[place] + 1, -1, 0, 2**40, -(2**40)):
            bent = struct.pack(f"<{len(numbers)}q", *numbers[:place], wrong, *numbers[place + 1 :])
            if bent != body:
                with pytest.raises(ValueError, match="position"):
                    game.from_bytes(bent + struct.pack("<I", zlib.crc32(bent)))


@pytest.mark.parametrize("name", sorted({case.name for case in LAWFUL}))
def test_every_move_has_its_own_notation(name: str) -> None:
    game = next(case for case in LAWFUL if case.name == name).game()
    texts = [game.move_text(move) for move in range(game.move_count)]
    assert len(set(texts)) == len(texts)
    assert [game.parse_move(text.upper()) for text in texts] == list(range(game.move_count))
    for nonsense in (-1, game.move_count):
        with pytest.raises(UsageError):
            game.move_text(nonsense)


@every_case
@given(text=st.text(max_size=40))
def test_nonsense_is_refused_with_a_message(case: Case, text: str) -> None:
    game = case.game()
    for parse in (game.parse_move, game.parse_position):
        try:
            parse(text)
        except UsageError as error:
            assert len(str(error)) > 10
    with pytest.raises(ValueError, match="position"):
        game.from_bytes(text.encode())


@every_case
@tried(seed=SEED, share=SHARE, place=SEED, letter=len(LETTERS) - 1)
def test_damaged_position_text_is_refused_or_read(case: Case, seed: int, share: int, place: int, letter: int) -> None:
    """A position text with a character changed is either another position or UsageError, never a crash."""
    game = case.game()
    text = game.position_text(game_at(game, seed, share))
    at = place % len(text)
    damaged = text[:at] + LETTERS[letter] + text[at + 1 :]
    try:
        position = game.parse_position(damaged)
    except UsageError as error:
        assert str(error)
    else:
        assert game.position_text(position)


@every_case
@tried(seed=SEED, share=SHARE, anew=1000)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(case: Case, seed: int, share: int, anew: int) -> None:
    """The law of secrecy and the law of knowledge: another truth that agrees with a view looks exactly the same."""
    game = case.game()
    position = game_at(game, seed, share)
    for seat in (*range(game.players), None):
        view = game.view(position, seat)
        other = game.knowledge(view).sample(FastLuck(anew), anew)
        assert game.view(other, seat) == view
        if seat is not None and position.to_act() >> seat & 1:
            codes = list(map(partial(position.why_not, seat), range(game.move_count)))
            assert list(map(partial(other.why_not, seat), range(game.move_count))) == codes


@every_case
@tried(seed=SEED, share=SHARE)
def test_knowledge_comes_from_the_view_alone_and_views_travel_as_json(case: Case, seed: int, share: int) -> None:
    game = case.game()
    position = game_at(game, seed, share)
    for seat in (*range(game.players), None):
        view = game.view(position, seat)
        travelled = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        assert travelled == view
        here = game.knowledge(view).sample(FastLuck(seed), 3)
        there = game.knowledge(travelled).sample(FastLuck(seed), 3)
        assert here.to_bytes() == there.to_bytes()


@every_case
@tried(seed=SEED, share=SHARE, anew=1000)
def test_a_sampled_truth_plays_on_to_the_end(case: Case, seed: int, share: int, anew: int) -> None:
    game = case.game()
    position = game_at(game, seed, share)
    for seat in members(position.to_act()):
        truth: Position = game.knowledge(game.view(position, seat)).sample(FastLuck(anew), anew)
        luck, rng = FastLuck(anew), Rng(anew)
        for _ in range(LONGEST):
            owing = truth.to_act()
            if not owing:
                break
            moves = truth.legal(lowest(owing))
            truth.play(lowest(owing), moves[rng.below(len(moves))], luck, NO_EVENTS)
        assert game.outcome(truth) is not None


@every_case
@tried(seed=SEED, share=SHARE, anew=1000, who=SEED)
def test_events_do_not_depend_on_what_a_seat_cannot_know(
    case: Case, seed: int, share: int, anew: int, who: int
) -> None:
    """The same moves in another truth that agrees with a view: while the seat sees the same, it is told the same.

    What happens is told in the same order. Only its own cards may come to a seat in another order, which it does know,
    though a view shows them in the order of the cards: so what the events are about is compared sorted.
    """
    game = case.game()
    one = game_at(game, seed, share)
    seat = [None, *range(game.players)][who % (game.players + 1)]
    other = game.knowledge(game.view(one, seat)).sample(FastLuck(anew), anew)
    luck, rng = FastLuck(seed), Rng(anew)
    for _ in range(12):
        mover = lowest(one.to_act()) if one.to_act() else 0
        moves = [move for move in one.legal(mover) if other.why_not(mover, move) == 0] if one.to_act() else []
        if not moves:
            break
        move = moves[rng.below(len(moves))]
        here, there = EventLog(), EventLog()
        one.play(mover, move, luck, here)
        other.play(mover, move, luck, there)
        if game.view(one, seat) != game.view(other, seat):
            break
        seen = [game.events(log.facts, seat) for log in (here, there)]
        shapes = [[(event.kind, event.seat, event.source, event.target) for event in events] for events in seen]
        assert shapes[0] == shapes[1]
        assert sorted(map(str, seen[0])) == sorted(map(str, seen[1]))


@every_case
@tried(seed=SEED, share=SHARE, mixed=SEED)
def test_simultaneous_choices_do_not_depend_on_the_order_of_arrival(
    case: Case, seed: int, share: int, mixed: int
) -> None:
    """Neither the truth nor what is told once all have chosen; only who has chosen is told as it comes."""
    game = case.game()
    position = game_at(game, seed, share)
    seats = members(position.to_act())
    rng = Rng(seed)
    chosen = {seat: (moves := position.legal(seat))[rng.below(len(moves))] for seat in seats}
    ends = []
    shuffled = random.Random(mixed).sample(seats, len(seats))
    for order in (seats, shuffled, seats[::-1]):
        twin, log, before = position.copy(), EventLog(), 0
        for seat in order:
            before = len(log.facts)
            twin.play(seat, chosen[seat], FastLuck(seed), log)
        ends.append((twin.to_bytes(), sorted(log.facts), log.facts[before + 1 :]))
    assert ends[0] == ends[1] == ends[2]


def _recorded(case: Case, seed: int) -> tuple[Match, str]:
    secret = seed.to_bytes(32, "big")
    match = Match(case.game(), FairLuck(secret))
    rng = Rng(seed)
    while owing := match.position.to_act():
        moves = match.position.legal(lowest(owing))
        match.play(lowest(owing), moves[rng.below(len(moves))])
    return match, f"fair:{secret.hex()}"


@every_case
@tried(seed=SEED)
def test_record_replay_and_verify_agree(case: Case, seed: int) -> None:
    match, secret = _recorded(case, seed)
    record = match.record(secret)
    read: Any = parse_record(record_bytes(record))
    assert read == record
    again = replay(read)
    assert again.position.to_bytes() == match.position.to_bytes()
    assert again.facts == match.facts
    assert again.outcome == match.outcome
    verify(read)


@every_case
@tried(seed=SEED, share=SHARE, anew=1000)
def test_a_spectator_sees_only_what_every_seat_can_see(case: Case, seed: int, share: int, anew: int) -> None:
    """Whatever a seat can't know, no spectator sees either: it may change, and the spectator's view does not."""
    game = case.game()
    position = game_at(game, seed, share)
    view = game.view(position, None)
    assert view.seat is None
    assert view.moves == ()
    for seat in range(game.players):
        other = game.knowledge(game.view(position, seat)).sample(FastLuck(anew), anew)
        assert game.view(other, None) == view


@every_case
def test_there_are_no_other_seats(case: Case) -> None:
    """Past the last seat lie other numbers of a position, secret ones among them."""
    match = Match(case.game(), FastLuck(1))
    wrong: Any
    for wrong in (-1, case.players, 6, 2**40, "0", 0.5):
        with pytest.raises(UsageError, match="seat must be None or between"):
            match.view(wrong)
        with pytest.raises(UsageError, match="seat must be None or between"):
            match.events(wrong)


@every_case
def test_a_view_of_another_game_tells_nothing(case: Case) -> None:
    """It was looked through for what it does not have."""
    game = case.game()
    for other in LAWFUL:
        if (other.name, other.players) != (case.name, case.players):
            seen = other.game().view(other.game().deal(FastLuck(1)), None)
            with pytest.raises(UsageError, match=f"expected a view of {game.name} for {game.players} players"):
                game.knowledge(seen)


@pytest.mark.parametrize(
    ("one", "other"),
    [(one, other) for one in LAWFUL for other in LAWFUL if one.name == other.name and one.players != other.players]
    + [
        (Case("red7", 2, {}), Case("red7", 2, {"actions": True})),
        (Case("red7", 2, {}), Case("red7", 2, {"advanced": True})),
        (Case("red7", 2, {}), Case("red7", 2, {"rounds": 2})),
        (Case("rainbow", 2, {}), Case("rainbow", 2, {"deck": "RO RY OY RW OK GW GB TB PK WK RT"})),
        (Case("kobito", 2, {}), Case("kobito", 2, {"gold": "3:2 4:4 5:5 14:9 3:3 6:7"})),
    ],
    ids=str,
)
def test_bytes_of_other_players_or_options_are_refused(one: Case, other: Case) -> None:
    data = random_game(one.game(), 1, 5).to_bytes()
    with pytest.raises(ValueError, match="with other players or options"):
        other.game().from_bytes(data)
