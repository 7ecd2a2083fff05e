"""*Der Kaiser von China* by Michael Schacht (2005): houses, emissaries and roads in nine provinces.

Where to look: `components` (the box), `map.toml`, `board` and `map_file` (the map), `moves` and `lookup` (how moves are
written and looked up), `state` (the rules of play), `scoring` and `roads` (points), `hidden` (what a seat knows),
`legality` (why not), `narration` and `words/` (what is said), `rules.toml` (the rule book), `terminal` and `drawing`
(pictures), `judge` (how well a seat stands), `sheet` (the score sheet).
"""

from kaiserhof.games.china.game import GAME, China
from kaiserhof.games.china.rules.state import ChinaState

__all__ = ["GAME", "China", "ChinaState"]
