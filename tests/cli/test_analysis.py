"""`kaiserhof analyse`: its output for people and for programs."""

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaiserhof.bots.analysis import Analysis, PlayedGame, check_decision
from kaiserhof.cli.analysis import as_text, turning_json
from kaiserhof.engine import LANGUAGES, Record, find_game, game_ids
from tests.bots.test_analysis import analysed, finished
from tests.cli.terminal import Terminal

FIRST = find_game(game_ids()[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_win_probabilities_turning_points_and_better_moves(lang: str) -> None:
    record = Record.parse(Record.of(finished(FIRST)).write())
    course = PlayedGame.of(record, FIRST)
    decisions, analysis = {decision.number: decision for decision in course.decisions()}, analysed(course)
    checked = [check_decision(decisions[each.number], each, "master:20", 0) for each in analysis.suspects()]
    analysis = analysis.with_checked(checked)
    assert analysis.better_moves()
    words = FIRST.words(lang).named(record.names)
    told = as_text(record, course, analysis, analysis.turning_points(course.chance()), words, colour=False)
    assert words("analysis-turning") in told
    assert words("analysis-better", bot="thinker") in told
    for level in ("master", "grandmaster"):
        told_by = as_text(record, course, replace(analysis, analyst=f"{level}:8"), (), words, colour=False)
        assert words("analysis-better", bot=words(f"bot-{level}")) in told_by
    assert words("analysis-eyes") in told
    assert all(f"{name} " in told for name in record.names)
    assert "100 %" in told
    assert "\x1b[" not in told
    assert "\x1b[" in as_text(record, course, analysis, analysis.turning_points(course.chance()), words, colour=True)


def test_a_game_without_decisions_is_told_in_two_lines() -> None:
    course = PlayedGame(FIRST, 3, FIRST.choose(3), ())
    record = Record(FIRST.id, FIRST.rules_version, ("A", "B", "C"))
    told = as_text(record, course, Analysis("thinker", (), None), (), FIRST.words("en"), colour=False)
    assert told.count("\n") == 1


def test_programs_get_the_turning_points() -> None:
    course = PlayedGame.of(Record.parse(Record.of(finished(FIRST)).write()), FIRST)
    turning = analysed(course).turning_points(course.chance())
    points = turning_json(analysed(course), turning)["turning_points"]
    assert isinstance(points, list)
    assert [(each["number"], each["kind"]) for each in points] == [(point.number, point.kind) for point in turning]


def test_a_file_that_is_no_record_gets_one_line(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text("nonsense")
    assert "Line 1" in terminal.refused("analyse", str(path))
    assert "cannot be read" in terminal.refused("analyse", str(tmp_path / "nothing"))


def test_a_game_is_analysed_in_several_processes_as_in_one(terminal: Terminal, tmp_path: Path) -> None:
    path, chart = tmp_path / "record.txt", tmp_path / "chart.svg"
    match = finished(FIRST)
    lines = Record.of(match).write().splitlines()
    half = [line for line in lines if not line.startswith(("result", "secret"))][: len(lines) // 4]
    path.write_text("\n".join(half) + "\n", encoding="utf-8")
    arguments = ["analyse", str(path), "--budget", "8", "--json"]
    alone = json.loads(terminal.run(*arguments, "--jobs", "1"))
    told, beside = terminal.both([*arguments, "--jobs", "2", "--plot", str(chart)])
    assert json.loads(told) == alone
    assert str(chart) in beside
    assert ElementTree.parse(chart).getroot().tag.endswith("svg")
    assert alone["analyst"] == "grandmaster:8"
    assert alone["final"] is None
    assert alone["moments"]
    assert all(len(moment["chances"]) == len(alone["names"]) for moment in alone["moments"])
    assert FIRST.words("en")("win-plot") in terminal.run("analyse", str(path), "--budget", "8", "--jobs", "1")
    assert "“soon”" in terminal.refused("analyse", str(path), "--budget", "soon")
