"""The JSON API of notifications: a person's choices, and the devices and addresses that receive them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, delete, get, post, put
from msgspec import Meta, Struct

from kaiserhof.community.notifications import Destination, Notifications
from kaiserhof.community.notifications.preferences import CHANNELS, CHOICES, KINDS
from kaiserhof.tables import Person
from kaiserhof.web.api.routes import problems
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE

Kind = Annotated[str, Meta(pattern=f"^({'|'.join(KINDS)})$")]
Way = Annotated[str, Meta(pattern=f"^({'|'.join(CHANNELS)})$")]


class DestinationInfo(Struct):
    """A device or address that receives notifications. `state` tells how the latest delivery went: empty, `sent`,
    `later`, `refused` or `gone`."""

    id: str
    way: str
    confirmed: bool
    state: str
    at: float


class NotificationsNow(Struct):
    """Your choices: kinds of notifications per channel, choices for single tables, quiet hours (minutes after
    midnight)."""

    ways: list[str]
    """The channels that the host has set up."""
    kinds: dict[str, list[str]]
    tables: dict[str, str]
    quiet: list[int] | None
    zone: str
    places: list[DestinationInfo]


class KindsWanted(Struct, forbid_unknown_fields=True):
    """The kinds of notifications that you want, per channel; omitted channels stay as they are."""

    kinds: dict[Way, list[Kind]]


class TableChoice(Struct, forbid_unknown_fields=True):
    """What you want to be notified of at one table: the `usual`, only your `turn`, or `nothing`."""

    table: Annotated[str, Meta(min_length=1, max_length=16)]
    choice: Annotated[str, Meta(pattern=f"^({'|'.join(CHOICES)})$")]


class Webhook(Struct, forbid_unknown_fields=True):
    """The URL of a webhook; it must begin with `https://`."""

    url: Annotated[str, Meta(min_length=1, max_length=1000)]


class NotificationsApi(Controller):
    """Handles `/api/me/notices`."""

    path = "/api/me/notices"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/", responses=problems(403))
    async def notification_choices(self, ctx: Context) -> NotificationsNow:
        """Returns your choices, and the devices and addresses that receive your notifications."""
        return await asyncio.to_thread(_now, ctx.services.notifications, ctx.person)

    @put("/wishes", responses=problems(403, 413, 422))
    async def choose_kinds(self, data: KindsWanted, ctx: Context) -> NotificationsNow:
        """Chooses which kinds of notifications you want."""
        person = ctx.person
        await asyncio.to_thread(ctx.services.notifications.wish, person, data.kinds)
        return await asyncio.to_thread(_now, ctx.services.notifications, person)

    @put("/tables", responses=problems(403, 404, 413, 422))
    async def choose_for_table(self, data: TableChoice, ctx: Context) -> NotificationsNow:
        """Chooses what you want to be notified of at one table."""
        person = ctx.person
        await asyncio.to_thread(ctx.services.notifications.choose_for_table, person, data.table, data.choice)
        return await asyncio.to_thread(_now, ctx.services.notifications, person)

    @put("/webhook", responses=problems(403, 413, 422, 429))
    async def set_webhook(self, data: Webhook, ctx: Context) -> DestinationInfo:
        """Sets the URL of your webhook."""
        person, notices = ctx.person, ctx.services.notifications
        return _place(await notices.asked.ask(person.id, lambda: notices.set_webhook(person, data.url)))

    @post("/places/{place_id:str}/trial", responses=problems(403, 404, 413, 429), status_code=200)
    async def send_test(self, place_id: str, ctx: Context) -> DestinationInfo:
        """Sends a test notification and returns how its delivery went."""
        person, notices = ctx.person, ctx.services.notifications
        return _place(await notices.asked.ask(person.id, lambda: notices.try_out(person, place_id)))

    @delete("/places/{place_id:str}", responses=problems(403, 404, 413))
    async def remove_destination(self, place_id: str, ctx: Context) -> None:
        """Removes a device or address."""
        await asyncio.to_thread(ctx.services.notifications.remove, ctx.person, place_id)


def _now(notices: Notifications, person: Person) -> NotificationsNow:
    preferences = notices.preferences(person)
    return NotificationsNow(
        ways=list(notices.config.channels()),
        kinds={way: sorted(kinds) for way, kinds in preferences.kinds.items()},
        tables=dict(preferences.tables),
        quiet=list(preferences.quiet) if preferences.quiet else None,
        zone=preferences.zone,
        places=[_place(each) for each in notices.destinations(person)],
    )


def _place(each: Destination) -> DestinationInfo:
    return DestinationInfo(each.id, each.way, each.confirmed is not None, each.state, each.at)
