"""What all tests share: the needs of a test from the system, and how much to try."""

import os
import shutil
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

NEEDS = {  # what a test may need: how to find it, and the line that installs it
    "cc": ("cc", "apt-get install gcc"),
    "tmux": ("tmux", "apt-get install tmux"),
}
SOAK = os.environ.get("ARCUS_SOAK") == "1"
REQUIRE_ALL = os.environ.get("ARCUS_REQUIRE") == "all"

settings.register_profile("usual", max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("soak" if SOAK else "usual")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out, or fail, a test whose needs are not met."""
    for mark in item.iter_markers("needs"):
        for thing in mark.args:
            command, install = NEEDS[thing]
            if shutil.which(command) is None:
                reason = f"{thing} is missing; install it with: {install}"
                if REQUIRE_ALL:
                    pytest.fail(reason, pytrace=False)
                pytest.skip(reason)


@pytest.hookimpl(wrapper=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Say at the end what was left out, and how to have it."""
    reasons = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reasons):
        terminalreporter.write_line(f"left out: {reason.removeprefix('Skipped: ')}")
    return (yield)
