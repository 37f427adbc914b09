"""One seat of a table: who sits there, and who decides for them."""

from typing import Literal

import msgspec

LostBy = Literal["resigned", "time", "away"]


class SeatState(msgspec.Struct, frozen=True):
    """A seat, as the journal of its table says."""

    person: str = ""
    """The id of the person's account."""
    name: str = ""
    former_name: str = ""
    """Of a bot: its name in the game before."""
    level: str = ""
    """The level of the bot that decides for this seat."""
    word_commitment: str = ""
    """The hash of the person's contribution to the deal."""
    word: str = ""
    """That contribution, once it is revealed."""
    is_kept: bool = False
    """The seat is kept for this person, who must sit down again before the game begins."""
    wins: int = 0
    """In the games of the series before this one."""
    is_erased: bool = False
    """The account was deleted: nobody comes back."""
    stand_in: bool = False
    lost_by: LostBy | None = None

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """What sits here."""
        if self.person:
            return "person"
        return "bot" if self.level else "open"

    @property
    def owes_word(self) -> bool:
        """Whether this seat's person has committed to a word and not revealed it."""
        return bool(self.word_commitment) and not self.word

    @property
    def lost(self) -> bool:
        """Whether this seat can't win any more."""
        return self.lost_by is not None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return bool(self.level)


OPEN_SEAT = SeatState()
