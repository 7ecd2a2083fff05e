"""Draws what changes on the board. Start with `wide`; `spots` writes places to click, `layout` has coordinates."""
