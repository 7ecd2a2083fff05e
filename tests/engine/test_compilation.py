"""Which modules run compiled, and that outdated machine code never runs in their place."""

import os
import shutil
import subprocess
import sys
from abc import ABC
from pathlib import Path

import pytest

import kaiserhof
from kaiserhof import is_compiled
from kaiserhof.compiling import loader
from kaiserhof.engine import OVER, Dice, State, rollout

COMPILED = pytest.mark.skipif(
    not is_compiled(), reason="nothing is compiled here: no C compiler, or KAISERHOF_PURE is set"
)


def mode(package: Path, **environment: str) -> str:
    """Returns how a new process runs the package in this folder."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import kaiserhof, kaiserhof.engine.core.dice as d; print(kaiserhof.is_compiled(), d.__file__)",
        ],
        env={**os.environ, "PYTHONPATH": str(package.parent), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, file = done.stdout.split()
    assert (compiled == "True") == (not file.endswith(".py"))
    return "compiled" if compiled == "True" else "interpreted"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the whole package with its compiled modules."""
    copy = tmp_path / "kaiserhof"
    shutil.copytree(Path(kaiserhof.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


@COMPILED
def test_compiled_modules_are_used_while_they_fit_the_sources(package: Path) -> None:
    assert mode(package, KAISERHOF_PURE="0") == "compiled"
    assert mode(package, KAISERHOF_PURE="1") == "interpreted"
    source = package / "engine" / "core" / "dice.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert mode(package, KAISERHOF_PURE="0") == "interpreted"


@COMPILED
def test_a_new_source_among_the_compiled_ones_makes_them_old(package: Path) -> None:
    (package / "games" / "toy" / "rules").mkdir(parents=True)
    (package / "games" / "toy" / "rules" / "state.py").write_text('"""Nothing."""\n', encoding="utf-8")
    assert mode(package, KAISERHOF_PURE="0") == "interpreted"


def test_without_compiled_modules_the_sources_run(package: Path) -> None:
    shutil.rmtree(loader.compiled_folder(package), ignore_errors=True)
    assert mode(package, KAISERHOF_PURE="0") == "interpreted"


def test_every_module_below_rules_is_compiled_and_no_other_of_a_game() -> None:
    sources = set(loader.source_files())
    for path in (loader.PACKAGE / "games").rglob("*.py"):
        assert (path in sources) == ("rules" in path.relative_to(loader.PACKAGE / "games").parts[:-1]), path


class Countdown(State, ABC):
    """A game that is not compiled: one seat counts down by one or two."""

    left = 7
    seats = 1
    journal = None

    def to_move(self) -> int:
        return 0 if self.left > 0 else OVER

    def legal_moves(self) -> list[int]:
        return [1, 2]

    def push(self, move: int) -> None:
        self.left -= move


def test_a_game_outside_the_compiled_group_can_be_played_by_it() -> None:
    Countdown.__abstractmethods__ = frozenset()  # only what a rollout needs is there
    assert 4 <= rollout(Countdown(), Dice(1)) <= 7  # type: ignore[abstract]
