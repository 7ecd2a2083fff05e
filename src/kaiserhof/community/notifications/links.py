"""Signed links: whoever has one proves that we have sent it, without a cookie and without anything being stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_key() -> str:
    """Returns a new key with which links are signed."""
    return secrets.token_urlsafe(32)


def signature(key: str, purpose: str, subject: str) -> str:
    """Returns what makes a link to a subject valid for one purpose.

    >>> signature("key", "stop", "x") == signature("key", "confirm", "x")
    False
    """
    return hmac.new(key.encode(), f"{purpose} {subject}".encode(), hashlib.sha256).hexdigest()[:40]


def is_signed(key: str, purpose: str, subject: str, given: str) -> bool:
    """Tells whether a signature is ours."""
    return hmac.compare_digest(signature(key, purpose, subject).encode(), given.encode(errors="replace"))
