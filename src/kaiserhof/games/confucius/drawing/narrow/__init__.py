"""Draws the game for a phone: views that are tabs of the page. Start with `narrow`; `targets` writes what is tapped."""
