"""The command `arcus`."""

import os
import sys
from io import TextIOWrapper
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter

from arcus import __version__
from arcus.build import is_compiled
from arcus.cli.commands import add_commands
from arcus.core.game import UsageError


def _version() -> str:
    how = (
        "compiled"
        if is_compiled()
        else "plain Python; with a C compiler on the machine, install again to be some fifty times faster"
    )
    return f"arcus {__version__} ({how})"


app = App(
    name="arcus",
    version=_version,
    help="""Red7, Qwinto, Rainbow and Kobito at one table.

Begin with `arcus play`. `arcus COMMAND --help` explains a command.""",
    help_format="markdown",
    suppress_keyboard_interrupt=False,  # ours ends the line that was being typed
)
app.meta.suppress_keyboard_interrupt = False


@app.meta.default
def _in_a_language(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str | None, Parameter(env_var="ARCUS_LANG")] = None,
) -> None:
    """Run a command in a language.

    Parameters
    ----------
    lang
        What to speak: en, de, fr, hu, cs, sk, ru or uk; the language of the system, if left out.
    """
    if lang:
        from arcus.locale import LANGUAGES, parse_language

        if not parse_language(lang):
            raise UsageError(f"{lang} is not spoken here: one of {', '.join(LANGUAGES)} goes with --lang or ARCUS_LANG")
        os.environ["ARCUS_LANG"] = lang  # processes that this one starts speak it, too
    app(words, exit_on_error=False, print_error=False, result_action="return_value")


add_commands(app)


def main() -> None:
    """Run the command line; wrong use ends with a message and exit code 2, never with a traceback."""
    _open_closed()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app.meta(exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except (CycloptsError, UsageError) as error:
        _complain(str(error))
    except ModuleNotFoundError as error:
        if (error.name or "arcus").startswith("arcus"):
            raise
        _complain(f"this needs {error.name}; install it with: pip install '.[server]' in Arcus's folder")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:  # whoever read our output has stopped
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))


def _open_closed() -> None:
    """Give a process that was started without input or output (`<&-`, some services) an empty one: Python has None."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - to the end
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _complain(message: str) -> NoReturn:
    """End with a message; what it quotes may hold control characters, which a terminal would obey."""
    shown = "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in message)
    print(f"arcus: {shown}", file=sys.stderr)
    sys.exit(2)
