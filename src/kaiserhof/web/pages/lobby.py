"""A table before its game starts: its forms, and the QR code of its link."""

from __future__ import annotations

import asyncio
import io

import segno
from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.errors import one_of
from kaiserhof.storage.rows import PACES
from kaiserhof.tables import ClockRule, Person, Tables
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import site_of
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.commands import Command
from kaiserhof.web.requests import number_of

INK, PAPER = "#2b2019", "#fffaf0"


class LobbyPages(Controller):
    """Handles tables whose game has not started."""

    path = "/t/{table_id:str}"
    include_in_schema = False

    @get("/qr", sync_to_thread=True)
    def qr(self, table_id: str, ctx: Context) -> Response[bytes]:
        """Returns the QR code of the table's link. It is dark on light in both themes, so that phones can read it."""
        ctx.tables.views.view(table_id, ctx.visitor.person)
        drawn = io.BytesIO()
        code = segno.make(f"{site_of(ctx.settings, ctx.request.base_url)}/t/{table_id}", error="m", micro=False)
        code.save(drawn, kind="svg", border=3, dark=INK, light=PAPER, xmldecl=False, omitsize=True, nl=False)
        return Response(drawn.getvalue(), media_type="image/svg+xml", headers=PRIVATE)

    @post("/sit")
    async def sit(self, table_id: str, ctx: Context) -> Redirect:
        """Takes the named seat, or the first free one."""
        form = await ctx.form()
        person = await ctx.renamed(await ctx.ensure_person(), form)
        place = number_of(form["seat"]) if form.get("seat") else None
        agreed = form.get("agreed") == "yes"
        await asyncio.to_thread(lambda: ctx.tables.lobby.sit(table_id, person, place, agreed=agreed))
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
        case "alone", ["yes" | "no" as said]:
            lobby.change_settings(table_id, person, by_itself=said == "yes")
        case "watched", ["yes" | "no" as said]:
            tables.ownership.admit_spectators(table_id, person, admitted=said == "yes")
        case "begin", []:
            lobby.begin(table_id, person)
        case _:
            raise command.unknown()
