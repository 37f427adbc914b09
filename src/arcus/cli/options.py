"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from arcus.core.game import UsageError

Flag = Parameter(negative=())
A_RULE = "A rule of the game, as name=value; can be given several times."

Options = Annotated[list[str] | None, Parameter(name="--option", negative=(), help=A_RULE)]
Jobs = Annotated[int | None, Parameter(help="How many processes; all cores, if left out.")]
Seconds = Annotated[float, Parameter(help="How long to measure each row, up to an hour.")]
OneJson = Annotated[bool, Flag, Parameter(help="Print one JSON object and nothing else.")]
JsonList = Annotated[bool, Flag, Parameter(help="Print a JSON list and nothing else.")]
JsonLogs = Annotated[bool, Flag, Parameter(help="Log one JSON object a line.")]
Data = Annotated[
    Path | None, Parameter(help="The folder with the embedded database; a folder of your user's, if left out.")
]
Database = Annotated[str | None, Parameter(help="Another database: postgresql://user:password@host/name.")]


def parse_options(given: list[str] | None) -> dict[str, str]:
    """The options of `--option name=value …`, or UsageError."""
    options: dict[str, str] = {}
    for each in given or []:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise UsageError(f"--option {each}: write it as name=value, like --option advanced=true")
        if name in options:
            raise UsageError(f"--option {name} is given twice")
        options[name] = value
    return options
