"""Reads the board and the canal tiles from `board.toml`, or from a custom file.

The owner of a printed game can enter its board as a file. The loader refuses an invalid file with a sentence for each
problem. It checks what the rules require (twenty canal tiles a player, four unrest symbols in each region, a way to the
turning field from everywhere), not the shape of our own board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import get_args

from kaiserhof.engine import Value
from kaiserhof.engine.datafile import (
    BadData,
    TomlTable,
    all_of,
    bad,
    digest_of,
    inner_table,
    quoted,
    read_toml,
    refuse_twice,
)
from kaiserhof.games.dayunhe.board.board import Board, Field, FieldKind, TileKind, to_south
from kaiserhof.games.dayunhe.rules.components import CANAL_TILES, MAX_SEATS, SYMBOLS

KINDS: tuple[FieldKind, ...] = get_args(FieldKind)

MAX_FIELDS = 63
"""A set of fields is a mask that must fit a signed number of 64 bits."""


@cache
def load_board() -> Board:
    """Reads the board of this package.

    >>> len(load_board().fields)
    55
    """
    return parse_board(files(__package__).joinpath("board.toml").read_bytes())


def parse_board(data: bytes) -> Board:
    """Returns the board of a file's content; raises `BadData` with everything that is wrong."""
    top = TomlTable(read_toml(data), None, "board course tile")
    head = inner_table(top, "board", "reconstruction half_row_south fields", "name maker")
    course = inner_table(top, "course", "symbols", "through")
    problems = top.problems
    reconstruction, name, maker, fields = True, "", "", tuple[Field, ...]()
    symbols, through, tiles = tuple[str, ...](), tuple[str, ...](), tuple[TileKind, ...]()
    with problems:
        reconstruction = head.flag("reconstruction")
        name, maker = head.name(), head.maker()
    with problems:
        fields = _fields(head, tuple(str(column) for column in head.items("half_row_south")))
    ids = {str(f.get("at")).lower() for f in head.items("fields") if isinstance(f, dict)}
    with problems:
        symbols = _course(course, "symbols", ids)
        through = _course(course, "through", ids) if "through" in course.data else ()
    with problems:
        tiles = tuple(_tiles(top))
    problems.end()
    board = Board(
        reconstruction=reconstruction,
        fields=fields,
        symbols=symbols,
        through=through,
        tiles=tiles,
        digest=digest_of(data),
        name=name,
        maker=maker,
    )
    with problems:
        _check_places(fields)
        for seats in range(2, MAX_SEATS + 1):
            _check_ways(board, seats)
    with problems:
        _check_symbols(board)
    problems.end()
    return board


# ---- fields


def _fields(head: TomlTable, low: tuple[str, ...]) -> tuple[Field, ...]:
    tables = head.tables("fields", "at kind", "region players", kind="field", name="at")
    if len(tables) > MAX_FIELDS:
        raise head.bad("many-fields", "fields", count=len(tables), most=MAX_FIELDS)
    fields = tuple(all_of(tables, lambda t: _field(t, low)))
    refuse_twice(head.problems, "fields", "field", (f.id.upper() for f in fields))
    return tuple(sorted(fields, key=lambda f: (f.y, f.x)))


def _field(t: TomlTable, low: tuple[str, ...]) -> Field:
    at = t.matching("at", r"[A-Z](0|[1-9]\d?)", "place")
    column, row = at[0], int(at[1:])
    kind = t.choice("kind", KINDS)
    for key, kinds in (("region", ("region",)), ("players", ("turning", "hangzhou"))):
        if (key in t.data) != (kind in kinds):
            if kind in kinds:
                raise t.bad("missing", key, name=quoted(key))
            raise t.bad("field-without", key, kind=quoted(kind), name=quoted(key))
    return Field(
        id=at.lower(),
        column=column,
        row=row,
        x=ord(column) - ord("A"),
        y=2 * row + (column in low),
        kind=kind,
        region=t.whole("region", 1, MAX_SEATS) if kind == "region" else 0,
        players=t.whole("players", 2, MAX_SEATS) if kind in ("turning", "hangzhou") else 0,
    )


def _about(field: Field, message_id: str, **values: Value) -> BadData:
    """Builds an error about a field; it names the field."""
    return bad(message_id, "board", "fields", field.id.upper(), field=quoted(field.id.upper()), **values)


