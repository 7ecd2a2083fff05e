"""The rewards of the environments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

Reward: TypeAlias = Callable[[Sequence[int], Sequence[int]], list[float]]
"""Computes the rewards at the end from the points and places of all seats."""

GAINS = "gains"
"""The name of the shaped reward: the points that each seat has gained by every step."""


def win(points: Sequence[int], places: Sequence[int]) -> list[float]:
    """Returns 1 for the winner, shared if there are several.

    >>> win([30, 41, 41], [3, 1, 1])
    [0.0, 0.5, 0.5]
    """
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def zero_sum(points: Sequence[int], places: Sequence[int]) -> list[float]:
    """Returns `win` minus its mean, so that all rewards sum to 0.

    >>> zero_sum([30, 41], [2, 1])
    [-0.5, 0.5]
    """
    return [share - 1 / len(places) for share in win(points, places)]


def final_points(points: Sequence[int], places: Sequence[int]) -> list[float]:
    """Returns the points.

    >>> final_points([30, 41], [2, 1])
    [30.0, 41.0]
    """
    return [float(number) for number in points]


def margin(points: Sequence[int], places: Sequence[int]) -> list[float]:
    """Returns each seat's lead in points over the best other seat.

    >>> margin([30, 41, 35], [3, 1, 2])
    [-11.0, 6.0, -6.0]
    """
    return [
        float(own - max([other for place, other in enumerate(points) if place != seat], default=0))
        for seat, own in enumerate(points)
    ]


REWARDS: Mapping[str, Reward] = MappingProxyType(
    {"win": win, "zero_sum": zero_sum, "points": final_points, "margin": margin}
)
"""The rewards at the end, by name."""


def reward_of(name: str | Reward) -> Reward | None:
    """Returns the reward with this name, or the given function; None for `GAINS`, which has none at the end."""
    if not isinstance(name, str):
        return name
    if name == GAINS:
        return None
    if name not in REWARDS:
        raise ValueError(f"There is no reward {name!r}. Known: {', '.join(REWARDS)}, {GAINS}; or give a function.")
    return REWARDS[name]
