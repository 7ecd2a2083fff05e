"""Draws the parts of the empty board: `court` and `lands`, with the brushes of `ground`."""
