"""Passkeys in the database, and the ceremonies in which they are added and used."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from kaiserhof.errors import Forbidden, Missing, Refused
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.host_store import SESSION, add_host_token
from kaiserhof.storage.people_store import add_token
from kaiserhof.storage.person import BY_PASSKEY, DEVICE_ID, Passkey
from kaiserhof.storage.stocks import make_room

CEREMONY_AGE = 300.0
"""Seconds within which a browser must answer a challenge."""


@dataclass(frozen=True, slots=True)
class Ceremony:
    """A challenge that a browser has yet to answer."""

    id: str
    """The hash of a secret that only this browser has."""
    challenge: bytes
    person: str | None
    """Who adds a passkey; None if somebody signs in."""


class PasskeyStore(Repository):
    """Passkeys and ceremonies. A ceremony ends in the transaction that writes its result, so it happens once."""

    def begin(self, ceremony: Ceremony, network: str) -> None:
        """Adds a ceremony."""
        columns, now = schema.ceremonies.c, self.database.clock()
        values = {"id": ceremony.id, "challenge": ceremony.challenge, "person": ceremony.person}
        with self.database.writing() as connection:
            connection.execute(delete(schema.ceremonies).where(columns.created < now - CEREMONY_AGE))
            connection.execute(delete(schema.ceremonies).where(columns.id == ceremony.id))
            make_room(connection, schema.ceremonies, network)
            connection.execute(insert(schema.ceremonies).values(**values, created=now, network=network))

    def ceremony(self, ceremony_id: str) -> Ceremony | None:
        """Returns a ceremony that has not ended."""
        columns = schema.ceremonies.c
        query = select(columns.id, columns.challenge, columns.person).where(
            columns.id == ceremony_id, columns.created > self.database.clock() - CEREMONY_AGE
        )
        with self.database.reading() as connection:
            row = connection.execute(query).first()
        return Ceremony(*row) if row else None

    def get(self, passkey_id: str) -> Passkey | None:
        """Returns a passkey by the id of its credential."""
        found = self._passkeys(schema.passkeys.c.id == passkey_id)
        return found[0] if found else None

    def of_person(self, person_id: str) -> list[Passkey]:
        """Returns a person's passkeys, the latest first."""
        return self._passkeys(schema.passkeys.c.person == person_id)

    def _passkeys(self, condition: ColumnElement[bool]) -> list[Passkey]:
        columns = schema.passkeys.c
        device = func.substr(columns.device, 1, DEVICE_ID)
        fields = (columns.id, columns.person, columns.public_key, columns.sign_count, device, columns.kind)
        query = select(*fields, columns.created, columns.used).where(condition)
        with self.database.reading() as connection:
            return [Passkey(*row) for row in connection.execute(query.order_by(columns.created.desc()))]

    def add(self, ceremony: Ceremony, passkey: Passkey, device: str) -> None:
        """Ends a ceremony with a new passkey, added on the device with this token's hash."""
        keys = schema.passkeys
        with self.database.writing() as connection:
            self._end(connection, ceremony)
            require_people(connection, passkey.person)
            signed_in = select(schema.tokens.c.person).where(schema.tokens.c.token_hash == device)
            if connection.scalar(signed_in.with_for_update(read=True)) != passkey.person:
                raise Missing("error-no-device")  # it has been signed out meanwhile
            theirs = select(func.count()).select_from(keys).where(keys.c.person == passkey.person)
            if (connection.scalar(theirs) or 0) >= STOCKS["passkeys"].person:
                raise Refused("error-passkeys-full")
            if connection.scalar(select(keys.c.id).where(keys.c.id == passkey.id)) is not None:
                raise Refused("error-passkey")
            connection.execute(
                insert(keys).values(
                    id=passkey.id,
                    person=passkey.person,
                    public_key=passkey.public_key,
                    sign_count=passkey.sign_count,
                    device=device,
                    kind=passkey.kind,
                    created=self.database.clock(),
                )
            )

    def sign_in(self, ceremony: Ceremony, passkey: Passkey, sign_count: int, token_hash: str) -> None:
        """Ends a ceremony in which a passkey has signed: its person is signed in with a new token."""
        with self.database.writing() as connection:
            self._use(connection, ceremony, passkey, sign_count)
            add_token(connection, passkey.person, token_hash, BY_PASSKEY, self.database.clock())

    def sign_in_host(self, ceremony: Ceremony, passkey: Passkey, sign_count: int, token_hash: str) -> None:
        """Ends a ceremony in which the passkey of a host has signed: the browser with this token is signed in."""
        with self.database.writing() as connection:
            name = connection.scalar(select(schema.hosts.c.name).where(schema.hosts.c.person == passkey.person))
            if name is None:
                raise Forbidden("error-passkey-no-host")
            self._use(connection, ceremony, passkey, sign_count)
            add_host_token(connection, token_hash, name, SESSION, self.database.clock())

    def _use(self, connection: Connection, ceremony: Ceremony, passkey: Passkey, sign_count: int) -> None:
        """Ends a ceremony in which a passkey has signed, and notes the use."""
        keys = schema.passkeys
        self._end(connection, ceremony)
        require_people(connection, passkey.person)
        unchanged = (keys.c.id == passkey.id) & (keys.c.sign_count == passkey.sign_count)
        used = update(keys).where(unchanged).values(sign_count=sign_count, used=self.database.clock())
        if connection.execute(used).rowcount != 1:
            raise Refused("error-passkey")  # it has been removed, or signed elsewhere at the same moment

    def remove(self, person_id: str, passkey_id: str) -> bool:
        """Removes a passkey; returns whether the person had it."""
        columns = schema.passkeys.c
        with self.database.writing() as connection:
            theirs = (columns.id == passkey_id) & (columns.person == person_id)
            return connection.execute(delete(schema.passkeys).where(theirs)).rowcount > 0

    def _end(self, connection: Connection, ceremony: Ceremony) -> None:
        columns = schema.ceremonies.c
        this = (columns.id == ceremony.id) & (columns.challenge == ceremony.challenge)
        if connection.execute(delete(schema.ceremonies).where(this)).rowcount != 1:
            raise Refused("error-passkey")  # the same answer came twice
