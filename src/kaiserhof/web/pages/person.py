"""Profiles: the visitor's own with all their settings, and those of others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.community.own_data import own_data
from kaiserhof.community.profile import PastGame, Profile, Profiles
from kaiserhof.community.ratings import SHOWN_AFTER, GameRating, shown_change
from kaiserhof.community.visibility import AUDIENCES, DEFAULTS, HISTORY, RATINGS
from kaiserhof.engine import LANGUAGES, game_ids
from kaiserhof.people.identity import hash_token
from kaiserhof.people.passkeys import relying_party
from kaiserhof.storage.person import DEVICE_ID, Device, Passkey
from kaiserhof.tables import Person, Refused, Tables
from kaiserhof.web import device
from kaiserhof.web.browsers import PROGRAM, name_of
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import site_of
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.rating_plot import rating_plot
from kaiserhof.web.rendering.times import ago, day, month, span
from kaiserhof.web.requests import AnyRequest, own_path
from kaiserhof.web.visitor import LANG, THEME, THEMES, YEARS, Visitor, token_of

MAX_SHOWN = 20
"""Number of games on one page of the history."""
LAST_PAGE = 10_000


class PersonPages(Controller):
    """Handles `/me` and `/p/ID`."""

    include_in_schema = False

    @get("/me")
    async def mine(self, ctx: Context, page: int = 1, rated: bool = False) -> Response[str] | Redirect:
        """Shows the visitor's own profile; redirects visitors without a person."""
        person = ctx.visitor.person
        if person is None:
            return ctx.go("/mine")
        site = site_of(ctx.settings, ctx.request.base_url)
        context = await asyncio.to_thread(
            _mine, ctx.request, ctx.tables, ctx.services.profiles, person, ctx.visitor, _turned_to(page), rated, site
        )
        return ctx.html(ctx.page("person.html", **context))

    @post("/me")
    async def change_me(self, ctx: Context) -> Redirect:
        """Changes the language, theme or name."""
        form = await ctx.form()
        answer = ctx.go(own_path(form.get("back", "/")))
        for name, key, allowed in ((LANG, "lang", LANGUAGES), (THEME, "theme", THEMES)):
            if form.get(key) in allowed:
                answer.set_cookie(
                    key=name,
                    value=form[key],
                    max_age=YEARS,
                    path="/",
                    httponly=True,
                    samesite="lax",
                    secure=ctx.settings.secure,
                )
        if ctx.visitor.person is not None and (form.get("lang") in LANGUAGES or form.get("name", "").strip()):
            lang = form["lang"] if form.get("lang") in LANGUAGES else None
            person = ctx.visitor.person
            await asyncio.to_thread(lambda: ctx.tables.people.change(person, name=form.get("name") or None, lang=lang))
        return answer

    @get("/p/{person_id:str}")
    async def other(
        self, person_id: str, ctx: Context, page: int = 1, rated: bool = False, to: str = "everyone"
    ) -> Response[str]:
        """Shows what the visitor may see of a person. The person themselves can preview it."""
        viewer = ctx.visitor.person.id if ctx.visitor.person else None
        number = _turned_to(page)
        context = await asyncio.to_thread(
            lambda: _shown(
                ctx.services.profiles, ctx.services.profiles.profile(person_id, viewer, to), ctx.visitor, number, rated
            )
        )
        mine = ctx.visitor.person
        blocked = await asyncio.to_thread(ctx.tables.conduct.blocked_by, mine) if mine is not None else []
        context |= {"blocked_ids": {each for each, _ in blocked}}
        context |= {"own": False, "as_others": viewer == person_id, "to": to, "address": f"/p/{person_id}"}
        return ctx.html(ctx.page("person.html", **context))

    @post("/me/shown")
    async def show(self, ctx: Context) -> Redirect:
        """Chooses who may see a part of the visitor's profile; the button names the part and the audience."""
        form = await ctx.form()
        person = await ctx.ensure_person()
        item, _, audience = form.get("show", "").partition(":")
        await asyncio.to_thread(ctx.services.profiles.visibility.choose, person, item, audience)
        return ctx.go("/me#shown")

    @post("/me/devices")
    async def revoke(self, ctx: Context) -> Redirect:
        """Revokes a device's token."""
        form = await ctx.form()
        person = await ctx.ensure_person()
        await asyncio.to_thread(ctx.tables.people.revoke_device, person, form.get("device", "")[:DEVICE_ID])
        return ctx.go("/me#devices")

    @get("/me/file")
    async def download(self, ctx: Context) -> Response[bytes]:
        """Returns everything that the site keeps about the visitor, as one file."""
        return await own_file(ctx)

    @post("/me/leave")
    async def leave(self, ctx: Context) -> Redirect:
        """Deletes the visitor's person. Their games stay; in unfinished ones bots take over."""
        form = await ctx.form()
        if form.get("sure") != "yes":
            raise Refused("error-not-sure")
        if ctx.visitor.person is not None:
            await asyncio.to_thread(ctx.tables.delete_person, ctx.visitor.person.id)
            await asyncio.to_thread(device.leave, ctx.visitor, ctx.tables)
        return ctx.go("/")


