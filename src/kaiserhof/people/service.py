"""People: their names, languages, tokens and devices."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from threading import Lock

from kaiserhof.errors import Missing
from kaiserhof.people.cache import Cache
from kaiserhof.people.identity import clean_name, hash_token, new_id, new_token
from kaiserhof.storage.budgets import RateKind
from kaiserhof.storage.person import Device, Person, Way
from kaiserhof.storage.preferences import Preferences
from kaiserhof.storage.store import Store

NOTED_EVERY = 3600.0
"""Seconds after which the use of a device is noted again."""
MAX_IN_MEMORY = 10_000


class People:
    """The people of this site, identified by the tokens of their devices."""

    def __init__(
        self,
        store: Store,
        spend: Callable[[RateKind, str], None],
        listening: Callable[[], bool],
        on_change: Callable[[str], None],
        on_preferences: Callable[[str], None],
    ) -> None:
        """`spend` counts what a person does against a limit. `listening` says whether this process hears announcements
        of others. `on_change` is called with a person who has changed, `on_preferences` with each table to which a
        change of preferences applies."""
        self._store = store
        self._spend = spend
        self._listening = listening
        self._on_change = on_change
        self._on_preferences = on_preferences
        self._people: Cache[Person] = Cache(MAX_IN_MEMORY)
        """People by the hash of a token."""
        self._noted: dict[str, float] = {}
        """When the use of a device must be noted again, by the hash of its token."""
        self._lock = Lock()

    def add(self, name: str, lang: str) -> tuple[Person, str]:
        """Creates a person; returns the person and their token."""
        self._spend("person", "")
        now = self._store.database.clock()
        person, token = Person(new_id(), clean_name(name), lang, created=now), new_token()
        self._store.people.add(person, hash_token(token))
        return person, token

    def by_token(self, token: str | None) -> Person | None:
        """Returns the person with this token."""
        if not token:
            return None
        hashed = hash_token(token)
        if not self._listening():
            return self._store.people.by_token(hashed)
        return self._people.look_up(hashed, lambda: self._store.people.by_token(hashed))

    def known_by_token(self, token: str) -> Person | None:
        """Returns the person with this token, if that needs no query."""
        return self._people.get(hash_token(token))

    def change(self, person: Person, *, name: str | None = None, lang: str | None = None) -> Person:
        """Changes a name or language. Tables joined from now on show it."""
        changed = replace(person, name=clean_name(name or "") or person.name, lang=lang or person.lang)
        self._store.people.change(changed)
        self.forget(person.id)
        return changed

    def change_preferences(self, person: Person, habits: Preferences) -> Person:
        """Changes a person's preferences, which applies at once to the tables where they sit."""
        changed = replace(person, habits=habits.write())
        for table_id in self._store.people.change_preferences(changed):
            self._on_preferences(table_id)
        self.forget(person.id)
        return changed

    def forget(self, person_id: str) -> None:
        """Drops a person from the cache and refreshes their open pages."""
        self._people.invalidate_if(lambda known: known.id == person_id)
        self._on_change(person_id)

    def mark_all_stale(self) -> None:
        """Forgets everything cached, because announcements may have been missed."""
        self._people.invalidate_all()

    # ------------------------------------------------------------------ devices

    def devices(self, person: Person) -> list[Device]:
        """Returns a person's devices, the most recently used first."""
        return self._store.people.devices(person.id)

    def use_is_due(self, token: str) -> bool:
        """Returns whether the use of a device must be noted; needs no query."""
        return time.monotonic() >= self._noted.get(hash_token(token), 0.0)

    def note_use(self, token: str, kind: str) -> None:
        """Notes the use of a device, about once an hour."""
        with self._lock:
            self._noted[hash_token(token)] = time.monotonic() + NOTED_EVERY
            if len(self._noted) > MAX_IN_MEMORY:
                self._noted.pop(next(iter(self._noted)))
        self._store.people.note_use(hash_token(token), kind)

    def revoke_device(self, person: Person, device_id: str) -> None:
        """Revokes a device's token with the links and passkeys added there: they identify nobody from now on."""
        if not self._store.people.revoke(person.id, device_id):
            raise Missing("error-no-device")
        self.forget(person.id)

    def sign_out(self, person: Person, token: str) -> None:
        """Signs the device with this token out. Its links end; passkeys that were added on it stay."""
        self._store.people.sign_out(hash_token(token))
        self.forget(person.id)

    # ------------------------------------------------------------------ personal links

    def personal_link(self, person: Person, device: str) -> str:
        """Returns the secret of a link with which the person can move to another device, once.

        `device` is the token of the device they use; the link expires when it is revoked.
        """
        self._spend("link", person.id)
        token = new_token()
        self._store.people.add_link(person.id, hash_token(token), hash_token(device))
        return token

    def way_back(self, person_id: str, way: Way) -> str:
        """Returns the secret of a link for someone who has lost all devices, to be sent by mail or by the host."""
        token = new_token()
        self._store.people.add_link(person_id, hash_token(token), None, way)
        return token

    def linked(self, token: str) -> Person:
        """Returns the person to whom a link leads; the link stays valid."""
        person = self._store.people.linked(hash_token(token))
        if person is None:
            raise Missing("error-link")
        return person

    def follow_personal_link(self, token: str) -> tuple[Person, str]:
        """Returns the person to whom a link belongs, and their token on the new device."""
        fresh = new_token()
        person = self._store.people.use_link(hash_token(token), hash_token(fresh))
        if person is None:
            raise Missing("error-link")
        return person, fresh
