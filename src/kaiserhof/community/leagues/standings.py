"""The standings of a league, from the places in its games.

The winner of a table gets `WIN` points and the last player none; the points of those between are evenly spaced. People
who share a place share its points. So tables of different sizes are worth the same. Ties are broken by the number of
wins, then by the points of all opponents; after that a place is shared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

WIN = 12
"""The points of a table's winner; it divides evenly among two to five players."""


@dataclass(frozen=True, slots=True)
class Result:
    """The places of the people at a finished table."""

    people: tuple[str, ...]
    places: tuple[int, ...]
    absent: frozenset[str] = frozenset()
    """The people for whom a bot played most turns; the game does not count for them."""


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    """A person's place in the standings."""

    person: str
    place: int
    points: float
    wins: int
    played: int
    opposition: float
    """The total points of their opponents, counted once per game."""


def table_points(places: Sequence[int]) -> list[float]:
    """Returns the points for the places at a table.

    >>> table_points((1, 2, 3)), table_points((2, 1)), table_points((1, 1, 3, 4)), table_points((1, 2, 2, 4, 5))
    ([12.0, 6.0, 0.0], [0.0, 12.0], [10.0, 10.0, 4.0, 0.0], [12.0, 7.5, 7.5, 3.0, 0.0])
    """
    last = len(places) - 1
    if not last:
        return [float(WIN)]
    worth = [WIN * (last - at) / last for at in range(len(places))]
    shared = {place: [worth[place - 1 + more] for more in range(places.count(place))] for place in places}
    return [sum(shared[place]) / len(shared[place]) for place in places]


def standings(people: Iterable[str], results: Iterable[Result]) -> list[LeagueStanding]:
    """Returns the places of all people, best first."""
    points = dict.fromkeys(people, 0.0)
    wins, played = dict.fromkeys(points, 0), dict.fromkeys(points, 0)
    opponents: dict[str, list[str]] = {person: [] for person in points}
    for result in results:
        for person, place, gained in zip(result.people, result.places, table_points(result.places), strict=True):
            if person in result.absent:
                continue
            points[person] += gained
            wins[person] += place == 1
            played[person] += 1
            opponents[person] += [other for other in result.people if other != person]
    opposition = {person: sum(points[other] for other in met) for person, met in opponents.items()}
    merits = {person: (points[person], wins[person], opposition[person]) for person in points}
    order = sorted(points, key=lambda person: merits[person], reverse=True)
    found: list[LeagueStanding] = []
    for at, person in enumerate(order):
        same = at > 0 and merits[person] == merits[order[at - 1]]
        place = found[-1].place if same else at + 1
        found.append(LeagueStanding(person, place, *merits[person][:2], played[person], opposition[person]))
    return found


def meetings(tables: Iterable[Sequence[str]]) -> Mapping[frozenset[str], int]:
    """Returns how often any two people have played at the same table."""
    met: dict[frozenset[str], int] = {}
    for table in tables:
        for pair in combinations(table, 2):
            met[frozenset(pair)] = met.get(frozenset(pair), 0) + 1
    return met


def knockout_standings(people: Iterable[str], rounds: Sequence[Sequence[Result]]) -> list[LeagueStanding]:
    """Returns the places in a knock-out: who came further stands higher, and then who did better there."""
    last: dict[str, tuple[int, int]] = {}
    for number, results in enumerate(rounds, 1):
        for result in results:
            last |= {
                person: (number, -place)
                for person, place in zip(result.people, result.places, strict=True)
                if person not in result.absent
            }
    plain = {each.person: each for each in standings(people, [each for results in rounds for each in results])}
    order = sorted(plain, key=lambda person: last.get(person, (0, 0)), reverse=True)
    found: list[LeagueStanding] = []
    for at, person in enumerate(order):
        same = at > 0 and last.get(person) == last.get(order[at - 1])
        found.append(replace(plain[person], place=found[-1].place if same else at + 1))
    return found
