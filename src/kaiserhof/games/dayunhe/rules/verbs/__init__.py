"""The verbs of players and chance, one object each, and the functions that carry them out.

Where to look: `verb` (what all verbs share), `stacks` (draw stacks and warehouses), `building` and `rebuilding` (tiles
on the board and in the city), `specials` (the special parts of the cards), `ship` (the Great Coordinator), `round` (the
draft, turns, uprisings, the end). Which verbs answer which question is in `rules.questions`.
"""
