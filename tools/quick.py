"""`make quick`: runs the tests of what has changed since `main`, interpreted, without the browser and without long
tests.

Of each game, only the first and the last variant are checked (fewest players without options, most players with all
options).
"""

import os
import shlex
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from kaiserhof.engine import game_ids

TESTS = Path(__file__).parent.parent / "tests"
NO_AREAS = {"browser", "contract", "front_end", "games", "trial"}
AREAS = {path.parent.name for path in TESTS.glob("*/__init__.py")} - NO_AREAS
"""Folders of `tests` that have the name of the package they test."""

TESTED_IN = {"people": "tables", "storage": "tables", "server": "web"}
"""The folder of tests for packages that have none of their own."""

SHARED = {"engine", "drawing", "testing", "words"}
"""Packages on which every game, or its tests, depend."""


def changed_files() -> list[str]:
    """Returns the files that differ from the merge base with `main`, or from the last commit, and new files."""
    base = _git("merge-base", "HEAD", "main") or ["HEAD"]
    return [*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")]


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def selection(files: Iterable[str]) -> list[str]:
    """Returns the arguments for pytest."""
    games: set[str] = set()
    areas: set[str] = set()
    modules: set[str] = set()
    everything = False
    for file in files:
        parts = PurePosixPath(file).parts
        match parts:
            case ("src", "kaiserhof", "games", game, *_) | ("tests", "games", game, *_) if game in game_ids():
                games.add(game)
            case ("tests", module) if module.startswith("test_"):
                modules.add(module)
            case ("tests", "browser" | "front_end", *_):
                pass  # too slow for this; already run by `make check`
            case ("src", "kaiserhof", "web", "static", *_):
                modules.add("web/test_scripts.py")  # `make check` runs the tests of scripts and style sheets
            case (
                ("src", "kaiserhof", area, *_) | ("tests", area, *_) | ("benchmarks" | "tools" | "training" as area, *_)
            ):
                area = TESTED_IN.get(area, area)
                everything |= area in SHARED or area not in AREAS
                areas |= {area} & AREAS
            case (name,):
                everything |= name in ("pyproject.toml", "setup.py")
    if everything:
        games |= set(game_ids())
        areas.add("engine")
    if not games | areas | modules:
        return []
    modules.add("test_architecture.py")
    chosen = [f"tests/games/{game}" for game in sorted(games)]
    chosen += [f"tests/{name}" for name in (*sorted(areas), *sorted(modules))]
    if games:
        chosen.append("tests/contract")
        others = sorted(set(game_ids()) - games)
        if others:
            chosen += ["-k", " and ".join(f"not {game}" for game in others)]
    return chosen


def main() -> None:
    chosen = selection(changed_files())
    if not chosen:
        print("No tests belong to what has changed.")
        return
    print(f"pytest {shlex.join(chosen)}", flush=True)
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-m", "not long", *chosen]
    sys.exit(
        subprocess.run(
            command, env={**os.environ, "KAISERHOF_PURE": "1", "KAISERHOF_QUICK": "1"}, check=False
        ).returncode
    )


if __name__ == "__main__":
    main()
