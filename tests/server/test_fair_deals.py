"""Nobody chooses a deal: words are committed to before any is revealed, and a missing word is seen by all."""

import hashlib
from typing import Any

import pytest

from arcus import protocol
from arcus.records.fair import Deal, commitment, fair_seed, new_secret, word_commitment
from arcus.records.luck import FairLuck
from arcus.records.match import Match
from arcus.records.receipt import Receipt, check_receipt
from arcus.records.record import COMMITTED, Record, parse_record
from arcus.records.replay import verify
from arcus.server import changes
from arcus.server.command_checks import Actor
from arcus.server.commands import decide
from arcus.server.fold import after, folded
from arcus.server.table_due import next_by_itself, overdue
from arcus.server.table_info import table_info, table_record
from arcus.server.table_state import REVEAL, TableState
from tests.server.client import WORD as PAGE_WORD, Message, Player, all_until
from tests.server.inprocess import Arcus, running
from tests.server.journal import SECRET, Journal
from tests.server.manual import ManualClock
from tests.server.servers import RED7, add_people, opened

ADAS, BOBS = "ad" * 32, "b0" * 32
OTHER_SECRET = "0f" * 32


def sits(at: Journal, seat: int, word: str) -> None:
    """Let the person of a seat sit down with a commitment to a word."""
    at.ask(seat, protocol.Sit(id=1, seat=seat, commitment=word_commitment(at.table.commitment, word)))


def reveal(seat: int, word: str) -> protocol.Reveal:
    """Return the request that reveals a word."""
    return protocol.Reveal(id=1, seat=seat, word=word)


def dealing(**options: Any) -> Journal:
    """Return a table of two where the cards are being dealt, and no word is revealed yet."""
    at = Journal("red7", 2, **options)
    sits(at, 0, ADAS)
    sits(at, 1, BOBS)
    at.ask(0, protocol.Begin(id=1))
    return at


def reread(at: Journal) -> TableState:
    """Return the table as another process reads it from the journal."""
    return folded(at.table.id, at.entries)


def dealt_from(state: TableState) -> str:
    """Return the seed of a table's cards."""
    assert state.play is not None
    assert isinstance(state.play.luck, FairLuck)
    return state.play.luck.seed.hex()


def seen_by(at: Journal, seat: int, word: str) -> Deal:
    """Return what the device of a seat notes before it reveals its word."""
    fair = table_info(at.table, frozenset(), 0, at.now).fairness
    words = [word if each == seat else "" for each in range(len(fair.words))]
    return Deal(fair.commitment, list(fair.word_commitments), words)


def sevens(secret: str, words: list[str], seat: int) -> int:
    """Return how many sevens a seat is dealt from a secret and these words."""
    match = Match(RED7_GAME, FairLuck(bytes.fromhex(fair_seed(secret, words))))
    return sum(card.endswith("7") for card in match.view(seat).table.hand)


RED7_GAME = Journal("red7", 2).table.game


# -- bending


def test_the_operator_and_the_last_to_sit_down_cannot_bend_the_deal() -> None:
    """The last player, who knew the server's secret, used to try words until the deal suited."""
    at = Journal("red7", 2)
    sits(at, 0, ADAS)
    words = [hashlib.sha256(b"%d" % number).hexdigest() for number in range(400)]
    # All that the server has, and so all that the two know, depends on Ada's word only by its hash.
    assert ADAS not in "".join(changes.encode(entry.change).decode() for entry in at.entries)
    best = max(words, key=lambda word: sevens(SECRET, ["", word], 1))
    assert sevens(SECRET, ["", best], 1) > 2
    sits(at, 1, best)
    at.ask(0, protocol.Begin(id=1))
    at.ask(0, reveal(0, ADAS))
    # Now they know every value, and only the word that was chosen blindly is accepted.
    suiting = [word for word in words if word != best and sevens(SECRET, [ADAS, word], 1) > 2]
    assert len(suiting) > 5
    assert {at.refused(1, reveal(1, word)) for word in suiting} == {"server-other-word"}
    at.ask(1, reveal(1, best))
    assert dealt_from(at.table) == fair_seed(SECRET, [ADAS, best])


