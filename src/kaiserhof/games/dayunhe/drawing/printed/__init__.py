"""Draws the board and its tiles as one sheet to print: `sheet` is the whole, `panels` what lies below the board."""
