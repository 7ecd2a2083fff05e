"""What a stream sends: the whole page of a table at first, then only what has changed.

A page is a frame with named regions, and a region is a series of segments of markup. The events of a stream are
counted: an event names the one it follows, and holds *splices* for each region that has changed: where, how many
segments go, and which come. Whoever has missed one asks for the whole. A page that already shows the
first sheet (same digest) is not sent it; a region is then sent whole when it first changes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import Raw

from kaiserhof.drawing.svg import interned
from kaiserhof.web.events import ENCODER, event
from kaiserhof.web.wire import Patch, Splice

Segments = tuple[str, ...]

MOST_CHANGES = 16
"""How many segments may go and come for the fewest to be looked for; beyond that it takes too long."""

REACH = 60
"""How far a segment may have moved to be found again."""

_PIECE = re.compile(r"(?:\A(?!<[^/])|<[^/])[^<]*(?:</[^<]*)*")
"""An opening tag with what follows it until the next one; at the beginning also text before the first."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The page of a table for one viewer, in regions."""

    revision: int
    number: int
    """The length of the table's log."""
    frame: str
    """What stands around the regions."""
    data: Mapping[str, str]
    """What the page knows about the table beside its regions."""
    regions: Mapping[str, Segments]
    changes: dict[tuple[str, int, int], tuple[Segments, Segments, Raw]] = field(compare=False)
    """Splices that have been written already, shared by the viewers of a table; the segments keep their ids in use."""


def event_of(old: Sheet | None, new: Sheet, count: int, unsent: set[str] | None = None) -> bytes:
    """Returns event number `count` of a stream: it makes a page show the new sheet. Without an old one all is sent.

    Of a region in `unsent` the page has no segments: when it changes, it is sent whole and leaves the set.
    """
    unsent = set() if unsent is None else unsent
    told: Patch
    if old is None or old.frame != new.frame:
        unsent.clear()
        whole = {name: ((0, 0, come),) for name, come in new.regions.items()}
        told = {"to": count, "frame": new.frame, "data": new.data, "regions": whole}
        return event("patch", ENCODER.encode(told), new.number)
    changed: dict[str, Sequence[Splice] | Raw] = {}
    for name, come in new.regions.items():
        gone = old.regions[name]
        if come is gone or come == gone:
            continue
        changed[name] = ((0, 0, come),) if name in unsent else _spliced(new, name, gone, come)
        unsent.discard(name)
    data = {key: value for key, value in new.data.items() if old.data[key] != value}
    told = {"from": count - 1, "to": count, "data": data, "regions": changed}
    return event("patch", ENCODER.encode(told), new.number)


def _spliced(sheet: Sheet, name: str, old: Segments, new: Segments) -> Raw:
    key = (name, id(old), id(new))
    found = sheet.changes.get(key)
    if found is None:
        found = sheet.changes[key] = (old, new, Raw(ENCODER.encode(splices(old, new))))
    return found[2]


def cut(markup: str) -> Segments:
    """Returns markup in segments, one for each element, so that little is sent when little of it changes.

    Equal segments are one object in memory, whatever table they belong to.

    >>> cut('<p>To move: <b>Wen</b>.</p><p>2</p>')
    ('<p>To move: ', '<b>Wen</b>.</p>', '<p>2</p>')
    """
    return tuple(map(interned, filter(None, _PIECE.findall(markup))))


def splices(old: Segments, new: Segments) -> list[Splice]:
    """Returns how one series of segments becomes another.

    >>> splices(("a", "b", "c"), ("a", "x", "c", "d"))
    [(3, 0, ('d',)), (1, 1, ('x',))]
    """
    first, most = 0, min(len(old), len(new))
    while first < most and old[first] == new[first]:
        first += 1
    tail = 0
    while tail < most - first and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    before, after = old[first : len(old) - tail], new[first : len(new) - tail]
    if not before or not after or set(before).isdisjoint(after):
        return [(first, len(before), after)] if before or after else []
    same = _in_place(before, after) if len(before) == len(after) else None
    if same is None and abs(len(before) - len(after)) <= MOST_CHANGES:
        same = _fewest_changes(before, after)
    return _splices_between(before, after, first, _first_found(before, after) if same is None else same)[::-1]


def _splices_between(old: Segments, new: Segments, start: int, same: Sequence[tuple[int, int]]) -> list[Splice]:
    """Returns the splices, from the first to the last, if pairs of places hold the same segments."""
    found: list[Splice] = []
    done_old = done_new = 0
    for at_old, at_new in (*same, (len(old), len(new))):
        if at_old > done_old or at_new > done_new:
            found.append((start + done_old, at_old - done_old, new[done_new:at_new]))
        done_old, done_new = at_old + 1, at_new + 1
    return found


def _in_place(old: Segments, new: Segments) -> list[tuple[int, int]] | None:
    """Returns which places of two equally long series hold the same segments; None if some have only moved."""
    same, gone, come = [], set(), set()
    for place, (before, now) in enumerate(zip(old, new, strict=True)):
        if before == now:
            same.append((place, place))
        else:
            gone.add(before)
            come.add(now)
    return same if gone.isdisjoint(come) else None


def _fewest_changes(old: Segments, new: Segments) -> list[tuple[int, int]] | None:
    """Returns which places hold the same segments if as few as possible go and come (Myers); None if many do."""
    ends: dict[int, int] = {1: 0}
    trace: list[dict[int, int]] = []
    size_old, size_new = len(old), len(new)
    for changes in range(MOST_CHANGES + 1):
        trace.append(ends.copy())
        for diagonal in range(-changes, changes + 1, 2):
            comes = diagonal == -changes or (diagonal != changes and ends[diagonal - 1] < ends[diagonal + 1])
            x = ends[diagonal + 1] if comes else ends[diagonal - 1] + 1
            y = x - diagonal
            while x < size_old and y < size_new and old[x] == new[y]:
                x, y = x + 1, y + 1
            ends[diagonal] = x
            if x == size_old and y == size_new:
                return _way_back(trace, x, y)
    return None


def _way_back(trace: Sequence[dict[int, int]], x: int, y: int) -> list[tuple[int, int]]:
    """Returns the places that were passed together on the way to the ends of two series."""
    same = []
    for changes in range(len(trace) - 1, -1, -1):
        ends, diagonal = trace[changes], x - y
        comes = diagonal == -changes or (diagonal != changes and ends[diagonal - 1] < ends[diagonal + 1])
        before = diagonal + 1 if comes else diagonal - 1
        from_x = ends[before] if changes else 0
        from_y = from_x - before if changes else 0
        while x > from_x and y > from_y:
            x, y = x - 1, y - 1
            same.append((x, y))
        x, y = from_x, from_y
    return same[::-1]


def _first_found(old: Segments, new: Segments) -> list[tuple[int, int]]:
    """Returns which places hold the same segments, each found as soon as possible."""
    where: dict[str, list[int]] = {}
    for place, segment in enumerate(new):
        where.setdefault(segment, []).append(place)
    same, done = [], 0
    for place, segment in enumerate(old):
        at = next((n for n in where.get(segment, ()) if n >= done), -1)
        if 0 <= at <= done + REACH:
            same.append((place, at))
            done = at + 1
    return same


def spliced(old: Sequence[str], changes: Sequence[Splice]) -> Segments:
    """Returns a series of segments after splices, as the page makes them.

    >>> spliced(("a", "b", "c"), splices(("a", "b", "c"), ("a", "x", "c", "d")))
    ('a', 'x', 'c', 'd')
    """
    new = list(old)
    for at, gone, come in changes:
        new[at : at + gone] = come
    return tuple(new)
