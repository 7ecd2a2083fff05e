"""What the scripts of a page read: the events of a table's stream, the data of the page, and answers in JSON.

`tools.wire_types` writes the types of these for the scripts (`wire.d.ts`): a field that is renamed here fails their
check.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, NotRequired, TypedDict

from msgspec import Raw

Splice = tuple[int, int, Sequence[str]]
"""Where, how many segments go, and which come. Splices are made from the last to the first."""

Patch = TypedDict(
    "Patch",
    {
        "from": NotRequired[int],
        "to": int,
        "frame": NotRequired[str],
        "data": Mapping[str, str],
        "regions": Mapping[str, Sequence[Splice] | Raw],
    },
)
"""An event that changes the page of a table: with a frame all of it, without one what has changed since `from`. Splices
may be JSON already."""


class PageData(TypedDict):
    """What the page of a table knows beside its regions: the `data-` attributes of `#main`."""

    number: str
    status: str
    title: str
    facts: str
    turn: str
    me: str
    owner: str
    asked: str


class MarkTold(NamedTuple):
    """What is special about a spot for the viewer; trailing values that say nothing are left out."""

    spot: str
    lit: int = 1
    moves: str = ""
    label: str | int = ""
    """A label, or the number of the legal move that says it."""
    turns: str = ""


class PartTold(NamedTuple):
    """A part of the board or panel that can be shown alone."""

    region: str
    id: str
    name: str
    summary: str
    box: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Left, top, width and height; left out, with the shape, where they are of no use."""
    shape: str = ""


class SeenTold(TypedDict):
    """Whether someone is here, and since when; they were never seen if that is None."""

    state: str
    since: int | None
    page: str


class TimeTold(TypedDict):
    """The time of a seat; it runs if it has an end."""

    left: int
    until: NotRequired[float]
    up: NotRequired[bool]
    resting: NotRequired[bool]


class Ask(TypedDict):
    """Something a person is asked at another table."""

    text: str
    href: str


class Meeting(TypedDict):
    """Who is here, by seat, and what beside the game concerns the viewer."""

    seats: Sequence[SeenTold | None]
    times: NotRequired[Sequence[TimeTold]]
    asks: NotRequired[Sequence[Ask]]


class MeetingEvent(Meeting):
    """The same as an event, with the server's time."""

    now: float


class Why(TypedDict):
    """Which rule forbids a move; the texts are empty where nothing is to be said."""

    title: str
    sentence: str
    detail: str
    source: str
    rule: str
