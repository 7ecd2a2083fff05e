"""The JSON API of blocks and reports, and of what hosts do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

from litestar import Controller, delete, get, post, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from kaiserhof.storage.moderation_store import OrderKind
from kaiserhof.storage.report_store import ReportRow
from kaiserhof.storage.rows import TableStatus
from kaiserhof.tables.service.conduct import kept_messages
from kaiserhof.web.api.people import PersonId
from kaiserhof.web.api.routes import problems
from kaiserhof.web.api.schemas import Number
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.commands import Command
from kaiserhof.web.pages.host import run

T = TypeVar("T")

Reason = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(max_length=22)]
Search = Annotated[str, Parameter(max_length=40)]


class BlockedPerson(Struct):
    """Someone whom you have blocked."""

    id: str
    name: str


class NewReport(Struct, forbid_unknown_fields=True):
    """A report to the hosts: about a message at a table, or about a person. The messages around it are kept with it."""

    word: Annotated[str, Meta(max_length=300)] = ""
    """What happened. It may be empty for a message."""
    table: Id = ""
    message: Number | None = None
    person: Id = ""
    """Whom you report, if it is not about a message."""


class OrderAboutYou(Struct):
    """What a host did about you, and the reason."""

    kind: OrderKind
    word: str
    at: float


class KeptMessageNow(Struct):
    """A message that is kept with a report."""

    person: str
    name: str
    text: str
    at: float
    reported: bool


class ReportNow(Struct):
    """A report, as hosts read it."""

    id: str
    person: str
    """Who is reported."""
    by: str
    """The id of the person who reports."""
    table: str
    word: str
    at: float
    settled: float | None
    messages: list[KeptMessageNow]


class PersonForHosts(Struct):
    """A person in the hosts' list."""

    id: str
    name: str
    since: float
    tables: int
    muted: bool
    banned: bool


class TableForHosts(Struct):
    """A table in the hosts' list."""

    id: str
    game: str
    status: TableStatus
    owner: str
    names: list[str]
    changed: float


class OrderNow(Struct):
    """What a host did: to which table or person, why, and who."""

    kind: OrderKind
    subject: str
    word: str
    by: str
    at: float


class NewOrder(Struct, forbid_unknown_fields=True):
    """A host's order about a table (`close`) or a person. The person concerned reads the reason."""

    kind: Literal["close", "mute", "unmute", "ban", "unban", "rename", "dismiss", "delete"]
    subject: Id
    word: Reason = ""
    name: Annotated[str, Meta(max_length=60)] = ""
    """With `rename`: the new name."""


class ConductApi(Controller):
    """Handles blocks, reports, and what hosts did about you."""

    path = "/api"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/me/blocks", responses=problems(403))
    async def blocks(self, ctx: Context) -> list[BlockedPerson]:
        """Returns the people whom you have blocked."""
        found = await asyncio.to_thread(ctx.tables.conduct.blocked_by, ctx.person)
        return [BlockedPerson(*each) for each in found]

    @put("/me/blocks/{person_id:str}", responses=problems(403, 404, 413, 422, 429), status_code=204)
    async def block(self, person_id: PersonId, ctx: Context) -> None:
        """Blocks a person: you do not see their messages, and neither of you can invite or be matched with the
        other."""
        await asyncio.to_thread(ctx.tables.conduct.block, ctx.person, person_id)

    @delete("/me/blocks/{person_id:str}", responses=problems(403, 413, 422, 429), status_code=204)
    async def unblock(self, person_id: PersonId, ctx: Context) -> None:
        """Lifts a block."""
        await asyncio.to_thread(ctx.tables.conduct.unblock, ctx.person, person_id)

    @post("/reports", responses=problems(403, 404, 413, 422, 429), status_code=204)
    async def report(self, data: NewReport, ctx: Context) -> None:
        """Reports a message or a person to the hosts."""
        conduct, person, number = ctx.tables.conduct, ctx.person, data.message
        if number is not None:
            await asyncio.to_thread(conduct.report_message, data.table, person, number, data.word)
        else:
            await asyncio.to_thread(conduct.report_person, person, data.person, data.word, data.table)

    @get("/me/orders", responses=problems(403))
    async def orders(self, ctx: Context) -> list[OrderAboutYou]:
        """Returns what hosts did about you, newest first."""
        found = await asyncio.to_thread(ctx.tables.store.moderation.about, ctx.person.id)
        return [OrderAboutYou(each.kind, each.word, each.at) for each in found]


class HostApi(Controller):
    """Handles moderation. The bearer token is that of a host (`kaiserhof admin host-token`)."""

    path = "/api/host"
    response_headers = PRIVATE
    tags = ["hosts"]

    @get("/reports", responses=problems(403))
    async def reports(self, ctx: Context) -> list[ReportNow]:
        """Returns the open reports, oldest first."""
        found = await _as_host(ctx, lambda _: ctx.tables.moderator.reports())
        return [_report_now(each) for each in found]

    @get("/people", responses=problems(403))
    async def people(self, ctx: Context, name: Search = "") -> list[PersonForHosts]:
        """Returns the newest people whose name contains a text."""
        found = await _as_host(ctx, lambda _: ctx.tables.moderator.people(name))
        return [
            PersonForHosts(each.id, each.name, each.created, tables=each.tables, muted=each.muted, banned=each.banned)
            for each in found
        ]

    @get("/tables", responses=problems(403))
    async def tables(self, ctx: Context) -> list[TableForHosts]:
        """Returns the tables that changed last."""
        found = await _as_host(ctx, lambda _: ctx.tables.moderator.tables())
        return [
            TableForHosts(
                each.id, each.game, each.status, owner=each.owner, names=list(each.names), changed=each.changed
            )
            for each in found
        ]

    @get("/orders", responses=problems(403))
    async def orders(self, ctx: Context) -> list[OrderNow]:
        """Returns what hosts did, newest first."""
        found = await _as_host(ctx, lambda _: ctx.tables.moderator.log())
        return [OrderNow(each.kind, each.subject, each.word, by=each.by, at=each.at) for each in found]

    @post("/orders", responses=problems(403, 404, 413, 422, 429), status_code=204)
    async def order(self, data: NewOrder, ctx: Context) -> None:
        """Carries out an order."""
        form = {"word": data.word, "name": data.name, "sure": "yes"}
        command = Command(data.kind, [data.subject], form)
        await _as_host(ctx, lambda host: run(ctx.tables, command, form, host))


async def _as_host(ctx: Context, do: Callable[[str], T]) -> T:
    token = ctx.visitor.token
    return await asyncio.to_thread(lambda: do(ctx.tables.hosts.by_token(token)))


def _report_now(report: ReportRow) -> ReportNow:
    return ReportNow(
        report.id,
        person=report.subject,
        by=report.person,
        table=report.place,
        word=report.word,
        at=report.created,
        settled=report.settled,
        messages=[
            KeptMessageNow(each.person, each.name, each.text, at=each.at, reported=each.reported)
            for each in kept_messages(report)
        ],
    )
