"""The board as data."""
