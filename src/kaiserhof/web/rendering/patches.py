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
from difflib import SequenceMatcher

from msgspec import Raw

from kaiserhof.drawing.svg import interned
from kaiserhof.web.events import ENCODER, event
from kaiserhof.web.wire import Patch, Splice

Segments = tuple[str, ...]

MAX_COMPARED = 100_000
"""Largest product of two lengths to compare segment by segment; between longer series everything is sent, because a
comparison would hold up the event loop."""

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
    found: list[Splice] = []
    done_old = done_new = 0
    for at_old, at_new, size in _same(before, after):
        if at_old > done_old or at_new > done_new:
            found.append((first + done_old, at_old - done_old, after[done_new:at_new]))
        done_old, done_new = at_old + size, at_new + size
    return found[::-1]


def _same(old: Segments, new: Segments) -> Sequence[tuple[int, int, int]]:
    """Returns equal blocks as position, position and length. The last block is empty and stands at both ends."""
    if len(old) * len(new) > MAX_COMPARED or set(old).isdisjoint(new):
        return ((len(old), len(new), 0),)
    return SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()


def spliced(old: Sequence[str], changes: Sequence[Splice]) -> Segments:
    """Applies splices to a series of segments, as the page does.

    >>> spliced(("a", "b", "c"), splices(("a", "b", "c"), ("a", "x", "c", "d")))
    ('a', 'x', 'c', 'd')
    """
    new = list(old)
    for at, gone, come in changes:
        new[at : at + gone] = come
    return tuple(new)
