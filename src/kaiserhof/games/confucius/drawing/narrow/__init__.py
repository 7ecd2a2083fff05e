"""Draws the game for a phone, in views that are tabs of the page. Start with `narrow`; `targets` has the buttons."""
