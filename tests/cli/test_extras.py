"""The rules, records, bots and the command line need next to nothing; what needs more says how to install it."""

import subprocess
import sys
from pathlib import Path

import pytest

from kaiserhof.cli.extras import EXTRAS
from kaiserhof.engine import game_ids

WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in set(sys.argv[1].split(",")):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
"""
COMMAND = f"{WITHOUT}\nfrom kaiserhof.cli import main\nmain(sys.argv[2:])"


def without_extras(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a program as if nothing of the extras were installed."""
    return subprocess.run(
        [sys.executable, "-c", program, ",".join(EXTRAS), *arguments], capture_output=True, text=True, check=False
    )


def test_importing_the_library_and_its_games_loads_nothing_of_the_page() -> None:
    names = "kaiserhof, kaiserhof.engine, kaiserhof.bots, kaiserhof.drawing, kaiserhof.lab.arena"
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys, {names}\n[kaiserhof.find_game(g) for g in kaiserhof.game_ids()]\n"
         "print(*sys.modules)"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    loaded = {name.partition(".")[0] for name in ran.stdout.split()}
    assert loaded & set(EXTRAS) == set()
    assert "kaiserhof.web" not in ran.stdout.split()
    assert "kaiserhof.tables" not in ran.stdout.split()


def test_games_are_played_and_measured_without_any_extra(tmp_path: Path) -> None:
    name = game_ids()[0]
    for arguments in (
        ["games"],
        ["play", name, "--seats", "random,random,random", "--record", str(tmp_path / "record.txt")],
        ["replay", str(tmp_path / "record.txt"), "--quiet"],
        ["arena", name, "--bots", "random,random,random", "--games", "1", "--results", str(tmp_path / "results")],
    ):
        ran = without_extras(COMMAND, *arguments)
        assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("command", [["serve"], ["admin", "tables"]])
def test_what_needs_the_page_says_in_one_line_how_to_install_it(command: list[str], tmp_path: Path) -> None:
    ran = without_extras(COMMAND, *command, "--data", str(tmp_path))
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "pip install 'kaiserhof[web]'" in ran.stderr
