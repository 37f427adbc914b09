"""For those who run a server: backups, the admin's commands, health, figures, logs, migrations."""

import asyncio
import contextlib
import io
import itertools
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from websockets.asyncio.client import connect

from arcus.cli import app
from arcus.core.game import WrongUse
from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server import backup, deeds
from arcus.server.messages import Setup
from arcus.server.schema import journal, metadata, persons, records, tables
from arcus.server.store import HEAD, Append, Store
from tests.server.client import WORD, Player
from tests.server.conftest import Arcus, common_folder, quick
from tests.server.services import Postgres, Redis, wait_for
from tests.server.test_play import begun, seated

RAINBOW: dict[str, Any] = {"game": "rainbow", "seats": 2}
numbers = itertools.count()


def done(*words: str) -> str:
    """What a command prints; here in this process, which is quicker."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        app(list(words), exit_on_error=False, print_error=False, result_action="return_value")
    return out.getvalue()


def complaint(*words: str) -> str:
    """Why a command can't be carried out."""
    with pytest.raises(WrongUse) as wrong:
        done(*words)
    assert len(str(wrong.value).splitlines()) == 1
    return str(wrong.value)


def where(arcus: Arcus) -> list[str]:
    """How a command is told which database a server uses."""
    return ["--database", arcus.database]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgres"))])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.sqlite"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh(f"empty{os.getpid()}x{next(numbers)}")


# -- backups


