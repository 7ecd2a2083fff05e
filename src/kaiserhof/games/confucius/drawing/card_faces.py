"""Draws cards, 84 by 116 from the upper left corner: Confucius cards, gifts, Emperor's Rewards, and backs."""

from __future__ import annotations

from kaiserhof.games.confucius.drawing.colours import CREAM, INK, LINE, PAPER, SEAL, SEAL_EDGE
from kaiserhof.games.confucius.drawing.figures import (
    card_back,
    coin,
    figure,
)
from kaiserhof.games.confucius.drawing.ink import at, circle, path, rect, text
from kaiserhof.games.confucius.rules.components import COINS_OF, LICENCES_OF

WIDTH, HEIGHT = 84, 116


def _card(*content: str, edge: str = INK) -> str:
    return (
        rect(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, fill=CREAM, line=1.6, rx=6)
        + "".join(content)
        + rect(4, 4, WIDTH - 8, HEIGHT - 8, fill="none", line=0.8, stroke=edge, rx=4)
    )


def confucius_card(kind: int) -> str:
    """Draws a card with coins above and licences below. A card is spent as one or the other."""
    return _card(coins_half(kind), licences_half(kind))


def coins_half(kind: int) -> str:
    """Draws the upper half: coins."""
    coins = COINS_OF[kind]
    drawn = [rect(4, 4, WIDTH - 8, HEIGHT / 2 - 4, fill="#f1dda3", line=0, rx=4)]
    drawn += [at(WIDTH / 2 + (i - (coins - 1) / 2) * 24, 31, 1, coin(12)) for i in range(coins)]
    return "".join(drawn)


def licences_half(kind: int) -> str:
    """Draws the lower half: licences."""
    licences = LICENCES_OF[kind]
    drawn = [rect(4, HEIGHT / 2, WIDTH - 8, HEIGHT / 2 - 4, fill="#dfe3d2", line=0, rx=4)]
    drawn += [
        at(WIDTH / 2 + (i - (licences - 1) / 2) * 23, HEIGHT - 30, 1.22, figure("licence")) for i in range(licences)
    ]
    drawn.append(path(f"M4,{HEIGHT / 2}H{WIDTH - 4}", "none", 1, LINE, stroke_dasharray="3 3"))
    return "".join(drawn)


def back() -> str:
    return at(WIDTH / 2, HEIGHT / 2, 1, card_back(WIDTH - 1.6, HEIGHT - 1.6))


def gift_card(value: int) -> str:
    """Draws a gift: its value in a red disc, its picture, and what it costs."""
    if value == 1:
        foot = at(WIDTH / 2, HEIGHT - 21, 0.62, figure("present"))
        foot += path(f"M{WIDTH / 2 - 11},{HEIGHT - 12}L{WIDTH / 2 + 11},{HEIGHT - 31}", "none", 2.2, SEAL)
    else:
        gap, r = min(15, 70 / value), 7 if value < 5 else 5.9
        foot = "".join(at(WIDTH / 2 + (i - (value - 1) / 2) * gap, HEIGHT - 20, 1, coin(r)) for i in range(value))
    return _card(
        at(WIDTH / 2, HEIGHT * 0.43, 1.14, figure(f"present-{value}")),
        circle(18, 19, 13.5, fill=SEAL, line=1.2, stroke=SEAL_EDGE),
        text(18, 25.4, value, 19, PAPER),
        path(f"M8,{HEIGHT - 36}H{WIDTH - 8}", "none", 0.8, "#b89a66"),
        foot,
    )
