"""Signed links: they prove that we sent them, without cookies or stored state."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_key() -> str:
    """Generates a key that signs links."""
    return secrets.token_urlsafe(32)


def signature(key: str, purpose: str, subject: str) -> str:
    """Signs a link to a subject for one purpose.

    >>> signature("key", "stop", "x") == signature("key", "confirm", "x")
    False
    """
    return hmac.new(key.encode(), f"{purpose} {subject}".encode(), hashlib.sha256).hexdigest()[:40]


def is_signed(key: str, purpose: str, subject: str, given: str) -> bool:
    """Returns whether a signature is valid."""
    return hmac.compare_digest(signature(key, purpose, subject).encode(), given.encode(errors="replace"))
