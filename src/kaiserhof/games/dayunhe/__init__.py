"""*Da Yunhe – der Große Kaiserkanal* by Björn Müller-Mätzig (2015): canals, unrest and the Great Coordinator's trips.

Where to look: `rules` (the rules of play), `board` (the board and the tiles, a reconstruction), `words` (what is said),
`teaching` (the rule book and the lesson), `drawing` (pictures), `estimate.toml` (the weights of the estimate), `game`
(the parts put together).
"""

from kaiserhof.games.dayunhe.game import GAME, Dayunhe
from kaiserhof.games.dayunhe.rules.state import DayunheState

__all__ = ["GAME", "Dayunhe", "DayunheState"]
