"""Emperor's Reward cards: one a turn, without cubes, back to the box when played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules import cards, ministries
from kaiserhof.games.confucius.rules.actions.action import RewardCard
from kaiserhof.games.confucius.rules.components import (
    ARMY_CARD,
    BRIBERY,
    BRIBERY_ANY,
    CASH,
    CASH_CARDS,
    EXTRA,
    GIFT,
    HUBU,
    INSULT,
    INSULT_POINTS,
    MINISTRY_MASK,
    MINISTRY_OF,
    SPACES,
)
from kaiserhof.games.confucius.rules.lookup import COINS_IN, spaces_in
from kaiserhof.games.confucius.rules.moves import (
    PLAY_BRIBERY,
    PLAY_CASH,
    PLAY_EXTRA,
    PLAY_GIFT,
    PLAY_INSULT,
    PLAY_RECRUIT,
    pack,
)
from kaiserhof.games.confucius.rules.phases import ACTING, EXTRA_ACTION
from kaiserhof.games.confucius.words.names import gift_name, money_detail, reward_name, space_values

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


class PlayCash(RewardCard):
    """Rule `reward-cash`: four Confucius cards."""

    def __init__(self) -> None:
        super().__init__(PLAY_CASH)

    def card(self, target: int) -> int:  # noqa: ARG002
        """Cash."""
        return CASH

    def moves(self, state: ConfuciusState, seat: int) -> Sequence[int]:
        """Always with the card."""
        return (pack(PLAY_CASH),) if self.holds(state, seat, CASH) else ()

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """Nothing but cards."""

    def follow(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """Four cards."""
        cards.draw(state, CASH_CARDS)

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:  # noqa: ARG002
        """No such card."""
        return Refusal("reward-play")


class PlayGift(RewardCard):
    """Rule `reward-gift`: a gift becomes available for nothing."""

    def __init__(self) -> None:
        super().__init__(PLAY_GIFT)

    def card(self, target: int) -> int:  # noqa: ARG002
        """Gift."""
        return GIFT

    def moves(self, state: ConfuciusState, seat: int) -> Sequence[int]:
        """Any gift not yet available."""
        if not self.holds(state, seat, GIFT):
            return ()
        left = state.unavailable[seat]
        return [pack(PLAY_GIFT, value) for value in range(2, 7) if left >> (value - 1) & 1]

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """The gift lies open."""
        state.unavailable[seat] &= ~(1 << (target - 1))
        state.available[seat] |= 1 << (target - 1)

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:  # noqa: ARG002
        """No such card, or available before."""
        return Refusal("reward-gift" if self.holds(state, seat, GIFT) else "reward-play")

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:  # noqa: ARG002
        """The gift."""
        return {"gift": gift_name(target)}


class PlayExtra(RewardCard):
    """Rule `reward-extra`: any action of the Actions Box except the Imperial Favour, without cubes."""

    def __init__(self) -> None:
        super().__init__(PLAY_EXTRA)

    def card(self, target: int) -> int:  # noqa: ARG002
        """Extra Action."""
        return EXTRA

    def moves(self, state: ConfuciusState, seat: int) -> Sequence[int]:
        """Always with the card."""
        return (pack(PLAY_EXTRA),) if self.holds(state, seat, EXTRA) else ()

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """The next action needs no cubes."""
        state.mode = EXTRA_ACTION

    def follow(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """Which action is asked next."""
        state.phase = ACTING

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:  # noqa: ARG002
        """No such card."""
        return Refusal("reward-play")


class PlayBribery(RewardCard):
    """Rules `reward-bribery` and `reward-bribery-where`: an unbribed official for nothing, or another's unsecured one.

    The target is the card (a ministry, or any) times 21 plus the space.
    """

    def __init__(self) -> None:
        super().__init__(PLAY_BRIBERY)

    def card(self, target: int) -> int:
        """The card named for the ministry, or the one for any."""
        return BRIBERY + target // SPACES

    def _where(self, state: ConfuciusState, card: int) -> int:
        """The mask of spaces a card reaches: its own ministry; once that is resolved, all others."""
        mask = ministries.open_spaces(state)
        if card != BRIBERY_ANY and not state.resolved >> (card - BRIBERY) & 1:
            mask &= MINISTRY_MASK[card - BRIBERY]
        return mask

    def moves(self, state: ConfuciusState, seat: int) -> Sequence[int]:
        """With each card every unbribed official, and others' unsecured ones that the seat can pay for."""
        found: list[int] = []
        most = COINS_IN[state.hands[seat]] + (1 if state.own[seat] & MINISTRY_MASK[HUBU] else 0)
        for card in range(BRIBERY, BRIBERY_ANY + 1):
            if not self.holds(state, seat, card):
                continue
            where = self._where(state, card)
            base = pack(PLAY_BRIBERY, (card - BRIBERY) * SPACES)
            found += [
                base + space
                for space in spaces_in(where & state.tiles & ~state.secured & ~state.own[seat])
                if state.unbribed >> space & 1 or state.tile[space] <= most
            ]
        return found

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:
        """Nothing for an unbribed official; otherwise the coins on the tile, one less with an official in Hubu."""
        space = target % SPACES
        return 0 if state.unbribed >> space & 1 else ministries.official_price(state, seat, space)

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """The own marker is unsecured in both cases."""
        space = target % SPACES
        if state.marker[space] >= 0:
            ministries.take_marker(state, space)
        ministries.put_marker(state, space, seat, secured=False)

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """No such card, another ministry, nothing to take there, too dear."""
        card, space = self.card(target), target % SPACES
        if not self.holds(state, seat, card):
            return Refusal("reward-play")
        if state.resolved >> MINISTRY_OF[space] & 1:
            return Refusal("ministry-frozen")
        if not self._where(state, card) >> space & 1:
            return Refusal("reward-bribery-where")
        if not (state.tiles & ~state.secured & ~state.own[seat]) >> space & 1:
            return Refusal("reward-bribery")
        return Refusal("pay-cards", money_detail(self.price(state, seat, target), COINS_IN[state.hands[seat]]))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """The card, the official and its price."""
        return {
            "card": reward_name(self.card(target)),
            **space_values(target % SPACES),
            **self.cost(state, target),
        }


