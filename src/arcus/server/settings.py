"""The settings of a server, for operators."""

from ipaddress import ip_network
from pathlib import Path
from urllib.parse import quote, urlsplit

import msgspec

from arcus.core.game import UsageError
from arcus.server.engines import ANSWER_WITHIN
from arcus.server.private_files import make_private_folder

PROXY = "127.0.0.1"  # the default address of a reverse proxy


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server process."""

    database: str
    broker: str | None = None
    host: str = "127.0.0.1"
    port: int = 8777
    public_url: str | None = None
    """The URL of the site, with its path, if the server is behind a proxy."""
    proxy: str = PROXY
    """The address or network of the proxy whose forwarded addresses are trusted."""
    bot_processes: int = 1
    """The number of processes for bots; 0 leaves them to workers."""
    pace: float = 0.7
    """The minimum seconds that a bot takes for a move, so that people can follow."""
    answer_within: float = ANSWER_WITHIN
    """Seconds for PostgreSQL to answer a statement before it counts as unavailable."""
    connections: int = 4096
    """The maximum number of connections."""
    web: Path | None = None
    """The folder of the built web app, if not in the package."""
    limits: bool = True
    """Whether rate limits apply; off only for benchmarks and tests."""

    @property
    def base(self) -> str:
        """The path of the site: empty, or for example `/games`."""
        return urlsplit(self.public_url).path.rstrip("/") if self.public_url else ""

    @property
    def is_secure(self) -> bool:
        """Whether the site uses https."""
        return bool(self.public_url) and urlsplit(self.public_url or "").scheme == "https"

    @property
    def url(self) -> str:
        """The base of links."""
        return (self.public_url or f"http://{self.host}:{self.port}").rstrip("/")


def check_network(option: str, network: str) -> None:
    """Raise UsageError unless `network` is an address or a network."""
    try:
        ip_network(network)
    except ValueError:
        raise UsageError(f"--{option} must be an address or a network such as 172.30.0.0/24, got '{network}'") from None


def sqlite_url(folder: Path) -> str:
    """Return the URL of the embedded database in a data folder; create a private folder if it is missing."""
    try:
        make_private_folder(folder)
    except OSError as error:
        raise UsageError(f"{folder}: can't be made ({error.strerror}); --data chooses another folder") from None
    return sqlite_file(folder / "arcus.sqlite")


def sqlite_file(path: Path) -> str:
    """Return the URL of a SQLite file, with special characters of its name quoted."""
    return f"sqlite:///{quote(str(path))}"


def check_url(what: str, url: str, schemes: tuple[str, ...]) -> None:
    """Raise UsageError unless a URL has one of these schemes; the message omits it, since it may hold a password."""
    try:
        parts = urlsplit(url)
        is_whole = bool(parts.path.strip("/") if parts.scheme == "sqlite" else parts.hostname and parts.port != 0)
    except ValueError:
        is_whole = False
    if not is_whole or parts.scheme not in schemes:
        raise UsageError(f"--{what} must be a URL that begins with {' or '.join(f'{s}://' for s in schemes)}")
