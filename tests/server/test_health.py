"""For administrators: backups, the `arcus admin` commands, health, figures, logs, migrations."""

import asyncio
import contextlib
import io
import json
import re
import secrets
import signal
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from websockets.asyncio.client import connect

from arcus.cli import app, main
from arcus.core.game import UsageError
from arcus.protocol import Setup, TimeControl
from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server import backup, changes
from arcus.server.accounts import LOOK
from arcus.server.journal_store import HEAD, Append
from arcus.server.schema import journal, metadata, persons, records, tables
from arcus.server.store import Store
from tests.server.client import WORD, Player, socket_path
from tests.server.inprocess import Arcus, running
from tests.server.journal import Journal
from tests.server.process import ServerProcess
from tests.server.test_play import begun, seated
from tests.services import Postgres, Redis

RAINBOW: dict[str, Any] = {"game": "rainbow", "seats": 2}


def done(*words: str) -> str:
    """Run a command in this process, and return what it prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        app(list(words), exit_on_error=False, print_error=False, result_action="return_value")
    return out.getvalue()


def complaint(*words: str) -> str:
    """Run a command that must fail, and return its error, which is one line."""
    with pytest.raises(UsageError) as wrong:
        done(*words)
    assert len(str(wrong.value).splitlines()) == 1
    return str(wrong.value)


def where(arcus: Arcus) -> list[str]:
    """Return the option that names a server's database."""
    return ["--database", arcus.settings.database]


async def look_at_journals(arcus: Arcus) -> None:
    """Turn the clock until a server has looked for what others wrote to its tables: alone, every fourth sweep."""
    for _ in range(4):
        await arcus.sweep()


@contextlib.asynccontextmanager
async def playing(arcus: Arcus, game: str, first: str, second: str, **setup: Any) -> Any:
    """Seat two people at a table where the cards are dealt."""
    async with Player(arcus, first) as ada, Player(arcus, second) as bob:
        table = await arcus.write(Journal(game, 2, number=1, host=ada, **setup).sat(ada, bob).dealt())
        for player in (ada, bob):
            await player.enter(table)
        yield ada, bob


async def move_to(arcus: Arcus, *players: Player) -> None:
    """Let players come to the same table at another server, with the same cookies."""
    for player in players:
        await player.leave()
        cookies = player.http.cookies
        await player.http.aclose()
        player.where, player.http = arcus, arcus.http(cookies=cookies)
        await player.enter(player.table)


# -- backups


async def test_a_backup_of_a_running_server_goes_on_in_either_kind_of_database(
    arcus: Arcus, database: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.arcus"
    async with playing(arcus, "kobito", "Ada", "Bob") as (ada, bob):
        assert str(file) in await asyncio.to_thread(done, "backup", str(file), *where(arcus))
        view = ada.update["view"]
        assert str(file) in await asyncio.to_thread(done, "restore", str(file), "--database", database)
        async with running(database) as other:
            await move_to(other, ada, bob)
            assert ada.update["view"] == view
            await asyncio.gather(ada.play_on(), bob.play_on())
            verify(parse_record((await ada.http.get(f"/api/tables/{ada.table}/record")).content))
            await asyncio.gather(ada.leave(), bob.leave())
    assert [path.name for path in tmp_path.glob("all.arcus*")] == ["all.arcus"]
    assert "not empty" in await asyncio.to_thread(complaint, "restore", str(file), "--database", database)
    assert "already" in await asyncio.to_thread(complaint, "backup", str(file), *where(arcus))


@pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")  # as `arcus` itself does
def test_a_refusal_is_a_line_and_exit_code_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["arcus", "restore", str(tmp_path), "--data", str(tmp_path)])
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    assert (ended.value.code, printed.out) == (2, "")
    assert printed.err == f"arcus: {tmp_path}: expected a backup file, got a folder\n"


