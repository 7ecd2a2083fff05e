"""Errors that a person may cause. Each has a message that can be shown in any language."""

from __future__ import annotations

from kaiserhof.engine.message import Message, Value


class KaiserhofError(Exception):
    """A request that cannot be fulfilled. `message` says why; `str()` gives it in English, with its id.

    >>> print(KaiserhofError("error-unknown-move", text="castle"))
    “castle” is not a move. (error-unknown-move)
    """

    def __init__(self, message_id: str, **values: Value) -> None:
        self.message = Message(message_id, values)
        shown = ", ".join(f"{name}={value}" for name, value in values.items())
        super().__init__(f"{message_id}: {shown}" if shown else message_id)

    def __str__(self) -> str:
        from kaiserhof.engine.words import in_english  # words read files; most errors are never shown in English

        sentence = in_english(self.message)
        return str(self.args[0]) if sentence is None else f"{sentence} ({self.message.id})"

    def __reduce__(self) -> tuple[object, ...]:
        """Makes errors picklable, whatever arguments their class takes."""
        return _again, (type(self), self.args), self.__dict__


class NotAllowed(KaiserhofError):
    """A move, an undo or a confirmation that is not allowed now."""


def _again(kind: type[KaiserhofError], args: tuple[object, ...]) -> KaiserhofError:
    return kind.__new__(kind, *args)
