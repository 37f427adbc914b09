"""Replay and verification of records: every move is checked, and every answer of luck is accounted for."""

import reprlib
from collections.abc import Iterator

from arcus.core.game import Seat, UsageError
from arcus.core.luck import Luck
from arcus.core.position import IllegalMove
from arcus.records.fair import why_unfair
from arcus.records.luck import LuckError, ReplayedLuck, luck_from
from arcus.records.match import Match
from arcus.records.record import COMMITTED, Record, RecordError, game_of


class Replay:
    """A record, replayed step by step."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = _dealt(record, ReplayedLuck(record.luck))

    def steps(self) -> Iterator[tuple[int, Seat, str]]:
        """Play every move and yield its number from 1, its seat and its notation; raise RecordError if one is wrong."""
        for number, entry in enumerate(self.record.moves, 1):
            seat, text = _parse_entry(entry, number, self.record.players)
            _play(self.match, seat, text, number)
            yield number, seat, text
        self._check_end()

    def _check_end(self) -> None:
        if self.match.outcome != self.record.outcome:
            raise RecordError("outcome: it does not follow from the moves")
        unused = self.record.luck.keys() - self.match.answers.keys()
        if unused:
            raise RecordError(f"luck {min(unused)}: the game never asked for it")
        if self.record.ended and self.match.outcome is not None:
            raise RecordError("ended: must be empty, since the game was played to its end")
        if self.record.seed is not None and self.match.outcome is None and not self.record.ended:
            raise RecordError("seed: must be null until the game is over")


def replay(record: Record) -> Match:
    """Return the match at the end of a record; raise RecordError if a move is wrong."""
    whole = Replay(record)
    for _ in whole.steps():
        pass
    return whole.match


def verify(record: Record) -> None:
    """Check that the luck of a finished record follows from its seed; raise RecordError if not."""
    if record.seed is None:
        raise RecordError(
            "seed: expected a seed to verify the luck, got null; a record has a seed once the game is over"
        )
    replay(record)
    try:
        luck = luck_from(record.seed)
    except UsageError as error:
        raise RecordError(f"seed: {error}") from None
    _check_proof(record)
    match = _dealt(record, luck)
    for number, entry in enumerate(record.moves, 1):
        seat, text = _parse_entry(entry, number, record.players)
        _compare(match, record)
        _play(match, seat, text, number)
    _compare(match, record)


def _check_proof(record: Record) -> None:
    """Raise RecordError unless a record's seed follows from the values in its proof, if it has one."""
    has_commitments = record.version == COMMITTED
    if record.fair is None:
        if has_commitments:
            raise RecordError(f"fair: expected a proof in a record of version {COMMITTED}, got null")
        return
    if has_commitments and len(record.fair.word_commitments) != record.players:
        found = len(record.fair.word_commitments)
        raise RecordError(f"fair: expected a commitment or an empty text for {record.players} seats, got {found}")
    if wrong := why_unfair(record.fair, record.seed, has_commitments):
        raise RecordError(f"fair: {wrong}")


def _dealt(record: Record, luck: Luck) -> Match:
    """Return the match of a record, dealt with this luck."""
    try:
        return Match(game_of(record), luck, tuple(record.names))
    except LuckError as error:
        raise RecordError(str(error)) from None


def _parse_entry(entry: str, number: int, players: int) -> tuple[Seat, str]:
    seat, _, text = entry.partition(" ")
    if seat not in map(str, range(players)):
        raise RecordError(f"move {number} ({reprlib.repr(entry)}): expected a seat from 0 to {players - 1} first")
    return int(seat), text


def _play(match: Match, seat: Seat, text: str, number: int) -> None:
    """Play a move of a record, which must be in the notation that Arcus writes."""
    place = f"move {number} ({seat} {text})"
    try:
        move = match.game.parse_move(text)
        if match.game.move_text(move) != text:
            raise RecordError(f"{place}: expected the notation '{match.game.move_text(move)}'")
        match.play(seat, move)
    except IllegalMove as error:
        raise RecordError(f"{place}: {error}", match.game.refusal(error.code), place) from None
    except RecordError:
        raise
    except UsageError as error:
        raise RecordError(f"move {number}: {error}") from None
    except LuckError as error:
        raise RecordError(f"{place}: {error}") from None


def _compare(match: Match, record: Record) -> None:
    """Raise RecordError unless the record has the same answers of luck as a match."""
    for name, answer in match.answers.items():
        if record.luck.get(name) != answer:
            raise RecordError(f"luck {name}: it does not follow from the seed")
