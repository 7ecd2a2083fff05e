"""Which modules are compiled, and whether this process uses the compiled modules.

Building the package compiles ours into the folder `compiled`, together with a digest of their sources. `kaiserhof
compile` compiles ours and the rules of other packages' games in one group, into the user's cache. Compiled modules are
used if the digest matches the sources. After a change of the sources, and with KAISERHOF_PURE=1, the sources run
interpreted. `kaiserhof.compiling.build` does the compiling.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent.parent

SOURCES = ("engine/core/**/*.py", "bots/search/**/*.py", "games/*/rules/**/*.py")
"""The modules that are compiled, all in one group: those where a search spends its time."""

RECIPE = 3
"""Increase this whenever `build.py` compiles the same sources differently."""

GROUP = "kaiserhof"
LIBRARY = f"{GROUP}__mypyc"
"""The module that holds the machine code of the whole group."""

GAMES = "kaiserhof.games"
"""The entry-point group in which other packages register games."""

NO_RULES: Mapping[str, Path] = {}
"""No games in other packages."""

_in_use: list[Path] = []


def wants_pure() -> bool:
    """Returns whether KAISERHOF_PURE asks for interpreted play."""
    return os.environ.get("KAISERHOF_PURE", "0") not in ("", "0")


def is_compiled() -> bool:
    """Returns whether the rules and the search run compiled in this process."""
    return bool(_in_use)


def source_files() -> list[Path]:
    """Returns the sources of our compiled modules."""
    return sorted({path for pattern in SOURCES for path in PACKAGE.glob(pattern)})


def package_folders(module: str) -> Iterator[tuple[str, Path]]:
    """Yields each folder of the package that contains a module, with its path relative to Python's path.

    Imports nothing. A package may have several folders, or none that can be found.
    """
    top, *rest = module.split(".")
    try:
        spec = find_spec(top)
    except (ImportError, ValueError, AttributeError):
        return
    for location in (spec and spec.submodule_search_locations) or ():
        folder = Path(location, *rest)
        is_package = folder.is_dir()
        yield "/".join([top, *rest] if is_package else [top, *rest[:-1]]), folder if is_package else folder.parent


def rules_of_others() -> dict[str, Path]:
    """Returns the sources of rules in other packages, by their path relative to Python's path."""
    from importlib.metadata import entry_points  # slow to import and rarely needed

    found: dict[str, Path] = {}
    for entry in entry_points(group=GAMES):
        module = entry.value.partition(":")[0].strip()
        if module.partition(".")[0] != PACKAGE.name:
            for place, folder in package_folders(module):
                for path in (folder / "rules").rglob("*.py"):
                    found[f"{place}/{path.relative_to(folder).as_posix()}"] = path
    return dict(sorted(found.items()))


def digest(others: Mapping[str, Path] = NO_RULES) -> str:
    """Returns a digest of our sources, of the rules in other packages, and of the target Python version."""
    found = hashlib.sha256(f"{RECIPE}\0{EXTENSION_SUFFIXES[0]}".encode())
    ours = {path.relative_to(PACKAGE).as_posix(): path for path in source_files()}
    for place, path in (*ours.items(), *others.items()):
        found.update(f"\0{place}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def compiled_folder(package: Path = PACKAGE) -> Path:
    """Returns the folder of our compiled modules, beside the sources."""
    return package / "compiled"


def cache() -> Path:
    """Returns the cache folder of `kaiserhof compile`; each group is named by the digest of its sources.

    >>> cache().parts[-2:]
    ('kaiserhof', 'compiled')
    """
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    base = named if named.is_absolute() else Path(os.path.expanduser("~"), ".cache")
    return base / "kaiserhof" / "compiled"


def objects() -> Path:
    """Returns the folder in the user's cache for the object files of earlier builds."""
    return cache().parent / "objects"


def target(others: Mapping[str, Path]) -> Path:
    """Returns the folder that a build of our modules and of the rules in other packages goes into.

    Only a clone without games of others has it beside its sources.
    """
    is_clone = PACKAGE.parent.name == "src" and (PACKAGE.parent.parent / "setup.py").is_file()
    return compiled_folder() if is_clone and not others else cache() / digest(others)


def is_current(folder: Path, others: Mapping[str, Path] = NO_RULES) -> bool:
    """Returns whether the compiled modules in a folder match the sources."""
    stamp = folder / "digest.txt"
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest(others)


def is_complete(others: Mapping[str, Path]) -> bool:
    """Returns whether everything is compiled: our modules and the rules in other packages."""
    return is_current(target(others), others) or (not others and is_current(compiled_folder()))


def interpreted() -> list[str]:
    """Returns the packages of other authors with rules that run interpreted, although ours run compiled."""
    return sorted({place.partition("/")[0] for place in rules_of_others() if _in_use and not _file(_in_use[0], place)})


def _file(folder: Path, place: str) -> str | None:
    """Returns the compiled module of a source, given by its path relative to Python's path; None if there is none."""
    file = str(folder / place.removesuffix(".py")) + EXTENSION_SUFFIXES[0]
    return file if os.path.exists(file) else None


def is_compiled_module(name: str) -> bool:
    """Returns whether an imported module is machine code.

    >>> is_compiled_module(__name__)
    False
    """
    return str(sys.modules[name].__file__).endswith(tuple(EXTENSION_SUFFIXES))


class _Finder(MetaPathFinder):
    """Finds compiled modules before Python looks for their sources."""

    def __init__(self, folder: Path, others: Mapping[str, Path]) -> None:
        self._folder = folder
        ours = {path.relative_to(PACKAGE.parent).as_posix(): path for path in source_files()}
        self._sources = {_module_name(place): path for place, path in (*ours.items(), *others.items())}

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if fullname == LIBRARY:
            return spec_from_file_location(fullname, self._folder / (LIBRARY + EXTENSION_SUFFIXES[0]))
        source = self._sources.get(fullname)
        if source is None:
            return None
        is_package = source.name == "__init__.py"
        file = _file(self._folder, fullname.replace(".", "/") + ("/__init__.py" if is_package else ".py"))
        if file is None:
            return None  # rules of another package that mypyc rejected
        return spec_from_file_location(
            fullname,
            file,
            submodule_search_locations=[str(source.parent)] if is_package else None,
        )


def _module_name(place: str) -> str:
    parts = place.removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def use_compiled() -> None:
    """Makes this process import compiled modules if they match the sources."""
    if _in_use or wants_pure():
        return
    if cache().is_dir():
        others = rules_of_others()
        if is_current(cache() / digest(others), others):
            _use(cache() / digest(others), others)
            return
    if is_current(compiled_folder()):
        _use(compiled_folder(), NO_RULES)


def _use(folder: Path, others: Mapping[str, Path]) -> None:
    sys.meta_path.insert(0, _Finder(folder, others))
    _in_use.append(folder)
