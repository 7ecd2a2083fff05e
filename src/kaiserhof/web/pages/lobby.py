"""A table before its game starts: its forms, and the QR code of its link."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Literal

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.errors import one_of
from kaiserhof.people.identity import clean_name
from kaiserhof.storage.preferences import parse_colour
from kaiserhof.storage.rows import PACES, Colour
from kaiserhof.tables import ClockRule, Missing, Person, Refused, Tables
from kaiserhof.web import device
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import site_of
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.commands import Command
from kaiserhof.web.rendering.qr import qr_code
from kaiserhof.web.requests import number_of


class LobbyPages(Controller):
    """Handles tables whose game has not started."""

    path = "/t/{table_id:str}"
    include_in_schema = False

    @get("/qr", sync_to_thread=True)
    def qr(self, table_id: str, ctx: Context) -> Response[bytes]:
        """Returns the QR code of the table's link."""
        ctx.tables.views.view(table_id, ctx.visitor.person)
        code = qr_code(f"{site_of(ctx.settings, ctx.request.base_url)}/t/{table_id}")
        return Response(code.encode(), media_type="image/svg+xml", headers=PRIVATE)

    @post("/sit")
    async def sit(self, table_id: str, ctx: Context) -> Redirect:
        """Takes the named seat, or the first free one."""
        form = await ctx.form()
        person = await ctx.renamed(await ctx.ensure_person(), form)
        place = number_of(form["seat"]) if form.get("seat") else None
        agreed = form.get("agreed") == "yes"
        await asyncio.to_thread(lambda: ctx.tables.lobby.sit(table_id, person, place, agreed=agreed))
        return ctx.go(f"/t/{table_id}")

    @post("/beside")
    async def bring_beside(self, table_id: str, ctx: Context) -> Redirect:
        """Brings somebody else to this device, and lets the browser ask for their seat: they are kept here before they
        sit anywhere, so that nobody is lost if an answer is.
        """
        form = await ctx.form()
        person = await asyncio.to_thread(_brought, ctx, table_id, form.get("name", ""))
        return ctx.go(f"/t/{table_id}/beside/{person.id}", status_code=307)

    @post("/beside/{person_id:str}")
    async def seat_beside(self, table_id: str, person_id: str, ctx: Context) -> Redirect:
        """Seats another person of this device."""
        others = await asyncio.to_thread(device.others_here, ctx.visitor, ctx.tables)
        person = next((each for each, _ in others if each.id == person_id), None)
        if person is None:
            raise Missing("error-not-here")
        await asyncio.to_thread(ctx.tables.lobby.sit, table_id, person)
        return ctx.go(f"/t/{table_id}")

    @post("/lobby")
    async def run(self, table_id: str, ctx: Context) -> Redirect:
        """Runs the command of a lobby button."""
        form = await ctx.form()
        person = await ctx.renamed(ctx.person, form)
        command = Command.of(form)
        await asyncio.to_thread(arrange, ctx.tables, table_id, person, command)
        return ctx.go("/mine" if command.name == "decline" else f"/t/{table_id}")


def arrange(tables: Tables, table_id: str, person: Person, command: Command) -> None:
    """Runs the command of a lobby button."""
    lobby = tables.lobby
    match command.name, command.arguments:
        case "bot", [seat, level, *face]:
            lobby.seat_bot(table_id, person, number_of(seat), level, "".join(face))
        case "free", [seat]:
            lobby.free_seat(table_id, person, number_of(seat))
        case "add", []:
            lobby.add_seat(table_id, person)
        case "drop", [seat]:
            lobby.drop_seat(table_id, person, number_of(seat))
        case "place", [seat]:
            lobby.change_place(table_id, person, number_of(seat))
        case "name", []:
            lobby.change_name_at(table_id, person)
        case "colour", [colour]:
            take_colour(tables, table_id, person, parse_colour(colour))
        case "remove", [seat]:
            lobby.remove(table_id, person, number_of(seat), command.text("word"))
        case "forgive", [number]:
            lobby.forgive(table_id, person, number_of(number))
        case "invite", [number]:
            lobby.invite(table_id, person, number_of(number))
        case "decline", []:
            lobby.decline(table_id, person)
        case "start", ["lot"]:
            lobby.start_with(table_id, person, None)
        case "start", [seat]:
            lobby.start_with(table_id, person, number_of(seat))
        case "option", [name, choice]:
            lobby.choose_options(table_id, person, {name: choice})
        case "pace", [pace]:
            lobby.change_settings(table_id, person, pace=one_of(PACES, pace))
        case "clock", [clock]:
            lobby.change_settings(table_id, person, clock=ClockRule.parse(clock))
        case "listed", ["yes" | "no" as said]:
            lobby.change_settings(table_id, person, listed=said == "yes")
        case "rated", ["yes" | "no" as said]:
            lobby.change_settings(table_id, person, rated=said == "yes")
        case "agree", ["yes" | "no" as said]:
            lobby.agree(table_id, person, agreed=said == "yes")
        case "hints", ["yes" | "no" as said]:
            lobby.change_settings(table_id, person, hints=said == "yes")
        case "lenient", ["yes" | "no" as said]:
            lobby.change_settings(table_id, person, lenient=said == "yes")
        case "alone", ["yes" | "no" as said]:
            lobby.change_settings(table_id, person, by_itself=said == "yes")
        case "watched", ["yes" | "no" as said]:
            tables.ownership.admit_spectators(table_id, person, admitted=said == "yes")
        case "begin-here", []:
            lobby.begin_without_free(table_id, person)
        case "begin", []:
            lobby.begin(table_id, person)
        case _:
            raise command.unknown()


def take_colour(tables: Tables, table_id: str, person: Person, colour: Colour | Literal[""]) -> None:
    """Gives a person a colour at a table, and remembers that they wish it."""
    tables.lobby.choose_colour(table_id, person, colour)
    tables.people.change_preferences(person, replace(person.likes, colour=colour))


def _brought(ctx: Context, table_id: str, name: str) -> Person:
    """Returns a person of this device by their name, or somebody new who is kept on it."""
    tables, known = ctx.tables, clean_name(name)
    if not known:
        raise Refused("error-name")
    sitting = tables.views.people_at(table_id)
    others = [person for person, _ in device.others_here(ctx.visitor, tables)]
    found = next((each for each in others if each.name == known and each.id not in sitting), None)
    if found is not None:
        return found
    device.require_room(ctx.visitor, tables)
    person, token = tables.people.add(known, ctx.lang)
    device.keep_waiting(ctx.visitor, tables, person, token)
    return person
