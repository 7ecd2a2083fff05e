"""The hosts' pages: reports, people, tables, what hosts did, and what they can do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from kaiserhof.engine import game_ids
from kaiserhof.people.identity import clean_text
from kaiserhof.storage.host_store import SESSION_AGE
from kaiserhof.storage.moderation_store import BAN, MUTE, UNBAN, UNMUTE
from kaiserhof.storage.report_store import ReportRow
from kaiserhof.tables import Forbidden, Refused, Tables
from kaiserhof.tables.service.conduct import kept_messages
from kaiserhof.tables.service.moderation import LONGEST_WORD, ListedPerson, ListedTable
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.commands import Command
from kaiserhof.web.pages.signing_in import CEREMONY, LARGEST_ANSWER, ceremony_cookie, party_of, passkeys_offered
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.times import moment
from kaiserhof.web.requests import json_of

T = TypeVar("T")

HOST = "kaiserhof_host"
"""The cookie of a signed-in host."""
LONGEST_SEARCH = 40
LONGEST_ID = 22


class HostPages(Controller):
    """Handles `/host`."""

    path = "/host"
    include_in_schema = False

    @get("/")
    async def reports(self, ctx: Context) -> Response[str] | Redirect:
        """Shows the open reports; redirects those who have not signed in."""
        try:
            found = await asyncio.to_thread(_reports, ctx)
        except Forbidden:
            return ctx.go("/host/sign-in")
        mine = ctx.visitor.person
        known = await asyncio.to_thread(ctx.tables.hosts.passkey_name, mine) if mine is not None else None
        passkeys = await asyncio.to_thread(ctx.tables.passkeys.of, mine) if mine is not None else []
        offered = passkeys_offered(ctx)
        return await _page(ctx, "reports", reports=found, mine=mine, known=known, passkeys=passkeys, offered=offered)

    @get("/people")
    async def people(self, ctx: Context, name: str = "") -> Response[str]:
        """Shows the newest people whose name contains a text."""
        found = await asyncio.to_thread(_as_host, ctx, lambda _: ctx.tables.moderator.people(name[:LONGEST_SEARCH]))
        return await _page(
            ctx, "people", people=[_person(each, ctx.lang) for each in found], name=name[:LONGEST_SEARCH]
        )

    @get("/people/{person_id:str}")
    async def person(self, person_id: str, ctx: Context) -> Response[str]:
        """Shows a person: what hosts can do about them, their tables, and the reports and orders about them."""
        context = await asyncio.to_thread(_as_host, ctx, lambda _: _about(ctx, person_id[:LONGEST_ID]))
        return await _page(ctx, "person", **context)

    @get("/tables")
    async def tables(self, ctx: Context) -> Response[str]:
        """Shows the tables that changed last."""
        found = await asyncio.to_thread(_as_host, ctx, lambda _: ctx.tables.moderator.tables())
        return await _page(ctx, "tables", tables=[_table(each, ctx.lang) for each in found])

    @get("/log")
    async def log(self, ctx: Context) -> Response[str]:
        """Shows what hosts did."""
        found = await asyncio.to_thread(_as_host, ctx, lambda _: _log(ctx.tables, ctx.lang))
        return await _page(ctx, "log", orders=found)

    @post("/")
    async def act(self, ctx: Context) -> Redirect:
        """Does what the button of a host says."""
        form = await ctx.form()
        await asyncio.to_thread(_as_host, ctx, lambda host: run(ctx.tables, Command.of(form), form, host))
        back = form.get("back", "")
        return ctx.go(f"/host/{back}" if back in ("people", "tables") else "/host")

    # ------------------------------------------------------------------ signing in

    @get("/link/{token:str}")
    async def see_link(self, token: str, ctx: Context) -> Response[str]:
        """Shows a button for a host's link, so that a program that prefetches the link does not use it up."""
        return ctx.html(ctx.page("host_link.html", token=token))

    @post("/link/{token:str}")
    async def follow_link(self, token: str, ctx: Context) -> Redirect:
        """Signs this browser in as a host's."""
        session = await asyncio.to_thread(ctx.tables.hosts.follow_link, token)
        answer = ctx.go("/host")
        answer.cookies.append(host_cookie(session, secure=ctx.settings.secure))
        return answer

    @get("/sign-in")
    async def ask(self, ctx: Context) -> Response[str]:
        """Shows the ways to sign in as a host."""
        return ctx.html(ctx.page("host_sign_in.html", passkeys_offered=passkeys_offered(ctx)))

    @post("/sign-in", status_code=200)
    async def sign_in(self, ctx: Context) -> Response[dict[str, str]]:
        """Signs this browser in as that of the host whose passkey it has used."""
        answer, secret = await json_of(ctx.request, LARGEST_ANSWER), ctx.request.cookies.get(CEREMONY, "")
        session = await asyncio.to_thread(ctx.tables.passkeys.sign_in_host, secret, answer, party_of(ctx))
        cookies = [host_cookie(session, secure=ctx.settings.secure), ceremony_cookie(ctx, "")]
        return Response({"to": "/host"}, headers=PRIVATE, cookies=cookies)

    @post("/passkey")
    async def keep(self, ctx: Context) -> Redirect:
        """Lets the visitor's passkeys sign this host in from now on, or no longer."""
        form, person = await ctx.form(), ctx.person
        hosts = ctx.tables.hosts
        if form.get("keep") == "yes":
            await asyncio.to_thread(_as_host, ctx, lambda host: hosts.keep(host, person))
        else:
            await asyncio.to_thread(_as_host, ctx, lambda _: hosts.drop(person))
        return ctx.go("/host")

    @post("/out")
    async def sign_out(self, ctx: Context) -> Redirect:
        """Signs this browser out."""
        token = ctx.request.cookies.get(HOST)
        if token:
            await asyncio.to_thread(ctx.tables.hosts.sign_out, token)
        answer = ctx.go("/")
        answer.delete_cookie(HOST, path="/host")
        return answer


