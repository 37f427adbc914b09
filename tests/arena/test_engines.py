"""Processes, clusters and kills: the same results, and no game lost or doubled."""

import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.synchronize import Event
from pathlib import Path

import msgspec
import pytest

from arcus.arena.engines import engine_for
from arcus.arena.pool import PoolEngine, start_worker
from arcus.arena.results import Result, Setting
from arcus.arena.run import Run
from arcus.arena.save import Saved
from arcus.arena.sequential import Sequential
from tests.arena.conftest import (
    COMMAND,
    PATIENCE,
    arena,
    halted,
    pids,
    played,
    repeatable,
    setting,
    summary,
    wait_for,
    wait_for_end,
)
from tests.cases import SOAK

GAMES = 24
RAY_PATIENCE = 240  # seconds: a busy machine may need three starts of Ray, and Ray gives up each after 40


def lines(file: Path) -> list[dict[str, object]]:
    """Return the complete games in a run's file."""
    written = file.read_text().splitlines(keepends=True) if file.exists() else []
    return [json.loads(line) for line in written[1:] if line.endswith("\n")]


def keys(file: Path) -> list[tuple[object, object]]:
    """Return the keys of the games in a run's file."""
    return [(line["deal"], line["seating"]) for line in lines(file)]


def assert_same(file: Path, expected: list[Result]) -> None:
    """Assert that the file holds each of these games exactly once, as it was played there."""
    games = [msgspec.json.decode(line, type=Result) for line in file.read_text().splitlines()[1:]]
    assert sorted(map(repeatable, games)) == sorted(map(repeatable, expected))
    assert len({game.key for game in games}) == len(games)


_alone: list[Result] = []


def played_alone(slow_bot: str) -> list[Result]:
    """Return the games of a slow bot against a random one in one process, undisturbed; played once for all tests."""
    if not _alone:
        _alone.extend(played(setting(slow_bot, "random", seed=3), GAMES).results())
    return _alone


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    given = setting("expert@40it", "random", "casual@30it", seed=6)
    one, two = played(given, GAMES, jobs=1), played(given, GAMES, jobs=2)
    assert [repeatable(result) for result in one.results()] == [repeatable(result) for result in two.results()]
    assert len(one.results()) == GAMES


def test_a_sequential_test_stops_at_the_same_deal_however_many_play() -> None:
    given = setting("casual@60it", "random", seed=6)
    stops = []
    for jobs in (1, 2):
        run = Run(given, 2000, Sequential(0.05))
        with engine_for(given, "local", jobs) as engine:
            run.play(engine)
        found = run.summary()
        assert found.sprt is not None
        assert found.sprt.verdict == "better"
        assert found.games == 2 * found.sprt.deals < 2000
        stops.append([repeatable(result) for result in run.results()])
    assert stops[0] == stops[1]


def test_a_sequential_test_gives_up_in_the_end() -> None:
    run = Run(setting("random", "random"), 30, Sequential(margin=0.01))
    with engine_for(run.setting, "local", 1) as engine:
        run.play(engine)
    found = run.summary()
    assert found.sprt is not None
    assert found.sprt.verdict is None
    assert found.games == 30


def test_a_killed_process_of_the_pool_is_replaced(slow_bot: str, tmp_path: Path) -> None:
    given = setting(slow_bot, "random", seed=3)
    expected = [repeatable(result) for result in played_alone(slow_bot)]
    for file in tmp_path.glob("pid-*"):
        file.unlink()
    run = Run(given, GAMES)
    killed: list[int] = []

    def watch(run: Run) -> None:
        if len(run.found) > 3 and not killed:
            killed.append(next(iter(pids(tmp_path).values())))
            os.kill(killed[0], signal.SIGKILL)

    with PoolEngine(given, 2) as pool:
        run.play(pool, watch=watch)
    assert killed
    assert [repeatable(result) for result in run.results()] == expected
    wait_for_end(pids(tmp_path))


def test_workers_that_can_not_live_end_the_run_with_a_message() -> None:
    class Doomed(PoolEngine):
        def _new_pool(self) -> ProcessPoolExecutor:
            return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), os._exit, (1,))

    run = Run(setting("random", "random"), 4)
    with Doomed(run.setting, 1) as pool, pytest.raises(ChildProcessError, match="died 5 times"):
        run.play(pool)


def deaf(ready: Event) -> None:
    """Run a worker whose main thread never handles a signal, like one that arrives just before it waits."""
    start_worker(setting("random", "random"))
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    ready.set()
    threading.Event().wait()


def test_a_worker_leaves_when_asked_even_if_its_main_thread_did_not_hear_it() -> None:
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    worker = context.Process(target=deaf, args=(ready,), daemon=True)
    worker.start()
    assert ready.wait(30)
    worker.terminate()
    worker.join(30)
    left = worker.exitcode
    worker.kill()
    assert left == 1


def begun(words: list[str], folder: Path, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    """Start a run in the background."""
    environ = {**os.environ, **(env or {})}
    return subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder, env=environ
    )


