"""A client for programs: register an account, open or join a table, and let a bot play."""

import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import UNSET
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from arcus import protocol
from arcus.bots import Bot
from arcus.core.game import AnyGame, AnyView, Event, UsageError
from arcus.games import make
from arcus.protocol import Refused, TableInfo, Update, You
from arcus.records.fair import Deal, new_secret, word_commitment
from arcus.records.receipt import Receipt
from arcus.records.record import Record

T = TypeVar("T")

OVERTAKEN = ("server-decision-closed", "server-paused", "server-away", "server-over")
"""Refusals of a move that was sent too late; the next update shows the reason."""

SEAT_TAKEN = ("server-full", "server-begun", "server-locked", "server-no-onlookers")
"""Refusals of a seat that has been taken since the match was found."""


class Client:
    """A program's account at a server.

    Methods raise Refused if the server refuses, and OSError if it can't be reached or is no server of Arcus.
    """

    def __init__(self, url: str, token: str) -> None:
        """Use an account; raise UsageError if `url` is not the address of a server."""
        self.url = _checked(url)
        self.token = token

    @classmethod
    def register(cls, url: str, name: str) -> "Client":
        """Create an account; pass its `token` to `Client` to use the account again later."""
        account = _call(f"{_checked(url)}/api/bots", "POST", protocol.NewName(name), "", protocol.BotAccount)
        return cls(url, account.token)

    def open_table(self, setup: protocol.Setup) -> TableInfo:
        """Open a table with this account as its host."""
        return _call(f"{self.url}/api/tables", "POST", setup, self.token, TableInfo)

    def find_match(self, setup: protocol.Setup) -> TableInfo:
        """Return a table that waits for players with the same setup, or a new one. It does not reserve a seat."""
        return _call(f"{self.url}/api/match", "POST", setup, self.token, TableInfo)

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

    def table_of_code(self, code: str) -> TableInfo:
        """Return the table with a code; blanks, hyphens and lower case don't matter."""
        return _call(f"{self.url}/api/codes/{quote(code, safe='')}", "GET", None, self.token, TableInfo)

    def record(self, table: str) -> Record:
        """Return the record of a finished game, ready for `arcus.save_record` and `arcus.verify_record`."""
        return _call(f"{self.url}/api/tables/{table}/record", "GET", None, self.token, Record)

    def enter(self, table: str) -> "TableSocket":
        """Connect to a table."""
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        address = f"{scheme}://{parts.netloc}{parts.path}/api/tables/{table}/socket?protocol={protocol.VERSION}"
        headers = {"Authorization": f"Bearer {self.token}"}
        return TableSocket(connect(address, additional_headers=headers, max_size=None), table)


