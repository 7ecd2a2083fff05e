"""What the button of a form asks for."""

from __future__ import annotations

from dataclasses import dataclass

from kaiserhof.tables import Refused
from kaiserhof.web.requests import number_of


@dataclass(frozen=True, slots=True)
class Command:
    """A button's value: a name, and arguments with colons between them; the form's other fields are in `form`.

    >>> Command.of({"do": "bot:2:regular:ning"})
    Command(name='bot', arguments=['2', 'regular', 'ning'], form={'do': 'bot:2:regular:ning'})
    """

    name: str
    arguments: list[str]
    form: dict[str, str]

    @classmethod
    def of(cls, form: dict[str, str]) -> Command:
        name, *arguments = form.get("do", "").split(":", 3)
        return cls(name, arguments, form)

    def text(self, field: str) -> str:
        """Returns a field of the form; empty if it has none of this name."""
        return self.form.get(field, "")

    def number(self, field: str) -> int:
        """Returns a number that the form must have."""
        return number_of(self.text(field))

    def unknown(self) -> Refused:
        """Returns the refusal of a command that does not exist or has other arguments; the caller raises it."""
        return Refused("error-request")
