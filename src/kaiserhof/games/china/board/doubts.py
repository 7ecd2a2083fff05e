"""What is unusual about a map although it can be played on: the printed one has nothing of the kind."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

from kaiserhof.engine.datafile import BadData, Problem, bad
from kaiserhof.games.china.board.board import Map, field_name
from kaiserhof.games.china.board.shape_checks import touch


def doubts(board: Map) -> list[Problem]:
    """Returns everything unusual."""
    found = (*_crowded(board), *_hidden(board), *_without_roads(board), *_alone(board), *_not_allied(board))
    return [problem for each in found for problem in each.problems]


def _crowded(board: Map) -> Iterator[BadData]:
    fields = [(p, f) for p in board.provinces for f in p.fields]
    for (p, a), (q, b) in combinations(fields, 2):
        if math.dist((a.x, a.y), (b.x, b.y)) < board.field_radius:
            names = {"first": field_name(p.names, a.id), "second": field_name(q.names, b.id)}
            yield bad("one-spot", "province", q.id, "fields", b.id, **names)


def _hidden(board: Map) -> Iterator[BadData]:
    for province in board.provinces:
        for p in board.provinces:
            for f in p.fields:
                if math.dist((f.x, f.y), province.dragon) < board.dragon_radius:
                    names = {"field": field_name(p.names, f.id), "province": province.names}
                    yield bad("under-dragon", "province", p.id, "fields", f.id, **names)


def _without_roads(board: Map) -> Iterator[BadData]:
    for side, roads in board.roads.items():
        if not roads:
            yield bad("no-roads", "roads", side, side=side.replace("-", "–"))


def _alone(board: Map) -> Iterator[BadData]:
    allied = {name for alliance in board.alliances for name in alliance.provinces}
    for province in board.provinces:
        if province.id not in allied:
            yield bad("no-ally", "province", province.id, province=province.names)


def _not_allied(board: Map) -> Iterator[BadData]:
    allied = {frozenset(alliance.provinces) for alliance in board.alliances}
    alone = {p.id for p in board.provinces} - {name for pair in allied for name in pair}
    for a, b in combinations([p for p in board.provinces if p.outline], 2):
        if frozenset((a.id, b.id)) not in allied and not alone & {a.id, b.id} and touch(a.outline, b.outline):
            yield bad("not-allied", "province", a.id, b.id, first=a.names, second=b.names)
