"""Days, which begin at midnight UTC everywhere, and streaks of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Literal

from kaiserhof.errors import Missing

DAY = 86_400.0

Mark = Literal["done", "open", "forgiven"]
"""What a streak shows of a day: done, not done, or not done and forgiven."""

WEEK = 7


def day_at(time: float) -> int:
    """Returns the number of the day, since 1970, at a time.

    >>> day_at(0.0), day_at(DAY - 1), day_at(DAY)
    (0, 0, 1)
    """
    return int(time // DAY)


def date_of(day: int) -> date:
    """Returns the date of a day.

    >>> str(date_of(0))
    '1970-01-01'
    """
    return datetime.fromtimestamp(day * DAY, UTC).date()


def day_of(text: str, last: int) -> int:
    """Parses the date of a day that is not after `last`; empty is the last day.

    >>> day_of("1970-01-02", 5), day_of("", 5)
    (1, 5)
    """
    if not text:
        return last
    try:
        day = date.fromisoformat(text).toordinal() - date(1970, 1, 1).toordinal()
    except ValueError:
        raise Missing("error-no-page") from None
    if not 0 <= day <= last:
        raise Missing("error-no-page")
    return day


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days someone has done something in a row."""

    days: int
    week: tuple[Mark, ...]
    """The last seven days; the last one is today."""


def streak_of(done: Collection[int], today: int) -> Streak:
    """Returns the streak of these days. Today may still be open, and of any seven days one may be missed.

    >>> streak_of({1, 2, 4}, 5)
    Streak(days=3, week=('open', 'open', 'done', 'done', 'forgiven', 'done', 'open'))
    """
    days, missed = 0, list[int]()
    day = today if today in done else today - 1
    while day in done or (day - 1 in done and not any(gap - day < WEEK for gap in missed)):
        if day in done:
            days += 1
        else:
            missed.append(day)
        day -= 1
    shown = range(today - WEEK + 1, today + 1)
    marks: tuple[Mark, ...] = tuple(
        "done" if each in done else "forgiven" if each in missed else "open" for each in shown
    )
    return Streak(days, marks)
