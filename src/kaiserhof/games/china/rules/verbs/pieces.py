"""Placing a piece: a house, an emissary, a fortification."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Value
from kaiserhof.games.china.rules.components import MOST_SEATS
from kaiserhof.games.china.rules.moves import EMISSARY, FORT, HOUSE
from kaiserhof.games.china.rules.phases import DRAWING, PAYING, PLACE
from kaiserhof.games.china.rules.verbs.verb import Verb
from kaiserhof.games.china.words.names import colour_detail, field_values, province_name

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState


class Piece(Verb):
    """What the three have in common (rules `empty-province`, `one-province`, `two-pieces`)."""

    def out_of_phase(self, state: ChinaState) -> Refusal:
        """In the middle of drawing the rule that ended placing; otherwise as for all verbs."""
        if state.phase == DRAWING and state.placed:
            return Refusal("empty-province" if state.solo else "two-pieces" if state.placed == 2 else "refill-hand")
        return super().out_of_phase(state)

    def refusal(self, state: ChinaState, target: int) -> Refusal:
        """Another province, none left, no room, no card to pay for it."""
        province = self.province(state, target)
        if state.placed and province != state.here:
            return Refusal("one-province", Message("detail-here", {"province": province_name(state, state.here)}))
        refused = self.not_there(state, target)
        return refused or Refusal("pay-card", colour_detail(state.lookup.colour_of[province]))

    def province(self, state: ChinaState, target: int) -> int:
        """Where the piece would stand."""
        return state.lookup.province_of[target]

    def not_there(self, state: ChinaState, target: int) -> Refusal | None:
        """The rule that keeps the piece from there, cards left aside."""
        raise NotImplementedError

    def values(self, state: ChinaState, target: int) -> dict[str, Value]:
        """The field."""
        return field_values(state, target)

    def enter(self, state: ChinaState, province: i64) -> None:
        """Rule `empty-province`: in a province empty at the start of the turn one piece is all."""
        state.phase = PAYING
        state.placed += 1
        if state.placed == 1:
            bit = 1 << province
            state.here = province
            state.solo = not state.settled & bit
            state.settled |= bit


class House(Piece):
    """Rule `house-field`."""

    def __init__(self) -> None:
        super().__init__(HOUSE, "house", PLACE)

    def push(self, state: ChinaState, target: i64) -> None:
        """The house stands on its field; a field fewer is free, and perhaps an emissary more has room."""
        lookup, seat = state.lookup, state.turn
        province = lookup.province_of[target]
        self.enter(state, province)
        state.houses[seat] |= 1 << target
        state.houses_left[seat] -= 1
        left = state.free[province] & ~(1 << (target - lookup.first_field[province]))
        state.free[province] = left
        if not left:
            state.open &= ~(1 << province)
        index = province * MOST_SEATS + seat
        count = state.house_count[index] + 1
        state.house_count[index] = count
        if count > state.most[province]:
            state.most[province] = count
            state.room |= 1 << province

    def not_there(self, state: ChinaState, target: int) -> Refusal | None:
        """No house left, or one stands there."""
        if not state.houses_left[state.turn]:
            return Refusal("supply")
        return Refusal("house-field") if state.built(target) else None


class Emissary(Piece):
    """Rules `dragon-field` and `emissary-limit`."""

    def __init__(self) -> None:
        super().__init__(EMISSARY, "emissary", PLACE)

    def push(self, state: ChinaState, target: i64) -> None:
        """The emissary stands in the province."""
        self.enter(state, target)
        state.emissaries_left[state.turn] -= 1
        state.emissaries[target * MOST_SEATS + state.turn] += 1
        state.emissaries_in[target] += 1
        if state.emissaries_in[target] >= state.most[target]:
            state.room &= ~(1 << target)

    def province(self, state: ChinaState, target: int) -> int:  # noqa: ARG002
        """The target itself."""
        return target

    def not_there(self, state: ChinaState, target: int) -> Refusal | None:
        """No emissary left, or no room for another one."""
        if not state.emissaries_left[state.turn]:
            return Refusal("supply")
        if state.room >> target & 1:
            return None
        values: dict[str, Value] = {"emissaries": state.emissaries_in[target], "houses": state.most[target]}
        return Refusal("emissary-limit", Message("detail-emissary-limit", values))

    def values(self, state: ChinaState, target: int) -> dict[str, Value]:
        """The province."""
        return {"province": province_name(state, target)}


class Fort(Piece):
    """Rule `fort-field`."""

    def __init__(self) -> None:
        super().__init__(FORT, "fort", PLACE)

    def push(self, state: ChinaState, target: i64) -> None:
        """The fortification stands on a field that still waits for a house."""
        self.enter(state, state.lookup.province_of[target])
        state.forts_left[state.turn] -= 1
        state.forts |= 1 << target

    def not_there(self, state: ChinaState, target: int) -> Refusal | None:
        """No fortification left, or something stands there."""
        if not state.forts_left[state.turn]:
            return Refusal("fort-supply")
        return Refusal("fort-field") if state.built(target) or state.forts >> target & 1 else None
