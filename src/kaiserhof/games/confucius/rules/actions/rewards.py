"""Emperor's Reward cards: one in a turn, without cubes; a played card goes back to the box."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Value
from kaiserhof.engine.native import with_number
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
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import (
    gift_name,
    money_detail,
    official_price_name,
    reward_name,
    space_values,
)


class PlayCash(RewardCard):
    """Rule `reward-cash`: four Confucius cards."""

    def moves(self, state: Position) -> Sequence[int]:
        return (pack(PLAY_CASH),) if self.holds(state, CASH) else ()

    def follow(self, state: Position, target: i64) -> None:
        cards.draw(state, CASH_CARDS)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"cards": CASH_CARDS}


class PlayGift(RewardCard):
    """Rule `reward-gift`: a gift becomes available for nothing."""

    def moves(self, state: Position) -> Sequence[int]:
        if not self.holds(state, GIFT):
            return ()
        left = state.unavailable[state.turn]
        return [pack(PLAY_GIFT, value) for value in range(2, 7) if left >> (value - 1) & 1]

    def carry_out(self, state: Position, target: i64) -> None:
        seat = state.turn
        state.unavailable = with_number(state.unavailable, seat, state.unavailable[seat] & ~(1 << (target - 1)))
        state.available[seat] |= 1 << (target - 1)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"gift": gift_name(target)}


class PlayExtra(RewardCard):
    """Rule `reward-extra`: any action of the Actions Box except the Imperial Favour, without cubes."""

    def moves(self, state: Position) -> Sequence[int]:
        return (pack(PLAY_EXTRA),) if self.holds(state, EXTRA) else ()

    def carry_out(self, state: Position, target: i64) -> None:
        state.mode = EXTRA_ACTION

    def follow(self, state: Position, target: i64) -> None:
        state.phase = ACTING


class PlayBribery(RewardCard):
    """Rules `reward-bribery` and `reward-bribery-where`: an unbribed official for nothing, or another's unsecured one.

    The target is the card (a ministry, or any) times 21 plus the space.
    """

    def card(self, target: i64) -> i64:
        """Returns the card of the ministry, or the one for any ministry."""
        return BRIBERY + target // SPACES

    def _where(self, state: Position, card: int) -> int:
        """Returns the spaces a card reaches: its own ministry or, once that is resolved, all others."""
        mask = ministries.open_spaces(state)
        if card != BRIBERY_ANY and not state.resolved >> (card - BRIBERY) & 1:
            mask &= MINISTRY_MASK[card - BRIBERY]
        return mask

    def moves(self, state: Position) -> Sequence[int]:
        """Returns, for each card, the unbribed officials and the unsecured ones of others that the seat can pay for."""
        found: list[int] = []
        most = COINS_IN[state.hands[state.turn]] + (1 if state.own[state.turn] & MINISTRY_MASK[HUBU] else 0)
        for card in range(BRIBERY, BRIBERY_ANY + 1):
            if not self.holds(state, card):
                continue
            where = self._where(state, card)
            base = pack(PLAY_BRIBERY, (card - BRIBERY) * SPACES)
            found += [
                base + space
                for space in spaces_in(where & state.tiles & ~state.secured & ~state.own[state.turn])
                if state.unbribed >> space & 1 or state.tile[space] <= most
            ]
        return found

    def price(self, state: Position, target: i64) -> i64:
        """Returns 0 for an unbribed official; otherwise the coins on the tile, one less with an official in Hubu."""
        space = target % SPACES
        return 0 if state.unbribed >> space & 1 else ministries.official_price(state, state.turn, space)

    def carry_out(self, state: Position, target: i64) -> None:
        space = target % SPACES
        if state.marker[space] >= 0:
            ministries.take_marker(state, space)
        ministries.put_marker(state, space, state.turn, secured=False)

    def forbidden(self, state: Position, target: int) -> Refusal:
        card, space = self.card(target), target % SPACES
        if not self.holds(state, card):
            return self.not_held(card)
        if state.resolved >> MINISTRY_OF[space] & 1:
            return Refusal("ministry-frozen")
        if not self._where(state, card) >> space & 1:
            return Refusal("reward-bribery-where")
        if not (state.tiles & ~state.secured & ~state.own[state.turn]) >> space & 1:
            return Refusal("reward-bribery")
        return Refusal("pay-cards", money_detail(self.price(state, target), COINS_IN[state.hands[state.turn]]))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {
            "card": reward_name(self.card(target)),
            **space_values(target % SPACES),
            "price": official_price_name(state, target % SPACES, self.price(state, target)),
        }


class PlayRecruit(RewardCard):
    """Rule `reward-recruit`: an army for nothing."""

    def moves(self, state: Position) -> Sequence[int]:
        return (pack(PLAY_RECRUIT),) if state.stock[state.turn] and self.holds(state, ARMY_CARD) else ()

    def carry_out(self, state: Position, target: i64) -> None:
        state.stock = with_number(state.stock, state.turn, state.stock[state.turn] - 1)
        state.colonies[state.turn] += 1


class PlayInsult(RewardCard):
    """Rule `reward-insult`: an army from the colony onto the card brings two points at once."""

    def moves(self, state: Position) -> Sequence[int]:
        return (pack(PLAY_INSULT),) if state.colonies[state.turn] and self.holds(state, INSULT) else ()

    def carry_out(self, state: Position, target: i64) -> None:
        state.colonies[state.turn] -= 1
        state.avenger = state.turn
        state.points[state.turn] += INSULT_POINTS

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"points": INSULT_POINTS}
