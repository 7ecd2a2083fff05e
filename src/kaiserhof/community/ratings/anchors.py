"""Bots as anchors: their ratings are measured in the league and do not change through games against people.

A game's `anchors.json` has the ratings of the league (`docs/league.json`) on the scale of people; `python -m
tools.anchors` writes it. Regular has a beginner's mean by definition.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import takewhile

from kaiserhof.bots import LEVELS
from kaiserhof.community.ratings.rating import BEGINNER, Rating
from kaiserhof.engine import find_game, game_ids
from kaiserhof.engine.locator import text_of


def anchor(game_id: str, level: str) -> Rating:
    """Returns the rating of a bot.

    A bot that the league has not measured gets the mean of the strongest weaker bot, with the uncertainty of a
    beginner. If there is none, it gets a beginner's rating.
    """
    measured = _anchors(game_id)
    if level in measured:
        return measured[level]
    weaker = takewhile(lambda each: each != level, LEVELS) if level in LEVELS else ()
    known = [measured[each] for each in weaker if each in measured]
    return Rating(known[-1].mu) if known else BEGINNER


@cache
def _anchors(game_id: str) -> dict[str, Rating]:
    text = text_of(find_game(game_id).package, "anchors.json") if game_id in game_ids() else None
    return {level: Rating(mu, sigma) for level, (mu, sigma) in json.loads(text or "{}").items()}
