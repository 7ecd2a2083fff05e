"""Hosts in the database: links that sign a browser in once, and the tokens of signed-in browsers and programs."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import Connection, delete, insert, select

from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.stocks import drop_oldest

TokenKind = Literal["link", "session"]
LINK: Final = "link"
SESSION: Final = "session"

LINK_AGE = 3600.0
"""Seconds for which a host's link is valid."""
SESSION_AGE = 30 * 24 * 3600.0
"""Seconds for which a host stays signed in."""


class HostStore(Repository):
    """The tokens of hosts, as hashes."""

    def add(self, token_hash: str, name: str, kind: TokenKind) -> None:
        """Adds a token; the oldest make room for it."""
        with self.database.writing() as connection:
            add_host_token(connection, token_hash, name, kind, self.database.clock())

    def use_link(self, token_hash: str, session_hash: str) -> str | None:
        """Uses up a link: adds the token of a session for its host; returns the host's name."""
        columns, now = schema.host_tokens.c, self.database.clock()
        valid = (columns.token_hash == token_hash) & (columns.kind == LINK) & (columns.created > now - LINK_AGE)
        with self.database.writing() as connection:
            name = connection.scalar(delete(schema.host_tokens).where(valid).returning(columns.name))
            if name is None:
                return None
            values = {"token_hash": session_hash, "name": name, "kind": SESSION, "created": now}
            connection.execute(insert(schema.host_tokens).values(**values))
        return str(name)

    def by_token(self, token_hash: str) -> str | None:
        """Returns the name of the host with this session."""
        columns = schema.host_tokens.c
        valid = (columns.token_hash == token_hash) & (columns.kind == SESSION)
        fresh = columns.created > self.database.clock() - SESSION_AGE
        with self.database.reading() as connection:
            return connection.scalar(select(columns.name).where(valid & fresh))

    def remove(self, token_hash: str) -> None:
        """Signs a host out."""
        with self.database.writing() as connection:
            connection.execute(delete(schema.host_tokens).where(schema.host_tokens.c.token_hash == token_hash))

    def remove_all(self) -> int:
        """Signs all hosts out, and their passkeys sign nobody in any more; returns how many tokens there were."""
        with self.database.writing() as connection:
            connection.execute(delete(schema.hosts))
            return connection.execute(delete(schema.host_tokens)).rowcount

    def known(self, person_id: str) -> str | None:
        """Returns the name of the host whom this person's passkeys sign in; None if they sign in none."""
        with self.database.reading() as connection:
            return connection.scalar(select(schema.hosts.c.name).where(schema.hosts.c.person == person_id))

    def keep(self, person_id: str, name: str) -> None:
        """Lets a person's passkeys sign them in as a host from now on."""
        with self.database.writing() as connection:
            require_people(connection, person_id)
            connection.execute(delete(schema.hosts).where(schema.hosts.c.person == person_id))
            values = {"person": person_id, "name": name, "created": self.database.clock()}
            connection.execute(insert(schema.hosts).values(**values))

    def drop(self, person_id: str) -> None:
        """Lets a person's passkeys sign in no host any more."""
        with self.database.writing() as connection:
            connection.execute(delete(schema.hosts).where(schema.hosts.c.person == person_id))


def add_host_token(connection: Connection, token_hash: str, name: str, kind: TokenKind, now: float) -> None:
    """Adds a token of a host; the oldest make room for it."""
    tokens = schema.host_tokens
    connection.execute(delete(tokens).where(tokens.c.created < now - SESSION_AGE))
    drop_oldest(connection, tokens, tokens.c.name != "", STOCKS["host_tokens"].all - 1, tokens.c.created)
    connection.execute(insert(tokens).values(token_hash=token_hash, name=name, kind=kind, created=now))
