"""Draws beside a wide board what a phone has in its views: how many officials each player has, and who owes whom."""

from __future__ import annotations

from collections.abc import Iterator

from kaiserhof.drawing import TABLE, Easel, Frame
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.rules.components import MAX_SEATS, MINISTRIES, MINISTRY_MASK
from kaiserhof.games.confucius.rules.state import ConfuciusState

_ARROW = '<i aria-hidden="true">→</i>'


def draw_court_now(view: ConfuciusState, labels: ConfuciusLabels, easel: Easel) -> None:
    """Draws the tally of the ministries and the list of debts. The style sheet puts the viewer's own first."""
    key = tuple(view.own), view.unbribed, view.resolved, tuple(view.given)
    opening = '<div class="court-now">'
    easel.add(Frame("court-now", TABLE, opening, "</div>"), key, lambda: (_tally(view, labels), _debts(view, labels)))


def _tally(view: ConfuciusState, labels: ConfuciusLabels) -> str:
    lines = "".join(f"<li>{_ministry(view, labels, number)}</li>" for number in range(len(MINISTRIES)))
    return f'<section><h2 class="label">{labels.say("court-now")}</h2><ul>{lines}</ul></section>'


def _ministry(view: ConfuciusState, labels: ConfuciusLabels, number: int) -> str:
    mask = MINISTRY_MASK[number]
    held = [(int(view.own[seat] & mask).bit_count(), seat) for seat in range(view.seats)]
    counts = "".join(f"{_face(seat)}<b>{count}</b>" for count, seat in sorted(held, key=lambda each: -each[0]) if count)
    free = labels.say("part-free", officials=int(view.unbribed & mask).bit_count())
    state = labels.say("part-resolved") if view.resolved >> number & 1 else free
    return (
        f'<span class="court-name">{labels.ministries[number]}</span><span class="court-told">{counts}</span>'
        f"<small>{state}</small>"
    )


def _debts(view: ConfuciusState, labels: ConfuciusLabels) -> str:
    lines = "".join(_lines(view, labels))
    drawn = f"<ul>{lines}</ul>" if lines else f'<p class="quiet">{labels.say("debt-none")}</p>'
    return f'<section><h2 class="label">{labels.say("gifts-debts")}</h2>{drawn}</section>'


def _lines(view: ConfuciusState, labels: ConfuciusLabels) -> Iterator[str]:
    for receiver in range(view.seats):
        for giver in range(view.seats):
            value = view.given[giver * MAX_SEATS + receiver]
            if value:
                told = labels.say("debt-others", receiver=SIGNS[receiver], giver=SIGNS[giver])
                signs = f"{_face(receiver)}{_ARROW}{_face(giver)}"
                named = f'class="of-{receiver} to-{giver}" data-about="obligation gift-{value}"'
                yield f'<li {named}>{signs}<span class="court-told">{told}</span><b>{value}</b></li>'


def _face(seat: int) -> str:
    return f'<svg class="face seat-{seat}" aria-hidden="true"><use href="#face-{seat}"/></svg>'
