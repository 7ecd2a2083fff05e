"""The persons of a device: switching between them, adding one, and leaving."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.tables import Refused
from kaiserhof.web import device
from kaiserhof.web.context import Context
from kaiserhof.web.rendering import render
from kaiserhof.web.requests import own_path


class PersonsPages(Controller):
    """Handles who plays on this device."""

    path = "/me"
    include_in_schema = False

    @post("/switch")
    async def switch(self, ctx: Context) -> Redirect:
        """Lets another person of this device play; the form may name a page to return to."""
        form = await ctx.form()
        await asyncio.to_thread(device.switch_to, ctx.visitor, ctx.tables, form.get("person", ""))
        return ctx.go(own_path(form.get("back", "/")))

    @post("/add")
    async def add(self, ctx: Context) -> Redirect:
        """Adds a new person to this device, who plays from now on."""
        form = await ctx.form()
        await asyncio.to_thread(device.require_room, ctx.visitor, ctx.tables)
        name = form.get("name", "").strip() or render.page_words(ctx.lang)("guest")
        person, token = await asyncio.to_thread(ctx.tables.people.add, name, ctx.lang)
        await asyncio.to_thread(device.sign_in, ctx.visitor, ctx.tables, person, token)
        return ctx.go("/me")

    @get("/out")
    async def ask(self, ctx: Context) -> Response[str] | Redirect:
        """Asks before a person leaves this device, and says how they can come back."""
        person = ctx.visitor.person
        if person is None:
            return ctx.go("/")
        devices = await asyncio.to_thread(ctx.tables.people.devices, person)
        passkeys = await asyncio.to_thread(ctx.tables.passkeys.of, person)
        mail = await asyncio.to_thread(ctx.services.notifications.has_mail, person)
        ways = {"passkey": bool(passkeys), "mail": mail, "device": len(devices) > 1}
        return ctx.html(ctx.page("sign_out.html", ways=[way for way, there in ways.items() if there]))

    @post("/out")
    async def leave(self, ctx: Context) -> Redirect:
        """Signs the person out of this device; if others are on it, one of them plays."""
        if (await ctx.form()).get("sure") != "yes":
            raise Refused("error-not-sure")
        await asyncio.to_thread(device.leave, ctx.visitor, ctx.tables)
        return ctx.go("/")
