"""People: a name and a secret token, no account."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass

from kaiserhof.tables.habits import Habits

NAME_LENGTH = 24
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
    def likes(self) -> Habits:
        """How they like to play."""
        return Habits.parse(self.habits)

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


def new_token() -> str:
    """Returns a new secret that only its holder knows."""
    return secrets.token_urlsafe(32)


def new_id(length: int = 12) -> str:
    """Returns a new id that cannot be guessed."""
    return secrets.token_urlsafe(length)


def hash_token(token: str) -> str:
    """Returns the hash of a token: what the database keeps of it."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def clean_name(name: str) -> str:
    """Returns a name as plain text, in any script.

    >>> clean_name("  张三 \\n <b>  ")
    '张三 <b>'
    """
    return clean_text(name, NAME_LENGTH)


def clean_text(text: str, length: int) -> str:
    """Returns what someone wrote as one line of plain text of bounded length, without invisible characters.

    >>> clean_text("good\\u202e game\\x00", 300)
    'good game'
    """
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    return " ".join(kept.split())[:length].strip()
