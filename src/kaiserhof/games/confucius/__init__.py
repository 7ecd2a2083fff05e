"""*Confucius* by Alan Paull (2008): gifts, obligations and influence at the court of the Ming.

Where to look: `components` (the box), `moves` and `lookup` (how moves are written and looked up), `position` and
`state` (the parts of a position, and where a move goes), `flow` (the order of a round), `turns`, `actions` (one
module an action), `court` (one module a step), `end_of_round`, `set_up` and `chances` (what chance turns up),
`cards`, `gifts` and `ministries` (what the rules share), `scoring`, `hidden` (what a seat knows), `legality` (why
not), `names`, `narration`, `journal` and `words/` (what is said), `rules.toml` (the rule book), `terminal`, `judge`.
"""

from kaiserhof.games.confucius.game import GAME, Confucius
from kaiserhof.games.confucius.rules.state import ConfuciusState

__all__ = ["GAME", "Confucius", "ConfuciusState"]
