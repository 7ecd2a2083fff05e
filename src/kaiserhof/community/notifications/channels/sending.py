"""What the three ways of sending have in common: how it may end."""

from __future__ import annotations

SENT, LATER, REFUSED, GONE = "sent", "later", "refused", "gone"
"""How sending ends: done; nobody answers, so it is tried again; not taken; the destination is no more."""


class DeliveryError(Exception):
    """A message was not taken. `outcome` says what follows, `after` how many seconds to wait at least."""

    def __init__(self, outcome: str, after: float | None = None) -> None:
        super().__init__(outcome)
        self.outcome = outcome
        self.after = after


def check_answer(status: int, after: float | None) -> None:
    """Raises `DeliveryError` unless an answer means that the message was taken; a redirect is not followed.

    >>> check_answer(201, None)
    """
    if 200 <= status < 300:
        return
    if status in (404, 410):
        raise DeliveryError(GONE)
    raise DeliveryError(LATER if status in (408, 425, 429) or status >= 500 else REFUSED, after)
