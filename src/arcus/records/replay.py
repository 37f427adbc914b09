"""Records played again: every move checked, every piece of luck accounted for."""

import reprlib
from collections.abc import Iterator

from arcus.core.game import Seat, UsageError
from arcus.core.luck import Luck
from arcus.records.fair import why_unfair
from arcus.records.luck import ReplayedLuck, Unnoted, luck_from
from arcus.records.match import Match, NotAllowed
from arcus.records.record import Record, RecordError, game_of


class Replay:
    """A record, played step by step."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = _begun(record, ReplayedLuck(record.luck))

    def steps(self) -> Iterator[tuple[int, Seat, str]]:
        """Play every move; after each: its number from 1, the seat, the notation. RecordError at one that can't be."""
        for number, entry in enumerate(self.record.moves, 1):
            seat, text = _parse_entry(entry, number, self.record.players)
            _play(self.match, seat, text, number)
            yield number, seat, text
        self._check_end()

    def _check_end(self) -> None:
        if self.match.outcome != self.record.outcome:
            raise RecordError("outcome: it is not what the moves lead to")
        unused = self.record.luck.keys() - self.match.notes.keys()
        if unused:
            raise RecordError(f"luck {min(unused)}: the game never asked for it")
        if self.record.ended and self.match.outcome is not None:
            raise RecordError("ended: the game was played to its end")
        if self.record.seed is not None and self.match.outcome is None and not self.record.ended:
            raise RecordError("seed: told although the game is not over")


def replay(record: Record) -> Match:
    """The game at the end of a record, every move checked."""
    whole = Replay(record)
    for _ in whole.steps():
        pass
    return whole.match


def verify(record: Record) -> None:
    """Prove that a finished record's luck is that of its seed, or RecordError."""
    if record.seed is None:
        raise RecordError(
            "seed: this record has none, so its luck can't be derived; a game tells its seed once it is over"
        )
    replay(record)
    try:
        luck = luck_from(record.seed)
    except UsageError as error:
        raise RecordError(f"seed: {error}") from None
    if record.fair is not None and (wrong := why_unfair(record.fair, record.seed)):
        raise RecordError(f"fair: {wrong}")
    match = _begun(record, luck)
    for number, entry in enumerate(record.moves, 1):
        seat, text = _parse_entry(entry, number, record.players)
        _compare(match, record)
        _play(match, seat, text, number)
    _compare(match, record)


def _begun(record: Record, luck: Luck) -> Match:
    try:
        return Match(game_of(record), luck, tuple(record.names))
    except Unnoted as error:
        raise RecordError(str(error)) from None


def _parse_entry(entry: str, number: int, players: int) -> tuple[Seat, str]:
    seat, _, text = entry.partition(" ")
    if seat not in map(str, range(players)):
        raise RecordError(f"move {number} ({reprlib.repr(entry)}): it must begin with a seat from 0 to {players - 1}")
    return int(seat), text


def _play(match: Match, seat: Seat, text: str, number: int) -> None:
    try:
        move = match.game.parse_move(text)
        if match.game.move_text(move) != text:
            raise RecordError(f"move {number} ({seat} {text}): a record writes it as '{match.game.move_text(move)}'")
        match.play(seat, move)
    except NotAllowed as error:
        place = f"move {number} ({seat} {text})"
        raise RecordError(f"{place}: {error}", error.refusal, place) from None
    except RecordError:
        raise
    except UsageError as error:
        raise RecordError(f"move {number}: {error}") from None
    except Unnoted as error:
        raise RecordError(f"move {number} ({seat} {text}): {error}") from None


def _compare(match: Match, record: Record) -> None:
    for name, given in match.notes.items():
        if record.luck.get(name) != given:
            raise RecordError(f"luck {name}: it is not what the seed gives")
