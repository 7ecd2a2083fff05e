"""Draws the printed landscape: land and roads, water, mountains, the wall that is the score track, ornaments."""
