"""What is unusual about a board although it can be played on: the printed one has nothing of the kind."""

from __future__ import annotations

from collections.abc import Iterator

from kaiserhof.engine.datafile import BadData, Problem, bad
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS

REGION_FIELDS = 9
"""Rule `setup-regions`: how many hexes a region of the printed board has."""


def doubts(board: Board) -> list[Problem]:
    """Returns everything unusual."""
    return [problem for each in (*_dead_ends(board), *_odd_regions(board)) for problem in each.problems]


def _dead_ends(board: Board) -> Iterator[BadData]:
    for tile in board.tiles:
        if len(tile.edges) == 1 and not tile.mirrored:
            yield bad("one-line", "tile", tile.id, tile=tile.names)


def _odd_regions(board: Board) -> Iterator[BadData]:
    for region in range(1, MAX_SEATS + 1):
        fields = [field for field in board.fields if field.region == region]
        if len(fields) != REGION_FIELDS:
            place = ("board", "fields", fields[0].id.upper())
            yield bad("odd-region", *place, region=region, count=len(fields), usual=REGION_FIELDS)
