"""The folder of a test run, where its processes are registered.

The controller creates the folder, and at the end removes it and ends every process that still runs. A guard does the
same if the controller is killed. Concurrent runs have separate folders.
"""

import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

RUN = "ARCUS_TEST_RUN"
"""The environment variable that names the folder; workers inherit it."""

GUARD = """
while kill -0 "$1" 2>/dev/null; do sleep 1; done
cd "$2/processes" || exit
rm $$
for each in *; do kill -s "$(cat "$each")" -- "-$each"; done 2>/dev/null
sleep 2
for each in *; do kill -s KILL -- "-$each"; done 2>/dev/null
rm -rf "$2"
"""


def begin_run() -> None:
    """Create the folder of this run; called by the controller."""
    name = f"arcus-run-{os.getpid()}-{secrets.token_hex(4)}"
    os.environ[RUN] = str(Path(tempfile.gettempdir()) / name)


def run_folder() -> Path | None:
    """Return the folder of this run, made when it is first needed; None outside of a run."""
    if RUN not in os.environ:
        return None
    folder = Path(os.environ[RUN])
    (folder / "processes").mkdir(parents=True, exist_ok=True)
    folder.chmod(0o777)  # PostgreSQL runs as an ordinary user
    return folder


def note_start(pid: int, how: signal.Signals) -> None:
    """Register a process, the leader of its group, that is ended with the run by this signal."""
    if (folder := run_folder()) is not None:
        (folder / "processes" / str(pid)).write_text(how.name.removeprefix("SIG"))
        _start_guard(folder)


def note_end(pid: int) -> None:
    """Unregister a process that has ended."""
    if (folder := run_folder()) is not None:
        (folder / "processes" / str(pid)).unlink(missing_ok=True)


def _start_guard(folder: Path) -> None:
    """Start the guard of this run, unless it runs already."""
    with contextlib.suppress(FileExistsError):
        (folder / "guard").touch(exist_ok=False)
        command = ["sh", "-c", GUARD, "guard", folder.name.split("-")[2], str(folder)]
        quiet = subprocess.DEVNULL
        guard = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
        guard.returncode = 0  # it outlives this process, and nothing waits for it
        (folder / "processes" / str(guard.pid)).write_text("KILL")


def end_run() -> None:
    """End every process of this run, and remove its folder; called by the controller after all workers."""
    folder = Path(os.environ.pop(RUN))
    if not folder.exists():
        return
    left = [(int(path.name), path.read_text()) for path in (folder / "processes").iterdir()]
    for pid, how in left:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.Signals[f"SIG{how}"])
    until = time.monotonic() + 10
    while any(map(_is_running, [pid for pid, _ in left])) and time.monotonic() < until:
        time.sleep(0.02)
    shutil.rmtree(folder, ignore_errors=True)


def _is_running(pid: int) -> bool:
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, timeout=30).stdout
    return bool(found.strip()) and not found.strip().startswith("Z")
