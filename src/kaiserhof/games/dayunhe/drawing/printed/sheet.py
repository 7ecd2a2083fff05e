"""Draws the whole sheet: title, the board for five players with its score track, the tiles, the legend."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from kaiserhof.drawing import palette
from kaiserhof.drawing.geometry import shifted
from kaiserhof.drawing.svg import num, rect
from kaiserhof.engine import Words
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.drawing.colours import INK, PAPER, PAPER_EDGE, SEAL
from kaiserhof.games.dayunhe.drawing.ground import ground, scenery, signs
from kaiserhof.games.dayunhe.drawing.ground.hexes import ROOT3, Grid
from kaiserhof.games.dayunhe.drawing.ground.scenery import Box
from kaiserhof.games.dayunhe.drawing.ground.signs import hanzi, picture, text
from kaiserhof.games.dayunhe.drawing.ground.tiles import Layers
from kaiserhof.games.dayunhe.drawing.printed import panels

WIDTH = 1366
MARGIN = 14
TRACK_X, TRACK_Y = 30, 24
HEAD = 56
"""Height of the title above the board."""
LEGEND_WIDTH = 322
LARGEST_HEX = 36


def draw_board(board: Board, words: Words) -> str:
    """Draws a board and its tiles as a complete SVG document, north on the left.

    >>> from kaiserhof.games.dayunhe import GAME
    >>> draw_board(GAME.board, GAME.words("en")).count('id="field-')
    55
    """
    grid, frame = _layout(board)
    lower = Box(MARGIN, frame.y + frame.height + 14, WIDTH - 2 * MARGIN, panels.tiles_height(board))
    tiles = lower._replace(width=lower.width - LEGEND_WIDTH - 12)
    legend = lower._replace(x=tiles.x + tiles.width + 12, width=LEGEND_WIDTH)
    height = lower.y + lower.height + MARGIN
    layers = Layers()
    ground.draw_ground(layers, board, grid)
    inner = frame.inside(TRACK_X, TRACK_Y)
    middles = [place[0] for place in ground.plaque_places(board, grid)]
    compass = inner.x + inner.width - 28, inner.y + 28
    content = [
        _head(board, words),
        scenery.track(frame, TRACK_X, TRACK_Y),
        scenery.landscape(inner, middles),
        *ground.plaques(board, grid),
        f'<g id="canal">{layers.svg()}</g>',
        f'<g transform="rotate(-90 {num(compass[0])} {num(compass[1])})">{picture("compass", compass, 17)}</g>',
        text(shifted(compass, (-26, 5)), "N", 13),
        panels.tiles_panel(board, tiles, words),
        panels.legend_panel(legend, words),
        grain((WIDTH, height)),
        rect(3, 3, WIDTH - 6, height - 6, fill="none", stroke=INK, stroke_width=2.2),
        rect(7, 7, WIDTH - 14, height - 14, fill="none", stroke=INK, stroke_width=0.7),
    ]
    return document((WIDTH, height), words("map-title"), words.lang, content)


def _layout(board: Board) -> tuple[Grid, Box]:
    """Returns the grid with the largest hexes that fit the width, and the frame of the score track around it."""
    columns = max(field.x for field in board.fields)
    length = (max(field.y for field in board.fields) + 2) / 2
    room = WIDTH - 2 * (MARGIN + TRACK_X) - 40
    size = min(LARGEST_HEX, room / (length * ROOT3))
    height = (1.5 * columns + 2) * size + 2 * TRACK_Y + 76
    frame = Box(MARGIN, HEAD, WIDTH - 2 * MARGIN, height)
    left = frame.x + (frame.width - length * ROOT3 * size) / 2 + ROOT3 / 2 * size
    return Grid((left, frame.y + height - TRACK_Y - 48 - size), size), frame


def document(size: Point, title: str, lang: str, content: Iterable[str]) -> str:
    """Returns a complete document: size and title, the definitions it needs, paper, and content."""
    width, height = num(size[0]), num(size[1])
    box = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    drawn = "\n".join(content)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{lang}" {box}>',
        f"<title>{escape(title)}</title>",
        "<defs>",
        palette.paper_gradient(".45", PAPER, PAPER_EDGE),
        palette.noise_filter(*palette.GRAIN),
        palette.noise_filter(*palette.STAIN),
        signs.definitions(drawn),
        "</defs>",
        rect(0, 0, *size, fill="url(#def-paper)"),
        rect(0, 0, *size, filter="url(#def-stain)", opacity=0.38),
        drawn,
        "</svg>\n",
    ]
    return "\n".join(parts)


def _head(board: Board, words: Words) -> str:
    parts = [hanzi((40 + i * 34, 41), character, 29) for i, character in enumerate("大運河")]
    parts.append(text((136, 40), "Da Yunhe", 21, text_anchor="start"))
    parts.append(text((246, 40), words("map-subtitle"), 15, text_anchor="start", font_weight=400))
    if board.reconstruction:
        note = words("map-reconstruction")
        parts.append(text((WIDTH - 26, 40), note, 14, text_anchor="end", font_weight=600, fill=SEAL))
    return "".join(parts)


def grain(size: Point) -> str:
    return rect(0, 0, *size, filter="url(#def-grain)", opacity=0.22, pointer_events="none")
