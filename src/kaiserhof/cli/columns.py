"""Text in columns: score sheets and lists for a terminal."""

from __future__ import annotations

import shutil
import textwrap
import unicodedata
from collections.abc import Sequence

from kaiserhof.engine import Game, State, StoryLine, Words, said

MAX_WIDTH = 112
"""Maximum number of columns used, however wide the terminal is."""


def width(text: str) -> int:
    """Returns the number of terminal columns that a text occupies; Chinese characters occupy two.

    >>> width("a楚")
    3
    """
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def text_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Formats rows below a header. The first column is left-aligned, the others right-aligned."""
    widths = [max(map(width, column)) for column in zip(header, *rows, strict=True)]
    rule = "─" * (sum(widths) + 2 * (len(widths) - 1))
    return "\n".join([_row(header, widths), rule, *(_row(cells, widths) for cells in rows)])


def score_table(game: Game, state: State, words: Words) -> str:
    """Formats the score sheet: a row for each source of points, the total, and the places."""
    header = ["", *(words.seat(seat) for seat in range(state.seats))]
    rows = [[words(line.label), *map(str, line.points)] for line in game.score_sheet(state) if any(line.points)]
    total = [words("cli-total"), *map(str, state.scores())]
    places = [words("cli-place"), *(f"{place}." for place in state.ranking())]
    columns = list(zip(header, *rows, total, places, strict=True))
    widths = [max(map(width, column)) for column in columns]
    rule = "─" * (sum(widths) + 2 * (len(widths) - 1))
    body = [_row(cells, widths) for cells in rows]
    return "\n".join([_row(header, widths), rule, *body, rule, _row(total, widths), _row(places, widths)])


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0] + " " * (widths[0] - width(cells[0]))
    return "  ".join(
        [first, *(" " * (wide - width(cell)) + cell for cell, wide in zip(cells[1:], widths[1:], strict=True))]
    )


def in_columns(items: Sequence[str], total: int | None = None) -> str:
    """Arranges the items in as many columns as fit into the terminal, numbered downwards."""
    if total is None:
        total = min(MAX_WIDTH, shutil.get_terminal_size((MAX_WIDTH, 24)).columns)
    widest = max(map(width, items)) + 2
    if widest > total:
        return "\n".join(textwrap.fill(item, total, subsequent_indent=" " * 5) for item in items)
    across = max(1, total // widest)
    down = -(-len(items) // across)
    rows = [[items[index] for index in range(row, len(items), down)] for row in range(down)]
    return "\n".join("".join(item + " " * (widest - width(item)) for item in row).rstrip() for row in rows)


def in_a_line(line: StoryLine, words: Words) -> str:
    """Describes a turn in one line, with the points it gained."""
    gains = ", ".join(f"{words.seat(seat)} {points:+}" for seat, points in enumerate(line.gains) if points)
    return f"{said(line.headline, words)}  [{gains}]" if gains else said(line.headline, words)
