"""Finds games: every package below `kaiserhof.games` has a `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.game import Game


class UnknownGame(KaiserhofError):
    """No game has this id."""

    def __init__(self, name: str) -> None:
        super().__init__("error-unknown-game", name=name[:40], known=", ".join(game_ids()))


@cache
def game_ids() -> tuple[str, ...]:
    """Returns the ids of all games, in alphabetical order.

    >>> game_ids() == tuple(sorted(game_ids()))
    True
    """
    package = import_module("kaiserhof.games")
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg))


def find_game(name: str) -> Game[Any]:
    """Returns the game with this id; raises `UnknownGame`.

    >>> [find_game(name).id for name in game_ids()] == list(game_ids())
    True
    """
    if name not in game_ids():
        raise UnknownGame(name)
    game = import_module(f"kaiserhof.games.{name}").GAME
    assert isinstance(game, Game)
    return game
