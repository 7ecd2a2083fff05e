"""Draws what lies beside the board: action cards, the players' mats, own tiles, the ways in which a tile can lie."""
