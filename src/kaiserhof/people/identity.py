"""People: a name and a secret token, no account."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

NAME_LENGTH = 24


_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that nobody sees: fillers of Hangul and others."""


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
    """Returns someone's text as one line of plain text, cut to `length`, without invisible characters; empty if nothing
    of it would be seen.

    >>> clean_text("good\\u202e game\\x00", 300)
    'good game'
    """
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or not (unicodedata.category(char)[0] == "C" or char in _BLANK)
    )
    line = " ".join(kept.split())[:length].strip()
    return line if any(unicodedata.category(char)[0] not in "MZ" for char in line) else ""
