"""Conduct: people block each other, and report messages and people to the hosts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from kaiserhof.errors import Forbidden, Missing, Refused
from kaiserhof.people.identity import clean_text, new_id
from kaiserhof.people.service import People
from kaiserhof.storage.person import Person
from kaiserhof.storage.report_store import ReportRow
from kaiserhof.storage.rows import ChatRow
from kaiserhof.tables.access import admit
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables

LONGEST_REPORT = 300
AROUND = 10
"""Number of messages before and after a reported one that are kept with a report."""


@dataclass(frozen=True, slots=True)
class KeptMessage:
    """A message that is kept with a report."""

    person: str
    name: str
    text: str
    at: float
    reported: bool


def kept_messages(report: ReportRow) -> list[KeptMessage]:
    """Returns the messages that are kept with a report."""
    return [KeptMessage(**each) for each in json.loads(report.context)]


class Conduct:
    """Blocks and reports."""

    def __init__(self, loaded_tables: LoadedTables, limits: Limits, people: People) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._limits, self._people = limits, people

    # ------------------------------------------------------------------ blocks

    def block(self, person: Person, other: str) -> None:
        """Blocks somebody: their messages are hidden, and neither can invite or be matched with the other. They cannot
        sit down at the person's tables."""
        if other == person.id:
            raise Refused("error-block-self")
        if self._store.people.get(other) is None:
            raise Missing("error-no-page")
        self._store.blocks.add(person.id, other)
        self._people.forget(person.id)

    def unblock(self, person: Person, other: str) -> None:
        """Lifts a block."""
        self._store.blocks.remove(person.id, other)
        self._people.forget(person.id)

    def blocked_by(self, person: Person) -> list[tuple[str, str]]:
        """Returns id and name of the people whom a person has blocked, the latest first."""
        return self._store.blocks.of(person.id)

    def block_author(self, table_id: str, person: Person, number: int) -> None:
        """Blocks the author of a message."""
        self.block(person, self._message(table_id, person, number)[1].person)
        self._loaded_tables.announce(table_id)

    # ------------------------------------------------------------------ reports

    def report_message(self, table_id: str, person: Person, number: int, word: str) -> None:
        """Reports a message to the hosts, with those around it."""
        messages, reported = self._message(table_id, person, number)
        at = messages.index(reported)
        self._report(person, reported.person, table_id, word, messages[max(0, at - AROUND) : at + AROUND + 1], reported)

    def report_person(self, person: Person, subject: str, word: str, table_id: str = "") -> None:
        """Reports a person to the hosts, with their latest messages at a table."""
        if self._store.people.get(subject) is None:
            raise Missing("error-no-page")
        said: Sequence[ChatRow] = ()
        if table_id:
            with self._loaded_tables.open(table_id) as table:
                admit(table, person)
            said = [each for each in self._store.chat.messages(table_id) if each.person == subject][-2 * AROUND :]
        self._report(person, subject, table_id, word, said)

    def _message(self, table_id: str, person: Person, number: int) -> tuple[list[ChatRow], ChatRow]:
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
        messages = self._store.chat.messages(table_id)
        found = next((each for each in messages if each.number == number), None)
        if found is None:
            raise Missing("error-no-message")
        return messages, found

    def _report(
        self,
        person: Person,
        subject: str,
        table_id: str,
        word: str,
        said: Sequence[ChatRow],
        reported: ChatRow | None = None,
    ) -> None:
        if not person.name:
            raise Forbidden("error-name")
        if subject == person.id:
            raise Refused("error-report-self")
        why, now = clean_text(word, LONGEST_REPORT), self._store.database.clock()
        if not why and reported is None:
            raise Refused("error-report-word")
        self._limits.spend("report", person.id, new=person.is_new(now))
        context = [
            {"person": each.person, "name": each.name, "text": each.text, "at": each.at, "reported": each is reported}
            for each in said
        ]
        row = ReportRow(new_id(), person.id, subject, table_id, why, json.dumps(context, ensure_ascii=False), now)
        self._store.reports.add(row)
