"""Badly behaved bots for worker processes, which find them by name; so they are in a module of their own."""

import os
import sys
import time
from typing import Any

from kaiserhof.engine import Game


def last_move(game: Game, view: dict[str, Any]) -> str:
    state = game.from_json(view)
    return str(state.text(state.legal_moves()[-1]))


def thinks_as_long_as_told(game: Game, level: str, view: dict[str, Any], seconds: float, table: str, seed: str) -> str:
    time.sleep(seconds)
    return last_move(game, view)


def sleeps(game: Game, level: str, view: dict[str, Any], seconds: float, table: str, seed: str) -> str:
    if level != "quick":
        time.sleep(60)
    return last_move(game, view)


def dies(game: Game, level: str, view: dict[str, Any], seconds: float, table: str, seed: str) -> str:
    os._exit(1)


def fails(game: Game, level: str, view: dict[str, Any], seconds: float, table: str, seed: str) -> str:
    raise ZeroDivisionError


def sleeps_and_tells_its_process(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def has_loaded(module: str) -> bool:
    """Returns whether the process has imported a module."""
    return module in sys.modules
