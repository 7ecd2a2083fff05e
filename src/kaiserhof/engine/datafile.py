"""Reads data files that people write: boards and tiles of games, as TOML.

A broken file is refused with sentences for its author, in the author's language. They name keys as the file has them.
Their message ids begin with `data-`: those used below are shared, and a game adds its own, with `data-kind-…` for each
kind of thing in its file.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, TypeGuard, TypeVar

from kaiserhof.engine.message import Message, Value
from kaiserhof.engine.rulebook import LANGUAGES

Point: TypeAlias = tuple[float, float]
"""A point on a sheet; x grows to the east, y to the south."""

MAX_SIZE = 10_000
"""The longest side of a sheet, in units of the sheet."""


MAX_POINTS = 400
"""Most points of a line on a sheet: the time to draw one grows with the square."""

MAX_THINGS = 200
"""Most things of one kind."""

MAX_KEYS = 10
"""Most parts of a dotted key."""

LONGEST_ID = 30


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a data file."""

    place: tuple[str, ...]
    """Where it is: keys and ids from the outside in, such as `("province", "wei", "colour")`."""
    message: Message
    """One sentence for the author of the file."""


class BadData(ValueError):
    """An invalid data file, with all its problems."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    @property
    def message(self) -> Message:
        """The sentence about the first problem."""
        return self.problems[0].message


class Problems:
    """Collects problems: a block under `with problems` may raise `BadData`, and reading goes on after it."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> bool:
        if not isinstance(error, BadData):
            return False
        self.found += error.problems
        return True

    def end(self) -> None:
        """Raises `BadData` with all problems, if there are any."""
        if self.found:
            raise BadData(*self.found)


def bad(message_id: str, *place: str, **values: Value) -> BadData:
    """Builds a `BadData` whose message needs no location prefix. The caller raises it."""
    return BadData(Problem(place, Message(f"data-{message_id}", values)))


def read_bytes(path: Path) -> bytes:
    """Returns the content of a file; raises `BadData`."""
    name = quoted(str(path))
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise bad("no-file", file=name) from None
    except IsADirectoryError:
        raise bad("folder", file=name) from None
    except (OSError, ValueError):
        raise bad("unreadable", file=name) from None


def digest_of(data: bytes) -> str:
    """Returns the SHA-256 of a file's content; it identifies a custom board."""
    return hashlib.sha256(data).hexdigest()


