"""A person's preferences; they are stored and apply on every device."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from kaiserhof.errors import Refused

MOTIONS = ("full", "short", "none")
"""How much motion the board shows."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person prefers."""

    hasty: bool = False
    """Whether turns end without confirmation."""
    motion: str = "full"

    @staticmethod
    def parse(text: str) -> Preferences:
        """Parses what `write` returns.

        >>> Preferences.parse(Preferences(hasty=True).write()).hasty, Preferences.parse("").hasty
        (True, False)
        """
        return msgspec.json.decode(text, type=Preferences) if text else Preferences()

    def write(self) -> str:
        """Returns the preferences as JSON; refuses values that do not exist."""
        if self.motion not in MOTIONS:
            raise Refused("error-request")
        return msgspec.json.encode(self).decode()
