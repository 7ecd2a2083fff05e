"""A whole lesson as one object, which a browser can cache for offline use."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile

_FILES = re.compile(r'"(/(?:static|board|about|book|ratio|style|drawn)/[^"]+)"')


@dataclass(frozen=True, slots=True)
class OfflinePlace:
    """One place of a lesson: its view, its view with a hint, and where the moves lead."""

    view: str
    hinted: str
    ways: Mapping[str, str]
    """The key of the next place, by the text of the move."""


def place_key(step: int, did: str) -> str:
    """Returns the key of a place: the number of its step, and the learner's moves.

    >>> place_key(3, "house wei-1;pay r")
    '3 house wei-1;pay r'
    """
    return f"{step} {did}"


def whole_lesson(page: str, first: str, places: Mapping[str, OfflinePlace]) -> bytes:
    """Returns a whole lesson as JSON: the page around the part that changes, all places, and the files they need."""
    before, found, after = page.partition(places[first].view)
    assert found, "the page of a lesson shows its first place"
    told = {
        "before": before,
        "after": after,
        "places": {key: _parts(place) for key, place in places.items()},
        "files": sorted({html.unescape(name) for text in (page, *_views(places)) for name in _FILES.findall(text)}),
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _views(places: Mapping[str, OfflinePlace]) -> list[str]:
    return [place.view for place in places.values()]


def _parts(place: OfflinePlace) -> dict[str, object]:
    """Splits a view where the hint is inserted."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(place.view, place.hinted, strict=False))
    at = sum(1 for _ in same)
    before, after = place.view[:at], place.view[at:]
    hint = place.hinted[at : len(place.hinted) - len(after)]
    assert before + hint + after == place.hinted
    return {"before": before, "hint": hint, "after": after, "ways": dict(place.ways)}
