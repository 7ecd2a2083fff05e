"""What people note for themselves at a table. Nobody else ever sees it."""

from __future__ import annotations

from kaiserhof.errors import Refused
from kaiserhof.people.identity import clean_text
from kaiserhof.storage.person import Person
from kaiserhof.tables.access import admit
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables

LONGEST_NOTE = 4000
"""Maximum length of a note, in characters."""


class Notes:
    def __init__(self, loaded_tables: LoadedTables, limits: Limits) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._limits = limits

    def of(self, table_id: str, person: Person | None) -> str:
        """Returns a person's note; empty if there is none."""
        return self._store.notes.of(table_id, person.id) if person is not None else ""

    def keep(self, table_id: str, person: Person, text: str) -> None:
        """Replaces a person's note."""
        self._limits.spend("note", person.id)
        if len(text) > LONGEST_NOTE:
            raise Refused("error-note-long", most=LONGEST_NOTE)
        lines = [clean_text(line, LONGEST_NOTE) for line in text.splitlines()]
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
        self._store.notes.keep(table_id, person.id, "\n".join(lines).strip())
