"""Reads map files. The owner of a printed board can enter it as such a file.

An invalid file is refused with a sentence for each problem. Tests check what only our own map must satisfy.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from kaiserhof.engine import Message, Value
from kaiserhof.engine.datafile import (
    MAX_SIZE,
    Point,
    TomlTable,
    all_of,
    bad,
    digest_of,
    inner_table,
    name_in,
    pair,
    quoted,
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
    field_name,
)
from kaiserhof.games.china.board.geometry import clockwise
from kaiserhof.games.china.board.shape_checks import check_shapes
from kaiserhof.games.china.rules.components import COLOURS

# Masks of fields must fit into 63 bits, and `rules.lookup` has lists with an entry for every mask of provinces.
MAX_PROVINCES = 12
MAX_FIELDS = 60
MAX_FIELDS_IN_PROVINCE = 12
RING = 22.5 / 34
"""How far from the middle of a dragon space emissaries stand, in radii."""
PLAYERS = range(3, 6)
"""Rule `setup-side`: the numbers of players the game is for. There must be a side for one of them, without a gap."""


@cache
def load_map() -> Map:
    """Reads the map of this package.

    >>> len(load_map().provinces)
    9
    """
    return parse_map(files(__package__).joinpath("board.toml").read_bytes())


def parse_map(data: bytes) -> Map:
    """Returns the map of a file's content; raises `BadData` with everything that is wrong."""
    top = TomlTable(
        read_toml(data), None, "map province roads", "alliance score_track sea coast lake river mountains decoration"
    )
    head = inner_table(
        top, "map", "reconstruction width height", "name maker field_radius dragon_radius marker_radius dragon_seats"
    )
    width, height = head.number("width", 1, MAX_SIZE), head.number("height", 1, MAX_SIZE)
    top.sheet = (width, height)
    problems = top.problems
    provinces: tuple[Province, ...] = ()
    alliances: tuple[Alliance, ...] = ()
    roads: dict[str, tuple[tuple[str, str], ...]] = {}
    scenery = Scenery()
    with problems:
        provinces = _provinces(top)
    # What refers to a province or field that is itself broken is not broken for that.
    province_ids, field_ids = _ids(top)
    with problems:
        alliances = _alliances(top, province_ids)
    with problems:
        roads = _roads(top, field_ids)
    with problems:
        scenery = _scenery(top)
    dragon_radius, seats = 34.0, tuple[Point, ...]()
    with problems:
        dragon_radius = head.number("dragon_radius", 1, MAX_SIZE, default=34)
        seats = _seats(head, dragon_radius, provinces)
    reconstruction, name, maker, radii = True, "", "", [12.0, 12.0]
    with problems:
        reconstruction = head.flag("reconstruction")
        name, maker = head.name(), head.maker()
        radii = [head.number(key, 1, MAX_SIZE, default=12) for key in ("field_radius", "marker_radius")]
    check_shapes(problems, provinces, alliances)
    problems.end()
    return Map(
        reconstruction=reconstruction,
        width=width,
        height=height,
        field_radius=radii[0],
        dragon_radius=dragon_radius,
        marker_radius=radii[1],
        dragon_seats=seats,
        provinces=provinces,
        alliances=alliances,
        roads=roads,
        scenery=scenery,
        digest=digest_of(data),
        name=name,
        maker=maker,
    )


# ---- provinces, alliances, roads


def _ids(top: TomlTable) -> tuple[dict[str, Value], dict[str, Value]]:
    """Returns the names of all provinces and fields in the file by their ids, valid or not."""
    provinces = {str(p.get("id")): p for p in top.items("province") if isinstance(p, dict)}
    names: dict[str, Value] = {name: name_in(p) or quoted(name) for name, p in provinces.items()}
    fields: dict[str, Value] = {}
    for p in provinces.values():
        ids = (str(f.get("id")) for f in _list(p.get("fields")) if isinstance(f, dict))
        fields |= {field: field_name(name_in(p), field) for field in ids}
    return names, fields


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _provinces(top: TomlTable) -> tuple[Province, ...]:
    tables = top.tables("province", "id names colour dragon fields", "label outline")
    seen: set[str] = set()
    provinces = tuple(all_of(tables, lambda t: _province(t, seen)))
    refuse_twice(top.problems, "province", "province", (p.id for p in provinces))
    listed = len(top.items("province"))
    if listed < 2:
        raise bad("few-provinces", least=2)
    if listed > MAX_PROVINCES:
        raise bad("many-provinces", count=listed, most=MAX_PROVINCES)
    count = sum(len(p.fields) for p in provinces)
    if count > MAX_FIELDS:
        raise bad("many-fields", count=count, most=MAX_FIELDS)
    return provinces


def _province(t: TomlTable, seen: set[str]) -> Province:
    fields = tuple(
        all_of(
            t.tables("fields", "id x y", kind="field"),
            lambda f: Field(f.id(), f.number("x", 0, t.sheet[0]), f.number("y", 0, t.sheet[1])),
        )
    )
    listed = len(t.items("fields"))
    if not listed:
        with t.problems:  # its outline is checked all the same
            raise bad("no-field", *t.place, "fields", province=name_in(t.data) or quoted(str(t.data["id"])))
    if listed > MAX_FIELDS_IN_PROVINCE:
        raise t.bad("many-fields", "fields", count=listed, most=MAX_FIELDS_IN_PROVINCE)
    for field in fields:
        if field.id in seen:
            word = Message("data-kind-field")
            raise t.bad("twice", "fields", kind=word, name=quoted(field.id))
        seen.add(field.id)
    return Province(
        id=t.id(),
        names=t.names(),
        colour=t.choice("colour", COLOURS),
        label=t.point("label") if "label" in t.data else None,
        dragon=t.point("dragon"),
        outline=clockwise(t.line("outline", 3)) if "outline" in t.data else (),
        fields=fields,
    )


