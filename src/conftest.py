"""Doctests live in the sources; a module that runs compiled has none, they are tested with KAISERHOF_PURE=1."""

from pathlib import Path

from kaiserhof.compiling.loader import is_compiled, source_files

_COMPILED = set(source_files() if is_compiled() else ())


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Passes over modules without an example too: every worker would import and search each of them for nothing."""
    if collection_path.suffix != ".py":
        return None
    return collection_path in _COMPILED or b">>>" not in collection_path.read_bytes() or None
