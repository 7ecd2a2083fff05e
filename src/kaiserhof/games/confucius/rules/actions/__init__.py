"""The actions, one class each, in the order of their verbs; and what of them the Actions Box offers.

To change or add an action, change its module; nothing else knows what it costs or does.
"""

from typing import Final

from kaiserhof.games.confucius.rules.actions.action import Action, RewardCard
from kaiserhof.games.confucius.rules.actions.bribe import Bribe
from kaiserhof.games.confucius.rules.actions.buy_gift import BuyGift
from kaiserhof.games.confucius.rules.actions.force_examination import ForceExamination
from kaiserhof.games.confucius.rules.actions.give_gift import GiveGift
from kaiserhof.games.confucius.rules.actions.income import CommercialIncome, NoAction, TaxIncome
from kaiserhof.games.confucius.rules.actions.invade import Invade
from kaiserhof.games.confucius.rules.actions.junks import BuyJunks
from kaiserhof.games.confucius.rules.actions.nominate import Nominate
from kaiserhof.games.confucius.rules.actions.petition import (
    PetitionArmy,
    PetitionInfluence,
    PetitionJunks,
    PetitionStudent,
    PetitionSwap,
)
from kaiserhof.games.confucius.rules.actions.recruit import Recruit
from kaiserhof.games.confucius.rules.actions.rewards import (
    PlayBribery,
    PlayCash,
    PlayExtra,
    PlayGift,
    PlayInsult,
    PlayRecruit,
)
from kaiserhof.games.confucius.rules.actions.secure import Secure
from kaiserhof.games.confucius.rules.actions.transfer import TransferInfluence
from kaiserhof.games.confucius.rules.actions.voyage import StartVoyage
from kaiserhof.games.confucius.rules.components import CUBES

BASIC: Final[tuple[Action, ...]] = (
    Bribe(),
    Secure(),
    Nominate(),
    ForceExamination(),
    BuyJunks(),
    StartVoyage(),
    Recruit(),
    Invade(),
    BuyGift(),
    GiveGift(),
    CommercialIncome(),
    TaxIncome(),
    NoAction(),
    TransferInfluence(),
)
"""The Actions Box of the basic game."""

PETITIONS: Final[tuple[Action, ...]] = (
    PetitionJunks(),
    PetitionStudent(),
    PetitionSwap(),
    PetitionArmy(),
    PetitionInfluence(),
)
ADVANCED: Final = BASIC + PETITIONS
"""The Actions Box of the advanced game."""


def _within_reach(box: tuple[Action, ...]) -> tuple[tuple[Action, ...], ...]:
    return tuple(tuple(action for action in box if action.first <= cubes) for cubes in range(CUBES + 1))


WITHIN_REACH: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = (_within_reach(BASIC), _within_reach(ADVANCED))
"""Basic or advanced game, and cubes left, to the actions that so many cubes may pay for."""

REWARD_CARDS: Final[tuple[RewardCard, ...]] = (
    PlayCash(),
    PlayGift(),
    PlayExtra(),
    PlayBribery(),
    PlayRecruit(),
    PlayInsult(),
)

ACTIONS: Final[tuple[Action, ...]] = ADVANCED + REWARD_CARDS
"""Verb to action."""

assert all(action.verb == verb for verb, action in enumerate(ACTIONS))

__all__ = ["ACTIONS", "ADVANCED", "BASIC", "PETITIONS", "REWARD_CARDS", "WITHIN_REACH", "Action", "RewardCard"]
