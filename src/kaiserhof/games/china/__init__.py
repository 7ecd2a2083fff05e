"""*Der Kaiser von China* by Michael Schacht (2005): houses, emissaries and roads in nine provinces.

Where to look: `rules/` has everything a search needs, `board/` the map, `words/` every message and its parts,
`teaching/` the rule book and the lesson, `drawing/` the pictures, `estimate.toml` the weights of the estimate, and
`game` puts them together. To follow one rule, search for its id, such as `empty-province`: it stands in
`teaching/rules.toml`, in the docstring of the code that carries it out, and in the marks of its tests.
"""

from kaiserhof.games.china.game import GAME, China
from kaiserhof.games.china.rules.state import ChinaState

__all__ = ["GAME", "China", "ChinaState"]
