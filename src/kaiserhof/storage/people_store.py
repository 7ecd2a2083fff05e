"""People in the database."""

from __future__ import annotations

from sqlalchemy import (
    ColumnElement,
    Connection,
    delete,
    func,
    insert,
    select,
    update,
)

from kaiserhof.errors import Missing
from kaiserhof.storage import progress_schema, schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.draft_schema import drafts
from kaiserhof.storage.erasure import is_deleted, require_people
from kaiserhof.storage.moderation_store import DELETE
from kaiserhof.storage.notification_schema import DESTINATIONS, NOTICES, WISHES
from kaiserhof.storage.person import BY_LINK, DEVICE_ID, Device, Person, Way
from kaiserhof.storage.revisions import raise_revision
from kaiserhof.storage.rows import GATHERING, PLAYING
from kaiserhof.storage.stocks import drop_oldest

LINK_AGE = 24 * 3600.0
"""Seconds for which a personal link is valid."""


_PEOPLE = schema.people.c
_PERSON = (_PEOPLE.id, _PEOPLE.name, _PEOPLE.lang, _PEOPLE.habits, _PEOPLE.created)


class PeopleStore(Repository):
    """People, their tokens and their personal links."""

    def add(self, person: Person, token_hash: str) -> None:
        with self.database.writing() as connection:
            connection.execute(
                insert(schema.people).values(
                    id=person.id,
                    name=person.name,
                    lang=person.lang,
                    created=person.created or self.database.clock(),
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

    def _person(self, condition: ColumnElement[bool]) -> Person | None:
        query = select(*_PERSON).where(condition, schema.people.c.deleted.is_(None))
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
            for table in (schema.tokens, schema.links, schema.passkeys, schema.ceremonies, schema.hosts):
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
            theirs = select(DESTINATIONS.c.id).where(DESTINATIONS.c.person == person_id)
            connection.execute(delete(NOTICES).where(NOTICES.c.destination.in_(theirs)))
            for table in (
                drafts,
                schema.looks,
                schema.notes,
                schema.records,
                schema.presences,
                schema.holidays,
                schema.invitations,
                schema.removals,
                WISHES,
                DESTINATIONS,
                schema.mutes,
                schema.played,
                schema.shown,
                schema.blocks,
                schema.reports,
                progress_schema.lessons,
                progress_schema.solved,
                progress_schema.daily_puzzles,
                progress_schema.challenges,
            ):
                connection.execute(delete(table).where(table.c.person == person_id))
            connection.execute(delete(schema.offers).where(schema.offers.c.asker == person_id))
            connection.execute(
                update(chat).where(chat.c.person == person_id).values(name="", text="…", phrase="", quote="")
            )
            connection.execute(delete(schema.mutes).where(schema.mutes.c.muted == person_id))
            connection.execute(delete(schema.blocks).where(schema.blocks.c.blocked == person_id))
            reports = schema.reports.c
            told = (reports.subject == person_id) | reports.context.contains(person_id, autoescape=True)
            connection.execute(delete(schema.reports).where(told))
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
        query = select(columns.token_hash, columns.created, columns.used, columns.kind, columns.way)
        latest = query.where(columns.person == person_id).order_by(columns.used.desc(), columns.created.desc())
        with self.database.reading() as connection:
            return [Device(row[0][:DEVICE_ID], *row[1:]) for row in connection.execute(latest)]

    def note_use(self, token_hash: str, kind: str) -> None:
        """Notes that a device has been used, and its kind."""
        with self.database.writing() as connection:
            there = schema.tokens.c.token_hash == token_hash
            connection.execute(update(schema.tokens).where(there).values(used=self.database.clock(), kind=kind))

    def revoke(self, person_id: str, device_id: str) -> bool:
        """Revokes a device's token with what was added there: personal links, passkeys, a mail address. Returns whether
        the person had such a device.
        """
        columns = schema.tokens.c
        theirs = (columns.person == person_id) & (func.substr(columns.token_hash, 1, DEVICE_ID) == device_id)
        links = schema.links.c
        made_there = func.substr(links.device, 1, DEVICE_ID).in_((device_id, ""))
        with self.database.writing() as connection:
            found = connection.execute(delete(schema.tokens).where(theirs)).rowcount > 0
            connection.execute(delete(schema.links).where((links.person == person_id) & made_there))
            if found:
                keys = schema.passkeys.c
                added_there = func.substr(keys.device, 1, DEVICE_ID) == device_id
                connection.execute(delete(schema.passkeys).where((keys.person == person_id) & added_there))
                places = DESTINATIONS.c
                given_there = func.substr(places.device, 1, DEVICE_ID) == device_id
                theirs = (places.person == person_id) & given_there
                gone = select(places.id).where(theirs)
                connection.execute(delete(NOTICES).where(NOTICES.c.destination.in_(gone)))
                connection.execute(delete(DESTINATIONS).where(theirs))
            self.database.announce(connection, "person", person_id)
        return found

    def sign_out(self, token_hash: str) -> None:
        """Revokes a token and the personal links created with it."""
        tokens, links = schema.tokens.c, schema.links.c
        with self.database.writing() as connection:
            person = connection.scalar(select(tokens.person).where(tokens.token_hash == token_hash))
            if person is None:
                return
            connection.execute(delete(schema.tokens).where(tokens.token_hash == token_hash))
            connection.execute(delete(schema.links).where(links.device == token_hash))
            self.database.announce(connection, "person", person)

    # ------------------------------------------------------------------ links

    def add_link(self, person_id: str, token_hash: str, device: str | None, way: Way = BY_LINK) -> None:
        """Adds a personal link. One that was made on a device, given by its token's hash, is not added if the token has
        been revoked.
        """
        values = {"token_hash": token_hash, "person": person_id, "device": device or "", "way": way}
        theirs, created = schema.links.c.person == person_id, schema.links.c.created
        with self.database.writing() as connection:
            known = select(schema.tokens.c.person).where(schema.tokens.c.token_hash == device)
            if device is not None and connection.scalar(known.with_for_update(read=True)) != person_id:
                raise Missing("error-no-device")
            require_people(connection, person_id)
            connection.execute(schema.links.delete().where(created < self.database.clock() - LINK_AGE))
            drop_oldest(connection, schema.links, theirs, STOCKS["links"].person - 1, created)
            connection.execute(insert(schema.links).values(**values, created=self.database.clock()))

    def linked(self, token_hash: str) -> Person | None:
        """Returns the person to whom a personal link leads; it stays valid."""
        with self.database.reading() as connection:
            found = connection.scalar(select(schema.links.c.person).where(self._valid(token_hash)))
        return self.get(found) if found is not None else None

    def use_link(self, token_hash: str, new_token_hash: str) -> Person | None:
        """Uses up a personal link: adds the new token to its person, and returns them."""
        columns = schema.links.c
        with self.database.writing() as connection:
            link = connection.execute(select(columns.person, columns.way).where(self._valid(token_hash))).first()
            if link is None:
                return None
            if connection.execute(schema.links.delete().where(columns.token_hash == token_hash)).rowcount != 1:
                return None  # someone followed it at the same moment
            if is_deleted(connection, link.person):
                return None
            add_token(connection, link.person, new_token_hash, link.way, self.database.clock())
        return self.get(link.person)

    def _valid(self, token_hash: str) -> ColumnElement[bool]:
        columns = schema.links.c
        return (columns.token_hash == token_hash) & (columns.created > self.database.clock() - LINK_AGE)


def add_token(connection: Connection, person_id: str, token_hash: str, way: Way, now: float) -> None:
    """Signs one more device in; someone who has too many loses the oldest."""
    theirs, created = schema.tokens.c.person == person_id, schema.tokens.c.created
    drop_oldest(connection, schema.tokens, theirs, STOCKS["tokens"].person - 1, created)
    connection.execute(insert(schema.tokens).values(token_hash=token_hash, person=person_id, created=now, way=way))
