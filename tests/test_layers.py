"""A package imports only itself and the packages it may import, without cycles."""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src" / "arcus"
ALLOWED = {  # each package, and the packages that it may import
    "core": set[str](),
    "locale": set[str](),
    "games": {"core"},
    "records": {"core", "games"},
    "lessons": {"core", "games", "records"},
    "bots": {"core", "games"},
    "analysis": {"core", "games", "records", "bots"},
    "puzzles": {"core", "games", "records", "bots"},
    "arena": {"core", "games", "records", "bots"},
    "tui": {"core", "games", "locale"},
    "envs": {"core", "games", "locale", "tui"},
    "protocol": {"core", "games"},
    "server": {"core", "games", "records", "lessons", "bots", "analysis", "puzzles", "locale", "protocol"},
    "client": {"core", "games", "records", "bots", "protocol"},
    "loadtest": {"protocol"},
    "cli": {
        "core",
        "games",
        "records",
        "lessons",
        "bots",
        "analysis",
        "puzzles",
        "arena",
        "tui",
        "protocol",
        "client",
        "server",
        "loadtest",
        "locale",
    },
}
ROOT_MODULES = {"", "build", "__version__"}
"""The modules of the package itself that `server` and `cli` may import."""


def names(file: Path) -> set[str]:
    """Return the names that a file imports, each with its module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            found.update(f"{alias.name}." for alias in node.names)
    return found


def imports(file: Path) -> set[str]:
    """Return the packages of Arcus that a file imports; an empty text stands for the package itself."""
    return {name.split(".")[1] for name in names(file) if name.split(".")[0] == "arcus"}


def modules(file: Path) -> set[str]:
    """Return the modules that a file imports, or from which it imports a name."""
    return {each for name in names(file) for each in (name, name.rpartition(".")[0])}


def test_every_package_is_guarded() -> None:
    assert {path.name for path in SRC.iterdir() if (path / "__init__.py").is_file()} == set(ALLOWED)


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_imports_only_what_it_may(package: str) -> None:
    root = ROOT_MODULES if package in ("server", "cli") else set[str]()
    allowed = ALLOWED[package] | {package} | root
    found = {file.relative_to(SRC): imports(file) - allowed for file in (SRC / package).rglob("*.py")}
    assert {file: wrong for file, wrong in found.items() if wrong} == {}
    assert found


def test_packages_import_each_other_in_no_circle() -> None:
    left = dict(ALLOWED)
    while left:
        free = [package for package, needed in left.items() if not needed & left.keys()]
        assert free, f"a circle among {', '.join(left)}"
        for package in free:
            del left[package]


def test_modules_of_the_server_import_each_other_in_no_circle() -> None:
    files = {f"arcus.server.{file.stem}": file for file in (SRC / "server").glob("*.py")}
    left = {name: modules(file) & files.keys() for name, file in files.items()}
    while left:
        free = [name for name, needed in left.items() if not needed & left.keys()]
        assert free, f"a circle among {', '.join(left)}"
        for name in free:
            del left[name]


def test_games_do_not_know_each_other() -> None:
    for file in (SRC / "games").glob("*/*.py"):
        others = [
            other.name for other in (SRC / "games").iterdir() if other.is_dir() and other.name != file.parent.name
        ]
        text = file.read_text()
        assert not [other for other in others if f"arcus.games.{other}" in text], file


def test_core_names_no_game() -> None:
    games = [path.name for path in (SRC / "games").iterdir() if (path / "game.py").is_file()]
    assert len(games) >= 4
    for file in (SRC / "core").glob("*.py"):
        text = file.read_text(encoding="utf-8").lower()
        assert not [game for game in games if game in text], file
