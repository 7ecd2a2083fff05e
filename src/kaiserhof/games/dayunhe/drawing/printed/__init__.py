"""The board and its tiles as one sheet to print."""