def host_cookie(token: str, *, secure: bool) -> Cookie:
    """Returns the cookie that keeps a host signed in."""
    return Cookie(
        HOST, value=token, max_age=int(SESSION_AGE), httponly=True, samesite="strict", secure=secure, path="/host"
    )


def run(tables: Tables, command: Command, form: dict[str, str], host: str) -> None:
    """Carries out a host's order. A person must read a reason for what is done to them."""
    moderator, word = tables.moderator, form.get("word", "")
    match command.name, command.arguments:
        case "dismiss", [person]:
            moderator.dismiss(person, host)
        case "mute", [person]:
            moderator.sanction(MUTE, person, _reason(word), host)
        case "ban", [person]:
            moderator.sanction(BAN, person, _reason(word), host)
        case "unmute", [person]:
            moderator.sanction(UNMUTE, person, word, host)
        case "unban", [person]:
            moderator.sanction(UNBAN, person, word, host)
        case "rename", [person]:
            moderator.rename(person, form.get("name", ""), _reason(word), host)
        case "close", [table_id]:
            moderator.close(table_id, _reason(word), host)
        case "delete", [person]:
            if form.get("sure") != "yes":
                raise Refused("error-not-sure")
            tables.delete_person(person, host)
        case _:
            raise command.unknown()
    tables.read_orders()


def _reason(word: str) -> str:
    cleaned = clean_text(word, LONGEST_WORD)
    if not cleaned:
        raise Refused("error-host-reason")
    return cleaned


def _as_host(ctx: Context, do: Callable[[str], T]) -> T:
    """Does something for a host; raises `Forbidden` for everyone else."""
    return do(ctx.tables.hosts.by_token(ctx.request.cookies.get(HOST)))


async def _page(ctx: Context, part: str, **context: Any) -> Response[str]:
    host = await asyncio.to_thread(_as_host, ctx, lambda name: name)
    return ctx.html(ctx.page("host.html", part=part, host=host, **context))


def _reports(ctx: Context) -> list[dict[str, Any]]:
    ctx.tables.hosts.by_token(ctx.request.cookies.get(HOST))
    return [_report(each, ctx) for each in ctx.tables.moderator.reports()]


def _report(report: ReportRow, ctx: Context) -> dict[str, Any]:
    return {
        "report": report,
        "about": _listed(ctx, report.subject),
        "by": _name(ctx, report.person),
        "when": moment(report.created, ctx.lang),
        "messages": [(each, moment(each.at, ctx.lang)) for each in kept_messages(report)],
    }


def _about(ctx: Context, person_id: str) -> dict[str, Any]:
    moderator, store = ctx.tables.moderator, ctx.tables.store
    return {
        "person": _person(moderator.person(person_id), ctx.lang),
        "tables": [_table(each, ctx.lang) for each in moderator.tables_of(person_id)],
        "reports": [_report(each, ctx) for each in store.reports.about(person_id)],
        "orders": [(each, moment(each.at, ctx.lang)) for each in store.moderation.about(person_id)],
    }


def _log(tables: Tables, lang: str) -> list[dict[str, Any]]:
    found = []
    for order in tables.moderator.log():
        person = tables.store.people.get(order.subject)
        name = person.name if person is not None else order.subject
        found.append({"order": order, "name": name, "when": moment(order.at, lang), "known": person is not None})
    return found


def _listed(ctx: Context, person_id: str) -> dict[str, Any]:
    return _person(ctx.tables.moderator.person(person_id), ctx.lang)


def _name(ctx: Context, person_id: str) -> str:
    person = ctx.tables.store.people.get(person_id)
    return person.name if person is not None else ""


def _person(person: ListedPerson, lang: str) -> dict[str, Any]:
    return {"line": person, "came": moment(person.created, lang)}


def _table(table: ListedTable, lang: str) -> dict[str, Any]:
    known = table.game in game_ids()
    title = render.game_words(table.game, lang)("game-title") if known else table.game
    return {"line": table, "title": title, "changed": moment(table.changed, lang)}
