"""A client for programs: register an account, open or join a table, and let a bot play."""

import urllib.error
import urllib.request
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from arcus import protocol
from arcus.bots import Bot
from arcus.core.game import AnyGame, AnyView
from arcus.games import make
from arcus.protocol import Refused, Update
from arcus.records.record import Record

T = TypeVar("T")

OVERTAKEN = ("server-decision-closed", "server-paused", "server-away", "server-over")
"""Refusals of a move that came too late; the next update shows the reason."""

SEAT_TAKEN = ("server-full", "server-begun", "server-locked", "server-no-onlookers")
"""Refusals of a seat that was free when the match was found, and was taken since."""


class Client:
    """A program's account at a server."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    @classmethod
    def register(cls, url: str, name: str) -> "Client":
        """Create an account; pass its `token` to `Client` to use the account again later."""
        account = _call(f"{url.rstrip('/')}/api/bots", "POST", protocol.NewName(name), "", protocol.BotAccount)
        return cls(url, account.token)

    def open_table(self, setup: protocol.Setup) -> protocol.TableInfo:
        """Open a table with this account as its host."""
        return _call(f"{self.url}/api/tables", "POST", setup, self.token, protocol.TableInfo)

    def find_match(self, setup: protocol.Setup) -> protocol.TableInfo:
        """Return a table that waits for players with the same setup, or a new one. No seat is reserved."""
        return _call(f"{self.url}/api/match", "POST", setup, self.token, protocol.TableInfo)

    def join_match(self, setup: protocol.Setup) -> "TableSocket":
        """Find a match and take a seat; find another one if the seat was taken meanwhile."""
        while True:
            try:
                return self._seated(self.find_match(setup).id)
            except Refused as refused:
                if refused.message not in SEAT_TAKEN:
                    raise

    def _seated(self, table: str) -> "TableSocket":
        socket = self.enter(table)
        try:
            socket.ask(protocol.Sit)
        except Exception:
            socket.close()
            raise
        return socket

    def table_of_code(self, code: str) -> protocol.TableInfo:
        """Return the table with a code; blanks, hyphens and lower case don't matter."""
        return _call(f"{self.url}/api/codes/{quote(code, safe='')}", "GET", None, self.token, protocol.TableInfo)

    def record(self, table: str) -> Record:
        """Return the record of a finished game, ready for `arcus.save_record` and `arcus.verify_record`."""
        return _call(f"{self.url}/api/tables/{table}/record", "GET", None, self.token, Record)

    def enter(self, table: str) -> "TableSocket":
        """Connect to a table."""
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        address = f"{scheme}://{parts.netloc}{parts.path}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        return TableSocket(connect(address, additional_headers=headers, max_size=None))


class TableSocket:
    """A connection to a table; `update` is the latest update received."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._last_id = 0
        self.game: AnyGame | None = None
        try:
            self.update: Update = self.wait()
        except Exception:
            socket.close()
            raise

    def __enter__(self) -> "TableSocket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect; the account keeps its seat."""
        self._socket.close()

    def ask(self, request: type[Any], **fields: Any) -> None:
        """Send a request and wait for its answer, as in `ask(Sit, seat=1)`; raise Refused if it was refused."""
        self._last_id += 1
        self._socket.send(protocol.encode(request(id=self._last_id, **fields)).decode())
        while True:
            message = self._receive()
            if isinstance(message, protocol.Answer) and message.id in (self._last_id, 0):
                _check(message)
                return

    def view(self) -> AnyView | None:
        """Return the view of this account's seat; None before the deal."""
        update = self.update
        if bytes(update.view) == b"null":
            return None
        if self.game is None:
            self.game = make(update.table.setup.game, update.table.setup.seats, update.table.setup.options)
        return msgspec.json.decode(bytes(update.view), type=self.game.view_type)

    def play(self, bot: Bot) -> protocol.TableInfo:
        """Let a bot play this account's seat until the game is over; return the table at its end."""
        while self.update.table.phase not in ("over", "closed"):
            if (view := self._view_to_act()) is not None:
                known, move = self.update, bot.choose(view)
                try:
                    self.ask(protocol.Play, decision=view.decision, move=move)
                except Refused as refused:
                    if refused.message not in OVERTAKEN:
                        raise
                    if self.update is not known:
                        continue
            self.wait()
        return self.update.table

    def _view_to_act(self) -> AnyView | None:
        """Return the view if this account's seat is to act, else None."""
        view, table, seat = self.view(), self.update.table, self.update.you.facing
        if view is None or not view.moves or seat is None or table.phase != "playing":
            return None
        return None if table.seats[seat].decided or table.seats[seat].stand_in else view

    def wait(self, seconds: float | None = None) -> Update:
        """Return the next update; raise TimeoutError if no message arrives within `seconds`."""
        while not isinstance(message := self._receive(seconds), Update):
            if isinstance(message, protocol.Answer):
                _check(message)
        return message

    def _receive(self, seconds: float | None = None) -> protocol.FromTable:
        try:
            message = protocol.decode_message(self._socket.recv(seconds))
        except WebSocketException as error:
            raise ConnectionError(f"the server closed the connection ({error})") from None
        if isinstance(message, Update):
            self.update = message
        return message


def _check(answer: protocol.Answer) -> None:
    """Raise Refused if an answer says so."""
    if answer.refused is not None:
        raise Refused(answer.refused, answer.told, answer.rule)


def _call(url: str, method: str, body: Any, token: str, kind: type[T]) -> T:
    """Send an HTTP request and decode the body of its response; raise Refused if it was refused."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = protocol.encode(body) if body is not None else None
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=30) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as error:
        with error:
            text = error.read()
        try:
            problem = msgspec.json.decode(text, type=protocol.Problem)
        except msgspec.MsgspecError:  # a proxy between this client and the server answered
            problem = protocol.Problem("", str(error))
        raise Refused(problem.refused, problem.told) from None
