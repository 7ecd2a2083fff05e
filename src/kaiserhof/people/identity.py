"""People: a name and a secret token, no account."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

NAME_LENGTH = 24


def new_token() -> str:
    """Returns a new secret token."""
    return secrets.token_urlsafe(32)


def new_id(length: int = 12) -> str:
    """Returns a new id that cannot be guessed."""
    return secrets.token_urlsafe(length)


def hash_token(token: str) -> str:
    """Returns the hash of a token; the database stores nothing else of it."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def clean_name(name: str) -> str:
    """Returns a name as plain text; any script is allowed.

    >>> clean_name("  张三 \\n <b>  ")
    '张三 <b>'
    """
    return clean_text(name, NAME_LENGTH)


def clean_text(text: str, length: int) -> str:
    """Returns someone's text as one line of plain text, cut to `length`, without invisible characters.

    >>> clean_text("good\\u202e game\\x00", 300)
    'good game'
    """
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    return " ".join(kept.split())[:length].strip()
