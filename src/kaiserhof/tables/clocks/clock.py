"""Clocks: how much time each player has, counted by the server.

A table has no clock, a *live* one (minutes for each player; the first seconds of each turn are free), or a *daily* one
(days for each turn, and a few days in reserve). Both follow one rule: a turn has free time, and what it takes beyond
that comes out of the player's store. When the store is empty, time is up, and the chosen `Timeout` happens.

Time is counted in *court time* (`Uptime`), not by the wall clock.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final, Literal, get_args

from kaiserhof.errors import Refused, one_of

ClockKind = Literal["none", "live", "daily"]
NONE: Final = "none"
LIVE: Final = "live"
DAILY: Final = "daily"

Timeout = Literal["turn", "seat", "show"]
"""What happens when the time is up."""
PLAY_TURN: Final = "turn"
"""A bot plays this turn."""
TAKE_SEAT: Final = "seat"
"""A bot takes the seat."""
SHOW: Final = "show"
"""The table shows that time is up, and nothing else happens."""
THENS: tuple[Timeout, ...] = get_args(Timeout)

DAY = 24 * 3600.0
MINUTES = (15, 30, 45)
"""Minutes for each player that a live table can choose."""
FREES = (0, 10, 20, 60)
"""Free seconds of each turn that a live table can choose."""
DAYS = (1, 2, 3, 5, 7)
"""Days for each turn that a daily table can choose."""
FREE = 20.0
"""Default free seconds of each turn at a live table."""
RESERVE = 3
"""Default number of days in reserve at a daily table."""
WARNING = 0.25
"""The player is warned when this share of the time is left."""
LEAST = 20.0
"""Minimum of seconds for each turn at a live table where a bot plays the turns that take too long."""
GIFT = 300.0
"""Seconds that a player gets at a live table when the others agree; at a daily table it is a day."""
BACK = 120.0
"""Minimum of seconds for a person who has just taken their seat back."""


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The time control of a table."""

    kind: ClockKind = NONE
    free: float = 0.0
    """Seconds of each turn that do not count."""
    store: float = 0.0
    """Seconds beyond the free ones that each player has for the whole game."""
    then: Timeout = PLAY_TURN
    """What happens when the time is up."""

    @staticmethod
    def live(minutes: int, free: float = FREE, then: Timeout = PLAY_TURN) -> ClockRule:
        return _checked(ClockRule(LIVE, float(free), minutes * 60.0, then), 1 <= minutes <= 240 and 0 <= free <= 600)

    @staticmethod
    def daily(days: int, reserve: int = RESERVE, then: Timeout = PLAY_TURN) -> ClockRule:
        return _checked(ClockRule(DAILY, days * DAY, reserve * DAY, then), 1 <= days <= 7 and 0 <= reserve <= 30)

    @staticmethod
    def parse(text: str) -> ClockRule:
        """Parses a short text such as `live 30`, `live 30 20 seat` or `daily 3 3 show`.

        >>> ClockRule.parse("live 30")
        ClockRule(kind='live', free=20.0, store=1800.0, then='turn')
        """
        kind, *rest = text.split() or [NONE]
        then = PLAY_TURN if not rest or rest[-1] not in THENS else one_of(THENS, rest.pop())
        if kind == NONE and not rest:
            return ClockRule()
        numbers = [int(part) if part.isdecimal() and len(part) < 5 else -1 for part in rest]
        if kind == LIVE and len(numbers) in (1, 2):
            return ClockRule.live(numbers[0], numbers[1] if len(numbers) > 1 else FREE, then)
        if kind == DAILY and len(numbers) in (1, 2):
            return ClockRule.daily(numbers[0], numbers[1] if len(numbers) > 1 else RESERVE, then)
        raise Refused("error-clock")

    def text(self) -> str:
        """Inverse of `parse`."""
        if self.kind == NONE:
            return NONE
        first, second = (self.free / DAY, self.store / DAY) if self.kind == DAILY else (self.store / 60, self.free)
        return f"{self.kind} {first:g} {second:g} {self.then}"

    @property
    def whole(self) -> float:
        """Seconds that a player's first turn may take at most."""
        return self.free + self.store

    @staticmethod
    def read(text: str) -> ClockRule:
        """Inverse of `write`."""
        return ClockRule(**json.loads(text)) if text else ClockRule()

    def write(self) -> str:
        """Returns a short text for the database; empty without a clock."""
        return json.dumps(asdict(self)) if self.kind != NONE else ""


