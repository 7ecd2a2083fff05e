"""`kaiserhof new-game NAME`: writes a package with a small complete game to start from."""

from __future__ import annotations

import keyword
import re
from argparse import Namespace
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from kaiserhof import fields
from kaiserhof.cli.files import Options
from kaiserhof.engine import KaiserhofError, Words, game_ids

TEMPLATE = resources.files("kaiserhof.cli") / "template"
"""The files of the package, each with the suffix `.in`."""

DRAWN = resources.files("kaiserhof.cli") / "template-drawn"
"""The files that a game with pictures has instead, or in addition. Its messages are added to the others."""

SUFFIX = ".in"
PLACE = "name"
"""The folder in the template that is renamed to the game's name."""

GOOD_NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")


def new_game(arguments: Namespace, options: Options, words: Words) -> None:
    """Writes the package into a new folder named after the game."""
    name: str = arguments.name
    folder = Path(name)
    if not GOOD_NAME.fullmatch(name):
        raise KaiserhofError("error-game-name", name=name[:40])
    if keyword.iskeyword(name):
        raise KaiserhofError("error-game-name-keyword", name=name)
    if name in game_ids() or find_spec(name) is not None:
        raise KaiserhofError("error-game-name-taken", name=name)
    if folder.exists():
        raise KaiserhofError("error-folder-exists", folder=str(folder))
    try:
        write_package(name, folder, drawn=arguments.drawn)
    except OSError as error:
        raise KaiserhofError("error-file-write", file=str(folder), detail=error.strerror or "?") from None
    print(words("cli-new-game-written", folder=str(folder)))


def write_package(name: str, folder: Path, *, drawn: bool = False) -> None:
    texts = dict(_files(TEMPLATE))
    for parts, text in _files(DRAWN) if drawn else ():
        texts[parts] = texts[parts] + text if parts[-1].endswith(".ftl") else text
    for parts, text in texts.items():
        path = folder.joinpath(*(name if part == PLACE else part for part in parts))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_filled(text, name), encoding="utf-8")
    fields.main([str(folder / "src")])


def _files(folder: Traversable, inside: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yields the path parts and the text of every file in the template."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry, (*inside, entry.name))
        elif entry.name.endswith(SUFFIX):
            yield (*inside, entry.name.removesuffix(SUFFIX)), entry.read_text(encoding="utf-8")


def _filled(text: str, name: str) -> str:
    title = "".join(part.capitalize() for part in name.split("_"))
    return text.replace("%name%", name).replace("%Name%", title)
