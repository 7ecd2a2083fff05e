"""A rating: a person's strength in a game, and its uncertainty.

We use OpenSkill's Plackett–Luce model: strength is a normal distribution with a mean `mu` and a deviation `sigma`.
After a game everyone's distribution moves towards the result. People see numbers on a familiar scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

MIDDLE, POINTS = 1500, 40
"""The number shown for a beginner's mean, and the number of points per unit of `mu`."""

SHOWN_AFTER = 5
"""Number of rated games after which a rating is shown."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating; by default that of an unknown player.

    >>> Rating().shown, Rating().interval
    (1500, 667)
    """

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The rating as shown to people."""
        return round(MIDDLE + POINTS * (self.mu - 25))

    @property
    def interval(self) -> int:
        """Half the width of the 95 % interval, as shown to people."""
        return round(2 * POINTS * self.sigma)

    @property
    def rank(self) -> float:
        """The key that leaderboards sort by: a strength that the person almost certainly exceeds."""
        return self.mu - 3 * self.sigma


BEGINNER = Rating()
"""The rating of an unknown player."""


def shown_change(gained: float) -> int:
    """Converts a change of `mu` to points as shown to people."""
    return round(POINTS * gained)


def rate(players: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Returns the ratings after a game, given the ratings before it and the places; ties share a place.

    >>> winner, loser = rate([Rating(), Rating()], [1, 2])
    >>> winner.shown > 1500 > loser.shown, winner.interval < 667
    (True, True)
    """
    teams = [[_model().rating(mu=player.mu, sigma=player.sigma)] for player in players]
    rated = _model().rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
