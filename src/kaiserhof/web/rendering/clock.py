"""A table's clock as text, and the alternatives that its owner can choose."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kaiserhof.engine import Words
from kaiserhof.tables import ClockRule
from kaiserhof.tables.clocks.clock import DAILY, DAY, DAYS, FREES, LIVE, MINUTES, NONE, THENS

DEFAULTS = {NONE: ClockRule(), LIVE: ClockRule.live(30), DAILY: ClockRule.daily(2)}
"""The default clock of each kind."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A clock that can be chosen."""

    text: str
    said: str
    chosen: bool
    more: str = ""


@dataclass(frozen=True, slots=True)
class ClockCard:
    """The clock as shown in the lobby."""

    kind: str
    said: str
    about: str
    kinds: tuple[Choice, ...]
    lengths: tuple[Choice, ...] = ()
    frees: tuple[Choice, ...] = ()
    thens: tuple[Choice, ...] = ()


def clock_said(rule: ClockRule, words: Words) -> str:
    """Describes a clock briefly, such as "2 days a turn, 3 in reserve"."""
    if rule.kind == LIVE:
        return words("clock-live", minutes=round(rule.store / 60), free=round(rule.free))
    if rule.kind == DAILY:
        return words("clock-daily", days=round(rule.free / DAY), reserve=round(rule.store / DAY))
    return words("clock-none")


def clock_card(rule: ClockRule, words: Words) -> ClockCard:
    """Returns a table's clock and its alternatives."""

    def choice(other: ClockRule, said: str, more: str = "") -> Choice:
        return Choice(other.text(), said, other == rule, more)

    kinds = tuple(
        Choice(first.text(), words(f"clock-kind-{kind}"), kind == rule.kind) for kind, first in DEFAULTS.items()
    )
    said, about = clock_said(rule, words), words(f"clock-about-{rule.kind}", reserve=round(rule.store / DAY))
    if rule.kind == NONE:
        return ClockCard(rule.kind, said, about, kinds)
    thens = tuple(
        choice(replace(rule, then=then), words(f"clock-then-{then}"), words(f"clock-then-{then}-about"))
        for then in THENS
    )
    if rule.kind == DAILY:
        lengths = tuple(
            choice(replace(rule, free=days * DAY), str(days), words("clock-days", days=days)) for days in DAYS
        )
        return ClockCard(rule.kind, said, about=about, kinds=kinds, lengths=lengths, frees=(), thens=thens)
    minutes = tuple(choice(replace(rule, store=each * 60.0), str(each), words("clock-minutes")) for each in MINUTES)
    frees = tuple(choice(replace(rule, free=float(free)), words("clock-seconds", seconds=free)) for free in FREES)
    return ClockCard(rule.kind, said, about=about, kinds=kinds, lengths=minutes, frees=frees, thens=thens)
