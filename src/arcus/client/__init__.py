"""Play at a server's tables from a program: an account with a token, a socket, and a bot that answers each view."""

import json
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
from arcus.server import messages as m

T = TypeVar("T")
decode = msgspec.json.Decoder(m.FromTable).decode
encode = msgspec.json.Encoder().encode


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
        """A table where somebody waits for the same, or a new one to wait at."""
        return _call(f"{self.url}/api/match", "POST", setup, self.token, m.TableInfo)

    def table_of_code(self, code: str) -> m.TableInfo:
        """The table that a short code stands for."""
        return _call(f"{self.url}/api/codes/{code}", "GET", None, self.token, m.TableInfo)

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
        self.update: m.Update = self._next_update()

    def __enter__(self) -> "Place":
        return self

    def __exit__(self, *_: object) -> None:
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
        if update.view is None:
            return None
        if self.game is None:
            self.game = make(update.table.setup.game, update.table.setup.seats, update.table.setup.options)
        return msgspec.json.decode(bytes(update.view), type=self.game.view_type)

    def play(self, bot: Bot) -> m.TableInfo:
        """Let a bot decide whenever this account's seat is to act, until the game is over; the table at its end."""
        while self.update.table.phase not in ("over", "closed"):
            view, seat = self.view(), self.update.you.facing
            if view is not None and view.moves and seat is not None and not self.update.table.seats[seat].decided:
                self.ask(m.Play, decision=view.decision, move=bot.choose(view))
            self._next_update()
        return self.update.table

    def wait(self) -> m.Update:
        """The next update."""
        return self._next_update()

    def _next_update(self) -> m.Update:
        while not isinstance(message := self._hear(), m.Update):
            if isinstance(message, m.Answer) and message.refused is not None:
                raise Refused(message.refused, message.told)
        return message

    def _hear(self) -> m.FromTable:
        try:
            message: m.FromTable = decode(self._socket.recv())
        except WebSocketException as error:
            raise ConnectionError(f"the server hung up ({error})") from None
        if isinstance(message, m.Update):
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
            problem = json.loads(error.read() or b"{}")
        raise Refused(problem.get("refused", ""), problem.get("told", str(error))) from None
