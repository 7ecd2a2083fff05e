"""The words of the game: the `.ftl` files have the texts, and the modules fill in their values.

Where to look: `names` (tiles, cards, fields), `score_sheet`, `standings` (for advice).
"""
