"""Finds games: every package below `kaiserhof.games` has a `GAME`; other packages register theirs by entry points."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from kaiserhof.engine.datafile import BadData
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.game import REQUIRED_ATTRIBUTES, Game
from kaiserhof.engine.locator import on_board
from kaiserhof.engine.message import Message
from kaiserhof.engine.plugins import Plugins, UnusablePlugin, find_plugins

GROUP = "kaiserhof.games"
"""The group of entry points; each leads to a `Game` and has its id as its name."""


class UnknownGame(KaiserhofError):
    """No game has this id."""

    def __init__(self, name: str) -> None:
        super().__init__("error-unknown-game", name=name[:40], known=", ".join(game_ids()))


class BadBoard(KaiserhofError):
    """An invalid file of a custom board; `problems` has everything that is wrong with it.

    The words of `game` put the problems into a language.
    """

    def __init__(self, game: str, error: BadData) -> None:
        super().__init__("error-board", detail=error.message)
        self.game = game
        self.problems = error.problems


@cache
def game_ids() -> tuple[str, ...]:
    """Returns the ids of all games, in alphabetical order.

    >>> game_ids() == tuple(sorted(game_ids()))
    True
    """
    return tuple(sorted((*_own_ids(), *_of_others().found)))


def as_game(game: Game | str) -> Game:
    """Returns the game that is given, or the one with the given id; raises `UnknownGame`."""
    return find_game(game) if isinstance(game, str) else game


def find_game(name: str, board: bytes | None = None) -> Game:
    """Returns the game with this id; raises `UnknownGame`, or `UnusablePlugin` for one that was skipped.

    With the file of a custom board, returns the game on that board; raises `BadBoard` if the file is invalid.

        >>> [find_game(name).id for name in game_ids()] == list(game_ids())
        True
    """
    if name not in game_ids():
        raise _of_others().skipped.get(name) or UnknownGame(name)
    others = _of_others().found
    game = others[name] if name in others else import_module(f"kaiserhof.games.{name}").GAME
    assert isinstance(game, Game)
    if board is None:
        return game
    try:
        changed: Game = on_board(game, board)
        return changed
    except BadData as error:
        raise BadBoard(name, error) from None


def skipped_games() -> list[UnusablePlugin]:
    """Returns the reason why each skipped game of another package cannot be used."""
    return list(_of_others().skipped.values())


def forget_games() -> None:
    """Clears the cache of games, after a package was installed."""
    game_ids.cache_clear()
    _of_others.cache_clear()


def _own_ids() -> list[str]:
    package = import_module("kaiserhof.games")
    return [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]


@cache
def _of_others() -> Plugins[Game]:
    return find_plugins(GROUP, _own_ids(), _checked)


def _checked(name: str, loaded: object) -> Game | Message:
    if not isinstance(loaded, Game):
        return Message("plugin-no-game", {"kind": type(loaded).__name__})
    missing = [each for each in REQUIRED_ATTRIBUTES if not hasattr(loaded, each)]
    if missing:
        return Message("plugin-lacks", {"missing": ", ".join(missing)})
    if loaded.id != name:
        return Message("plugin-other-name", {"own": str(loaded.id)[:40]})
    return loaded
