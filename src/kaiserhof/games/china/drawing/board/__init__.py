"""The changing part of the board: what a view shows over the unchanging picture."""
