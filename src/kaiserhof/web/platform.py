"""Where the application runs: what it can start there, and what it offers."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from kaiserhof.storage.database import Journal
from kaiserhof.workers.pool import PoolFactory


@dataclass(frozen=True, slots=True)
class Platform:
    """What differs between a server and a browser's tab."""

    routes: tuple[ControllerRouterHandler, ...]
    make_pool: PoolFactory
    journal: Journal
    others: bool
    """Whether people at other devices can take part: by links, quick match, leagues and notifications."""
    openapi: OpenAPIConfig | None
