"""One seat of a table: its person or bot, and who decides for it."""

from typing import Literal

import msgspec

LostBy = Literal["resigned", "time", "away"]


class SeatState(msgspec.Struct, frozen=True):
    """The state of a seat, according to the table's journal."""

    person: str = ""
    """The id of the person's account."""
    name: str = ""
    former_name: str = ""
    """Of a bot in a rematch: its name in the previous game."""
    level: str = ""
    """The level of the bot that decides for this seat."""
    word_commitment: str = ""
    """The hash of the person's contribution to the deal."""
    word: str = ""
    """That contribution, once revealed."""
    is_kept: bool = False
    """The seat is kept for this person, who must sit down again before the game begins."""
    wins: int = 0
    """Games won in the series before this one."""
    is_erased: bool = False
    """Whether the account was deleted, so that nobody will return to the seat."""
    stand_in: bool = False
    lost_by: LostBy | None = None

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """The kind of the seat's occupant."""
        if self.person:
            return "person"
        return "bot" if self.level else "open"

    @property
    def owes_word(self) -> bool:
        """Whether this seat's person has committed to a word and not revealed it."""
        return bool(self.word_commitment) and not self.word

    @property
    def lost(self) -> bool:
        """Whether this seat has lost and can no longer win."""
        return self.lost_by is not None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return bool(self.level)


OPEN_SEAT = SeatState()
