"""`arcus completion` and `arcus manual`: the commands and their help, for a shell and for `man`."""

import re
from collections.abc import Iterator
from inspect import Parameter, cleandoc
from typing import Literal

from cyclopts import App
from cyclopts.argument import Argument

from arcus import __version__


def print_completion(shell: Literal["bash", "zsh", "fish"]) -> None:
    """Print the completion script of a shell."""
    from arcus.cli import app

    print(app.generate_completion(shell=shell))


def print_manual() -> None:
    """Print the manual page."""
    from arcus.cli import app

    print("\n".join(manual_lines(app)))


def manual_lines(app: App) -> Iterator[str]:
    """Yield the lines of the manual page, in the language of `man`."""
    summary, *more = _paragraphs(app.help)
    yield f'.TH ARCUS 1 "" "arcus {__version__}" "Arcus"'
    yield from (".SH NAME", f"arcus \\- {_text(summary[0].lower() + summary[1:]).rstrip('.')}")
    yield from (".SH SYNOPSIS", "\\fBarcus\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR]")
    yield from (".SH DESCRIPTION", *_spaced(more))
    yield ".SH GLOBAL OPTIONS"
    for argument in _arguments(app.meta):
        yield from _argument(argument)
    yield from (".TP", "\\fB\\-\\-help\\fR", "Describe a command and exit.")
    yield from (".TP", "\\fB\\-\\-version\\fR", "Print the version and exit.")
    yield ".SH COMMANDS"
    for path, command in commands(app):
        yield from _command(path, command)
    yield from (".SH EXIT STATUS", "0, or 2 if the command was used wrongly or a file could not be read or written.")


def commands(app: App, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], App]]:
    """Yield each command with its path, a group before its own commands."""
    for name in app:
        if not name.startswith("-"):
            command = app[name]
            yield (*path, name), command
            yield from commands(command, (*path, name))


def _command(path: tuple[str, ...], command: App) -> Iterator[str]:
    arguments = _arguments(command) if command.default_command else []
    placed = [argument for argument in arguments if argument.index is not None]
    named = [argument for argument in arguments if argument.index is None]
    words = [f"\\fBarcus {_text(' '.join(path))}\\fR", *(["[\\fIOPTIONS\\fR]"] if named else []), *map(_placed, placed)]
    yield from (f".SS {_text(' '.join(path))}", *([" ".join(words)] if command.default_command else []), ".PP")
    yield from _spaced(_paragraphs(command.help))
    for argument in (*placed, *named):
        yield from _argument(argument)


def _arguments(command: App) -> list[Argument]:
    """Return the arguments of a command, without hidden ones and without the dataclasses that group others."""
    found = command.assemble_argument_collection(parse_docstring=True)
    return [each for each in found if not each.children and each.parameter.show is not False]


def _placed(argument: Argument) -> str:
    """Return a positional argument as a usage line shows it."""
    name = f"\\fI{argument.name.lstrip('-').upper()}\\fR"
    dots = "..." if argument.is_var_positional() else ""
    return f"{name}{dots}" if argument.required else f"[{name}{dots}]"


def _argument(argument: Argument) -> Iterator[str]:
    if argument.index is not None:
        label = _placed(argument)
    else:
        is_switch = argument.is_flag() or any(name.startswith("--no-") for name in argument.names)
        value = "" if is_switch else f" \\fI{argument.name.lstrip('-').upper()}\\fR"
        label = ", ".join(f"\\fB{_text(name)}\\fR" for name in argument.names) + value
    shown, known = argument.parameter.show_default, argument.field_info.default
    default = shown if isinstance(shown, str) else "" if shown is False or argument.required else _known(known)
    yield from (
        ".TP",
        label,
        _text(argument.parameter.help or "") + (f" Default: {_text(default)}." if default else ""),
    )


def _known(default: object) -> str:
    return "" if default is None or isinstance(default, bool) or default is Parameter.empty else str(default)


def _paragraphs(text: str | None) -> list[str]:
    return [" ".join(part.split()) for part in cleandoc(text or "").split("\n\n")]


def _spaced(paragraphs: list[str]) -> Iterator[str]:
    for number, paragraph in enumerate(paragraphs):
        yield from (() if number == 0 else (".PP",))
        yield _text(paragraph)


def _text(text: str) -> str:
    """Escape a text for `man`: keep backslashes and hyphens, set code in bold, and avoid accidental requests."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    bold = re.sub(r"`([^`]+)`", r"\\fB\1\\fR", escaped)
    return f"\\&{bold}" if bold.startswith((".", "'")) else bold
