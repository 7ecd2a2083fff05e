"""Games and bots of other packages, found by their entry points.

A package names them in its `pyproject.toml`, each by its id:

    [project.entry-points."kaiserhof.games"]
    nim = "nim:GAME"

One that cannot be used is skipped, and `Plugins.skipped` says why; it never stops a program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Generic, TypeVar

from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.message import Message

T = TypeVar("T")

NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""Allowed ids: they are used on the command line, in records and in URLs."""


MYPYC = b"__mypyc"
"""The end of the name of the library that every mypyc module loads."""


class UnusablePlugin(KaiserhofError):
    """A game or bot of another package that cannot be used."""

    def __init__(self, name: str, package: str, reason: Message) -> None:
        super().__init__("error-plugin", name=name[:40], package=package[:80], reason=reason)


@dataclass(frozen=True, slots=True)
class Plugins(Generic[T]):
    """The plugins in one group of entry points, by name."""

    found: dict[str, T] = field(default_factory=dict)
    skipped: dict[str, UnusablePlugin] = field(default_factory=dict)


def find_plugins(group: str, taken: Collection[str], check: Callable[[str, object], T | Message]) -> Plugins[T]:
    """Loads the entry points of a group.

    `taken` are names that other packages may not use. `check` returns the loaded plugin, or the reason why it is
    refused.
    """
    plugins: Plugins[T] = Plugins()
    by_name: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=group), key=lambda each: (each.name, _package(each))):
        same = by_name.setdefault(entry.name, [])
        if all((each.value, _package(each)) != (entry.value, _package(entry)) for each in same):
            same.append(entry)
    for name, entries in by_name.items():
        loaded = _load(name, entries, taken, check)
        if isinstance(loaded, Message):
            plugins.skipped[name] = UnusablePlugin(name, ", ".join(map(_package, entries)), loaded)
        else:
            plugins.found[name] = loaded
    return plugins


def _load(
    name: str, entries: list[EntryPoint], taken: Collection[str], check: Callable[[str, object], T | Message]
) -> T | Message:
    if not NAME.fullmatch(name):
        return Message("plugin-bad-name")
    if name in taken:
        return Message("plugin-taken")
    if len(entries) > 1:
        return Message("plugin-twice")
    try:
        if _compiled_alone(entries[0].module):
            return Message("plugin-compiled")
        return check(name, entries[0].load())
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a foreign module may raise anything while it loads, SystemExit too
        return Message("plugin-error", {"error": " ".join(f"{type(error).__name__}: {error}".split())[:200]})


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value


def _compiled_alone(module: str) -> bool:
    """Checks if a package was compiled with mypyc on its own.

    Compiled classes work together only if they were compiled in one group; otherwise they crash the process.
    """
    top = module.partition(".")[0]
    if top == __name__.partition(".")[0]:
        return False  # our own modules are compiled together
    spec = find_spec(top)
    if spec is None:
        return False
    files = [path for folder in spec.submodule_search_locations or () for path in Path(folder).rglob("*")]
    files += [Path(spec.origin)] if spec.origin else []
    return any(path.name.endswith(tuple(EXTENSION_SUFFIXES)) and MYPYC in path.read_bytes() for path in files)
