"""Placing a piece: a house, an emissary, a fortification."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Value
from kaiserhof.games.china.rules.components import MAX_SEATS
from kaiserhof.games.china.rules.phases import PAYING, PAYING_FORT
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.verbs.verb import Act
from kaiserhof.games.china.words.names import colour_detail, field_values, fort_detail, province_name


def end_of_placing(state: Position) -> str:
    """Returns the rule that forbids another piece once cards are drawn."""
    if not state.placed:
        return "turn"
    if state.placed == 2:
        return "two-pieces"
    return "empty-province" if state.solo else "stop"


class Piece(Act):
    """What the three kinds of piece share (rules `empty-province`, `one-province` and `two-pieces`)."""

    def moves(self, state: Position) -> Sequence[int]:
        found: list[int] = []
        self.add_moves(state, state.payable(), found)
        return found

    def add_moves(self, state: Position, provinces: i64, found: list[int]) -> None:
        """Adds the moves in these provinces."""
        raise NotImplementedError

    def refusal(self, state: Position, target: int) -> Refusal:
        """Names the first reason that applies: another province, no piece left, no room, no card to pay with."""
        elsewhere = self.elsewhere(state, target)
        if elsewhere is not None:
            return elsewhere
        refused = self.not_there(state, target)
        return refused or Refusal("pay-card", colour_detail(state.lookup.colour_of[self.province(state, target)]))

    def after_placing(self, state: Position, target: int) -> Refusal:
        """Names the rule that forbids the piece while cards are drawn."""
        elsewhere = self.elsewhere(state, target) if state.placed == 1 else None
        return elsewhere or Refusal(end_of_placing(state))

    def elsewhere(self, state: Position, target: int) -> Refusal | None:
        """Rule `one-province`: refuses a piece outside the province of this turn."""
        if state.placed and self.province(state, target) != state.here:
            return Refusal("one-province", Message("detail-here", {"province": province_name(state, state.here)}))
        return None

    def province(self, state: Position, target: int) -> int:
        """Returns the province in which the piece would stand."""
        return state.lookup.province_of[target]

    def not_there(self, state: Position, target: int) -> Refusal | None:
        """Returns the rule that forbids the piece there with any cards, or None."""
        raise NotImplementedError

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return field_values(state, target)

    def enter(self, state: Position, province: i64) -> None:
        """Rule `empty-province`: remembers the province, and whether it was empty before this turn."""
        state.phase = PAYING
        state.placed += 1
        if state.placed == 1:
            bit = 1 << province
            state.here = province
            state.solo = not state.settled & bit
            state.settled |= bit


@final
class House(Piece):
    """Rule `house-field`."""

    def add_moves(self, state: Position, provinces: i64, found: list[int]) -> None:
        """Adds a move for every field without a house."""
        if state.houses_left[state.turn]:
            moves, free = state.lookup.house_moves, state.free
            for province in state.lookup.provinces_in[provinces & state.open]:
                found.extend(moves[province][free[province]])

    def push(self, state: Position, target: i64) -> None:
        """Puts the house on its field, which may make room for another emissary."""
        lookup, seat = state.lookup, state.turn
        province = lookup.province_of[target]
        self.enter(state, province)
        state.houses[seat] |= 1 << target
        state.houses_left[seat] -= 1
        left = state.free[province] & ~(1 << (target - lookup.first_field[province]))
        state.free[province] = left
        if not left:
            state.open &= ~(1 << province)
        index = province * MAX_SEATS + seat
        count = state.house_count[index] + 1
        state.house_count[index] = count
        if count > state.most[province]:
            state.most[province] = count
            state.room |= 1 << province

    def not_there(self, state: Position, target: int) -> Refusal | None:
        """Says whether no house is left or one stands there."""
        if not state.houses_left[state.turn]:
            return Refusal("supply")
        return Refusal("house-field") if state.built(target) else None


@final
class Emissary(Piece):
    """Rules `dragon-field` and `emissary-limit`."""

    def add_moves(self, state: Position, provinces: i64, found: list[int]) -> None:
        """Adds a move for every province that has room."""
        if state.emissaries_left[state.turn]:
            found += state.lookup.emissary_moves[provinces & state.room]

    def push(self, state: Position, target: i64) -> None:
        self.enter(state, target)
        state.emissaries_left[state.turn] -= 1
        state.emissaries[target * MAX_SEATS + state.turn] += 1
        state.emissaries_in[target] += 1
        if state.emissaries_in[target] >= state.most[target]:
            state.room &= ~(1 << target)

    def province(self, state: Position, target: int) -> int:
        """Returns the target: it is a province."""
        return target

    def not_there(self, state: Position, target: int) -> Refusal | None:
        """Says whether no emissary is left or there is no room for one."""
        if not state.emissaries_left[state.turn]:
            return Refusal("supply")
        if state.room >> target & 1:
            return None
        values: dict[str, Value] = {"emissaries": state.emissaries_in[target], "houses": state.most[target]}
        return Refusal("emissary-limit", Message("detail-emissary-limit", values))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"province": province_name(state, target)}


@final
class Fort(Piece):
    """Rule `fort-field`."""

    def add_moves(self, state: Position, provinces: i64, found: list[int]) -> None:
        """Adds a move for every field without a house and without a fortification."""
        if state.forts_left[state.turn]:
            lookup = state.lookup
            payable = provinces & lookup.fort_affordable[state.hands[state.turn]]
            for province in lookup.provinces_in[payable & state.open]:
                found += lookup.fort_moves[province][state.fort_sites(province)]

    def push(self, state: Position, target: i64) -> None:
        """Rules `fort-neutral` and `fort-pay`: puts the fortification on its field, which stays open for any house."""
        self.enter(state, state.lookup.province_of[target])
        if state.lookup.forts_need_colour:
            state.phase = PAYING_FORT
        state.forts_left[state.turn] -= 1
        state.forts |= 1 << target

    def not_there(self, state: Position, target: int) -> Refusal | None:
        """Says whether no fortification is left or something stands there."""
        if not state.forts_left[state.turn]:
            return Refusal("fort-supply")
        province = state.lookup.province_of[target]
        number = target - state.lookup.first_field[province]
        if not state.fort_sites(province) >> number & 1:
            return Refusal("fort-field")
        if state.lookup.forts_need_colour:
            return Refusal("fort-pay", fort_detail(state.lookup.colour_of[province]))
        return None
