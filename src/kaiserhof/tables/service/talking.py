"""Chat."""

from __future__ import annotations

from kaiserhof.tables.errors import Forbidden, Refused
from kaiserhof.tables.meeting.happenings import CHAT
from kaiserhof.tables.people import Person, clean_text
from kaiserhof.tables.service.checks import Checks

LONGEST_MESSAGE = 300


class TalkingService(Checks):
    """The chat of a table."""

    def say(self, table_id: str, person: Person, text: str) -> None:
        """Adds to the table's chat; everyone who may see the table may do this."""
        self.limits.spend("chat", person.id)
        if person.id in self.sanctions.muted:
            raise Forbidden("error-muted")
        said = clean_text(text, LONGEST_MESSAGE)
        if not said or not person.name:
            raise Refused("error-name" if said else "error-nothing-said")
        with self._table(table_id) as live:
            self._admit(live, person)
            if all(seat.person != person.id for seat in live.seats):
                self.limits.spend("aside", table_id)
            revision = self.store.say(table_id, person, said)
            live.chat = None
            live.raised(revision)
            self.happenings.tell_all(live, CHAT, person.id, said)
        self.announce(table_id)
