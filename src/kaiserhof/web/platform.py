"""The platforms on which the application runs: what it can start there, and what it offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from kaiserhof.bots import Adviser
from kaiserhof.engine import Game
from kaiserhof.storage.database import Journal
from kaiserhof.workers.pool import PoolFactory


class LevelsWithMore(Protocol):
    """Returns the levels of bots that people can choose in a game, with those that the host allows beside ours."""

    def __call__(self, game: Game, more: Sequence[str]) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class Platform:
    """What differs between a server and a browser's tab."""

    routes: tuple[ControllerRouterHandler, ...]
    make_pool: PoolFactory
    journal: Journal
    levels: LevelsWithMore
    adviser: Adviser
    others: bool
    """Whether people at other devices can take part: by links, quick match, leagues and notifications."""
    openapi: OpenAPIConfig | None
