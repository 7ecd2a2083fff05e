"""How a person likes to play; it is stored and follows them to every device."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from kaiserhof.tables.errors import Refused

MOTIONS = ("full", "short", "none")
"""How much of the movement on the board is shown."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What a person has chosen."""

    hasty: bool = False
    """Whether turns end without being confirmed."""
    motion: str = "full"

    @staticmethod
    def parse(text: str) -> Habits:
        """Returns the habits that were written.

        >>> Habits.parse(Habits(hasty=True).write()).hasty, Habits.parse("").hasty
        (True, False)
        """
        return msgspec.json.decode(text, type=Habits) if text else Habits()

    def write(self) -> str:
        """Returns the habits as JSON; refuses values that do not exist."""
        if self.motion not in MOTIONS:
            raise Refused("error-request")
        return msgspec.json.encode(self).decode()
