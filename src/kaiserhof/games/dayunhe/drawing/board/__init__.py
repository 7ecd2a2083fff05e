"""Draws what changes on the board. Start with `drawing`; `spots` are the places to click, `stage` the coordinates."""
