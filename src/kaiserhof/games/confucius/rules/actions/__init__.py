"""The actions, one class each, by number; and which of them the Actions Box offers, on which space and for what cubes.

To change or add an action, change its module: `officials`, `students`, `junks`, `armies`, `gifts`, `income`,
`petition`, `rewards`. Nothing else knows what it does.
"""

from typing import Final

from kaiserhof.games.confucius.rules import components, moves, phases
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
from kaiserhof.games.confucius.rules.lookup import EXACT_COINS, LICENCES

BASIC: Final[tuple[Action, ...]] = (
    Bribe(moves.BRIBE, components.BRIBE_SPACE),
    Secure(moves.SECURE, components.BRIBE_SPACE),
    Nominate(moves.NOMINATE, components.NOMINATE_SPACE),
    ForceExamination(moves.FORCE, components.FORCE_SPACE),
    BuyJunks(moves.BUY_JUNKS, components.JUNK_SPACE),
    StartVoyage(moves.SAIL, components.JUNK_SPACE, currency=LICENCES),
    Recruit(moves.RECRUIT, components.ARMY_SPACE, currency=LICENCES),
    Invade(moves.INVADE, components.ARMY_SPACE),
    BuyGift(moves.BUY_GIFT, components.BUY_SPACE),
    GiveGift(moves.GIVE_GIFT, components.GIVE_SPACE),
    CommercialIncome(moves.COMMERCIAL, components.COMMERCIAL_SPACE, currency=EXACT_COINS),
    TaxIncome(moves.TAX, components.TAX_SPACE),
    NoAction(moves.NO_ACTION, components.IDLE_SPACE, again=1),
    TransferInfluence(moves.TRANSFER, components.TRANSFER_SPACE, first=0, again=0),
)
"""The Actions Box of the basic game."""

PETITIONS: Final[tuple[Petition, ...]] = (
    PetitionJunks(moves.PETITION_JUNKS, 2, phases.SHIPPING),
    PetitionStudent(moves.PETITION_STUDENT, 3),
    PetitionSwap(moves.PETITION_SWAP, 4, phases.SWAPPING),
    PetitionArmy(moves.PETITION_ARMY, 5, phases.REDEPLOYING),
    PetitionInfluence(moves.PETITION_INFLUENCE, 6, phases.MARKING),
)

ADVANCED: Final[tuple[Action, ...]] = BASIC + PETITIONS
"""The Actions Box of the advanced game."""


def _within_reach(box: tuple[Action, ...]) -> tuple[tuple[Action, ...], ...]:
    return tuple(tuple(action for action in box if action.cubes(0) <= cubes) for cubes in range(components.CUBES + 1))


WITHIN_REACH: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = (_within_reach(BASIC), _within_reach(ADVANCED))
"""The actions that the cubes can pay for, by game (basic or advanced), then by number of cubes."""

REWARD_CARDS: Final[tuple[RewardCard, ...]] = (
    PlayCash(moves.PLAY_CASH, components.CASH),
    PlayGift(moves.PLAY_GIFT, components.GIFT, "reward-gift"),
    PlayExtra(moves.PLAY_EXTRA, components.EXTRA),
    PlayBribery(moves.PLAY_BRIBERY, components.BRIBERY),
    PlayRecruit(moves.PLAY_RECRUIT, components.ARMY_CARD, "army-limit"),
    PlayInsult(moves.PLAY_INSULT, components.INSULT, "reward-insult"),
)

ACTIONS: Final[tuple[Action, ...]] = ADVANCED + REWARD_CARDS
"""All actions, by number of the verb."""

assert all(action.number == number for number, action in enumerate(ACTIONS))
