"""The build goes on in plain Python where there is no compiler."""

import re
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[2]


def test_without_a_compiler_the_build_asks_for_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    assert not hatch_build.has_compiler()


def test_a_compiler_that_fails_is_told_with_its_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    one = {"arcus/core/bits.py": ROOT / "src/arcus/core/bits.py"}
    monkeypatch.setattr(hatch_build, "compiled_modules", lambda root: one)
    with pytest.raises(RuntimeError, match="false"):
        hatch_build.compile_engine(ROOT, tmp_path)


def test_the_compiled_modules_are_the_rules_and_nothing_that_validates() -> None:
    """msgspec's Structs stop validating nested types once compiled, silently."""
    modules = hatch_build.compiled_modules(ROOT)
    assert {f"arcus/games/{game}/position.py" for game in ("red7", "qwinto", "rainbow", "kobito")} <= modules.keys()
    structs = re.compile(r"^class .*\bStruct\b", re.MULTILINE)
    assert not [place for place, path in modules.items() if structs.search(path.read_text(encoding="utf-8"))]
