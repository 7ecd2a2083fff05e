"""The rules of play. Everything here is compiled.

Where to look: `components` (the box), `phases` and `questions` (what is asked when), `moves` (how moves are packed and
written), `verbs/` (one object a kind of move: what is legal, what it does, which rule forbids it), `lookup` (what
depends only on the map), `position` (the fields), `state` (turns and the end), `scoring` and `roads` (points), `hidden`
(what a seat knows), `estimate` (how well a seat stands).
"""