def test_a_backup_shows_one_moment(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On SQLite each table used to be read at a moment of its own."""
    store = Store(database)
    store.migrate()
    row = {"id": "p", "name": "Late", "created": 0, "is_bot": False, "since": 0}

    class Interrupted:
        """The tables of the schema; while they are copied, a person is added."""

        @property
        def sorted_tables(self) -> Any:
            for table in metadata.sorted_tables:
                yield table
                if table is journal:
                    with store.engine.begin() as connection:
                        connection.execute(persons.insert(), row)

    store.setting("key", "x")
    with monkeypatch.context() as patch:
        patch.setattr(backup, "metadata", Interrupted())
        counts = backup.backup(database, tmp_path / "file")
    assert counts["settings"] == 1
    assert counts["persons"] == 0
    assert store.person("p") is not None
    store.close()


def test_a_file_that_is_not_a_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello" * 1000)
    with sqlite3.connect(tmp_path / "other") as other:
        other.execute("CREATE TABLE journal (x)")
    other.close()
    (tmp_path / "nothing").touch()
    target = ["--data", str(tmp_path / "new")]
    for name in ("text", "other", "nothing"):
        assert "not a backup" in complaint("restore", str(tmp_path / name), *target)
    assert "no such file" in complaint("restore", str(tmp_path / "missing"), *target)
    store = Store(f"sqlite:///{tmp_path}/newer")
    store.migrate()
    store.close()
    with sqlite3.connect(tmp_path / "newer") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    assert "newer version" in complaint("restore", str(tmp_path / "newer"), *target)


def test_a_damaged_backup_is_refused_and_nothing_is_restored(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/arcus.sqlite")
    store.migrate()
    rows = [{"table_id": "t", "number": number, "at": 0, "deed": b"x" * 200} for number in range(500)]
    with store.engine.begin() as connection:
        connection.execute(journal.insert(), rows)
    store.close()
    file = tmp_path / "backup"
    done("backup", str(file), "--data", str(tmp_path))
    whole = file.read_bytes()
    file.write_bytes(whole[:20_000] + bytes(20_000) + whole[40_000:])
    complaint("restore", str(file), "--data", str(tmp_path / "new"))
    fresh = Store(f"sqlite:///{tmp_path}/new/arcus.sqlite")
    assert fresh.version() is None
    fresh.close()


def test_a_backup_whose_damage_can_be_read_over_is_refused(tmp_path: Path) -> None:
    """Every row can be read, and only SQLite's own check of the file sees that an index does not fit its table."""
    store = Store(f"sqlite:///{tmp_path}/arcus.sqlite")
    store.migrate()
    store.close()
    done("backup", str(tmp_path / "backup"), "--data", str(tmp_path))
    with sqlite3.connect(tmp_path / "backup") as file:
        file.executescript(
            "CREATE TABLE extra (a, b); CREATE INDEX by_a ON extra (a); INSERT INTO extra VALUES (1, 2);"
        )
        file.execute("PRAGMA writable_schema = ON")
        file.execute("UPDATE sqlite_master SET sql = 'CREATE INDEX by_a ON extra (b)' WHERE name = 'by_a'")
    file.close()
    assert "this backup is damaged" in complaint("restore", str(tmp_path / "backup"), "--data", str(tmp_path / "new"))


def test_commands_say_what_is_missing(tmp_path: Path) -> None:
    away = ["--database", "postgresql://nobody@127.0.0.1:1/none"]
    file = str(tmp_path / "file")
    for words in (
        ["backup", file],
        ["admin", "list"],
        ["admin", "close", "x"],
        ["admin", "people"],
        ["admin", "erase", "x"],
    ):
        assert "no database in" in complaint(*words, "--data", str(tmp_path))
        complaint(*words, *away)
        assert "exclude each other" in complaint(*words, "--data", str(tmp_path), *away)
    assert "no such folder" in complaint("backup", str(tmp_path / "no" / "file"), *away)
    assert "postgresql://" in complaint("backup", file, "--database", "mysql://host/x")
    assert not Path(file).exists()


# -- the admin


async def test_the_admin_lists_and_closes_tables_and_their_players_see_it(arcus: Arcus) -> None:
    async with playing(arcus, "rainbow", "Ada", "Bob", clock=TimeControl(600)) as (ada, bob):
        table = ada.table
        listed = json.loads(await asyncio.to_thread(done, "admin", "list", "--json", *where(arcus)))
        assert [seat["name"] for line in listed if line["id"] == table for seat in line["seats"]] == ["Ada", "Bob"]
        assert table in await asyncio.to_thread(done, "admin", "list", *where(arcus))
        await asyncio.to_thread(done, "admin", "close", table, *where(arcus))
        await look_at_journals(arcus)
        await bob.until(lambda update: update["table"]["phase"] == "closed")
        assert (await ada.ask("resign"))["refused"] == "server-over"
        assert "over" in await asyncio.to_thread(complaint, "admin", "close", table, *where(arcus))
        assert "no such table" in await asyncio.to_thread(complaint, "admin", "close", "0" * 24, *where(arcus))
        with arcus.store.engine.connect() as connection:  # a clock that ran on would be looked after for ever
            assert connection.scalar(sa.select(tables.c.deadline).where(tables.c.id == table)) is None


async def test_the_admin_erases_a_person_and_the_others_at_the_table_see_it(arcus: Arcus) -> None:
    """A running server used to show the old name on, and to know the person by the cookie."""
    name = f"Forgetme {secrets.token_hex(4)}"
    async with playing(arcus, "rainbow", name, "Bob") as (ada, bob):
        table = ada.table
        journal = Journal("rainbow", 2, host=ada).sat(ada)
        journal.do(changes.Rose(0))  # the journal still knows that they sat there
        left = await arcus.write(journal)
        code = (await ada.http.get(f"/api/tables/{table}")).json()["code"]
        command = ("admin", "people", name.upper(), "--json", *where(arcus))
        listed = json.loads(await asyncio.to_thread(done, *command))
        assert [(line["id"], line["name"], line["codes"]) for line in listed] == [(ada.id, name, [code])]
        shown = await asyncio.to_thread(done, "admin", "people", *where(arcus))
        assert ada.id in shown
        assert bob.id in shown
        await asyncio.to_thread(done, "admin", "erase", ada.id, *where(arcus))
        await look_at_journals(arcus)
        await bob.until(lambda update: update["table"]["seats"][0]["name"].startswith("guest-"))
        await bob.until(lambda update: bool(update["table"]["seats"][0]["stand_in"]))
        assert "no person has the ID" in await asyncio.to_thread(complaint, "admin", "erase", ada.id, *where(arcus))
        await arcus.clock.advance(LOOK)  # what is remembered of people is compared with the database
        assert (await ada.http.get("/api/me")).json() is None
        assert (await ada.ask("sit"))["refused"] == "server-who-are-you"
    for each in (table, left):
        assert all(name.encode() not in changes.encode(entry.change) for entry in arcus.store.entries(each))


# -- health, figures, logs


async def figures(player: Player) -> dict[str, float]:
    """Return the figures of a server."""
    text = (await player.http.get("/metrics")).text
    return {name: float(value) for name, value in re.findall(r"^(arcus_\w+) (\S+)$", text, re.MULTILINE)}


async def test_health_and_figures(arcus: Arcus) -> None:
    async with Player(arcus, "Eva") as eva:
        assert (await eva.http.get("/health/live")).json() == {"status": "ok"}
        ready = await eva.http.get("/health/ready")
        assert (ready.status_code, ready.json()["status"]) == (200, "ok")
        before = await figures(eva)
        async with playing(arcus, "rainbow", "Ada", "Bob") as (ada, bob):
            during = await figures(eva)
            await asyncio.gather(ada.play_on(), bob.play_on())
        after = await figures(eva)
    assert during["arcus_sockets"] == before["arcus_sockets"] + 2
    assert during["arcus_tables_in_memory"] == before["arcus_tables_in_memory"] + 1
    for counter in ("arcus_moves_total", "arcus_commits_total", "arcus_writes_total"):
        assert after[counter] > before[counter] + 2
    assert after["arcus_broker_up"] == 1


async def test_logs_are_json_and_hold_nothing_secret(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--data", str(tmp_path), "--bots", "1")
    await asyncio.to_thread(server.start)
    try:
        secret = await play_with_secrets(server.url)
    finally:
        await asyncio.to_thread(server.stop, signal.SIGTERM)
    lines = server.log().splitlines()
    while not lines[0].startswith("{"):
        lines.pop(0)  # the greeting
    assert any(json.loads(line)["event"] == "socket refused" for line in lines)
    for line in lines:
        for word in secret:
            assert word not in line
        assert not re.search(r"\b[ROYGBIV][1-7]\b", line), line  # a card of Red7


async def play_with_secrets(url: str) -> set[str]:
    """Play a game, send requests that are refused, and return what must not be in the log."""
    secret: set[str] = {"Xaviera", "Yolanda", WORD, WORD[::-1]}
    async with Player(url, "Xaviera") as ada, Player(url, "Yolanda") as bob:
        bot = (await ada.http.post("/api/bots", json={"name": "Zbigniew"})).json()
        link = (await ada.http.post("/api/me/link")).json()
        secret.update({"Zbigniew", bot["token"], link["token"]})
        secret.update(player.http.cookies["arcus"] for player in (ada, bob))
        await seated(ada, bob, {"game": "red7", "seats": 3})
        await begun(ada, bob)
        await ada.ask("play", decision=0, move="nonsense Xaviera")
        assert ada.socket is not None
        await ada.socket.send('{"type": "sit", "id": 1, "name": "Xaviera", "extra": 1}')
        await ada.http.post("/api/recover", json={"token": "Xaviera" * 3})
        await ada.http.post("/api/tables", json={"game": "Xaviera", "seats": 2})
        await ada.http.get("/api/codes/Xaviera", headers={"Authorization": f"Bearer {bot['token']}"})
        await asyncio.gather(ada.play_on(), bob.play_on())
        secret.add(ada.update["table"]["fairness"]["secret"])
        ada.http.cookies.set("arcus", "forged.Xaviera")
        address = f"{url.replace('http', 'ws', 1)}{socket_path(ada.table)}"
        await ada.leave()
        async with connect(address, additional_headers={"Cookie": "arcus=forged.Xaviera"}) as socket:
            await asyncio.wait_for(socket.recv(), 20)
    return secret


def test_no_record_is_left_out_between_two_pages(database: str) -> None:
    """Games that ended in the same millisecond used to be lost where a page ended between them."""
    store = Store(database)
    store.migrate()
    ends = [1, 2, 2, 2, 3, 5, 5]
    rows = [
        {"table_id": f"t{number}", "game": "red7", "ended": end, "public": True, "record": b"%d" % number}
        for number, end in enumerate(ends)
    ]
    with store.engine.begin() as connection:
        connection.execute(records.insert(), rows)
    store.list_records()
    found: list[bytes] = []
    after = 0
    while page := store.public_records("red7", after, 2):
        found += [record for _, record in page]
        after = page[-1][0]
    assert sorted(found) == [b"%d" % number for number in range(len(ends))]
    store.close()


# -- migrations


def test_the_newest_migration_is_the_one_that_a_server_wants() -> None:
    folder = Path(backup.__file__).parent / "migrations" / "versions"
    versions = sorted(path.name.split("_")[0] for path in folder.glob("*.py") if path.name[0].isdigit())
    assert versions[-1] == HEAD
    assert [int(version) for version in versions] == list(range(1, len(versions) + 1))


def test_a_migrated_database_is_what_the_schema_says(database: str) -> None:
    store = Store(database)
    store.migrate()
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    store.close()


def test_processes_that_start_at_once_bring_the_schema_up_to_date_once(database: str) -> None:
    """On SQLite each made the same tables, and all but one failed to start."""
    stores = [Store(database) for _ in range(4)]
    with ThreadPoolExecutor(len(stores)) as threads:
        for done in [threads.submit(store.migrate) for store in stores]:
            done.result(60)
    assert [store.version() for store in stores] == [HEAD] * len(stores)
    for store in stores:
        store.close()


def test_who_stands_in_old_journals_is_found_after_an_upgrade(database: str, tmp_path: Path) -> None:
    """Also where they have risen or only opened a table, and what a process of the old version writes afterwards."""
    store = Store(database)
    store.migrate("0002")
    _write_as_before(store, "old", host="ada", sat="bob")
    store.migrate()
    _write_as_before(store, "new", host="bob", sat="ada")
    kept = {who: sorted(store.tables_naming(who)) for who in ("ada", "bob", "cleo")}
    assert kept == {"ada": ["new", "old"], "bob": ["new", "old"], "cleo": []}
    store.close()
    backup.backup(database, tmp_path / "file")
    backup.restore(tmp_path / "file", f"sqlite:///{tmp_path}/restored.sqlite")
    restored = Store(f"sqlite:///{tmp_path}/restored.sqlite")
    assert {who: sorted(restored.tables_naming(who)) for who in kept} == kept
    restored.close()


def _write_as_before(store: Store, table: str, host: str, sat: str) -> None:
    """What version 0002 writes when somebody opens a table, and another sits down there and rises again."""
    opened = changes.Opened(table, Setup("red7", 2), 1, host, "00" * 32)
    row = {"id": table, "code": table, "game": "red7", "phase": "gathering", "public": True, "wanted": "", "changed": 0}
    row |= {"deadline": None, "bots_due": False, "lease": 0, "line": b"{}"}
    entries = [
        Append(table, 1, 0, changes.encode(opened), row, ()),
        Append(table, 2, 0, changes.encode(changes.Sat(0, sat, "Name")), row, ((0, sat),)),
        Append(table, 3, 0, changes.encode(changes.Rose(0)), row, ()),
    ]
    for entry in entries:
        with store.begin() as connection:
            assert store.append(connection, [entry])


def test_a_database_of_a_newer_version_is_left_as_it_is(database: str) -> None:
    """An old process that starts beside new ones used to fail."""
    store = Store(database)
    store.migrate()
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    store.migrate()
    assert store.version() == "9999"
    store.close()


@pytest.mark.needs("postgres", "redis")
async def test_a_process_of_a_new_version_joins_while_tables_are_open(postgres: Postgres, redis: Redis) -> None:
    """Processes are replaced one after the other, and play goes on at the same table."""
    database = postgres.fresh(f"upgrade-{secrets.token_hex(6)}")
    async with contextlib.AsyncExitStack() as processes, contextlib.AsyncExitStack() as replaced:
        old = await replaced.enter_async_context(running(database, redis.url))
        async with playing(old, "kobito", "Ada", "Bob") as (ada, bob):
            view = ada.update["view"]
            new = await processes.enter_async_context(running(database, redis.url))
            await move_to(new, ada, bob)
            assert ada.update["view"] == view
            await replaced.aclose()
            await asyncio.gather(ada.play_on(), bob.play_on())
            verify(parse_record((await ada.http.get(f"/api/tables/{ada.table}/record")).content))
