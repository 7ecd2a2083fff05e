"""Observes every request from outside the application: assigns an id, logs and measures it."""

from __future__ import annotations

import logging
import re
import secrets
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kaiserhof.server.logs import request_id
from kaiserhof.tables.limits import network_of, present_network
from kaiserhof.web.events import begun_stream, send_events
from kaiserhof.web.operations.metrics import Metrics

log = logging.getLogger("kaiserhof.requests")

_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")
_PARAMETER = re.compile(r"\{(\w+)(:\w+)?\}")
NO_ROUTE = "none"
"""The route in logs and metrics of requests that match no route."""


def observed(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Wraps the application so that every request is logged and measured."""

    async def observe(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        given = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"x-request-id"), "")
        name = given if _ID.fullmatch(given) else secrets.token_hex(8)
        token = request_id.set(name)
        from_where = present_network.set(network_of(scope["client"][0] if scope["client"] else ""))
        begun = time.perf_counter()
        status, stream = 500, False

        async def tell(message: Message) -> None:
            nonlocal status, stream
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                stream = any(key == b"content-type" and b"event-stream" in value for key, value in headers)
                message["headers"] = [*headers, (b"x-request-id", name.encode())]
                if stream:
                    metrics.streams.inc()
            await send(message)

        try:
            await app(scope, receive, tell)
            events = begun_stream(scope)
            if events is not None:
                scope["state"].clear()  # frees what the framework stored for the request
                await send_events(events, receive, send)
        finally:
            seconds = time.perf_counter() - begun
            if stream:
                metrics.streams.dec()
            route = _route(scope)
            metrics.answered(route, scope["method"] if route != NO_ROUTE else "", status, seconds, stream=stream)
            log.info(
                "answered",
                extra={"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)},
            )
            request_id.reset(token)
            present_network.reset(from_where)

    return observe


def _route(scope: Scope) -> str:
    """Returns the pattern of the route, never the path, which may contain secrets."""
    pattern = scope.get("path_template")
    return _PARAMETER.sub(r"{\1}", str(pattern)) if pattern else NO_ROUTE
