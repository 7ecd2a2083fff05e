"""The rules of play; everything here is compiled.

Where to look: `components` (the box), `position` (the fields of a state), `state` (the methods of `State`), `questions`
(what is asked in which phase), `verbs` (what moves do, and why not), `moves` and `lookup` (moves as numbers and texts,
tables of the board), `scoring` and `sources` (points), `hidden` (what a seat knows), `estimate` (the terms of the
estimate).
"""
