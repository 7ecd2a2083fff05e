"""What people do about themselves."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace

from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Missing
from kaiserhof.people.identity import clean_name, hash_token, new_id, new_token
from kaiserhof.storage.person import Device, Person
from kaiserhof.storage.preferences import Preferences
from kaiserhof.tables.memory import MOST_PEOPLE_IN_MEMORY
from kaiserhof.tables.service.checks import Checks

NOTED_EVERY = 3600.0
"""Seconds between two notes that a device is used."""


class PeopleService(Checks):
    """People: their names, languages and devices."""

    def add(self, name: str, lang: str, asker: str = "") -> tuple[Person, str]:
        """Makes a new person; returns the person and their token."""
        self.limits.spend("person", asker)
        person, token = Person(new_id(), clean_name(name), lang), new_token()
        self.store.people.add(person, hash_token(token))
        return person, token

    def by_token(self, token: str | None) -> Person | None:
        """Returns the person who has this token."""
        if not token:
            return None
        hashed = hash_token(token)
        if not self.listening:
            return self.store.people.by_token(hashed)
        return self._people.look_up(hashed, lambda: self.store.people.by_token(hashed))

    def known_by_token(self, token: str) -> Person | None:
        """Returns the person who has this token, if that is known without asking the database."""
        return self._people.get(hash_token(token))

    def change(self, person: Person, *, name: str | None = None, lang: str | None = None) -> Person:
        """Changes a name or language; it shows at tables joined from now on."""
        changed = replace(person, name=clean_name(name or "") or person.name, lang=lang or person.lang)
        self.store.people.change(changed)
        self.forget(person.id)
        return changed

    def change_preferences(self, person: Person, habits: Preferences) -> Person:
        """Changes how a person likes to play; at tables where they sit, it counts at once."""
        changed = replace(person, habits=habits.write())
        for table_id in self.store.people.change_preferences(changed):
            self.refresh(table_id)
            with suppress(KaiserhofError), self.open(table_id):
                pass  # a turn that waited for its confirmation ends now
        self.forget(person.id)
        return changed

    def forget(self, person_id: str) -> None:
        """Drops what is known of a person without asking the database, and lets their open pages look anew."""
        self._people.doubt_if(lambda known: known.id == person_id)
        with self._lock:
            for live in self.cached.values():
                if live.mutes.pop(person_id, None) is not None:
                    live.touch()
        self.announce(person_id)

    # ------------------------------------------------------------------ devices

    def devices(self, person: Person) -> list[Device]:
        """Returns a person's devices, the one used last first."""
        return self.store.people.devices(person.id)

    def use_is_due(self, token: str) -> bool:
        """Returns whether it is time to note that a device is used; it costs nothing to ask."""
        return time.monotonic() >= self._noted.get(hash_token(token), 0.0)

    def note_use(self, token: str, kind: str) -> None:
        """Notes that a device is used, about once an hour."""
        with self._lock:
            self._noted[hash_token(token)] = time.monotonic() + NOTED_EVERY
            if len(self._noted) > MOST_PEOPLE_IN_MEMORY:
                self._noted.pop(next(iter(self._noted)))
        self.store.people.note_use(hash_token(token), kind)

    def revoke_device(self, person: Person, device_id: str) -> None:
        """Takes a device's token back: it is nobody's from now on."""
        if not self.store.people.revoke(person.id, device_id):
            raise Missing("error-no-device")
        self.forget(person.id)

    def personal_link(self, person: Person) -> str:
        """Returns a secret with which the person moves to another device, once."""
        self.limits.spend("link", person.id)
        token = new_token()
        self.store.people.add_link(person.id, hash_token(token))
        return token

    def follow_personal_link(self, token: str) -> tuple[Person, str]:
        """Returns the person the link belongs to, and their token on the new device."""
        fresh = new_token()
        person = self.store.people.use_link(hash_token(token), hash_token(fresh))
        if person is None:
            raise Missing("error-link")
        return person, fresh
