"""Spoken codes of tables: two things and a number, such as "plum crane 47", in any of our languages.

A code is a number, so the person who says it and the one who types it in may speak different languages.
"""

from __future__ import annotations

import re
from functools import cache

from kaiserhof.engine import LANGUAGES, Words

THINGS = (
    *("plum", "crane", "bamboo", "tiger", "lotus", "dragon", "pine", "swallow", "jade", "carp", "lantern", "phoenix"),
    *("drum", "peach", "horse", "kite", "bell", "tortoise", "moon", "fan", "bridge", "orchid", "junk", "teapot"),
)
FIRST_NUMBER, NUMBERS = 10, 90
CODES = len(THINGS) ** 2 * NUMBERS
"""Number of different codes."""


def spoken(code: int, words: Words) -> str:
    """Returns a code in words.

    >>> spoken(47 - FIRST_NUMBER, Words("en", ("kaiserhof",))), spoken(47 - FIRST_NUMBER, Words("zh", ("kaiserhof",)))
    ('plum plum 47', '梅花梅花47')
    """
    things, number = divmod(code, NUMBERS)
    first, second = divmod(things, len(THINGS))
    named = {"first": words(f"code-{THINGS[first]}"), "second": words(f"code-{THINGS[second]}")}
    return words("code-spoken", number=str(number + FIRST_NUMBER), **named)


def understood(text: str) -> int | None:
    """Parses a code typed in any of our languages; None if it is no code.

    >>> understood(" Pflaume  KRANICH 47 ") == understood("plum, crane 47") == understood("梅花仙鹤47")
    True
    """
    found = re.fullmatch(r"(\D+)(\d{2})", re.sub(r"[\s,.·-]+", "", text[:100]).casefold())
    if found is None or int(found[2]) < FIRST_NUMBER:
        return None
    for names in _names():
        for first, name in enumerate(names):
            if found[1].startswith(name) and found[1][len(name) :] in names:
                second = names.index(found[1][len(name) :])
                return (first * len(THINGS) + second) * NUMBERS + int(found[2]) - FIRST_NUMBER
    return None


@cache
def _names() -> tuple[tuple[str, ...], ...]:
    every = (Words(lang, ("kaiserhof",)) for lang in LANGUAGES)
    return tuple(tuple(words(f"code-{thing}").casefold() for thing in THINGS) for words in every)
