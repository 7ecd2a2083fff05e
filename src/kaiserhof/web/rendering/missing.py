"""Pages that say what is missing: what happened, whether anything is lost, and one way on."""

from __future__ import annotations

from dataclasses import dataclass

GATE, BRIDGE, NIGHT, SCROLL, REFUSED = "gate", "bridge", "night", "scroll", "refused"

_BEHIND_THE_GATE = {"error-closed", "error-cancelled", "error-banned", "error-removed", "error-table-rules-newer"}


@dataclass(frozen=True, slots=True)
class Lack:
    """What a page about something missing shows beside the sentence."""

    kind: str
    scene: str
    way: str
    """Where the one way on leads."""
    label: str
    """What the way on is called: a message."""


def lack_of(error: str, status: int, path: str, *, asked: bool) -> Lack:
    """Returns the page for an error; `asked` says whether the address can be tried again, because it changes nothing.

    >>> lack_of("error-no-table", 404, "/t/x", asked=True).scene, lack_of("error-ours", 500, "/play", asked=False).way
    ('gate', '/')
    """
    if status >= 500:
        return Lack(NIGHT, "night", path if asked else "/", "missing-again")
    if error == "error-link":
        return Lack(BRIDGE, "bridge", "/", "error-home")
    if path.startswith("/watch"):
        return Lack(SCROLL, "scroll", "/watch", "missing-other-file")
    if status == 404 or error in _BEHIND_THE_GATE:
        return Lack(GATE, "gate", "/mine", "nav-mine")
    table = "/".join(path.split("/")[:3])
    return Lack(REFUSED, "courier", table if path.startswith("/t/") else "/", "missing-back")
