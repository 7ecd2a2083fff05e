"""The sender of a request: person (by cookie or bearer token), language, theme and form of the page; and the CSRF
check."""

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
OTHERS = "kaiserhof_others"
THEMES = ("auto", "light", "dark")
YEARS = 3 * 365 * 24 * 3600
MOST_OTHERS = 7
"""Maximum number of persons on a device beside the one who plays."""


@dataclass(slots=True)
class Visitor:
    """The sender of a request."""

    person: Person | None
    lang: str
    theme: str
    form: Form = WIDE
    """The layout of the picture that fits the page."""
    new_token: str | None = None
    """The token of a newly created person, to be set as a cookie."""
    token: str | None = None
    """The token that identifies the person."""
    others: tuple[str, ...] = ()
    """The tokens of the other persons on this device."""
    new_others: tuple[str, ...] | None = None
    """These tokens if they have changed, to be set as a cookie."""
    leaves: bool = False
    """Whether the person leaves this device, and nobody else is there."""

    def cookies(self, *, secure: bool) -> list[Cookie]:
        """Returns the cookies to set."""
        changed = {TOKEN: "" if self.leaves else self.new_token}
        changed[OTHERS] = None if self.new_others is None else ".".join(self.new_others)
        return [
            Cookie(
                name,
                value=value,
                max_age=YEARS if value else 0,
                httponly=True,
                samesite="lax",
                secure=secure,
                path="/",
            )
            for name, value in changed.items()
            if value is not None
        ]


def face_of(visitor: Visitor) -> str:
    """Returns the face that a visitor has chosen; empty for none."""
    return visitor.person.likes.face if visitor.person is not None else ""


def token_of(request: AnyRequest) -> str | None:
    """Returns the token of a request: a program's bearer token, or a browser's cookie."""
    bearer = _bearer_of(request)
    return request.cookies.get(TOKEN) if bearer is None else bearer


def changes(request: AnyRequest) -> bool:
    """Returns whether a request may change something."""
    return request.method not in ("GET", "HEAD")


def _others_of(request: AnyRequest) -> tuple[str, ...]:
    """Returns the tokens of the other persons on a device; a program has none."""
    given = request.cookies.get(OTHERS, "") if _bearer_of(request) is None else ""
    return tuple(token for token in given.split(".") if token)[:MOST_OTHERS]


def _bearer_of(request: AnyRequest) -> str | None:
    bearer = request.headers.get("authorization", "")
    return bearer[7:] if bearer.lower().startswith("bearer ") else None


async def visitor_of(request: AnyRequest, tables: Tables) -> Visitor:
    """Returns the visitor of a request. A request that changes something must come from our pages or carry a bearer
    token."""
    token = token_of(request)
    changing = changes(request)
    if _bearer_of(request) is None and changing and (token or not _from_a_program(request)):
        _require_own_page(request)
    person = tables.people.known_by_token(token) if token else None
    if token and person is None:
        person = await asyncio.to_thread(tables.people.by_token, token)
    if person is not None and token and not changing and tables.people.use_is_due(token):
        await asyncio.to_thread(tables.people.note_use, token, kind_of(request.headers.get("user-agent", "")))
    if person is not None and person.id in tables.sanctions.banned:
        raise tables.sanctions.refusal("error-banned", person.id)
    lang = language_of_request(request, person.lang if person else "")
    others = _others_of(request) if person is not None else ()
    return Visitor(person, lang, theme_of(request), form_of_page(request), token=token, others=others)


async def is_signed_out(visitor: Visitor, tables: Tables) -> bool:
    """Returns whether the visitor's device was signed out, or their person banned, while a stream is open."""
    person, token = visitor.person, visitor.token
    if person is None or token is None:
        return False
    known = tables.people.known_by_token(token) or await asyncio.to_thread(tables.people.by_token, token)
    return known is None or person.id in tables.sanctions.banned


def listened_to(visitor: Visitor, table_id: str) -> tuple[str, ...]:
    """Returns the topics that a visitor's stream of a table listens to: the table and the visitor."""
    return (table_id,) if visitor.person is None else (table_id, visitor.person.id)


def stranger_of(request: AnyRequest) -> Visitor:
    """Returns an anonymous visitor without a lookup, for requests that anyone may send, such as through a signed
    link."""
    return Visitor(None, language_of_request(request), theme_of(request))


def language_of_request(request: AnyRequest, known: str = "") -> str:
    """Returns the language from the cookie, the person's settings, or the browser's preferences."""
    lang = request.cookies.get(LANG) or known
    return lang if lang in LANGUAGES else preferred_language(request.headers.get("accept-language", ""))


def theme_of(request: AnyRequest) -> str:
    theme = request.cookies.get(THEME, "auto")
    return theme if theme in THEMES else "auto"


def form_of_page(request: AnyRequest) -> Form:
    """Returns the layout that a page asks for. On a first visit we know only whether it is a phone."""
    asked = request.query_params.get("form") or request.cookies.get(FORM)
    for form in FORMS:
        if form == asked:
            return form
    phone = request.headers.get("sec-ch-ua-mobile") == "?1" or "Mobi" in request.headers.get("user-agent", "")
    return NARROW if phone else WIDE


def _from_a_program(request: AnyRequest) -> bool:
    """Returns whether a request to the API has no browser headers, so that no other site can have caused it."""
    told = request.headers.get("origin") is not None or request.headers.get("sec-fetch-site") is not None
    return request.url.path.startswith("/api/") and not told


def _require_own_page(request: AnyRequest) -> None:
    """Refuses requests that another site made the browser send; browsers name the origin of requests that change
    something."""
    origin = request.headers.get("origin")
    if origin is not None:
        if origin.partition("://")[2] != request.headers.get("host"):
            raise Forbidden("error-foreign-page")
    elif request.headers.get("sec-fetch-site") != "same-origin":
        raise Forbidden("error-foreign-page")


def preferred_language(accept: str) -> str:
    """Returns the best supported language for an Accept-Language header.

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
