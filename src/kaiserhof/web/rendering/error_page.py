"""Error pages: what happened, whether anything is lost, and one link to go on."""

from __future__ import annotations

from dataclasses import dataclass

GATE, BRIDGE, NIGHT, SCROLL, REFUSED = "gate", "bridge", "night", "scroll", "refused"

_BEHIND_THE_GATE = {
    "error-closed",
    "error-cancelled",
    "error-closed-by-host",
    "error-banned",
    "error-banned-why",
    "error-removed",
    "error-table-rules-newer",
}


@dataclass(frozen=True, slots=True)
class ErrorPage:
    """The content of an error page, beside its sentence."""

    kind: str
    scene: str
    way: str
    """The target of the link."""
    label: str
    """The id of the link's label."""


def error_page_of(error: str, status: int, path: str, *, asked: bool) -> ErrorPage:
    """Returns the page for an error; `asked` tells whether the request was safe to repeat.

    >>> error_page_of("error-no-table", 404, "/t/x", asked=True).scene
    'gate'
    >>> error_page_of("error-ours", 500, "/play", asked=False).way
    '/'
    """
    if status >= 500:
        return ErrorPage(NIGHT, "night", path if asked else "/", "missing-again")
    if error == "error-link":
        return ErrorPage(BRIDGE, "bridge", "/", "error-home")
    if path.startswith("/watch"):
        return ErrorPage(SCROLL, "scroll", "/watch", "missing-other-file")
    if status == 404 or error in _BEHIND_THE_GATE:
        return ErrorPage(GATE, "gate", "/mine", "nav-mine")
    table = "/".join(path.split("/")[:3])
    return ErrorPage(REFUSED, "courier", table if path.startswith("/t/") else "/", "missing-back")
