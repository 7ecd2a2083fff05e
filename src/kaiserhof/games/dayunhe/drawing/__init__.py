"""The drawing of the board and its tiles: SVG made from the data, paper and ink."""

from .sheet import draw_board

__all__ = ["draw_board"]
