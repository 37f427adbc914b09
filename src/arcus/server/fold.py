"""Folds a journal into a table's state: each entry makes the next state, which shares everything unchanged."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from arcus.core.game import Seat
from arcus.games import GAMES, make
from arcus.protocol import Phase, Proposal
from arcus.records.fair import Deal, commitment, fair_seed
from arcus.records.luck import ContinuedLuck, FairLuck
from arcus.server import changes
from arcus.server.bot_names import bot_names
from arcus.server.changes import AnyChange, Entry
from arcus.server.clocks import full_clocks
from arcus.server.game_state import GameState, continued_game, new_game
from arcus.server.seat_state import OPEN_SEAT, LostBy, SeatState
from arcus.server.strangers import with_defaults
from arcus.server.table_state import Ended, TableState


class OtherRules(Exception):
    """A table was begun under another version of a game's rules and can't be continued by this program."""

    def __init__(self, table: str, game: str, rules: int) -> None:
        super().__init__(f"table {table} was begun under version {rules} of {game}'s rules")
        self.table, self.game, self.rules = table, game, rules


def folded(name: str, entries: Iterable[Entry]) -> TableState:
    """Return the state after a whole journal; raise OtherRules instead of replaying it under other rules."""
    first, *rest = entries
    if not isinstance(first.change, changes.Opened) or first.number != 1:
        raise ValueError(f"table {name}: the journal begins with entry {first.number}, {type(first.change).__name__}")
    state = _opened(name, first.change, first.at)
    for entry in rest:
        state = after(state, entry)
    return state


def after(state: TableState, entry: Entry) -> TableState:
    """Return the state after the next entry."""
    if entry.number != state.number + 1:
        raise ValueError(f"table {state.id}: entry {entry.number} does not follow {state.number}")
    state = _settled(_changed(state, entry.change, entry.at))
    acting = state.play.to_act() if state.play is not None and state.phase == "playing" else ()
    clocks = state.clocks
    if clocks.clock is not None and state.phase in ("playing", "paused"):
        thinking = tuple(seat for seat in acting if not state.seats[seat].is_played_by_bot)
        clocks = clocks.run(entry.at, thinking, _credited(state, thinking))
    return replace(state, number=entry.number, changed=entry.at, acting=acting, clocks=clocks)


def _credited(state: TableState, thinking: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats to credit with an increment: those whose turn has ended, and all that chose at the same time."""
    moved = state.play.moved if state.play is not None else frozenset()
    people = (seat for seat in moved if not state.seats[seat].is_played_by_bot)
    return tuple(seat for seat in people if len(moved) > 1 or seat not in thinking)


def _opened(name: str, change: changes.Opened, at: int) -> TableState:
    setup = change.setup
    if change.rules != GAMES[setup.game].rules_version:
        raise OtherRules(name, setup.game, change.rules)
    return TableState(
        id=name,
        code=change.code,
        setup=with_defaults(setup),
        rules=change.rules,
        host=change.host,
        secret=change.secret,
        commitment=commitment(change.secret),
        begins_when_full=change.begins_when_full,
        games=change.games,
        game=make(setup.game, setup.seats, setup.options),
        seats=(OPEN_SEAT,) * setup.seats,
        clocks=full_clocks(setup.clock, setup.seats),
        number=1,
        changed=at,
    )


# -- one function for each change


