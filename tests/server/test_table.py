"""A table without any network: what requests become, the state folded from them, and who sees what."""

import random
from typing import Any

import msgspec
import pytest

from arcus import protocol
from arcus.core.game import TAKEN_BACK, AnyView
from arcus.protocol import Refused
from arcus.records.fair import commitment, fair_seed
from arcus.records.replay import verify
from arcus.server import changes
from arcus.server.command_checks import Actor
from arcus.server.commands import decide
from arcus.server.fold import OtherRules, folded
from arcus.server.table_due import overdue
from arcus.server.table_info import event_count, events_since, table_info, table_record, view_of
from tests.server.journal import SECRET, WORD, Journal

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("red7", 3, {"actions": True, "advanced": True}),
    ("qwinto", 3, {}),
    ("rainbow", 2, {}),
    ("kobito", 3, {}),
]
every_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, _, _ in GAMES])


@every_game
def test_a_journal_folds_to_the_same_table_wherever_it_is_read(game: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        at = Journal(game, seats, options=options).begun()
        at.play_on(random.Random(seed), 25 + 40 * seed)
        again = folded(at.table.id, at.entries)
        for seat in [None, *range(seats)]:
            assert view_of(again, seat) == view_of(at.table, seat)
            assert events_since(again, seat, 0) == events_since(at.table, seat, 0)
        assert table_info(again, frozenset(), 0, at.now) == table_info(at.table, frozenset(), 0, at.now)


@every_game
def test_a_finished_table_proves_its_deal_and_records_nothing_that_was_undone(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    at = Journal(game, seats, options=options).begun()
    at.play_on(random.Random(7))
    record = table_record(at.table)
    assert record is not None
    verify(record)
    assert record.seed == f"fair:{fair_seed(SECRET, [WORD] * seats)}"
    assert at.table.commitment == commitment(SECRET)
    drafted = sum(isinstance(entry.change, changes.Drafted) for entry in at.entries)
    undone = sum(isinstance(entry.change, changes.Undid) for entry in at.entries)
    assert len(record.moves) == drafted - undone


@every_game
def test_nobody_sees_anything_of_a_draft_but_its_owner(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(3)
    at = Journal(game, seats, options=options).begun()
    drafts = 0
    while at.table.acting and drafts < 20:
        seat = rng.choice(at.table.acting)
        others = [None, *(other for other in range(seats) if other != seat)]
        before = {other: (view_of(at.table, other), events_since(at.table, other, 0)) for other in others}
        at.play(seat, rng=rng)
        if at.table.draft_of(seat):
            drafts += 1
            assert before == {other: (view_of(at.table, other), events_since(at.table, other, 0)) for other in others}
    assert drafts == (0 if game == "rainbow" else 20)  # there every step shows a face


def test_choices_at_the_same_time_can_be_changed_until_the_last_is_in() -> None:
    at = Journal("qwinto", 3, number=1).begun().moves("roll oyp", "keep")
    first, second, third = at.table.acting
    moves = [move.text for move in at.view(first).moves]
    decision = at.view(first).decision
    for text in moves[:2]:
        at.ask(first, protocol.Play(id=1, decision=decision, move=text))
        assert [step.text for step in at.table.draft_of(first)] == [text]
    at.ask(second, protocol.Play(id=1, decision=decision, move=at.view(second).moves[0].number))
    count = len(events_since(at.table, third, 0))
    at.ask(third, protocol.Play(id=1, decision=decision, move=at.view(third).moves[0].number))
    assert at.table.play is not None
    assert at.table.play.choices == {}
    assert len(events_since(at.table, third, 0)) > count
    assert at.refused(first, protocol.Play(id=1, decision=decision, move=moves[0])) == "server-decision-closed"


def test_a_repeated_request_is_recognised_and_another_one_is_not() -> None:
    at = Journal("red7", 2, number=3).begun()  # seat 0 begins, with V2 in hand
    decision = at.view(0).decision
    play = protocol.Play(id=7, decision=decision, move="paint V2")
    at.ask(0, play)
    actor = Actor("p0", "P0")
    assert decide(at.table, actor, play) is None
    again = protocol.Play(id=8, decision=decision, move="paint V2")
    assert at.refused(0, again) == "server-decision-closed"
    at.ask(0, protocol.Undo(id=9))
    assert isinstance(decide(at.table, actor, play), changes.Drafted)  # made again after the undo, it is another one


def test_a_journal_of_other_rules_is_never_replayed() -> None:
    at = Journal("red7", 2)
    opened = at.entries[0].change
    assert isinstance(opened, changes.Opened)
    other = changes.Entry(1, at.now, msgspec.structs.replace(opened, rules=opened.rules + 1))
    with pytest.raises(OtherRules, match="version 2 of red7's rules"):
        folded("x", [other])


def test_a_turn_that_showed_nothing_can_be_taken_back_if_all_agree() -> None:
    at = Journal("red7", 2, number=3).begun()  # seat 0 begins, with V2 in hand
    before = at.view(0)
    at.moves("paint V2", "end")
    assert at.table.acting == (1,)
    assert at.view(0) != before
    count = event_count(at.table, 1)
    assert at.refused(1, protocol.Ask(id=1, what="take-back")) == "server-no-take-back"
    at.ask(0, protocol.Ask(id=1, what="take-back"))
    assert at.table.question is not None
    at.ask(1, protocol.Agree(id=1, yes=True))
    assert at.view(0) == before
    assert event_count(at.table, 1) == count + 1
    assert events_since(at.table, 1, count)[0].kind == TAKEN_BACK
    record = table_record(at.table)
    assert record is not None
    assert record.moves == []


def test_one_no_refuses_a_question() -> None:
    at = Journal("rainbow", 2).begun()
    at.ask(0, protocol.Ask(id=1, what="end"))
    assert at.refused(1, protocol.Ask(id=1, what="end")) == "server-asked-already"
    at.ask(1, protocol.Agree(id=1, yes=False))
    assert at.table.question is None
    assert at.table.acting
    at.ask(1, protocol.Ask(id=1, what="end"))
    at.ask(0, protocol.Agree(id=1, yes=True))
    assert at.table.phase == "over"
    assert at.table.winners == ()


@pytest.mark.parametrize("leaving", [protocol.Resign(id=1), protocol.Rise(id=1, seat=2)], ids=["resigns", "rises"])
def test_a_question_does_not_wait_for_a_player_who_has_left(leaving: Any) -> None:
    """A question used to stay open for ever when the last person who had not answered left."""
    at = Journal("kobito", 3).begun()
    at.ask(0, protocol.Ask(id=1, what="end"))
    at.ask(1, protocol.Agree(id=1, yes=True))
    assert at.table.phase == "playing"
    at.ask(2, leaving)
    assert (at.table.phase, at.table.ended) == ("over", "agreed")


def test_a_clock_runs_only_for_seats_that_are_to_act_and_credits_each_turn() -> None:
    at = Journal("rainbow", 2, clock=protocol.TimeControl(60, 5)).begun()
    seat = at.table.acting[0]
    at.now += 10_000
    assert at.table.clocks.left(seat, at.now) == 50_000
    assert at.table.clocks.left(1 - seat, at.now) == 60_000
    while at.table.acting == (seat,):
        at.play(seat)
    assert at.table.clocks.left(seat, at.now) == 55_000
    at.now += 7_000
    assert at.table.clocks.left(seat, at.now) == 55_000
    assert at.table.clocks.left(1 - seat, at.now) == 53_000


def test_a_pause_stops_the_clock_for_days() -> None:
    at = Journal("rainbow", 2, clock=protocol.TimeControl(60)).begun()
    seat = at.table.acting[0]
    at.now += 10_000
    at.ask(0, protocol.Pause(id=1, on=True))
    at.now += 3 * 86_400_000
    assert overdue(at.table, at.now, SECRET) is None
    assert at.refused(seat, protocol.Play(id=1, decision=0, move=0)) == "server-paused"
    at.ask(0, protocol.Pause(id=1, on=False))
    assert at.table.clocks.left(seat, at.now) == 50_000


@pytest.mark.parametrize("absent", ["bot", "lose"])
def test_a_player_out_of_time_is_played_by_a_bot_or_loses_the_seat(absent: Any) -> None:
    at = Journal("kobito", 3, clock=protocol.TimeControl(60), absent=absent).begun()
    seat = at.table.acting[0]
    assert overdue(at.table, at.now + 59_999, SECRET) is None
    at.now += 60_000
    change = overdue(at.table, at.now, SECRET)
    assert change is not None
    at.do(change)
    assert at.table.bots_due() == (seat,)
    info = table_info(at.table, frozenset(), 0, at.now).seats[seat]
    assert (info.lost, info.lost_by) == ((True, "time") if absent == "lose" else (False, None))
    assert at.refused(seat, protocol.Play(id=1, decision=0, move=0)) == "server-away"
    if absent == "bot":
        at.ask(seat, protocol.Back(id=1))
        assert at.table.bots_due() == ()
        assert at.table.clocks.left(seat, at.now) == 30_000
    else:
        assert at.refused(seat, protocol.Back(id=1)) == "server-not-away"


def test_time_running_out_drops_a_draft() -> None:
    at = Journal("red7", 3, number=2, clock=protocol.TimeControl(60)).begun()
    seat = at.table.acting[0]
    before = at.view(seat)
    at.play(seat, "lay")
    assert at.view(seat) != before
    at.now += 60_000
    change = overdue(at.table, at.now, SECRET)
    assert change is not None
    at.do(change)
    assert at.view(seat) == before


def test_more_time_is_one_request_and_not_endless() -> None:
    at = Journal("rainbow", 2, clock=protocol.TimeControl(60)).begun()
    seat = at.table.acting[0]
    for _ in range(3):
        at.ask(seat, protocol.MoreTime(id=1))
    assert at.table.clocks.left(seat, at.now) == 60_000 + 3 * 30_000
    assert at.refused(seat, protocol.MoreTime(id=1)) == "server-no-more-time"


def test_a_player_who_resigns_cannot_win_and_the_last_one_left_wins() -> None:
    at = Journal("kobito", 3).begun()
    at.ask(0, protocol.Resign(id=1))
    assert at.table.phase == "playing"
    assert [each.lost_by for each in table_info(at.table, frozenset(), 0, at.now).seats] == ["resigned", None, None]
    at.ask(2, protocol.Resign(id=1))
    assert (at.table.phase, at.table.ended) == ("over", "resigned")
    assert at.table.winners == (1,)
    record = table_record(at.table)
    assert record is not None
    verify(record)


def test_only_the_host_may_pause_lock_close_and_seat_bots() -> None:
    at = Journal("kobito", 3).begun()
    for request in (
        protocol.Pause(id=1, on=True),
        protocol.Lock(id=1, on=True),
        protocol.CloseTable(id=1),
        protocol.SeatBot(id=1, seat=0, level="x"),
    ):
        assert at.refused(1, request) == "server-host-only"
    at.ask(0, protocol.SeatBot(id=1, seat=1, level="random"))
    assert at.table.seats[1].stand_in


def test_nobody_can_sit_down_at_a_locked_table() -> None:
    at = Journal("kobito", 3)
    at.ask(0, protocol.Sit(id=1))
    at.ask(0, protocol.Lock(id=1, on=True))
    assert at.refused(1, protocol.Sit(id=1)) == "server-locked"


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "\x1b[2J", "a\u202eb"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    at = Journal("kobito", 3)
    with pytest.raises(Refused) as refused:
        decide(at.table, Actor("p0", name), protocol.Sit(id=1))
    assert refused.value.message == "server-bad-name"


def test_onlookers_lag_behind_by_the_number_of_turns_in_the_setup() -> None:
    at = Journal("kobito", 2, spectators=2).begun()
    rng = random.Random(2)
    shown: list[AnyView] = []
    while len(shown) < 6:
        turn = at.table.acting
        while at.table.acting == turn:
            at.play(turn[0], rng=rng)
        assert at.table.play is not None
        shown.append(at.table.game.view(at.table.play.match.position, None))
        if len(shown) > 2:
            assert view_of(at.table, None) == shown[-3] != shown[-2]
            assert len(events_since(at.table, None, 0)) < len(events_since(at.table, 0, 0))


def test_every_message_is_refused_where_it_does_not_belong() -> None:
    at = Journal("rainbow", 2)
    stranger, begun = Actor("nobody", "N"), Journal("rainbow", 2).begun()
    for request, early in {
        protocol.Rise(id=1, seat=0): "server-not-your-seat",
        protocol.Undo(id=1): "server-not-begun",
        protocol.Play(id=1, decision=0, move=0): "server-not-begun",
        protocol.Resign(id=1): "server-not-begun",
        protocol.Back(id=1): "server-not-your-seat",
    }.items():
        assert at.refused(0, request) == early
        with pytest.raises(Refused) as refused:
            decide(begun.table, stranger, request)
        assert refused.value.message == "server-not-your-seat"
    assert at.refused(0, protocol.Begin(id=1)) == "server-seats-open"
    assert at.refused(0, protocol.Sit(id=1, seat=7)) == "server-no-such-seat"
    assert at.refused(0, protocol.SeatBot(id=1, seat=1, level="genius")) == "server-no-such-level"
    at.begun()
    assert at.refused(1, protocol.Sit(id=1, seat=0)) == "server-begun"
