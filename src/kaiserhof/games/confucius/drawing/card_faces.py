"""Draws cards, 84 by 116 from the upper left corner: Confucius cards, gifts, Emperor's Rewards, and backs."""

from __future__ import annotations

from kaiserhof.games.confucius.drawing.colours import CREAM, INK, LINE, PAPER, SEAL, SEAL_EDGE
from kaiserhof.games.confucius.drawing.figures.figures import (
    CLAY,
    army,
    arrow,
    card_back,
    coin,
    cube,
    dragon,
    licence,
    official,
    plus,
    present,
)
from kaiserhof.games.confucius.drawing.figures.ink import at, circle, path, rect, text
from kaiserhof.games.confucius.drawing.figures.presents import gift
from kaiserhof.games.confucius.drawing.pieces import ministry_badge
from kaiserhof.games.confucius.rules.components import BRIBERY, COINS_OF, LICENCES_OF, REWARDS

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
    drawn += [at(WIDTH / 2 + (i - (licences - 1) / 2) * 23, HEIGHT - 30, 1.22, licence()) for i in range(licences)]
    drawn.append(path(f"M4,{HEIGHT / 2}H{WIDTH - 4}", "none", 1, LINE, stroke_dasharray="3 3"))
    return "".join(drawn)


def back() -> str:
    """Draws the back of a Confucius card."""
    return at(WIDTH / 2, HEIGHT / 2, 1, card_back(WIDTH - 1.6, HEIGHT - 1.6))


def reward_back() -> str:
    """Draws the back of an Emperor's Reward card."""
    ground = rect(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, fill=SEAL, line=1.6, rx=6)
    frame = rect(6, 6, WIDTH - 12, HEIGHT - 12, fill="none", line=1.4, stroke="#e8cf9a", rx=4)
    return ground + frame + at(WIDTH / 2, HEIGHT / 2, 1, dragon(25))


def gift_card(value: int) -> str:
    """Draws a gift: its value in a red disc, its picture, and what it costs."""
    if value == 1:
        foot = at(WIDTH / 2, HEIGHT - 21, 0.62, present())
        foot += path(f"M{WIDTH / 2 - 11},{HEIGHT - 12}L{WIDTH / 2 + 11},{HEIGHT - 31}", "none", 2.2, SEAL)
    else:
        gap, r = min(15, 70 / value), 7 if value < 5 else 5.9
        foot = "".join(at(WIDTH / 2 + (i - (value - 1) / 2) * gap, HEIGHT - 20, 1, coin(r)) for i in range(value))
    return _card(
        at(WIDTH / 2, HEIGHT * 0.43, 1.14, gift(value)),
        circle(18, 19, 13.5, fill=SEAL, line=1.2, stroke=SEAL_EDGE),
        text(18, 25.4, value, 19, PAPER),
        path(f"M8,{HEIGHT - 36}H{WIDTH - 8}", "none", 0.8, "#b89a66"),
        foot,
    )


def reward_card(reward: int) -> str:
    """Draws an Emperor's Reward: a red head with the dragon, and what it does."""
    name = REWARDS[reward]
    head = path(f"M4,26V9Q4,4 9,4H{WIDTH - 9}Q{WIDTH - 4},4 {WIDTH - 4},9V26Z", SEAL, 0)
    return _card(head, at(WIDTH / 2, 15.5, 1, dragon(9.6)), _effect(name, reward), edge=SEAL)


def _effect(name: str, reward: int) -> str:
    x, y = WIDTH / 2, HEIGHT / 2 + 9
    more = at(WIDTH - 17, y + 28, 1.3, plus())
    if name == "cash":
        fan = "".join(
            at(x + (i - 1.5) * 12, y + abs(i - 1.5) * 3, 1.25, card_back(), turn=(i - 1.5) * 11) for i in range(4)
        )
        return fan + _points(x, HEIGHT - 16, "+4")
    if name == "gift":
        return at(x - 2, y + 2, 2, present()) + more
    if name == "extra":
        return at(x - 3, y + 1, 2.5, cube("#c6a671")) + more
    if name.startswith("bribery"):
        figure = at(x - 8, y - 10, 1.18, official(1, "#7d6a58")) + at(WIDTH - 19, y + 3, 1, coin(8.5))
        return figure + at(x, HEIGHT - 21, 1, ministry_badge(reward - BRIBERY, 12))
    if name == "recruit":
        return at(x - 4, y + 2, 1.8, army(CLAY)) + more
    crack = f"M{x + 4},{y - 30}l-6,14l9,6l-8,11l5,5l-4,11"
    broken = at(x, y - 5, 1, dragon(23)) + path(crack, "none", 5, CREAM) + path(crack, "none", 2)
    return (
        broken
        + at(19, HEIGHT - 19, 0.72, army(CLAY))
        + at(37, HEIGHT - 18, 0.8, arrow(13))
        + _points(WIDTH - 24, HEIGHT - 18, "+2")
    )


def _points(x: float, y: float, content: str) -> str:
    return rect(x - 15, y - 10.5, 30, 21, fill=CREAM, line=1.2, stroke=SEAL, rx=10) + text(
        x, y + 6, content, 16.5, SEAL
    )
