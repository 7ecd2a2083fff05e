"""The plan of a new table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from kaiserhof.bots import LEVELS, free_character
from kaiserhof.errors import Refused
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import BOT, FREE, FULL, PERSON, Colour, Pace, SeatKind, SeatRow, StartRule
from kaiserhof.tables.clocks.clock import NO_CLOCK, ClockRule
from kaiserhof.tables.colours import coloured, with_wish

STAND_IN = "regular"
"""Default level of the bot that plays for an absent person."""

STAND_INS = tuple(LEVELS)[: list(LEVELS).index(STAND_IN) + 1]
"""Levels allowed for stand-ins. A stronger bot that saves a game would feel like cheating."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """The plan of a seat: for a person (the creator, or in a rematch another), for a bot, or free."""

    kind: SeatKind
    level: str | None = None
    person: Person | None = None
    face: str = ""
    """The bot's character; if empty, the table chooses one that is not used yet."""
    colour: Colour | Literal[""] = ""
    """The colour of the pieces; if empty, that which the person wishes, or one that is left."""

    @staticmethod
    def parse(text: str, levels: Collection[str] = tuple(LEVELS)) -> SeatPlan:
        """Parses a seat: `me`, `open`, or the name of a level.

        >>> SeatPlan.parse("regular")
        SeatPlan(kind='bot', level='regular', person=None, face='', colour='')
        """
        if text == "me":
            return SeatPlan(PERSON)
        if text == FREE:
            return SeatPlan(FREE)
        if text in levels:
            return SeatPlan(BOT, text)
        raise Refused("error-unknown-seat", name=text[:40], known=", ".join(("me", FREE, *levels)))


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What the creator of a table has chosen. By default the game starts as soon as every seat is taken."""

    game: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, str] = field(default_factory=dict)
    listed: bool = False
    begins: StartRule = FULL
    """When the game starts."""
    lot: bool = False
    """Whether the start player is drawn at random."""
    pace: Pace = "calm"
    """How fast bots move."""
    clock: ClockRule = NO_CLOCK
    hints: bool = True
    """Whether people may ask for hints."""
    lenient: bool = False
    """Whether people may agree on more time and the like even if the game counts."""
    rated: bool = False
    """Whether the game counts for ratings. Everyone who is seated from the beginning agrees to that."""
    fills: float | None = None
    """When bots take the free seats."""
    board: str | None = None
    """The digest of a custom board; games on it are never rated."""
    given: Sequence[tuple[int, str]] = ()
    """The given moves, as seat and text."""
    origin: str = ""
    """Where the given moves come from; see `tables.origin`."""
    spectators: bool = True
    """Whether people without a seat may see the game."""
    secret: str = ""
    """The secret of the dice; a new one if empty."""
    sealed: float | None = None
    """Until when others play the same deal; see `TableRow`."""


def seat_rows(plans: Sequence[SeatPlan], person: Person, *, agreed: bool = False) -> list[SeatRow]:
    """Returns the seats of a new table; raises `Refused` if a person has two seats or only bots have seats.

    `agreed` are the people who want the game to count for ratings.
    """
    people = [(plan.person or person).id for plan in plans if plan.kind == PERSON]
    if len(set(people)) < len(people):
        raise Refused("error-two-seats")
    if all(plan.kind == BOT for plan in plans):
        raise Refused("error-only-bots")
    rows: list[SeatRow] = []
    for seat, plan in enumerate(plans):
        if plan.kind == BOT:
            taken = {row.face for row in rows}
            face = plan.face if plan.face and plan.face not in taken else free_character(plan.level or "", taken)
            rows.append(SeatRow(seat, BOT, level=plan.level, person=None, name="", stand_in=None, face=face))
        elif plan.kind == PERSON:
            sitting = plan.person or person
            row = SeatRow(
                seat,
                PERSON,
                level=None,
                person=sitting.id,
                name=sitting.name,
                stand_in=None,
                face=sitting.likes.face,
                hasty=sitting.hasty,
                agreed=agreed,
            )
            rows.append(row)
        else:
            rows.append(SeatRow(seat, FREE, level=None, person=None, name="", stand_in=None))
    rows = coloured([replace(row, colour=plan.colour) for row, plan in zip(rows, plans, strict=True)])
    for row, plan in zip(rows, plans, strict=True):
        if row.kind == PERSON and not plan.colour:
            rows = with_wish(rows, row.seat, (plan.person or person).likes.colour)
    return rows