def test_a_seat_taken_again_before_the_deal_needs_no_word_of_the_others() -> None:
    """Another commitment is welcome as long as nobody has revealed anything, and none afterwards."""
    at = Journal("red7", 2)
    sits(at, 0, ADAS)
    sits(at, 1, BOBS)
    sits(at, 1, "b1" * 32)
    at.ask(0, protocol.Begin(id=1))
    for request in (
        protocol.Sit(id=1, seat=1, commitment="00" * 32),
        protocol.SeatBot(id=1, seat=1, level="random"),
        protocol.Remove(id=1, seat=1),
        protocol.Begin(id=1),
    ):
        who = 1 if isinstance(request, protocol.Sit) else 0
        assert at.refused(who, request) in ("server-begun", "server-not-begun")
    assert at.refused(1, protocol.Rise(id=1, seat=1)) == "server-not-begun"


def test_a_commitment_made_for_another_secret_opens_nothing() -> None:
    at = Journal("red7", 2)
    sits(at, 0, ADAS)
    elsewhere = word_commitment(commitment(OTHER_SECRET), BOBS)
    at.ask(1, protocol.Sit(id=1, seat=1, commitment=elsewhere))
    at.ask(0, protocol.Begin(id=1))
    assert at.refused(1, reveal(1, BOBS)) == "server-other-word"


# -- revealing


def test_nothing_is_dealt_before_the_last_word() -> None:
    at = dealing()
    for seat, word in ((1, BOBS), (0, ADAS)):
        assert at.table.phase == "dealing"
        assert at.table.play is None
        assert at.table.acting == ()
        assert table_record(at.table) is None
        at.ask(seat, reveal(seat, word))
    assert at.table.phase == "playing"
    assert at.table.deadline() is None
    fair = table_info(at.table, frozenset(), 0, at.now).fairness
    assert fair == protocol.Fairness(
        commitment(SECRET), tuple(word_commitment(commitment(SECRET), word) for word in (ADAS, BOBS)), (ADAS, BOBS), ()
    )


@pytest.mark.parametrize(
    ("seat", "word", "why"),
    [
        (0, BOBS, "server-other-word"),
        (0, ADAS.upper(), "server-bad-word"),
        (0, f"{ADAS}\n", "server-bad-word"),
        (0, "", "server-bad-word"),
        (1, ADAS, "server-not-your-seat"),
    ],
    ids=["another word", "capitals", "line break", "nothing", "another seat"],
)
def test_only_the_word_that_was_committed_to_is_accepted(seat: int, word: str, why: str) -> None:
    at = dealing()
    assert at.refused(0, reveal(seat, word)) == why
    at.ask(0, reveal(0, ADAS))


def test_a_word_is_awaited_once_and_only_while_the_cards_are_dealt() -> None:
    at = Journal("red7", 2)
    sits(at, 0, ADAS)
    at.ask(1, protocol.Sit(id=1, seat=1))
    assert at.refused(0, reveal(0, ADAS)) == "server-not-dealing"
    at.ask(0, protocol.Begin(id=1))
    assert at.refused(1, reveal(1, BOBS)) == "server-not-dealing"  # who never committed to a word
    at.ask(0, reveal(0, ADAS))
    assert at.entries[-1].change == changes.Revealed(0, ADAS)
    assert decide(at.table, Actor("p0", "P0"), reveal(0, ADAS)) is None  # a repeated request is answered as done
    assert at.refused(0, reveal(0, BOBS)) == "server-not-dealing"


def test_without_words_the_cards_are_dealt_at_once() -> None:
    at = Journal("kobito", 2)
    at.ask(0, protocol.Sit(id=1, seat=0))
    at.bots().ask(0, protocol.Begin(id=1))
    assert at.table.phase == "playing"


# -- words that don't come


