"""Draws Da Yunhe. Start with `artist`; `base` is the empty table, `board` what lies on it in a game."""
