"""*Da Yunhe – der Große Kaiserkanal* by Björn Müller-Mätzig (2015): canals, unrest and the Great Coordinator's trips.

Where to look: `components` (the box), `board.toml` and `board` (the board and the tiles, a reconstruction), `moves` and
`lookup` (how moves are written and looked up), `state` (the position), `rounds`, `stacks`, `building`, `specials`,
`ship` (the rules of play), `scoring`, `hidden` (what a seat knows), `legality` (why not), `narration` and `words/`
(what is said), `rules.toml` (the rule book), `terminal` and `drawing` (pictures), `judge`.
"""

from kaiserhof.games.dayunhe.game import GAME, Dayunhe
from kaiserhof.games.dayunhe.rules.state import DayunheState

__all__ = ["GAME", "Dayunhe", "DayunheState"]
