"""A person's preferences; they are stored and apply on every device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from kaiserhof.errors import Refused
from kaiserhof.storage.rows import Colour

Motion = Literal["full", "short", "none"]
"""How much motion the board shows."""


TurnEnd = Literal["now", "soon", "asked"]
"""When a turn ends after its last step: at once, after some seconds, or when the person says so."""


def parse_motion(text: str) -> Motion:
    """Parses what a form says about motion."""
    try:
        motion: Motion = msgspec.convert(text, Motion)
    except msgspec.ValidationError:
        raise Refused("error-request") from None
    return motion


def parse_colour(text: str) -> Colour | Literal[""]:
    """Parses what a form says about the colour of one's pieces."""
    if not text:
        return ""
    try:
        colour: Colour = msgspec.convert(text, Colour)
    except msgspec.ValidationError:
        raise Refused("error-request") from None
    return colour


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person prefers."""

    hasty: bool = False
    """Whether turns end without confirmation."""
    motion: Motion = "full"
    patient: bool = False
    """Whether a turn that is not ended at once waits until the person ends it; otherwise it ends after some seconds."""
    explained: bool = True
    """Whether things explain themselves while the pointer rests on them."""

    @property
    def ends(self) -> TurnEnd:
        """When a turn ends after its last step."""
        return "now" if self.hasty else "asked" if self.patient else "soon"

    coach: bool = True
    """Whether a coach accompanies the first turns of a first game."""
    face: str = ""
    """The portrait they have chosen; empty for none."""
    colour: Colour | Literal[""] = ""
    """The colour they wish for their pieces; empty for any."""
    asked: bool = False
    """Whether they have been asked for their name and face, and have answered or declined."""
    hidden: tuple[str, ...] = ()
    """The lines of "Go on" on the home page that they do not want."""

    @staticmethod
    def parse(text: str) -> Preferences:
        """Parses what `write` returns.

        >>> Preferences.parse(Preferences(hasty=True).write()).hasty, Preferences.parse("").hasty
        (True, False)
        """
        return msgspec.json.decode(text, type=Preferences) if text else Preferences()

    def write(self) -> str:
        """Returns the preferences as JSON."""
        return msgspec.json.encode(self).decode()
