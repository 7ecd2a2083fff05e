"""What an action is: one class an action, and everything about it in its module.

The cubes it costs (`first` and `again` on its `space`), what it costs in cards (`price`, `currency`), where it is
legal (`moves`), what it does (`carry_out`, then `follow` once it is paid, perhaps with a second click: `choices` and
`choose`), why it is not legal (`refusal`) and what it is called (`values` for the messages `move-…` and `log-…` of
its verb).

The effect comes with the click, the payment after it: whoever looks one click ahead sees what is bought.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules import cards
from kaiserhof.games.confucius.rules.components import BOX_SPACES, TRANSFER_SPACE, rewards_of
from kaiserhof.games.confucius.rules.lookup import COINS
from kaiserhof.games.confucius.rules.phases import CUBES_PAY, ONWARD
from kaiserhof.games.confucius.words.names import price_name

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


class Action:
    """An action of the Actions Box; cubes pay for it."""

    def __init__(self, verb: int, space: int, *, first: int = 1, again: int = 2, currency: int = COINS) -> None:
        self.verb = verb
        """Its row of moves."""
        self.space = space
        """The space its cubes lie on; paired actions share one (rule `cubes-pairs`)."""
        self.first = first
        """Cubes when the seat has none on the space (rule `cubes-cost`)."""
        self.again = again
        """Cubes when it has."""
        self.currency = currency
        """What its price is in."""

    def moves(self, state: ConfuciusState, seat: int) -> Sequence[int]:
        """The moves the seat could make, cubes left aside."""
        raise NotImplementedError

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:  # noqa: ARG002
        """Coins or licences to pay, as things stand before the action."""
        return 0

    def spend(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """Rule `cubes-cost`: the cubes go to the space; none with the Imperial Favour or an Extra Action."""
        if state.mode == CUBES_PAY:
            index = seat * BOX_SPACES + self.space
            cubes = self.again if state.used[index] else self.first
            state.cubes[seat] -= cubes
            state.used[index] += cubes

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """The effect."""
        raise NotImplementedError

    def follow(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """What comes once the action is paid: as a rule the end of the turn."""
        state.phase = ONWARD

    def choices(self, state: ConfuciusState, seat: int) -> Sequence[int]:
        """The moves of the second click."""
        raise NotImplementedError

    def choose(self, state: ConfuciusState, seat: int, target: int) -> None:
        """The effect of the second click."""
        raise NotImplementedError

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """The rule that forbids the action, asked only when it is not legal and cubes are not the reason."""
        raise NotImplementedError

    def not_chosen(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """The rule that forbids an answer of the second click, asked only when it is not legal."""
        raise NotImplementedError

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:  # noqa: ARG002
        """What its messages say about the target."""
        return {}

    def cost(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """What its messages say about the price, for the seat whose turn it is."""
        return {"price": price_name(self.price(state, state.turn, target), self.currency)}


class RewardCard(Action):
    """An action on an Emperor's Reward card; the card pays for it (rule `reward-play`)."""

    def __init__(self, verb: int) -> None:
        super().__init__(verb, TRANSFER_SPACE, first=0, again=0)

    def card(self, target: int) -> int:
        """Which card is played."""
        raise NotImplementedError

    def holds(self, state: ConfuciusState, seat: int, card: int) -> bool:
        """Whether the seat has this card."""
        return rewards_of(state.rewards[seat], card) > 0

    def spend(self, state: ConfuciusState, seat: int, target: int) -> None:
        """Rule `reward-once`: the card goes back to the box."""
        cards.spend_reward(state, seat, self.card(target))
