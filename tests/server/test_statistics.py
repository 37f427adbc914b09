"""Statistics: every finished game counts once, for chance, results and ratings; nothing of a running game does."""

import asyncio
import csv
import io
import random
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from scipy.special import chdtrc  # type: ignore[import-untyped] # scipy ships no types

from arcus import GAMES, protocol
from arcus.server import changes, counting
from arcus.server.accounts import Accounts
from arcus.server.chi_square import compare, exceeded
from arcus.server.counting import LOOK, count_games
from arcus.server.journal_store import GONE
from arcus.server.ratings import DEVIATION, MEAN, Rating, rated
from arcus.server.results import history, luck_statistics, my_statistics
from arcus.server.schema import luck, persons, ratings, records, results
from arcus.server.server import Server
from arcus.server.store import Person, Store
from tests.server.client import Player
from tests.server.inprocess import Arcus, running
from tests.server.journal import Journal
from tests.server.manual import ManualClock
from tests.server.servers import Rendezvous, opened


@pytest.fixture
async def server(emptied: str) -> AsyncIterator[Server]:
    """A server on an empty database."""
    async with opened(emptied, ManualClock()) as server:
        yield server


async def people(server: Server, *names: str) -> list[Person]:
    """Make accounts."""
    return [(await Accounts(server, "key").make(name))[0] for name in names]


def played(game: str = "red7", seats: int = 2, *sat: Any, bots: str = "casual", seed: int = 1, **setup: Any) -> Journal:
    """Return a game that these people and bots have played to the end."""
    journal = Journal(game, seats, number=seed, host=sat[0] if sat else None, **setup).sat(*sat).bots(bots).dealt()
    moves = random.Random(seed)
    while journal.table.acting:
        seat = journal.table.acting[0]
        journal.do(changes.Drafted(seat, moves.choice(journal.view(seat).moves).text))
    assert journal.table.phase == "over"
    return journal


async def counted(server: Server, *journals: Journal) -> list[str]:
    """Write games and count them; return their tables."""
    found = [await journal.write(server) for journal in journals]
    count_games(server.services.store, 1)
    return found


def rows(store: Store, table: sa.Table) -> list[dict[str, Any]]:
    """Return all rows of a table, in some fixed order."""
    with store.engine.connect() as connection:
        return [dict(row._mapping) for row in connection.execute(sa.select(table).order_by(*table.primary_key))]


def result_of(server: Server, person: Person) -> tuple[str, str, int | None]:
    """Return result, opponents and points of a person's only game."""
    (game,) = history(server.services.store, person.id, None, 10).games
    return game.result, game.against, game.points


# -- chi-square


@pytest.mark.parametrize("freedom", [1, 2, 3, 5, 6, 12, 13, 15, 24])
def test_the_tail_of_chi_square_is_that_of_scipy(freedom: int) -> None:
    for value in (0.0, 0.1, 1.0, freedom, 2.5 * freedom, 60.0):
        assert exceeded(value, freedom) == pytest.approx(float(chdtrc(freedom, value)), rel=1e-9, abs=1e-15)


def test_counts_are_compared_by_their_weights_and_too_few_say_nothing() -> None:
    assert compare({"1": 60, "2": 40}, {"1": 1, "2": 1}, 100).chi_square == pytest.approx(4.0)
    assert compare({"1": 60, "2": 40}, {"1": 3, "2": 2}, 100).chi_square == 0
    assert compare({"1": 60, "2": 40}, {"1": 1, "2": 1}, 50).chi_square == pytest.approx(8.0)
    assert compare({"1": 5, "2": 4}, {"1": 1, "2": 1}, 9).share is None
    assert compare({}, {"1": 1, "2": 1}, 0).share is None


# -- counting


async def test_a_finished_game_counts_once_however_often_it_is_looked_for(server: Server) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    await counted(server, played("red7", 3, ada, ben))
    store = server.services.store
    once = [rows(store, table) for table in (luck, results, ratings)]
    assert all(once)
    other = Store(store.url)  # another process, after a restart
    for _ in range(3):
        count_games(other, 2)
    assert [rows(store, table) for table in (luck, results, ratings)] == once
    other.close()


