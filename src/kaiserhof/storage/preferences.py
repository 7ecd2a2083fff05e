"""How a person likes to play; it is stored and follows them to every device."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from kaiserhof.errors import Refused

MOTIONS = ("full", "short", "none")
"""How much of the movement on the board is shown."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen."""

    hasty: bool = False
    """Whether turns end without being confirmed."""
    motion: str = "full"

    @staticmethod
    def parse(text: str) -> Preferences:
        """Returns the habits that were written.

        >>> Preferences.parse(Preferences(hasty=True).write()).hasty, Preferences.parse("").hasty
        (True, False)
        """
        return msgspec.json.decode(text, type=Preferences) if text else Preferences()

    def write(self) -> str:
        """Returns the habits as JSON; refuses values that do not exist."""
        if self.motion not in MOTIONS:
            raise Refused("error-request")
        return msgspec.json.encode(self).decode()
