"""What a table may refuse. Each kind has one HTTP status, so that the page need not guess."""

from __future__ import annotations

from kaiserhof.engine import KaiserhofError


class Refused(KaiserhofError):
    """The request makes no sense here."""

    status = 422


class Missing(Refused):
    """There is no such table, seat or person."""

    status = 404


class Forbidden(Refused):
    """It exists, but not for whoever asks."""

    status = 403


class Stale(Refused):
    """The table has moved on since the asker last looked; nothing was done."""

    status = 409


class TooMany(Refused):
    """Too many requests in a short time."""

    status = 429
