"""Hosts in the database: links that sign a browser in once, and the tokens of signed-in browsers and programs."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import delete, insert, select

from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
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
        tokens, now = schema.host_tokens, self.database.clock()
        values = {"token_hash": token_hash, "name": name, "kind": kind, "created": now}
        with self.database.writing() as connection:
            connection.execute(delete(tokens).where(tokens.c.created < now - SESSION_AGE))
            drop_oldest(connection, tokens, tokens.c.name != "", STOCKS["host_tokens"].all - 1, tokens.c.created)
            connection.execute(insert(tokens).values(**values))

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
        """Signs all hosts out; returns how many tokens there were."""
        with self.database.writing() as connection:
            return connection.execute(delete(schema.host_tokens)).rowcount
