"""Reads tables of a data file by hand and complains in one sentence that names the place."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

LANGUAGES = ("en", "de", "zh")
"""The languages in which every tile has a name."""


class BadBoard(ValueError):
    """A board file that cannot be used. The message is one sentence for the person who wrote the file."""


def bytes_of(path: Path) -> bytes:
    """The content of a file."""
    name = quoted(str(path))
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadBoard(f"there is no file {name}") from None
    except IsADirectoryError:
        raise BadBoard(f"{name} is a folder, not a file") from None
    except (OSError, ValueError):
        raise BadBoard(f"the file {name} cannot be read") from None


def parse_toml(data: bytes) -> dict[str, object]:
    """The tables of a TOML file."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadBoard("the file is not UTF-8 text") from None
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadBoard("the file is nested too deeply") from None
    except ValueError as error:
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
        if not found:
            raise BadBoard(f"the file is not valid TOML: {shown(str(error))}") from None
        line = found[2] or str(text.count("\n") + 1)
        raise BadBoard(f"line {line} is not valid TOML: {shown(found[1])}") from None


class Table:
    """A table of the file with its name for complaints. Unknown and missing keys are refused at once."""

    def __init__(self, data: object, where: str, required: str, optional: str = "") -> None:
        self.where = where
        if not isinstance(data, dict):
            raise BadBoard(f"{where} must be a table")
        self.data: dict[str, object] = data
        needed = required.split()
        for key in data:
            if key not in needed and key not in optional.split():
                raise self.bad(f"unknown key {quoted(key)}")
        for key in needed:
            if key not in data:
                raise self.bad(f'"{key}" is missing')

    def bad(self, what: str) -> BadBoard:
        """A complaint about this table."""
        return BadBoard(f"{self.where}: {what}" if self.where else what)

    def tables(self, key: str, kind: str, name: str, required: str, optional: str = "") -> list[Table]:
        """A list of tables, each called by its own name as soon as it has one."""
        found = []
        for place, item in enumerate(self.items(key), 1):
            own = item.get(name) if isinstance(item, dict) else None
            where = f"{kind} {quoted(own)}" if isinstance(own, str) and own else f"{kind} entry {place}"
            found.append(Table(item, where, required, optional))
        return found

    def items(self, key: str) -> list[object]:
        """A list of anything."""
        value = self.data[key]
        if not isinstance(value, list):
            raise self.bad(f'"{key}" must be a list')
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.data[key]
        if not isinstance(value, bool):
            raise self.bad(f'"{key}" must be true or false')
        return value

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.data.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.bad(f'"{key}" must be a whole number from {low} to {high}')
        return value

    def choice(self, key: str, among: tuple[str, ...]) -> str:
        """One of the given words."""
        value = self.data[key]
        if value not in among:
            raise self.bad(f'"{key}" must be one of {", ".join(among)}')
        return str(value)

    def matching(self, key: str, pattern: str, what: str) -> str:
        """A text of a certain form."""
        value = self.data[key]
        if not isinstance(value, str) or re.fullmatch(pattern, value) is None:
            raise self.bad(f'"{key}" must be {what}')
        return value

    def names(self, key: str) -> dict[str, str]:
        """A name in every language."""
        inner = Table(self.data[key], f"{self.where}, {key}", " ".join(LANGUAGES))
        for lang in LANGUAGES:
            value = inner.data[lang]
            if not isinstance(value, str) or not value.strip() or len(value) > 60 or not value.isprintable():
                raise inner.bad(f'"{lang}" must be a short text without control characters')
        return {lang: str(inner.data[lang]) for lang in LANGUAGES}


def shown(text: str) -> str:
    """Foreign text in one line of bounded length."""
    line = " ".join(text.split())
    return line if len(line) <= 120 else line[:119] + "…"


def quoted(text: str) -> str:
    """Foreign text in quotation marks."""
    return shown(json.dumps(text, ensure_ascii=False))
