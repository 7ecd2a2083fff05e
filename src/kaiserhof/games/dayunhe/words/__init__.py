"""What is said about the game: the `.ftl` files have the texts, the modules fill in their values.

Where to look: `names` (tiles, cards, fields), `score_sheet`, `standings` (for advice).
"""
