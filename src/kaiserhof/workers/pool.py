"""Where bots think: in processes on a server, or in the only thread of a browser's tab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class TooLate(Exception):
    """There was no answer before the deadline."""


class Died(Exception):
    """The process died while it worked on the request."""


class Pool(Protocol):
    """Answers requests, each within a deadline."""

    size: int
    """Number of requests answered at the same time."""

    def waiting(self) -> int:
        """Returns the number of requests waiting for their turn."""

    async def ask(
        self, deadline: float, do: Callable[..., Any], *arguments: Callable[[], Any] | Any, about: str = ""
    ) -> Any:
        """Calls `do` and returns its result.

        Raises `TooLate` at the deadline (a time of `time.monotonic`), `Died`, or the error that `do` raised. An
        argument that is a function is called when the turn of the request has come; use this for what depends on the
        time left. Requests with the same `about` go to the same place if it is free, because it may remember something
        useful.
        """

    def start(self) -> None:
        """Starts all processes now rather than with the first requests."""

    def renew(self) -> None:
        """Makes the processes load newly compiled modules, between two requests."""

    def close(self) -> None:
        """Ends all processes."""


PoolFactory = Callable[[int], Pool]
"""Creates a pool of a size, within a running event loop."""
