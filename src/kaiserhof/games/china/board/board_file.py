"""Reads map files. The owner of a printed board can enter it as such a file.

A broken file is refused with one sentence. What holds only for our own map is checked by tests, not here.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from kaiserhof.engine.datafile import (
    MAX_SIZE,
    BadData,
    Point,
    Table,
    is_number,
    pair,
    quoted,
    read_bytes,
    read_toml,
    refuse_twice,
)
from kaiserhof.games.china.board.board import (
    Alliance,
    Banner,
    Field,
    Junk,
    Lake,
    Map,
    Mountain,
    Province,
    River,
    Scenery,
    Sea,
)
from kaiserhof.games.china.rules.components import COLOURS

# Masks of fields must fit into 63 bits, and `rules.lookup` has lists with an entry for every mask of provinces.
MAX_PROVINCES = 12
MAX_FIELDS = 60
MAX_FIELDS_IN_PROVINCE = 12


def load_map(path: Path | None = None) -> Map:
    """Reads a map file, or the map of this package.

    >>> len(load_map().provinces)
    9
    """
    return _packaged() if path is None else _parse(read_bytes(path))


@cache
def _packaged() -> Map:
    return _parse(files("kaiserhof.games.china.board").joinpath("board.toml").read_bytes())


def _parse(data: bytes) -> Map:
    top = Table(
        read_toml(data), "", "map province roads", "alliance score_track sea coast lake river mountains decoration"
    )
    head = Table(
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


# ---- provinces, alliances, roads


def _provinces(top: Table) -> tuple[Province, ...]:
    tables = top.tables("province", "id names colour dragon fields", "label outline")
    seen: set[str] = set()
    provinces = tuple(_province(t, seen) for t in tables)
    refuse_twice("", "province", (p.id for p in provinces))
    if len(provinces) < 2:
        raise BadData("there must be at least 2 provinces")
    if len(provinces) > MAX_PROVINCES:
        raise BadData(f"there are {len(provinces)} provinces, more than {MAX_PROVINCES}")
    count = sum(len(p.fields) for p in provinces)
    if count > MAX_FIELDS:
        raise BadData(f"there are {count} fields, more than {MAX_FIELDS}")
    return provinces


def _province(t: Table, seen: set[str]) -> Province:
    fields = tuple(
        Field(f.id(), f.number("x", 0, t.sheet[0]), f.number("y", 0, t.sheet[1]))
        for f in t.tables("fields", "id x y", kind="field")
    )
    if not fields:
        raise BadData(f"{t.where}: there is no field")
    if len(fields) > MAX_FIELDS_IN_PROVINCE:
        raise BadData(f"{t.where}: there are {len(fields)} fields, more than {MAX_FIELDS_IN_PROVINCE}")
    refuse_twice(f"{t.where}: ", "field", (f.id for f in fields), seen)
    return Province(
        id=t.id(),
        names=t.names(),
        colour=t.choice("colour", COLOURS),
        label=t.point("label") if "label" in t.data else None,
        dragon=t.point("dragon"),
        outline=t.line("outline", 3) if "outline" in t.data else (),
        fields=fields,
    )


def _seats(head: Table, radius: float, provinces: Iterable[Province]) -> tuple[Point, ...]:
    fullest = max(provinces, key=lambda p: len(p.fields))
    need = len(fullest.fields)
    if "dragon_seats" not in head.data:
        ring = ((math.tau * i / max(1, need - 1)) for i in range(need - 1))
        return ((0.0, 0.0), *((0.66 * radius * math.sin(a), -0.66 * radius * math.cos(a)) for a in ring))
    spots = head.items("dragon_seats")
    seats = tuple(pair(s, -radius, -radius, radius, radius) for s in spots)
    if None in seats:
        raise BadData('map: "dragon_seats" must be a list of points [x, y] within the dragon radius')
    if len(seats) < need:
        raise BadData(f'map: "dragon_seats" has {len(seats)} places, but province "{fullest.id}" has {need} fields')
    return tuple(s for s in seats if s)


def _alliances(top: Table, provinces: set[str]) -> tuple[Alliance, ...]:
    found: dict[int, Alliance] = {}
    pairs: dict[frozenset[str], int] = {}
    for t in top.tables("alliance", "number provinces marker", name="number"):
        number = t.whole("number")
        ids = t.items("provinces")
        if len(ids) != 2 or not all(isinstance(i, str) for i in ids):
            raise BadData(f'{t.where}: "provinces" must be a pair of province ids')
        a, b = str(ids[0]), str(ids[1])
        for missing in (i for i in (a, b) if i not in provinces):
            raise BadData(f"{t.where}: there is no province {quoted(missing)}")
        if a == b:
            raise BadData(f"{t.where}: province {quoted(a)} cannot be allied with itself")
        if number in found:
            raise BadData(f"{t.where} is listed twice")
        other = pairs.setdefault(frozenset((a, b)), number)
        if other != number:
            raise BadData(f'{t.where}: "{a}" and "{b}" are already alliance {other}')
        found[number] = Alliance(number, (a, b), t.point("marker"))
    for number in range(1, len(found) + 1):
        if number not in found:
            raise BadData(f"alliance {number} is missing, alliances are numbered from 1 without a gap")
    return tuple(found[n] for n in sorted(found))


def _roads(top: Table, fields: set[str]) -> dict[str, tuple[tuple[str, str], ...]]:
    t = Table(top.data["roads"], "roads", "side", "common")
    common = _road_list(t, "common", fields) if "common" in t.data else ()
    sides = t.data["side"]
    if not isinstance(sides, dict) or not sides:
        raise BadData("roads: there is no side")
    for name in sides:
        if not re.fullmatch(r"[1-9]-[1-9]", name) or name[0] > name[2]:
            raise BadData(f'side {quoted(name)}: a side is named after its numbers of players, such as "3-4"')
    table = Table(sides, "roads", " ".join(sides))
    roads = {name: common + _road_list(table, name, fields) for name in sides}
    for name, side in roads.items():
        seen: set[frozenset[str]] = set()
        for a, b in side:
            if frozenset((a, b)) in seen:
                raise BadData(f'road "{a}" – "{b}": listed twice on side "{name}"')
            seen.add(frozenset((a, b)))
    return roads


def _road_list(t: Table, key: str, fields: set[str]) -> tuple[tuple[str, str], ...]:
    roads: list[tuple[str, str]] = []
    for ends in t.items(key):
        if not isinstance(ends, list) or len(ends) != 2 or not all(isinstance(i, str) for i in ends):
            raise BadData(f'roads: "{key}" must be a list of pairs of field ids')
        a, b = ends
        where = f"road {quoted(a)} – {quoted(b)}"
        for missing in (i for i in ends if i not in fields):
            raise BadData(f"{where}: there is no field {quoted(missing)}")
        if a == b:
            raise BadData(f"{where}: a road joins two different fields")
        roads.append((a, b))
    return tuple(roads)


# ---- scenery


def _scenery(top: Table) -> Scenery:
    lakes = tuple(Lake(t.id(), t.names(), t.line("outline", 3)) for t in top.tables("lake", "id names outline"))
    refuse_twice("", "lake", (lake.id for lake in lakes))
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


def _line_of(top: Table, name: str, key: str) -> tuple[Point, ...]:
    t = top.table(name, key)
    return t.line(key, 2) if t else ()


def _mountains(top: Table) -> tuple[Mountain, ...]:
    t = top.table("mountains", "peaks")
    peaks: list[Mountain] = []
    for peak in t.items("peaks") if t else []:
        match peak:
            case [x, y, size] if (foot := pair([x, y], 0, 0, *top.sheet)) and is_number(size, 1, MAX_SIZE):
                peaks.append(Mountain(*foot, size))
            case _:
                raise BadData('mountains: "peaks" must be a list of [x, y, size] on the sheet')
    return tuple(peaks)