def _changed(state: TableState, change: AnyChange, at: int) -> TableState:
    match change:
        case changes.Drafted(seat, move, request):
            return _draft(state, seat, state.game.parse_move(move), request)
        case changes.Undid(seat):
            return replace(state, play=_play(state).undo_step(seat).forget_request(seat))
        case changes.Sat(seat, person):
            return _seated(state, seat, _sitting(state.seats[seat], change))
        case changes.Rose(seat):
            return _seated(state, seat, OPEN_SEAT)
        case changes.BotSat(seat, level, name, wins):
            return _seated(state, seat, SeatState(level=level, former_name=name, wins=wins))
        case changes.Began(origin):
            if origin is not None:
                return _continued(state, origin)
            return _dealt(replace(state, phase="dealing", reveal_by=at + state.reveal_limit()))
        case changes.Revealed(seat, word):
            return _dealt(_with_seat(state, seat, word=word))
        case changes.Voided(secret):
            return _void(state, secret)
        case changes.StoodIn(seat, level):
            return _without_draft(_with_seat(state, seat, level=level, stand_in=True), seat)
        case changes.Returned(seat):
            state = _with_seat(state, seat, level="", stand_in=False)
            # where running out of time loses, there is no return from it
            return replace(state, clocks=state.clocks.refill(seat)) if state.setup.absent == "bot" else state
        case changes.Lost(seat, level, why, claimed_by):
            return _lose(state, seat, level, why if claimed_by is None else "away")
        case changes.Asked(what, seat):
            return replace(state, question=Proposal(what, seat, (seat,)))
        case changes.Agreed(seat, yes, "rematch"):
            return replace(state, question=_rematch_answered(state, seat, yes))
        case changes.Agreed(seat, yes):
            return replace(state, question=_answered(state.question, seat) if yes else None)
        case changes.GaveTime(seat):
            return replace(state, clocks=state.clocks.give(seat))
        case changes.Paused(on):
            return replace(state, phase="paused" if on else "playing")
        case changes.Locked(on):
            return replace(state, locked=on)
        case changes.Rematched(name):
            return replace(state, next=name, question=None)
        case changes.Closed():
            phase: Phase = "over" if state.phase == "over" else "closed"
            return replace(state, phase=phase, ended=state.ended or "closed", clocks=state.clocks.stop())
        case changes.Forgot(person, pseudonym):
            return _forget(state, person, pseudonym)
        case changes.Opened():
            raise ValueError(f"table {state.id}: opened twice")


def _play(state: TableState) -> GameState:
    if state.play is None:
        raise ValueError(f"table {state.id}: nothing is dealt yet")
    return state.play


def _with_seat(state: TableState, seat: Seat, **changes: Any) -> TableState:
    return _with_seats(state, {seat: replace(state.seats[seat], **changes)})


def _with_seats(state: TableState, seats: dict[Seat, SeatState]) -> TableState:
    return replace(state, seats=tuple(seats.get(seat, each) for seat, each in enumerate(state.seats)))


def _seated(state: TableState, seat: Seat, each: SeatState) -> TableState:
    """Set a seat, and rename any bot whose name a person at the table has."""
    state = _with_seats(state, {seat: each})
    people = [each.name for each in state.seats if each.person]
    names = bot_names(state.id, [each.former_name for each in state.seats], people)
    named = zip(state.seats, names, strict=True)
    seats = tuple(replace(each, name=name) if each.kind == "bot" else each for each, name in named)
    return replace(state, seats=seats)


def _sitting(before: SeatState, change: changes.Sat) -> SeatState:
    wins = before.wins if before.person == change.person else change.wins
    return SeatState(
        person=change.person,
        name=change.name,
        word_commitment=change.word_commitment,
        word=change.word,
        is_kept=change.is_kept,
        wins=wins,
    )


def _dealt(state: TableState) -> TableState:
    """Deal the cards if all words are revealed."""
    if any(each.owes_word for each in state.seats):
        return state
    luck = FairLuck(bytes.fromhex(fair_seed(state.secret, state.words)))
    return replace(state, play=new_game(state.game, luck, state.names), phase="playing", reveal_by=None)


def _continued(state: TableState, origin: changes.Origin) -> TableState:
    """Take over the cards and moves of another game; luck that it has not used follows from the secret."""
    luck = ContinuedLuck(origin.luck, FairLuck(bytes.fromhex(fair_seed(state.secret, state.words))))
    return replace(state, play=continued_game(state.game, luck, state.names, origin.moves), phase="playing")


