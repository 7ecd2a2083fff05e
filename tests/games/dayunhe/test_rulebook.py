"""The rule book covers all our rulings."""

from __future__ import annotations

import pytest

from kaiserhof.games.dayunhe import GAME
from kaiserhof.games.dayunhe.rules.components import CARDS

pytestmark = pytest.mark.shown

RULINGS = range(1, 38)


def test_every_ruling_stands_in_the_rule_book() -> None:
    cited = {
        int(source.section) for rule in GAME.rulebook.values() for source in rule.sources if source.text == "RULING"
    }
    assert cited == set(RULINGS)


def test_every_card_has_a_rule_of_its_own() -> None:
    assert {card.id for card in CARDS} <= set(GAME.rulebook)
