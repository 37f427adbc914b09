"""Accounts of people and bots, as requests and responses of HTTP."""

from typing import Annotated

import msgspec
from msgspec import Meta

from arcus.protocol.limits import Name


class Me(msgspec.Struct, frozen=True):
    """The account that a cookie or a token belongs to."""

    id: str
    name: str
    is_bot: bool = False


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new name."""

    name: Name


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a recovery link, sent by the new device."""

    token: Annotated[str, Meta(min_length=10, max_length=400)]


class RecoveryLink(msgspec.Struct, frozen=True):
    """A link that opens the same account on another device; it is valid for a few minutes."""

    url: str
    token: str
    qr: str
    """The link as a QR code, in SVG."""


class BotAccount(msgspec.Struct, frozen=True):
    """A new bot's account; the token is sent only once."""

    id: str
    name: str
    token: str
