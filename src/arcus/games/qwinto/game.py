"""Qwinto, as the rest of Arcus uses it."""

from collections.abc import Iterable

from arcus.core import game as core
from arcus.core.chances import Answers, Draws
from arcus.games.qwinto import (
    attempts,
    chances,
    facts,
    fields as at,
    labels,
    layout,
    moves,
    places,
    refusals,
    sheet,
    view,
)
from arcus.games.qwinto.knowledge import QwintoKnowledge
from arcus.games.qwinto.position import QwintoPosition, blank
from arcus.games.qwinto.schema import SCHEMA


class QwintoOptions(core.Options, frozen=True):
    """Qwinto has no variants."""


class Qwinto(core.Game[QwintoPosition, QwintoOptions, view.QwintoTable, view.QwintoMemory, view.QwintoPreview]):
    """1 to 6 players; the most points win."""

    name = "qwinto"
    min_players = 1
    max_players = at.SEATS
    rules_version = 1
    refusals = core.rule_codes(refusals)
    kinds = facts.KINDS
    place_texts = places.TEXTS
    labels = labels.NAMES
    layout = layout.LAYOUT
    chances = chances.CHANCES
    option_type = QwintoOptions
    view_type = view.QwintoView
    schema = SCHEMA

    table = staticmethod(view.table)
    memory = staticmethod(view.memory)
    rules = staticmethod(view.rules)
    choice = staticmethod(view.choice)
    attempts = staticmethod(attempts.attempts)
    text_of = staticmethod(moves.move_text)
    parse_move = staticmethod(moves.parse_move)

    def blank(self) -> QwintoPosition:
        return blank(self.players)

    def why(self, position: QwintoPosition) -> str:
        if self.players == 1:
            return "qwinto-why-alone"
        if any(position.full_rows(seat) >= sheet.FULL_ROWS for seat in range(self.players)):
            return "qwinto-why-rows"
        return "qwinto-why-misthrows"

    def lines(self, position: QwintoPosition, seat: core.Seat) -> tuple[core.Line, ...]:
        points = view.points(position, seat)
        return (
            core.Line("qwinto-line-orange", points.rows[0]),
            core.Line("qwinto-line-yellow", points.rows[1]),
            core.Line("qwinto-line-purple", points.rows[2]),
            core.Line("qwinto-line-columns", sum(points.columns)),
            core.Line("qwinto-line-misthrows", points.misthrows),
        )

    def draws(self, answers: Answers) -> Iterable[Draws]:
        return chances.draws(self.players, answers)

    def knowledge_of(self, seen: view.QwintoView) -> QwintoKnowledge:
        return view.knowledge(seen)

    def what_text(self, kind: int, what: int) -> str | None:
        if kind in (facts.THREW, facts.THREW_AGAIN):
            return sheet.faces_text(what)
        if kind == facts.DECIDED:
            return moves.move_text(what)
        if kind == facts.WROTE:
            return sheet.number_text(what % facts.CELL, what // facts.CELL)
        return None if kind == facts.TURN_BEGAN else str(what)
