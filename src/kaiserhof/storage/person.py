"""A person and their devices, as stored."""

from __future__ import annotations

from dataclasses import dataclass

from kaiserhof.storage.preferences import Preferences

DEVICE_ID = 16
"""Length of the id of a device."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who has visited the site."""

    id: str
    name: str
    lang: str
    habits: str = ""
    """Their preferences, as JSON; see `preferences`."""

    @property
    def likes(self) -> Preferences:
        """Their preferences."""
        return Preferences.parse(self.habits)

    @property
    def hasty(self) -> bool:
        """Whether their turns end without confirmation."""
        return self.likes.hasty


@dataclass(frozen=True, slots=True)
class Device:
    """A browser or program that acts for a person."""

    id: str
    """The beginning of its token's hash: enough to distinguish a person's devices, and useless to anyone else."""
    created: float
    used: float
    """When it was last used, to within an hour."""
    kind: str
    """Its browser and system, such as `firefox android`; empty if unknown."""
