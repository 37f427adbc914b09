"""The command line: `arcus COMMAND`.

`options.py` declares the options, `commands/` the commands, and `play.py`, `arena.py` and so on implement them.
"""

import os
import sys
from io import TextIOWrapper
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from arcus import __version__
from arcus.build import is_compiled
from arcus.cli.commands import GLOBAL_OPTIONS, OPTIONS, add_commands
from arcus.cli.options import Lang
from arcus.core.game import UsageError


def _version() -> str:
    how = (
        "compiled"
        if is_compiled()
        else "not compiled; install a C compiler and reinstall Arcus to make it about fifty times faster"
    )
    return f"arcus {__version__} ({how})"


app = App(
    name="arcus",
    version=_version,
    help="""Play Red7, Qwinto, Rainbow and Kobito.

Start with `arcus play` in the terminal or `arcus serve` in the browser. `arcus COMMAND --help` describes a command.""",
    help_format="markdown",
    group_parameters=OPTIONS,
    suppress_keyboard_interrupt=False,  # main() handles it
)
app.meta.suppress_keyboard_interrupt = False
app.meta.group_parameters = GLOBAL_OPTIONS
for flag in ("--help", "--version"):
    app[flag].group = GLOBAL_OPTIONS


@app.meta.default
def _run(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Lang = None,
) -> None:
    """Set the language and run the command."""
    if lang:
        from arcus.locale import LANGUAGES, parse_language

        if not parse_language(lang):
            raise UsageError(
                f"unsupported language '{lang}'; choose one of {', '.join(LANGUAGES)} with --lang or ARCUS_LANG"
            )
        os.environ["ARCUS_LANG"] = lang  # also for child processes
    app(words, exit_on_error=False, print_error=False, result_action="return_value")


add_commands(app)


def main() -> None:
    """Run the command line. A usage error prints a message and exits with code 2, without a traceback."""
    _open_closed()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app.meta(exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        _complain(f"unexpected argument: {' '.join(error.unused_tokens or [])}")
    except (CycloptsError, UsageError) as error:
        _complain(str(error))
    except ModuleNotFoundError as error:
        if (error.name or "arcus").startswith("arcus"):
            raise
        _complain(f"this command needs {error.name}; in Arcus's directory, run: pip install '.[server]'")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except SystemExit as ended:
        if not isinstance(ended.__context__, BrokenPipeError):  # which Rich turns into exit code 1
            raise
        _end_silently()
    except BrokenPipeError:  # the reader of our output has closed it, like `head`
        _end_silently()
    except OSError as error:
        _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))


def _open_closed() -> None:
    """Replace standard streams that were closed at the start (`<&-`, some services) and are None in Python."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - open until the process ends
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _end_silently() -> NoReturn:
    """Exit with code 0, without flushing output that nobody reads."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


def _complain(message: str) -> NoReturn:
    """Print an error and exit with code 2. Control characters, which a terminal would obey, become `?`."""
    shown = "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in message)
    print(f"arcus: {shown}", file=sys.stderr)
    sys.exit(2)
