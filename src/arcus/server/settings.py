"""What the one who runs a server can choose."""

from ipaddress import ip_network
from pathlib import Path
from urllib.parse import quote, urlsplit

import msgspec

from arcus.core.game import UsageError
from arcus.server.engines import ANSWER_WITHIN
from arcus.server.private_files import make_private_folder

PROXY = "127.0.0.1"  # where a reverse proxy is expected


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    database: str
    broker: str | None = None
    host: str = "127.0.0.1"
    port: int = 8777
    public_url: str | None = None
    """The address that people reach it by, with the path in front of it, if a proxy stands there."""
    proxy: str = PROXY
    """The address or network of that proxy; forwarded addresses are believed from there."""
    bot_processes: int = 1
    """Processes that bots think in; 0 leaves them to workers."""
    pace: float = 0.7
    """Seconds that a bot takes at least, so that people can follow."""
    answer_within: float = ANSWER_WITHIN
    """Seconds for PostgreSQL to answer a statement; then it counts as away."""
    connections: int = 4096
    """Most connections at a time."""
    web: Path | None = None
    """Where the built web app lies, if not in the package."""
    limits: bool = True
    """Off for measuring and tests only."""

    @property
    def base(self) -> str:
        """The path in front of everything: empty, or `/games`."""
        return urlsplit(self.public_url).path.rstrip("/") if self.public_url else ""

    @property
    def is_secure(self) -> bool:
        """Do people come by https?"""
        return bool(self.public_url) and urlsplit(self.public_url or "").scheme == "https"

    @property
    def url(self) -> str:
        """The address that links begin with."""
        return (self.public_url or f"http://{self.host}:{self.port}").rstrip("/")


def check_network(option: str, network: str) -> None:
    """Raise UsageError unless it is an address or a network."""
    try:
        ip_network(network)
    except ValueError:
        raise UsageError(f"--{option} must be an address or a network such as 172.30.0.0/24, got '{network}'") from None


def sqlite_url(folder: Path) -> str:
    """The embedded database of a data folder, which is made, for its owner alone, if it is not there."""
    try:
        make_private_folder(folder)
    except OSError as error:
        raise UsageError(f"{folder}: can't be made ({error.strerror}); --data chooses another folder") from None
    return sqlite_file(folder / "arcus.sqlite")


def sqlite_file(path: Path) -> str:
    """The address of a SQLite file, whatever signs its name has."""
    return f"sqlite:///{quote(str(path))}"


def check_url(what: str, url: str, schemes: tuple[str, ...]) -> None:
    """Raise UsageError unless a URL has one of these schemes; it may hold a password, so it is not shown."""
    try:
        parts = urlsplit(url)
        is_whole = bool(parts.path.strip("/") if parts.scheme == "sqlite" else parts.hostname and parts.port != 0)
    except ValueError:
        is_whole = False
    if not is_whole or parts.scheme not in schemes:
        raise UsageError(f"--{what} must be a URL that begins with {' or '.join(f'{s}://' for s in schemes)}")
