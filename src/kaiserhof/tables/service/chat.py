"""Chat: messages, ready phrases that readers see in their own language, and muted people."""

from __future__ import annotations

import re

from kaiserhof.engine import Words
from kaiserhof.errors import Missing, Refused
from kaiserhof.people.identity import clean_text
from kaiserhof.people.service import People
from kaiserhof.storage.moderation_store import Sanctions
from kaiserhof.storage.person import Person
from kaiserhof.tables.access import admit
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables

LONGEST_MESSAGE = 300
PHRASES = ("hello", "luck", "thanks", "well-played", "moment", "back", "congratulations")
"""Ready phrases, with texts `phrase-…` in the shared words."""
_QUOTE = re.compile(r"\d{1,6}-\d{1,4}")


class Chat:
    """The chat of a table."""

    def __init__(self, loaded_tables: LoadedTables, limits: Limits, sanctions: Sanctions, people: People) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._limits, self._sanctions, self._people = limits, sanctions, people

    def say(self, table_id: str, person: Person, text: str, quote: str = "") -> None:
        """Adds a message of someone who may see the table. `quote` identifies a line of the story."""
        said = clean_text(text, LONGEST_MESSAGE)
        if quote and not _QUOTE.fullmatch(quote):
            raise Refused("error-request")
        self._say(table_id, person, said, quote=quote)

    def say_phrase(self, table_id: str, person: Person, phrase: str) -> None:
        """Adds a ready phrase, given by its key."""
        if phrase not in PHRASES:
            raise Refused("error-request")
        self._say(table_id, person, Words(person.lang)(f"phrase-{phrase}"), phrase=phrase)

    def _say(self, table_id: str, person: Person, said: str, *, phrase: str = "", quote: str = "") -> None:
        self._limits.spend("chat", person.id)
        if person.id in self._sanctions.muted:
            raise self._sanctions.refusal("error-muted", person.id)
        if not said or not person.name:
            raise Refused("error-name" if said else "error-nothing-said")
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
            if all(seat.person != person.id for seat in table.seats):
                new = person.is_new(self._store.database.clock())
                self._limits.spend("aside", person.id, table_id, new=new)
            revision = self._store.chat.say(table_id, person, said, phrase, quote)
            table.chat = None
            table.raised(revision)
        self._loaded_tables.announce(table_id)

    def mute(self, table_id: str, person: Person, number: int, *, everywhere: bool = False) -> None:
        """Hides the messages by the author of message `number` from this person, at this table or everywhere."""
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
            author = self._author(table_id, number)
            if author == person.id:
                raise Refused("error-mute-self")
            self._store.chat.mute(person.id, author, "" if everywhere else table_id)
        self._wishes_changed(table_id, person)

    def unmute(self, table_id: str, person: Person, number: int) -> None:
        """Shows the messages by the author of message `number` again, at all tables."""
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
            self._store.chat.unmute(person.id, self._author(table_id, number))
        self._wishes_changed(table_id, person)

    def _wishes_changed(self, table_id: str, person: Person) -> None:
        self._people.forget(person.id)
        self._loaded_tables.announce(table_id)

    def _author(self, table_id: str, number: int) -> str:
        author = next((row.person for row in self._store.chat.messages(table_id) if row.number == number), None)
        if author is None:
            raise Missing("error-no-message")
        return author
