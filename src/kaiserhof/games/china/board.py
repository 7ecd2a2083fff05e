"""The board as data: what `map.toml` says, checked and typed.

A map is a file, so that the owner of a printed board can enter it. The loader refuses a broken file with one
sentence that names the thing, but does not insist on the facts of our own map.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TypeGuard

Point = tuple[float, float]
"""A place on the sheet: x to the east, y to the south."""

LANGUAGES = ("en", "de", "zh")
"""The languages in which everything on a map has a name."""

COLOURS = ("violet", "yellow", "orange", "green", "red")
"""The colours a province may have: those of the cards."""

MAX_PROVINCES = 16
MAX_FIELDS = 64
MAX_FIELDS_IN_PROVINCE = 12
MAX_SIZE = 10_000
"""The longest side of a sheet, in its own units."""


class BadMap(ValueError):
    """A map file that cannot be used. The message is one sentence for the person who wrote the file."""


@dataclass(frozen=True, slots=True)
class Field:
    """A place for one house."""

    id: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Province:
    """A province: its house fields and its dragon space. Without an outline it has no tinted shape."""

    id: str
    names: Mapping[str, str] = field(hash=False)
    colour: str
    label: Point | None
    dragon: Point
    outline: tuple[Point, ...]
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Alliance:
    """Two provinces that are scored together, and the place of the alliance's number."""

    number: int
    provinces: tuple[str, str]
    marker: Point


@dataclass(frozen=True, slots=True)
class Sea:
    """The name of a part of the sea; upright names are written in a column."""

    names: Mapping[str, str] = field(hash=False)
    label: Point
    upright: bool


@dataclass(frozen=True, slots=True)
class Lake:
    """A lake. It may share its shore with the outlines of provinces."""

    id: str
    names: Mapping[str, str] = field(hash=False)
    outline: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class River:
    """A river in one or more reaches. The first begins at the source and grows."""

    names: Mapping[str, str] = field(hash=False)
    label: Point
    reaches: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True)
