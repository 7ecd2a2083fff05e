"""The measurement of load itself, on a very small scale."""

import json

import pytest

from benchmarks.load import main


@pytest.mark.long
def test_a_small_load_is_borne_without_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tables", "3", "--rate", "10", "--seconds", "2", "--warm-up", "0.5", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["tables"], result["streams"], result["errors"]) == (3, 12, 0)
    assert result["moves"] > 10
    assert 0 < result["p50"] <= result["p95"] <= result["longest"]
