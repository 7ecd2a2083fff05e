"""The report of `check_game`, and the same checks as pytest tests."""

import os
import subprocess
import sys
from pathlib import Path

from kaiserhof.testing import CHECKS, Case, Check, cases_of, check_game
from kaiserhof.testing.cases import Broken
from kaiserhof.testing.report import Report, look
from tests import trial

EFFORT = 0.01


def test_a_game_without_drawing_and_lesson_keeps_the_contract_and_the_report_says_what_was_skipped() -> None:
    with trial.added() as game:
        report = check_game(game, effort=EFFORT)
    assert report.kept, str(report)
    assert {finding.check for finding in report.findings} == set(CHECKS)
    assert "lanterns: " in str(report)
    assert "no problems" in str(report)
    assert "the game has no pictures" in str(report)
    assert "the game has no lesson" in str(report)


def test_a_problem_is_reported_with_its_case_and_the_moves_before_it() -> None:
    def nobody_ever_hangs_a_lantern(case: Case) -> None:
        for state in case.positions(50):
            if max(state.to_json()["lanterns"]) >= 0:
                raise Broken("there is a lantern")

    with trial.added() as game:
        finding = look(Check(nobody_ever_hangs_a_lantern), cases_of(game)[0])
        said = str(Report(game.id, (finding,)))
    assert said.splitlines()[0] == "lanterns: 1 checks, 1 problem"
    assert "lanterns-2: it is not true that nobody ever hangs a lantern" in said
    assert "there is a lantern" in said
    assert "the last were: deal " in said


def test_names_of_checks_are_sentences_of_their_own() -> None:
    assert len({check.name for check in CHECKS}) == len(CHECKS)


def test_every_check_of_a_case_looks_at_the_same_positions_from_all_parts_of_a_game() -> None:
    with trial.added() as game:
        case = cases_of(game)[0]
        first, again = list(case.positions(30)), list(case.positions(30))
        few = list(case.positions(2))
        assert all(one is other for one, other in zip(first, again, strict=True))
        assert [state.to_json() for state in cases_of(game)[0].positions(30)] == [state.to_json() for state in first]
        assert len(few) == 2
        assert few[0].to_json() != few[1].to_json()


TEST = """
import pytest
from tests import trial

ADDED = trial.added()
GAME = ADDED.__enter__()
type(GAME).action_space = 3

@pytest.mark.games(GAME)
def test_the_contract_is_kept(contract_check):
    contract_check()
"""


def test_the_plugin_makes_a_test_of_each_check(tmp_path: Path) -> None:
    file = tmp_path / "test_lanterns.py"
    file.write_text(TEST, encoding="utf-8")
    chosen = "lanterns-2-text or lanterns-2-a_copy or (lanterns-3 and vignette)"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "kaiserhof.testing.plugin", "-rs", "-q"]
    ran = subprocess.run(
        [*command, f"--rootdir={tmp_path}", "-k", chosen, str(file)],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 failed, 1 passed, 1 skipped" in ran.stdout, ran.stdout
    assert "the game has no pictures" in ran.stdout
    assert "lanterns-2: it is not true that text and parse are inverses" in ran.stdout
    assert "is outside the action space" in ran.stdout
