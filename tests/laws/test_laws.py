"""Laws that hold in every game, with every option, for every number of players."""

import itertools
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcus.core.bits import lowest, members
from arcus.core.game import WrongUse
from arcus.core.luck import FastLuck, Rng
from arcus.core.position import GAME_ENDED, TURN_ENDED, Position, Refused
from arcus.core.witness import SILENCE, Diary
from arcus.records.live import Live
from arcus.records.luck import FairLuck
from arcus.records.record import parse_record, record_bytes
from arcus.records.replay import replay, verify
from tests.cases import CASES, Case, random_game

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = st.integers(0, 2**40)
moments = st.integers(0, 120)
LONGEST = 20_000  # no game of random moves comes near


@every_case
@given(seed=seeds)
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
        flags = position.apply(seat, moves[rng.below(len(moves))], luck, SILENCE)
    assert flags & GAME_ENDED
    assert flags & TURN_ENDED
    outcome = game.outcome(position)
    assert outcome is not None
    assert outcome.points == tuple(position.points(seat) for seat in range(game.players))
    assert outcome.winners == tuple(s for s in range(game.players) if outcome.points[s] == max(outcome.points))
    for seat, lines in enumerate(outcome.lines):
        assert sum(line.points for line in lines) == outcome.points[seat]


@every_case
@given(seed=seeds)
def test_the_same_luck_and_moves_give_the_same_game(case: Case, seed: int) -> None:
    one, two = Diary(), Diary()
    first = random_game(case.game(), seed, witness=one)
    second = random_game(case.game(), seed, witness=two)
    assert first.to_bytes() == second.to_bytes()
    assert one.facts == two.facts


@every_case
@given(seed=seeds, moment=moments)
def test_copies_are_independent_and_the_past_never_changes(case: Case, seed: int, moment: int) -> None:
    game = case.game()
    position = random_game(game, seed, moment)
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
        twin.play(seat, moves[rng.below(len(moves))], luck, SILENCE)
    assert position.to_bytes() == before
    assert all(past.to_bytes() == then for past, then in pasts)


@every_case
@given(seed=seeds, moment=moments)
def test_legal_moves_are_those_that_play_accepts_and_why_not_lets_pass(case: Case, seed: int, moment: int) -> None:
    game = case.game()
    position = random_game(game, seed, moment)
    before = position.to_bytes()
    for seat in range(game.players):
        owes = position.to_act() >> seat & 1
        legal = sorted(position.legal(seat)) if owes else []
        assert len(set(legal)) == len(legal)
        assert bool(legal) == bool(owes)
        accepted = []
        for move in range(-2, game.move_count + 2):
            code = position.why_not(seat, move)
            if code == 0:
                accepted.append(move)
                position.copy().play(seat, move, FastLuck(seed), SILENCE)
            elif move % 7 == 0:  # a sample: refusing is slow in plain Python
                twin = position.copy()
                with pytest.raises(Refused):
                    twin.play(seat, move, FastLuck(seed), SILENCE)
                assert twin.to_bytes() == before
        assert accepted == legal


@every_case
@given(seed=seeds, moment=moments)
def test_text_and_bytes_round_trip(case: Case, seed: int, moment: int) -> None:
    game = case.game()
    position = random_game(game, seed, moment)
    text, data = game.position_text(position), position.to_bytes()
    assert game.from_bytes(data).to_bytes() == data
    assert game.parse_position(text).to_bytes() == data
    assert game.position_text(game.parse_position(text)) == text
    for seat in members(position.to_act()):
        for move in position.legal(seat):
            assert game.parse_move(game.move_text(move)) == move


@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
def test_every_move_has_its_own_notation(name: str) -> None:
    game = next(case for case in CASES if case.name == name).game()
    texts = [game.move_text(move) for move in range(game.move_count)]
    assert len(set(texts)) == len(texts)
    assert [game.parse_move(text.upper()) for text in texts] == list(range(game.move_count))
    for nonsense in (-1, game.move_count):
        with pytest.raises(WrongUse):
            game.move_text(nonsense)


@every_case
@given(text=st.text(max_size=40))
def test_nonsense_is_refused_with_a_message(case: Case, text: str) -> None:
    game = case.game()
    for parse in (game.parse_move, game.parse_position):
        try:
            parse(text)
        except WrongUse as error:
            assert len(str(error)) > 10
    with pytest.raises(ValueError, match="position"):
        game.from_bytes(text.encode())


@every_case
@given(seed=seeds, moment=moments, data=st.data())
def test_damaged_position_text_is_refused_or_read(case: Case, seed: int, moment: int, data: st.DataObject) -> None:
    """A position text with a character changed is either another position or WrongUse, never a crash."""
    game = case.game()
    text = game.position_text(random_game(game, seed, moment))
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.sampled_from("09R-/=. x²")) + text[at + 1 :]
    try:
        position = game.parse_position(damaged)
    except WrongUse as error:
        assert str(error)
    else:
        assert game.position_text(position)


