"""What a map consists of: provinces with fields and dragon spaces, alliances, the roads of each side, and scenery."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kaiserhof.engine import Value
    from kaiserhof.engine.datafile import Point


@dataclass(frozen=True, slots=True)
class Field:
    id: str
    x: float
    y: float


def field_name(province: Mapping[str, str] | None, field_id: str) -> Value:
    """Returns the name of a field in every language: that of its province, and its number."""
    number = field_id.rpartition("-")[2]
    return {lang: f"{name} {number}" for lang, name in province.items()} if province else field_id


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
    """The name of a part of the sea. An upright name is written in a column."""

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
    """A small range of mountains. The point is the middle of its foot."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Banner:
    """A title written in a column, with the seal of the side below it."""

    at: Point
    text: str


@dataclass(frozen=True, slots=True)
class Junk:
    """A sailing junk on the sea."""

    at: Point
    scale: float


@dataclass(frozen=True, slots=True)
class Scenery:
    """What is only drawn and never played on. Everything here may be absent.

    The coast runs from the northern to the southern edge of the sheet with the sea to the east of it.
    The score track is a wall; its battlements are on the left when one walks from space 0 upwards.
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
    """A map with the roads of each side of the board. `digest` is the SHA-256 of its file."""

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
    name: str = ""
    maker: str = ""
    """Who made it, if it is not ours."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """Returns all fields, province by province."""
        return tuple(f for p in self.provinces for f in p.fields)
