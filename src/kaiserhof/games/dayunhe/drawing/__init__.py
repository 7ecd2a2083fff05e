"""The drawing: the board and its tiles in paper and ink, cards, and the table of a game laid over it."""
