"""Which modules are compiled, and whether this process uses the compiled modules.

Building the package compiles them into the folder `compiled`, together with a digest of their sources. They are used if
the digest matches the sources. After a change of the sources, and with KAISERHOF_PURE=1, the sources run interpreted.
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
"""The modules that are compiled, all in one group: those in which a search spends its time."""

RECIPE = 2
"""Rises whenever `setup.py` compiles the same sources differently."""

GROUP = "kaiserhof"
LIBRARY = f"{GROUP}__mypyc"
"""The module with the machine code of all of them."""

_in_use: list[Path] = []


def wants_pure() -> bool:
    """Tells whether KAISERHOF_PURE asks for interpreted play."""
    return os.environ.get("KAISERHOF_PURE", "0") not in ("", "0")


def is_compiled() -> bool:
    """Tells whether the rules and the search run compiled in this process."""
    return bool(_in_use)


def source_files() -> list[Path]:
    """Returns the sources of the compiled modules."""
    return sorted({path for pattern in SOURCES for path in PACKAGE.glob(pattern)})


def digest() -> str:
    """Returns a digest of the sources and of the Python version they are compiled for."""
    found = hashlib.sha256(f"{RECIPE}\0{EXTENSION_SUFFIXES[0]}".encode())
    for path in source_files():
        found.update(f"\0{path.relative_to(PACKAGE).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def compiled_folder(package: Path = PACKAGE) -> Path:
    """Returns the folder of the compiled modules."""
    return package / "compiled"


def is_current(folder: Path) -> bool:
    """Tells whether the compiled modules in a folder match the sources."""
    stamp = folder / "digest.txt"
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest()


class _Finder(MetaPathFinder):
    """Finds compiled modules before Python looks for the sources."""

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
    """Makes this process import compiled modules, if they match the sources."""
    folder = compiled_folder()
    if not _in_use and not wants_pure() and is_current(folder):
        sys.meta_path.insert(0, _Finder(folder))
        _in_use.append(folder)
