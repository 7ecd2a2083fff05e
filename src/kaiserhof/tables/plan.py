"""The plan of a new table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from kaiserhof.bots import LEVELS
from kaiserhof.tables.errors import Refused
from kaiserhof.tables.people import Person
from kaiserhof.tables.storage.rows import BOT, FREE, PERSON, SeatRow


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat: for the person who makes the table or another one (in a rematch), free, or for a bot of a level."""

    kind: str
    level: str | None = None
    person: Person | None = None

    @staticmethod
    def parse(text: str, levels: Collection[str] = tuple(LEVELS)) -> SeatPlan:
        """Returns the plan that a text names: `me`, `open`, or one of the levels.

        >>> SeatPlan.parse("regular")
        SeatPlan(kind='bot', level='regular', person=None)
        """
        if text == "me":
            return SeatPlan(PERSON)
        if text == FREE:
            return SeatPlan(FREE)
        if text in levels:
            return SeatPlan(BOT, text)
        raise Refused("error-unknown-seat", name=text[:40], known=", ".join(("me", FREE, *levels)))


def seat_rows(plans: Sequence[SeatPlan], person: Person) -> list[SeatRow]:
    """Returns the seats of a new table; raises `Refused` if a person has two seats or only bots have seats."""
    people = [(plan.person or person).id for plan in plans if plan.kind == PERSON]
    if len(set(people)) < len(people):
        raise Refused("error-two-seats")
    if all(plan.kind == BOT for plan in plans):
        raise Refused("error-only-bots")
    rows = []
    for seat, plan in enumerate(plans):
        sitting = plan.person or person if plan.kind == PERSON else None
        name = sitting.name if sitting else ""
        rows.append(SeatRow(seat, plan.kind, plan.level, sitting.id if sitting else None, name, None))
    return rows
