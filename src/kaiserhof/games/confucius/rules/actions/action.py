"""What an action is: a verb that answers the question of the Actions Phase.

An action knows the cubes it costs (`cubes`, on its `space`), what it costs in cards (`price`, `prices`, `currency`),
where it is possible (`moves`), what it does (`carry_out`, then `follow` once it is paid, perhaps with a second
question: `goes_on`, `choices` and `choose`) and why it is illegal (`closed`, `forbidden`, `not_chosen`).

The effect comes before the payment, so that a search that looks one move ahead sees what is bought.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Value
from kaiserhof.games.confucius.rules import cards
from kaiserhof.games.confucius.rules.components import BOX_SPACES, TRANSFER_SPACE, rewards_of
from kaiserhof.games.confucius.rules.decision import Verb
from kaiserhof.games.confucius.rules.lookup import COINS
from kaiserhof.games.confucius.rules.phases import CUBES_PAY, FAVOUR, ONWARD
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import price_name, reward_name


class Action(Verb):
    """An action of the Actions Box; cubes pay for it."""

    cubes_rule = "cubes-cost"
    """The id of the rule that says how many cubes it costs."""

    def __init__(self, number: int, space: int, *, first: int = 1, again: int = 2, currency: int = COINS) -> None:
        super().__init__(number)
        self.space: i64 = space
        """The space its cubes lie on; paired actions share one (rule `cubes-pairs`)."""
        self.first: i64 = first
        """Cubes it costs while the seat has none on the space (rule `cubes-cost`)."""
        self.again: i64 = again
        """Cubes it costs once the seat has."""
        self.currency: i64 = currency
        """What its price is in."""

    def cubes(self, used: i64) -> i64:
        """Rule `cubes-cost`: returns the cubes it costs a seat that has this number of cubes on its space."""
        return self.again if used else self.first

    def moves(self, state: Position) -> Sequence[int]:
        """Returns the moves that the seat to move could make if it had enough cubes."""
        raise NotImplementedError

    def price(self, state: Position, target: i64) -> i64:
        """Returns the coins or licences to pay. Called before the action has its effect."""
        return 0

    def prices(self, state: Position, seat: int) -> Sequence[int]:
        """Returns the prices of all its targets for a seat, affordable or not; none if the action costs no cards."""
        return ()

    def push(self, state: Position, target: i64) -> None:
        """Takes the cubes or the card, carries the action out, then asks for the payment."""
        state.action = self.number
        state.target = target
        price = self.price(state, target)
        self.spend(state, target)
        self.carry_out(state, target)
        if price:
            cards.charge(state, price, self.currency)
        else:
            self.follow(state, target)

    def spend(self, state: Position, target: i64) -> None:
        """Rule `cubes-cost`: lays the cubes on the space; none with the Imperial Favour or an Extra Action."""
        if state.mode == CUBES_PAY:
            seat = state.turn
            index = seat * BOX_SPACES + self.space
            cubes = self.cubes(state.used[index])
            state.cubes[seat] -= cubes
            state.used[index] += cubes

    def carry_out(self, state: Position, target: i64) -> None:
        """Has the effect that comes before the payment; by default none."""

    def follow(self, state: Position, target: i64) -> None:
        """Goes on once the action is paid; most actions end the turn."""
        state.phase = ONWARD

    def goes_on(self, state: Position) -> bool:
        """Asks the next question of the action, if there is one; returns whether it did."""
        return False

    def choices(self, state: Position) -> Sequence[int]:
        """Returns the legal answers to the second question of the action."""
        raise NotImplementedError

    def choose(self, state: Position, target: i64) -> None:
        """Carries the answer to the second question out."""
        raise NotImplementedError

    def refusal(self, state: Position, target: int) -> Refusal:
        """Explains why the action is illegal: closed to the seat, too few cubes, or its own rules."""
        closed = self.closed(state)
        if closed is not None:
            return closed
        seat = state.turn
        if state.mode == CUBES_PAY:
            needed = self.cubes(state.used[seat * BOX_SPACES + self.space])
            if state.cubes[seat] < needed:
                return Refusal(self.cubes_rule, Message("detail-cubes", {"needed": needed, "cubes": state.cubes[seat]}))
        return self.forbidden(state, target)

    def closed(self, state: Position) -> Refusal | None:
        """Returns the rule that forbids the action to the seat whatever its cubes, cards and target, or None."""
        return None

    def forbidden(self, state: Position, target: int) -> Refusal:
        """Explains why the action is illegal although it is open to the seat and there are enough cubes."""
        raise NotImplementedError

    def not_chosen(self, state: Position, target: int) -> Refusal:
        """Explains why an answer to the second question is illegal."""
        raise NotImplementedError

    def cost(self, state: Position, target: int) -> dict[str, Value]:
        """Returns what the messages of the action say about its price."""
        return {"price": price_name(self.price(state, target), self.currency)}


class RewardCard(Action):
    """An action on an Emperor's Reward card; the card pays for it (rule `reward-play`)."""

    def __init__(self, number: int, reward: int, rule: str = "reward-play") -> None:
        super().__init__(number, TRANSFER_SPACE, first=0, again=0)
        self.reward: i64 = reward
        """The kind of the card; of the bribery cards the first."""
        self.rule = rule
        """The rule that forbids the action to a seat that has the card."""

    def card(self, target: i64) -> i64:
        return self.reward

    def holds(self, state: Position, card: i64) -> bool:
        """Checks if the seat to move has this card."""
        return rewards_of(state.rewards[state.turn], card) > 0

    def spend(self, state: Position, target: i64) -> None:
        """Rule `reward-once`: puts the card back into the box."""
        cards.spend_reward(state, state.turn, self.card(target))

    def closed(self, state: Position) -> Refusal | None:
        """Rules `favour` and `reward-extra`: says that the Imperial Favour and an Extra Action play no card."""
        if state.mode == CUBES_PAY:
            return None
        return Refusal("favour" if state.mode == FAVOUR else "reward-extra")

    def forbidden(self, state: Position, target: int) -> Refusal:
        card = self.card(target)
        return Refusal(self.rule) if self.holds(state, card) else self.not_held(card)

    def not_held(self, card: i64) -> Refusal:
        """Says that the seat does not have this card."""
        return Refusal("reward-play", Message("detail-reward", {"card": reward_name(card)}))
