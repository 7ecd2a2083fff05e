"""All attacks at once on a very small scale: nothing fails, and a person plays on. `make attack` judges the times."""

import json

import pytest

from benchmarks.attack import ATTACKS, EVERYTHING, main


@pytest.mark.long
def test_under_all_attacks_at_once_nothing_fails(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [EVERYTHING, "--seconds", "3", "--attackers", str(len(ATTACKS)), "--database", "sqlite"]
    assert main([*arguments, "--errors-only", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["moves"] > 0
    assert {"200", "201", "422"} <= set(result["answers"])
    assert not any(status.startswith("5") for status in result["answers"])
