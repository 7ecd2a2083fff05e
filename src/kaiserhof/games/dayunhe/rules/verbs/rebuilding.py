"""Rebuilding: a tile on the board is turned, moved or swapped with another."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Seat, Value, say
from kaiserhof.games.dayunhe.rules.components import CARDS, UNREST
from kaiserhof.games.dayunhe.rules.moves import AT, REBUILD, SWAP
from kaiserhof.games.dayunhe.rules.phases import REBUILDING
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.rules.verbs import building
from kaiserhof.games.dayunhe.rules.verbs.verb import DayunheVerb
from kaiserhof.games.dayunhe.words import names


def targets(state: Position, field: i64) -> i64:
    """Rules `rebuild-move` and `rebuild-foreign`: returns the mask of free fields to which the tile may move."""
    free = building.free_sites(state)
    return free if state.owner_at[field] == state.turn else free & state.lookup.regions[state.turn]


def partners(state: Position, field: i64) -> i64:
    """Rules `rebuild-swap` and `rebuild-foreign`: returns the mask of tiles with which the tile may be swapped.

    Both tiles belong to the seat, or both lie in its region; two unrest tiles of the same colour may not be swapped.
    """
    seat = state.turn
    region = state.lookup.regions[seat]
    found: i64 = 0
    if state.owner_at[field] == seat:
        found = state.canals_of[seat] | state.unrest_of[seat]
    if region >> field & 1:
        found |= (state.canals | state.unrest) & region
    if state.kind_at[field] == UNREST:
        found &= ~state.unrest_of[state.owner_at[field]]
    return found & ~(1 << field)


def _use_up(state: Position) -> None:
    """Rule `rebuild-instead`: uses up all building for this turn. Rule `rebuild-points`: a rebuild brings no points."""
    state.builds = 0
    state.rebuilt = 1


class Rebuild(DayunheVerb):
    """Rules `rebuild`, `rebuild-instead` and `rebuild-foreign`: chooses a tile to turn, move or swap."""

    def moves(self, state: Position) -> Sequence[int]:
        card = CARDS[state.chosen[state.turn]]
        if not card.rebuild or state.builds != card.build:
            return ()
        return state.lookup.moves_on(REBUILD, self._tiles(state))

    def _tiles(self, state: Position) -> i64:
        """Returns the mask of tiles that can be rebuilt."""
        seat = state.turn
        region = state.lookup.regions[seat]
        tiles = state.canals_of[seat] | state.unrest_of[seat] | (state.canals | state.unrest) & region
        if building.free_sites(state) & region:
            return tiles
        found: i64 = 0
        while tiles:
            low: int = tiles & -tiles
            tiles ^= low
            field = low.bit_length() - 1
            if len(state.lookup.turns[state.kind_at[field]]) > 1 or targets(state, field) or partners(state, field):
                found |= low
        return found

    def push(self, state: Position, target: i64) -> None:
        state.field = target
        state.phase = REBUILDING

    def refusal(self, state: Position, target: int) -> Refusal:
        """Explains that the card has no rebuild, that the player has built, or that the tile is another player's or
        missing.
        """
        card = CARDS[state.chosen[state.turn]]
        if not card.rebuild:
            return Refusal("card-parts", names.card_detail(state.chosen[state.turn]))
        if state.builds != card.build:
            return Refusal("rebuild-instead")
        owner = state.owner_at[target]
        return Refusal("rebuild-foreign" if owner not in (-1, state.turn) else "rebuild")


class RotateTile(building.TurnTile):
    """Rule `rebuild-rotate`: turns the tile on its field."""

    def moves(self, state: Position) -> Sequence[int]:
        field = state.field
        return state.lookup.rotate_moves[state.kind_at[field]][state.turns_at[field]]

    def push(self, state: Position, target: i64) -> None:
        _use_up(state)
        building.set_position(state, state.field, target)
        building.let_turn(state, -1)

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("rebuild-rotate")

    def announce(self, state: Position, target: int) -> None:
        say(state, "log-rotate", {"seat": Seat(state.turn), **names.tile_on(state, state.field)})


class MoveTile(DayunheVerb):
    """Rule `rebuild-move`: moves the tile to a free field, where it may be turned, or keeps its direction with the
    other reading.
    """

    def moves(self, state: Position) -> Sequence[int]:
        return state.lookup.moves_on(AT, targets(state, state.field))

    def push(self, state: Position, target: i64) -> None:
        source = state.field
        owner, kind, turns = state.owner_at[source], state.kind_at[source], state.turns_at[source]
        keeps = state.lookup.moved_keep_lines
        _use_up(state)
        building.lift(state, source)
        building.lay(state, target, owner, kind, turns if keeps else 0)
        building.let_turn(state, -1 if keeps else target)

    def refusal(self, state: Position, target: int) -> Refusal:
        if not state.lookup.buildable >> target & 1:
            return Refusal("build-where")
        free = building.free_sites(state) >> target & 1
        return Refusal("rebuild-foreign" if free else "rebuild-move")

    def announce(self, state: Position, target: int) -> None:
        say(state, "log-move", _both_ends(state, target))


class SwapTiles(DayunheVerb):
    """Rule `rebuild-swap`: swaps two tiles, both of which may then be turned."""

    def moves(self, state: Position) -> Sequence[int]:
        return state.lookup.moves_on(SWAP, partners(state, state.field))

    def push(self, state: Position, target: i64) -> None:
        source = state.field
        owner, kind = state.owner_at[source], state.kind_at[source]
        other_owner, other_kind = state.owner_at[target], state.kind_at[target]
        _use_up(state)
        building.lift(state, source)
        building.lift(state, target)
        building.lay(state, target, owner, kind, 0)
        building.lay(state, source, other_owner, other_kind, 0)
        building.let_turn(state, target, source)

    def refusal(self, state: Position, target: int) -> Refusal:
        source = state.field
        tile = (state.canals | state.unrest) >> target & 1
        both_unrest = state.unrest >> target & state.unrest >> source & 1
        alike = both_unrest and state.owner_at[target] == state.owner_at[source]
        return Refusal("rebuild-foreign" if tile and target != source and not alike else "rebuild-swap")

    def announce(self, state: Position, target: int) -> None:
        say(state, "log-swap", _both_ends(state, target))


def _both_ends(state: Position, target: int) -> dict[str, Value]:
    values: dict[str, Value] = {"seat": Seat(state.turn), "target": names.field_name(state, target)}
    return {**values, **names.tile_on(state, state.field)}
