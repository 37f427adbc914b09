"""Configuration of all tests: their requirements on the system, and the number of examples."""

import gc
import os
import shutil
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, settings

from arcus.build import is_compiled
from tests.run import begin_run, end_run
from tests.services import CHROMIUM, program


def has_network() -> bool:
    """Return whether this machine can be reached at its address on the local network."""
    from arcus.cli.serve import lan_address  # slow to load, and seldom needed

    try:
        return bool(socket.gethostbyname(lan_address()))
    except OSError:
        return False


NEEDS: dict[str, tuple[Callable[[], bool], str]] = {  # requirements of tests: a check, and what to install
    "compiled": (is_compiled, "apt-get install gcc python3-dev && rm -f .venv/arcus && make test"),
    "postgres": (lambda: program("postgres") is not None, "apt-get install postgresql"),
    "redis": (lambda: program("redis-server") is not None, "apt-get install redis-server"),
    "chromium": (lambda: CHROMIUM is not None, "apt-get install chromium-headless-shell (or chromium)"),
    "tmux": (lambda: shutil.which("tmux") is not None, "apt-get install tmux"),
    "nginx": (lambda: program("nginx") is not None, "apt-get install nginx-light"),
    "systemd": (lambda: program("systemd-analyze") is not None, "apt-get install systemd"),
    "groff": (lambda: shutil.which("groff") is not None, "apt-get install groff-base"),
    "zsh": (lambda: shutil.which("zsh") is not None, "apt-get install zsh"),
    "fish": (lambda: shutil.which("fish") is not None, "apt-get install fish"),
    "linux": (lambda: sys.platform == "linux", "run the tests on Linux"),
    "network": (has_network, "give this machine an address in a network, or its name a line in /etc/hosts"),
}
SOAK = os.environ.get("ARCUS_SOAK") == "1"
REQUIRE_ALL = os.environ.get("ARCUS_REQUIRE") == "all"
os.environ["ARCUS_LANG"] = "en"  # tests expect English in any locale

if (
    signal.getsignal(signal.SIGINT) == signal.SIG_IGN
):  # begun in the background: what tests start hears Ctrl-C all the same
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A usual run tries the same examples every time; ARCUS_EXAMPLES=5 tries fewer, which is enough to see planted faults.
# A soak explores at random and prints a `reproduce_failure` line for what fails. `too_slow` and the deadline measure
# time, so a busy machine would decide about the result; all other health checks are on.
EXAMPLES = int(os.environ.get("ARCUS_EXAMPLES", "25"))
TIMED = [HealthCheck.too_slow]
settings.register_profile("usual", max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=TIMED)
settings.register_profile("soak", max_examples=1000, print_blob=True, deadline=None, suppress_health_check=TIMED)
settings.load_profile("soak" if SOAK else "usual")


SLOW = (
    *(f"tests/browser/test_{each}.py" for each in ("games", "languages", "screens", "layout", "bench")),
    *("tests/server/test_faults.py", "tests/server/test_bench.py", "tests/arena/test_engines.py"),
)
"""Files with tests that take long."""


TOGETHER = ("tests/locale/test_locale.py",)
"""Files whose tests share what each process computes once, such as all parsed messages: one worker runs them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each worker start with some of the slow tests, so that none of them is left for the end.

    Each worker is given an equal share of the list, and one that has nothing left takes some from the end of another
    one's share. The first worker has the tests that belong together, behind its slow ones, where no other takes them.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if item.nodeid.startswith(SLOW)]
    together = [item for item in items if item.nodeid.startswith(TOGETHER)]
    quick = [item for item in items if not item.nodeid.startswith((*SLOW, *TOGETHER))]
    ordered: list[pytest.Item] = []
    for nth in range(workers):
        share = (len(items) - len(ordered)) // (workers - nth)
        first = slow[nth::workers] + (together if nth == 0 else [])
        rest = max(0, share - len(first))
        ordered += first + quick[:rest]
        quick = quick[rest:]
    items[:] = ordered


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip, or fail, a test whose requirements are not met."""
    for mark in item.iter_markers("needs"):
        for thing in mark.args:
            is_there, install = NEEDS[thing]
            if not is_there():
                reason = f"{thing} is missing; get it with: {install}"
                if REQUIRE_ALL:
                    pytest.fail(reason, pytrace=False)
                pytest.skip(reason)


gc.disable()  # while tests are collected: what is made then stays to the end


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Enable garbage collection, without the modules and tests that live until the end."""
    gc.freeze()
    gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    """Start a run, in the process that starts the workers."""
    if not hasattr(config, "workerinput"):
        begin_run()


def pytest_unconfigure(config: pytest.Config) -> None:
    """End the run, and with it the services that its workers have shared."""
    if not hasattr(config, "workerinput"):
        end_run()


@pytest.hookimpl(wrapper=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Report skipped requirements at the end, and how to install them."""
    reasons = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reasons):
        terminalreporter.write_line(f"left out: {reason.removeprefix('Skipped: ')}")
    return (yield)
