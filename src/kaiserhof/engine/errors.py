"""Errors that a person may cause. Each has a message that can be said in any language."""

from __future__ import annotations

from kaiserhof.engine.message import Message, Value


class KaiserhofError(Exception):
    """A request that cannot be fulfilled. `message` says why; `str()` shows its id and values to programmers."""

    def __init__(self, message_id: str, **values: Value) -> None:
        self.message = Message(message_id, values)
        shown = ", ".join(f"{name}={value}" for name, value in values.items())
        super().__init__(f"{message_id}: {shown}" if shown else message_id)

    def __reduce__(self) -> tuple[object, ...]:
        """Lets errors be sent between processes, whatever arguments their class takes."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[KaiserhofError], args: tuple[object, ...]) -> KaiserhofError:
    return kind.__new__(kind, *args)
