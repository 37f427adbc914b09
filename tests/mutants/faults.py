"""Apply hand-made faults, one at a time, and show that the test named in each fails.

    python -m tests.mutants.faults                    all faults
    python -m tests.mutants.faults late-answer focus  those whose name contains one of the words

A fault is a file in tests/mutants/faults: a line `What:` that says what is broken, a line `Test:` with the id of the
test that must notice (of pytest, or `web/tests/<file>::<name>` of vitest), and a unified diff. The faults are applied
to a copy of the project. Each test must pass there without its fault and fail with it.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FAULTS = Path(__file__).parent / "faults"
RESULTS = ROOT / "build/mutants/faults.json"
COPIED = (
    "src",
    "tests",
    "web",
    "docs",
    "examples",
    "bench",
    "pyproject.toml",
    "hatch_build.py",
    "README.md",
    "Makefile",
)
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", ".svelte-kit", "build", "mutants")
PASSED, FAILED = 0, 1  # exit codes of pytest; all others mean that a test could not be run


class Fault(NamedTuple):
    """One fault, as parsed from its file."""

    name: str
    what: str
    test: str
    patch: str

    @property
    def is_built(self) -> bool:
        """Whether the web app must be built for its test."""
        return self.test.startswith("tests/browser/") and "+++ b/web/" in self.patch


def parse_fault(name: str, text: str) -> Fault:
    """Return the fault that a file describes, or raise ValueError."""
    head, mark, diff = text.partition("--- a/")
    fields = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
    if not mark or set(fields) != {"What", "Test"}:
        raise ValueError(f"{name}: expected the lines `What:` and `Test:`, then a diff")
    return Fault(name, fields["What"], fields["Test"], mark + diff)


def read_faults() -> list[Fault]:
    """Return all faults, those that need a build last."""
    found = [parse_fault(file.stem, file.read_text(encoding="utf-8")) for file in sorted(FAULTS.glob("*.patch"))]
    return sorted(found, key=lambda fault: fault.is_built)


class Copy:
    """A copy of the project in which faults are planted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT_OUT)
            else:
                shutil.copy(source, folder / name)
        (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")

    def _run(self, *command: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(
            command,
            cwd=self.folder,
            env=env,
            input=given,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def test(self, *tests: str) -> subprocess.CompletedProcess[str]:
        """Run tests of pytest, or one of vitest, until one fails."""
        if tests[0].startswith("web/"):
            file, _, name = tests[0].removeprefix("web/").partition("::")
            return self._run(sys.executable, "hatch_build.py", "test", "--", file, "-t", name)
        return self._run(sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--tb=short", *tests)

    def build(self) -> None:
        """Build the web app."""
        run = self._run(sys.executable, "hatch_build.py", "run", "build")
        if run.returncode:
            raise RuntimeError(f"the web app can't be built:\n{run.stdout[-2000:]}")

    @contextmanager
    def with_fault(self, fault: Fault) -> Iterator[None]:
        """Apply a fault, and take it back at the end."""
        self._patch(fault)
        dist, kept = self.folder / "web/dist", self.folder / "web/kept"
        try:
            if fault.is_built:
                shutil.copytree(dist, kept)
                self.build()
            yield
        finally:
            self._patch(fault, "--reverse")
            if kept.exists():
                shutil.rmtree(dist)
                kept.rename(dist)

    def _patch(self, fault: Fault, *options: str) -> None:
        run = self._run("git", "apply", "-C1", "--recount", *options, "-", given=fault.patch)
        if run.returncode:
            raise RuntimeError(f"the patch does not apply: {run.stdout.strip()}")


def try_fault(copy: Copy, fault: Fault) -> str:
    """Return the result of a fault: `killed`, `survived`, or why it could not be tried."""
    try:
        with copy.with_fault(fault):
            run = copy.test(fault.test)
    except RuntimeError as error:
        return str(error)
    if run.returncode in (PASSED, FAILED):
        return "killed" if run.returncode == FAILED else "survived"
    return f"the test could not be run:\n{run.stdout[-2000:]}"


def check_sound(copy: Copy, tests: list[str]) -> None:
    """Exit unless all tests pass without a fault."""
    of_pytest = [test for test in dict.fromkeys(tests) if not test.startswith("web/")]
    runs = [copy.test(test) for test in dict.fromkeys(tests) if test.startswith("web/")]
    if of_pytest:
        runs.append(copy.test(*of_pytest))
    for run in runs:
        if run.returncode != PASSED:
            sys.exit(f"a test fails without a fault:\n{run.stdout[-4000:]}")


def main() -> None:
    """Try the faults that the command line names."""
    parser = argparse.ArgumentParser(description="Plant hand-made faults and show that a test notices each.")
    parser.add_argument("words", nargs="*", help="only faults whose name contains one of these")
    words = parser.parse_args().words
    faults = [fault for fault in read_faults() if not words or any(word in fault.name for word in words)]
    results: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="arcus-faults-") as folder:
        copy = Copy(Path(folder))
        if any(fault.is_built for fault in faults):
            copy.build()
        check_sound(copy, [fault.test for fault in faults])
        for fault in faults:
            began = time.monotonic()
            results[fault.name] = try_fault(copy, fault)
            print(f"{results[fault.name]:8}  {fault.name}: {fault.what} ({time.monotonic() - began:.0f} s)", flush=True)
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=1), encoding="utf-8")
    killed = sum(result == "killed" for result in results.values())
    print(f"{killed} of {len(faults)} faults noticed")
    if killed < len(faults):
        sys.exit(1)


if __name__ == "__main__":
    main()
