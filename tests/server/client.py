"""A person at a table, over the network: for tests."""

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
    """Somebody with a cookie, at one table at a time."""

    patience = 90.0
    """Seconds after which a message that has to come is missing: the first bot of a busy machine is slow to wake."""

    def __init__(self, where: str | Arcus, name: str) -> None:
        self.where = where
        """The address of a server, or one in this process."""
        self.name = name
        self.id = ""
        self.http = httpx.AsyncClient(base_url=where, timeout=30) if isinstance(where, str) else where.http()
        self.socket: ClientConnection | AppSocket | None = None
        self.table = ""
        self.update: Message = {}
        self.heard: list[Message] = []
        """Every message ever received."""
        self.events: list[Message] = []
        """The story so far, by number."""
        self.asked = 0
        self.words: dict[str, str] = {}
        """The words that are revealed as soon as they are awaited, by their commitments."""
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
        """What the browser would send."""
        return f"arcus={self.http.cookies['arcus']}"

    async def open(self, **setup: Any) -> str:
        """Open a table, and be its host."""
        response = await self.http.post("/api/tables", json=setup)
        assert response.status_code == 201, response.text
        table: str = response.json()["id"]
        return table

    async def enter(self, table: str) -> Message:
        """Come to a table, or back to it, with what was missed."""
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
        """The next message."""
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
        """Reveal the words of the own seats while the cards are dealt, as a page does."""
        fair = update["table"]["fairness"]
        for seat in update["you"]["seats"] if update["table"]["phase"] == "dealing" else ():
            word = self.words.get(fair["word_commitments"][seat])
            if word and not fair["words"][seat]:
                await self.send("reveal", seat=seat, word=word)

    async def sit(self, word: str = WORD, **given: Any) -> None:
        """Sit down with a commitment to a word, which is revealed as soon as it is awaited."""
        promise = self.commit(word)
        self.words[promise] = word
        await self.done("sit", commitment=promise, **given)

    def commit(self, word: str) -> str:
        """Return the commitment to a word for the next deal."""
        return word_commitment(self.update["table"]["fairness"]["commitment"], word)

    async def next_update(self) -> Message:
        """The next update."""
        while (await self.hear())["type"] != "update":
            pass
        return self.update

    async def until(self, condition: Callable[[Message], bool]) -> Message:
        """Hear until an update is as wanted; the last one may be so already."""
        while not self.update or not condition(self.update):
            await self.next_update()
        return self.update

    async def send(self, kind: str, **given: Any) -> int:
        """Ask for something, and do not wait for the answer."""
        assert self.socket is not None
        self.asked += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.asked, **given}))
        return self.asked

    async def ask(self, kind: str, **given: Any) -> Message:
        """Ask for something, and wait for the answer."""
        number = await self.send(kind, **given)
        while True:
            message = await self.hear()
            if number in (message.get("id"), message.get("answer")):
                return message

    async def done(self, kind: str, **given: Any) -> Message:
        """Ask for something that must be granted."""
        answer = await self.ask(kind, **given)
        assert not answer.get("refused"), answer
        return answer

    @property
    def moves(self) -> list[Message]:
        """What may be played now."""
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
    """Return an update with the parts that it does not carry, since they have not changed; `before` is the last one."""
    shown = {name: update.get(name, before.get(name)) for name in ("type", "you", "view")}
    seats = update["seats"] if "seats" in update else before["table"]["seats"]
    table = {**(update["table"] if "table" in update else before["table"]), "number": update["number"], "seats": seats}
    first = update["first"] if "first" in update else before["first"] + len(before["events"])
    return {**shown, "table": table, "first": first, "events": update.get("events", [])}


def is_facing(seat: int, update: Message) -> bool:
    """Is a device shown this seat?"""
    return bool(update["you"]["facing"] == seat)


def is_later_than(number: int, update: Message) -> bool:
    """Has something happened at the table after an entry?"""
    return bool(update["table"]["number"] > number)


async def all_until(condition: Callable[[Message], bool], *players: Player) -> None:
    """Let players hear at the same time, since a deal waits for the words of all, until each has such an update."""
    await asyncio.gather(*(player.until(condition) for player in players))
