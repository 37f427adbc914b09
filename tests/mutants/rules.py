"""Plant faults into the rules, one at a time, and show that a fast test notices each.

    python -m tests.mutants.rules                 a fixed sample of each game's mutants
    python -m tests.mutants.rules --sample 600    a larger sample
    python -m tests.mutants.rules --all           every mutant; a run that was stopped resumes
    python -m tests.mutants.rules red7 --all      one game
    python -m tests.mutants.rules red7 --only survivors.txt --tests tests/rulebook/test_red7_edges.py
                                                  the mutants that a log or a list names, with these tests

A process imports and collects the tests of a game once, then forks for each mutant. The child replaces the code of the
mutated function and runs the tests that call it, the quickest first, until one fails. A mutant in code that runs while
modules are imported (tables, class attributes) gets a child that has not imported the game yet. Results are written to
build/mutants/<game>.json.
"""

import argparse
import ast
import hashlib
import importlib.abc
import importlib.machinery
import inspect
import json
import os
import random
import resource
import selectors
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.mutants.edits import Mutant, mutants

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/arcus/games"
RESULTS = ROOT / "build/mutants"
GAMES = ("red7", "qwinto", "rainbow", "kobito")
SAMPLE = 150  # mutants of each game in a sampled run, unless --sample says another number
GOAL = 0.95  # the share that must be killed
EXAMPLES = 5  # of each property; the same ones every time
MEMORY = 3 << 30  # bytes that a mutant may take
PATIENCE = 5  # a test may take this many times its usual processor time, and as many seconds more
IMPORT_LIMIT = 60  # seconds of processor time for the import and collection of a mutated game
SURVIVED, STOPPED, UNFIT = "survived", "stopped", "unfit"


# -- mutants

TREES: dict[Path, ast.Module] = {}


class Job(NamedTuple):
    """One mutant of one file, with a name that stays the same while the file does."""

    file: Path
    mutant: Mutant
    name: str

    @property
    def module(self) -> str:
        """The dotted name of its module."""
        return ".".join(self.file.relative_to(ROOT / "src").with_suffix("").parts)

    @property
    def function(self) -> str:
        """The function around the edit, as `Calls` names it; empty if it is in none."""
        name = self.mutant.function.split(".<locals>")[0]
        return "" if name == "" or name.endswith(".") else f"{self.file}:{name}"

    def code(self) -> CodeType:
        """Edit the tree and return the module's code."""
        self.mutant.apply()
        return compile(TREES[self.file], str(self.file), "exec")


def jobs_of(game: str) -> list[Job]:
    """Return all mutants of a game."""
    found = []
    for file in sorted((SOURCES / game).glob("*.py")):
        TREES[file] = ast.parse(file.read_text(encoding="utf-8"))
        for mutant in mutants(TREES[file]):
            place = f"{game}/{file.name}:{mutant.line}:{mutant.column}"
            found.append(Job(file, mutant, f"{place} {mutant.function}: {mutant.text}"))
    return found


def swap(job: Job) -> bool:
    """Give the mutated function its new code in this process; False if that takes a new import."""
    path = job.mutant.function.split(".<locals>")[0].split(".")
    code: CodeType | None = job.code()
    for name in path:
        inner = [each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name] if code else []
        code = inner[-1] if inner else None
    function: Any = sys.modules[job.module]
    for name in path:
        function = inspect.getattr_static(function, name, None)
    if isinstance(function, property):
        function = function.fget
    function = getattr(function, "__func__", function)
    if not isinstance(function, FunctionType) or code is None or function.__code__.co_freevars != code.co_freevars:
        return False
    function.__code__ = code
    return True


class Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with its mutant."""

    def __init__(self, job: Job) -> None:
        self.job = job

    def find_spec(self, name: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        """Return a spec for the mutated module alone."""
        if name != self.job.module:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=str(self.job.file))

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutated code."""
        module.__file__ = str(self.job.file)
        exec(self.job.code(), module.__dict__)


# -- tests


class Calls:
    """Notes, inside a `with` block, which functions of the games are called."""

    def __init__(self) -> None:
        self._codes: set[CodeType] = set()

    def __enter__(self) -> "Calls":
        note = self._codes.add

        def called(frame: FrameType, event: str, argument: object) -> None:
            note(frame.f_code)

        sys.settrace(called)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(None)

    def functions(self) -> set[str]:
        """Return the functions that were called, each with its file."""
        codes = [code for code in self._codes if code.co_filename.startswith(str(SOURCES))]
        return {f"{code.co_filename}:{code.co_qualname.split('.<locals>')[0]}" for code in codes}


