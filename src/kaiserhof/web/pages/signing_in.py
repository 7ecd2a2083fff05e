"""Signing in on a device: by a passkey, by a personal link, and by a link that is sent by mail."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.people.passkeys import RelyingParty, relying_party
from kaiserhof.tables import Person, Refused
from kaiserhof.web import device
from kaiserhof.web.browsers import kind_of
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import site_of
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.rendering.qr import qr_code
from kaiserhof.web.requests import json_of

CEREMONY = "kaiserhof_ceremony"
"""The cookie with the secret of a passkey ceremony."""
MINUTES = 300
LARGEST_ANSWER = 12_000
"""Maximum number of bytes of a browser's answer to a challenge."""


class SigningInPages(Controller):
    """Handles passkeys, `/me/sign-in` and `/me/link`."""

    path = "/me"
    include_in_schema = False

    @get("/sign-in")
    async def ask(self, ctx: Context) -> Response[str]:
        """Shows the ways to sign in on this device."""
        return _sign_in_page(ctx)

    # ------------------------------------------------------------------ passkeys

    @post("/passkeys/begin", status_code=200)
    async def begin_adding(self, ctx: Context) -> Response[str]:
        """Begins to add a passkey for the visitor."""
        person, party = await ctx.ensure_person(), party_of(ctx)
        secret, options = await asyncio.to_thread(ctx.tables.passkeys.begin_adding, person, party)
        return _challenge(ctx, secret, options)

    @post("/passkeys", status_code=204)
    async def add(self, ctx: Context) -> None:
        """Adds the passkey that the browser has made."""
        answer, secret = await json_of(ctx.request, LARGEST_ANSWER), ctx.request.cookies.get(CEREMONY, "")
        person, party, token = ctx.person, party_of(ctx), ctx.visitor.token or ""
        kind = kind_of(ctx.request.headers.get("user-agent", ""))
        await asyncio.to_thread(lambda: ctx.tables.passkeys.add(person, secret, answer, party, device=token, kind=kind))

    @post("/passkeys/remove")
    async def remove(self, ctx: Context) -> Redirect:
        """Removes one of the visitor's passkeys."""
        form = await ctx.form()
        await asyncio.to_thread(ctx.tables.passkeys.remove, ctx.person, form.get("passkey", ""))
        return ctx.go("/me#passkeys")

    @post("/sign-in/begin", status_code=200)
    async def begin(self, ctx: Context) -> Response[str]:
        """Begins to sign somebody in by a passkey."""
        secret, options = await asyncio.to_thread(ctx.tables.passkeys.begin_signing_in, party_of(ctx))
        return _challenge(ctx, secret, options)

    @post("/sign-in", status_code=200)
    async def sign_in(self, ctx: Context) -> Response[dict[str, str]]:
        """Signs in the person whose passkey the browser has used."""
        answer, secret = await json_of(ctx.request, LARGEST_ANSWER), ctx.request.cookies.get(CEREMONY, "")
        await asyncio.to_thread(device.require_room, ctx.visitor, ctx.tables)
        party = party_of(ctx)
        person, token = await asyncio.to_thread(ctx.tables.passkeys.sign_in, secret, answer, party)
        await asyncio.to_thread(device.sign_in, ctx.visitor, ctx.tables, person, token)
        cookies = ctx.visitor.cookies(secure=ctx.settings.secure)
        return Response({"to": "/me"}, headers=PRIVATE, cookies=[*cookies, ceremony_cookie(ctx, "")])

    # ------------------------------------------------------------------ mail

    @post("/sign-in/mail", status_code=200)
    async def send_mail(self, ctx: Context) -> Response[str]:
        """Sends a link to an address, if somebody has confirmed it. The answer is the same if nobody has."""
        address = (await ctx.form()).get("address", "")
        await asyncio.to_thread(ctx.services.notifications.send_way_back, address)
        return _sign_in_page(ctx, sent=True)

    # ------------------------------------------------------------------ personal links

    @post("/link")
    async def make_link(self, ctx: Context) -> Response[str]:
        """Creates a personal link for another device."""
        person = await ctx.ensure_person()
        own = ctx.visitor.new_token or ctx.visitor.token or ""
        token = await asyncio.to_thread(ctx.tables.people.personal_link, person, own)
        link = f"{site_of(ctx.settings, ctx.request.base_url)}/me/link/{token}"
        return ctx.html(ctx.page("link.html", link=link, code=qr_code(link)))

    @get("/link/{token:str}")
    async def see_link(self, token: str, ctx: Context) -> Response[str]:
        """Says whose link it is and who is here now, and asks; so a program that prefetches the link does not use it
        up.
        """
        whose, others = await asyncio.to_thread(_whose, ctx, token)
        here = ctx.visitor.person
        return ctx.html(
            ctx.page(
                "follow_link.html",
                token=token,
                whose=whose,
                here=here,
                same=here is not None and here.id == whose.id,
                known=any(each.id == whose.id for each in others),
            )
        )

    @post("/link/{token:str}")
    async def follow_link(self, token: str, ctx: Context) -> Redirect:
        """Signs this device in as the link's person, if the person who was here when we asked still is."""
        asked = (await ctx.form()).get("here", "")
        here = ctx.visitor.person
        if asked != (here.id if here else ""):
            return ctx.go(f"/me/link/{token}")
        await asyncio.to_thread(_follow, ctx, token)
        return ctx.go("/")


def _sign_in_page(ctx: Context, *, sent: bool = False) -> Response[str]:
    offered = passkeys_offered(ctx)
    mail = "mail" in ctx.services.notifications.config.channels()
    return ctx.html(ctx.page("sign_in.html", passkeys_offered=offered, mail=mail, sent=sent))


def passkeys_offered(ctx: Context) -> bool:
    """Returns whether browsers offer passkeys at the address of this request."""
    return relying_party(site_of(ctx.settings, ctx.request.base_url)) is not None


def party_of(ctx: Context) -> RelyingParty:
    """Returns the site for which passkeys are valid; raises `Refused` if there are none."""
    party = relying_party(site_of(ctx.settings, ctx.request.base_url))
    if party is None:
        raise Refused("error-no-passkeys")
    return party


def _challenge(ctx: Context, secret: str, options: str) -> Response[str]:
    cookies = [*ctx.visitor.cookies(secure=ctx.settings.secure), ceremony_cookie(ctx, secret)]
    return Response(options, media_type=MediaType.JSON, headers=PRIVATE, cookies=cookies)


def ceremony_cookie(ctx: Context, secret: str) -> Cookie:
    """Returns the cookie with the secret of a ceremony; an empty one ends it."""
    return Cookie(
        CEREMONY,
        value=secret,
        max_age=MINUTES if secret else 0,
        httponly=True,
        samesite="strict",
        secure=ctx.settings.secure,
        path="/",
    )


def _whose(ctx: Context, token: str) -> tuple[Person, list[Person]]:
    """Returns the person of a link, and those who wait on this device."""
    return ctx.tables.people.linked(token), [each for each, _ in device.others_here(ctx.visitor, ctx.tables)]


def _follow(ctx: Context, token: str) -> None:
    """Follows a link. It stays valid if its person is on this device already."""
    whose, others = _whose(ctx, token)
    here = ctx.visitor.person
    if here is not None and here.id == whose.id:
        return
    if any(each.id == whose.id for each in others):
        device.switch_to(ctx.visitor, ctx.tables, whose.id)
        return
    device.require_room(ctx.visitor, ctx.tables)
    person, fresh = ctx.tables.people.follow_personal_link(token)
    device.sign_in(ctx.visitor, ctx.tables, person, fresh)
