"""Draws what lies beside the board: action cards, the players' mats, the viewer's tiles, and the turns of a tile."""
