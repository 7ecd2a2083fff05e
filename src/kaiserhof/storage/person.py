"""A person and their devices, as stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from kaiserhof.storage.budgets import NEWCOMER
from kaiserhof.storage.preferences import Preferences

DEVICE_ID = 16
"""Length of the id of a device."""

Way = Literal["", "link", "passkey", "mail", "host"]
"""How a device has signed in: as a new person, by a personal link, by a passkey, or by a link from a mail or the host.
"""
BY_LINK: Final = "link"
BY_PASSKEY: Final = "passkey"
BY_MAIL: Final = "mail"
BY_HOST: Final = "host"


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who has visited the site."""

    id: str
    name: str
    lang: str
    habits: str = ""
    """Their preferences, as JSON; see `preferences`."""
    created: float = field(default=0.0, compare=False)
    """When they first came."""

    @property
    def likes(self) -> Preferences:
        """Their preferences."""
        return Preferences.parse(self.habits)

    def is_new(self, now: float) -> bool:
        """Returns whether they are a newcomer."""
        return now < self.created + NEWCOMER

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
    way: Way = ""
    """How it has signed in."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey: with it its person can sign in on any device that has it."""

    id: str
    """The id of its credential."""
    person: str
    public_key: bytes
    sign_count: int
    """How often the authenticator had signed when it was last used; 0 if it does not count."""
    device: str
    """The id of the device where it was added."""
    kind: str
    """The browser and system there."""
    created: float
    used: float
