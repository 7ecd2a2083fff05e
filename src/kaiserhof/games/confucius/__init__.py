"""*Confucius* by Alan Paull (2008): gifts, obligations and influence at the court of the Ming.

Where to look:

- `game`: the options, the first position, and which parts the game is made of.
- `rules/components`: what is in the box. `rules/moves`: the moves and their texts. `rules/phases`: what can be asked.
- `rules/position`: the fields of a state. `rules/state`: who is to move, and what a move does.
- `rules/questions`: all verbs by number and all questions by phase. A verb has its rules, effect, refusals and words in
  one class: `rules/actions` (the Actions Phase), `rules/court` (the Court Phase), `rules/round` (the set-up, turns, the
  end of a round, and in which order everything comes), `rules/cards` (drawing).
- `rules/cards`, `rules/gifts`, `rules/ministries`, `rules/scoring`: what several rules use. `rules/lookup`: tables.
- `rules/hidden`: what a seat knows. `rules/estimate` and `estimate.toml`: what a position is worth.
- `words`: texts in three languages, and names and the score sheet as messages.
- `teaching`: the rule book (`rules.toml`), the lesson, pictures for both. `drawing`: the board and the cards.
"""

from kaiserhof.games.confucius.game import GAME, Confucius
from kaiserhof.games.confucius.rules.state import ConfuciusState

__all__ = ["GAME", "Confucius", "ConfuciusState"]
