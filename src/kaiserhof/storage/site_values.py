"""Single values for the whole site in the database: keys that are made once, and how far periodic work has come."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository


class SiteValues(Repository):
    """Site-wide values by name."""

    def key(self, name: str, make: Callable[[], str]) -> str:
        """Returns a key of the site; generates it on first use."""
        found = self.fact(name)
        if found is None:
            try:
                with self.database.writing() as connection:
                    connection.execute(insert(schema.facts).values(name=name, value=make()))
            except IntegrityError:
                pass  # another process has just inserted it
            found = self.fact(name)
        assert found is not None
        return found

    def fact(self, name: str) -> str | None:
        """Returns a value of the site."""
        with self.database.reading() as connection:
            return connection.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name))

    def set_fact(self, name: str, value: str) -> None:
        """Changes an existing value of the site."""
        with self.database.writing() as connection:
            connection.execute(update(schema.facts).where(schema.facts.c.name == name).values(value=value))
