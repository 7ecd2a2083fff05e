"""Chat: messages, ready phrases in every reader's language, and whom a person does not want to read."""

from __future__ import annotations

import re

from kaiserhof.engine import Words
from kaiserhof.errors import Forbidden, Missing, Refused
from kaiserhof.people.identity import clean_text
from kaiserhof.storage.person import Person
from kaiserhof.tables.service.people import PeopleService

LONGEST_MESSAGE = 300
PHRASES = ("hello", "luck", "thanks", "well-played", "moment", "back", "congratulations")
"""Ready phrases; `phrase-…` in the shared words."""
_QUOTE = re.compile(r"\d{1,6}-\d{1,4}")


class TalkingService(PeopleService):
    """The chat of a table."""

    def say(self, table_id: str, person: Person, text: str, quote: str = "") -> None:
        """Adds to the table's chat; everyone who may see the table may do this. `quote` is a line of the story."""
        said = clean_text(text, LONGEST_MESSAGE)
        if quote and not _QUOTE.fullmatch(quote):
            raise Refused("error-request")
        self._say(table_id, person, said, quote=quote)

    def say_phrase(self, table_id: str, person: Person, phrase: str) -> None:
        """Says a ready phrase, which everyone reads in their own language."""
        if phrase not in PHRASES:
            raise Refused("error-request")
        self._say(table_id, person, Words(person.lang)(f"phrase-{phrase}"), phrase=phrase)

    def _say(self, table_id: str, person: Person, said: str, *, phrase: str = "", quote: str = "") -> None:
        self.limits.spend("chat", person.id)
        if person.id in self.sanctions.muted:
            raise Forbidden("error-muted")
        if not said or not person.name:
            raise Refused("error-name" if said else "error-nothing-said")
        with self.open(table_id) as live:
            self._admit(live, person)
            if all(seat.person != person.id for seat in live.seats):
                self.limits.spend("aside", table_id)
            revision = self.store.chat.say(table_id, person, said, phrase, quote)
            live.chat = None
            live.raised(revision)
        self.announce(table_id)

    def mute(self, table_id: str, person: Person, number: int, *, everywhere: bool = False) -> None:
        """Hides the messages of whoever wrote message `number` from this person, at this table or at all."""
        with self.open(table_id) as live:
            self._admit(live, person)
            author = self._author(table_id, number)
            if author == person.id:
                raise Refused("error-mute-self")
            self.store.chat.mute(person.id, author, "" if everywhere else table_id)
        self._wishes_changed(table_id, person)

    def unmute(self, table_id: str, person: Person, number: int) -> None:
        """Shows the messages of whoever wrote message `number` again, at all tables."""
        with self.open(table_id) as live:
            self._admit(live, person)
            self.store.chat.unmute(person.id, self._author(table_id, number))
        self._wishes_changed(table_id, person)

    def _wishes_changed(self, table_id: str, person: Person) -> None:
        self.forget(person.id)
        self.announce(table_id)

    def _author(self, table_id: str, number: int) -> str:
        author = next((row.person for row in self.store.chat.messages(table_id) if row.number == number), None)
        if author is None:
            raise Missing("error-no-message")
        return author