class Mountain:
    """A small range of mountains, by the middle of its foot."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Banner:
    """A title in a column with the seal of the side below."""

    at: Point
    text: str


@dataclass(frozen=True, slots=True)
class Junk:
    """A sailing junk on the sea."""

    at: Point
    scale: float


@dataclass(frozen=True, slots=True)
class Scenery:
    """What is only for the eye. Everything here may be absent.

    The coast runs from the northern to the southern edge of the sheet with the sea to the east of it.
    The score track is a wall with battlements to the left of one who walks from space 0 upwards.
    """

    seas: tuple[Sea, ...] = ()
    coast: tuple[Point, ...] = ()
    lakes: tuple[Lake, ...] = ()
    rivers: tuple[River, ...] = ()
    mountains: tuple[Mountain, ...] = ()
    score_track: tuple[Point, ...] = ()
    banner: Banner | None = None
    junks: tuple[Junk, ...] = ()


@dataclass(frozen=True, slots=True)
class Map:
    """A whole board with the roads of each of its sides. The digest is the SHA-256 of the file."""

    reconstruction: bool
    width: float
    height: float
    field_radius: float
    dragon_radius: float
    marker_radius: float
    dragon_seats: tuple[Point, ...]
    provinces: tuple[Province, ...]
    alliances: tuple[Alliance, ...]
    roads: Mapping[str, tuple[tuple[str, str], ...]] = field(hash=False)
    scenery: Scenery
    digest: str

    @property
    def fields(self) -> tuple[Field, ...]:
        """All fields, province by province."""
        return tuple(f for p in self.provinces for f in p.fields)


def load_map(path: Path | None = None) -> Map:
    """Read a map file, or the map of this package.

    >>> len(load_map().provinces)
    9
    """
    return _packaged() if path is None else _parse(_bytes_of(path))


@cache
def _packaged() -> Map:
    return _parse(files("kaiserhof.games.china").joinpath("map.toml").read_bytes())


def _bytes_of(path: Path) -> bytes:
    name = _quoted(str(path))
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadMap(f"there is no file {name}") from None
    except IsADirectoryError:
        raise BadMap(f"{name} is a folder, not a file") from None
    except (OSError, ValueError):
        raise BadMap(f"the file {name} cannot be read") from None


def _parse(data: bytes) -> Map:
    top = _Table(
        _toml(data), "", "map province roads", "alliance score_track sea coast lake river mountains decoration"
    )
    head = _Table(
        top.data["map"],
        "map",
        "reconstruction width height",
        "field_radius dragon_radius marker_radius dragon_seats",
    )
    width, height = head.number("width", 1, MAX_SIZE), head.number("height", 1, MAX_SIZE)
    top.sheet = (width, height)
    provinces = _provinces(top)
    dragon_radius = head.number("dragon_radius", 1, MAX_SIZE, default=34)
    return Map(
        reconstruction=head.flag("reconstruction"),
        width=width,
        height=height,
        field_radius=head.number("field_radius", 1, MAX_SIZE, default=12),
        dragon_radius=dragon_radius,
        marker_radius=head.number("marker_radius", 1, MAX_SIZE, default=12),
        dragon_seats=_seats(head, dragon_radius, provinces),
        provinces=provinces,
        alliances=_alliances(top, {p.id for p in provinces}),
        roads=_roads(top, {f.id for p in provinces for f in p.fields}),
        scenery=_scenery(top),
        digest=hashlib.sha256(data).hexdigest(),
    )


def _toml(data: bytes) -> dict[str, object]:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadMap("the file is not UTF-8 text") from None
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadMap("the file is nested too deeply") from None
    except ValueError as error:
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
        if not found:
            raise BadMap(f"the file is not valid TOML: {_shown(str(error))}") from None
        line = found[2] or str(text.count("\n") + 1)
        raise BadMap(f"line {line} is not valid TOML: {_shown(found[1])}") from None


# ---- provinces, alliances, roads


def _provinces(top: _Table) -> tuple[Province, ...]:
    tables = top.tables("province", "id names colour dragon fields", "label outline")
    seen: set[str] = set()
    provinces = tuple(_province(t, seen) for t in tables)
    _refuse_twice("", "province", (p.id for p in provinces))
    if len(provinces) < 2:
        raise BadMap("there must be at least 2 provinces")
    if len(provinces) > MAX_PROVINCES:
        raise BadMap(f"there are {len(provinces)} provinces, more than {MAX_PROVINCES}")
    count = sum(len(p.fields) for p in provinces)
    if count > MAX_FIELDS:
        raise BadMap(f"there are {count} fields, more than {MAX_FIELDS}")
    return provinces


def _province(t: _Table, seen: set[str]) -> Province:
    fields = tuple(
        Field(f.id(), f.number("x", 0, t.sheet[0]), f.number("y", 0, t.sheet[1]))
        for f in t.tables("fields", "id x y", kind="field")
    )
    if not fields:
        raise BadMap(f"{t.where}: there is no field")
    if len(fields) > MAX_FIELDS_IN_PROVINCE:
        raise BadMap(f"{t.where}: there are {len(fields)} fields, more than {MAX_FIELDS_IN_PROVINCE}")
    _refuse_twice(f"{t.where}: ", "field", (f.id for f in fields), seen)
    return Province(
        id=t.id(),
        names=t.names(),
        colour=t.choice("colour", COLOURS),
        label=t.point("label") if "label" in t.data else None,
        dragon=t.point("dragon"),
        outline=t.line("outline", 3) if "outline" in t.data else (),
        fields=fields,
    )


def _seats(head: _Table, radius: float, provinces: Iterable[Province]) -> tuple[Point, ...]:
    fullest = max(provinces, key=lambda p: len(p.fields))
    need = len(fullest.fields)
    if "dragon_seats" not in head.data:
        ring = ((math.tau * i / max(1, need - 1)) for i in range(need - 1))
        return ((0.0, 0.0), *((0.66 * radius * math.sin(a), -0.66 * radius * math.cos(a)) for a in ring))
    spots = head.items("dragon_seats")
    seats = tuple(_pair(s, -radius, -radius, radius, radius) for s in spots)
    if None in seats:
        raise BadMap('map: "dragon_seats" must be a list of points [x, y] within the dragon radius')
    if len(seats) < need:
        raise BadMap(f'map: "dragon_seats" has {len(seats)} places, but province "{fullest.id}" has {need} fields')
    return tuple(s for s in seats if s)


def _alliances(top: _Table, provinces: set[str]) -> tuple[Alliance, ...]:
    found: dict[int, Alliance] = {}
    pairs: dict[frozenset[str], int] = {}
    for t in top.tables("alliance", "number provinces marker", name="number"):
        number = t.whole("number")
        ids = t.items("provinces")
        if len(ids) != 2 or not all(isinstance(i, str) for i in ids):
            raise BadMap(f'{t.where}: "provinces" must be a pair of province ids')
        a, b = str(ids[0]), str(ids[1])
        for missing in (i for i in (a, b) if i not in provinces):
            raise BadMap(f"{t.where}: there is no province {_quoted(missing)}")
        if a == b:
            raise BadMap(f"{t.where}: province {_quoted(a)} cannot be allied with itself")
        if number in found:
            raise BadMap(f"{t.where} is listed twice")
        other = pairs.setdefault(frozenset((a, b)), number)
        if other != number:
            raise BadMap(f'{t.where}: "{a}" and "{b}" are already alliance {other}')
        found[number] = Alliance(number, (a, b), t.point("marker"))
    for number in range(1, len(found) + 1):
        if number not in found:
            raise BadMap(f"alliance {number} is missing, alliances are numbered from 1 without a gap")
    return tuple(found[n] for n in sorted(found))


def _roads(top: _Table, fields: set[str]) -> dict[str, tuple[tuple[str, str], ...]]:
    t = _Table(top.data["roads"], "roads", "side", "common")
    common = _road_list(t, "common", fields) if "common" in t.data else ()
    sides = t.data["side"]
    if not isinstance(sides, dict) or not sides:
        raise BadMap("roads: there is no side")
    for name in sides:
        if not re.fullmatch(r"[1-9]-[1-9]", name) or name[0] > name[2]:
            raise BadMap(f'side {_quoted(name)}: a side is named after its numbers of players, such as "3-4"')
    table = _Table(sides, "roads", " ".join(sides))
    roads = {name: common + _road_list(table, name, fields) for name in sides}
    for name, side in roads.items():
        seen: set[frozenset[str]] = set()
        for a, b in side:
            if frozenset((a, b)) in seen:
                raise BadMap(f'road "{a}" – "{b}": listed twice on side "{name}"')
            seen.add(frozenset((a, b)))
    return roads


def _road_list(t: _Table, key: str, fields: set[str]) -> tuple[tuple[str, str], ...]:
    roads: list[tuple[str, str]] = []
    for pair in t.items(key):
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(i, str) for i in pair):
            raise BadMap(f'roads: "{key}" must be a list of pairs of field ids')
        a, b = pair
        where = f"road {_quoted(a)} – {_quoted(b)}"
        for missing in (i for i in pair if i not in fields):
            raise BadMap(f"{where}: there is no field {_quoted(missing)}")
        if a == b:
            raise BadMap(f"{where}: a road joins two different fields")
        roads.append((a, b))
    return tuple(roads)


# ---- scenery


def _scenery(top: _Table) -> Scenery:
    lakes = tuple(Lake(t.id(), t.names(), t.line("outline", 3)) for t in top.tables("lake", "id names outline"))
    _refuse_twice("", "lake", (lake.id for lake in lakes))
    decoration = top.table("decoration", "", "banner junks")
    banner = decoration.table("banner", "at text") if decoration and "banner" in decoration.data else None
    return Scenery(
        seas=tuple(
            Sea(t.names(), t.point("label"), "upright" in t.data and t.flag("upright"))
            for t in top.tables("sea", "names label", "upright")
        ),
        coast=_line_of(top, "coast", "line"),
        lakes=lakes,
        rivers=tuple(
            River(t.names(), t.point("label"), t.lines("lines")) for t in top.tables("river", "names label lines")
        ),
        mountains=_mountains(top),
        score_track=_line_of(top, "score_track", "spaces"),
        banner=Banner(banner.point("at"), banner.text("text")) if banner else None,
        junks=tuple(
            Junk(t.point("at"), t.number("scale", 0.1, 10, default=1))
            for t in (decoration.tables("junks", "at", "scale", kind="junk") if decoration else ())
        ),
    )


def _line_of(top: _Table, name: str, key: str) -> tuple[Point, ...]:
    t = top.table(name, key)
    return t.line(key, 2) if t else ()


def _mountains(top: _Table) -> tuple[Mountain, ...]:
    t = top.table("mountains", "peaks")
    peaks: list[Mountain] = []
    for peak in t.items("peaks") if t else []:
        match peak:
            case [x, y, size] if (foot := _pair([x, y], 0, 0, *top.sheet)) and _is_number(size, 1, MAX_SIZE):
                peaks.append(Mountain(*foot, size))
            case _:
                raise BadMap('mountains: "peaks" must be a list of [x, y, size] on the sheet')
    return tuple(peaks)


# ---- reading one table


class _Table:
    """A table of the file with its name for complaints. Unknown and missing keys are refused at once."""

    def __init__(self, data: object, where: str, required: str, optional: str = "") -> None:
        self.where = where
        self.sheet: Point = (MAX_SIZE, MAX_SIZE)
        if not isinstance(data, dict):
            raise BadMap(f"{where} must be a table")
        self.data: dict[str, object] = data
        needed = required.split()
        for key in data:
            if key not in needed and key not in optional.split():
                raise self._bad(f"unknown key {_quoted(key)}")
        for key in needed:
            if key not in data:
                raise self._bad(f'"{key}" is missing')

    def _bad(self, what: str) -> BadMap:
        return BadMap(f"{self.where}: {what}" if self.where else what)

    def table(self, key: str, required: str, optional: str = "") -> _Table | None:
        """A table inside this one, if it is there."""
        if key not in self.data:
            return None
        inner = _Table(self.data[key], f"{self.where}, {key}" if self.where else key, required, optional)
        inner.sheet = self.sheet
        return inner

    def tables(self, key: str, required: str, optional: str = "", *, kind: str = "", name: str = "id") -> list[_Table]:
        """A list of tables, each called by its own id or number as soon as it has one."""
        kind = kind or key
        prefix = f"{self.where}, " if self.where else ""
        tables: list[_Table] = []
        for place, item in enumerate(self.items(key) if key in self.data else [], 1):
            own = item.get(name) if isinstance(item, dict) else None
            if isinstance(own, str) and _is_id(own):
                where = f'{prefix}{kind} "{own}"'
            elif name == "number" and type(own) is int and 0 < own < 1000:
                where = f"{prefix}{kind} {own}"
            else:
                where = f"{prefix}{kind} entry {place}"
            tables.append(_Table(item, where, required, optional))
            tables[-1].sheet = self.sheet
        return tables

    def items(self, key: str) -> list[object]:
        """A list of anything."""
        value = self.data[key]
        if not isinstance(value, list):
            raise self._bad(f'"{key}" must be a list')
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.data[key]
        if not isinstance(value, bool):
            raise self._bad(f'"{key}" must be true or false')
        return value

    def whole(self, key: str) -> int:
        """A whole number from 1 upwards."""
        value = self.data[key]
        if type(value) is not int or not 0 < value < 1000:
            raise self._bad(f'"{key}" must be a whole number from 1 to 999')
        return value

    def number(self, key: str, low: float, high: float, *, default: float | None = None) -> float:
        """A number within bounds."""
        value = self.data.get(key, default)
        if not _is_number(value, low, high):
            raise self._bad(f'"{key}" must be a number from {low:g} to {high:g}')
        return value

    def text(self, key: str) -> str:
        """A short text that can be shown."""
        value = self.data[key]
        if not isinstance(value, str) or not value.strip() or len(value) > 60 or not value.isprintable():
            raise self._bad(f'"{key}" must be a short text without control characters')
        return value

    def choice(self, key: str, among: tuple[str, ...]) -> str:
        """One of the given words."""
        value = self.data[key]
        if value not in among:
            raise self._bad(f'"{key}" must be one of {", ".join(among)}')
        return str(value)

    def id(self) -> str:
        """The id of this thing."""
        value = self.data["id"]
        if not isinstance(value, str) or not _is_id(value):
            raise self._bad('"id" must be small letters, digits and hyphens, beginning with a letter')
        return value

    def names(self) -> dict[str, str]:
        """The name in every language."""
        inner = _Table(self.data["names"], f"{self.where}, names", " ".join(LANGUAGES))
        return {lang: inner.text(lang) for lang in LANGUAGES}

    def point(self, key: str) -> Point:
        """A point on the sheet."""
        found = _pair(self.data[key], 0, 0, *self.sheet)
        if found is None:
            raise self._bad(f'"{key}" must be a point [x, y] on the sheet')
        return found

    def line(self, key: str, least: int) -> tuple[Point, ...]:
        """A row of points on the sheet."""
        return self._line(key, self.items(key), least)

    def lines(self, key: str) -> tuple[tuple[Point, ...], ...]:
        """Several rows of points on the sheet."""
        return tuple(self._line(key, row, 2) for row in self.items(key))

    def _line(self, key: str, row: object, least: int) -> tuple[Point, ...]:
        points = [_pair(p, 0, 0, *self.sheet) for p in row] if isinstance(row, list) else []
        if None in points or len(points) < least:
            raise self._bad(f'"{key}" must be a list of {least} or more points [x, y] on the sheet')
        return tuple(p for p in points if p)


def _is_id(text: str) -> bool:
    return re.fullmatch(r"[a-z][a-z0-9-]*", text) is not None


def _is_number(value: object, low: float, high: float) -> TypeGuard[float]:
    # NaN fails every comparison, so it is refused here as well.
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


def _pair(value: object, left: float, top: float, right: float, bottom: float) -> Point | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = value
    return (x, y) if _is_number(x, left, right) and _is_number(y, top, bottom) else None


def _refuse_twice(prefix: str, kind: str, ids: Iterable[str], seen: set[str] | None = None) -> None:
    seen = set() if seen is None else seen
    for name in ids:
        if name in seen:
            raise BadMap(f'{prefix}{kind} "{name}" is listed twice')
        seen.add(name)


def _shown(text: str) -> str:
    """Foreign text in one line of bounded length."""
    line = " ".join(text.split())
    return line if len(line) <= 120 else line[:119] + "…"


def _quoted(text: str) -> str:
    return _shown(json.dumps(text, ensure_ascii=False))
