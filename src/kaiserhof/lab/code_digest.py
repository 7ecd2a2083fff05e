"""A digest of the code that plays. Results are only valid for the same code."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from kaiserhof.bots import Bot, make_bot
from kaiserhof.engine import Game

OURS = "kaiserhof"


def code_digest(game: Game, bots: Iterable[str]) -> str:
    """Returns a digest of all files of the packages that contain a game, its bots and their base classes.

    Of our own package, only the engine, the bots and the folder of the game count.
    """
    classes = {kind for name in bots for kind in type(make_bot(name, game)).__mro__ if issubclass(kind, Bot)}
    packages = {
        _around(module) for module in (game.package, "kaiserhof.engine", *(each.__module__ for each in classes))
    }
    found = hashlib.sha256()
    for package in sorted(packages):
        for name, path in _files(package):
            content = path.read_bytes()
            found.update(f"{package}\0{name}\0{len(content)}\0".encode())
            found.update(content)
    return found.hexdigest()[:16]


def _around(module: str) -> str:
    """Returns the package whose changes count for a module: all of it, or within our own package one game or
    subpackage.

    >>> _around("kaiserhof.bots.search.tree"), _around("my_bots.quick")
    ('kaiserhof.bots', 'my_bots')
    """
    top, *rest = module.split(".")
    if top != OURS:
        return top
    return ".".join([top, *rest[: 2 if rest[:1] == ["games"] else 1]])


def _files(package: str) -> Iterator[tuple[str, Path]]:
    """Yields the files of a package or module with their names in it, except Python's caches."""
    spec = find_spec(package)
    folders = list(spec.submodule_search_locations or ()) if spec else []
    for folder in map(Path, folders):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.parent.name != "__pycache__":
                yield path.relative_to(folder).as_posix(), path
    if spec and spec.origin and not folders and Path(spec.origin).is_file():
        yield Path(spec.origin).name, Path(spec.origin)