NO_CLOCK = ClockRule()


def _checked(rule: ClockRule, sound: bool) -> ClockRule:
    if not sound or rule.then not in THENS:
        raise Refused("error-clock")
    return rule


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a running game at its last change. It runs for the seat that everyone waits for."""

    left: tuple[float, ...]
    """Seconds left in the store of each seat."""
    since: float | None = None
    """Court time of the start of the current turn; None while everyone waits for a bot."""
    warned: bool = False
    """Whether the player has been warned that little time is left."""
    up: bool = False
    """Whether the time of this turn is up."""

    @staticmethod
    def read(text: str) -> Clock | None:
        """Inverse of `write`; None without a clock."""
        if not text:
            return None
        data = json.loads(text)
        return Clock(tuple(data.pop("left")), **data)

    def write(self) -> str:
        """Returns a short text for the database."""
        return json.dumps(asdict(self))


def started(rule: ClockRule, seats: int) -> Clock | None:
    """Returns the clock at the start of a game."""
    return None if rule.kind == NONE else Clock((rule.store,) * seats)


def remaining(rule: ClockRule, clock: Clock, seat: int, now: float, rest: float = 0.0) -> float:
    """Returns how many seconds the seat to move has left. `rest` seconds of this turn were a holiday."""
    assert clock.since is not None
    least = LEAST if rule.kind == LIVE and rule.then == PLAY_TURN else 0.0
    return max(least, rule.free + clock.left[seat]) - max(0.0, now - clock.since - rest)


def moved_on(
    rule: ClockRule, clock: Clock, before: int | None, after: int | None, now: float, rest: float = 0.0
) -> Clock:
    """Returns the clock after the turn of seat `before` has ended and that of `after` begins.

    None stands for a bot, or for the end of the game. The time taken comes out of the store.
    """
    if after == before:
        return clock
    left = list(clock.left)
    if before is not None:
        assert clock.since is not None
        taken = max(0.0, now - clock.since - rest - rule.free)
        left[before] = max(0.0, left[before] - taken)
    return Clock(tuple(left), None if after is None else now)


def taken_back(rule: ClockRule, clock: Clock, seat: int) -> Clock:
    """Returns the clock after a person has taken their seat back, with enough time for a turn."""
    least = BACK if rule.kind == LIVE else 0.0
    left = tuple(max(least, time) if place == seat else time for place, time in enumerate(clock.left))
    return replace(clock, left=left)


def given(rule: ClockRule, clock: Clock, seat: int) -> Clock:
    """Returns the clock after a player was given more time."""
    more = GIFT if rule.kind == LIVE else DAY
    left = tuple(time + more if place == seat else time for place, time in enumerate(clock.left))
    return replace(clock, left=left, warned=False, up=False)


def next_look(rule: ClockRule, clock: Clock, seat: int, now: float, rest: float = 0.0) -> float | None:
    """Returns the court time of the next warning or time-out; None if neither will come."""
    if clock.since is None or clock.up:
        return None
    end = now + remaining(rule, clock, seat, now, rest)
    return end if clock.warned else end - WARNING * rule.whole


def overlap(spans: Sequence[tuple[float, float]], begin: float, end: float) -> float:
    """Returns how many seconds between `begin` and `end` lie in `spans`, which do not overlap each other.

    >>> overlap([(10, 20), (30, 40)], 15, 32)
    7
    """
    return sum(max(0, min(end, until) - max(begin, since)) for since, until in spans)


@dataclass(frozen=True, slots=True)
class SeatTime:
    """The time of a seat, as everyone sees it."""

    left: float
    """Seconds left in its store while its clock stands still."""
    until: float | None = None
    """When its time will be up, by the server's wall clock; None if its clock stands still."""
    up: bool = False
    """Whether its time is up."""
    resting: bool = False
    """Whether its clock stands still because its person is on holiday."""
