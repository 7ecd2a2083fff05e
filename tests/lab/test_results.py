"""Results are stored line by line, so that an interrupted run resumes."""

import json
from pathlib import Path

import pytest

from kaiserhof.engine import KaiserhofError, find_game, game_ids
from kaiserhof.lab.arena import ArenaPlan, GameResult, play_game, play_games
from kaiserhof.lab.curve import CurvePoint, curve_plans
from kaiserhof.lab.executor import Executor
from kaiserhof.lab.league import record_run
from kaiserhof.lab.rating import MIDDLE
from kaiserhof.lab.results import ResultFile, default_file, settings_of
from kaiserhof.lab.summary import summarise

FIRST = find_game(game_ids()[0])
SEATS = FIRST.players[0]
PLAN = ArenaPlan(FIRST.id, ("random",) * SEATS, SEATS, FIRST.choose(SEATS))


def run(path: Path, games: int, plan: ArenaPlan = PLAN) -> list[GameResult]:
    results = ResultFile(path, settings_of(plan), GameResult.from_json)
    for _ in results.record(play_games(plan, results.missing(games), Executor())):
        pass
    results.close()
    return results.first(games)


def places(played: list[GameResult]) -> list[tuple[int, tuple[str, ...], tuple[int, ...], tuple[int, ...]]]:
    return [(each.number, each.bots, each.points, each.places) for each in played]


def test_a_resumed_run_gives_what_an_uninterrupted_one_gives(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole.jsonl", 7)
    run(tmp_path / "parts.jsonl", 2)
    assert places(run(tmp_path / "parts.jsonl", 7)) == places(whole)
    assert summarise(PLAN, run(tmp_path / "whole.jsonl", 7)).games == 7


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    run(tmp_path / "a.jsonl", 3)
    before = (tmp_path / "a.jsonl").read_bytes()
    run(tmp_path / "a.jsonl", 3)
    assert (tmp_path / "a.jsonl").read_bytes() == before


@pytest.mark.parametrize("torn", [1, 20, 100])
def test_a_torn_last_line_is_dropped_and_its_game_played_again(torn: int, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    whole = places(run(path, 4))
    path.write_bytes(path.read_bytes()[:-torn])
    results = ResultFile(path, settings_of(PLAN), GameResult.from_json)
    assert results.missing(4) == [3]
    results.close()
    assert places(run(path, 4)) == whole
    assert all(json.loads(line) for line in path.read_text().splitlines())


def test_a_torn_first_line_starts_the_file_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('{"format":"kaiser')
    assert len(run(path, 1)) == 1


def test_other_settings_are_refused(tmp_path: Path) -> None:
    run(tmp_path / "a.jsonl", 1)
    other = ArenaPlan(FIRST.id, PLAN.bots, SEATS, PLAN.options, seed=1)
    with pytest.raises(KaiserhofError, match="error-arena-other"):
        ResultFile(tmp_path / "a.jsonl", settings_of(other), GameResult.from_json)


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    run(tmp_path / "a.jsonl", 1)
    with (tmp_path / "a.jsonl").open("a") as file:
        file.write("nonsense\n")
    with pytest.raises(KaiserhofError, match="Line 3"):
        ResultFile(tmp_path / "a.jsonl", settings_of(PLAN), GameResult.from_json)


def test_every_plan_has_its_own_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    other = ArenaPlan(FIRST.id, PLAN.bots, SEATS, PLAN.options, seed=1)
    assert default_file(PLAN) != default_file(other)
    assert default_file(PLAN).is_relative_to(tmp_path)


def test_a_result_survives_the_file() -> None:
    played = play_game(PLAN, 0)
    again = GameResult.from_json(json.loads(json.dumps(played.to_json())))
    assert places([again]) == places([played])
    assert [times.bins for times in again.times] == [times.bins for times in played.times]


# ---------------------------------------------------------------------- the league


def test_a_run_stands_in_the_league_once_however_often_it_is_written(tmp_path: Path) -> None:
    league = tmp_path / "league.json"
    played = [play_game(PLAN, number) for number in range(3)]
    record_run(league, PLAN, played[:2])
    record_run(league, PLAN, played)
    record_run(league, PLAN, played)
    entry = json.loads(league.read_text())["games"][FIRST.id]
    assert [run["games"] for run in entry["runs"]] == [3]
    assert sum(entry["runs"][0]["orders"].values()) == 3
    assert [(row["bot"], row["version"], row["seats"]) for row in entry["ratings"]] == [("random", 1, 3 * SEATS)]


def test_runs_of_other_bots_are_rated_together(tmp_path: Path) -> None:
    league = tmp_path / "league.json"
    mixed = ArenaPlan(FIRST.id, ("regular", *["random"] * (SEATS - 1)), SEATS, PLAN.options)
    record_run(league, PLAN, [play_game(PLAN, 0)])
    record_run(league, mixed, [play_game(mixed, number) for number in range(2)])
    entry = json.loads(league.read_text())["games"][FIRST.id]
    assert len(entry["runs"]) == 2
    rating = {row["bot"]: row["rating"] for row in entry["ratings"]}
    assert set(rating) == {"regular", "random"}
    assert rating["regular"] == MIDDLE


def test_a_file_that_is_no_league_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "league.json"
    path.write_text("[]")
    with pytest.raises(KaiserhofError, match="error-league"):
        record_run(path, PLAN, [play_game(PLAN, 0)])
    assert path.read_text() == "[]"


# ---------------------------------------------------------------------- the curve


def test_a_curve_has_a_plan_for_each_budget_against_rivals_and_one_without() -> None:
    against = curve_plans(FIRST.id, [10, 20], ["regular"] * (SEATS - 1), seats=SEATS, options=PLAN.options, seed=0)
    assert [plan.bots[0] for plan in against] == ["master:10", "master:20"]
    assert all(plan.bots[1:] == ("regular",) * (SEATS - 1) for plan in against)
    (mutual,) = curve_plans(FIRST.id, [10, 20], [], seats=SEATS, options=PLAN.options, seed=0)
    assert set(mutual.bots) == {"master:10", "master:20"}
    assert len(mutual.bots) >= SEATS


def test_a_point_of_the_curve_tells_its_budget() -> None:
    bot = summarise(PLAN, [play_game(PLAN, 0)]).bots[0]
    assert CurvePoint(250, bot).to_json()["simulations"] == 250
