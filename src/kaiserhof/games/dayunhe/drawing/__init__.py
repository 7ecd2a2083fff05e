"""The drawing of the board, its tiles and a game on it: SVG made from the data, paper and ink."""

from .artist import Artist
from .sheet import draw_board
from .vignette import vignette

__all__ = ["Artist", "draw_board", "vignette"]
