"""The commands of form buttons."""

from __future__ import annotations

from dataclasses import dataclass

from kaiserhof.tables import Refused
from kaiserhof.web.requests import number_of


@dataclass(frozen=True, slots=True)
class Command:
    """A button's value: a name and its arguments, separated by colons. `form` holds all fields of the form.

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
        """Returns a field of the form; empty if it is missing."""
        return self.form.get(field, "")

    def number(self, field: str) -> int:
        """Returns a required number from the form."""
        return number_of(self.text(field))

    def unknown(self) -> Refused:
        """Builds the error for an unknown command or wrong arguments. The caller raises it."""
        return Refused("error-request")
