"""A person at a table, over the network, for tests."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from arcus import protocol
from arcus.records.fair import word_commitment
from tests.server.inprocess import AppSocket, Arcus

Message = dict[str, Any]
WORD = "0123456789abcdef" * 4


class Player:
    """A person with a cookie, at one table at a time."""

    patience = 90.0
    """Seconds to wait for a message; on a busy machine the first bot starts slowly."""

    def __init__(self, where: str | Arcus, name: str) -> None:
        self.where = where
        """The URL of a server, or a server in this process."""
        self.name = name
        self.id = ""
        self.http = httpx.AsyncClient(base_url=where, timeout=30) if isinstance(where, str) else where.http()
        self.socket: ClientConnection | AppSocket | None = None
        self.table = ""
        self.update: Message = {}
        self.heard: list[Message] = []
        """All messages received."""
        self.events: list[Message] = []
        """All events so far, by number."""
        self.asked = 0
        self.words: dict[str, str] = {}
        """The words to reveal when the server asks for them, by their commitments."""
        self.random = random.Random(name)

    async def __aenter__(self) -> Self:
        response = await self.http.put("/api/me", json={"name": self.name})
        assert response.status_code == 200, response.text
        self.id = response.json()["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The Cookie header."""
        return f"arcus={self.http.cookies['arcus']}"

    async def open(self, **setup: Any) -> str:
        """Open a table, and be its host."""
        response = await self.http.post("/api/tables", json=setup)
        assert response.status_code == 201, response.text
        table: str = response.json()["id"]
        return table

    async def enter(self, table: str) -> Message:
        """Connect to a table, or reconnect and receive what was missed."""
        since = len(self.events) if table == self.table else 0
        if table != self.table:
            self.events = []
        path, headers = socket_path(table, since), {"Cookie": self.cookie}
        if isinstance(self.where, str):
            address = f"{self.where.replace('http', 'ws', 1)}{path}"
            self.socket = await connect(address, additional_headers=headers, max_size=None)
        else:
            self.socket = await self.where.connect(path, headers)
        self.table = table
        self.update = {}
        return await self.next_update()

    async def leave(self) -> None:
        """Close the socket, as a browser does."""
        if self.socket is not None:
            socket, self.socket = self.socket, None
            with contextlib.suppress(OSError):
                await socket.close()
            if isinstance(socket, ClientConnection):
                socket.transport.abort()

    async def hear(self, seconds: float | None = None) -> Message:
        """Return the next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), seconds or self.patience)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "update":
            self.update = whole(self.update, message)
            self.events[self.update["first"] :] = self.update["events"]
            await self._reveal(self.update)
        return message

    async def _reveal(self, update: Message) -> None:
        """Reveal the words of the own seats during the deal, as a page does."""
        fair = update["table"]["fairness"]
        for seat in update["you"]["seats"] if update["table"]["phase"] == "dealing" else ():
            word = self.words.get(fair["word_commitments"][seat])
            if word and not fair["words"][seat]:
                await self.send("reveal", seat=seat, word=word)

    async def sit(self, word: str = WORD, **given: Any) -> None:
        """Take a seat with a commitment to a word, which is revealed when the server asks for it."""
        promise = self.commit(word)
        self.words[promise] = word
        await self.done("sit", commitment=promise, **given)

    def commit(self, word: str) -> str:
        """Return the commitment to a word for the next deal."""
        return word_commitment(self.update["table"]["fairness"]["commitment"], word)

    async def next_update(self) -> Message:
        """Return the next update."""
        while (await self.hear())["type"] != "update":
            pass
        return self.update

    async def until(self, condition: Callable[[Message], bool]) -> Message:
        """Return the first update that meets a condition, starting with the last one received."""
        while not self.update or not condition(self.update):
            await self.next_update()
        return self.update

    async def send(self, kind: str, **given: Any) -> int:
        """Send a request without waiting for the answer; return its id."""
        assert self.socket is not None
        self.asked += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.asked, **given}))
        return self.asked

    async def ask(self, kind: str, **given: Any) -> Message:
        """Send a request, and return its answer."""
        number = await self.send(kind, **given)
        while True:
            message = await self.hear()
            if number in (message.get("id"), message.get("answer")):
                return message

    async def done(self, kind: str, **given: Any) -> Message:
        """Send a request that must be granted."""
        answer = await self.ask(kind, **given)
        assert not answer.get("refused"), answer
        return answer

    @property
    def moves(self) -> list[Message]:
        """The legal moves now."""
        view = self.update.get("view")
        return list(view["moves"]) if view else []

    async def play_on(self, pick: Callable[[list[Message]], Message] | None = None) -> None:
        """Play random moves until the game is over."""
        answered: tuple[int, int] | None = None
        while self.update["table"]["phase"] != "over":
            decision = self.update["view"]["decision"] if self.update["view"] else -1
            mine = self.update["you"]["facing"]
            seats = self.update["table"]["seats"]
            if self.moves and not seats[mine]["decided"] and answered != (decision, len(self.update["you"]["draft"])):
                answered = (decision, len(self.update["you"]["draft"]))
                move = (pick or self.random.choice)(self.moves)
                await self.send("play", decision=decision, move=move["number"])
            await self.hear()


def socket_path(table: str, since: int = 0) -> str:
    """Return the path of a table's socket, as a client of this version opens it."""
    return f"/api/tables/{table}/socket?protocol={protocol.VERSION}&since={since}"


def whole(before: Message, update: Message) -> Message:
    """Return an update completed with the unchanged parts of the one before."""
    shown = {name: update.get(name, before.get(name)) for name in ("type", "you", "view")}
    seats = update["seats"] if "seats" in update else before["table"]["seats"]
    table = {**(update["table"] if "table" in update else before["table"]), "number": update["number"], "seats": seats}
    first = update["first"] if "first" in update else before["first"] + len(before["events"])
    return {**shown, "table": table, "first": first, "events": update.get("events", [])}


def is_facing(seat: int, update: Message) -> bool:
    """Return whether an update shows this seat."""
    return bool(update["you"]["facing"] == seat)


def is_later_than(number: int, update: Message) -> bool:
    """Return whether an update is newer than an entry."""
    return bool(update["table"]["number"] > number)


async def all_until(condition: Callable[[Message], bool], *players: Player) -> None:
    """Let all players receive updates concurrently, since a deal needs all words, until each meets a condition."""
    await asyncio.gather(*(player.until(condition) for player in players))
