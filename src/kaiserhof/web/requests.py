"""Forms and JSON objects sent by pages and scripts, validated."""

from __future__ import annotations

import json
import re
from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import FormMultiDict
from litestar.enums import RequestEncodingType

from kaiserhof.tables import Missing, Refused

AnyRequest: TypeAlias = Request[Any, Any, Any]
LARGEST_FORM = 40
"""Maximum number of fields in a form."""
LARGEST_BODY = 2000


async def fields_of(request: AnyRequest) -> FormMultiDict:
    """Returns the fields of a form. Refuses texts that are not UTF-8, and more fields than any page sends, before they
    are parsed."""
    kind, _ = request.content_type
    if kind == RequestEncodingType.URL_ENCODED and (await request.body()).count(b"&") >= LARGEST_FORM:
        raise Refused("error-request")
    try:
        return await request.form()
    except UnicodeDecodeError:
        raise Refused("error-request") from None


async def form_of(request: AnyRequest) -> dict[str, str]:
    """Returns the text fields of a form."""
    data = await fields_of(request)
    return {name: value for name, value in data.items() if isinstance(value, str)}


async def json_of(request: AnyRequest, most: int = LARGEST_BODY) -> dict[str, Any]:
    """Parses the JSON object in the body of a request, of at most so many bytes."""
    body = await request.body()
    try:
        data = json.loads(body) if len(body) <= most else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise Refused("error-request")
    return data


def number_in(data: dict[str, Any], key: str = "number") -> int:
    """Returns a number from a JSON object; usually the length of the log as the sender saw it."""
    number = data.get(key)
    if type(number) is not int or not 0 <= number < 10**9:
        raise Refused("error-request")
    return number


def text_in(data: dict[str, Any], key: str) -> str:
    """Returns a text from a JSON object."""
    text = data.get(key)
    if not isinstance(text, str) or any("\ud800" <= char <= "\udfff" for char in text):
        raise Refused("error-request")
    return text


def number_of(text: str) -> int:
    """Parses a number from a form. Refuses everything else."""
    if not text.isdecimal() or len(text) > 3:
        raise Refused("error-request")
    return int(text)


def number_of_day(text: str, today: int) -> int:
    """Parses the number of a day that is not in the future; empty is today."""
    if not text:
        return today
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and int(text) <= today):
        raise Missing("error-no-page")
    return int(text)


def own_path(text: str) -> str:
    """Returns a path of our own site from a form, to return to; the home page for everything else.

    >>> own_path("/t/abc?form=wide"), own_path("//example.org")
    ('/t/abc?form=wide', '/')
    """
    return text if re.fullmatch(r"/[A-Za-z0-9_/?=&.%+-]*", text) and "//" not in text else "/"
