"""Offers, which need the consent of others: whom an offer asks, what they answer, and what follows.

A *hand-over* lets a bot play for someone who is away, a *seat* gives their seat to another person for good, a *rematch*
starts the same game again, an *end* ends the game without a result. To *take back* is to go back before one's last
turn, *time* gives a player more of it, a *pause* stops a live clock, to *concede* ends the game with the one who gives
up in the last place. Someone who is here agrees only by saying yes.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, get_args

from kaiserhof.storage.rows import OPEN_OFFER, OfferAnswer, OfferRow, OfferStatus

HAND_OVER: Final = "hand-over"
SEAT: Final = "seat"
REMATCH: Final = "rematch"
END: Final = "end"
TAKE_BACK: Final = "take-back"
TIME: Final = "time"
PAUSE: Final = "pause"
CONCEDE: Final = "concede"
LENIENT = (TAKE_BACK, TIME, PAUSE, CONCEDE)
"""The kinds that change how a game is decided. Where it counts, they are possible only if the table allows them."""

YES: Final = "yes"
NO: Final = "no"
WAIT: Final = "wait"
"""Answer of a person about to be replaced: asks the others to wait, once."""
ANSWERS: tuple[OfferAnswer, ...] = get_args(OfferAnswer)

AGREED: Final = "agreed"
REFUSED: Final = "refused"
TOLD = 60.0
"""Seconds for which the one who asked reads who declined."""
EXPIRED: Final = "expired"

DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class WaitingTimes:
    """How long people wait for each other, in seconds."""

    absent: float
    """How long someone must be away before others may ask for a bot."""
    nudge: float
    """Minimum between two reminders."""
    answer: float
    """How long a person about to be replaced has to answer."""
    more: float
    """How much longer they get by answering `WAIT`."""
    end: float
    """How long the others have to agree to an early end."""
    owner: float
    """How long an owner must be gone before someone else becomes the owner."""


AT_ONCE = WaitingTimes(absent=180, nudge=600, answer=60, more=300, end=600, owner=600)
BY_THE_DAY = WaitingTimes(absent=0, nudge=DAY, answer=DAY / 2, more=DAY, end=3 * DAY, owner=2 * DAY)
"""The times at a daily table, where others may ask for a bot only when a player's time is up."""

REMATCH_OPEN = DAY
"""Seconds until an offer of a rematch expires."""


def replaced(offer: OfferRow) -> str | None:
    """Returns the person whom a bot or another person would replace: the first in `asked`."""
    return offer.asked[0] if offer.kind in (HAND_OVER, SEAT) else None


def answered(offer: OfferRow, person: str, answer: OfferAnswer, waits: WaitingTimes) -> OfferRow:
    """Returns the offer with a person's answer added."""
    if answer == WAIT:
        return replace(offer, answers={**offer.answers, person: WAIT}, expires=offer.expires + waits.more)
    return replace(offer, answers={**offer.answers, person: answer})


def decided(offer: OfferRow, now: float, here: Collection[str], *, must_move: bool = False) -> OfferStatus:
    """Returns the status that follows from the answers, the time, and the people who are `here`.

    With `must_move`, the person to be replaced has kept the others waiting for so long that only a move refuses.
    """
    answers = offer.answers
    over = now >= offer.expires
    absent = replaced(offer)
    if absent is not None:
        if must_move and answers.get(absent) != YES:
            answers = {person: answer for person, answer in answers.items() if person != absent}
            here = set(here) - {absent}
        others = [person for person in offer.asked if person != absent]
        if answers.get(absent) == YES:
            return AGREED
        if NO in answers.values():
            return REFUSED
        if not over:
            return OPEN_OFFER
        willing = all(answers.get(person) == YES or person not in here for person in others)
        if offer.kind == SEAT and others:  # a stranger needs the word of somebody
            willing &= YES in answers.values()
        return AGREED if willing and absent not in here else REFUSED
    if all(answers.get(person) == YES for person in offer.asked):
        return AGREED
    if offer.kind != REMATCH and NO in answers.values():
        return REFUSED
    return EXPIRED if over else OPEN_OFFER


def willing(offer: OfferRow) -> tuple[str, ...]:
    """Returns the people who want the rematch: the one who offers it and those who have agreed."""
    return (offer.asker, *(person for person in offer.asked if offer.answers.get(person) == YES))


def may_start_without(offer: OfferRow) -> bool:
    """Returns whether a rematch may begin with bots for those who have declined: everyone else has agreed."""
    return offer.kind == REMATCH and NO in offer.answers.values() and len(offer.answers) == len(offer.asked)
