"""How the page is run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever hosts it decides."""

    database: str
    """The address of the database."""
    secure: bool = False
    """Whether it is reached by HTTPS, so that cookies may travel only there."""
    limits: bool = True
    """Whether too many requests are refused."""
    bot_pause: float = 0.6
    """How many seconds a bot lets pass before it moves, so that people can follow."""
    bot_seconds: float = 1.0
    """How many seconds a bot that can use them may think about a decision."""
    bot_limit: float = 2.0
    """Within so many seconds a bot's decision is there, whatever happens; under load bots think shorter."""
    analysis_seconds: float = 0.3
    """How many seconds a bot thinks about each decision of a finished game that is analysed."""
    bot_workers: int = 1
    """How many processes think for bots."""
