"""A local game, for the full-screen table of `arcus play`."""

from collections.abc import Mapping

from arcus.bots import Bot
from arcus.core.game import Seat
from arcus.locale import Catalogue
from arcus.records.match import Match
from arcus.tui.session import Left, Moment, Session, Show
from arcus.tui.words import refusal_text, story_lines


class LocalSession(Session):
    """A game with people at this keyboard, and bots."""

    def __init__(self, match: Match, names: list[str], people: int, bots: Mapping[Seat, Bot], words: Catalogue) -> None:
        super().__init__()
        self.match, self.names, self.people, self.bots, self.words = match, names, people, bots, words
        self.game = match.game
        self._reader: Seat | None = None if people > 1 else 0
        self._shown = [0] * match.game.players  # facts, by seat

    def run(self, show: Show) -> None:
        try:
            while seats := self.match.view(None).to_act:
                for seat in seats:
                    self._act(seat, show)
        except Left:
            return
        reader = 0 if self.people == 1 else None
        status = self.words.say("terminal-over")
        events = self._events(reader, min(self._shown[: self.people]))
        show(Moment(self.match.view(reader), self.names, events, status, is_over=True))

    def _act(self, seat: Seat, show: Show) -> None:
        """Let a bot or a person choose."""
        if seat in self.bots:
            if self.people == 1:
                status = self.words.say("screen-waiting", name=self.names[seat])
                show(Moment(self.match.view(0), self.names, self._new_events(0), status))
            self.match.play(seat, self.bots[seat].choose(self.match.view(seat)))
            return
        is_new = self._reader != seat
        if is_new:
            show(Moment(cover=self.words.say("terminal-pass-on", name=self.names[seat])))
            self.next_answer()
            self._reader = seat
        status = self.words.say("screen-your-turn")
        view = self.match.view(seat)
        show(Moment(view, self.names, self._new_events(seat), status, is_to_act=True, is_new_reader=is_new))
        self.match.play(seat, self.next_answer())

    def _events(self, reader: Seat | None, since: int) -> list[str]:
        events = self.match.events(reader, since)
        return list(story_lines(self.match.game.name, events, reader, self.names, self.words))

    def _new_events(self, seat: Seat) -> list[str]:
        since, self._shown[seat] = self._shown[seat], len(self.match.facts)
        return self._events(seat, since)

    def why_not(self, move: int) -> str:
        code = self.match.position.why_not(self._reader or 0, move)
        return refusal_text(self.match.game.refusal(code), self.words) if code else ""
