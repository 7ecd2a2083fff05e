"""What changes at a table beside the game: who is here. A stream sends it as an event of its own."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from kaiserhof.tables import Tables
from kaiserhof.tables.meeting import Seen
from kaiserhof.web.events import event

_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

Meeting = dict[str, Any]


async def meeting_of(tables: Tables, table_id: str) -> Meeting:
    """Returns what the page of a table shows of its people; uses a thread only if that takes a while."""
    if tables.presences_known(table_id):
        found = tables.presences(table_id)
    else:
        found = await asyncio.to_thread(tables.presences, table_id)
    return {"seats": [None if seen is None else _seen(seen) for seen in found]}


def meeting_event(meeting: Meeting, now: float) -> bytes:
    """Returns the event that tells it, with the server's time: a page counts from there."""
    return event("meeting", _write({"now": round(now, 3), **meeting}))


def _seen(seen: Seen) -> dict[str, Any]:
    since = None if seen.since is None else round(seen.since)
    return {"state": seen.state, "since": since, "page": seen.page}
