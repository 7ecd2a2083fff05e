"""Reads data files that people write: boards and tiles of games, as TOML.

A broken file is refused with one sentence that says what is wrong, for the person who wrote it.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias, TypeGuard

from kaiserhof.engine.rulebook import LANGUAGES

Point: TypeAlias = tuple[float, float]
"""A point on a sheet: x to the east, y to the south."""

MAX_SIZE = 10_000
"""The longest side of a sheet, in its own units."""


class BadData(ValueError):
    """A data file that cannot be used; the text is one sentence for the person who wrote the file."""


def read_bytes(path: Path) -> bytes:
    """Returns the content of a file; raises `BadData`."""
    name = quoted(str(path))
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadData(f"there is no file {name}") from None
    except IsADirectoryError:
        raise BadData(f"{name} is a folder, not a file") from None
    except (OSError, ValueError):
        raise BadData(f"the file {name} cannot be read") from None


def read_toml(data: bytes) -> dict[str, object]:
    """Returns the tables of a TOML file; raises `BadData`."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadData("the file is not UTF-8 text") from None
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadData("the file is nested too deeply") from None
    except ValueError as error:
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
        if not found:
            raise BadData(f"the file is not valid TOML: {_shown(str(error))}") from None
        line = found[2] or str(text.count("\n") + 1)
        raise BadData(f"line {line} is not valid TOML: {_shown(found[1])}") from None


