"""A rating: how strong someone is at a game, and how sure that is.

OpenSkill's Plackett–Luce model: strength is a normal distribution with a mean `mu` and a deviation `sigma`. After a
game everyone's distribution moves towards what the places say. People are shown numbers of a size they know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

MIDDLE, POINTS = 1500, 40
"""What a beginner's mean is shown as, and how many points one unit of `mu` is."""

SHOWN_AFTER = 5
"""Number of rated games after which a rating is shown."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating; at first, that of someone of whom nothing is known.

    >>> Rating().shown, Rating().interval
    (1500, 667)
    """

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(MIDDLE + POINTS * (self.mu - 25))

    @property
    def interval(self) -> int:
        """Half the width of the interval that holds the true strength in 95 of 100 cases, as people read it."""
        return round(2 * POINTS * self.sigma)

    @property
    def rank(self) -> float:
        """What a ladder sorts by: a strength that is surpassed almost certainly."""
        return self.mu - 3 * self.sigma


BEGINNER = Rating()
"""The rating of someone of whom nothing is known."""


def shown_change(gained: float) -> int:
    """Returns a change of `mu` as people read it."""
    return round(POINTS * gained)


def rate(players: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Returns the ratings after a game, from those before it and the places; true ties share a place.

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
