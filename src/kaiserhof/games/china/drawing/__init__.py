"""Draws Der Kaiser von China. Start with `artist`; `base` is the empty board, `board` what lies on it in a game."""