@every_case
@given(seed=seeds, moment=moments, anew=st.integers(0, 1000))
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(case: Case, seed: int, moment: int, anew: int) -> None:
    """The law of secrecy and the law of knowledge: another truth that agrees with a view looks exactly the same."""
    game = case.game()
    position = random_game(game, seed, moment)
    for seat in (*range(game.players), None):
        view = game.view(position, seat)
        other = game.knowledge(view).sample(FastLuck(anew), anew)
        assert game.view(other, seat) == view
        if seat is not None:
            codes = [position.why_not(seat, move) for move in range(game.move_count)]
            assert [other.why_not(seat, move) for move in range(game.move_count)] == codes


@every_case
@given(seed=seeds, moment=moments)
def test_knowledge_comes_from_the_view_alone_and_views_travel_as_json(case: Case, seed: int, moment: int) -> None:
    game = case.game()
    position = random_game(game, seed, moment)
    for seat in (*range(game.players), None):
        view = game.view(position, seat)
        travelled = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        assert travelled == view
        here = game.knowledge(view).sample(FastLuck(seed), 3)
        there = game.knowledge(travelled).sample(FastLuck(seed), 3)
        assert here.to_bytes() == there.to_bytes()


@every_case
@given(seed=seeds, moment=moments, anew=st.integers(0, 1000))
def test_a_sampled_truth_plays_on_to_the_end(case: Case, seed: int, moment: int, anew: int) -> None:
    game = case.game()
    position = random_game(game, seed, moment)
    for seat in members(position.to_act()):
        truth: Position = game.knowledge(game.view(position, seat)).sample(FastLuck(anew), anew)
        luck, rng = FastLuck(anew), Rng(anew)
        for _ in range(LONGEST):
            owing = truth.to_act()
            if not owing:
                break
            moves = truth.legal(lowest(owing))
            truth.play(lowest(owing), moves[rng.below(len(moves))], luck, SILENCE)
        assert game.outcome(truth) is not None


@every_case
@given(seed=seeds)
def test_events_hide_from_each_seat_what_it_did_not_see(case: Case, seed: int) -> None:
    """Events of a seat follow from its own facts: hidden ones are there, without what they are about."""
    game = case.game()
    diary = Diary()
    random_game(game, seed, witness=diary)
    for seat in (*range(game.players), None):
        mask = 64 if seat is None else 1 << seat
        events = game.events(diary.facts, seat)
        assert len(events) == len(diary.facts)
        for event, (kind, _, what, _, _, seen) in zip(events, diary.facts, strict=True):
            assert event.kind == game.kinds[kind]
            assert event.what == (game.what_text(kind, what) if seen & mask else None)


@every_case
@given(seed=seeds, moment=moments)
def test_simultaneous_choices_do_not_depend_on_the_order_of_arrival(case: Case, seed: int, moment: int) -> None:
    game = case.game()
    position = random_game(game, seed, moment)
    seats = members(position.to_act())
    rng = Rng(seed)
    chosen = {seat: (moves := position.legal(seat))[rng.below(len(moves))] for seat in seats}
    ends = set()
    for order in itertools.islice(itertools.permutations(seats), 24):
        twin = position.copy()
        for seat in order:
            twin.play(seat, chosen[seat], FastLuck(seed), SILENCE)
        ends.add(twin.to_bytes())
    assert len(ends) <= 1 or not seats


def _recorded(case: Case, seed: int) -> tuple[Live, str]:
    secret = seed.to_bytes(32, "big")
    live = Live(case.game(), FairLuck(secret))
    rng = Rng(seed)
    while owing := live.position.to_act():
        moves = live.position.legal(lowest(owing))
        live.play(lowest(owing), moves[rng.below(len(moves))])
    return live, f"fair:{secret.hex()}"


@every_case
@given(seed=seeds)
def test_record_replay_and_verify_agree(case: Case, seed: int) -> None:
    live, secret = _recorded(case, seed)
    record = live.record(secret)
    read: Any = parse_record(record_bytes(record))
    assert read == record
    again = replay(read)
    assert again.position.to_bytes() == live.position.to_bytes()
    assert again.facts == live.facts
    assert again.outcome == live.outcome
    verify(read)


@every_case
@given(seed=seeds, moment=moments)
def test_a_spectator_has_no_moves_and_no_seat(case: Case, seed: int, moment: int) -> None:
    game = case.game()
    view = game.view(random_game(game, seed, moment), None)
    assert view.seat is None
    assert view.moves == ()
