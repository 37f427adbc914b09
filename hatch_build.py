"""Build hook: compiles the engine with mypyc where there is a C compiler, and goes on in plain Python elsewhere.

ARCUS_COMPILE=auto (default), 0 (never) or 1 (a failure is an error).
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = ("bits", "luck", "witness", "position", "playout")
PLAIN = {"__init__", "notation", "view", "game"}  # in the folders of games and bots; all else there is compiled
COMPILER = ["mypy[mypyc]==2.4.1", "setuptools>=80,<90"]

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="engine", ext_modules=mypycify({modules!r}, opt_level="3", target_dir={c!r}, group_name="arcus_engine"))
"""


def log(message: str) -> None:
    """Tell whoever builds."""
    print(f"[arcus build] {message}", file=sys.stderr, flush=True)


def has_compiler() -> bool:
    """Is there a C compiler?"""
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return os.name == "nt" or any(shutil.which(each) for each in (cc, "cc", "gcc", "clang"))


def compiled_modules(root: Path) -> dict[str, Path]:
    """The modules that make up the compiled engine, and the yardstick: place in the package -> file."""
    src = root / "src"
    rest = [*src.glob("arcus/games/*/*.py"), *src.glob("arcus/bots/*/*.py")]
    files = [
        *(src / f"arcus/core/{name}.py" for name in CORE),
        *sorted(path for path in rest if path.stem not in PLAIN),
    ]
    return {path.relative_to(src).as_posix(): path for path in files} | {
        "arcus/yardstick.py": root / "bench/yardstick.py"
    }


def compile_engine(root: Path, work: Path) -> list[Path]:
    """Compile the engine; the extensions lie below work/lib. RuntimeError with the compiler's words if it fails."""
    src, modules = work / "src", compiled_modules(root)
    for place, path in modules.items():  # alone, so that nothing else has to be there to check their types
        for package in (src / place).parents[: place.count("/")]:
            package.mkdir(parents=True, exist_ok=True)
            (package / "__init__.py").touch()
        shutil.copy(path, src / place)
    flags = [os.environ.get("CFLAGS", "")]
    if platform.machine().lower() in {"x86_64", "amd64"}:
        flags.insert(0, f"{flags[0]} -mpopcnt".strip())
    lib = work / "lib"
    (work / "setup.py").write_text(SETUP.format(modules=list(modules), c=str(work / "c")))
    command = [sys.executable, str(work / "setup.py"), "build_ext", f"--build-lib={lib}", f"--build-temp={work / 'o'}"]
    for cflags in flags:
        env = {**os.environ, "MYPY_CACHE_DIR": str(work / "cache"), "CFLAGS": cflags}
        run = subprocess.run(command, cwd=src, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        found = [path for path in lib.rglob("*") if path.suffix in {".so", ".pyd"}] if lib.is_dir() else []
        if run.returncode == 0 and found:
            return found
    raise RuntimeError(run.stdout)


class Hook(BuildHookInterface[Any]):
    """Adds the compiled engine to a wheel."""

    def _wanted(self) -> bool:
        mode = os.environ.get("ARCUS_COMPILE", "auto")
        return self.target_name == "wheel" and (mode == "1" or (mode == "auto" and has_compiler()))

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return COMPILER if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is an editable install or there is no compiler."""
        if version != "standard" or self.target_name != "wheel":
            return
        if not self._wanted():
            reason = "no C compiler" if os.environ.get("ARCUS_COMPILE", "auto") == "auto" else "not asked to compile"
            log(f"{reason}: the engine stays plain Python, some fifty times slower")
            return
        self._work = Path(tempfile.mkdtemp(prefix="arcus-build-"))
        began = time.monotonic()
        try:
            found = compile_engine(Path(self.root), self._work)
        except RuntimeError as error:
            if os.environ.get("ARCUS_COMPILE") == "1":
                raise
            log(f"compiling failed, so the engine stays plain Python, some fifty times slower:\n{str(error)[-2000:]}")
            return
        lib = self._work / "lib"
        build_data["force_include"].update({str(path): path.relative_to(lib).as_posix() for path in found})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        log(f"compiled {len(found)} extensions in {time.monotonic() - began:.0f} s")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up."""
        if work := getattr(self, "_work", None):
            shutil.rmtree(work, ignore_errors=True)
