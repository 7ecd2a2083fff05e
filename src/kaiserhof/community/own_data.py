"""Everything that the site keeps about a person, as one file for them: their rows as JSON, and the records of their
games.
"""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Missing
from kaiserhof.storage import schema
from kaiserhof.storage.rows import FINISHED
from kaiserhof.tables import Tables
from kaiserhof.tables.archive import archived_record


@dataclass(frozen=True, slots=True)
class Part:
    """The rows of a database table that belong to a person: which column names them, and which columns they get."""

    owner: str
    columns: tuple[str, ...]


PARTS: Mapping[str, Part] = {
    "people": Part("id", ("id", "name", "lang", "created", "habits")),
    "tokens": Part("person", ("created", "used", "kind", "way")),
    "links": Part("person", ("created", "way")),
    "passkeys": Part("person", ("id", "kind", "created", "used")),
    "tables": Part("owner", ("id", "game", "options", "status", "created", "changed", "clock", "rated", "origin")),
    "seats": Part("person", ("table_id", "seat", "name", "stand_in", "agreed", "joined", "overran")),
    "chat": Part("person", ("table_id", "number", "name", "text", "phrase", "quote", "at")),
    "mutes": Part("person", ("muted", "table_id")),
    "blocks": Part("person", ("blocked", "at")),
    "reports": Part("person", ("subject", "place", "word", "context", "created", "settled")),
    "looks": Part("person", ("table_id", "number", "chat", "at")),
    "notes": Part("person", ("table_id", "text", "changed")),
    "records": Part("person", ("id", "text", "created")),
    "presences": Part("person", ("table_id", "state", "since", "used")),
    "wishes": Part("person", ("text",)),
    "destinations": Part("person", ("way", "target", "created", "confirmed", "state", "at")),
    "holidays": Part("person", ("begins", "ends")),
    "offers": Part("asker", ("table_id", "kind", "seat", "level", "status", "created")),
    "invitations": Part("person", ("table_id", "at", "declined")),
    "removals": Part("person", ("table_id", "word", "at")),
    "played": Part(
        "person",
        (
            *("table_id", "game", "begun", "at", "players", "place", "points"),
            *("mu", "sigma", "gained", "own", "gone", "overran"),
        ),
    ),
    "ratings": Part("person", ("game", "mu", "sigma", "games")),
    "shown": Part("person", ("item", "audience")),
    "leagues": Part("owner", ("id", "name", "game", "rounds", "status", "created")),
    "league_people": Part("person", ("league", "name", "joined", "gone", "removed")),
    "lessons": Part("person", ("game", "step", "did", "at", "finished")),
    "solved": Part("person", ("game", "puzzle", "at")),
    "daily_puzzles": Part("person", ("day", "tries", "outcome", "at")),
    "challenges": Part("person", ("table_id", "kind", "subject", "seen")),
    "drafts": Part("person", ("id", "game", "name", "content", "board", "created", "changed")),
    "hosts": Part("person", ("name", "created")),
    "orders": Part("subject", ("kind", "word", "at")),
}
"""What a person gets, by database table. Secrets stay out: those of devices and links, and those of dice."""

LEFT_OUT: Mapping[str, str] = {
    "ceremonies": "challenges that end within minutes",
    "notices": "follow from destinations and tables",
}
"""Database tables that name a person and are not in the file, and why."""


def own_data(tables: Tables, person_id: str) -> bytes:
    """Returns the file of a person, as a ZIP archive."""
    found = _rows(tables, person_id)
    if not found["people"]:
        raise Missing("error-no-such-person", id=person_id)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for draft in found["drafts"]:
            archive.writestr(f"drafts/{draft['id']}.json", zlib.decompress(draft.pop("content")))
        archive.writestr("person.json", json.dumps(found, ensure_ascii=False, indent=1))
        for seat in found["seats"]:
            text = _record(tables, seat["table_id"])
            if text is not None:
                archive.writestr(f"games/{seat['table_id']}.txt", text)
    return made.getvalue()


def _rows(tables: Tables, person_id: str) -> dict[str, list[dict[str, Any]]]:
    """Returns a person's rows by database table, all from one state of the database."""
    found = {}
    with tables.store.database.snapshot() as connection:
        for name, part in PARTS.items():
            table = schema.metadata.tables[name]
            query = select(*(table.c[column] for column in part.columns)).where(table.c[part.owner] == person_id)
            found[name] = [dict(row) for row in connection.execute(query).mappings()]
    return found


def _record(tables: Tables, table_id: str) -> str | None:
    """Returns the record of a finished game, read from its log without playing it."""
    stored = tables.store.tables.get(table_id)
    if stored is None or stored[0].status != FINISHED:
        return None
    row, seats = stored
    try:
        archived = tables.loaded_tables.archived_game(table_id)
        record = archived_record(row, seats, tables.store.log.acts(table_id), archived)
    except KaiserhofError:
        return None
    return record.write() if record is not None else None
