"""Outside representations of a table: for its readers, for lists, and as a record."""

import hashlib
from collections.abc import Iterator, Mapping

import msgspec
from msgspec.structs import asdict, replace

from arcus.core.game import AnyView, Event, Seat
from arcus.core.position import Position
from arcus.protocol import Fairness, SeatInfo, Setup, TableBase, TableInfo, TableLine, encode
from arcus.records.fair import Deal, FairProof
from arcus.records.luck import FairLuck
from arcus.records.record import COMMITTED, Record
from arcus.server.table_state import GRACE, TableState

NOBODY_AWAY: Mapping[Seat, int] = {}

decode_line = msgspec.json.Decoder(TableLine).decode


def seat_infos(
    state: TableState, present: frozenset[Seat], now: int, away: Mapping[Seat, int] = NOBODY_AWAY
) -> Iterator[SeatInfo]:
    """Yield every seat, as everyone may see it; `away` is in ms by seat."""
    outcome = state.play.match.outcome if state.play and state.phase == "over" else None
    choices = state.play.choices if state.play else {}
    for number, seat in enumerate(state.seats):
        claims = state.claims(number) if number in away else ()
        yield SeatInfo(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            present=number in present,
            away_ms=away.get(number),
            claims=claims,
            claims_in_ms=max(0, GRACE - away[number]) if claims else None,
            stand_in=seat.stand_in,
            to_act=number in state.acting,
            decided=number in choices,
            steps=len(state.play.draft) if state.play and number in state.acting else 0,
            left_ms=state.clocks.left(number, now) if state.phase not in ("gathering", "dealing") else None,
            lost=seat.lost,
            lost_by=seat.lost_by,
            points=outcome.points[number] if outcome else None,
        )


def table_base(state: TableState, onlookers: int) -> TableBase:
    """Return the table without its seats, as everyone at it may see it."""
    return TableBase(
        id=state.id,
        code=state.code,
        setup=state.setup,
        rules=state.rules,
        phase=state.phase,
        locked=state.locked,
        begins_when_full=state.begins_when_full,
        fairness=_fairness(state),
        question=state.question,
        next=state.next,
        onlookers=onlookers,
        ended=state.ended,
        winners=state.winners,
        series=state.series,
    )


def table_info(
    state: TableState, present: frozenset[Seat], onlookers: int, now: int, away: Mapping[Seat, int] = NOBODY_AWAY
) -> TableInfo:
    """Return the table, as everyone at it may see it."""
    seats = tuple(seat_infos(state, present, now, away))
    return TableInfo(**asdict(table_base(state, onlookers)), number=state.number, seats=seats)


def _fairness(state: TableState) -> Fairness:
    return Fairness(
        commitment=state.commitment,
        word_commitments=tuple(state.word_commitments),
        words=tuple(state.words),
        voided=tuple(withheld(deal) for deal in state.voided),
        secret=state.secret if state.phase == "over" else None,
    )


def withheld(deal: Deal) -> tuple[Seat, ...]:
    """Return the seats that did not reveal the word that they had committed to."""
    pairs = zip(deal.word_commitments, deal.words, strict=True)
    return tuple(seat for seat, (promise, word) in enumerate(pairs) if promise and not word)


def table_line(state: TableState, person: str) -> TableLine:
    """Return the table as one line of a person's list."""
    mine = state.seats_of(person)
    return TableLine(
        id=state.id,
        code=state.code,
        setup=state.setup,
        phase=state.phase,
        seats=tuple(
            SeatInfo(
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                to_act=number in state.acting,
                lost=seat.lost,
                lost_by=seat.lost_by,
            )
            for number, seat in enumerate(state.seats)
        ),
        locked=state.locked,
        changed=state.changed / 1000,
        mine=mine,
        your_turn=any(seat in mine and not state.seats[seat].is_played_by_bot for seat in state.acting),
        moves=len(state.play.match.moves) if state.play is not None else 0,
        winners=state.winners,
    )


def table_record(state: TableState) -> Record | None:
    """Return the game's record so far, with its proof once it is over; None before the deal."""
    if state.play is None:
        return None
    record = state.play.match.record()
    if state.phase == "over":
        if isinstance(state.play.luck, FairLuck):  # a continued game has no fair deal
            record.seed = f"fair:{state.play.luck.seed.hex()}"
            _prove(record, state)
        record.ended = state.ended if state.ended in ("agreed", "resigned") else ""
    return record


def _prove(record: Record, state: TableState) -> None:
    """Add the proof; a journal from before commitments to words gives a record of the old version."""
    if any(each.word and not each.word_commitment for each in state.seats):
        record.fair = FairProof(state.commitment, state.words, state.secret)
        return
    record.version = COMMITTED
    record.fair = FairProof(state.commitment, state.words, state.secret, state.word_commitments, [*state.voided])


# -- views and events of the game


def view_of(state: TableState, seat: Seat | None, has_memory: bool = True) -> AnyView | None:
    """Return the view of a seat, with its draft, or the delayed view of spectators."""
    if state.play is None:
        return None
    position = shown(state)[0] if seat is None else state.play.position_of(seat)
    return state.play.view(position, seat, has_memory)


def common_view(state: TableState, has_memory: bool = True) -> AnyView | None:
    """Return the view without hidden information, for a shared device that is being passed on."""
    return state.play.view(state.play.match.position, None, has_memory) if state.play else None


def shown(state: TableState) -> tuple[Position, int]:
    """Return the position and the number of events that spectators see."""
    assert state.play is not None
    if state.phase == "over" or not state.setup.spectators:
        return state.play.match.position, state.play.event_count()
    return state.play.past[0]


def event_count(state: TableState, seat: Seat | None) -> int:
    """Return the number of events that a seat, or a spectator, may know."""
    if state.play is None:
        return 0
    return shown(state)[1] if seat is None else state.play.event_count()


def events_since(state: TableState, seat: Seat | None, since: int) -> tuple[Event, ...]:
    """Return the events from a number on, as a seat or a spectator saw them."""
    end = event_count(state, seat)
    return state.play.events(seat, since, end) if state.play is not None and since < end else ()


def wanted(setup: Setup) -> str:
    """Return a short text that is equal for setups that can be matched."""
    return hashlib.sha256(encode(replace(setup, public=True))).hexdigest()[:32]


def bot_seed(state: TableState, seat: Seat, decision: int) -> int:
    """Return a seed that is the same in every process and can't be predicted by players."""
    text = f"{state.secret} bot {seat} {decision}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
