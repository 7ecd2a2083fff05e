"""The JSON API of one's own person: name, preferences, holidays, devices and privacy."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Literal

from litestar import Controller, Response, delete, get, post, put
from litestar.params import Parameter
from msgspec import Meta, Struct, convert
from msgspec.structs import asdict

from kaiserhof.community.profile import Profiles
from kaiserhof.engine import LANGUAGES
from kaiserhof.people.identity import hash_token
from kaiserhof.people.passkeys import LONGEST_ID
from kaiserhof.storage.person import DEVICE_ID, Way
from kaiserhof.storage.preferences import Motion
from kaiserhof.tables import Person, Refused, Tables
from kaiserhof.web.api.routes import problems
from kaiserhof.web.api.schemas import Number, Short
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import site_of
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.person import own_file

Audience = Literal["nobody", "partners", "everyone"]
PasskeyId = Annotated[str, Parameter(max_length=LONGEST_ID)]
DeviceId = Annotated[str, Parameter(max_length=DEVICE_ID)]
Moment = Annotated[float, Meta(ge=0, le=1e11)]


class Me(Struct):
    """Who you are."""

    id: str
    name: str
    lang: str


class PersonChanges(Struct, forbid_unknown_fields=True):
    """Your name at tables you join from now on, and the language of messages to you."""

    name: Short | None = None
    lang: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] | None = None


class DeviceNow(Struct):
    """A browser or program that is signed in as you; times are in seconds since 1970, rounded to about an hour."""

    id: str
    kind: str
    created: float
    used: float
    here: bool
    """Whether this request comes from it."""
    way: Way
    """How it has signed in; empty where you began."""


class PasskeyNow(Struct):
    """One of your passkeys: the browser where it was added, and when it was last used (0: never)."""

    id: str
    kind: str
    created: float
    used: float


class LinkMade(Struct):
    """A personal link. Anyone who has it plays as you."""

    link: str


class PrivacyChoices(Struct, forbid_unknown_fields=True):
    """Who may see each part of your profile; omitted parts stay as they are."""

    presence: Audience | None = None
    ratings: Audience | None = None
    history: Audience | None = None
    company: Audience | None = None
    records: Audience | None = None


class PreferencesNow(Struct, forbid_unknown_fields=True):
    """How you like to play: whether turns end without confirmation, and how much is animated."""

    hasty: bool
    motion: Motion


class Holiday(Struct, forbid_unknown_fields=True):
    """A holiday, from `begins` to `ends` in seconds since 1970. Your daily clocks stand still during it."""

    begins: Moment
    ends: Moment


class HolidaysNow(Struct):
    """Your holidays, and how many days you have left this year."""

    days_left: float
    holidays: list[Holiday]


class PersonApi(Controller):
    """Handles `/api/me`."""

    path = "/api/me"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/", responses=problems(403))
    async def me(self, ctx: Context) -> Me:
        """Returns your name, id and language."""
        return _me(ctx.person)

    @put("/", responses=problems(403, 413, 422))
    async def change_me(self, data: PersonChanges, ctx: Context) -> Me:
        """Changes your name or language."""
        person = ctx.person
        return _me(await asyncio.to_thread(lambda: ctx.tables.people.change(person, name=data.name, lang=data.lang)))

    @get("/devices", responses=problems(403))
    async def devices(self, ctx: Context) -> list[DeviceNow]:
        """Returns your devices, most recently used first."""
        here = hash_token(ctx.visitor.token or "")
        found = await asyncio.to_thread(ctx.tables.people.devices, ctx.person)
        return [
            DeviceNow(each.id, each.kind, each.created, each.used, here.startswith(each.id), each.way) for each in found
        ]

    @delete("/devices/{device_id:str}", responses=problems(403, 404, 413), status_code=204)
    async def sign_out(self, device_id: DeviceId, ctx: Context) -> None:
        """Signs a device out and ends its open streams."""
        await asyncio.to_thread(ctx.tables.people.revoke_device, ctx.person, device_id)

    @get("/passkeys", responses=problems(403))
    async def passkeys(self, ctx: Context) -> list[PasskeyNow]:
        """Returns your passkeys, latest first. They are added and used in a browser."""
        found = await asyncio.to_thread(ctx.tables.passkeys.of, ctx.person)
        return [PasskeyNow(each.id, each.kind, each.created, each.used) for each in found]

    @delete("/passkeys/{passkey_id:str}", responses=problems(403, 404, 413), status_code=204)
    async def remove_passkey(self, passkey_id: PasskeyId, ctx: Context) -> None:
        """Removes a passkey."""
        await asyncio.to_thread(ctx.tables.passkeys.remove, ctx.person, passkey_id)

    @post("/link", responses=problems(403, 413, 422, 429))
    async def make_link(self, ctx: Context) -> LinkMade:
        """Creates a personal link, with which one other device or program becomes you; it works once, within a day."""
        token = await asyncio.to_thread(ctx.tables.people.personal_link, ctx.person, ctx.visitor.token or "")
        return LinkMade(f"{site_of(ctx.settings, ctx.request.base_url)}/me/link/{token}")

    @get("/file", responses=problems(403, 429), media_type="application/zip")
    async def download(self, ctx: Context) -> Response[bytes]:
        """Returns everything that the site keeps about you: your rows as JSON, and the records of your games (ZIP)."""
        return await own_file(ctx)

    @delete("/", responses=problems(403, 413, 422), status_code=204)
    async def leave(self, ctx: Context, sure: bool = False) -> None:
        """Deletes you for good, if you are `sure`. Your games stay; in unfinished ones bots take over."""
        person = ctx.person
        if not sure:
            raise Refused("error-not-sure")
        await asyncio.to_thread(ctx.tables.delete_person, person.id)

    @get("/shown", responses=problems(403))
    async def privacy(self, ctx: Context) -> PrivacyChoices:
        """Returns who may see each part of your profile."""
        return await asyncio.to_thread(_shown, ctx.services.profiles, ctx.person)

    @put("/shown", responses=problems(403, 413, 422))
    async def change_privacy(self, data: PrivacyChoices, ctx: Context) -> PrivacyChoices:
        """Chooses who may see each part of your profile."""
        person = ctx.person
        for item, audience in asdict(data).items():
            if audience is not None:
                await asyncio.to_thread(ctx.services.profiles.visibility.choose, person, item, audience)
        return await asyncio.to_thread(_shown, ctx.services.profiles, person)

    @get("/habits", responses=problems(403))
    async def preferences(self, ctx: Context) -> PreferencesNow:
        """Returns how you like to play."""
        likes = ctx.person.likes
        return PreferencesNow(likes.hasty, likes.motion)

    @put("/habits", responses=problems(403, 413, 422))
    async def change_preferences(self, data: PreferencesNow, ctx: Context) -> PreferencesNow:
        """Changes how you like to play."""
        changed = replace(ctx.person.likes, hasty=data.hasty, motion=data.motion)
        await asyncio.to_thread(ctx.tables.people.change_preferences, ctx.person, changed)
        return data

    @get("/holidays", responses=problems(403))
    async def holidays(self, ctx: Context) -> HolidaysNow:
        """Returns your holidays, and how many days you have left this year."""
        return await asyncio.to_thread(_holidays, ctx.tables, ctx.person)

    @post("/holidays", responses=problems(403, 413, 422))
    async def take_holiday(self, data: Holiday, ctx: Context) -> HolidaysNow:
        """Adds a holiday, during which your daily clocks stand still."""
        person = ctx.person
        await asyncio.to_thread(ctx.tables.holidays.take, person, data.begins, data.ends)
        return await asyncio.to_thread(_holidays, ctx.tables, person)

    @delete("/holidays/{number:int}", responses=problems(403, 404, 413), status_code=200)
    async def end_holiday(self, number: Number, ctx: Context) -> HolidaysNow:
        """Ends the holiday with this number (from 0), or removes it if it has not begun."""
        person = ctx.person
        await asyncio.to_thread(ctx.tables.holidays.end, person, number)
        return await asyncio.to_thread(_holidays, ctx.tables, person)


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.lang)


def _shown(profiles: Profiles, person: Person) -> PrivacyChoices:
    return convert(profiles.visibility.choices(person.id), PrivacyChoices)


def _holidays(tables: Tables, person: Person) -> HolidaysNow:
    return HolidaysNow(tables.holidays.left(person), [Holiday(*span) for span in tables.holidays.of(person)])