def _check_places(fields: tuple[Field, ...]) -> None:
    """Checks that there are one Peking, five regions, and one turning field for each number of players."""
    if sum(f.kind == "peking" for f in fields) != 1:
        raise bad("one-peking", kind=quoted("peking"))
    for region in range(1, MAX_SEATS + 1):
        if not any(f.region == region for f in fields):
            raise bad("empty-region", region=region)
    for seats in range(2, MAX_SEATS + 1):
        turning = [f for f in fields if f.players == seats]
        if len(turning) != 1:
            raise bad("one-turning", players=seats)
        last = turning[0].row
        for f in fields:
            if f.region and (f.row <= last) != (f.region <= seats):
                which = "beyond-turn" if f.region <= seats else "before-turn"
                raise _about(f, which, region=f.region, players=seats)
    parity = {(f.x + f.y) % 2 for f in fields}
    if len(parity) != 1:
        raise bad("half-row", "board", "half_row_south")


# ---- the old course, and ways for the ship


def _course(t: TomlTable, key: str, ids: set[str]) -> tuple[str, ...]:
    found = []
    for item in t.items(key):
        if not isinstance(item, str) or item.lower() not in ids:
            raise t.bad("course-field", key, name=quoted(key), field=quoted(str(item)))
        if item.lower() in found:
            raise t.bad("course-twice", key, name=quoted(key), field=quoted(item))
        found.append(item.lower())
    return tuple(found)


def _check_symbols(board: Board) -> None:
    region = {f.id: f.region for f in board.fields}
    placed = [region[name] for name in board.symbols]
    for name, where in zip(board.symbols, placed, strict=True):
        if not where:
            raise bad("symbol-outside", "course", "symbols", field=quoted(name.upper()))
    for each in range(1, MAX_SEATS + 1):
        if placed.count(each) != SYMBOLS:
            raise bad("symbols-in", "course", "symbols", region=each, count=placed.count(each), each=SYMBOLS)
    if placed != sorted(placed):
        raise bad("symbol-order", "course", "symbols")


def _check_ways(board: Board, seats: int) -> None:
    """Checks that a way leads forward from every field to the turning field, in both directions."""
    fields, south = board.used(seats), board.turning(seats).id
    pairs = [(a.id, b.id) for a, b in to_south(fields)]
    for goal, steps in ((south, pairs), (board.peking().id, [(b, a) for a, b in pairs])):
        arrives = {goal}
        # The rows are few, so repeating until nothing changes is simple and quick enough.
        while more := {a for a, b in steps if b in arrives and a not in arrives}:
            arrives |= more
        for f in fields:
            if f.id not in arrives:
                raise _about(f, "no-way", players=seats, goal=quoted(goal.upper()))


# ---- tiles


def _tiles(top: TomlTable) -> Iterator[TileKind]:
    tables = top.tables("tile", "id names building value edges count", "mirrored")
    total = 0
    seen = {"unrest"}
    for t in tables:
        count = t.whole("count", 1, CANAL_TILES)
        total += count
        for kind in _kinds(t, t.id(), count):
            if kind.id in seen:
                raise t.bad("id-taken", "id", name=quoted(kind.id))
            seen.add(kind.id)
            yield kind
    if total != CANAL_TILES:
        raise bad("tiles", count=total, needed=CANAL_TILES)


def _kinds(t: TomlTable, name: str, count: int) -> list[TileKind]:
    """Returns a kind of tile, and its mirror image if there is one."""
    edges = tuple(t.items("edges"))
    if not edges or any(type(e) is not int or not 0 <= e < 6 for e in edges) or len(set(edges)) != len(edges):
        raise t.bad("edges", "edges", name=quoted("edges"))
    shape = tuple(sorted(int(str(e)) for e in edges))
    mirrored = t.whole("mirrored", 0, count, default=0)
    kind = TileKind(
        id=name,
        names=t.names(),
        building=t.flag("building"),
        value=t.whole("value", 0, 99),
        edges=shape,
        count=count - mirrored,
        mirrored=False,
    )
    mirror = tuple(sorted((3 - e) % 6 for e in shape))
    image = replace(kind, id=f"{name}-mirrored", edges=mirror, count=mirrored, mirrored=True)
    return [found for found in (kind, image) if found.count]