def _seats(head: TomlTable, radius: float, provinces: Sequence[Province]) -> tuple[Point, ...]:
    if not provinces:
        return ()
    fullest = max(provinces, key=lambda p: len(p.fields))
    need = len(fullest.fields)
    if "dragon_seats" not in head.data:
        ring = ((math.tau * i / max(1, need - 1)) for i in range(need - 1))
        far = RING * radius
        return ((0.0, 0.0), *((round(far * math.sin(a), 1), round(-far * math.cos(a), 1)) for a in ring))
    spots = head.items("dragon_seats")
    seats = tuple(pair(s, -radius, -radius, radius, radius) for s in spots)
    if None in seats:
        raise head.bad("dragon-seats", "dragon_seats", name=quoted("dragon_seats"))
    if len(seats) < need:
        known: dict[str, Value] = {"seats": len(seats), "province": quoted(fullest.id), "fields": need}
        raise head.bad("few-dragon-seats", "dragon_seats", name=quoted("dragon_seats"), **known)
    return tuple(s for s in seats if s)


def _alliances(top: TomlTable, provinces: Mapping[str, Value]) -> tuple[Alliance, ...]:
    found: dict[int, Alliance] = {}
    pairs: dict[frozenset[str], int] = {}
    all_of(
        top.tables("alliance", "number provinces marker", name="number"),
        lambda t: _alliance(t, provinces, found, pairs),
    )
    if not top.problems.found:
        for number in range(1, len(found) + 1):
            if number not in found:
                raise bad("alliance-gap", number=number)
    return tuple(found[n] for n in sorted(found))


def _alliance(
    t: TomlTable, provinces: Mapping[str, Value], found: dict[int, Alliance], pairs: dict[frozenset[str], int]
) -> None:
    number = t.whole("number")
    ids = t.items("provinces")
    if len(ids) != 2 or not all(isinstance(i, str) for i in ids):
        raise t.bad("alliance-pair", "provinces", name=quoted("provinces"))
    a, b = str(ids[0]), str(ids[1])
    for missing in (i for i in (a, b) if i not in provinces):
        raise t.bad("no-province", "provinces", name=quoted(missing))
    if a == b:
        raise bad("alliance-itself", *t.place, "provinces", name=provinces[a])
    if number in found:
        raise bad("alliance-twice", *t.place, number=number)
    other = pairs.setdefault(frozenset((a, b)), number)
    if other != number:
        raise bad("alliance-again", *t.place, "provinces", first=provinces[a], second=provinces[b], number=other)
    found[number] = Alliance(number, (a, b), t.point("marker"))


def _roads(top: TomlTable, fields: Mapping[str, Value]) -> dict[str, tuple[tuple[str, str], ...]]:
    t = inner_table(top, "roads", "side", "common")
    common = _road_list(t, "common", t.data["common"], fields) if "common" in t.data else ()
    sides = t.data["side"]
    if not isinstance(sides, dict) or not sides:
        raise t.bad("no-side", "side")
    for name in sides:
        if not re.fullmatch(r"[1-9]-[1-9]", name) or name[0] > name[2]:
            raise bad("side-name", "roads", "side", name=quoted(name), example=quoted("3-4"))
    counts = [n for n in PLAYERS if any(int(name[0]) <= n <= int(name[2]) for name in sides)]
    if not counts or len(counts) != counts[-1] - counts[0] + 1:
        raise t.bad("side-players", "side", players=next(n for n in PLAYERS if n not in counts))
    roads = {name: common + _road_list(t, name, listed, fields) for name, listed in sides.items()}
    for name, side in roads.items():
        seen: set[frozenset[str]] = set()
        for a, b in side:
            if frozenset((a, b)) in seen:
                which = "road-again" if common.count((a, b)) + common.count((b, a)) == 1 else "road-twice"
                raise bad(which, "roads", name, first=fields[a], second=fields[b])
            seen.add(frozenset((a, b)))
    return roads


def _road_list(t: TomlTable, key: str, listed: object, fields: Mapping[str, Value]) -> tuple[tuple[str, str], ...]:
    if not isinstance(listed, list):
        raise t.bad("list", key, name=quoted(key))
    roads: list[tuple[str, str]] = []
    for ends in listed:
        if not isinstance(ends, list) or len(ends) != 2 or not all(isinstance(i, str) for i in ends):
            raise t.bad("road-pairs", key, name=quoted(key))
        a, b = ends
        for missing in (i for i in ends if i not in fields):
            raise bad("road-field", "roads", key, first=quoted(a), second=quoted(b), name=quoted(missing))
        if a == b:
            raise bad("road-itself", "roads", key, first=fields[a])
        roads.append((a, b))
    return tuple(roads)


# ---- scenery


def _scenery(top: TomlTable) -> Scenery:
    lakes = tuple(
        all_of(
            top.tables("lake", "id names outline"), lambda t: Lake(t.id(), t.names(), clockwise(t.line("outline", 3)))
        )
    )
    refuse_twice(top.problems, "lake", "lake", (lake.id for lake in lakes))
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


def _line_of(top: TomlTable, name: str, key: str) -> tuple[Point, ...]:
    t = top.table(name, key)
    return t.line(key, 2) if t else ()


def _mountains(top: TomlTable) -> tuple[Mountain, ...]:
    t = top.table("mountains", "peaks")
    width, height = top.sheet
    return tuple(
        Mountain(peak.number("x", 0, width), peak.number("y", 0, height), peak.number("size", 1, MAX_SIZE))
        for peak in (t.tables("peaks", "x y size", kind="peak") if t else ())
    )
