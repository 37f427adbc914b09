"""The build falls back to plain Python without a compiler, and recompiles only after changes."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[2]


def test_without_a_compiler_the_build_asks_for_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    assert not hatch_build.has_compiler()


def test_the_error_of_a_compiler_that_fails_has_its_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With one small module, and on a machine where there is only one set of flags to try."""
    monkeypatch.setenv("CC", "/bin/false")
    (tmp_path / "src/arcus").mkdir(parents=True)
    (tmp_path / "src/arcus/small.py").write_text("SMALL = 1\n")
    one = {"arcus/small.py": tmp_path / "src/arcus/small.py"}
    monkeypatch.setattr(hatch_build, "compiled_modules", lambda root: one)
    monkeypatch.setattr("platform.machine", lambda: "aarch64")
    with pytest.raises(RuntimeError, match=r"/bin/false.*returned non-zero exit status 1"):
        hatch_build.compile_engine(tmp_path, tmp_path / "work")


def test_the_compiled_modules_are_the_rules_and_nothing_that_validates() -> None:
    """msgspec's Structs stop validating nested types once compiled, silently."""
    modules = hatch_build.compiled_modules(ROOT)
    assert {f"arcus/games/{game}/position.py" for game in ("red7", "qwinto", "rainbow", "kobito")} <= modules.keys()
    structs = re.compile(r"^class .*\bStruct\b", re.MULTILINE)
    assert not [place for place, path in modules.items() if structs.search(path.read_text(encoding="utf-8"))]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of all that is compiled, which a test may change."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copytree(ROOT / "bench", tmp_path / "bench", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def edited(place: str) -> Callable[[Path, pytest.MonkeyPatch], None]:
    """Return a change that adds a line to a file."""

    def edit(root: Path, _: pytest.MonkeyPatch) -> None:
        with (root / place).open("a", encoding="utf-8") as file:
            file.write("\n# edited\n")

    return edit


def set_to(name: str, value: str) -> Callable[[Path, pytest.MonkeyPatch], None]:
    """Return a change of the environment."""
    return lambda _, monkeypatch: monkeypatch.setenv(name, value)


def replaced(what: str, value: object) -> Callable[[Path, pytest.MonkeyPatch], None]:
    """Return a change of the machine, as far as the build sees it."""
    return lambda _, monkeypatch: monkeypatch.setattr(what, value)


@pytest.mark.parametrize(
    ("change", "compiles"),
    [
        pytest.param(edited("src/arcus/games/red7/position.py"), True, id="rules"),
        pytest.param(edited("src/arcus/bots/search/tree.py"), True, id="a compiled module of the bots"),
        pytest.param(edited("src/arcus/core/game.py"), True, id="a plain module whose types the rules use"),
        pytest.param(edited("bench/yardstick.py"), True, id="the yardstick"),
        pytest.param(set_to("CFLAGS", "-O1"), True, id="flags"),
        pytest.param(set_to("CC", "/bin/false"), True, id="another C compiler"),
        pytest.param(replaced("importlib.metadata.version", lambda name: "9.9"), True, id="another version of mypy"),
        pytest.param(replaced("sys.version", "3.99"), True, id="another Python"),
        pytest.param(edited("src/arcus/cli/play.py"), False, id="the command line"),
        pytest.param(edited("src/arcus/server/http.py"), False, id="a plain module of the server"),
        pytest.param(edited("src/arcus/locale/en/red7.ftl"), False, id="words"),
    ],
)
def test_the_engine_is_compiled_again_only_if_something_that_it_is_made_of_has_changed(
    copy: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Path, pytest.MonkeyPatch], None],
    compiles: bool,
) -> None:
    compiled: list[Path] = []

    def compile_nothing(root: Path, work: Path) -> None:
        compiled.append(root)
        (work / "lib/arcus").mkdir(parents=True)
        (work / "lib/arcus/rules.so").write_text(str(len(compiled)))

    monkeypatch.setattr(hatch_build, "compile_engine", compile_nothing)
    for nth in range(2):  # the second time nothing has changed
        ((path, place),) = hatch_build.engine(copy, copy / f"work{nth}")
        assert (path.read_text(), place) == ("1", "arcus/rules.so")
    change(copy, monkeypatch)
    ((path, place),) = hatch_build.engine(copy, copy / "work2")
    assert (path.read_text(), place) == ("2" if compiles else "1", "arcus/rules.so")
    assert len(list((copy / "build").iterdir())) == 1
