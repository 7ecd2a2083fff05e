"""Draws what changes on the board. Start with `table`; `spots` writes places to click, `layout` has coordinates."""
