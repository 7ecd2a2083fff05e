"""Two speeds from one source: compiled and interpreted play are the same, move for move."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kaiserhof import is_compiled
from kaiserhof.engine import Game, find_game, game_ids
from tests.contract.played import digest

ROOT = Path(__file__).parent.parent.parent
GAMES = [find_game(name) for name in game_ids()]


@pytest.mark.long
@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here: no C compiler, or KAISERHOF_PURE is set")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_thousand_games_go_alike_compiled_and_interpreted(game: Game[Any]) -> None:
    pure = subprocess.run(
        [sys.executable, "-m", "tests.contract.played", game.id],
        cwd=ROOT,
        env={**os.environ, "KAISERHOF_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert pure.stdout.split() == ["interpreted", digest(game)]
