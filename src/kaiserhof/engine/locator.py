"""What a state asks of the world around it: its game, its picture, and whether its class is complete.

`engine.core` is compiled and knows nothing of games, words or drawings; it calls these functions.
"""

from __future__ import annotations

import sys
from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kaiserhof.engine.core.state import State
    from kaiserhof.engine.game import Game

_painters: dict[str, Callable[[State], str | None]] = {}


def game_of(state: State) -> Game:
    """Returns the game of a state: the `GAME` around its class."""
    return game_around(type(state).__module__)


def game_around(module: str, board: bytes | None = None) -> Game:
    """Returns the `GAME` of a module or of the nearest package around it; raises `LookupError`.

    Games are pickled as the name of their module with an owner's own board, and unpickling calls this.
    """
    import_module(module)
    name = module
    while name:
        found = getattr(sys.modules.get(name), "GAME", None)
        if found is not None:
            game: Game = found
            return game if board is None else on_board(game, board)
        name = name.rpartition(".")[0]
    raise LookupError(f"There is no game here: neither {module} nor a package around it has a GAME.")


@lru_cache(maxsize=64)
def on_board(game: Game, board: bytes) -> Game:
    """Returns a game on an owner's own board, the same object for the same file; raises `BadData`."""
    return game.on_board(board)


def state_again(game: Game, snapshot: Mapping[str, Any]) -> State:
    """Returns the state of a snapshot; unpickling and `deepcopy` call this."""
    state: State = game.from_json(snapshot)
    return state


def check_class(made: type, base: type, needed: Sequence[str]) -> None:
    """Raises `TypeError` if a class has no method of its own for what its base only names, unless it is abstract."""
    if ABC in made.__bases__:
        return
    above = made.__mro__[: made.__mro__.index(base)]
    missing = [name for name in needed if not any(name in vars(each) for each in above)]
    if missing:
        raise TypeError(
            f"{made.__name__} lacks {', '.join(missing)}: a subclass of {base.__name__} has all of its methods, "
            "or ABC among its bases."
        )


# ---------------------------------------------------------------------- shown


def paint_with(text: Callable[[State], str | None], svg: Callable[[State], str | None]) -> None:
    """Says how states are drawn as text and as SVG."""
    _painters.update(text=text, svg=svg)


def in_short(state: State) -> str:
    """Returns a state in one short line: its class, who moves, and whose view it is."""
    mover = state.to_move()
    moves = f"seat {mover} to move" if mover >= 0 else "over" if state.is_over() else "chance to move"
    viewer = getattr(state, "viewer", -1)
    seen = "" if viewer == -1 else f", seen by {'a spectator' if viewer < 0 else f'seat {viewer}'}"
    return f"<{type(state).__name__}: {state.seats} seats, {moves}{seen}>"


def in_text(state: State) -> str:
    """Returns a state drawn as text, or in short if nothing can draw it."""
    return ("text" in _painters and _painters["text"](state)) or in_short(state)


def in_svg(state: State) -> str | None:
    """Returns a state drawn as an SVG document, or None if its game has no drawing."""
    return _painters["svg"](state) if "svg" in _painters else None
