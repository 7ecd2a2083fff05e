"""What the three channels have in common: the outcomes of a delivery."""

from __future__ import annotations

SENT, LATER, REFUSED, GONE = "sent", "later", "refused", "gone"
"""Outcomes of a delivery: sent; unreachable, so it is retried; rejected; the destination no longer exists."""


class DeliveryError(Exception):
    """Raised when a message was not accepted. `outcome` tells what follows, `after` how many seconds to wait at
    least."""

    def __init__(self, outcome: str, after: float | None = None) -> None:
        super().__init__(outcome)
        self.outcome = outcome
        self.after = after


def check_answer(status: int, after: float | None) -> None:
    """Raises `DeliveryError` unless the status means that the message was accepted; redirects are not followed.

    >>> check_answer(201, None)
    """
    if 200 <= status < 300:
        return
    if status in (404, 410):
        raise DeliveryError(GONE)
    raise DeliveryError(LATER if status in (408, 425, 429) or status >= 500 else REFUSED, after)
