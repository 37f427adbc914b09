"""Install each file of a release into a fresh environment and run it: `python -m tests.release dist`.

The wheels and the source distribution are installed where there is no C compiler, and the source distribution also
where there is one. Each must print its version, simulate games and serve the page.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Mapping
from pathlib import Path
from urllib.request import urlopen

PATIENCE = 60.0  # seconds until a server answers


def main(folder: Path) -> None:
    """Try every file of a release, or exit with the first failure."""
    [source] = folder.glob("arcus-*.tar.gz")
    [plain] = folder.glob("arcus-*-py3-none-any.whl")
    [compiled] = set(folder.glob("arcus-*.whl")) - {plain}
    for file, has_compiler in ((compiled, False), (plain, False), (source, False), (source, True)):
        is_compiled = file == compiled or has_compiler
        print(f"{file.name}, {'with' if has_compiler else 'without'} a C compiler", flush=True)
        with tempfile.TemporaryDirectory(prefix="arcus-release-") as place:
            try_out(file.resolve(), Path(place), has_compiler, is_compiled)


def try_out(file: Path, place: Path, has_compiler: bool, is_compiled: bool) -> None:
    """Install a file into a fresh environment and use it."""
    venv.create(place / "venv", with_pip=True)
    programs = place / "venv" / ("Scripts" if os.name == "nt" else "bin")
    env = clean_environment(programs, has_compiler)
    run(place, env, str(programs / "python"), "-m", "pip", "install", "-q", f"{file}[server]")
    arcus = str(programs / "arcus")
    version = run(place, env, arcus, "--version")
    assert ("(compiled)" in version) == is_compiled, version
    assert '"games":20' in re.sub(r"\s", "", run(place, env, arcus, "simulate", "red7", "--games", "20", "--json"))
    serve(place, env, arcus)


def clean_environment(programs: Path, has_compiler: bool) -> Mapping[str, str]:
    """Return an environment without the settings of this one; without a compiler, no other program is found either."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("ARCUS_", "PYTHON", "VIRTUAL_ENV", "CC", "CFLAGS", "MAKE"))
    }
    path = f"{programs}{os.pathsep}{os.environ['PATH']}" if has_compiler else str(programs)
    return {**kept, "PATH": path, "ARCUS_LANG": "en"}


def run(place: Path, env: Mapping[str, str], *command: str) -> str:
    """Run a command and return its output, or exit with the output if it fails."""
    done = subprocess.run(command, cwd=place, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def serve(place: Path, env: Mapping[str, str], arcus: str) -> None:
    """Start a server, and fetch the page and one of its scripts."""
    command = [arcus, "serve", "--port", "0", "--no-browser", "--data", str(place / "data")]
    with (place / "log").open("w+") as log:
        server = subprocess.Popen(command, cwd=place, env={**env, "PYTHONUNBUFFERED": "1"}, stdout=log, stderr=log)
        try:
            url = address(place / "log", server)
            page = fetch(url)
            [script, *_] = re.findall(r'src="([^"]+\.js)"', page)
            assert fetch(f"{url.rstrip('/')}/{script.lstrip('./')}")
        finally:
            server.terminate()
            server.wait(PATIENCE)


def address(log: Path, server: "subprocess.Popen[bytes]") -> str:
    """Return the address that a server prints when it has started."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        if found := re.search(r"http://127\.0\.0\.1:\d+\S*", log.read_text()):
            return found[0]
        time.sleep(0.1)
    sys.exit(f"the server printed no address:\n{log.read_text()}")


def fetch(url: str) -> str:
    """Return the body of a URL, once the server answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(url, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
