"""Draws the small pictures of which pieces, cards and the board are made."""