async def test_processes_that_count_at_once_count_each_game_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have found all games before either counts one."""
    monkeypatch.setattr(counting, "_read", Rendezvous().before(counting._read))
    ada, ben = await people(server, "Ada", "Ben")
    for seed in range(6):
        await played("rainbow", 2, ada, ben, seed=seed).write(server)
    stores = [Store(server.services.store.url) for _ in range(2)]
    with ThreadPoolExecutor(len(stores)) as threads:
        for done in [threads.submit(count_games, store, 1) for store in stores]:
            await asyncio.wrap_future(done)
    face = next(row for row in rows(stores[0], luck) if row["chance"] == "face")
    assert (face["games"], sum(msgspec.json.decode(face["counts"]).values())) == (6, 6)
    assert {row["games"] for row in rows(stores[0], ratings)} == {6}
    assert len(rows(stores[0], results)) == 12
    for store in stores:
        store.close()


async def test_a_count_that_fails_leaves_nothing_behind(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    await played("red7", 2, ada, ben).write(server)
    store = server.services.store

    def fail(*_: Any) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(counting, "_add_results", fail)
        with pytest.raises(RuntimeError):
            count_games(store, 1)
    assert rows(store, luck) == rows(store, results) == []
    count_games(store, 1)
    assert len(rows(store, results)) == 2


async def test_games_are_counted_in_the_order_in_which_they_ended_some_at_a_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "SOME", 2)
    ada, ben = await people(server, "Ada", "Ben")
    for minute in (3, 1, 2):
        await played("red7", 2, ada, ben, seed=minute, now=minute * 60_000).write(server)
    store = server.services.store
    for number in (2, 3, 3):
        count_games(store, 1)
        ended = [game.ended for game in history(store, ada.id, None, 10).games]
        assert ended == [60 * minute for minute in (3, 2, 1)][3 - number :]


async def test_a_record_that_cannot_be_read_stops_no_other(server: Server) -> None:
    row = {"table_id": "t0", "game": "red7", "ended": 0, "public": True, "record": b'{"n":1}'}
    await server.services.writer.do(lambda database: database.execute(records.insert(), row))
    ada, ben = await people(server, "Ada", "Ben")
    await counted(server, played("red7", 2, ada, ben))
    assert len(rows(server.services.store, results)) == 2
    assert all(row["counted"] for row in rows(server.services.store, records))


async def test_nothing_of_a_game_that_is_not_over_is_counted(server: Server) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    running_game = Journal("red7", 2, number=1).sat(ada, ben).dealt()
    closed = Journal("red7", 2, number=2).sat(ada, ben).dealt()
    closed.do(changes.Closed())
    await counted(server, running_game, closed)
    store = server.services.store
    assert rows(store, luck) == rows(store, results) == rows(store, ratings) == []
    assert luck_statistics(store).verdict == "few"


# -- chance


@pytest.mark.parametrize("game", GAMES)
async def test_what_chance_did_is_the_sum_over_all_games(server: Server, game: str) -> None:
    journals = [played(game, 2, seed=seed) for seed in range(3)]
    await counted(server, *journals[:1])
    await counted(server, *journals[1:])
    expected = {chance.name: 0 for chance in GAMES[game].chances}
    for journal in journals:
        assert journal.table.play is not None
        for draws in journal.table.game.draws(journal.table.play.match.answers):
            expected[draws.chance] += len(draws.outcomes)
    found = next(each for each in luck_statistics(server.services.store).games if each.game == game)
    assert found.games == 3
    assert {chance.name: chance.draws for chance in found.chances} == {name: n for name, n in expected.items() if n}
    for chance in found.chances:
        assert sum(each.count for each in chance.outcomes) == chance.draws
        assert sum(each.expected for each in chance.outcomes) == pytest.approx(chance.draws, abs=0.2)


@pytest.mark.parametrize(
    ("faces", "verdict"),
    [((1000, 1010, 990, 1005, 995, 1000), "fair"), ((1000, 1000, 1000, 1000, 1000, 1300), "odd"), ((1,) * 6, "few")],
)
async def test_loaded_dice_are_called_odd_and_fair_ones_fair(
    server: Server, faces: tuple[int, ...], verdict: str
) -> None:
    counts = msgspec.json.encode({str(face): count for face, count in enumerate(faces, 1)})
    row = {"game": "qwinto", "chance": "face", "games": 9, "spread": float(sum(faces)), "counts": counts}
    await server.services.writer.do(lambda database: database.execute(luck.insert(), row))
    assert luck_statistics(server.services.store).verdict == verdict


async def test_a_game_that_continues_another_is_not_counted(server: Server) -> None:
    """Its cards were known, and its result says nothing of those who played it."""
    (ada,) = await people(server, "Ada")
    before = played("rainbow", 2)
    assert before.table.play is not None
    journal = Journal("rainbow", 2, number=1).sat(ada).bots()
    journal.do(changes.Began(changes.Origin(before.table.play.match.answers, ())))
    journal.ask(0, protocol.Resign(id=1))
    assert journal.table.phase == "over"
    await counted(server, journal)
    store = server.services.store
    assert rows(store, luck) == rows(store, results) == rows(store, ratings) == []


# -- results


async def test_winners_and_losers_have_their_results_and_points(server: Server) -> None:
    ada, ben, cleo = await people(server, "Ada", "Ben", "Cleo")
    journal = played("kobito", 3, ada, ben, cleo)
    await counted(server, journal)
    assert journal.table.play is not None
    outcome = journal.table.play.match.outcome
    assert outcome is not None
    for seat, person in enumerate((ada, ben, cleo)):
        shares = "won" if len(outcome.winners) == 1 else "shared"
        expected = shares if seat in outcome.winners else "lost"
        assert result_of(server, person) == (expected, "people", outcome.points[seat])
    (game,) = history(server.services.store, ben.id, None, 10).games
    assert (game.names, game.seat, game.players) == (("Ada", "Ben", "Cleo"), 1, 3)


ENDINGS: list[tuple[str, tuple[changes.AnyChange, ...], tuple[str, str]]] = [
    ("resigned", (changes.Lost(0, "casual", "resigned"),), ("lost", "won")),
    ("out of time", (changes.Lost(0, "casual", "time"),), ("lost", "won")),
    ("agreed to stop", (changes.Asked("end", 0), changes.Agreed(1, True)), ("stopped", "stopped")),
]


@pytest.mark.parametrize(("_", "ending", "expected"), ENDINGS, ids=[ending[0] for ending in ENDINGS])
async def test_a_game_that_ends_early_has_no_points(
    server: Server, _: str, ending: tuple[changes.AnyChange, ...], expected: tuple[str, str]
) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    journal = Journal("red7", 2, number=1).sat(ada, ben).dealt()
    for change in ending:
        journal.do(change)
    await counted(server, journal)
    assert [result_of(server, person) for person in (ada, ben)] == [(each, "people", None) for each in expected]
    rated_games = [row["games"] for row in rows(server.services.store, ratings)]
    assert rated_games == ([] if "stopped" in expected else [1, 1])


async def test_a_bot_that_plays_on_for_a_person_wins_nothing_for_them(server: Server) -> None:
    """Also where its seat has the most points: the person has left, and ranks behind those who stayed."""
    ada, ben = await people(server, "Ada", "Ben")
    journal = Journal("rainbow", 2, number=1).sat(ada, ben).dealt()
    journal.do(changes.StoodIn(0, "casual", "left"))
    moves = random.Random(1)
    while journal.table.acting:
        seat = journal.table.acting[0]
        journal.do(changes.Drafted(seat, moves.choice(journal.view(seat).moves).text))
    await counted(server, journal)
    assert result_of(server, ada) == ("left", "people", None)
    strength = {row["holder"]: row["mean"] for row in rows(server.services.store, ratings)}
    assert strength[ada.id] < MEAN < strength[ben.id]


async def test_a_person_who_came_back_has_played_the_game(server: Server) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    journal = Journal("red7", 2, number=1).sat(ada, ben).dealt()
    journal.do(changes.StoodIn(0, "casual", "left"))
    journal.do(changes.Returned(0))
    journal.ask(1, protocol.Resign(id=1))
    await counted(server, journal)
    assert result_of(server, ada)[0] == "won"


async def test_one_who_plays_alone_or_for_several_has_no_result_and_no_rating(server: Server) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    await counted(server, played("qwinto", 1, ada), played("red7", 2, ben, ben))
    assert result_of(server, ada)[:2] == ("none", "none")
    assert result_of(server, ben)[:2] == ("none", "none")
    assert rows(server.services.store, ratings) == []


async def test_opponents_are_people_bots_or_both_and_programs_are_bots(server: Server) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    program, _ = await Accounts(server, "key").make("Prog", is_bot=True)
    games = [
        played("red7", 2, ada),
        played("red7", 2, ada, ben),
        played("red7", 3, ada, ben),
        played("red7", 2, ada, program),
    ]
    await counted(server, *games)
    found = {game.table: game.against for game in history(server.services.store, ada.id, None, 10).games}
    assert [found[game.table.id] for game in games] == ["bots", "people", "both", "bots"]


async def test_results_are_summed_by_game_variant_and_opponents(server: Server) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    journals = [played("red7", 2, ada, ben, seed=seed) for seed in range(4)]
    await counted(server, *journals, played("red7", 2, ada), played("red7", 2, ada, ben, options={"advanced": True}))
    won = sum(0 in journal.table.winners for journal in journals)
    tallies = {(each.variant, each.against): each for each in my_statistics(server.services.store, ada.id).tallies}
    assert {key: each.games for key, each in tallies.items()} == {
        ("", "bots"): 1,
        ("", "people"): 4,
        ("advanced", "people"): 1,
    }
    people_only = tallies["", "people"]
    assert (people_only.won, people_only.lost) == (won, 4 - won)
    assert people_only.points == pytest.approx(won / 4)


# -- ratings


def test_a_win_raises_and_a_loss_lowers_and_every_game_makes_surer() -> None:
    before = {name: Rating() for name in "abc"}
    after = rated(before, ["a", "b", "c"], [0, 1, 2])
    assert after["a"].mean > after["b"].mean > after["c"].mean
    assert after["a"].mean > MEAN > after["c"].mean
    assert all(each.deviation < DEVIATION and each.games == 1 for each in after.values())


def test_a_tie_brings_ratings_together_and_an_upset_moves_them_more() -> None:
    before = {"strong": Rating(30, 4), "weak": Rating(20, 4)}
    tie = rated(before, ["strong", "weak"], [0, 0])
    assert 30 > tie["strong"].mean > tie["weak"].mean > 20
    upset, expected = rated(before, ["strong", "weak"], [1, 0]), rated(before, ["strong", "weak"], [0, 1])
    assert upset["weak"].mean - 20 > expected["strong"].mean - 30 > 0


def test_a_bot_on_two_seats_counts_one_game() -> None:
    after = rated({"a": Rating(), "bot:casual": Rating()}, ["bot:casual", "a", "bot:casual"], [0, 1, 2])
    assert after["bot:casual"].games == 1
    assert after["bot:casual"].mean == pytest.approx(MEAN, abs=1)


async def test_people_and_bots_are_rated_by_game_and_variant(server: Server) -> None:
    (ada,) = await people(server, "Ada")
    await counted(server, played("red7", 3, ada), played("red7", 2, ada, options={"actions": True}, bots="master"))
    found = {(row["holder"], row["variant"]): row["games"] for row in rows(server.services.store, ratings)}
    assert found == {(ada.id, ""): 1, ("bot:casual", ""): 1, (ada.id, "actions"): 1, ("bot:master", "actions"): 1}
    mine = my_statistics(server.services.store, ada.id)
    assert [each.variant for each in mine.ratings] == ["", "actions"]
    assert {(each.variant, each.level) for each in mine.bots} == {("", "casual"), ("actions", "master")}
    newcomer = Rating()
    assert (newcomer.shown, newcomer.uncertainty) == (1500, 1000)
    assert all(0 < each.uncertainty < 1000 for each in mine.ratings)


async def test_the_rating_after_each_game_stands_in_the_history(server: Server) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    await counted(server, *(played("red7", 2, ada, ben, seed=seed, now=seed * 1000 + 1000) for seed in range(3)))
    games = history(server.services.store, ada.id, None, 10).games
    assert games[0].rating == my_statistics(server.services.store, ada.id).ratings[0].rating
    assert [game.uncertainty for game in games] == sorted(game.uncertainty or 0 for game in games)


# -- deletion


async def test_deleted_people_take_their_results_and_ratings_with_them(server: Server) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    await counted(server, played("red7", 2, ada, ben))
    await Accounts(server, "key").erase(ada)
    store = server.services.store
    assert [row["person"] for row in rows(store, results)] == [ben.id]
    assert [row["holder"] for row in rows(store, ratings)] == [ben.id]
    (game,) = history(store, ben.id, None, 10).games
    assert "Ada" not in game.names


async def test_people_who_are_deleted_before_their_game_is_counted_are_not_counted(server: Server) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    await played("red7", 2, ada, ben).write(server)
    await Accounts(server, "key").erase(ada)
    store = server.services.store
    count_games(store, 1)
    assert [row["person"] for row in rows(store, results)] == [ben.id]
    assert [(row["holder"], row["games"]) for row in rows(store, ratings)] == [(ben.id, 1)]
    assert rows(store, luck)


async def test_a_deletion_that_is_under_way_is_respected(server: Server) -> None:
    """It is marked first, and what is counted afterwards would never be deleted."""
    ada, ben = await people(server, "Ada", "Ben")
    await played("red7", 2, ada, ben).write(server)
    mark = persons.update().where(persons.c.id == ada.id).values(since=GONE + 1)
    await server.services.writer.do(lambda database: database.execute(mark))
    count_games(server.services.store, 1)
    assert [row["person"] for row in rows(server.services.store, results)] == [ben.id]


# -- over HTTP


async def finished_by(arcus: Arcus, *sat: Player, seed: int = 1, **setup: Any) -> str:
    """Write a finished game of these players, and let the server count it."""
    table = await arcus.write(played("red7", 2, *sat, seed=seed, **setup))
    await arcus.clock.advance(LOOK)
    return table


async def test_a_player_reads_and_exports_their_own_games(emptied: str) -> None:
    async with running(emptied) as arcus, Player(arcus, "=Ada") as ada, Player(arcus, "Ben") as ben:
        tables = [await finished_by(arcus, ben, ada, seed=seed, now=seed * 1000) for seed in (1, 2, 3)]
        mine = (await ada.http.get("/api/me/statistics")).json()
        assert mine["tallies"][0]["games"] == mine["ratings"][0]["games"] == 3
        page = (await ada.http.get("/api/me/games", params={"most": 2})).json()
        rest = (await ada.http.get("/api/me/games", params={"before": page["more"]})).json()
        assert [game["table"] for game in page["games"] + rest["games"]] == tables[::-1]
        assert rest["more"] is None
        exported = await ada.http.get("/api/me/games/export", params={"format": "json"})
        assert exported.json() == page["games"] + rest["games"]
        table = await ada.http.get("/api/me/games/export", params={"format": "csv"})
        assert table.headers["content-type"].startswith("text/csv")
        lines = list(csv.DictReader(io.StringIO(table.text)))
        assert [line["table"] for line in lines] == tables[::-1]
        assert lines[0]["ended"] == "1970-01-01T00:00:03+00:00"
        assert lines[0]["names"] == "Ben, =Ada"
        data = (await ada.http.get("/api/me/data")).json()
        assert data["games"] == exported.json()
        assert data["ratings"] == mine["ratings"]
        await ada.http.delete("/api/me")
        assert (await ada.http.get("/api/me/games")).json() == {"games": [], "more": None}
        assert len((await ben.http.get("/api/me/games")).json()["games"]) == 3


async def test_a_name_is_no_formula_of_a_spreadsheet(emptied: str) -> None:
    async with running(emptied) as arcus, Player(arcus, "=1+1") as ada, Player(arcus, "Ben") as ben:
        await finished_by(arcus, ada, ben)
        table = await ben.http.get("/api/me/games/export", params={"format": "csv"})
        assert [line["names"] for line in csv.DictReader(io.StringIO(table.text))] == ["'=1+1, Ben"]


async def test_a_new_visitor_has_no_games_and_sees_what_chance_did(emptied: str) -> None:
    async with (
        running(emptied) as arcus,
        arcus.http() as http,
        Player(arcus, "Ada") as ada,
        Player(arcus, "Ben") as ben,
    ):
        await finished_by(arcus, ada, ben)
        assert (await http.get("/api/me/statistics")).json() == {"tallies": [], "ratings": [], "bots": []}
        assert (await http.get("/api/me/games")).json() == {"games": [], "more": None}
        assert (await http.get("/api/me/games/export")).status_code == 401
        found = (await http.get("/api/statistics")).json()
        games = {each["game"]: each["games"] for each in found["games"]}
        assert games == {"red7": 1, "qwinto": 0, "rainbow": 0, "kobito": 0}


async def test_a_wrong_place_in_the_history_is_refused(emptied: str) -> None:
    async with running(emptied) as arcus, Player(arcus, "Ada") as ada:
        for before in ("x", "1", "1-G", "-1-a"):
            assert (await ada.http.get("/api/me/games", params={"before": before})).status_code == 400
