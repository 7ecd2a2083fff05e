"""Advice for a person: the best moves of a search, their value, and a sentence with the reason.

The reason is the effect of the move on the board (`effects`). If it has no more effect than other moves, the sentence
compares win probabilities instead.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from kaiserhof.bots import effects
from kaiserhof.bots.analysis import find_evaluator
from kaiserhof.bots.bot import MoveEvaluation
from kaiserhof.bots.levels import weaker
from kaiserhof.engine import Dice, Game, KaiserhofError, Message

log = logging.getLogger(__name__)

BEST = 3
"""Number of moves in the advice."""

SEARCHING = {"scholar": 0.85, "master": 0.85, "grandmaster": 0.4}
"""Share of the time for the search, by level; the rest is for finding effects.

Master usually stops early. Grandmaster never does, but runs many times as many simulations."""

CLOSE = 0.02
"""Win probabilities this close to each other count as equal."""


def advise(
    game: Game, adviser: str, view: dict[str, Any], lang: str, names: Sequence[str], seconds: float
) -> dict[str, Any]:
    """Returns the best moves in a view, best first, in a reader's language, and the level of the advising bot.

    Each move has its text, its label, the win probability in percent (`chance`), the expected points and the reason
    (`why`). Where a level fails, the next weaker one advises. Runs in a bot process, which gets the view and nothing
    else.
    """
    for level in (adviser, *weaker(adviser)):
        if level in SEARCHING:
            try:
                return _advice_of(level, game, view, lang, names, seconds)
            except Exception as error:
                log.warning("no advice from %s in a game of %s: %r", level, game.id, error)
    raise KaiserhofError("error-hint-late")


def _advice_of(
    level: str, game: Game, view: dict[str, Any], lang: str, names: Sequence[str], seconds: float
) -> dict[str, Any]:
    state = game.from_json(view)
    words = game.words(lang).named(names)
    dice = Dice()
    evaluation = find_evaluator(f"{level}:{SEARCHING[level] * seconds:.3f}s", game).evaluate(state, dice)
    first, *others = evaluation.moves[:BEST]
    best = [first, *sorted(others, key=lambda each: -each.win_probability)]
    reasons = reasons_of(best, effects.told(game, state, [each.move for each in best], dice), level)
    moves = [
        {
            "move": state.text(each.move),
            "label": words(state.move_words(each.move)),
            "chance": round(each.win_probability * 100),
            "points": None if each.points is None else round(each.points),
            "why": words(why),
        }
        for each, why in zip(best, reasons, strict=True)
    ]
    return {"bot": level, "moves": moves}


def reasons_of(moves: Sequence[MoveEvaluation], found: Mapping[int, Message], level: str) -> list[Message]:
    """Returns a reason for each move; no two say the same, unless the moves are worth the same."""
    reasons: list[Message] = []
    for place, each in enumerate(moves):
        effect, estimate = found.get(each.move), by_estimate(moves, place, level)
        if effect is None:
            reasons.append(estimate)
        elif effect in [found.get(other.move) for other in moves[:place]]:
            reasons.append(Message("effect-and", {"first": effect, "second": estimate}))
        else:
            reasons.append(effect)
    return reasons


def by_estimate(moves: Sequence[MoveEvaluation], place: int, level: str) -> Message:
    """Explains the move at this place by comparing win probabilities."""
    own = moves[place].win_probability
    if place == 0:
        lead = own - moves[1].win_probability if len(moves) > 1 else 1.0
        return Message("advice-clear", {"bot": Message(f"bot-{level}")}) if lead > CLOSE else Message("advice-narrow")
    behind = moves[0].win_probability - own
    if behind <= CLOSE:
        return Message("advice-close")
    return Message("advice-behind", {"percent": round(behind * 100)})
