"""What a stream sends: the whole page of a table at first, then only what has changed.

A page is a frame with named regions, and a region is a series of segments of markup. The events of a stream are
numbered. An event names its predecessor and holds *splices* for each changed region: position, number of segments to
remove, and segments to insert. A page that has missed an event requests everything. A page that already shows the first
sheet (same digest) is not sent it; a region is then sent whole when it first changes.
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
"""Largest edit distance for the exact diff; beyond it a greedy one is used."""

REACH = 60
"""How far a segment may have moved and still be found."""

_PIECE = re.compile(r"(?:\A(?!<[^/])|<[^/])[^<]*(?:</[^<]*)*")
"""An opening tag and everything up to the next one; at the beginning also text before the first tag."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The page of a table for one viewer, in regions."""

    revision: int
    number: int
    """The length of the table's log."""
    frame: str
    """The markup around the regions."""
    data: Mapping[str, str]
    """What the page knows about the table besides its regions."""
    regions: Mapping[str, Segments]
    changes: dict[tuple[str, int, int], tuple[Segments, Segments, Raw]] = field(compare=False)
    """Splices already computed, shared by the viewers of a table. The key holds ids of segments, and the value keeps
    those alive."""


def event_of(old: Sheet | None, new: Sheet, count: int, unsent: set[str] | None = None) -> bytes:
    """Returns event number `count` of a stream, which turns the old sheet into the new one. Without an old one
    everything is sent.

    `unsent` are the regions whose segments the page does not have. When one of them changes, it is sent whole and
    removed from the set.
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
    """Splits markup into segments, one per element, so that a small change sends little.

    Equal segments are one object in memory, even across tables.

    >>> cut('<p>To move: <b>Wen</b>.</p><p>2</p>')
    ('<p>To move: ', '<b>Wen</b>.</p>', '<p>2</p>')
    """
    return tuple(map(interned, filter(None, _PIECE.findall(markup))))


def splices(old: Segments, new: Segments) -> list[Splice]:
    """Returns the changes that turn one series of segments into another.

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
    """Returns the splices in order, given pairs of positions with equal segments."""
    found: list[Splice] = []
    done_old = done_new = 0
    for at_old, at_new in (*same, (len(old), len(new))):
        if at_old > done_old or at_new > done_new:
            found.append((start + done_old, at_old - done_old, new[done_new:at_new]))
        done_old, done_new = at_old + 1, at_new + 1
    return found


def _in_place(old: Segments, new: Segments) -> list[tuple[int, int]] | None:
    """Returns the positions at which two equally long series agree; None if some segments have only moved."""
    same, gone, come = [], set(), set()
    for place, (before, now) in enumerate(zip(old, new, strict=True)):
        if before == now:
            same.append((place, place))
        else:
            gone.add(before)
            come.add(now)
    return same if gone.isdisjoint(come) else None


def _fewest_changes(old: Segments, new: Segments) -> list[tuple[int, int]] | None:
    """Returns the positions of equal segments with the fewest insertions and deletions (Myers); None if there are too
    many."""
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
    """Traces back the equal positions on the path to the ends of two series."""
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
    """Returns positions of equal segments by a greedy search."""
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
    """Applies splices to a series of segments, as the page does.

    >>> spliced(("a", "b", "c"), splices(("a", "b", "c"), ("a", "x", "c", "d")))
    ('a', 'x', 'c', 'd')
    """
    new = list(old)
    for at, gone, come in changes:
        new[at : at + gone] = come
    return tuple(new)