class Table:
    """A table of the file, with its name for error messages. It refuses unknown and missing keys."""

    def __init__(self, data: object, where: str, required: str, optional: str = "") -> None:
        self.where = where
        self.sheet: Point = (MAX_SIZE, MAX_SIZE)
        if not isinstance(data, dict):
            raise BadData(f"{where} must be a table")
        self.data: dict[str, object] = data
        needed = required.split()
        for key in data:
            if key not in needed and key not in optional.split():
                raise self.bad(f"unknown key {quoted(key)}")
        for key in needed:
            if key not in data:
                raise self.bad(f'"{key}" is missing')

    def bad(self, what: str) -> BadData:
        """Returns an error about this table, to be raised."""
        return BadData(f"{self.where}: {what}" if self.where else what)

    def table(self, key: str, required: str, optional: str = "") -> Table | None:
        """Returns a table inside this one, or None."""
        if key not in self.data:
            return None
        inner = Table(self.data[key], f"{self.where}, {key}" if self.where else key, required, optional)
        inner.sheet = self.sheet
        return inner

    def tables(self, key: str, required: str, optional: str = "", *, kind: str = "", name: str = "id") -> list[Table]:
        """Returns a list of tables. Error messages name each by its id or number, if it has one."""
        kind = kind or key
        prefix = f"{self.where}, " if self.where else ""
        tables: list[Table] = []
        for place, item in enumerate(self.items(key) if key in self.data else [], 1):
            own = item.get(name) if isinstance(item, dict) else None
            if isinstance(own, str) and (_is_id(own) or (name != "id" and 0 < len(own) <= 20 and own.isprintable())):
                where = f"{prefix}{kind} {quoted(own)}"
            elif name == "number" and type(own) is int and 0 < own < 1000:
                where = f"{prefix}{kind} {own}"
            else:
                where = f"{prefix}{kind} entry {place}"
            tables.append(Table(item, where, required, optional))
            tables[-1].sheet = self.sheet
        return tables

    def items(self, key: str) -> list[object]:
        """Returns a list of anything."""
        value = self.data[key]
        if not isinstance(value, list):
            raise self.bad(f'"{key}" must be a list')
        return value

    def flag(self, key: str) -> bool:
        """Returns true or false."""
        value = self.data[key]
        if not isinstance(value, bool):
            raise self.bad(f'"{key}" must be true or false')
        return value

    def whole(self, key: str, low: int = 1, high: int = 999, *, default: int | None = None) -> int:
        """Returns a whole number within bounds."""
        value = self.data.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.bad(f'"{key}" must be a whole number from {low} to {high}')
        return value

    def number(self, key: str, low: float, high: float, *, default: float | None = None) -> float:
        """Returns a number within bounds."""
        value = self.data.get(key, default)
        if not is_number(value, low, high):
            raise self.bad(f'"{key}" must be a number from {low:g} to {high:g}')
        return value

    def text(self, key: str) -> str:
        """Returns a short printable text."""
        value = self.data[key]
        if not isinstance(value, str) or not value.strip() or len(value) > 60 or not value.isprintable():
            raise self.bad(f'"{key}" must be a short text without control characters')
        return value

    def choice(self, key: str, among: tuple[str, ...]) -> str:
        """Returns one of the given words."""
        value = self.data[key]
        if value not in among:
            raise self.bad(f'"{key}" must be one of {", ".join(among)}')
        return str(value)

    def matching(self, key: str, pattern: str, what: str) -> str:
        """Returns a text that matches a pattern; `what` describes the pattern."""
        value = self.data[key]
        if not isinstance(value, str) or re.fullmatch(pattern, value) is None:
            raise self.bad(f'"{key}" must be {what}')
        return value

    def id(self) -> str:
        """Returns the id of this table."""
        value = self.data["id"]
        if not isinstance(value, str) or not _is_id(value):
            raise self.bad('"id" must be small letters, digits and hyphens, beginning with a letter')
        return value

    def names(self) -> dict[str, str]:
        """Returns the name in every language."""
        inner = Table(self.data["names"], f"{self.where}, names", " ".join(LANGUAGES))
        return {lang: inner.text(lang) for lang in LANGUAGES}

    def point(self, key: str) -> Point:
        """Returns a point on the sheet."""
        found = pair(self.data[key], 0, 0, *self.sheet)
        if found is None:
            raise self.bad(f'"{key}" must be a point [x, y] on the sheet')
        return found

    def line(self, key: str, least: int) -> tuple[Point, ...]:
        """Returns a line: `least` or more points on the sheet."""
        return self._line(key, self.items(key), least)

    def lines(self, key: str) -> tuple[tuple[Point, ...], ...]:
        """Returns several lines of points on the sheet."""
        return tuple(self._line(key, row, 2) for row in self.items(key))

    def _line(self, key: str, row: object, least: int) -> tuple[Point, ...]:
        points = [pair(p, 0, 0, *self.sheet) for p in row] if isinstance(row, list) else []
        if None in points or len(points) < least:
            raise self.bad(f'"{key}" must be a list of {least} or more points [x, y] on the sheet')
        return tuple(p for p in points if p)


def _is_id(text: str) -> bool:
    return re.fullmatch(r"[a-z][a-z0-9-]*", text) is not None


def is_number(value: object, low: float, high: float) -> TypeGuard[float]:
    """Returns whether this is a number within bounds."""
    # NaN fails every comparison, so it is refused here too.
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


def pair(value: object, left: float, top: float, right: float, bottom: float) -> Point | None:
    """Returns the point [x, y], or None if it is not within bounds."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = value
    return (x, y) if is_number(x, left, right) and is_number(y, top, bottom) else None


def refuse_twice(prefix: str, kind: str, ids: Iterable[str], seen: set[str] | None = None) -> None:
    """Raises `BadData` for an id that is listed twice."""
    seen = set() if seen is None else seen
    for name in ids:
        if name in seen:
            raise BadData(f'{prefix}{kind} "{name}" is listed twice')
        seen.add(name)


def _shown(text: str) -> str:
    """Returns text from outside as one line of bounded length."""
    line = " ".join(text.split())
    return line if len(line) <= 120 else line[:119] + "…"


def quoted(text: str) -> str:
    """Returns text of the file in quotation marks, shortened, in one line."""
    return _shown(json.dumps(text, ensure_ascii=False))
