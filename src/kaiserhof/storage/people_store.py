"""People in the database."""

from __future__ import annotations

from sqlalchemy import (
    delete,
    func,
    insert,
    select,
    update,
)

from kaiserhof.errors import Missing
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import is_deleted, require_people
from kaiserhof.storage.moderation_store import DELETE
from kaiserhof.storage.person import DEVICE_ID, Device, Person
from kaiserhof.storage.revisions import raise_revision
from kaiserhof.storage.rows import GATHERING, PLAYING
from kaiserhof.storage.stocks import drop_oldest

LINK_AGE = 24 * 3600.0
"""Seconds for which a personal link is valid."""


_PERSON = (schema.people.c.id, schema.people.c.name, schema.people.c.lang, schema.people.c.habits)


class PeopleStore(Repository):
    """People, their tokens and their personal links."""

    def add(self, person: Person, token_hash: str) -> None:
        with self.database.writing() as connection:
            connection.execute(
                insert(schema.people).values(
                    id=person.id, name=person.name, lang=person.lang, created=self.database.clock()
                )
            )
            connection.execute(
                insert(schema.tokens).values(token_hash=token_hash, person=person.id, created=self.database.clock())
            )

    def by_token(self, token_hash: str) -> Person | None:
        """Returns the person who has this token."""
        holder = select(schema.tokens.c.person).where(schema.tokens.c.token_hash == token_hash)
        return self._person(schema.people.c.id == holder.scalar_subquery())

    def get(self, person_id: str) -> Person | None:
        """Returns the person with this id."""
        return self._person(schema.people.c.id == person_id)

    def _person(self, condition: object) -> Person | None:
        query = select(*_PERSON).where(condition, schema.people.c.deleted.is_(None))  # type: ignore[arg-type]
        with self.database.reading() as connection:
            row = connection.execute(query).first()
        return Person(*row) if row else None

    def change(self, person: Person) -> None:
        """Changes a person's name or language."""
        with self.database.writing() as connection:
            require_people(connection, person.id)
            connection.execute(
                update(schema.people).where(schema.people.c.id == person.id).values(name=person.name, lang=person.lang)
            )
            self.database.announce(connection, "person", person.id)

    def change_preferences(self, person: Person) -> list[str]:
        """Changes a person's preferences; returns the tables where that makes a difference."""
        seats, tables = schema.seats.c, schema.tables.c
        going = select(tables.id).where(tables.id == seats.table_id, tables.status.in_((GATHERING, PLAYING)))
        mine = (seats.person == person.id) & (seats.hasty != person.hasty) & going.exists()
        with self.database.writing() as connection:
            changed = list(connection.scalars(select(seats.table_id).where(mine)))
            for table_id in sorted(changed):
                raise_revision(self.database, connection, table_id)
            require_people(connection, person.id)
            theirs = (seats.person == person.id) & seats.table_id.in_(changed)
            connection.execute(update(schema.seats).where(theirs).values(hasty=person.hasty))
            themselves = schema.people.c.id == person.id
            connection.execute(update(schema.people).where(themselves).values(habits=person.habits))
            self.database.announce(connection, "person", person.id)
        return changed

    def exists(self, person_id: str) -> bool:
        """Returns whether there is or was such a person."""
        with self.database.reading() as connection:
            return connection.scalar(select(schema.people.c.id).where(schema.people.c.id == person_id)) is not None

    def mark_deleted(self, person_id: str) -> None:
        """Revokes all devices of a person, and marks the person as deleted: nothing more is written for them."""
        people = schema.people
        marked = {"deleted": func.coalesce(people.c.deleted, self.database.clock()), "name": "", "habits": ""}
        with self.database.writing() as connection:
            connection.execute(update(people).where(people.c.id == person_id).values(**marked))
            for table in (schema.tokens, schema.links):
                connection.execute(delete(table).where(table.c.person == person_id))
            self.database.announce(connection, "person", person_id)

    def half_deleted(self, before: float) -> list[str]:
        """Returns people who were marked as deleted before a time, but never completely deleted."""
        people, orders = schema.people.c, schema.orders.c
        done = select(orders.number).where(orders.kind == DELETE, orders.subject == people.id).exists()
        with self.database.reading() as connection:
            return list(connection.scalars(select(people.id).where(people.deleted < before, ~done)))

    def delete(self, person_id: str) -> list[str]:
        """Deletes the names and messages of a person who is marked as deleted; returns the tables that showed them."""
        seats, chat, leagues, removals = schema.seats, schema.chat, schema.leagues, schema.removals
        shown = select(seats.c.table_id).where(seats.c.person == person_id)
        shown_too = select(chat.c.table_id).where(chat.c.person == person_id)
        with self.database.writing() as connection:
            changed = sorted({*connection.scalars(shown), *connection.scalars(shown_too)})
            for table_id in changed:
                raise_revision(self.database, connection, table_id)
            theirs = select(schema.destinations.c.id).where(schema.destinations.c.person == person_id)
            connection.execute(delete(schema.notices).where(schema.notices.c.destination.in_(theirs)))
            for table in (
                schema.looks,
                schema.records,
                schema.presences,
                schema.holidays,
                schema.invitations,
                schema.removals,
                schema.wishes,
                schema.destinations,
                schema.mutes,
                schema.played,
                schema.shown,
            ):
                connection.execute(delete(table).where(table.c.person == person_id))
            connection.execute(delete(schema.offers).where(schema.offers.c.asker == person_id))
            connection.execute(
                update(chat).where(chat.c.person == person_id).values(name="", text="…", phrase="", quote="")
            )
            connection.execute(delete(schema.mutes).where(schema.mutes.c.muted == person_id))
            connection.execute(update(seats).where(seats.c.person == person_id).values(name=""))
            members = schema.league_people
            left = {"name": "", "gone": func.coalesce(members.c.gone, self.database.clock())}
            connection.execute(update(members).where(members.c.person == person_id).values(**left))
            connection.execute(update(leagues).where(leagues.c.owner == person_id).values(name="…"))
            owned = select(schema.tables.c.id).where(schema.tables.c.owner == person_id)
            connection.execute(update(removals).where(removals.c.table_id.in_(owned)).values(word=""))
            connection.execute(delete(schema.invitations).where(schema.invitations.c.inviter == person_id))
        return changed

    # ------------------------------------------------------------------ devices

    def devices(self, person_id: str) -> list[Device]:
        """Returns a person's devices, the most recently used first."""
        columns = schema.tokens.c
        query = select(columns.token_hash, columns.created, columns.used, columns.kind)
        latest = query.where(columns.person == person_id).order_by(columns.used.desc(), columns.created.desc())
        with self.database.reading() as connection:
            return [Device(row[0][:DEVICE_ID], row[1], row[2], row[3]) for row in connection.execute(latest)]

    def note_use(self, token_hash: str, kind: str) -> None:
        """Notes that a device has been used, and its kind."""
        with self.database.writing() as connection:
            there = schema.tokens.c.token_hash == token_hash
            connection.execute(update(schema.tokens).where(there).values(used=self.database.clock(), kind=kind))

    def revoke(self, person_id: str, device_id: str) -> bool:
        """Revokes a device's token and the personal links created there; returns whether the person had such
        a device.
        """
        columns = schema.tokens.c
        theirs = (columns.person == person_id) & (func.substr(columns.token_hash, 1, DEVICE_ID) == device_id)
        links = schema.links.c
        made_there = func.substr(links.device, 1, DEVICE_ID).in_((device_id, ""))
        with self.database.writing() as connection:
            found = connection.execute(delete(schema.tokens).where(theirs)).rowcount > 0
            connection.execute(delete(schema.links).where((links.person == person_id) & made_there))
            self.database.announce(connection, "person", person_id)
        return found

    # ------------------------------------------------------------------ links

    def add_link(self, person_id: str, token_hash: str, device: str) -> None:
        """Adds a personal link created on the device with this token's hash, unless the token has been revoked."""
        values = {"token_hash": token_hash, "person": person_id, "device": device}
        theirs, created = schema.links.c.person == person_id, schema.links.c.created
        with self.database.writing() as connection:
            known = select(schema.tokens.c.person).where(schema.tokens.c.token_hash == device)
            if connection.scalar(known.with_for_update(read=True)) != person_id:
                raise Missing("error-no-device")
            connection.execute(schema.links.delete().where(created < self.database.clock() - LINK_AGE))
            drop_oldest(connection, schema.links, theirs, STOCKS["links"].person - 1, created)
            connection.execute(insert(schema.links).values(**values, created=self.database.clock()))

    def use_link(self, token_hash: str, new_token_hash: str) -> Person | None:
        """Uses up a personal link: adds the new token to its person, and returns them."""
        valid = (schema.links.c.token_hash == token_hash) & (schema.links.c.created > self.database.clock() - LINK_AGE)
        with self.database.writing() as connection:
            found = connection.scalar(select(schema.links.c.person).where(valid))
            if found is None:
                return None
            if connection.execute(schema.links.delete().where(schema.links.c.token_hash == token_hash)).rowcount != 1:
                return None  # someone followed it at the same moment
            if is_deleted(connection, found):
                return None
            theirs, created = schema.tokens.c.person == found, schema.tokens.c.created
            drop_oldest(connection, schema.tokens, theirs, STOCKS["tokens"].person - 1, created)
            connection.execute(
                insert(schema.tokens).values(token_hash=new_token_hash, person=found, created=self.database.clock())
            )
        return self.get(found)
