"""Pairings for a round: everyone plays once, table sizes differ by at most one, and people meet new opponents if
possible.

There are three methods. *Swiss* pairings avoid rematches first and then seat equals in the standings together; *even*
pairings only avoid rematches. In a *knock-out* the better half of each table goes on, and the strongest meet last.
For up to `EXACT` people the search is exhaustive. For more it swaps people between tables until no swap improves the
round.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from kaiserhof.errors import Refused

SWISS, EVEN, KNOCKOUT = "swiss", "even", "knockout"
WAYS = (SWISS, EVEN, KNOCKOUT)
EXACT = 12
"""Largest number of people for the exhaustive search."""
TRIES = 12
"""Number of starting points for the search by swaps."""

Meetings = Mapping[frozenset[str], int]
"""How often two people have met."""
Cost = tuple[int, float]
"""The cost of a round: rematches first, then the distance in the standings between people at the same table."""
Round = list[tuple[str, ...]]


class TooFew(Refused):
    """Raised when there are not enough people for a round."""


def table_sizes(people: int, wanted: int, allowed: Collection[int]) -> list[int]:
    """Returns the sizes of a round's tables: as close as possible to the wanted size, smaller rather than larger.

    Raises `TooFew` if people cannot be split into tables of allowed sizes that differ by at most one.

    >>> table_sizes(11, 4, (3, 4, 5)), table_sizes(5, 4, (3, 4, 5)), table_sizes(7, 2, (2, 3, 4))
    ([4, 4, 3], [5], [3, 2, 2])
    """
    possible = []
    for tables in range(1, people + 1):
        small, large = divmod(people, tables)
        sizes = [small + 1] * large + [small] * (tables - large)
        if all(size in allowed for size in sizes):
            possible.append(sizes)
    if not possible:
        raise TooFew("error-league-too-few", people=people, least=min(allowed))
    return min(possible, key=lambda sizes: (sum(abs(size - wanted) for size in sizes) / len(sizes), sizes[0]))


def next_round(order: Sequence[str], sizes: Sequence[int], met: Meetings, scores: Mapping[str, float]) -> Round:
    """Returns the tables of a round for people in the order of the standings.

    `scores` tell who is equal in the standings. If all scores are the same, only rematches count.
    """
    if len(order) <= EXACT:
        return _best(order, sorted(sizes, reverse=True), met, scores)
    return _exchanged(order, sorted(sizes, reverse=True), met, scores)


def seeded(order: Sequence[str], sizes: Sequence[int]) -> Round:
    """Returns the tables of a round of a knock-out: people go to the tables in turn, there and back, so that the best
    do not meet early.

    >>> seeded("abcdefg", [4, 3])
    [('a', 'd', 'e', 'g'), ('b', 'c', 'f')]
    """
    tables: list[list[str]] = [[] for _ in sizes]
    way, people = list(range(len(sizes))), iter(order)
    person = next(people, None)
    while person is not None:
        for at in way:
            if person is not None and len(tables[at]) < sizes[at]:
                tables[at].append(person)
                person = next(people, None)
        way.reverse()
    return [tuple(table) for table in tables]


def survivors(results: Sequence[Sequence[tuple[int, int, str]]], least: int) -> list[str]:
    """Returns who goes on in a knock-out: the better half of each table, and the best of the others if these are fewer
    than `least`.

    `results` has the place, the points and the name of everyone for whom a table counts. After the last table nobody
    goes on.

    >>> survivors([[(1, 9, "a"), (2, 8, "b"), (3, 2, "c")], [(2, 5, "d"), (1, 7, "e"), (3, 4, "f")]], 3)
    ['a', 'e', 'b']
    """
    if len(results) <= 1:
        return []
    through, others = [], []
    for table in results:
        order = sorted(table, key=lambda each: (each[0], -each[1]))
        half = len(order) // 2 or 1
        through += order[:half]
        others += order[half:]
    others.sort(key=lambda each: (each[0], -each[1]))
    through += others[: max(0, least - len(through))]
    return [name for _, _, name in sorted(through, key=lambda each: each[0])] if len(through) >= least else []


def cost(round_: Sequence[Sequence[str]], met: Meetings, scores: Mapping[str, float]) -> Cost:
    """Returns the cost of a round; lower is better."""
    tables = [_cost_of(table, met, scores) for table in round_]
    return sum(old for old, _ in tables), sum(apart for _, apart in tables)


def _cost_of(table: Sequence[str], met: Meetings, scores: Mapping[str, float]) -> Cost:
    pairs = list(combinations(table, 2))
    old = sum(met.get(frozenset(pair), 0) for pair in pairs)
    return old, sum(abs(scores.get(one, 0.0) - scores.get(other, 0.0)) for one, other in pairs)


def _best(order: Sequence[str], sizes: Sequence[int], met: Meetings, scores: Mapping[str, float]) -> Round:
    """Searches all rounds and prunes those that cannot beat the best one so far."""
    found: Round = []
    least: Cost | None = None

    def seat(free: tuple[str, ...], left: tuple[int, ...], so_far: Cost, tables: Round) -> None:
        nonlocal found, least
        if least is not None and so_far >= least:
            return
        if not free:
            found, least = list(tables), so_far
            return
        first, *others = free
        for size in dict.fromkeys(left):
            rest = list(left)
            rest.remove(size)
            for company in combinations(others, size - 1):
                table = (first, *company)
                old, apart = _cost_of(table, met, scores)
                remaining = tuple(each for each in others if each not in company)
                seat(remaining, tuple(rest), (so_far[0] + old, so_far[1] + apart), [*tables, table])

    seat(tuple(order), tuple(sizes), (0, 0.0), [])
    return found


def _exchanged(order: Sequence[str], sizes: Sequence[int], met: Meetings, scores: Mapping[str, float]) -> Round:
    """Swaps people between tables while that improves the round; returns the best result of several starting points."""
    rng = Random(" ".join(order))
    best: Round = []
    least: Cost | None = None
    for attempt in range(TRIES):
        beginning = list(order)
        if attempt:
            rng.shuffle(beginning)
        tables = list(_cut(beginning, sizes))
        _improve(tables, met, scores)
        reached = cost(tables, met, scores)
        if least is None or reached < least:
            best, least = [tuple(table) for table in tables], reached
    return best


def _cut(people: Sequence[str], sizes: Sequence[int]) -> Iterator[list[str]]:
    start = 0
    for size in sizes:
        yield list(people[start : start + size])
        start += size


def _improve(tables: list[list[str]], met: Meetings, scores: Mapping[str, float]) -> None:
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            now = cost((one, other), met, scores)
            for at in range(len(one)):
                for there in range(len(other)):
                    one[at], other[there] = other[there], one[at]
                    after = cost((one, other), met, scores)
                    if after < now:
                        now, better = after, True
                    else:
                        one[at], other[there] = other[there], one[at]
