"""A fourth game for tests: `lanterns` is the folder of a game that is never part of Kaiserhof itself.

Tests add it to the games for a while (`added`), or put it into a copy of the sources (`test_trial_game`).
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import kaiserhof.games
from kaiserhof.engine import Game, find_game
from kaiserhof.engine.registry import forget_games

FOLDER = Path(__file__).parent
NAME = "lanterns"


@contextmanager
def added() -> Iterator[Game]:
    """Adds the game in the block, as if its folder lay beside those of our games."""
    kaiserhof.games.__path__.append(str(FOLDER))
    forget_games()
    try:
        yield find_game(NAME)
    finally:
        kaiserhof.games.__path__.remove(str(FOLDER))
        forget_games()
        package = f"kaiserhof.games.{NAME}"
        for module in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[module]
        vars(kaiserhof.games).pop(NAME, None)