def test_a_deal_without_all_words_is_void_counted_and_begun_anew() -> None:
    at = dealing()
    first = seen_by(at, 0, ADAS)
    at.ask(0, reveal(0, ADAS))
    assert at.table.deadline() == at.now + REVEAL
    assert overdue(at.table, at.now + REVEAL - 1, OTHER_SECRET) is None
    late = overdue(at.table, at.now + REVEAL, OTHER_SECRET)
    assert late == changes.Voided(OTHER_SECRET)
    at.do(late)
    fair = table_info(at.table, frozenset(), 0, at.now).fairness
    assert at.table.phase == "gathering"
    assert (fair.commitment, fair.word_commitments, fair.words) == (commitment(OTHER_SECRET), ("", ""), ("", ""))
    assert fair.voided == ((1,),)
    assert at.refused(1, reveal(1, BOBS)) == "server-not-dealing"  # too late
    assert at.refused(0, protocol.Begin(id=1)) == "server-not-all-here"
    assert next_by_itself(at.table) is None
    sits(at, 1, BOBS)
    assert next_by_itself(at.table) is None
    sits(at, 0, PAGE_WORD)
    assert next_by_itself(at.table) == changes.Began()
    at.do(changes.Began())
    second = seen_by(at, 0, PAGE_WORD)
    at.ask(0, reveal(0, PAGE_WORD))
    at.ask(1, reveal(1, BOBS))
    assert table_info(reread(at), frozenset(), 0, at.now) == table_info(at.table, frozenset(), 0, at.now)
    assert dealt_from(reread(at)) == dealt_from(at.table) == fair_seed(OTHER_SECRET, [PAGE_WORD, BOBS])
    record = finished(at)
    assert record.version == COMMITTED
    assert record.fair is not None
    assert [deal.words for deal in record.fair.voided] == [[ADAS, ""]]
    verify(record)
    check_receipt(record, Receipt(table=at.table.id, deals=[first, second]))


def finished(at: Journal) -> Record:
    """Let the first seat resign, and return the record."""
    at.ask(0, protocol.Resign(id=1))
    record = table_record(at.table)
    assert record is not None
    return record


def test_among_strangers_the_seat_of_a_missing_word_is_free_again() -> None:
    at = Journal("red7", 2)
    opened_for_strangers = changes.Opened("ABCDEF", RED7, 1, "p0", SECRET, begins_when_full=True)
    at.entries = [changes.Entry(1, at.now, opened_for_strangers)]
    at.table = folded("ab", at.entries)
    sits(at, 0, ADAS)
    sits(at, 1, BOBS)
    at.do(changes.Began())
    at.ask(0, reveal(0, ADAS))
    at.do(changes.Voided(OTHER_SECRET))
    assert [each.kind for each in at.table.seats] == ["person", "open"]
    sits(at, 0, ADAS)
    assert next_by_itself(at.table) is None
    at.people[1] = Stranger()
    sits(at, 1, BOBS)
    assert next_by_itself(at.table) == changes.Began()


class Stranger:
    """A visitor without a receipt."""

    id, name = "p7", "P7"


def test_where_people_come_and_go_a_deal_waits_as_long_as_a_move() -> None:
    day = 86_400
    at = dealing(clock=protocol.TimeControl(3 * day, day))
    assert at.table.deadline() == at.now + 3 * day * 1000


def test_the_seat_of_an_erased_person_does_not_hold_a_deal_up_for_ever() -> None:
    at = dealing()
    at.do(changes.Forgot("p1", "gone-1"))
    at.do(changes.Voided(OTHER_SECRET))
    assert [each.kind for each in at.table.seats] == ["person", "open"]


# -- rematches


def test_a_rematch_cannot_begin_before_every_kept_seat_has_committed_to_a_word() -> None:
    """The host used to be able to begin without the others' words."""
    at = Journal("red7", 2)
    at.entries = [changes.Entry(1, at.now, changes.Opened("ABCDEF", RED7, 1, "p0", SECRET, games=1))]
    at.table = folded("ab", at.entries)
    for seat in (0, 1):
        at.do(changes.Sat(seat, f"p{seat}", f"P{seat}", is_kept=True))
    sits(at, 0, ADAS)
    assert at.refused(0, protocol.Begin(id=1)) == "server-not-all-here"
    at.ask(0, protocol.Remove(id=1, seat=1))
    at.bots()
    assert next_by_itself(at.table) == changes.Began()


async def test_the_table_of_a_rematch_keeps_its_seats_without_words(emptied: str, clock: ManualClock) -> None:
    async with opened(emptied, clock) as server:
        await add_people(server)
        table = await server.registry.open_table(RED7, "p0")
        for change in (changes.Sat(0, "p0", "P0"), changes.Sat(1, "p1", "P1"), changes.Began()):
            await table.submit(lambda _, change=change: change)
        await table.submit(lambda _: changes.Lost(0, "casual", "resigned"))
        for seat in (0, 1):
            await table.rematch(Actor(f"p{seat}", f"P{seat}"))
        fresh = await server.registry.table(table.state.next or "")
        assert [(each.is_kept, each.word_commitment) for each in fresh.state.seats] == [(True, "")] * 2
        assert fresh.state.secret != table.state.secret
        assert fresh.state.phase == "gathering"


@pytest.fixture
def clock() -> ManualClock:
    """The clock of a server."""
    return ManualClock()


