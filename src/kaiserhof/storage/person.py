"""A person and their devices, as they are stored."""

from __future__ import annotations

from dataclasses import dataclass

from kaiserhof.storage.preferences import Preferences

DEVICE_ID = 16
"""Length of the id of a device."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who has opened the page."""

    id: str
    name: str
    lang: str
    habits: str = ""
    """How they like to play, as JSON; see `habits`."""

    @property
    def likes(self) -> Preferences:
        """How they like to play."""
        return Preferences.parse(self.habits)

    @property
    def hasty(self) -> bool:
        """Whether their turns end without being confirmed."""
        return self.likes.hasty


@dataclass(frozen=True, slots=True)
class Device:
    """A browser or program that acts for a person."""

    id: str
    """The beginning of its token's hash: enough to tell a person's devices apart, and of no use to anyone else."""
    created: float
    used: float
    """When it was last used, to within an hour."""
    kind: str
    """Its browser and system, as `firefox android`; empty if they are not known."""
