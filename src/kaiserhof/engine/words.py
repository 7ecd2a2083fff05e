"""Puts messages into a language, with Fluent: the shared words and those of some packages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from fluent.runtime import FluentBundle, FluentResource

from kaiserhof.engine.locator import text_of
from kaiserhof.engine.message import Message, Seat, Value
from kaiserhof.engine.rulebook import LANGUAGES

SHARED = "kaiserhof"

LONGEST_VALUE = 2000
"""Maximum length of a text in a message. What people send may be longer; Fluent refuses texts of over 2,500."""


ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The beginning of a message or term in a Fluent file."""

NAME = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
"""A reference to a message or term inside another one."""


@cache
def _entries(package: str, lang: str) -> dict[str, str]:
    """Returns the messages and terms of a package by name, each as source text.

    They are English if the package lacks the language; empty if it has no words.
    """
    text = text_of(package, "words", f"{lang}.ftl")
    if text is None:
        text = text_of(package, "words", f"{LANGUAGES[0]}.ftl") or ""
    begins = list(ENTRY.finditer(text))
    places = [*(begin.start() for begin in begins), len(text)]
    found: dict[str, str] = {}
    for begin, end in zip(begins, places[1:], strict=True):
        found.setdefault(begin[1], text[begin.start() : end])
    return found


class _Lexicon:
    """The words of some packages in one language. Messages are parsed on first use: parsing all takes half a second."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        for package in reversed((SHARED, *packages)):  # the first one that has a message says it
            self._unread |= _entries(package, lang)

    def has(self, message_id: str) -> bool:
        """Loads a message and everything it refers to; returns whether it exists and is well formed."""
        asked, read = [message_id], set[str]()
        while asked:
            name = asked.pop()
            text = self._unread.get(name)
            if text is not None and name not in read:
                self.bundle.add_resource(FluentResource(text))
                asked += NAME.findall(text)
                read.add(name)
        for name in read:  # only now: another thread may need them too
            self._unread.pop(name, None)
        return self.bundle.has_message(message_id)


@cache
def _lexicon(lang: str, packages: tuple[str, ...]) -> _Lexicon:
    return _Lexicon(lang, packages)


@lru_cache(maxsize=50_000, typed=True)
def _formatted(lang: str, packages: tuple[str, ...], message_id: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """Returns a message in a language. Cached, because pages repeat the same messages."""
    lexicon = _lexicon(lang, packages)
    bundle = lexicon.bundle
    if not lexicon.has(message_id):
        silent = [package for package in packages if not _entries(package, lang)]
        if silent:
            return _in_plain_text(silent[0], message_id, values)
        where = " or of ".join(packages or (SHARED,))
        raise LookupError(f"the message “{message_id}” is missing or malformed in words/{lang}.ftl of {where}")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise LookupError(f"{lang}: {message_id} has no text")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise ValueError(f"{lang}: {message_id}: {errors[0]}")
    return str(text)


def _in_plain_text(package: str, message_id: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """Returns the text for a message of a package without words: its id without the kind, and the values.

    >>> _in_plain_text("nim", "move-take-from", (("heap", 2), ("sticks", 3)))
    'take from 2 3'
    >>> _in_plain_text("games.nim", "game-title", ())
    'Nim'
    """
    name = package.rpartition(".")[2].replace("_", " ").capitalize()
    if message_id.startswith("game-"):
        return {"game-title": name, "game-seal": name[:1]}.get(message_id, "")
    said = message_id.partition("-")[2] or message_id
    return " ".join([said.replace("-", " "), *(str(value) for _, value in values)])


def in_english(message: Message) -> str | None:
    """Returns a message in English, if it is a shared one."""
    try:
        return Words("en")(message)
    except LookupError:
        return None


class Words:
    """Puts messages into one language: the shared ones and those of some packages.

    >>> Words("de")(Message("yes"))
    'ja'
    """

    def __init__(self, lang: str, packages: Sequence[str] = (), names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no such language: {lang}")
        self.lang = lang
        self.names = tuple(names)
        """The players' names by seat; a seat without a name appears as its number."""
        self._packages = tuple(packages)

    def has(self, message_id: str) -> bool:
        """Returns whether there is such a message."""
        return _lexicon(self.lang, self._packages).has(message_id)

    def named(self, names: Sequence[str]) -> Words:
        """Returns a copy with these players' names."""
        return Words(self.lang, self._packages, names)

    def also(self, package: str) -> Words:
        """Returns a copy that also has the words of another package."""
        return Words(self.lang, (*self._packages, package), self.names)

    def __call__(self, message: Message | str, **values: Value) -> str:
        """Returns the message in this language; raises an error for an unknown id or a missing value."""
        name, given = (message, values) if isinstance(message, str) else (message.id, message.values)
        return _formatted(self.lang, self._packages, name, self._plain(given))

    def beginning(self, prefix: str) -> dict[str, str]:
        """Returns the messages whose ids begin with a prefix, by the rest of the id. They must not need values."""
        ids = [name for package in self._packages for name in _entries(package, self.lang) if name.startswith(prefix)]
        lexicon = _lexicon(self.lang, self._packages)
        return {name.removeprefix(prefix): self(name) for name in ids if lexicon.has(name)}

    def seat(self, seat: int) -> str:
        """Returns the name of the player at a seat."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self("seat-number", number=seat + 1)

    def _plain(self, values: Mapping[str, Value]) -> tuple[tuple[str, str | int], ...]:
        return tuple([(name, self._value(value)) for name, value in values.items()]) if values else ()

    def _value(self, value: Value) -> str | int:
        if isinstance(value, str):
            return _cut(value)
        if isinstance(value, int):
            return self.seat(value) if isinstance(value, Seat) else value
        return self(value) if isinstance(value, Message) else value[self.lang]


def _cut(text: str) -> str:
    """Shortens a text to fit into a message.

    >>> len(_cut("x" * 5000))
    2000
    """
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