def resumed(file: Path, given: Setting) -> Run:
    """Resume a run from its file, in this process."""
    run, saved = Run(given, GAMES), Saved(file, given)
    with engine_for(given, "local", 1) as engine:
        run.play(engine, saved)
    saved.close()
    return run


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_stopped_run_goes_on_and_plays_no_game_twice(slow_bot: str, tmp_path: Path, how: signal.Signals) -> None:
    save = tmp_path / "run.jsonl"
    words = ["red7", slow_bot, "random", "--games", str(GAMES), "--jobs", "2", "--seed", "3"]
    with halted(tmp_path):
        run = begun([*words, "--save", str(save)], tmp_path)
        wait_for(lambda: len(lines(save)) >= 4 or run.poll() is not None)
        assert run.poll() is None, run.communicate()
        run.send_signal(how)
        _, errors = run.communicate(timeout=PATIENCE)
        assert run.returncode == (130 if how == signal.SIGINT else -how)
        assert "Traceback" not in errors
        if how == signal.SIGINT:
            assert "Run the same command again to resume." in errors
        processes = {*pids(tmp_path), *pids(tmp_path).values()}
        wait_for_end(processes)
    before = save.read_bytes()
    assert 4 <= len(keys(save)) < GAMES
    with save.open("ab") as file:  # as if the machine had stopped while it wrote
        file.write(b'{"deal":0,"seat')
    if how == signal.SIGKILL:
        assert summary(arena(*words, "--save", str(save), "--json"))["games"] == GAMES
    else:
        assert len(resumed(save, setting(slow_bot, "random", seed=3, seconds=30.0)).results()) == GAMES
    assert save.read_bytes().startswith(before)
    assert_same(save, played_alone(slow_bot))


@pytest.fixture
def ray_env() -> Iterator[dict[str, str]]:
    """The environment for Ray, with a folder of a short path, since Ray creates sockets there."""
    folder = tempfile.mkdtemp(prefix="r", dir="/tmp")
    yield {
        "RAY_TMPDIR": folder,
        "HOME": folder,
        "RAY_ADDRESS": "",
        "RAY_AUTH_MODE": "disabled",
        "RAY_worker_register_timeout_seconds": str(RAY_PATIENCE),
        "RAY_gcs_server_request_timeout_seconds": str(RAY_PATIENCE),
    }
    shutil.rmtree(folder, ignore_errors=True)


LATE = """
import os, sys, time

path = {path!r}
if os.path.exists(path) and "dashboard/agent.py" in open("/proc/self/cmdline").read():
    os.remove(path)
    time.sleep(20)
"""
"""A `sitecustomize` that lets the first agent of a cluster start later than Ray waits for it."""


if SOAK:  # it waits 40 seconds for Ray

    @pytest.mark.needs("linux")
    @pytest.mark.timeout(600)
    def test_a_cluster_that_starts_too_slowly_is_started_again(tmp_path: Path, ray_env: dict[str, str]) -> None:
        """`arcus arena --engine ray` used to end with "no cluster at this machine" when the machine was busy."""
        late = tmp_path / "late"
        late.touch()
        (tmp_path / "sitecustomize.py").write_text(LATE.format(path=str(late)))
        words = ["red7", "random", "random", "--games", "2", "--engine", "ray", "--jobs", "1", "--json"]
        printed, errors = begun(words, tmp_path, {**ray_env, "PYTHONPATH": str(tmp_path)}).communicate(
            timeout=RAY_PATIENCE
        )
        assert not late.exists()
        assert json.loads(printed)["games"] == 2, errors


@pytest.mark.timeout(600)
def test_a_ray_cluster_gives_the_same_results_even_if_a_worker_is_killed(
    slow_bot: str, tmp_path: Path, ray_env: dict[str, str]
) -> None:
    words = ["red7", slow_bot, "casual@40it", "random", "--players", "2", "--games", "16", "--seed", "3", "--jobs", "2"]
    save = tmp_path / "ray.jsonl"
    with halted(tmp_path):
        run = begun([*words, "--save", str(save), "--engine", "ray", "--json"], tmp_path, ray_env)
        wait_for(lambda: len(keys(save)) >= 4 or run.poll() is not None, RAY_PATIENCE)
        stopped = wait_for(lambda: pids(tmp_path, "stopped") or run.poll() is not None)
        assert run.poll() is None, run.communicate()
        os.kill(next(iter(stopped.values())), signal.SIGKILL)
    printed, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0, errors
    found = json.loads(printed)
    assert found["games"] == 16
    wait_for_end(pids(tmp_path))
    assert_same(save, played(setting(slow_bot, "casual@40it", "random", seed=3), 16).results())


def test_a_missing_cluster_is_an_error(ray_env: dict[str, str]) -> None:
    address = {**ray_env, "RAY_ADDRESS": "nonsense://nowhere"}
    done = arena("red7", "random", "random", "--games", "2", "--engine", "ray", env=address)
    assert done.returncode == 2
    assert "no cluster at nonsense://nowhere" in done.stderr
    assert "Traceback" not in done.stderr


def saved_setting() -> Setting:
    """Return the setting of the tests of the file."""
    return setting("random", "greedy", seed=4)


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    given = saved_setting()
    for games in (10, 10, 4, 16):  # the same again, fewer, and more
        saved = Saved(tmp_path / "run", given)
        run = Run(given, games)
        with engine_for(given, "local", 1) as engine:
            run.play(engine, saved)
        saved.close()
        assert [repeatable(each) for each in run.results()] == [
            repeatable(each) for each in played(given, games).results()
        ]
    assert len(keys(tmp_path / "run")) == 16
