"""Health checks: liveness and readiness."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.enums import MediaType

from kaiserhof.web.context import Services
from kaiserhof.web.headers import PRIVATE

PATIENCE = 2.0
"""Timeout of the database in seconds."""


@get("/health/live", include_in_schema=False)
async def live() -> Response[str]:
    """Answers 200 while the process is alive."""
    return Response("ok\n", media_type=MediaType.TEXT, headers=PRIVATE)


@get("/health/ready", include_in_schema=False)
async def ready(services: Services) -> Response[str]:
    """Answers 200 if the database responds, else 503. A proxy sends visitors only to processes that are ready."""
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(services.tables.store.database.check)
    except Exception:
        return Response(
            "the database does not answer\n",
            status_code=503,
            media_type=MediaType.TEXT,
            headers=PRIVATE | {"retry-after": "5"},
        )
    return Response("ok\n", media_type=MediaType.TEXT, headers=PRIVATE)
