"""The drawing of the board, its tiles and a game on it: SVG made from the data, paper and ink."""

from kaiserhof.games.dayunhe.drawing.artist import Artist
from kaiserhof.games.dayunhe.drawing.sheet import draw_board
from kaiserhof.games.dayunhe.drawing.vignette import vignette

__all__ = ["Artist", "draw_board", "vignette"]