async def own_file(ctx: Context) -> Response[bytes]:
    """Returns the visitor's own data as a download."""
    person = ctx.person
    ctx.tables.limits.spend("file", person.id)
    content = await asyncio.to_thread(own_data, ctx.tables, person.id)
    headers = {**PRIVATE, "content-disposition": 'attachment; filename="kaiserhof.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


def _turned_to(page: int) -> int:
    if not 1 <= page <= LAST_PAGE:
        raise Refused("error-request")
    return page


def _mine(
    request: AnyRequest,
    tables: Tables,
    profiles: Profiles,
    person: Person,
    visitor: Visitor,
    page: int,
    rated: bool,
    site: str,
) -> dict[str, Any]:
    context = _shown(profiles, profiles.profile(person.id, person.id), visitor, page, rated)
    here = hash_token(visitor.new_token or token_of(request) or "")[:DEVICE_ID]
    return context | {
        "own": True,
        "as_others": False,
        "address": "/me",
        "choices": profiles.visibility.choices(person.id),
        "items": tuple(DEFAULTS),
        "audiences": AUDIENCES,
        "told": _orders(tables, person.id, visitor.lang),
        "blocked": tables.conduct.blocked_by(person),
        "devices": [_device(each, here, tables, visitor.lang) for each in tables.people.devices(person)],
        "others_here": [each for each, _ in device.others_here(visitor, tables)],
        "passkeys": [_passkey(each, tables, visitor.lang) for each in tables.passkeys.of(person)],
        "passkeys_offered": relying_party(site) is not None,
    }


def _orders(tables: Tables, person_id: str, lang: str) -> list[dict[str, Any]]:
    """Returns what hosts did about a person, newest first."""
    orders = tables.store.moderation.about(person_id)
    return [{"kind": each.kind, "word": each.word, "when": day(each.at, lang)} for each in orders]


def _device(known: Device, here: str, tables: Tables, lang: str) -> dict[str, Any]:
    used = max(known.used, known.created)
    return {
        "id": known.id,
        "name": _browser(known.kind, lang),
        "here": known.id == here,
        "way": known.way,
        "made": day(known.created, lang),
        "used": ago(tables.store.database.clock() - used, lang),
    }


def _passkey(passkey: Passkey, tables: Tables, lang: str) -> dict[str, Any]:
    used = max(passkey.used, passkey.created)
    return {
        "id": passkey.id,
        "name": _browser(passkey.kind, lang),
        "device": passkey.device,
        "made": day(passkey.created, lang),
        "used": ago(tables.store.database.clock() - used, lang),
    }


def _browser(kind: str, lang: str) -> str:
    words = render.page_words(lang)
    return name_of(kind) or words("device-program" if kind == PROGRAM else "device-unknown")


def _shown(profiles: Profiles, profile: Profile, visitor: Visitor, page: int, rated: bool) -> dict[str, Any]:
    """Returns the template context of a profile as the visitor may see it."""
    lang, ledger = visitor.lang, profiles.ledger
    words = render.page_words(lang)
    rated = rated and RATINGS in profile.parts
    history = profiles.history(profile, MAX_SHOWN, (page - 1) * MAX_SHOWN, rated=rated)
    more = HISTORY in profile.parts and ledger.history(profile.id, 1, page * MAX_SHOWN, rated=rated)
    games = {name: render.game_words(name, lang) for name in game_ids()}
    cards = []
    for name, game in games.items():
        standing = profile.standings.get(name, GameRating())
        course = profile.courses.get(name, [])
        cards.append(
            {
                "title": game("game-title"),
                "seal": game("game-seal"),
                "game": name,
                "standing": standing,
                "place": ledger.place(profile.id, name) if course else None,
                "plot": rating_plot(course, words) if course else "",
            }
        )
    return {
        "profile": profile,
        "since": month(profile.since, lang),
        "favourite": games[profile.favourite]("game-title") if profile.favourite in games else None,
        "cards": cards,
        "needed": SHOWN_AFTER,
        "history": _lines(history, visitor),
        "page": page,
        "more": bool(more),
        "rated": rated,
        "best": [
            {"title": games[name]("game-title"), "points": points, "rating": profile.records.highest.get(name)}
            for name, points in profile.records.points.items()
            if name in games
        ],
    }


def _lines(history: Sequence[PastGame], visitor: Visitor) -> list[dict[str, Any]]:
    """Returns the rows of a history."""
    lang, words = visitor.lang, render.page_words(visitor.lang)
    lines = []
    for past in history:
        played, game = past.played, render.game_words(past.played.game, lang)
        names = [words("person-somebody") if seat is None else render.seat_name(seat, lang) for seat in past.others]
        lines.append(
            {
                "id": played.table_id,
                "title": game("game-title"),
                "seal": game("game-seal"),
                "place": played.place,
                "players": played.players,
                "names": words("list-comma").join(names),
                "points": " : ".join(str(points) for points in sorted(past.points, reverse=True)),
                "took": span(played.at - played.begun, lang),
                "when": day(played.at, lang),
                "change": None if past.gained is None else shown_change(past.gained),
                "open": past.sat_there,
            }
        )
    return lines
