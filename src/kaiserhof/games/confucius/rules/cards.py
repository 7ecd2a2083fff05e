"""Confucius cards and Emperor's Reward cards: paying, drawing, discarding. Chance draws them one at a time."""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine import Seat, Value, say
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius.rules import hidden
from kaiserhof.games.confucius.rules.components import (
    CARD,
    COINS_OF,
    KINDS,
    LICENCES_OF,
    REWARD_CARD,
    REWARDS,
    rewards_of,
)
from kaiserhof.games.confucius.rules.decision import ChanceVerb, Weighted
from kaiserhof.games.confucius.rules.lookup import DRAWS, SIZE
from kaiserhof.games.confucius.rules.phases import DRAWING, ONWARD, PAYING, REWARDING
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import reward_name


def charge(state: Position, price: i64, currency: i64) -> None:
    """Rule `pay-cards`: asks the seat to pay next."""
    state.due = price
    state.currency = currency
    state.phase = PAYING


def discard(state: Position, seat: i64, cards: i64) -> None:
    """Rule `discard-open`: moves cards from the hand to the open discards, those everyone knew of first."""
    state.hands[seat] -= cards
    state.hand_size[seat] -= SIZE[cards]
    known = state.known[seat]
    for kind in range(KINDS):
        count = cards >> (5 * kind) & 31
        if count:
            state.discards[kind] += count
            seen = known >> (5 * kind) & 31
            if seen > count:
                seen = count
            state.known[seat] -= seen << (5 * kind)
            if state.pools:
                hidden.cards_shown(state, seat, kind, count - seen)


def draw(state: Position, cards: i64) -> None:
    """Lets the seat draw cards next."""
    state.wanted = cards
    _draw_on(state)


class Draw(ChanceVerb):
    """A card of the draw pile goes to the seat to move."""

    def outcomes(self, state: Position) -> Weighted:
        return [(DRAWS[kind], count) for kind, count in enumerate(state.deck) if count]

    def push(self, state: Position, target: i64) -> None:
        seat = state.turn
        state.hands[seat] += CARD[target]
        state.hand_size[seat] += 1
        state.deck[target] -= 1
        state.deck_size -= 1
        if state.pools:
            hidden.card_drawn(state, seat, target)
        state.wanted -= 1
        _draw_on(state)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"coins": COINS_OF[target], "licences": LICENCES_OF[target]}

    def announce(self, state: Position, target: int) -> None:
        """Writes that the seat draws; only the seat itself reads which card it is."""
        say(state, "log-draw", {"seat": Seat(state.turn)})
        say(state, "log-drawn", self.values(state, target), only=state.turn)


def _draw_on(state: Position) -> None:
    """Rules `deck-reshuffled` and `deck-empty`: makes the discards the pile; without any there is nothing to draw."""
    if state.wanted and not state.deck_size:
        _reshuffle(state)
    if state.wanted and state.deck_size:
        state.phase = DRAWING
    else:
        state.wanted = 0
        state.phase = ONWARD


def _reshuffle(state: Position) -> None:
    """Rule `deck-reshuffled`: makes the discards the draw pile."""
    state.deck = state.discards
    state.deck_size = sum(state.deck)
    state.discards = vec[i64]([0] * KINDS)
    if state.deck_size:
        hidden.reshuffled(state)
        say(state, "log-reshuffled", {"cards": state.deck_size})


def earn_reward(state: Position, seat: i64) -> bool:
    """Rule `reward-stack`: lets the seat take an Emperor's Reward card; returns False if there is none."""
    if not state.stack_size:
        return False
    state.earner = seat
    state.phase = REWARDING
    return True


class Reward(ChanceVerb):
    """An Emperor's Reward card goes to the seat that has earned it."""

    def outcomes(self, state: Position) -> Weighted:
        return self.counted(vec[i64]([rewards_of(state.stack, reward) for reward in range(len(REWARDS))]))

    def push(self, state: Position, target: i64) -> None:
        state.stack -= REWARD_CARD[target]
        state.stack_size -= 1
        state.rewards[state.earner] += REWARD_CARD[target]
        state.rewards_held[state.earner] += 1
        state.earner = -1
        state.phase = ONWARD

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"card": reward_name(target)}

    def announce(self, state: Position, target: int) -> None:
        """Writes that the seat gets a card; only the seat itself reads which it is."""
        say(state, "log-reward", {"seat": Seat(state.earner)})
        say(state, "log-rewarded", self.values(state, target), only=state.earner)


def spend_reward(state: Position, seat: i64, reward: i64) -> None:
    """Rule `reward-once`: puts a played card back into the box."""
    state.rewards[seat] -= REWARD_CARD[reward]
    state.rewards_held[seat] -= 1
    state.rewards_gone += REWARD_CARD[reward]
