"""Clocks: how the time of a turn is counted."""
