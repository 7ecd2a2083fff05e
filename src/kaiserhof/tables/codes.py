"""Spoken codes of tables: three things and a number, such as "plum crane jade 47", in any of our languages.

A code is a number, so the person who says it and the one who types it in may speak different languages. The first two
things and the number find the table; the third follows from the table's secret, so that codes are hard to guess.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from functools import cache

from kaiserhof.engine import LANGUAGES, Words

THINGS = (
    *("plum", "crane", "bamboo", "tiger", "lotus", "dragon", "pine", "swallow", "jade", "carp", "lantern", "phoenix"),
    *("drum", "peach", "horse", "kite", "bell", "tortoise", "moon", "fan", "bridge", "orchid", "junk", "teapot"),
)
FIRST_NUMBER, NUMBERS = 10, 90
ORDER = ("first", "second", "third")
PLACES = len(THINGS) ** 2 * NUMBERS
"""Number of codes without the third thing, which is how many tables can have a code at the same time."""
CODES = PLACES * len(THINGS)
"""Number of different codes."""


def code_of(place: int, secret: str) -> int:
    """Returns the code of a table by its stored number and its secret."""
    digest = hmac.new(secret.encode(), b"spoken code", hashlib.sha256).digest()
    return place * len(THINGS) + int.from_bytes(digest) % len(THINGS)


def place_of(code: int) -> int:
    """Returns the stored number of the table that may have this code."""
    return code // len(THINGS)


def spoken(code: int, words: Words) -> str:
    """Returns a code in words.

    >>> code = (47 - FIRST_NUMBER) * len(THINGS) + 1
    >>> spoken(code, Words("en", ("kaiserhof",))), spoken(code, Words("zh", ("kaiserhof",)))
    ('plum plum crane 47', '梅花梅花仙鹤47')
    """
    place, third = divmod(code, len(THINGS))
    things, number = divmod(place, NUMBERS)
    first, second = divmod(things, len(THINGS))
    named = {name: words(f"code-{THINGS[thing]}") for name, thing in zip(ORDER, (first, second, third), strict=True)}
    return words("code-spoken", number=str(number + FIRST_NUMBER), **named)


def understood(text: str) -> int | None:
    """Parses a spoken code in any of our languages; returns None if it is not one."""
    found = re.fullmatch(r"(\D+)(\d{2})", re.sub(r"[\s,.·-]+", "", text[:100]).casefold())
    if found is None or int(found[2]) < FIRST_NUMBER:
        return None
    for names in _names():
        things = _split(found[1], names)
        if things is not None:
            first, second, third = things
            place = (first * len(THINGS) + second) * NUMBERS + int(found[2]) - FIRST_NUMBER
            return place * len(THINGS) + third
    return None


def _split(text: str, names: tuple[str, ...], most: int = len(ORDER)) -> list[int] | None:
    """Splits a text without spaces into things. Returns the index of each in `names`, or None."""
    if not most:
        return None if text else []
    for thing, name in enumerate(names):
        if text.startswith(name) and (rest := _split(text[len(name) :], names, most - 1)) is not None:
            return [thing, *rest]
    return None


@cache
def _names() -> tuple[tuple[str, ...], ...]:
    every = (Words(lang, ("kaiserhof",)) for lang in LANGUAGES)
    return tuple(tuple(words(f"code-{thing}").casefold() for thing in THINGS) for words in every)
