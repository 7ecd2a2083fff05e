"""The drawing: the map in paper and ink, pieces and cards, and the table of a game laid over it."""
