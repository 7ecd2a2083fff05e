"""Petition the Emperor (advanced game): costs two cubes and an available gift; each gift has an effect of its own.

The gift is given up with the first click. Gift obligations do not matter here.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Seat, Value
from kaiserhof.engine.native import with_number
from kaiserhof.games.confucius.rules import ministries
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.actions.armies import box_index, empty_boxes
from kaiserhof.games.confucius.rules.components import MAX_BOXES, MINISTRY_OF, OFFICIAL_SPACES, PETITION_SPACE
from kaiserhof.games.confucius.rules.lookup import SWAPS, spaces_in
from kaiserhof.games.confucius.rules.moves import (
    MARKER,
    REDEPLOY,
    SHIP,
    pack,
)
from kaiserhof.games.confucius.rules.phases import ONWARD
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import box_values, gift_name, space_values, student_name, unavailable_detail


class Petition(Action):
    """Rule `petition`: what the five petitions share."""

    cubes_rule = "petition"

    def __init__(self, number: int, gift: int, asks: int = ONWARD) -> None:
        super().__init__(number, PETITION_SPACE, first=2, again=2)
        self.gift = gift
        """The value of the gift that is given up."""
        self.asks = asks
        """The phase that follows."""

    def moves(self, state: Position) -> Sequence[int]:
        if not state.available[state.turn] >> (self.gift - 1) & 1:
            return ()
        return [pack(self.number, target) for target in self.targets(state)]

    def targets(self, state: Position) -> list[int]:
        """Returns the targets of the effect."""
        raise NotImplementedError

    def carry_out(self, state: Position, target: i64) -> None:
        bit = 1 << (self.gift - 1)
        state.available[state.turn] &= ~bit
        state.gone = with_number(state.gone, state.turn, state.gone[state.turn] | bit)

    def follow(self, state: Position, target: i64) -> None:
        state.phase = self.asks

    def closed(self, state: Position) -> Refusal | None:
        """Rule `petition-advanced`: says that there are no petitions in the basic game."""
        return None if state.advanced else Refusal("petition-advanced")

    def forbidden(self, state: Position, target: int) -> Refusal:
        if not state.available[state.turn] >> (self.gift - 1) & 1:
            return Refusal("petition", unavailable_detail(self.gift))
        return self.no_target(state, target)

    def no_target(self, state: Position, target: int) -> Refusal:
        """Explains why the effect is not possible there; the rule has the name of the verb."""
        return Refusal(self.name)

    def not_chosen(self, state: Position, target: int) -> Refusal:
        return self.no_target(state, target)

    def gift_values(self) -> dict[str, Value]:
        """Returns the gift that is given up, for messages."""
        return {"gift": gift_name(self.gift)}


class PetitionJunks(Petition):
    """Rule `petition-junks`: two junks (or the only one) from one shipyard to another."""

    def targets(self, state: Position) -> list[int]:
        return [other for other in range(state.seats) if state.shipyards[other]]

    def choices(self, state: Position) -> list[int]:
        return [pack(SHIP, other) for other in range(state.seats) if other != state.target]

    def choose(self, state: Position, target: i64) -> None:
        moved = min(2, state.shipyards[state.target])
        state.shipyards[state.target] -= moved
        state.shipyards[target] += moved
        state.phase = ONWARD

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {**self.gift_values(), "owner": Seat(target)}


class PetitionStudent(Petition):
    """Rule `petition-student`: an own student in the place of another player's."""

    def targets(self, state: Position) -> list[int]:
        return [place for place in range(2) if state.students[place] not in (-1, state.turn)]

    def carry_out(self, state: Position, target: i64) -> None:
        super().carry_out(state, target)
        state.students = with_number(state.students, target, state.turn)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {**self.gift_values(), "student": student_name(target)}


class PetitionSwap(Petition):
    """Rule `petition-swap`: an own official changes places with one of equal or lower seniority."""

    def targets(self, state: Position) -> list[int]:
        own = state.own[state.turn] & ministries.open_spaces(state)
        return [space for space in spaces_in(own) if self._partners(state, space)]

    def _partners(self, state: Position, space: int) -> list[int]:
        number = space % OFFICIAL_SPACES
        tiles = state.tiles & ministries.open_spaces(state) & ~(1 << space)
        return [other for other in spaces_in(tiles) if other % OFFICIAL_SPACES >= number]

    def choices(self, state: Position) -> list[int]:
        """Returns the officials, bribed or not, whose number is not lower."""
        return [SWAPS[space] for space in self._partners(state, state.target)]

    def choose(self, state: Position, target: i64) -> None:
        ministries.swap_tiles(state, state.target, target)
        state.phase = ONWARD

    def no_target(self, state: Position, target: int) -> Refusal:
        return Refusal("ministry-frozen" if state.resolved >> MINISTRY_OF[target] & 1 else "petition-swap")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {**self.gift_values(), **space_values(target)}


class PetitionArmy(Petition):
    """Rule `petition-army`: moves any army on an unresolved Foreign Land to another empty box; with the other reading,
    only one of the seat's own.
    """

    def targets(self, state: Position) -> list[int]:
        if not empty_boxes(state):
            return []
        return [
            state.foreign[index // MAX_BOXES] * MAX_BOXES + index % MAX_BOXES
            for index, army in enumerate(state.armies)
            if army >= 0
            and not state.land_done >> index // MAX_BOXES & 1
            and (army == state.turn or not state.readings.moves_own_army)
        ]

    def choices(self, state: Position) -> list[int]:
        return [pack(REDEPLOY, box) for box in empty_boxes(state)]

    def choose(self, state: Position, target: i64) -> None:
        start = box_index(state, state.target)
        state.armies[box_index(state, target)] = state.armies[start]
        state.armies[start] = -1
        state.phase = ONWARD

    def no_target(self, state: Position, target: int) -> Refusal:
        index = box_index(state, target)
        if index < 0:
            return Refusal("setup-foreign")
        if state.land_done >> index // MAX_BOXES & 1:
            return Refusal("invasion-closed")
        own_only = state.readings.moves_own_army and state.armies[index] not in (-1, state.turn)
        return Refusal("petition-army", Message("detail-own-army") if own_only else None)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {**self.gift_values(), **box_values(target)}


class PetitionInfluence(Petition):
    """Rule `petition-influence`: a secured marker of any player in the place of an unsecured one."""

    def targets(self, state: Position) -> list[int]:
        return list(spaces_in(ministries.unsecured(state)))

    def choices(self, state: Position) -> list[int]:
        return [pack(MARKER, other) for other in range(state.seats)]

    def choose(self, state: Position, target: i64) -> None:
        ministries.take_marker(state, state.target)
        ministries.put_marker(state, state.target, target, secured=True)
        state.phase = ONWARD

    def no_target(self, state: Position, target: int) -> Refusal:
        return Refusal("ministry-frozen" if state.resolved >> MINISTRY_OF[target] & 1 else "petition-influence")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {**self.gift_values(), **space_values(target)}
