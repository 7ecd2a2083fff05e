"""The JSON API of how a person plays: habits and holidays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Controller, delete, get, post, put
from msgspec import Meta, Struct

from kaiserhof.tables import Person, Tables
from kaiserhof.tables.habits import Habits
from kaiserhof.web.api.routes import person_of, problems
from kaiserhof.web.api.shapes import Number
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.visitor import Visitor

Moment = Annotated[float, Meta(ge=0, le=1e11)]


class HabitsNow(Struct, forbid_unknown_fields=True):
    """How you like to play: whether turns end without being confirmed, and how much movement is shown."""

    hasty: bool
    motion: Literal["full", "short", "none"]


class Holiday(Struct, forbid_unknown_fields=True):
    """Days off, in seconds since 1970: meanwhile your clocks by the day stand still."""

    begins: Moment
    ends: Moment


class HolidaysNow(Struct):
    """Your days off, and how many you have left this year."""

    days_left: float
    holidays: list[Holiday]


class PersonApi(Controller):
    """Handles `/api/me`."""

    path = "/api/me"
    response_headers = PRIVATE
    tags = ["kaiserhof"]  # noqa: RUF012 - as the framework wants it

    @get("/habits", responses=problems(403))
    async def habits(self, visitor: Visitor) -> HabitsNow:
        """Returns how you like to play."""
        likes = person_of(visitor).likes
        return HabitsNow(likes.hasty, likes.motion)  # type: ignore[arg-type]

    @put("/habits", responses=problems(403, 413, 422))
    async def change_habits(self, data: HabitsNow, tables: Tables, visitor: Visitor) -> HabitsNow:
        """Changes how you like to play."""
        await asyncio.to_thread(tables.change_habits, person_of(visitor), Habits(data.hasty, data.motion))
        return data

    @get("/holidays", responses=problems(403))
    async def holidays(self, tables: Tables, visitor: Visitor) -> HolidaysNow:
        """Returns your days off."""
        return await asyncio.to_thread(_holidays, tables, person_of(visitor))

    @post("/holidays", responses=problems(403, 413, 422))
    async def take_holiday(self, data: Holiday, tables: Tables, visitor: Visitor) -> HolidaysNow:
        """Takes days off."""
        person = person_of(visitor)
        await asyncio.to_thread(tables.take_holiday, person, data.begins, data.ends)
        return await asyncio.to_thread(_holidays, tables, person)

    @delete("/holidays/{number:int}", responses=problems(403, 404, 413), status_code=200)
    async def end_holiday(self, number: Number, tables: Tables, visitor: Visitor) -> HolidaysNow:
        """Ends the holiday of this number, from 0, if it has begun; otherwise drops it."""
        person = person_of(visitor)
        await asyncio.to_thread(tables.end_holiday, person, number)
        return await asyncio.to_thread(_holidays, tables, person)


def _holidays(tables: Tables, person: Person) -> HolidaysNow:
    return HolidaysNow(tables.holidays_left(person), [Holiday(*span) for span in tables.holidays(person)])