# -- journals from before


def test_a_journal_with_words_in_the_open_keeps_its_deal_and_its_kind_of_record() -> None:
    """A table that was open during an update must not be dealt anew."""
    at = Journal("red7", 2)
    for seat, word in ((0, "0123456789abcdef"), (1, "")):
        at.do(changes.Sat(seat, f"p{seat}", f"P{seat}", word))
    at.do(changes.Began())
    assert at.table.phase == "playing"
    record = finished(at)
    assert record.version == 1
    assert record.seed == f"fair:{fair_seed(SECRET, ['0123456789abcdef', ''])}"
    verify(record)


# -- over the network, on both databases


def is_dealing(update: Message) -> bool:
    """Return whether the cards are being dealt."""
    return bool(update["table"]["phase"] == "dealing")


def is_playing(update: Message) -> bool:
    """Return whether the cards are dealt."""
    return bool(update["table"]["phase"] == "playing")


async def test_a_missing_word_is_seen_by_all_and_the_next_deal_is_played(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        table = await ada.open(game="red7", seats=2)
        for player in (ada, bob):
            await player.enter(table)
        await ada.sit()
        await bob.done("sit", commitment=bob.commit(BOBS))
        await ada.done("begin")
        await ada.until(lambda update: update["table"]["fairness"]["words"][0] == PAGE_WORD)
        await arcus.clock.advance(REVEAL / 1000)
        await arcus.sweep()
        for player in (ada, bob):
            await player.until(lambda update: bool(update["table"]["fairness"]["voided"]))
            assert player.update["table"]["phase"] == "gathering"
            assert player.update["table"]["fairness"]["voided"] == [[1]]
        assert (await bob.ask("reveal", seat=1, word=BOBS))["refused"] == "server-not-dealing"
        for player in (ada, bob):
            await player.sit()
        await all_until(is_playing, ada, bob)
        await ada.done("resign")
        record = parse_record((await ada.http.get(f"/api/tables/{table}/record")).content)
        assert record.fair is not None
        assert len(record.fair.voided) == 1
        verify(record)


async def test_a_restart_in_the_middle_of_a_deal_loses_nothing(database: str) -> None:
    async with running(database) as before, Player(before, "Ada") as ada:
        table = await ada.open(game="red7", seats=3)
        await ada.enter(table)
        for seat, word in ((0, ADAS), (1, BOBS)):
            await ada.done("sit", seat=seat, commitment=ada.commit(word))
        await ada.done("seat-bot", seat=2, level="random")
        await ada.done("begin")
        await ada.done("reveal", seat=1, word=BOBS)
        fair = (await ada.until(lambda update: update["table"]["fairness"]["words"][1] == BOBS))["table"]["fairness"]
        cookie = ada.http.cookies["arcus"]
    async with running(database) as later, Player(later, "Somebody") as ada:
        ada.http.cookies.clear()
        ada.http.cookies.set("arcus", cookie)
        await ada.enter(table)
        assert is_dealing(ada.update)
        assert ada.update["table"]["fairness"] == fair
        await ada.done("reveal", seat=1, word=BOBS)  # a client that heard no answer asks again
        await ada.done("reveal", seat=0, word=ADAS)
        await ada.until(is_playing)


async def test_a_restart_after_the_time_for_words_makes_the_deal_void(database: str) -> None:
    async with running(database) as before, Player(before, "Ada") as ada:
        table = await ada.open(game="red7", seats=2)
        await ada.enter(table)
        await ada.done("sit", commitment=ada.commit(ADAS))
        await ada.done("seat-bot", seat=1, level="random")
        await ada.done("begin")
        cookie = ada.http.cookies["arcus"]
    async with running(database) as later, Player(later, "Somebody") as ada:
        ada.http.cookies.clear()
        ada.http.cookies.set("arcus", cookie)
        await later.clock.advance(REVEAL / 1000)
        await later.sweep()
        await ada.enter(table)
        assert ada.update["table"]["fairness"]["voided"] == [[0]]
        assert ada.update["you"]["seats"] == [0]
        await ada.sit()
        await ada.until(is_playing)


def test_a_secret_is_new_for_each_deal() -> None:
    assert new_secret() != new_secret()
    at = dealing()
    entry = changes.Entry(at.table.number + 1, at.now, changes.Voided(OTHER_SECRET))
    assert after(at.table, entry).commitment == commitment(OTHER_SECRET)
