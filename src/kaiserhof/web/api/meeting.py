"""The JSON API of presence, stand-ins, offers and reminders."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Literal

from litestar import Controller, get, post, put
from litestar.params import Parameter
from msgspec import Struct

from kaiserhof.storage.rows import OfferKind, PresenceState
from kaiserhof.tables.meeting.offers import CONCEDE, END, HAND_OVER, PAUSE, REMATCH, SEAT, TAKE_BACK, TIME
from kaiserhof.tables.plan import STAND_IN
from kaiserhof.web.api.routes import TableId, act, problems
from kaiserhof.web.api.schemas import SeatNumber, Short, TableNow
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE

OfferId = Annotated[str, Parameter(max_length=22)]


class StandIn(Struct, forbid_unknown_fields=True):
    """The level of the bot that plays for you; null takes your seat back."""

    level: Short | None = None


class NewOffer(Struct, forbid_unknown_fields=True):
    """A proposal to the table: a bot at the `seat` of someone who is away, or that seat for you; a rematch, an early
    end, taking back your last turn, more time for a `seat`, a pause, or that you concede."""

    kind: OfferKind
    seat: SeatNumber = 0
    agreed: bool = False
    """With `seat`, whether you agree that the game counts for ratings."""


class Answer(Struct, forbid_unknown_fields=True):
    """Your answer to an offer; or withdraw your own offer, or start a rematch without those who declined."""

    answer: Literal["yes", "no", "wait", "withdraw", "start"]


class PersonHere(Struct):
    """Whether someone is present, since when (seconds since 1970), and on which page."""

    state: PresenceState
    since: float | None
    page: str


class MeetingApi(Controller):
    """Handles presence, stand-ins, offers and reminders."""

    path = "/api/tables/{table_id:str}"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/people", responses=problems(403, 404))
    async def presence(self, table_id: TableId, ctx: Context) -> list[PersonHere | None]:
        """Returns for each seat whether its person is present; null for bots and free seats, and for people who do not
        show it to you while you only watch."""
        await asyncio.to_thread(
            ctx.tables.views.view, table_id, ctx.visitor.person
        )  # raises if the table may not be seen
        found = await asyncio.to_thread(ctx.tables.views.presences, table_id)
        hidden = await asyncio.to_thread(ctx.tables.views.hidden_presences, table_id, ctx.visitor.person)
        return [
            None if seen is None or seat in hidden else PersonHere(seen.state, seen.since, seen.page)
            for seat, seen in enumerate(found)
        ]

    @put("/stand-in", responses=problems(403, 404, 409, 413, 422, 429))
    async def change_stand_in(self, table_id: TableId, data: StandIn, ctx: Context) -> TableNow:
        """Lets a bot play for you, or takes your seat back."""
        level = data.level
        if level is None:
            return await act(ctx, table_id, lambda person: ctx.tables.stand_ins.take_back(table_id, person))
        return await act(ctx, table_id, lambda person: ctx.tables.stand_ins.hand_over(table_id, person, level))

    @post("/offers", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def make_offer(self, table_id: TableId, data: NewOffer, ctx: Context) -> TableNow:
        """Makes an offer to the other players."""
        person = ctx.person
        asking: dict[str, Callable[[], object]] = {
            HAND_OVER: lambda: ctx.tables.offers.ask_hand_over(table_id, person, data.seat, STAND_IN),
            REMATCH: lambda: ctx.tables.offers.offer_rematch(table_id, person),
            END: lambda: ctx.tables.offers.offer_end(table_id, person),
            SEAT: lambda: ctx.tables.offers.ask_seat(table_id, person, data.seat, agreed=data.agreed),
            TAKE_BACK: lambda: ctx.tables.offers.offer_take_back(table_id, person),
            TIME: lambda: ctx.tables.offers.offer_time(table_id, person, data.seat),
            PAUSE: lambda: ctx.tables.offers.offer_pause(table_id, person),
            CONCEDE: lambda: ctx.tables.offers.offer_concede(table_id, person),
        }
        return await act(ctx, table_id, lambda _: asking[data.kind]())

    @post("/offers/{offer_id:str}", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def answer_offer(self, table_id: TableId, offer_id: OfferId, data: Answer, ctx: Context) -> TableNow:
        """Answers an open offer."""
        person, said = ctx.person, data.answer
        if said == "withdraw":
            return await act(ctx, table_id, lambda _: ctx.tables.offers.withdraw(offer_id, person))
        if said == "start":
            return await act(ctx, table_id, lambda _: ctx.tables.offers.start_without(offer_id, person))
        return await act(ctx, table_id, lambda _: ctx.tables.offers.answer(offer_id, person, said))

    @post("/resume", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def resume(self, table_id: TableId, ctx: Context) -> TableNow:
        """Ends a pause: the clock of the player to move runs again."""
        return await act(ctx, table_id, lambda person: ctx.tables.offers.go_on(table_id, person))

    @post("/reminder", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def remind_player(self, table_id: TableId, ctx: Context) -> TableNow:
        """Reminds the player to move that it is their turn."""
        return await act(ctx, table_id, lambda person: ctx.tables.offers.nudge(table_id, person))
