"""Who sent a request: a person by cookie or bearer token, language, theme, form of the page; and a check of origin."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from litestar.datastructures import Cookie

from kaiserhof.drawing import FORMS, NARROW, WIDE, Form
from kaiserhof.engine import LANGUAGES
from kaiserhof.tables import Forbidden, Person, Tables
from kaiserhof.web.browsers import kind_of
from kaiserhof.web.requests import AnyRequest

TOKEN, LANG, THEME, FORM = "kaiserhof", "kaiserhof_lang", "kaiserhof_theme", "kaiserhof_form"
THEMES = ("auto", "light", "dark")
YEARS = 3 * 365 * 24 * 3600


@dataclass(slots=True)
class Visitor:
    """The sender of a request."""

    person: Person | None
    lang: str
    theme: str
    address: str
    form: Form = WIDE
    """The form of picture that the page has room for."""
    new_token: str | None = None
    """The token of a person who was just created; it must go into a cookie."""
    token: str | None = None
    """The token by which the person is known."""

    def cookies(self, *, secure: bool) -> list[Cookie]:
        """Returns the cookies to send back."""
        if self.new_token is None:
            return []
        return [
            Cookie(TOKEN, value=self.new_token, max_age=YEARS, httponly=True, samesite="lax", secure=secure, path="/")
        ]


def token_of(request: AnyRequest) -> str | None:
    """Returns the token that a request carries: a program's, or a browser's in a cookie."""
    bearer = _bearer_of(request)
    return request.cookies.get(TOKEN) if bearer is None else bearer


def _bearer_of(request: AnyRequest) -> str | None:
    bearer = request.headers.get("authorization", "")
    return bearer[7:] if bearer.lower().startswith("bearer ") else None


async def visitor_of(request: AnyRequest, tables: Tables) -> Visitor:
    """Returns the visitor of a request. Requests that change something must come from our pages or carry a token."""
    token = token_of(request)
    changes = request.method not in ("GET", "HEAD")
    if _bearer_of(request) is None and changes and (token or not _from_a_program(request)):
        _require_own_page(request)
    person = tables.people.known_by_token(token) if token else None
    if token and person is None:
        person = await asyncio.to_thread(tables.people.by_token, token)
    if person is not None and token and not changes and tables.people.use_is_due(token):
        await asyncio.to_thread(tables.people.note_use, token, kind_of(request.headers.get("user-agent", "")))
    if person is not None and person.id in tables.sanctions.banned:
        raise Forbidden("error-banned")
    lang = language_of_request(request, person.lang if person else "")
    return Visitor(person, lang, theme_of(request), address_of(request), form_of_page(request), token=token)


async def is_signed_out(visitor: Visitor, tables: Tables) -> bool:
    """Returns whether a visitor's device was signed out, or its person banned, while a stream to it is open."""
    person, token = visitor.person, visitor.token
    if person is None or token is None:
        return False
    known = tables.people.known_by_token(token) or await asyncio.to_thread(tables.people.by_token, token)
    return known is None or person.id in tables.sanctions.banned


def listened_to(visitor: Visitor, table_id: str) -> tuple[str, ...]:
    """Returns whose changes a visitor's stream of a table listens to: the table's, and the visitor's own."""
    return (table_id,) if visitor.person is None else (table_id, visitor.person.id)


def stranger_of(request: AnyRequest) -> Visitor:
    """Returns the visitor of a request that anyone may send, such as one by a signed link: nobody is looked up."""
    return Visitor(None, language_of_request(request), theme_of(request), address_of(request))


def language_of_request(request: AnyRequest, known: str = "") -> str:
    """Returns the language of a cookie, else the person's known one, else the best that the browser asks for."""
    lang = request.cookies.get(LANG) or known
    return lang if lang in LANGUAGES else preferred_language(request.headers.get("accept-language", ""))


def theme_of(request: AnyRequest) -> str:
    theme = request.cookies.get(THEME, "auto")
    return theme if theme in THEMES else "auto"


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def form_of_page(request: AnyRequest) -> Form:
    """Returns the form that a page asks for. Its script tells; of a first visit we know only whether it is a phone."""
    asked = request.query_params.get("form") or request.cookies.get(FORM)
    for form in FORMS:
        if form == asked:
            return form
    phone = request.headers.get("sec-ch-ua-mobile") == "?1" or "Mobi" in request.headers.get("user-agent", "")
    return NARROW if phone else WIDE


def _from_a_program(request: AnyRequest) -> bool:
    """Tells whether a request is for the API and has no cookie or origin: then it cannot misuse a visitor's browser."""
    told = request.headers.get("origin") is not None or request.headers.get("sec-fetch-site") is not None
    return request.url.path.startswith("/api/") and not told


def _require_own_page(request: AnyRequest) -> None:
    """Refuses what another site made the browser send; browsers name the origin of requests that change something."""
    origin = request.headers.get("origin")
    if origin is not None:
        if origin.partition("://")[2] != request.headers.get("host"):
            raise Forbidden("error-foreign-page")
    elif request.headers.get("sec-fetch-site") != "same-origin":
        raise Forbidden("error-foreign-page")


def preferred_language(accept: str) -> str:
    """Returns the best of our languages for an Accept-Language header.

    >>> preferred_language("fr-FR, de;q=0.8, en;q=0.7")
    'de'
    """
    ranked = []
    for position, part in enumerate(accept[:500].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), position, tag[:2].lower()))
        except ValueError:
            continue
    return next((lang for _, _, lang in sorted(ranked) if lang in LANGUAGES), LANGUAGES[0])
