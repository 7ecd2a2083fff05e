"""What the engine needs from the packages around it: games, their data files and pictures, and a check that classes are
complete.

`engine.core` is compiled and knows nothing of games, words or drawings; it calls these functions. They do not name
`State` or `Game`, which import this module.
"""

from __future__ import annotations

import sys
from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module, resources
from typing import Any

_painters: dict[str, Callable[[Any], str | None]] = {}


def game_around(module: str, board: bytes | None = None) -> Any:
    """Returns the `GAME` of a module or of the nearest package around it; raises `LookupError`.

    Unpickling a game calls this, because it is pickled as the name of its module with its custom board.
    """
    import_module(module)
    name = module
    while name:
        found = getattr(sys.modules.get(name), "GAME", None)
        if found is not None:
            return found if board is None else on_board(found, board)
        name = name.rpartition(".")[0]
    raise LookupError(f"There is no game here: neither {module} nor a package around it has a GAME.")


MAX_BOARDS = 16
"""Number of cached games on custom boards. One takes up to 8 MB, and half a second of a core to build."""


@lru_cache(MAX_BOARDS)
def on_board(game: Any, board: bytes) -> Any:
    """Returns a game on a custom board, the same object for the same file; raises `BadData`."""
    return game.on_board(board)


def restore_state(game: Any, snapshot: Mapping[str, Any]) -> Any:
    """Returns the state in a snapshot. Unpickling and `deepcopy` call this."""
    return game.from_json(snapshot)


def check_class(made: type, base: type, needed: Sequence[str]) -> None:
    """Raises `TypeError` if a class lacks a method that its base requires, unless the class is abstract."""
    if ABC in made.__bases__:
        return
    above = made.__mro__[: made.__mro__.index(base)]
    missing = [name for name in needed if not any(name in vars(each) for each in above)]
    if missing:
        raise TypeError(
            f"{made.__name__} lacks {', '.join(missing)}: a subclass of {base.__name__} has all of its methods, "
            "or ABC among its bases."
        )


def text_of(package: str, *path: str) -> str | None:
    """Returns the text of a game's data file; None if there is no such file, or the game is a single module.

    >>> text_of("kaiserhof", "words", "no.ftl") is None
    True
    """
    try:
        file = resources.files(package).joinpath(*path)
    except (TypeError, ValueError, ModuleNotFoundError):  # a single module, or a session of Python
        return None
    return file.read_text(encoding="utf-8") if file.is_file() else None


# ---------------------------------------------------------------------- shown


def set_painters(
    text: Callable[[Any], str | None], svg: Callable[[Any], str | None], html: Callable[[Any], str | None]
) -> None:
    """Sets the functions that draw states as text, as SVG and for a notebook."""
    _painters.update(text=text, svg=svg, html=html)


def draw_text(state: object) -> str | None:
    """Draws a state as text; None if nothing can draw it."""
    return _painters["text"](state) if "text" in _painters else None


def draw_svg(state: object) -> str | None:
    """Draws a state as an SVG document; None if its game has no drawing."""
    return _painters["svg"](state) if "svg" in _painters else None


def draw_html(state: object) -> str | None:
    """Draws a state for a notebook; None if nothing can draw it."""
    return _painters["html"](state) if "html" in _painters else None