def test_a_backup_of_a_running_server_goes_on_in_either_kind_of_database(
    arcus: Arcus, empty: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.arcus"

    async def before(ada: Player, bob: Player) -> None:
        await seated(ada, bob, {"game": "kobito", "seats": 2})
        await begun(ada, bob)
        assert str(file) in await asyncio.to_thread(done, "backup", str(file), *where(arcus))

    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await before(ada, bob)
            view = ada.update["view"]
            assert str(file) in await asyncio.to_thread(done, "restore", str(file), "--database", empty)
            folder = tmp_path / "other"
            folder.mkdir()
            other = await asyncio.to_thread(Arcus(folder, "--database", empty).start)
            try:
                for player in (ada, bob):
                    await player.leave()
                    player.url = other.url
                    await player.enter(player.table)
                assert ada.update["view"] == view
                await asyncio.gather(ada.play_on(), bob.play_on())
                record = httpx.get(f"{other.url}/api/tables/{ada.table}/record").content
                verify(parse_record(record))
            finally:
                await asyncio.to_thread(other.stop, signal.SIGTERM)

    asyncio.run(play())
    assert [path.name for path in tmp_path.glob("all.arcus*")] == ["all.arcus"]
    assert "not empty" in complaint("restore", str(file), "--database", empty)
    assert "already" in complaint("backup", str(file), *where(arcus))


def test_a_refusal_is_a_line_and_exit_code_2(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "arcus", "restore", str(tmp_path), "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, env=quick())
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"arcus: {tmp_path}: there is no such file\n"


def test_a_backup_shows_one_moment(empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On SQLite each table used to be read at a moment of its own."""
    store = Store(empty)
    store.migrate()
    row = {"id": "p", "name": "Late", "created": 0, "is_bot": False, "since": 0}

    class Interrupted:
        """The tables of the schema; while they are copied, somebody arrives."""

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
        counts = backup.backup(empty, tmp_path / "file")
    assert counts["settings"] == 1
    assert counts["persons"] == 0
    assert store.person("p") is not None
    store.close()


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
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
        assert "no tables are kept there" in complaint(*words, "--data", str(tmp_path))
        complaint(*words, *away)
        assert "exclude each other" in complaint(*words, "--data", str(tmp_path), *away)
    assert "no such folder" in complaint("backup", str(tmp_path / "no" / "file"), *away)
    assert "postgresql://" in complaint("backup", file, "--database", "mysql://host/x")
    assert not Path(file).exists()


# -- the admin


def test_the_admin_lists_and_closes_tables_and_those_at_them_are_told(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            table = await seated(ada, bob, {**RAINBOW, "clock": {"bank": 600}})
            await begun(ada, bob)
            listed = json.loads(await asyncio.to_thread(done, "admin", "list", "--json", *where(arcus)))
            assert [seat["name"] for line in listed if line["id"] == table for seat in line["seats"]] == ["Ada", "Bob"]
            assert table in await asyncio.to_thread(done, "admin", "list", *where(arcus))
            await asyncio.to_thread(done, "admin", "close", table, *where(arcus))
            await bob.until(lambda update: update["table"]["phase"] == "closed")
            assert (await ada.ask("resign"))["refused"] == "server-over"
            assert "over" in await asyncio.to_thread(complaint, "admin", "close", table, *where(arcus))
            assert "no such table" in await asyncio.to_thread(complaint, "admin", "close", "0" * 24, *where(arcus))
            store = Store(arcus.database)
            with store.engine.connect() as connection:  # a clock that ran on would be looked after for ever
                assert connection.scalar(sa.select(tables.c.deadline).where(tables.c.id == table)) is None
            store.close()

    asyncio.run(play())


def test_the_admin_erases_a_person_and_those_at_the_table_are_told(arcus: Arcus) -> None:
    """A running server used to show the old name on, and to know the person by the cookie."""

    async def play() -> tuple[str, str]:
        async with Player(arcus.url, "Forgetme") as ada, Player(arcus.url, "Bob") as bob:
            left = await ada.open(**RAINBOW)
            await ada.enter(left)
            await ada.done("sit")
            await ada.done("rise", seat=0)  # the journal still knows that they sat there
            await ada.leave()
            table = await seated(ada, bob, RAINBOW)
            await begun(ada, bob)
            who = (await ada.http.get("/api/me")).json()["id"]
            code = (await ada.http.get(f"/api/tables/{table}")).json()["code"]
            listed = json.loads(await asyncio.to_thread(done, "admin", "people", "forgetME", "--json", *where(arcus)))
            assert [(line["id"], line["name"], line["codes"]) for line in listed] == [(who, "Forgetme", [code])]
            shown = await asyncio.to_thread(done, "admin", "people", *where(arcus))
            assert who in shown
            assert "Bob" in shown
            await asyncio.to_thread(done, "admin", "erase", who, *where(arcus))
            await bob.until(lambda update: update["table"]["seats"][0]["name"].startswith("guest-"))
            await bob.until(lambda update: bool(update["table"]["seats"][0]["stand_in"]))
            assert "nobody" in await asyncio.to_thread(complaint, "admin", "erase", who, *where(arcus))
            other = await bob.open(**RAINBOW)
            await asyncio.sleep(3.1)
            assert (await ada.http.get("/api/me")).json() is None
            assert (await ada.ask("sit"))["refused"] == "server-who-are-you"
            assert other
            return table, left

    for table in asyncio.run(play()):
        store = Store(arcus.database)
        assert all(b"Forgetme" not in deeds.encode(entry.deed) for entry in store.entries(table))
        store.close()


# -- health, figures, logs


def test_health_and_figures(arcus: Arcus) -> None:
    def figures() -> dict[str, float]:
        text = httpx.get(f"{arcus.url}/metrics").text
        return {name: float(value) for name, value in re.findall(r"^(arcus_\w+) (\S+)$", text, re.MULTILINE)}

    async def play() -> dict[str, float]:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, RAINBOW)
            await begun(ada, bob)
            during = figures()
            await asyncio.gather(ada.play_on(), bob.play_on())
            return during

    assert httpx.get(f"{arcus.url}/health/live").json() == {"status": "ok"}
    ready = httpx.get(f"{arcus.url}/health/ready")
    assert (ready.status_code, ready.json()["status"]) == (200, "ok")
    before, during, after = figures(), asyncio.run(play()), figures()
    assert during["arcus_sockets"] >= 2
    assert during["arcus_tables_in_memory"] >= before["arcus_tables_in_memory"] + 1
    for counter in ("arcus_moves_total", "arcus_commits_total", "arcus_writes_total"):
        assert after[counter] > before[counter] + 2
    assert after["arcus_broker_up"] == 1


@pytest.mark.needs("postgres")
def test_without_its_database_a_server_lives_but_is_not_ready(tmp_path: Path) -> None:
    with common_folder() as folder:
        postgres = Postgres(folder).start()
        server = Arcus(tmp_path, "--database", postgres.url).start()
        try:
            assert httpx.get(f"{server.url}/health/ready").status_code == 200
            postgres.stop()
            ready = httpx.get(f"{server.url}/health/ready", timeout=30)
            assert (ready.status_code, ready.json()["status"]) == (503, "not ready")
            assert httpx.get(f"{server.url}/health/live", timeout=30).status_code == 200
            refused = httpx.put(f"{server.url}/api/me", json={"name": "Ada"}, timeout=30)
            assert (refused.status_code, refused.json()["refused"]) == (503, "server-cannot-store")
            postgres.start()
            wait_for(
                "the server to be ready", lambda: httpx.get(f"{server.url}/health/ready", timeout=30).status_code == 200
            )
        finally:
            server.stop(signal.SIGTERM)
            postgres.stop()


def test_logs_are_json_and_hold_nothing_secret(tmp_path: Path) -> None:
    server = Arcus(tmp_path, "--data", str(tmp_path)).start()
    secret: set[str] = {"Xaviera", "Yolanda", WORD, WORD[::-1]}

    async def play() -> None:
        async with Player(server.url, "Xaviera") as ada, Player(server.url, "Yolanda") as bob:
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
            address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{ada.table}/socket"
            await ada.leave()
            async with connect(address, additional_headers={"Cookie": "arcus=forged.Xaviera"}) as socket:
                await asyncio.wait_for(socket.recv(), 20)

    try:
        asyncio.run(play())
    finally:
        server.stop(signal.SIGTERM)
    lines = [line for line in server.log().splitlines() if line.startswith("{")]
    assert any(json.loads(line)["event"] == "socket refused" for line in lines)
    for line in lines:
        for word in secret:
            assert word not in line
        assert not re.search(r"\b[ROYGBIV][1-7]\b", line), line  # a card of Red7


def test_no_record_is_left_out_between_two_pages(empty: str) -> None:
    """Games that ended in the same millisecond used to be lost where a page ended between them."""
    store = Store(empty)
    store.migrate()
    ends = [1, 2, 2, 2, 3, 5, 5]
    rows = [
        {"table_id": f"t{number}", "game": "red7", "ended": end, "public": True, "record": b"%d" % number}
        for number, end in enumerate(ends)
    ]
    with store.engine.begin() as connection:
        connection.execute(records.insert(), rows)
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


def test_a_migrated_database_is_what_the_schema_says(empty: str) -> None:
    store = Store(empty)
    store.migrate()
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    store.close()


def test_processes_that_start_at_once_bring_the_schema_up_to_date_once(empty: str) -> None:
    """On SQLite each made the same tables, and all but one failed to start."""
    stores = [Store(empty) for _ in range(4)]
    with ThreadPoolExecutor(len(stores)) as threads:
        for done in [threads.submit(store.migrate) for store in stores]:
            done.result(60)
    assert [store.version() for store in stores] == [HEAD] * len(stores)
    for store in stores:
        store.close()


def test_who_stands_in_old_journals_is_found_after_an_upgrade(empty: str, tmp_path: Path) -> None:
    """Also where they have risen or only opened a table, and what a process of the old version writes afterwards."""
    store = Store(empty)
    store.migrate("0002")
    _write_as_before(store, "old", host="ada", sat="bob")
    store.migrate()
    _write_as_before(store, "new", host="bob", sat="ada")
    kept = {who: sorted(store.tables_naming(who)) for who in ("ada", "bob", "cleo")}
    assert kept == {"ada": ["new", "old"], "bob": ["new", "old"], "cleo": []}
    store.close()
    backup.backup(empty, tmp_path / "file")
    backup.restore(tmp_path / "file", f"sqlite:///{tmp_path}/restored.sqlite")
    restored = Store(f"sqlite:///{tmp_path}/restored.sqlite")
    assert {who: sorted(restored.tables_naming(who)) for who in kept} == kept
    restored.close()


def _write_as_before(store: Store, table: str, host: str, sat: str) -> None:
    """What version 0002 writes when somebody opens a table, and another sits down there and rises again."""
    opened = deeds.Opened(table, Setup("red7", 2), 1, host, "00" * 32)
    row = {"id": table, "code": table, "game": "red7", "phase": "gathering", "public": True, "wanted": "", "changed": 0}
    row |= {"deadline": None, "bots_due": False, "lease": 0, "line": b"{}"}
    entries = [
        Append(table, 1, 0, deeds.encode(opened), row, ()),
        Append(table, 2, 0, deeds.encode(deeds.Sat(0, sat, "Name")), row, ((0, sat),)),
        Append(table, 3, 0, deeds.encode(deeds.Rose(0)), row, ()),
    ]
    for entry in entries:
        with store.begin() as connection:
            assert store.append(connection, [entry])


def test_a_database_of_a_newer_version_is_left_as_it_is(empty: str) -> None:
    """An old process that starts beside new ones used to fail."""
    store = Store(empty)
    store.migrate()
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    store.migrate()
    assert store.version() == "9999"
    store.close()


@pytest.mark.needs("postgres", "redis")
def test_a_process_of_a_new_version_joins_while_tables_are_open(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """One after the other is replaced, and play goes on at the same table."""
    options = ["--database", postgres.fresh(f"upgrade{os.getpid()}"), "--broker", redis.url]
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    old, new = Arcus(tmp_path / "old", *options).start(), Arcus(tmp_path / "new", *options)

    async def play() -> None:
        async with Player(old.url, "Ada") as ada, Player(old.url, "Bob") as bob:
            table = await seated(ada, bob, {"game": "kobito", "seats": 2})
            await begun(ada, bob)
            await asyncio.to_thread(new.start)
            for player in (ada, bob):
                await player.leave()
                player.url = new.url
                await player.enter(table)
            await asyncio.to_thread(old.stop, signal.SIGTERM)
            await asyncio.gather(ada.play_on(), bob.play_on())

    try:
        asyncio.run(play())
    finally:
        old.stop(signal.SIGTERM)
        new.stop(signal.SIGTERM)
