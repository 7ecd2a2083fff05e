"""Settings of the server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings that the host decides."""

    database: str
    """The address of the database."""
    secure: bool = False
    """Whether the page is reached by HTTPS; then cookies are sent only by HTTPS."""
    limits: bool = True
    """Whether too many requests are refused."""
    bot_pause: float = 0.6
    """Seconds a bot waits before it moves, so that people can follow."""
    bot_seconds: float = 1.0
    """Seconds a searching bot may think about a decision."""
    bot_limit: float = 2.0
    """Seconds within which a bot always decides; under load bots think for a shorter time."""
    analysis_seconds: float = 0.3
    """Seconds a bot thinks about each decision of a game that is analysed."""
    bot_workers: int = 1
    """Number of processes in which bots think."""
