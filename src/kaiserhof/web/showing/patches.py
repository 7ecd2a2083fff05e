"""What a stream sends: the whole page of a table at first, then only what has changed.

A page is a frame with named regions, and a region is a series of segments of markup. The events of a stream are
counted: an event names the one it follows, and holds *splices* for each region that has changed: where, how many
segments go, and which come. Whoever has missed one asks for the whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kaiserhof.web.events import event

Segments = tuple[str, ...]
Splice = tuple[int, int, Sequence[str]]
"""Where, how many segments go, and which come. Splices are made from the last to the first."""

REACH = 60
"""How far a segment may have moved to be found again."""

_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


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
    changes: dict[tuple[str, int, int], tuple[Segments, Segments, str]] = field(compare=False)
    """Splices that have been written already, shared by the viewers of a table; the segments keep their ids in use."""


def event_of(old: Sheet | None, new: Sheet, count: int) -> bytes:
    """Returns event number `count` of a stream: it makes a page show the new sheet. Without an old one all is sent."""
    if old is None or old.frame != new.frame:
        regions = ",".join(f'"{name}":{_write([(0, 0, come)])}' for name, come in new.regions.items())
        told = f'{{"to":{count},"frame":{_write(new.frame)},"data":{_write(new.data)},"regions":{{{regions}}}}}'
        return event("patch", told, new.number)
    changed = [
        f'"{name}":{_spliced(new, name, old.regions[name], come)}'
        for name, come in new.regions.items()
        if come is not old.regions[name] and come != old.regions[name]
    ]
    data = {key: value for key, value in new.data.items() if old.data[key] != value}
    head = f'"from":{count - 1},"to":{count},"data":{_write(data)}'
    return event("patch", f'{{{head},"regions":{{{",".join(changed)}}}}}', new.number)


def _spliced(sheet: Sheet, name: str, old: Segments, new: Segments) -> str:
    key = (name, id(old), id(new))
    found = sheet.changes.get(key)
    if found is None:
        found = sheet.changes[key] = (old, new, _write(splices(old, new)))
    return found[2]


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
    return _between(old, new, first, len(old) - tail, len(new) - tail)[::-1]


def _between(old: Segments, new: Segments, start: int, old_end: int, new_end: int) -> list[Splice]:
    """Returns the splices, from the first to the last, of series that differ only between these places."""
    where: dict[str, list[int]] = {}
    for place in range(start, new_end):
        where.setdefault(new[place], []).append(place)
    found: list[Splice] = []
    done = start
    for place in range(start, old_end):
        at = next((n for n in where.get(old[place], ()) if n >= done), -1)
        if at < 0 or at - done > REACH:
            continue
        if place > start or at > done:
            found.append((start, place - start, new[done:at]))
        start, done = place + 1, at + 1
    if start < old_end or done < new_end:
        found.append((start, old_end - start, new[done:new_end]))
    return found


def spliced(old: Sequence[str], changes: Sequence[Splice]) -> Segments:
    """Returns a series of segments after splices, as the page makes them.

    >>> spliced(("a", "b", "c"), splices(("a", "b", "c"), ("a", "x", "c", "d")))
    ('a', 'x', 'c', 'd')
    """
    new = list(old)
    for at, gone, come in changes:
        new[at : at + gone] = come
    return tuple(new)
