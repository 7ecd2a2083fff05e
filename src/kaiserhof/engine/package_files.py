"""The data files of a game's package. All of them are optional."""

from __future__ import annotations

from importlib import resources


def text_of(package: str, *path: str) -> str | None:
    """Returns the text of a file in a package, or None if it has no such file or is a single module.

    >>> text_of("kaiserhof", "words", "no.ftl") is None
    True
    """
    try:
        file = resources.files(package).joinpath(*path)
    except (TypeError, ValueError, ModuleNotFoundError):  # a single module, or a session of Python
        return None
    return file.read_text(encoding="utf-8") if file.is_file() else None
