"""Play at a server's tables from a program: an account with a token, a socket, and a bot that answers each view."""

import urllib.error
import urllib.request
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from arcus.bots import Bot
from arcus.core.game import AnyGame, AnyView
from arcus.games import make
from arcus.records.record import Record
from arcus.server import messages as m

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class Update(m.Update, tag="update", frozen=True):
    """An update whose view is read only when somebody looks at it."""

    view: msgspec.Raw


FromTable = m.Answer | m.Hints | Update | m.Said | m.Gone | m.Pong
decode = msgspec.json.Decoder(FromTable).decode


OVERTAKEN = ("server-decision-closed", "server-paused", "server-away", "server-over")
"""Refusals of a move that something else was faster than: an update tells what."""

TAKEN = ("server-full", "server-begun", "server-locked", "server-no-onlookers")
"""Refusals of a seat that was free when it was found: another was faster."""


class Refused(Exception):
    """The server said no; `message` is the name of the sentence that says why."""

    def __init__(self, message: str, told: str) -> None:
        super().__init__(f"{told} ({message})")
        self.message = message


class Client:
    """A program's account at a server."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    @classmethod
    def register(cls, url: str, name: str) -> "Client":
        """A new account; keep its token to come back to it."""
        made = _call(f"{url.rstrip('/')}/api/bots", "POST", m.NewName(name), "", m.BotAccount)
        return cls(url, made.token)

    def open_table(self, setup: m.Setup) -> m.TableInfo:
        """A new table, whose host this account is."""
        return _call(f"{self.url}/api/tables", "POST", setup, self.token, m.TableInfo)

    def find_match(self, setup: m.Setup) -> m.TableInfo:
        """A table where somebody waits for the same, or a new one to wait at; until one sits, another may be faster."""
        return _call(f"{self.url}/api/match", "POST", setup, self.token, m.TableInfo)

    def meet(self, setup: m.Setup) -> "Place":
        """A seat with somebody who wants the same, or one to wait on; whoever finds it taken is matched again."""
        while True:
            try:
                return self._seated(self.find_match(setup).id)
            except Refused as no:
                if no.message not in TAKEN:
                    raise

    def _seated(self, table: str) -> "Place":
        place = self.enter(table)
        try:
            place.ask(m.Sit)
        except Exception:
            place.close()
            raise
        return place

    def table_of_code(self, code: str) -> m.TableInfo:
        """The table that a short code stands for."""
        return _call(f"{self.url}/api/codes/{code}", "GET", None, self.token, m.TableInfo)

    def record(self, table: str) -> Record:
        """The record of a finished game, as `arcus.save_record` writes and `arcus.verify_record` proves it."""
        return _call(f"{self.url}/api/tables/{table}/record", "GET", None, self.token, Record)

    def enter(self, table: str) -> "Place":
        """A place at a table."""
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        address = f"{scheme}://{parts.netloc}{parts.path}/api/tables/{table}/socket"
        return Place(connect(address, additional_headers={"Authorization": f"Bearer {self.token}"}, max_size=None))


class Place:
    """A socket at a table; `update` is always the newest."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self.game: AnyGame | None = None
        try:
            self.update: Update = self._next_update()
        except Exception:
            socket.close()
            raise

    def __enter__(self) -> "Place":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the table; a seat stays taken."""
        self._socket.close()

    def ask(self, request: type[Any], **given: Any) -> None:
        """Ask for something, or Refused: `place.ask(Sit, seat=1)`."""
        self._asked += 1
        self._socket.send(encode(request(id=self._asked, **given)).decode())
        while True:
            message = self._hear()
            if isinstance(message, m.Answer) and message.id in (self._asked, 0):
                if message.refused is not None:
                    raise Refused(message.refused, message.told)
                return

    def view(self) -> AnyView | None:
        """What this account's seat sees now."""
        update = self.update
        if bytes(update.view) == b"null":
            return None
        if self.game is None:
            self.game = make(update.table.setup.game, update.table.setup.seats, update.table.setup.options)
        return msgspec.json.decode(bytes(update.view), type=self.game.view_type)

    def play(self, bot: Bot) -> m.TableInfo:
        """Let a bot decide whenever this account's seat is to act, until the game is over; the table at its end."""
        while self.update.table.phase not in ("over", "closed"):
            if (view := self._to_decide()) is not None:
                known, move = self.update, bot.choose(view)
                try:
                    self.ask(m.Play, decision=view.decision, move=move)
                except Refused as no:
                    if no.message not in OVERTAKEN:
                        raise
                    if self.update is not known:
                        continue
            self._next_update()
        return self.update.table

    def _to_decide(self) -> AnyView | None:
        """The view to decide on, if this account's seat is to act."""
        view, table, seat = self.view(), self.update.table, self.update.you.facing
        if view is None or not view.moves or seat is None or table.phase != "playing":
            return None
        return None if table.seats[seat].decided or table.seats[seat].stand_in else view

    def wait(self, seconds: float | None = None) -> Update:
        """The next update, or TimeoutError if the table is silent for so long."""
        return self._next_update(seconds)

    def _next_update(self, seconds: float | None = None) -> Update:
        while not isinstance(message := self._hear(seconds), Update):
            if isinstance(message, m.Answer) and message.refused is not None:
                raise Refused(message.refused, message.told)
        return message

    def _hear(self, seconds: float | None = None) -> FromTable:
        try:
            message: FromTable = decode(self._socket.recv(seconds))
        except WebSocketException as error:
            raise ConnectionError(f"the server hung up ({error})") from None
        if isinstance(message, Update):
            self.update = message
        return message


def _call(url: str, method: str, body: Any, token: str, kind: type[T]) -> T:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = encode(body) if body is not None else None
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=30) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as error:
        with error:
            told = error.read()
        try:
            problem = msgspec.json.decode(told, type=m.Problem)
        except msgspec.MsgspecError:  # somebody else between us and the server
            problem = m.Problem("", str(error))
        raise Refused(problem.refused, problem.told) from None
