"""Error responses: one sentence in the reader's language, as a page or as JSON."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DataError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kaiserhof.engine import BadBoard, KaiserhofError
from kaiserhof.web.api.schemas import MovedOn, Problem
from kaiserhof.web.headers import PRIVATE, SECURITY
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.error_page import error_page_of
from kaiserhof.web.requests import AnyRequest
from kaiserhof.web.visitor import language_of_request, theme_of

log = logging.getLogger(__name__)


def _refused(request: AnyRequest, error: KaiserhofError) -> Response[Any]:
    """Answers a refused request with one sentence in the person's language."""
    return _answer(request, getattr(error, "status", 422), error)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    message = {404: "error-no-page", 405: "error-request", 413: "error-too-large"}.get(
        error.status_code, "error-request"
    )
    return _answer(request, error.status_code, KaiserhofError(message), error.headers)


def _cannot_be_stored(request: AnyRequest, _: DataError) -> Response[Any]:
    """Answers a request with a text or number for which the database has no room, such as NUL in PostgreSQL."""
    return _answer(request, 400, KaiserhofError("error-request"))


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[Any]:
    """Answers a request whose body is nested too deeply."""
    return _answer(request, 400, KaiserhofError("error-request"))


def _database_away(request: AnyRequest, error: Exception) -> Response[Any]:
    """Answers 503 with `retry-after`, because the database is unavailable."""
    log.error("database unavailable, answering 503: %s", type(error).__name__)
    return _answer(request, 503, KaiserhofError("error-database-pause"), {"retry-after": "5"})


def _our_fault(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("unexpected error, answering 500", exc_info=error)
    return _answer(request, 500, KaiserhofError("error-ours"))


def _answer(
    request: AnyRequest, status: int, error: KaiserhofError, more: dict[str, str] | None = None
) -> Response[Any]:
    lang = language_of_request(request)
    words = render.game_words(error.game, lang) if isinstance(error, BadBoard) else render.page_words(lang)
    sentence = words(error.message)
    headers = {**(more or {}), **SECURITY, **PRIVATE}
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    if not wants_page:
        return Response(
            Problem(error.message.id, sentence, error.table if isinstance(error, MovedOn) else None),
            status_code=status,
            media_type=MediaType.JSON,
            headers=headers,
        )
    page = request.app.state.renderer.page(
        "error.html",
        lang,
        theme_of(request),
        sentence=sentence,
        status=status,
        missing=error_page_of(error.message.id, status, request.url.path, asked=request.method == "GET"),
        page_sprite=render.page_sprite(),
        visitor=None,
        preview=request.state.get("preview"),
        site=str(request.base_url).rstrip("/"),
    )
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)


ANSWERS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]] = {
    KaiserhofError: _refused,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    DataError: _cannot_be_stored,
    OperationalError: _database_away,
    InterfaceError: _database_away,
    PoolTimeout: _database_away,
    Exception: _our_fault,
}
"""The handlers by type of exception."""
