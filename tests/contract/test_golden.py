"""Golden playthroughs: whole games as readable text. A changed rule shows up as a difference.

`make golden` rewrites them; read the difference before committing it.
"""

from pathlib import Path

import pytest

from kaiserhof.engine import Record, find_game, game_ids
from kaiserhof.testing import Case
from tests.contract.playthrough import golden_cases, golden_path, playthrough

GOLDEN = [case for game_id in game_ids() for case in golden_cases(find_game(game_id))]


@pytest.mark.parametrize("case", GOLDEN, ids=str)
def test_the_game_goes_as_it_is_written(case: Case) -> None:
    path = golden_path(case)
    assert path.exists(), f"{path.name} is missing: make golden"
    written = path.read_text(encoding="utf-8")
    assert playthrough(case.game, Record.parse(written)) == written


def test_no_playthrough_is_left_over() -> None:
    folder = Path(__file__).with_name("golden")
    assert set(folder.rglob("*.txt")) == {golden_path(case) for case in GOLDEN}
