"""Markers on officials: Bribe Official, Secure Official, Transfer Influence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules import ministries
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import (
    CANDIDATE,
    EMPTY,
    HUBU,
    MINISTRY_MASK,
    MINISTRY_OF,
    OPEN_SPACES,
)
from kaiserhof.games.confucius.rules.gifts import active_gift, cancel, giver_who_forbids_bribing, has_gift, may_bribe
from kaiserhof.games.confucius.rules.lookup import BRIBES, COINS_IN, SECURES, moves_at, spaces_in, transfers
from kaiserhof.games.confucius.rules.moves import MARKER, row_of
from kaiserhof.games.confucius.rules.phases import MARKING, ONWARD
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import gift_detail, money_detail, official_price_name, space_values

_MARKERS: Final = tuple(row_of(MARKER))
"""The moves that choose whose marker comes, by seat."""


class Bribe(Action):
    """Rules `bribe`, `discount-hubu` and `gift-no-bribe`: an unsecured marker on an official without a marker."""

    def moves(self, state: Position) -> list[int]:
        seat = state.turn
        targets = state.unbribed & OPEN_SPACES[state.resolved]
        if not targets:
            return []
        most = COINS_IN[state.hands[seat]] + (1 if state.own[seat] & MINISTRY_MASK[HUBU] else 0)
        return moves_at(BRIBES, targets & may_bribe(state, seat), state.tile, most)

    def price(self, state: Position, target: i64) -> i64:
        return ministries.official_price(state, state.turn, target)

    def prices(self, state: Position, seat: int) -> Sequence[int]:
        spaces = spaces_in(state.unbribed & OPEN_SPACES[state.resolved] & may_bribe(state, seat))
        return [ministries.official_price(state, seat, space) for space in spaces]

    def carry_out(self, state: Position, target: i64) -> None:
        ministries.put_marker(state, target, state.turn, secured=False)

    def closed(self, state: Position) -> Refusal | None:
        return None if state.unbribed & OPEN_SPACES[state.resolved] else Refusal("bribe")

    def forbidden(self, state: Position, target: int) -> Refusal:
        """Says that the ministry is resolved, that no official without a marker is there, that a gift forbids it, or
        that the hand cannot pay.
        """
        seat, ministry = state.turn, MINISTRY_OF[target]
        if state.resolved >> ministry & 1:
            return Refusal("ministry-frozen")
        if state.tile[target] in (EMPTY, CANDIDATE):
            return Refusal("bribe-candidate" if state.tile[target] else "bribe")
        if state.marker[target] >= 0:
            return Refusal("bribe")
        giver = giver_who_forbids_bribing(state, seat, ministry)
        if giver >= 0:
            return Refusal("gift-no-bribe", gift_detail(state, giver, seat))
        return Refusal("pay-cards", money_detail(self.price(state, target), COINS_IN[state.hands[seat]]))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {**space_values(target), "price": official_price_name(state, target, self.price(state, target))}


class Secure(Action):
    """Rule `secure`: an unsecured marker of the seat stands up. It shares its space with bribing."""

    def moves(self, state: Position) -> list[int]:
        seat = state.turn
        own = state.own[seat]
        unsecured = own & ~state.secured
        if not unsecured:
            return []
        most = COINS_IN[state.hands[seat]] + (1 if own & MINISTRY_MASK[HUBU] else 0)
        return moves_at(SECURES, unsecured, state.tile, most)

    def price(self, state: Position, target: i64) -> i64:
        return ministries.official_price(state, state.turn, target)

    def prices(self, state: Position, seat: int) -> Sequence[int]:
        spaces = spaces_in(state.own[seat] & ~state.secured & OPEN_SPACES[state.resolved])
        return [ministries.official_price(state, seat, space) for space in spaces]

    def carry_out(self, state: Position, target: i64) -> None:
        state.secured |= 1 << target

    def forbidden(self, state: Position, target: int) -> Refusal:
        seat = state.turn
        if state.resolved >> MINISTRY_OF[target] & 1:
            return Refusal("ministry-frozen")
        if state.marker[target] != seat or state.secured >> target & 1:
            return Refusal("secure")
        return Refusal("pay-cards", money_detail(self.price(state, target), COINS_IN[state.hands[seat]]))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {**space_values(target), "price": official_price_name(state, target, self.price(state, target))}


class TransferInfluence(Action):
    """Rules `transfer` and `transfer-once`: another player's marker replaces one of the seat, and cancels their gift.

    It costs no cubes and no coins, but the turn. Influence may go to anyone, but a transfer that cancels no gift may
    not hand over an official that the seat has handed over in this round (RULING 1): otherwise two seats could hand one
    official to and fro for ever.
    """

    def moves(self, state: Position) -> tuple[int, ...]:
        seat = state.turn
        own = state.own[seat] & OPEN_SPACES[state.resolved]
        if own and state.transferred[seat] and not has_gift(state, seat):
            own &= ~state.transferred[seat]
        return transfers(own) if own else ()

    def follow(self, state: Position, target: i64) -> None:
        state.phase = MARKING

    def choices(self, state: Position) -> list[int]:
        """Returns every other player; if the official was handed over before, those whose gift is cancelled."""
        seat = state.turn
        if state.transferred[seat] >> state.target & 1:
            return [_MARKERS[other] for other in range(state.seats) if active_gift(state, other, seat)]
        return [_MARKERS[other] for other in range(state.seats) if other != seat]

    def choose(self, state: Position, target: i64) -> None:
        """Replaces the marker, secured or not as before, and cancels the gift of the receiver to the seat."""
        space = state.target
        secured = bool(state.secured >> space & 1)
        seat = state.turn
        state.transferred[seat] |= 1 << space
        ministries.take_marker(state, space)
        ministries.put_marker(state, space, target, secured=secured)
        cancel(state, target, seat)
        state.phase = ONWARD

    def forbidden(self, state: Position, target: int) -> Refusal:
        if state.resolved >> MINISTRY_OF[target] & 1:
            return Refusal("ministry-frozen")
        return Refusal("transfer" if state.marker[target] != state.turn else "transfer-once")

    def not_chosen(self, state: Position, target: int) -> Refusal:
        return Refusal("transfer" if target == state.turn else "transfer-once")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return space_values(target)
