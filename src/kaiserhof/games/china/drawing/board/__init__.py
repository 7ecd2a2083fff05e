"""Draws what changes on the board. Start with `table`; `spots` are the places to click, `layout` the coordinates."""
