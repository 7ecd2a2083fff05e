"""The actions, one class each, by number; and which of them the Actions Box offers.

To change or add an action, change its module: `officials`, `students`, `junks`, `armies`, `gifts`, `income`,
`petition`, `rewards`. Nothing else knows what it costs or does.
"""

from typing import Final

from kaiserhof.games.confucius.rules.actions.action import Action, RewardCard
from kaiserhof.games.confucius.rules.actions.armies import Invade, Recruit
from kaiserhof.games.confucius.rules.actions.gifts import BuyGift, GiveGift
from kaiserhof.games.confucius.rules.actions.income import CommercialIncome, NoAction, TaxIncome
from kaiserhof.games.confucius.rules.actions.junks import BuyJunks, StartVoyage
from kaiserhof.games.confucius.rules.actions.officials import Bribe, Secure, TransferInfluence
from kaiserhof.games.confucius.rules.actions.petition import (
    Petition,
    PetitionArmy,
    PetitionInfluence,
    PetitionJunks,
    PetitionStudent,
    PetitionSwap,
)
from kaiserhof.games.confucius.rules.actions.rewards import (
    PlayBribery,
    PlayCash,
    PlayExtra,
    PlayGift,
    PlayInsult,
    PlayRecruit,
)
from kaiserhof.games.confucius.rules.actions.students import ForceExamination, Nominate
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

PETITIONS: Final[tuple[Petition, ...]] = (
    PetitionJunks(),
    PetitionStudent(),
    PetitionSwap(),
    PetitionArmy(),
    PetitionInfluence(),
)

ADVANCED: Final[tuple[Action, ...]] = BASIC + PETITIONS
"""The Actions Box of the advanced game."""


def _within_reach(box: tuple[Action, ...]) -> tuple[tuple[Action, ...], ...]:
    return tuple(tuple(action for action in box if action.cubes(0) <= cubes) for cubes in range(CUBES + 1))


WITHIN_REACH: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = (_within_reach(BASIC), _within_reach(ADVANCED))
"""The actions that the cubes can pay for, by game (basic or advanced), then by number of cubes."""

REWARD_CARDS: Final[tuple[RewardCard, ...]] = (
    PlayCash(),
    PlayGift(),
    PlayExtra(),
    PlayBribery(),
    PlayRecruit(),
    PlayInsult(),
)

ACTIONS: Final[tuple[Action, ...]] = ADVANCED + REWARD_CARDS
"""All actions, by number of the verb."""

assert all(action.number == number for number, action in enumerate(ACTIONS))

__all__ = [
    "ACTIONS",
    "ADVANCED",
    "BASIC",
    "PETITIONS",
    "REWARD_CARDS",
    "WITHIN_REACH",
    "Action",
    "Petition",
    "RewardCard",
]
