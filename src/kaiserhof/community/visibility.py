"""Privacy: who may see which part of a person's profile: everyone, only partners, or nobody."""

from __future__ import annotations

from sqlalchemy import select

from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.tables import Person, Refused

EVERYONE, PARTNERS, NOBODY = "everyone", "partners", "nobody"
AUDIENCES = (NOBODY, PARTNERS, EVERYONE)
"""Who may see a part; partners are people with whom one has finished a game."""

PRESENCE, RATINGS, HISTORY, COMPANY, RECORDS = "presence", "ratings", "history", "company", "records"
DEFAULTS = {PRESENCE: PARTNERS, RATINGS: EVERYONE, HISTORY: PARTNERS, COMPANY: PARTNERS, RECORDS: PARTNERS}
"""The parts of a profile, and who may see each by default.

Games are rated only if the person agrees, and the page says there that ratings are public.
"""


class Visibility(Repository):
    """The privacy choices of people."""

    def choices(self, person_id: str) -> dict[str, str]:
        """Returns who may see each part of a person's profile."""
        columns = schema.shown.c
        with self.database.reading() as connection:
            rows = connection.execute(select(columns.item, columns.audience).where(columns.person == person_id))
            return DEFAULTS | {item: audience for item, audience in rows if item in DEFAULTS}

    def choose(self, person: Person, item: str, audience: str) -> None:
        """Chooses who may see a part."""
        if item not in DEFAULTS or audience not in AUDIENCES:
            raise Refused("error-request")
        key = {"person": person.id, "item": item}
        values = self.database.insert(schema.shown).values(**key, audience=audience)
        with self.database.writing() as connection:
            require_people(connection, person.id)
            connection.execute(values.on_conflict_do_update(index_elements=list(key), set_={"audience": audience}))

    def seen_by(self, person_id: str, viewer: str | None) -> frozenset[str]:
        """Returns the parts of a person's profile that a viewer may see."""
        if viewer == person_id:
            return frozenset(DEFAULTS)
        partner = viewer is not None and self._are_partners(person_id, viewer)
        return self.open_to(person_id, PARTNERS if partner else EVERYONE)

    def open_to(self, person_id: str, audience: str) -> frozenset[str]:
        """Returns the parts of a person's profile that are visible to an audience: partners or everyone."""
        if audience not in (PARTNERS, EVERYONE):
            raise Refused("error-request")
        allowed = {EVERYONE, audience}
        return frozenset(item for item, chosen in self.choices(person_id).items() if chosen in allowed)

    def _are_partners(self, one: str, other: str) -> bool:
        ones, others = schema.played.alias(), schema.played.alias()
        together = ones.join(others, ones.c.table_id == others.c.table_id)
        query = select(ones.c.table_id).select_from(together)
        with self.database.reading() as connection:
            met = query.where(ones.c.person == one, others.c.person == other).limit(1)
            return connection.execute(met).first() is not None
