"""The rules, records, bots and the command line need hardly any dependencies; everything else says how to
install them.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kaiserhof.engine import game_ids
from kaiserhof.extras import EXTRAS

WITHOUT = """
import contextlib, io, json, sys

missing, commands = map(json.loads, sys.argv[1:])
sys.modules.update(dict.fromkeys(missing))  # as Python notes what cannot be imported
import kaiserhof, kaiserhof.engine, kaiserhof.bots, kaiserhof.drawing, kaiserhof.lab.arena
for game in kaiserhof.game_ids():
    kaiserhof.find_game(game)
loaded = [name for name, module in sys.modules.items() if module]

from kaiserhof.cli import main
ran = {}
for name, arguments in commands.items():
    status, said = 0, io.StringIO()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(said):
        try:
            main(arguments)
        except SystemExit as end:
            status = end.code
    ran[name] = status, said.getvalue()

try:
    import kaiserhof.web
except ImportError as error:
    ran["import kaiserhof.web"] = 1, str(error)
print(json.dumps([loaded, ran]))
"""
"""A program that runs several commands as if no extra were installed."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The output of the program: the modules that the library loads, and how each command ended."""
    folder = tmp_path_factory.mktemp("extras")
    name, record, data = game_ids()[0], str(folder / "record.txt"), str(folder)
    three = "random,random,random"
    commands = {
        "games": ["games"],
        "play": ["play", name, "--seats", three, "--record", record],
        "replay": ["replay", record, "--quiet"],
        "bench": ["bench", name, "--games", "1"],
        "arena": ["arena", name, "--bots", three, "--games", "1", "--jobs", "1", "--results", str(folder / "results")],
        "serve": ["serve", "--data", data],
        "admin": ["admin", "tables", "--data", data],
        "compile": ["compile"],
    }
    arguments = [json.dumps(list(EXTRAS)), json.dumps(commands)]
    ran = subprocess.run([sys.executable, "-c", WITHOUT, *arguments], capture_output=True, text=True, check=True)
    assert Path(record).is_file()
    return json.loads(ran.stdout)


def test_importing_the_library_and_its_games_loads_nothing_of_the_page(told: Any) -> None:
    loaded = set(told[0])
    assert {name.partition(".")[0] for name in loaded} & set(EXTRAS) == set()
    assert not loaded & {"kaiserhof.web", "kaiserhof.tables"}


@pytest.mark.parametrize("command", ["games", "play", "replay", "bench"])
def test_games_are_played_and_measured_without_any_extra(told: Any, command: str) -> None:
    status, said = told[1][command]
    assert status == 0, said


@pytest.mark.parametrize(
    ("command", "extra"),
    [("serve", "web"), ("admin", "web"), ("import kaiserhof.web", "web"), ("compile", "compile"), ("arena", "lab")],
)
def test_what_needs_more_says_in_one_line_how_to_install_it(told: Any, command: str, extra: str) -> None:
    status, said = told[1][command]
    assert status in (1, 2)
    assert said.strip().count("\n") == 0
    assert f"pip install 'kaiserhof[{extra}]'" in said


def test_a_worker_does_not_load_the_page() -> None:
    """Otherwise it would take twice as long to start."""
    program = "import sys, kaiserhof.cli.server_settings, kaiserhof.cli.working; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "kaiserhof.cli.working" in loaded
    assert not {"litestar", "uvicorn", "jinja2", "kaiserhof.web.app"} & set(loaded)
