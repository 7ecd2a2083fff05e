"""Offers in the database. A change of an offer is a change of its table."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, insert, select, update

from kaiserhof.errors import Stale
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.revisions import raise_revision
from kaiserhof.storage.rows import GATHERING, OPEN_OFFER, REFUSED_OFFER, OfferAnswer, OfferRow
from kaiserhof.storage.stocks import drop_oldest


class OfferStore(Repository):
    """Offers and their answers."""

    def add(self, offer: OfferRow) -> int:
        """Adds an offer, unless an open one of its kind concerns the same seat; returns the table's new revision."""
        columns = schema.offers.c
        same = (columns.table_id == offer.table_id) & (columns.kind == offer.kind) & (columns.status == OPEN_OFFER)
        with self.database.writing() as connection:
            revision = raise_revision(self.database, connection, offer.table_id)  # locks the table
            if revision is None:
                raise Stale("error-stale")
            require_people(connection, offer.asker)
            for seat in connection.scalars(select(columns.seat).where(same)):
                if seat == offer.seat:
                    raise Stale("error-offer-open")
            over = (columns.table_id == offer.table_id) & (columns.status != OPEN_OFFER)
            drop_oldest(connection, schema.offers, over, STOCKS["offers"].each - 1, columns.created)
            connection.execute(insert(schema.offers).values(**_values(offer)))
        return revision

    def change(self, before: OfferRow, after: OfferRow) -> int:
        """Changes an open offer; raises `Stale` if it is no longer as `before`. Returns the table's new revision."""
        with self.database.writing() as connection:
            revision = raise_revision(self.database, connection, before.table_id)
            if revision is None:
                raise Stale("error-offer-over")
            change_offer(connection, before, after)
        return revision

    def open_at(self, table_id: str) -> list[OfferRow]:
        """Returns the open offers at a table, oldest first."""
        columns = schema.offers.c
        return self._offers((columns.table_id == table_id) & (columns.status == OPEN_OFFER))

    def shown_at(self, table_id: str) -> list[OfferRow]:
        """Returns the open offers at a table, and those refused lately, oldest first."""
        columns = schema.offers.c
        lately = (columns.status == REFUSED_OFFER) & (columns.expires > self.database.clock())
        return self._offers((columns.table_id == table_id) & ((columns.status == OPEN_OFFER) | lately))

    def get(self, offer_id: str) -> OfferRow | None:
        """Returns an offer."""
        return next(iter(self._offers(schema.offers.c.id == offer_id)), None)

    def expired(self, limit: int = 100) -> list[OfferRow]:
        """Returns open offers that have expired."""
        columns = schema.offers.c
        return self._offers((columns.status == OPEN_OFFER) & (columns.expires <= self.database.clock()), limit)

    def open_to(self, person_id: str, limit: int = 20) -> list[OfferRow]:
        """Returns the open offers that a person has yet to answer."""
        columns = schema.offers.c
        named = columns.asked.contains(json.dumps(person_id), autoescape=True)
        found = self._offers((columns.status == OPEN_OFFER) & (columns.expires > self.database.clock()) & named, limit)
        return [offer for offer in found if person_id not in offer.answers]

    def people_asked(self) -> set[str]:
        """Returns all people named in open offers, whether or not they have answered, and all who are invited."""
        columns, invited, tables = schema.offers.c, schema.invitations.c, schema.tables.c
        named = select(columns.asked).where((columns.status == OPEN_OFFER) & (columns.expires > self.database.clock()))
        open_still = select(tables.id).where(tables.id == invited.table_id, tables.status == GATHERING).exists()
        with self.database.reading() as connection:
            guests = set(connection.scalars(select(invited.person).where(open_still, ~invited.declined)))
            return guests | {person for asked in connection.scalars(named) for person in json.loads(asked)}

    def _offers(self, condition: Any, limit: int = 100) -> list[OfferRow]:
        query = select(schema.offers).where(condition).order_by(schema.offers.c.created).limit(limit)
        with self.database.reading() as connection:
            return [_offer(dict(row)) for row in connection.execute(query).mappings()]


def change_offer(connection: Connection, before: OfferRow, after: OfferRow) -> None:
    """Changes an open offer, together with what follows from it; raises `Stale` if it is no longer as `before`."""
    columns = schema.offers.c
    same = (columns.id == before.id) & (columns.status == OPEN_OFFER) & (columns.answers == _write(before.answers))
    if connection.execute(update(schema.offers).where(same).values(**_values(after))).rowcount != 1:
        raise Stale("error-offer-over")


def _offer(values: dict[str, Any]) -> OfferRow:
    values["asked"] = tuple(json.loads(values["asked"]))
    values["answers"] = json.loads(values["answers"])
    return OfferRow(**values)


def _values(offer: OfferRow) -> dict[str, object]:
    values = {name: getattr(offer, name) for name in OfferRow.__slots__}
    return values | {"asked": json.dumps(list(offer.asked)), "answers": _write(offer.answers)}


def _write(answers: dict[str, OfferAnswer]) -> str:
    return json.dumps(answers, sort_keys=True)
