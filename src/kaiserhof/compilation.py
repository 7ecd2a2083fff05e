"""Two speeds from one source: which modules are compiled, and whether this process uses them compiled.

Building the package compiles them into the folder `compiled`, beside a digest of their sources. `kaiserhof` uses them
if the digest still fits; after any change to the sources, and with KAISERHOF_PURE=1, the sources themselves run.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent

SOURCES = ("engine/core/**/*.py", "bots/search/**/*.py", "games/*/rules/**/*.py")
"""The folders that are compiled, all in one group: what a search spends its time in."""

RECIPE = 2
"""Rises whenever `setup.py` makes something else of the same sources."""

GROUP = "kaiserhof"
LIBRARY = f"{GROUP}__mypyc"
"""The module that holds the machine code of all of them."""

_in_use: list[Path] = []


def wants_pure() -> bool:
    """Whether KAISERHOF_PURE asks for the sources."""
    return os.environ.get("KAISERHOF_PURE", "0") not in ("", "0")


def is_compiled() -> bool:
    """Whether the rules and the search run compiled in this process."""
    return bool(_in_use)


def source_files() -> list[Path]:
    """The sources of the compiled modules."""
    return sorted({path for pattern in SOURCES for path in PACKAGE.glob(pattern)})


def digest() -> str:
    """What the compiled modules must have been made from to be used: these sources, for this Python."""
    found = hashlib.sha256(f"{RECIPE}\0{EXTENSION_SUFFIXES[0]}".encode())
    for path in source_files():
        found.update(f"\0{path.relative_to(PACKAGE).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def compiled_folder(package: Path = PACKAGE) -> Path:
    """Where the compiled modules lie."""
    return package / "compiled"


def is_current(folder: Path) -> bool:
    """Whether the compiled modules in a folder fit the sources."""
    stamp = folder / "digest.txt"
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest()


class _Finder(MetaPathFinder):
    """Finds the compiled modules before the sources are looked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sources = {_module_name(path): path for path in source_files()}

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if fullname == LIBRARY:
            return spec_from_file_location(fullname, self._folder / (LIBRARY + EXTENSION_SUFFIXES[0]))
        source = self._sources.get(fullname)
        if source is None:
            return None
        is_package = source.name == "__init__.py"
        parts = fullname.split(".") + (["__init__"] if is_package else [])
        file = str(self._folder.joinpath(*parts)) + EXTENSION_SUFFIXES[0]
        return spec_from_file_location(
            fullname,
            file,
            submodule_search_locations=[str(source.parent)] if is_package else None,
        )


def _module_name(source: Path) -> str:
    parts = ("kaiserhof", *source.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def use_compiled() -> None:
    """From now on import the compiled modules, if there are any that may be used."""
    folder = compiled_folder()
    if not _in_use and not wants_pure() and is_current(folder):
        sys.meta_path.insert(0, _Finder(folder))
        _in_use.append(folder)