class PlayRecruit(RewardCard):
    """Rule `reward-recruit`: an army for nothing."""

    def __init__(self) -> None:
        super().__init__(PLAY_RECRUIT)

    def card(self, target: int) -> int:  # noqa: ARG002
        """Recruit an Army."""
        return ARMY_CARD

    def moves(self, state: ConfuciusState, seat: int) -> Sequence[int]:
        """While the stock lasts."""
        return (pack(PLAY_RECRUIT),) if state.stock[seat] and self.holds(state, seat, ARMY_CARD) else ()

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """One army into the colony."""
        state.stock[seat] -= 1
        state.colonies[seat] += 1

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:  # noqa: ARG002
        """No such card, or no army left."""
        return Refusal("army-limit" if self.holds(state, seat, ARMY_CARD) else "reward-play")


class PlayInsult(RewardCard):
    """Rule `reward-insult`: an army from the colony onto the card brings two points at once."""

    def __init__(self) -> None:
        super().__init__(PLAY_INSULT)

    def card(self, target: int) -> int:  # noqa: ARG002
        """Emperor Insulted."""
        return INSULT

    def moves(self, state: ConfuciusState, seat: int) -> Sequence[int]:
        """With an army in the colony."""
        return (pack(PLAY_INSULT),) if state.colonies[seat] and self.holds(state, seat, INSULT) else ()

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """The army stays on the card."""
        state.colonies[seat] -= 1
        state.avenger = seat
        state.points[seat] += INSULT_POINTS

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:  # noqa: ARG002
        """No such card, or no army in the colony."""
        return Refusal("reward-insult" if self.holds(state, seat, INSULT) else "reward-play")
