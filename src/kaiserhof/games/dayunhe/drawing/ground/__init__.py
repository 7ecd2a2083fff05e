"""Draws the empty board: `ground` for the fields, `scenery` around them; `tiles` and `signs` for what lies on them."""
