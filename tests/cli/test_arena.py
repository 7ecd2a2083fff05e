"""`kaiserhof arena`: its output, charts and result files."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaiserhof.engine import LANGUAGES, find_game, game_ids
from tests.cli.terminal import Terminal

FIRST = game_ids()[0]
SEATS = find_game(FIRST).players[0]
BOTS = ",".join(["regular", *["random"] * (SEATS - 1)])


def test_programs_get_every_bots_results(terminal: Terminal) -> None:
    told = json.loads(terminal.run("arena", FIRST, "--bots", BOTS, "--games", "3", "--jobs", "1", "--json"))
    assert set(told["bots"]) == {"regular", "random"}
    regular = told["bots"]["regular"]
    assert 0 <= regular["interval"][0] <= regular["win_rate"] <= regular["interval"][1] <= 1
    assert regular["rating"] == 1000
    assert regular["points"] > 0
    assert sum(regular["places"]) == pytest.approx(1, abs=0.001)
    assert regular["decision_s"]["mean"] <= regular["decision_s"]["longest"]
    assert (told["game"], told["games"], told["seats"], told["seed"]) == (FIRST, 3, SEATS, 0)
    assert told["options"] == find_game(FIRST).choose(SEATS)
    assert told["seconds"] > 0
    assert told["versions"]["rules"] == find_game(FIRST).rules_version


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_get_a_table_and_a_chart(lang: str, terminal: Terminal, tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    arguments = ["arena", FIRST, "--bots", BOTS, "--games", "2", "--jobs", "1", "--plot", str(chart), "--lang", lang]
    table, beside = terminal.both(arguments)
    words = find_game(FIRST).words(lang)
    assert words("cli-arena-rating") in table
    assert "regular" in table
    assert str(chart) in beside
    drawn = ElementTree.parse(chart).getroot()
    assert words("chart-wins") in "".join(drawn.itertext())


def test_a_longer_run_takes_over_the_games_of_a_shorter_one(terminal: Terminal, tmp_path: Path) -> None:
    results = str(tmp_path / "results.jsonl")
    common = ["arena", FIRST, "--bots", BOTS, "--jobs", "1", "--json"]
    terminal.run(*common, "--results", results, "--games", "2")
    resumed, beside = terminal.both([*common, "--results", results, "--games", "4"])
    assert f"earlier run: 2 of 4 ({results})" in beside
    whole = json.loads(terminal.run(*common, "--games", "4"))["bots"]["regular"]
    again = json.loads(resumed)["bots"]["regular"]
    assert {key: again[key] for key in ("win_rate", "points", "rating", "places")} == {
        key: whole[key] for key in ("win_rate", "points", "rating", "places")
    }


def test_the_league_is_written(terminal: Terminal, tmp_path: Path) -> None:
    league = tmp_path / "league.json"
    terminal.both(["arena", FIRST, "--bots", BOTS, "--games", "1", "--jobs", "1", "--league", str(league)])
    assert FIRST in json.loads(league.read_text())["games"]


@pytest.mark.long
def test_an_interrupted_run_says_how_to_go_on_and_does(terminal: Terminal, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    arguments = ["arena", FIRST, "--bots", BOTS, "--results", str(results), "--lang", "en"]
    command = [sys.executable, "-m", "kaiserhof", *arguments, "--games", "5000", "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            deadline = time.monotonic() + 60
            while not results.exists() or results.read_bytes().count(b"\n") < 4:
                assert time.monotonic() < deadline
                time.sleep(0.02)
            os.kill(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=30)
        finally:
            running.kill()
    assert running.returncode == 130
    assert out == ""
    assert "Run the same command to resume" in err
    assert "Traceback" not in err
    kept = results.read_bytes().count(b"\n") - 1
    table, _ = terminal.both([*arguments, "--games", str(kept), "--jobs", "1", "--json"])
    assert json.loads(table)["games"] == kept


@pytest.mark.parametrize("mutual", [False, True])
def test_a_curve_tells_masters_strength_over_simulations(mutual: bool, terminal: Terminal, tmp_path: Path) -> None:
    chart = tmp_path / "curve.svg"
    arguments = ["arena", FIRST, "--curve", "32,16", "--games", "1", "--players", str(SEATS), "--jobs", "1"]
    told, _ = terminal.both([*arguments, "--json", "--plot", str(chart), *(["--mutual"] if mutual else [])])
    curve = json.loads(told)["curve"]
    assert {point["simulations"] for point in curve} <= {16, 32}
    assert [point["bot"] for point in curve] == [f"master:{point['simulations']}" for point in curve]
    assert json.loads(told)["rivals"] == ([] if mutual else ["regular"] * (SEATS - 1))
    assert "simulations" in "".join(ElementTree.parse(chart).getroot().itertext())


def test_each_budget_of_a_curve_keeps_its_results_in_a_file_of_its_own(terminal: Terminal, tmp_path: Path) -> None:
    arguments = ["arena", FIRST, "--curve", "32,16", "--games", "1", "--players", str(SEATS), "--jobs", "1"]
    told, _ = terminal.both([*arguments, "--json", "--results", str(tmp_path / "curve.jsonl")])
    assert {path.name for path in tmp_path.iterdir()} == {"curve-master-16.jsonl", "curve-master-32.jsonl"}
    assert terminal.both([*arguments, "--json", "--results", str(tmp_path / "curve.jsonl")])[0] == told
