"""Messages as JSON, and their JSON schema."""

from typing import Any

import msgspec

from arcus.games import GAMES
from arcus.protocol.accounts import Me, RecoveryLink
from arcus.protocol.lessons import LessonAnswer, LessonInfo, LessonTry
from arcus.protocol.lobby import Invitation, Lobby, ServerInfo
from arcus.protocol.puzzles import NextPuzzle, PuzzleAnswer, PuzzleInfo, PuzzleTry
from arcus.protocol.refusals import Problem
from arcus.protocol.requests import ToTable
from arcus.protocol.statistics import GameHistory, LuckStatistics, MyStatistics
from arcus.protocol.tables import TableInfo
from arcus.protocol.updates import FromTable

VERSION = 2
"""The version of this protocol. A client passes it when it opens a socket."""

encode = msgspec.json.Encoder().encode
_requests: msgspec.json.Decoder[ToTable] = msgspec.json.Decoder(ToTable)
_messages: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)


def decode_request(text: str | bytes) -> ToTable:
    """Return the request that a client sent; raise msgspec.MsgspecError if it is malformed."""
    return _requests.decode(text)


def decode_message(text: str | bytes) -> FromTable:
    """Return the message that a server sent; raise msgspec.MsgspecError if it is malformed."""
    return _messages.decode(text)


def schema() -> dict[str, Any]:
    """Return the JSON schema of all messages and of the views of all games; the web app's types are made from it."""
    roots: list[Any] = [FromTable, ToTable, TableInfo, Lobby, ServerInfo, Me, RecoveryLink, Problem, Invitation]
    roots += [LessonInfo, LessonTry, LessonAnswer, LuckStatistics, MyStatistics, GameHistory]
    roots += [PuzzleInfo, NextPuzzle, PuzzleTry, PuzzleAnswer]
    views = [kind.view_type for kind in GAMES.values()]
    _, parts = msgspec.json.schema_components([*roots, *views], ref_template="#/$defs/{name}")
    for name, part in parts.items():
        if name.startswith("View_"):  # people get the memory only at tables with the memory aid
            part["properties"]["memory"] = {"anyOf": [part["properties"]["memory"], {"type": "null"}]}
    return {"$defs": parts}
