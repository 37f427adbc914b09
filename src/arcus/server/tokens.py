"""Signed tokens: the cookies of guests, and links that bring an account to another device.

A token holds who it stands for and when it was made. Raising an account's `since` revokes all that were made before.
A link works once: a hash of it is kept until it would have expired anyway.
"""

import msgspec
import sqlalchemy as sa
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from arcus.server.clock import Clock
from arcus.server.schema import spent_links
from arcus.server.store import Person, new_id, token_hash

COOKIE_AGE = 400 * 86400  # seconds: the longest that browsers keep one
LINK_AGE = 900  # seconds that a recovery link works
MARGIN = 10_000  # ms; longer than other processes remember an account, plus what their clocks may differ by


class Signed(msgspec.Struct, frozen=True, array_like=True):
    """The content of a token."""

    who: str
    made: int
    """In ms since 1970."""
    mark: str = ""
    """Tells links apart. A link is known by this and not by its text, which can be spelled in several ways."""


class Tokens:
    """Makes and reads tokens that only this server can sign."""

    def __init__(self, key: str, clock: Clock) -> None:
        self._cookies = URLSafeTimedSerializer(key, salt="cookie")
        self._links = URLSafeTimedSerializer(key, salt="link")
        self._clock = clock

    def cookie(self, person: Person, replaces: str | None = None) -> str:
        """Return a cookie; if it replaces a valid one of the same person, it is never older than that."""
        old = self.of_cookie(replaces)
        made = old.made if old is not None and old.who == person.id else 0
        return str(self._cookies.dumps([person.id, max(self._clock.now_ms(), person.since, made)]))

    def link(self, person: Person) -> str:
        """Return the token of a link that brings somebody to another device."""
        return str(self._links.dumps([person.id, max(self._clock.now_ms(), person.since), new_id()]))

    def of_cookie(self, text: str | None) -> Signed | None:
        """Return what a cookie says; None if it is forged or too old."""
        return self._read(self._cookies, text, COOKIE_AGE)

    def of_link(self, text: str | None) -> Signed | None:
        """Return what a link says; None if it is forged or too old."""
        return self._read(self._links, text, LINK_AGE)

    def _read(self, signer: URLSafeTimedSerializer, text: str | None, seconds: int) -> Signed | None:
        try:
            signed = msgspec.convert(signer.loads(text or ""), Signed)
        except (BadData, ValueError):
            return None
        return signed if signed.made + seconds * 1000 >= self._clock.now_ms() else None

    def revoking(self, person: Person) -> int:
        """Return the `since` that revokes every token of somebody.

        It lies ahead of the clock, so that a token that another process makes before it hears of this is revoked too.
        """
        return max(self._clock.now_ms(), person.since) + MARGIN


def spend(connection: Connection, link: Signed, now: int) -> bool:
    """Use a link up; return False if it was used before."""
    connection.execute(spent_links.delete().where(spent_links.c.until < now))
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    name = token_hash(f"{link.who} {link.made} {link.mark}")
    row = insert(spent_links).values(link=name, until=now + LINK_AGE * 1000 + MARGIN)
    return bool(connection.execute(row.on_conflict_do_nothing().returning(sa.literal(1))).first())
