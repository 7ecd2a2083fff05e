"""People: a name and a secret token, no account."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass

NAME_LENGTH = 24


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who has opened the page."""

    id: str
    name: str
    lang: str


def new_token() -> str:
    """A fresh secret that only its holder knows."""
    return secrets.token_urlsafe(32)


def new_id(length: int = 12) -> str:
    """A fresh id that cannot be guessed."""
    return secrets.token_urlsafe(length)


def hash_token(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as plain text of any script: no control characters, single blanks, of bounded length.

    >>> clean_name("  张三 \\n <b>  ")
    '张三 <b>'
    """
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name)
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    return " ".join(kept.split())[:NAME_LENGTH].strip()
