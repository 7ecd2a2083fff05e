"""Draws what changes on the board. Start with `drawing`; `spots` are the places to click, `layout` the coordinates."""