def _void(state: TableState, secret: str) -> TableState:
    """Void a deal because a word is missing: everyone must sit down again, with a new word for a new secret.

    Among strangers, those who did not reveal their word lose their seats to newcomers.
    """
    void = Deal(state.commitment, state.word_commitments, state.words)
    seats = tuple(_after_void(each, state.begins_when_full) for each in state.seats)
    return replace(
        state,
        secret=secret,
        commitment=commitment(secret),
        voided=(*state.voided, void),
        seats=seats,
        phase="gathering",
        reveal_by=None,
    )


def _after_void(seat: SeatState, among_strangers: bool) -> SeatState:
    if not seat.person:
        return seat
    if seat.is_erased or (among_strangers and seat.owes_word):
        return OPEN_SEAT
    return replace(seat, word_commitment="", word="", is_kept=True)


def _draft(state: TableState, seat: Seat, move: int, request: int) -> TableState:
    before = _play(state)
    play = before.draft_move(seat, move, state.setup.spectators or 0)
    if request:
        play = play.note_request(seat, before.decision_of(seat), request, move)
    question = state.question
    if play.moved and question is not None and question.what == "take-back":
        question = None  # it is no longer the last turn
    state = replace(state, play=play, question=question)
    return _over(state, "played") if play.match.position.to_act() == 0 else state


def _without_draft(state: TableState, seat: Seat) -> TableState:
    return state if state.play is None else replace(state, play=state.play.drop_draft(seat))


def _lose(state: TableState, seat: Seat, level: str, why: LostBy) -> TableState:
    state = _without_draft(_with_seat(state, seat, level=level, lost_by=why), seat)
    return _over(state, "resigned") if sum(not each.lost for each in state.seats) < 2 else state


def _over(state: TableState, how: Ended) -> TableState:
    play = _play(state)
    if play.draft or play.choices:
        play = play.drop_all()
    return replace(state, play=play, phase="over", ended=how, question=None, clocks=state.clocks.stop())


def _answered(question: Proposal | None, seat: Seat) -> Proposal | None:
    return None if question is None else replace(question, agreed=tuple(sorted({*question.agreed, seat})))


def _rematch_answered(state: TableState, seat: Seat, yes: bool) -> Proposal | None:
    """Return the proposal of a rematch after an answer, which counts for all seats of the same person."""
    asked = state.question or Proposal("rematch", seat, ())
    own = {*state.seats_of(state.seats[seat].person)}
    agreed = sorted({*asked.agreed} | own if yes else {*asked.agreed} - own)
    declined = sorted({*asked.declined} - own if yes else {*asked.declined} | own)
    first = asked.seat if asked.seat in agreed else next(iter(agreed), seat)
    return Proposal("rematch", first, tuple(agreed), tuple(declined)) if agreed else None


def _settled(state: TableState) -> TableState:
    """Execute a proposal that all people have accepted; those replaced by a bot are not asked."""
    asked, people = state.question, state.people_seats() if state.question is not None else ()
    if asked is None or asked.what == "rematch" or not people or not {*people} <= {*asked.agreed}:
        return state
    if asked.what == "end":
        return _over(state, "agreed")
    return replace(state, play=_play(state).take_back(asked.seat), question=None)


def _forget(state: TableState, person: str, pseudonym: str) -> TableState:
    seats = {seat: state.seats[seat] for seat in state.seats_of(person)}
    erased = {seat: replace(each, person=pseudonym, name=pseudonym, is_erased=True) for seat, each in seats.items()}
    state = _with_seats(state, erased)
    if state.host == person:
        others = [each.person for each in state.seats if each.person not in ("", pseudonym)]
        state = replace(state, host=next(iter(others), pseudonym))
    return state if state.play is None else replace(state, play=state.play.rename(state.names))
