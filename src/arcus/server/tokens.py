"""Signed tokens: the cookies of guests, and links that bring an account to another device.

A token holds an account and the time when it was made. Raising an account's `since` revokes all tokens made before.
A link works once: its hash is stored until it would have expired anyway.
"""

import msgspec
import sqlalchemy as sa
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy.engine import Connection

from arcus.server.clock import Clock
from arcus.server.schema import insert, spent_links
from arcus.server.store import Person, new_id, token_hash

COOKIE_AGE = 400 * 86400  # seconds: the maximum in browsers
LINK_AGE = 900  # seconds that a recovery link works
MARGIN = 10_000  # ms; more than the cache time of accounts plus the difference of the processes' clocks


class Signed(msgspec.Struct, frozen=True, array_like=True):
    """The content of a token."""

    who: str
    made: int
    """When the token was made, in ms since 1970."""
    mark: str = ""
    """The identity of a link. Its text does not identify it, since the same token has several spellings."""


class Tokens:
    """Signs and verifies tokens."""

    def __init__(self, key: str, clock: Clock) -> None:
        self._cookies = URLSafeTimedSerializer(key, salt="cookie")
        self._links = URLSafeTimedSerializer(key, salt="link")
        self._clock = clock

    def cookie(self, person: Person, replaces: str | None = None) -> str:
        """Return a cookie that is at least as new as the valid cookie of the same person that it replaces."""
        old = self.of_cookie(replaces)
        made = old.made if old is not None and old.who == person.id else 0
        return str(self._cookies.dumps([person.id, max(self._clock.now_ms(), person.since, made)]))

    def link(self, person: Person) -> str:
        """Return the token of a link that opens the account on another device."""
        return str(self._links.dumps([person.id, max(self._clock.now_ms(), person.since), new_id()]))

    def of_cookie(self, text: str | None) -> Signed | None:
        """Return the content of a cookie; None if it is forged or too old."""
        return self._read(self._cookies, text, COOKIE_AGE)

    def of_link(self, text: str | None) -> Signed | None:
        """Return the content of a link; None if it is forged or too old."""
        return self._read(self._links, text, LINK_AGE)

    def _read(self, signer: URLSafeTimedSerializer, text: str | None, seconds: int) -> Signed | None:
        try:
            signed = msgspec.convert(signer.loads(text or ""), Signed)
        except (BadData, ValueError):
            return None
        return signed if signed.made + seconds * 1000 >= self._clock.now_ms() else None

    def revoking(self, person: Person) -> int:
        """Return the `since` that revokes every token of a person.

        It lies in the future, to revoke tokens that other processes still make from a cached account.
        """
        return max(self._clock.now_ms(), person.since) + MARGIN


def spend(connection: Connection, link: Signed, now: int) -> bool:
    """Mark a link as used; return False if it was used before."""
    connection.execute(spent_links.delete().where(spent_links.c.until < now))
    name = token_hash(f"{link.who} {link.made} {link.mark}")
    row = insert(spent_links, connection.dialect.name).values(link=name, until=now + LINK_AGE * 1000 + MARGIN)
    return bool(connection.execute(row.on_conflict_do_nothing().returning(sa.literal(1))).first())
