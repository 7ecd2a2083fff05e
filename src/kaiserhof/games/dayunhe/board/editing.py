"""What can be edited on a board: which hexes exist and what they are, the old course, and the canal tiles."""

from __future__ import annotations

from typing import get_args

from kaiserhof.engine.editing import NAMES, Editing, Entry, Kind
from kaiserhof.games.dayunhe.board.board import FieldKind

KINDS: tuple[FieldKind, ...] = get_args(FieldKind)

EDITING = Editing(
    low="board.half_row_south",
    kinds=(
        Kind(
            "board",
            "board",
            "plain",
            single=True,
            entries=(
                Entry("maker", "text", optional=True),
                Entry("reconstruction", "flag"),
                Entry("half_row_south", "cells"),
            ),
        ),
        Kind(
            "hex",
            "board.fields",
            "cell",
            name="at",
            entries=(
                Entry("kind", "choice", KINDS),
                Entry("region", "whole", when={"kind": ("region",)}),
                Entry("players", "whole", when={"kind": ("turning", "hangzhou")}),
            ),
            first={"kind": "region", "region": 1},
            colours={
                "kind": {"peking": "#d8705a", "hangzhou": "#d8705a", "turning": "#e39a4b"},
                "region": {"1": "#e3b9a5", "2": "#e6d392", "3": "#b9d3a4", "4": "#a9c7dd", "5": "#c9b3da"},
            },
        ),
        Kind("symbols", "course.symbols", "row", joins="hex", single=True),
        Kind("through", "course.through", "row", joins="hex", single=True, colour="#8a7a5a", dashed=True),
        Kind(
            "tile",
            "tile",
            "plain",
            name="id",
            entries=(
                *NAMES,
                Entry("building", "flag"),
                Entry("value", "whole"),
                Entry("edges", "edges"),
                Entry("count", "whole"),
                Entry("mirrored", "whole", optional=True),
                Entry("id", "id"),
            ),
            first={
                "id": "tile-#",
                "names": {"en": "#", "de": "#", "zh": "#"},
                "building": False,
                "value": 1,
                "edges": [0, 3],
                "count": 1,
            },
        ),
    ),
    empty={
        "board": {"reconstruction": False, "half_row_south": list("BDFHJLNPRTVXZ"), "fields": []},
        "course": {"symbols": [], "through": []},
        "tile": [],
    },
    order=(
        "board course tile reconstruction maker half_row_south at kind region players fields symbols through id names "
        "en de zh building value edges count mirrored"
    ),
)
