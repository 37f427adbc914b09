"""Every hand-made fault still applies, and the test that it names exists."""

import re
import subprocess

import pytest

from tests.mutants.faults import ROOT, Fault, read_faults


@pytest.mark.parametrize("fault", read_faults(), ids=lambda fault: fault.name)
def test_a_fault_applies_to_the_sources_and_names_a_test(fault: Fault) -> None:
    command = ["git", "apply", "--check", "-C1", "--recount", "-"]
    done = subprocess.run(command, cwd=ROOT, input=fault.patch, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    file, _, name = fault.test.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8")
    if file.endswith(".py"):
        assert re.search(rf"def {re.escape(name.partition('[')[0])}\(", text), f"{file} has no {name}"
    else:
        assert name in text
