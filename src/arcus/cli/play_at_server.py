"""A seat at a server's table, for the full-screen table of `arcus play`."""

import contextlib

from arcus import protocol
from arcus.client import OVERTAKEN, Client, TableSocket
from arcus.core.game import AnyView, Refusal, UsageError
from arcus.locale import Catalogue
from arcus.protocol import Refused, TableInfo
from arcus.tui.session import Left, Moment, Session, Show
from arcus.tui.words import refusal_text, story_lines

POLL = 0.1  # seconds between two checks for input while the server sends nothing


class ServerSession(Session):
    """A seat at a server's table."""

    def __init__(self, url: str, code: str, name: str, words: Catalogue) -> None:
        """Take a seat, or watch if none is free; raise UsageError if the server refuses."""
        super().__init__()
        self.words = words
        try:
            client = Client.register(url, name)
            self._socket = client.enter(client.table_of_code(code).id)
            if self._socket.table.phase == "gathering":
                self._socket.ask(protocol.Sit)
        except Refused as refused:
            raise UsageError(refused_text(refused, words)) from None
        except OSError as error:
            raise UsageError(f"can't reach {url}: {error.strerror or error}") from None

    def run(self, show: Show) -> None:
        socket, shown, events = self._socket, -1, 0
        with socket:
            try:
                while True:
                    if socket.table.number != shown:
                        shown = socket.table.number
                        show(self._moment(socket, events))
                        events = len(socket.events)
                        if socket.table.phase in ("over", "closed"):
                            return
                    self._turn(socket, show)
            except Left:
                return
            except ConnectionError:
                show(Moment(socket.view(), self._names(socket.table), status=self.words.say("web-no-connection")))

    def _turn(self, socket: TableSocket, show: Show) -> None:
        """Wait briefly for the server, or play the move that the person chose."""
        try:
            move = self.next_answer(0.001)
        except TimeoutError:
            with contextlib.suppress(TimeoutError):
                socket.wait(POLL)
            return
        view = socket.view()
        if view is None:
            return
        try:
            socket.ask(protocol.Play, decision=view.decision, move=move)
        except Refused as refused:
            status = refused_text(refused, self.words)
            if refused.message not in OVERTAKEN:
                show(Moment(view, self._names(socket.table), (), status, is_to_act=self._is_to_act(socket, view)))

    def _moment(self, socket: TableSocket, since: int) -> Moment:
        """Return the current table, with the events from `since` on."""
        view, table = socket.view(), socket.table
        names = self._names(table)
        if view is None:
            return Moment(None, names, (), self._gathering(table))
        self.game = socket.game
        events = list(story_lines(view.game, socket.events[since:], view.seat, names, self.words))
        is_to_act = self._is_to_act(socket, view)
        return Moment(
            view, names, events, self._status(view, names, is_to_act), is_to_act, is_over=view.outcome is not None
        )

    def _gathering(self, table: TableInfo) -> str:
        """Return who sits at a table whose game has not begun, and what it waits for."""
        taken = [seat.name for seat in table.seats if seat.name]
        return self.words.say(
            "screen-gathering",
            code=table.code,
            names=", ".join(taken),
            open=sum(seat.kind == "open" for seat in table.seats),
        )

    def _status(self, view: AnyView, names: list[str], is_to_act: bool) -> str:
        if view.outcome is not None:
            return self.words.say("terminal-over")
        if is_to_act:
            return self.words.say("screen-your-turn")
        others = [names[seat] for seat in view.to_act if seat != view.seat] or [names[seat] for seat in view.to_act]
        return self.words.say("screen-waiting", name=", ".join(others))

    def _is_to_act(self, socket: TableSocket, view: AnyView) -> bool:
        seat, table = socket.you.facing, socket.table
        return bool(view.moves) and seat is not None and table.phase == "playing" and not table.seats[seat].decided

    def _names(self, table: TableInfo) -> list[str]:
        return [
            seat.name or self.words.say("terminal-person", number=number) for number, seat in enumerate(table.seats, 1)
        ]

    def why_not(self, move: int) -> str:
        """Send the move and return an empty text: the server's refusal will show the rule."""
        self.answer(move)
        return ""


def refused_text(refused: Refused, words: Catalogue) -> str:
    """Return the reason of a server's refusal, as a sentence."""
    if refused.rule is not None and words.has(refused.message):
        return refusal_text(Refusal(0, refused.rule, refused.message), words)
    return words.say(refused.message) if words.has(refused.message) else refused.detail or refused.message
