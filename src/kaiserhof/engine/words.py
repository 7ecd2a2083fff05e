"""Puts messages into a language, with Fluent: the shared words and those of one package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from .message import Message, Seat, Value
from .rulebook import LANGUAGES

SHARED = "kaiserhof"


@cache
def _resource(package: str, lang: str) -> Resource:
    file = resources.files(package) / "words" / f"{lang}.ftl"
    return FluentResource(file.read_text(encoding="utf-8"))


class Words:
    """Says messages in one language.

    >>> Words("de")(Message("yes"))
    'ja'
    """

    def __init__(self, lang: str, package: str | None = None, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no such language: {lang}")
        self.lang = lang
        self.names = tuple(names)
        """Who sits where; a seat without a name is called by its number."""
        self._package = package
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(_resource(SHARED, lang))
        if package is not None:
            self._bundle.add_resource(_resource(package, lang))

    def named(self, names: Sequence[str]) -> Words:
        """The same words for a table where these people sit."""
        return Words(self.lang, self._package, names)

    def knows(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message_id))

    def __call__(self, message: Message | str, **values: Value) -> str:
        """The message in this language; an unknown id or a missing value is an error of ours and raises."""
        if isinstance(message, str):
            message = Message(message, values)
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise LookupError(f"{self.lang}: {message.id} has no text")
        text, errors = self._bundle.format_pattern(pattern, self._plain(message.values))
        if errors:
            raise ValueError(f"{self.lang}: {message.id}: {errors[0]}")
        return str(text)

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.names[seat] if seat < len(self.names) else self("seat-number", number=seat + 1)

    def _plain(self, values: Mapping[str, Value]) -> dict[str, str | int]:
        return {name: self._value(value) for name, value in values.items()}

    def _value(self, value: Value) -> str | int:
        if isinstance(value, Message):
            return self(value)
        if isinstance(value, Seat):
            return self.seat(value)
        if isinstance(value, Mapping):
            return value[self.lang]
        return value
