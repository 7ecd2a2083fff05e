"""The games, numbers of players and variants that the tests of the environments cover."""

import os

import pytest

from kaiserhof.engine import find_game, game_ids
from kaiserhof.testing import cases_of
from kaiserhof.testing.cases import covering

GAMES = [find_game(name) for name in game_ids()]
TABLES = [(game, seats) for game in GAMES for seats in game.players]
CASES = [cases_of(game, quick="KAISERHOF_QUICK" in os.environ) for game in GAMES]

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=game_ids())
EVERY_TABLE = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
EVERY_CASE = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=[pytest.mark.thorough] * (case not in covering(cases)), id=str(case))
        for cases in CASES
        for case in cases
    ],
)
