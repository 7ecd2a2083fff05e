"""The games, numbers of players and variants that the tests of the environments cover."""

import os

import pytest

from kaiserhof.engine import find_game, game_ids
from kaiserhof.testing import cases_of

GAMES = [find_game(name) for name in game_ids()]
TABLES = [(game, seats) for game in GAMES for seats in game.players]
CASES = [case for game in GAMES for case in cases_of(game, quick="KAISERHOF_QUICK" in os.environ)]

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=game_ids())
EVERY_TABLE = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
