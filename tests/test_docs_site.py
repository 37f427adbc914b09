"""The documentation builds as a site, strictly, and needs nothing from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOADED = re.compile(
    r"<(?:script|img|iframe|source|audio|video)\b[^>]*\bsrc=\"?(https?:)?//"
    r"|<link\b(?=[^>]*\brel=\"?(?:stylesheet|preload|preconnect|icon))[^>]*\bhref=\"?(https?:)?//"
    r"|url\([\"']?(https?:)?//"
    r"|@import\s+[\"']?(https?:)?//"
)
"""Resources that a browser would load from another host; links don't count."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as with `make docs`."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=110)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_site_has_every_page(site: Path) -> None:
    for page in ROOT.glob("docs/**/*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert (site / name.replace("README.html", "index.html")).is_file(), name
    assert "examples/mouse.py" in (site / "add-a-game.html").read_text(encoding="utf-8")
    assert (site / "examples/mouse.py").is_file()
    assert (site / "contributing.html").is_file()


def test_the_reference_shows_what_arcus_exports(site: Path) -> None:
    import arcus

    shown = (site / "api.html").read_text(encoding="utf-8")
    for name in set(arcus.__all__) - {"GAMES", "__version__"}:
        assert re.search(rf"\b{name}\b", shown), name


def test_the_site_loads_nothing_from_another_host(site: Path) -> None:
    files = [path for path in site.rglob("*") if path.suffix in (".html", ".css")]
    assert len(files) > 40
    found = [(path.name, match[0][:200]) for path in files for match in LOADED.finditer(path.read_text("utf-8"))]
    assert found == []