def read_toml(data: bytes) -> dict[str, object]:
    """Returns the tables of a TOML file; raises `BadData`."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise bad("not-text") from None
    if _longest_key(text) > MAX_KEYS:
        raise bad("too-deep")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise bad("too-deep") from None
    except ValueError as error:
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
        if not found:
            raise bad("not-toml", detail=_shown(str(error))) from None
        line = int(found[2] or text.count("\n") + 1)
        raise bad("not-toml-line", line=line, detail=_shown(found[1])) from None


_TOKEN = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*(?:""")?|'{3}(?:[^']|'(?!''))*(?:'{3})?'''
    r"""|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|#[^\n]*|[A-Za-z0-9_-]+|[ \t]+|.""",
    re.DOTALL,
)
"""A string (even if it does not end), a comment, a bare key, spaces, or any other character of a TOML file."""


def _longest_key(text: str) -> int:
    """Returns the number of parts of the longest dotted key; the parser's time grows with its square.

    >>> _longest_key("a.b = 1.5"), _longest_key("x = {a . 'b.c' . d = 1}"), _longest_key("[a.b]\\nc.d.e.f = '...'")
    (2, 3, 4)
    """
    longest = parts = 1
    for token in _TOKEN.finditer(text):
        if token[0] == ".":
            parts += 1
            longest = max(longest, parts)
        elif not (token[0][0] in "\"' \t_-" or token[0][0].isalnum()):
            parts = 1
    return longest


class TomlTable:
    """A table of the file, with its place for error messages. Refuses unknown and missing keys."""

    def __init__(
        self,
        data: object,
        where: Message | None,
        required: str,
        optional: str = "",
        *,
        place: tuple[str, ...] = (),
        outer: TomlTable | None = None,
    ) -> None:
        self.where = where
        self.word: Message | None = None
        """The word for a thing of its kind."""
        self.place = place
        self.sheet: Point = outer.sheet if outer else (MAX_SIZE, MAX_SIZE)
        self.problems: Problems = outer.problems if outer else Problems()
        """The problems of the whole file found so far."""
        if not isinstance(data, dict):
            raise self.bad("table")
        self.data: dict[str, object] = data
        needed = required.split()
        for key in data:
            if key not in needed and key not in optional.split():
                raise self.bad("unknown-key", key, name=quoted(key))
        for key in needed:
            if key not in data:
                raise self.bad("missing", key, name=quoted(key))

    def bad(self, message_id: str, key: str = "", **values: Value) -> BadData:
        """Builds an error about this table or one of its keys. The caller raises it."""
        what = Message(f"data-{message_id}", values)
        message = Message("data-at", {"where": self.where, "what": what}) if self.where else what
        return BadData(Problem((*self.place, key) if key else self.place, message))

    def table(self, key: str, required: str, optional: str = "") -> TomlTable | None:
        """Returns a table inside this one, or None."""
        if key not in self.data:
            return None
        where = self._within(Message("data-key", {"key": key}))
        return TomlTable(self.data[key], where, required, optional, place=(*self.place, key), outer=self)

    def tables(
        self, key: str, required: str, optional: str = "", *, kind: str = "", name: str = "id"
    ) -> list[TomlTable]:
        """Returns a list of tables, without broken ones, whose problems are noted.

        Error messages name each table by its id or number, if it has one.
        """
        word = Message(f"data-kind-{kind or key}")
        tables: list[TomlTable] = []
        if key in self.data and len(self.items(key)) > MAX_THINGS:
            raise self.bad("many-things", key, name=quoted(key), most=MAX_THINGS)
        for position, item in enumerate(self.items(key) if key in self.data else [], 1):
            own = item.get(name) if isinstance(item, dict) else None
            if isinstance(own, str) and (_is_id(own) or (name != "id" and 0 < len(own) <= 20 and own.isprintable())):
                called = name_in(item) or quoted(own)
                inner = Message("data-thing", {"kind": word, "name": quoted(own), "called": called})
            elif name == "number" and type(own) is int and 0 < own < 1000:
                inner = Message("data-numbered", {"kind": word, "number": own})
            else:
                inner = Message("data-entry", {"kind": word, "number": position})
            at = (*self.place, key, str(own) if isinstance(own, int | str) else f"{position}.")
            with self.problems:
                table = TomlTable(item, self._within(inner), required, optional, place=at, outer=self)
                table.word = word
                tables.append(table)
        return tables

    def _within(self, inner: Message) -> Message:
        return Message("data-within", {"outer": self.where, "inner": inner}) if self.where else inner

    def items(self, key: str) -> list[object]:
        """Returns a list of any values."""
        value = self.data[key]
        if not isinstance(value, list):
            raise self.bad("list", key, name=quoted(key))
        return value

    def flag(self, key: str) -> bool:
        """Returns a boolean."""
        value = self.data[key]
        if not isinstance(value, bool):
            raise self.bad("flag", key, name=quoted(key))
        return value

    def whole(self, key: str, low: int = 1, high: int = 999, *, default: int | None = None) -> int:
        """Returns a whole number within bounds."""
        value = self.data.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.bad("whole", key, name=quoted(key), low=str(low), high=str(high))
        return value

    def number(self, key: str, low: float, high: float, *, default: float | None = None) -> float:
        """Returns a number within bounds."""
        value = self.data.get(key, default)
        if not is_number(value, low, high):
            raise self.bad("number", key, name=quoted(key), low=f"{low:g}", high=f"{high:g}")
        return value

    def text(self, key: str) -> str:
        """Returns a short text of printable characters."""
        value = self.data[key]
        if not isinstance(value, str) or not value.strip() or len(value) > 60 or not value.isprintable():
            raise self.bad("text", key, name=quoted(key))
        return value

    def name(self) -> str:
        """Returns the name of the board; empty if the file has none."""
        return self.text("name") if "name" in self.data else ""

    def maker(self) -> str:
        """Returns the maker of the board; empty if the file does not name one."""
        return self.text("maker") if "maker" in self.data else ""

    def choice(self, key: str, among: tuple[Word, ...]) -> Word:
        """Returns one of the allowed words."""
        value = self.data[key]
        if value not in among:
            raise self.bad("choice", key, name=quoted(key), among=", ".join(among))
        return among[among.index(value)]

    def matching(self, key: str, pattern: str, what: str) -> str:
        """Returns a text that matches a pattern; otherwise the message `data-{what}` explains the problem."""
        value = self.data[key]
        if not isinstance(value, str) or re.fullmatch(pattern, value) is None:
            raise self.bad(what, key, name=quoted(key))
        return value

    def id(self) -> str:
        """Returns the id of this table."""
        value = self.data["id"]
        if not isinstance(value, str) or not _is_id(value):
            raise self.bad("id", "id", name=quoted("id"))
        return value

    def names(self) -> dict[str, str]:
        """Returns the name in every language; one that is missing is taken from another language."""
        inner = inner_table(self, "names", "", " ".join(LANGUAGES))
        known = {lang: inner.text(lang) for lang in LANGUAGES if inner.data.get(lang, "") != ""}
        if not known:
            raise bad("no-name", *self.place, "names", kind=self.word or "")
        usual = next(iter(known.values()))
        return {lang: known.get(lang, usual) for lang in LANGUAGES}

    def point(self, key: str) -> Point:
        """Returns a point on the sheet."""
        found = pair(self.data[key], 0, 0, *self.sheet)
        if found is None:
            raise self.bad("point", key, name=quoted(key))
        return found

    def line(self, key: str, least: int) -> tuple[Point, ...]:
        """Returns a line: `least` or more points on the sheet."""
        return self._line(key, self.items(key), least)

    def lines(self, key: str) -> tuple[tuple[Point, ...], ...]:
        """Returns several lines on the sheet."""
        return tuple(self._line(key, row, 2) for row in self.items(key))

    def _line(self, key: str, row: object, least: int) -> tuple[Point, ...]:
        if isinstance(row, list) and len(row) > MAX_POINTS:
            raise self.bad("many-points", key, name=quoted(key), most=MAX_POINTS)
        points = [pair(p, 0, 0, *self.sheet) for p in row] if isinstance(row, list) else []
        if None in points or len(points) < least:
            raise self.bad("line", key, name=quoted(key), least=least)
        return tuple(p for p in points if p)


def inner_table(outer: TomlTable, key: str, required: str, optional: str = "") -> TomlTable:
    """Returns a table that `outer` must contain; the caller has checked that it does."""
    found = outer.table(key, required, optional)
    assert found is not None, f"{key} is required"
    return found


T = TypeVar("T")
Word = TypeVar("Word", bound=str)


def all_of(tables: Iterable[TomlTable], build: Callable[[TomlTable], T]) -> list[T]:
    """Builds something from each table. Notes the problems of a table and goes on with the others."""
    built: list[T] = []
    for table in tables:
        with table.problems:
            built.append(build(table))
    return built


def name_in(item: object) -> dict[str, str] | None:
    """Returns the name of a table in every language; None if it has none."""
    names = item.get("names") if isinstance(item, dict) else None
    known = {lang: names.get(lang) for lang in LANGUAGES} if isinstance(names, dict) else {}
    said = {lang: _shown(name) for lang, name in known.items() if isinstance(name, str) and name.strip()}
    if not said:
        return None
    usual = next(iter(said.values()))
    return {lang: said.get(lang, usual) for lang in LANGUAGES}


def _is_id(text: str) -> bool:
    return len(text) <= LONGEST_ID and re.fullmatch(r"[a-z][a-z0-9-]*", text) is not None


def is_number(value: object, low: float, high: float) -> TypeGuard[float]:
    """Checks if this is a number within bounds."""
    # NaN fails every comparison, so it is refused here too.
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


def pair(value: object, left: float, top: float, right: float, bottom: float) -> Point | None:
    """Returns the point [x, y]; None if it is out of bounds."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = value
    return (x, y) if is_number(x, left, right) and is_number(y, top, bottom) else None


def refuse_twice(problems: Problems, key: str, kind: str, ids: Iterable[str], seen: set[str] | None = None) -> None:
    """Notes a problem for every id that appears twice below a key."""
    seen = set() if seen is None else seen
    for name in ids:
        if name in seen:
            message = Message("data-twice", {"kind": Message(f"data-kind-{kind}"), "name": quoted(name)})
            problems.found.append(Problem((key, name), message))
        seen.add(name)


def _shown(text: str) -> str:
    """Returns untrusted text as one line of bounded length, without characters that a terminal could obey."""
    line = "".join(char if char.isprintable() else "�" for char in " ".join(text.split()))
    return line if len(line) <= 120 else line[:119] + "…"


def quoted(text: str) -> str:
    """Returns text from the file, shortened to one line, in quotation marks."""
    return _shown(json.dumps(text, ensure_ascii=False))