class TableSocket:
    """A connection to a table; `table` and `you` are the table and the account's role there, as of the last update."""

    table: TableInfo
    you: You
    events: list[Event]
    """The events since the connection was opened, as this account's seat saw them."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self._socket = socket
        self._last_id = 0
        self._sent_by_itself: set[int] = set()
        self._words: dict[str, str] = {}
        """The words of this account's seats, by their commitments."""
        self._sat_again: set[str] = set()
        """The server's commitments for which this client has automatically taken its seat again."""
        self.receipt = Receipt(table=table)
        """The values seen before the deal; check the record against them with `arcus.check_receipt`."""
        self._view = b"null"
        self.events = []
        self.game: AnyGame | None = None
        try:
            self.wait()
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
        number = self._send(request, **fields)
        while True:
            message = self._receive()
            if isinstance(message, Update) and message.answer == number:
                return
            if isinstance(message, protocol.Answer) and message.id in (number, 0):
                _check(message)
                return

    def _send(self, request: type[Any], **fields: Any) -> int:
        """Send a request and return its id; `Sit` gets a commitment to a new word for the deal."""
        if request is protocol.Sit and "commitment" not in fields:
            fields["commitment"] = self._new_word()
        self._last_id += 1
        self._socket.send(protocol.encode(request(id=self._last_id, **fields)).decode())
        return self._last_id

    def _new_word(self) -> str:
        word = new_secret()
        promise = word_commitment(self.table.fairness.commitment, word)
        self._words[promise] = word
        return promise

    def _take_part(self) -> None:
        """Reveal the words of this account's seats during the deal, or take the seats again after a void deal."""
        table, fair = self.table, self.table.fairness
        if table.phase == "dealing":
            self._note(fair)
            for seat in self.you.seats:
                word = self._words.get(fair.word_commitments[seat], "")
                if not fair.words[seat] and word_commitment(fair.commitment, word) == fair.word_commitments[seat]:
                    self._sent_by_itself.add(self._send(protocol.Reveal, seat=seat, word=word))
        elif table.phase == "gathering" and (fair.voided or (table.series is not None and table.series.games)):
            for seat in self.you.seats:
                if not fair.word_commitments[seat] and fair.commitment not in self._sat_again:
                    self._sent_by_itself.add(self._send(protocol.Sit, seat=seat, name=table.seats[seat].name))
            self._sat_again.add(fair.commitment)

    def _note(self, fair: protocol.Fairness) -> None:
        """Add a deal to the receipt if it is new and the words of the own seats, or of all, are not revealed yet."""
        revealed = [fair.words[seat] for seat in self.you.seats] or fair.words
        if any(each.commitment == fair.commitment for each in self.receipt.deals) or any(revealed):
            return
        words = [self._words.get(promise, "") for promise in fair.word_commitments]
        self.receipt.deals.append(Deal(fair.commitment, list(fair.word_commitments), words))

    def view(self) -> AnyView | None:
        """Return the view of this account's seat; None before the deal."""
        if self._view == b"null":
            return None
        if self.game is None:
            self.game = make(self.table.setup.game, self.table.setup.seats, self.table.setup.options)
        return msgspec.json.decode(self._view, type=self.game.view_type)

    def play(self, bot: Bot) -> TableInfo:
        """Let a bot play this account's seat until the game is over; return the table at its end."""
        while self.table.phase not in ("over", "closed"):
            if (view := self._view_to_act()) is not None:
                known, move = self.table, bot.choose(view)
                try:
                    self.ask(protocol.Play, decision=view.decision, move=move)
                    continue  # the update that answers it shows what is next
                except Refused as refused:
                    if refused.message not in OVERTAKEN:
                        raise
                    if self.table is not known:
                        continue
            self.wait()
        return self.table

    def _view_to_act(self) -> AnyView | None:
        """Return the view if this account's seat is to act, else None."""
        view, table, seat = self.view(), self.table, self.you.facing
        if view is None or not view.moves or seat is None or table.phase != "playing":
            return None
        return None if table.seats[seat].decided or table.seats[seat].stand_in else view

    def wait(self, seconds: float | None = None) -> TableInfo:
        """Return the table after the next update; raise TimeoutError if no message arrives within `seconds`."""
        while not isinstance(message := self._receive(seconds), Update):
            if isinstance(message, protocol.Answer) and message.id not in self._sent_by_itself:
                _check(message)
        return self.table

    def _receive(self, seconds: float | None = None) -> protocol.FromTable:
        try:
            message = protocol.decode_message(self._socket.recv(seconds))
        except WebSocketException as error:
            raise ConnectionError(f"the server closed the connection ({error})") from None
        if isinstance(message, Update):
            self._take(message)
            self._take_part()
        return message

    def _take(self, update: Update) -> None:
        """Apply an update; parts that it does not contain are unchanged."""
        base = self.table if update.table is UNSET else update.table
        seats = self.table.seats if update.seats is UNSET else update.seats
        lasting = {name: getattr(base, name) for name in protocol.TableBase.__struct_fields__}
        self.table = TableInfo(**lasting, number=update.number, seats=seats)
        if update.you is not UNSET:
            self.you = update.you
        if update.view is not UNSET:
            self._view = bytes(update.view)
        self.events += update.events


def _check(answer: protocol.Answer) -> None:
    """Raise Refused if an answer is a refusal."""
    if answer.refused is not None:
        raise Refused(answer.refused, answer.detail, answer.rule)


def _checked(url: str) -> str:
    """Return the address of a server without a slash at its end; raise UsageError if it is none."""
    try:
        parts = urlsplit(url)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_address = False
    if not is_address or not url.isascii() or " " in url:
        raise UsageError(f"expected the address of a server, such as https://example.org, got {url!r}")
    return url.rstrip("/")


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
        raise Refused(problem.refused, problem.detail) from None
    except urllib.error.URLError as error:
        raise error.reason if isinstance(error.reason, OSError) else error from None
    except (HTTPException, msgspec.MsgspecError):
        raise ConnectionError("its answer is not that of a server of Arcus") from None