class Baseline(msgspec.Struct):
    """The results of the tests without a mutant."""

    failed: str | None
    seconds: dict[str, float]
    """The processor time of each test."""
    calls: dict[str, list[str]]
    """By function: the tests that call it."""
    slow: list[str]
    """The names of the mutants that need a new import."""

    def order(self, tests: Iterable[str], kills: Counter[str]) -> list[str]:
        """Return tests in the order in which to try them: the quickest first, and those that have killed often."""
        return sorted(tests, key=lambda test: self.seconds[test] / (1 + kills[test]))


class Tests:
    """The collected tests of a game: a pytest plugin that calls `loop` in place of running them all."""

    def __init__(self, game: str, files: list[str], base: str, loop: Callable[["Tests"], None]) -> None:
        self._game = game
        self._files = files
        self._base = base
        self._loop = loop
        self.session: pytest.Session
        self.items: dict[str, pytest.Item] = {}
        self._failure = ""

    def collect(self) -> int:
        """Collect, and call the loop; the exit code of pytest."""
        without = [f"-pno:{name}" for name in ("cacheprovider", "xdist", "timeout")]
        options = [
            "-s",
            "--assert=plain",
            "-o",
            "timeout=0",
            "-W",
            "ignore",
            f"--rootdir={ROOT}",
            f"--basetemp={self._base}",
        ]
        return int(pytest.main([*without, *options, *self._files], plugins=[self]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Set how properties are tried, before test modules are imported: a failure is neither shrunk nor explained."""
        settings.register_profile(
            "mutants",
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        )
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests of this game and those of all games; Kobito's own tests mention rainbows too."""
        others = set(GAMES) - {self._game}
        own = f"test_{self._game}"
        items[:] = [
            item
            for item in items
            if item.path.name.startswith(own) or not any(other in item.nodeid for other in others)
        ]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Call the loop instead of running the tests."""
        if session.testsfailed:
            return True  # a module can't be imported
        self.session = session
        self.items = {item.nodeid: item for item in session.items}
        self._loop(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the text of a failure."""
        if report.failed:
            self._failure = report.longreprtext

    def run(self, test: str, limit: float = 0) -> bool:
        """Run one test, which may take so much processor time (0: any); return whether it passed."""
        item = self.items[test]
        signal.setitimer(signal.ITIMER_VIRTUAL, limit)
        failed = self.session.testsfailed
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.session.testsfailed == failed

    def first_failure(self, tests: Iterable[str], baseline: Baseline) -> str:
        """Run tests until one fails; return the result."""
        for test in tests:
            if not self.run(test, PATIENCE * (baseline.seconds[test] + 1)):
                return f"killed by {test}"
        return SURVIVED

    def measure(self, slow: list[str]) -> Baseline:
        """Run every test once for its time and once for its calls."""
        families: dict[str, list[str]] = defaultdict(list)
        for test in self.items:
            families[test.partition("[")[0]].append(test)
        calls: dict[str, list[str]] = defaultdict(list)
        for family, called in Pool(1).run((family, partial(self._calls, family)) for family in families.values()):
            for function in msgspec.json.decode(called or "[]"):
                calls[function] += family
        baseline = Baseline(None, {}, calls, slow)
        for test in self.items:
            began = time.process_time()
            if not self.run(test):
                baseline.failed = f"{test} fails without a mutant:\n{self._failure}"
                break
            baseline.seconds[test] = time.process_time() - began
        return baseline

    def _calls(self, family: list[str]) -> str:
        """Run the cases of a test, in a child without warm caches, and return the functions they call, as JSON."""
        with Calls() as noted:
            for test in family:
                self.run(test)
        return json.dumps(sorted(noted.functions()))


# -- children


class Pool:
    """Runs children beside each other."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._selector = selectors.DefaultSelector()
        self._running: dict[int, tuple[int, Any, list[bytes]]] = {}

    def run(self, tasks: Iterable[tuple[Any, Callable[[], str]]]) -> Iterator[tuple[Any, str | None]]:
        """Run each task in a child; yield its key and what it returned, None if it was stopped."""
        for key, work in tasks:
            while len(self._running) >= self._size:
                yield from self._ended()
            child, pipe = in_child(work)
            self._running[pipe] = (child, key, [])
            self._selector.register(pipe, selectors.EVENT_READ)
        while self._running:
            yield from self._ended()

    def _ended(self) -> Iterator[tuple[Any, str | None]]:
        for ready, _ in self._selector.select():
            child, key, parts = self._running[ready.fd]
            if data := os.read(ready.fd, 1 << 16):
                parts.append(data)
                continue
            self._selector.unregister(ready.fd)
            os.close(ready.fd)
            del self._running[ready.fd]
            os.waitpid(child, 0)
            yield key, b"".join(parts).decode() if parts else None


def in_child(work: Callable[[], str]) -> tuple[int, int]:
    """Fork; the child writes what `work` returns. Return its process id and the pipe to read from."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    try:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        answer = work().encode()
        while answer:
            answer = answer[os.write(writing, answer) :]
    finally:
        os._exit(0)


def silenced(work: Callable[[], str]) -> Callable[[], str]:
    """Return the work without its output."""

    def quiet() -> str:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        return work()

    return quiet


# -- the run


class Run:
    """The mutants of a game that are to be tried, and the results so far."""

    def __init__(
        self, game: str, jobs: list[Job], results: dict[str, str], tests: list[str], size: int, base: str
    ) -> None:
        self._game = game
        self._jobs = jobs
        self._tests = tests
        self._results = results
        self._pool = Pool(size)
        self._base = base
        self._done = 0
        self._began = time.monotonic()
        self._killers: dict[str, list[str]] = defaultdict(list)  # by function: tests that killed, the last one first
        self._kills: Counter[str] = Counter()  # by test: the mutants of all functions that it killed

    def run(self) -> None:
        """Try all mutants."""
        ((_, answer),) = Pool(1).run([("", self._fast)])
        if not answer:
            sys.exit(f"{self._game}: the tests could not be collected")
        baseline, results = msgspec.json.decode(answer, type=tuple[Baseline, dict[str, str]])
        if baseline.failed:
            sys.exit(baseline.failed)
        self._results.update(results)
        slow = set(baseline.slow)
        tasks = [(job, silenced(partial(self._imported, job, baseline))) for job in self._jobs if job.name in slow]
        self._note_all(tasks)
        save(self._game, self._results)

    def _fast(self) -> str:
        """Collect the tests, and try the mutants of functions that were not called meanwhile."""
        answer = ""

        def loop(tests: Tests) -> None:
            nonlocal answer
            sys.settrace(None)
            called = noted.functions()
            slow = [job.name for job in self._jobs if job.function == "" or job.function in called]
            ((_, measured),) = Pool(1).run([("", silenced(lambda: msgspec.json.encode(tests.measure(slow)).decode()))])
            baseline = msgspec.json.decode(measured or "", type=Baseline)
            log(f"{self._game}: {len(tests.items)} tests take {sum(baseline.seconds.values()):.0f} s")
            (RESULTS / f"{self._game}.tests.json").write_text(json.dumps(baseline.seconds, indent=1))
            if baseline.failed is None:
                fast = [job for job in self._jobs if job.name not in set(slow)]
                self._note_all((job, silenced(partial(self._swapped, job, tests, baseline))) for job in fast)
                unfit = [name for name, result in self._results.items() if result == UNFIT]
                for name in unfit:
                    del self._results[name]
                baseline.slow += unfit
            answer = msgspec.json.encode((baseline, self._results)).decode()

        with Calls() as noted:
            Tests(self._game, self._tests, f"{self._base}/fast", loop).collect()
        return answer

    def _swapped(self, job: Job, tests: Tests, baseline: Baseline) -> str:
        """Try a mutant in this child."""
        if not swap(job):
            return UNFIT
        killers = self._killers[job.function]
        calling = baseline.order(baseline.calls.get(job.function, []), self._kills)
        others = [test for test in calling if test not in killers]
        return tests.first_failure([*killers, *others], baseline)

    def _imported(self, job: Job, baseline: Baseline) -> str:
        """Try a mutant in this child, which has not imported the game."""
        answer = "killed by the import"

        def loop(tests: Tests) -> None:
            nonlocal answer
            there = [test for test in baseline.order(baseline.seconds, self._kills) if test in tests.items]
            answer = (
                "killed by the collection"
                if len(there) < len(baseline.seconds)
                else tests.first_failure(there, baseline)
            )

        sys.meta_path.insert(0, Mutated(job))
        signal.setitimer(signal.ITIMER_VIRTUAL, IMPORT_LIMIT)
        Tests(self._game, self._tests, f"{self._base}/{os.getpid()}", loop).collect()
        return answer

    def _note_all(self, tasks: Iterable[tuple[Job, Callable[[], str]]]) -> None:
        for job, answer in self._pool.run(tasks):
            self._note(job, answer or STOPPED)

    def _note(self, job: Job, result: str) -> None:
        self._results[job.name] = result
        if result.startswith("killed by tests/"):
            killers = self._killers[job.function]
            test = result.removeprefix("killed by ")
            if test in killers:
                killers.remove(test)
            killers.insert(0, test)
            self._kills[test] += 1
        self._done += result != UNFIT
        if result == SURVIVED:
            log(f"survived: {job.name}")
        if self._done % 50 == 0:
            save(self._game, {name: each for name, each in self._results.items() if each != UNFIT})
            log(f"{self._game}: {self._done} of {len(self._jobs)} in {time.monotonic() - self._began:.0f} s")


def log(line: str) -> None:
    """Write a line at once."""
    print(line, file=sys.stderr, flush=True)


def save(game: str, results: dict[str, str]) -> None:
    """Write the results, so that a run can be resumed."""
    draft = RESULTS / f"{game}.json.new"
    draft.write_text(json.dumps({"sources": digest(), "results": results}, indent=1), encoding="utf-8")
    draft.replace(RESULTS / f"{game}.json")


def load(game: str) -> dict[str, str]:
    """Return the results of the same sources so far; survivors are left out, as there may be new tests."""
    file = RESULTS / f"{game}.json"
    if not file.is_file():
        return {}
    content = json.loads(file.read_text(encoding="utf-8"))
    if content["sources"] != digest():
        return {}
    return {name: result for name, result in content["results"].items() if result != SURVIVED}


def digest() -> str:
    """Return a hash of the sources that the results depend on."""
    found = hashlib.sha256()
    for folder in ("core", "games"):
        for file in sorted((ROOT / "src/arcus" / folder).rglob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()


def tests_of(game: str) -> list[str]:
    """Return the files and folders of the fast tests of a game."""
    own = sorted((ROOT / "tests/rulebook").glob(f"test_{game}*.py"))
    return [*map(str, own), "tests/rulebook/test_rules_now.py", "tests/golden", "tests/oracles", "tests/laws"]


def choose(game: str, sample: int, only: Path | None) -> list[Job]:
    """Return the mutants to try: those that a file names, one a line as the log writes them, else a fixed sample."""
    jobs = jobs_of(game)
    if only is not None:
        names = {line.removeprefix("survived: ") for line in only.read_text(encoding="utf-8").splitlines()}
        return [job for job in jobs if job.name in names]
    if sample < len(jobs):
        jobs = random.Random(game).sample(jobs, sample)
        jobs.sort(key=lambda job: (job.file, job.mutant.line, job.mutant.column))
    return jobs


def try_game(game: str, jobs: list[Job], tests: list[str], size: int, base: str) -> float:
    """Try mutants of a game, and return the share that was killed."""
    results = load(game)
    left = [job for job in jobs if job.name not in results]
    if left:
        Run(game, left, results, tests, size, base).run()
        results = load(game)
    killed = sum(job.name in results for job in jobs)
    share = killed / len(jobs)
    log(f"{game}: {killed} of {len(jobs)} mutants killed, {share:.1%}")
    return share


def main() -> None:
    """Try the mutants of the games that the command line names."""
    parser = argparse.ArgumentParser(description="Plant faults into the rules and show that a test notices each.")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--all", action="store_true", help="every mutant, not a sample")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants of each game make a sample")
    parser.add_argument("--only", type=Path, help="the mutants that this file names, one a line; a log will do")
    parser.add_argument("--tests", nargs="+", help="files with the tests to run, in place of all fast tests")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    os.chdir(ROOT)
    RESULTS.mkdir(parents=True, exist_ok=True)
    os.environ["ARCUS_EXAMPLES"] = str(EXAMPLES)
    base = tempfile.mkdtemp(prefix="arcus-mutants-")
    try:
        shares = []
        for game in chosen.games:
            jobs = choose(game, sys.maxsize if chosen.all else chosen.sample, chosen.only)
            if not jobs:
                sys.exit(f"{chosen.only} names no mutant of {game}")
            shares.append(try_game(game, jobs, chosen.tests or tests_of(game), chosen.jobs, base))
    finally:
        shutil.rmtree(base, ignore_errors=True)
    if min(shares) < GOAL:
        sys.exit(f"less than {GOAL:.0%} killed")


if __name__ == "__main__":
    main()
