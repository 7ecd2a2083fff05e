"""Installs distributions in clean environments, and sees them work there as a stranger would use them.

Each distribution is installed with `[web]` for each Python. Then its version says how it runs, the first steps of the
documentation work, every game is played by chance, and a server starts, plays with bots and stops.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SECONDS = 120.0
"""Maximum number of seconds for a request, and for the first moves of a game."""
MOVES = 30
VERSION = "import sys; print(*sys.version_info[:2])"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("distributions", nargs="+", type=Path)
    parser.add_argument("--python", action="append", help="a Python to install for; without, all that are found")
    arguments = parser.parse_args()
    pythons = arguments.python or found_pythons()
    for distribution in arguments.distributions:
        # A compiled wheel is for one version, and a source distribution is the same for all.
        fitting = pythons[:1] if is_source(distribution) else [each for each in pythons if fits(distribution, each)]
        for python in fitting:
            check(distribution.resolve(), python)
    return 0


def found_pythons() -> list[str]:
    """Returns the running Python, and other versions from 3.11 on."""
    others = [shutil.which(f"python3.{minor}") or "" for minor in range(11, 20)]
    others += map(str, sorted(Path.home().glob(".pyenv/versions/3.*/bin/python")))
    found: dict[str, str] = {}
    for python in [sys.executable, *filter(None, others)]:
        asked = subprocess.run([python, "-c", VERSION], capture_output=True, text=True, check=False)
        if asked.returncode == 0 and tuple(map(int, asked.stdout.split())) >= (3, 11):
            found.setdefault(asked.stdout, python)
    return list(found.values())


def is_source(distribution: Path) -> bool:
    return distribution.name.endswith(".tar.gz")


def is_compiled(distribution: Path) -> bool:
    return "-cp3" in distribution.name


def fits(distribution: Path, python: str) -> bool:
    """Returns whether a Python version can use this wheel."""
    tag = "-cp" + said(python, "-c", VERSION).replace(" ", "").strip() + "-"
    return tag in distribution.name or not is_compiled(distribution)


def check(distribution: Path, python: str) -> None:
    start = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        run(python, "-m", "venv", folder)
        inside = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"
        run(*installer(inside), "-q", "-c", ROOT / "constraints.txt", f"{distribution}[web]")
        version = said(inside, "-m", "kaiserhof", "--lang", "en", "--version").strip()
        assert version.endswith("(compiled)" if is_compiled(distribution) else "(interpreted)"), version
        run(inside, "-m", "doctest", ROOT / "docs" / "first-steps.md", cwd=folder)
        games = json.loads(said(inside, "-c", "import kaiserhof, json; print(json.dumps(kaiserhof.game_ids()))"))
        for game in games:
            run(inside, "-m", "kaiserhof", "bench", game, "--games", "20", cwd=folder)
        serve(inside, Path(folder), games)
    python_version = said(python, "--version").strip()
    print(f"{distribution.name}, {python_version}: {version}, works ({time.monotonic() - start:.0f} s)", flush=True)


def installer(python: Path) -> list[str | Path]:
    """Returns the command that installs for a Python: pip, or uv, which is faster, if it is installed here."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    return [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]


def serve(python: Path, folder: Path, games: list[str]) -> None:
    """Starts a server, plays the start of every game with bots, and stops the server."""
    command = [str(python), "-m", "kaiserhof", "--lang", "en", "serve", "--port", "0", "--no-browser", "--data", "data"]
    environment = os.environ | {"KAISERHOF_BOT_PAUSE": "0"}
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None, "the server does not say where it is"
            address = found[0].rstrip("/")
            with urllib.request.urlopen(address, timeout=SECONDS) as page:
                assert b"Kaiserhof" in page.read()
            token = ask(address, "/people", {"name": "Ada"})["token"]
            for game in games:
                table = ask(address, "/tables", {"game": game, "seats": ["me", *["regular"] * 3]}, token)["id"]
                deadline = time.monotonic() + SECONDS
                while (seen := ask(address, f"/tables/{table}", None, token))["number"] < MOVES:
                    assert time.monotonic() < deadline, f"{game} does not go on"
                    number = {"number": seen["number"]}
                    if seen["must_confirm"]:
                        ask(address, f"/tables/{table}/confirm", number, token)
                    elif seen["legal"]:
                        ask(address, f"/tables/{table}/moves", {**number, "move": seen["legal"][0]}, token)
                    else:
                        time.sleep(0.05)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(15)


def ask(address: str, path: str, data: dict[str, Any] | None, token: str = "") -> dict[str, Any]:
    """Sends a request to the API and returns its response."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(f"{address}/api{path}", data=body, headers=headers)
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        read: dict[str, Any] = json.load(answer)
        return read


def run(*command: str | Path, cwd: str | Path | None = None) -> None:
    environment = os.environ | {"KAISERHOF_PURE": "1"} if "pip" in command else None  # build nothing compiled
    subprocess.run([*map(str, command)], cwd=cwd, env=environment, check=True, stdout=subprocess.DEVNULL)


def said(python: str | Path, *arguments: str) -> str:
    return subprocess.run([str(python), *arguments], check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
