"""Runs the command `arcus` in this process, with an environment and streams of its own."""

import os
import sys
import warnings
from collections.abc import Mapping
from io import BytesIO, TextIOWrapper
from typing import NamedTuple
from unittest.mock import patch

from arcus.cli import main
from arcus.locale import SYSTEM

PROGRAM = [sys.executable, "-c", "from arcus.cli import main; main()"]  # for tests of the process itself


class Done(NamedTuple):
    """The result of a command that has ended."""

    returncode: int
    stdout: str
    stderr: str


def arcus(*words: str, stdin: str = "", encoding: str = "utf-8", env: Mapping[str, str] | None = None) -> Done:
    """Run `arcus` with these arguments, and return the result; an error that it doesn't catch is raised.

    The streams are strict, and the output has this encoding. Surrogates in `stdin` stand for bytes that are not UTF-8.
    """
    typed = TextIOWrapper(BytesIO(stdin.encode(errors="surrogateescape")), "utf-8", "strict")
    printed, errors = (TextIOWrapper(BytesIO(), encoding, "strict") for _ in range(2))
    code = 0
    with (
        patch.object(sys, "argv", ["arcus", *words]),
        patch.object(sys, "stdin", typed),
        patch.object(sys, "stdout", printed),
        patch.object(sys, "stderr", errors),
        patch.dict(os.environ, {"COLUMNS": "100", **(env or {})}),
        warnings.catch_warnings(),
    ):
        warnings.filterwarnings("ignore", "Cyclopts application invoked")  # it warns about being called from a test
        try:
            main()
        except SystemExit as ended:
            code = _exit_code(ended)
    return Done(code, _written(printed), _written(errors))


def arcus_in(environment: Mapping[str, str], *words: str, stdin: str = "") -> Done:
    """Run `arcus` with a language chosen by this environment only."""
    with patch.dict(os.environ):
        for name in ("ARCUS_LANG", *SYSTEM):
            os.environ.pop(name, None)
        return arcus(*words, stdin=stdin, env=environment)


def _exit_code(ended: SystemExit) -> int:
    if ended.code is None:
        return 0
    assert isinstance(ended.code, int), f"it ended with the words {ended.code!r}, which exit with 1"
    return ended.code


def _written(stream: TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, BytesIO)
    return buffer.getvalue().decode(stream.encoding)
