"""Draws what changes in the Actions Box: the cubes on it, the cubes left, and what each action costs the viewer now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.svg import centred, num
from kaiserhof.games.confucius.drawing.board.layout import ActionField, Layout
from kaiserhof.games.confucius.drawing.board.spots import Spot, SpotShape, piece
from kaiserhof.games.confucius.drawing.ink import at
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.pieces import number_badge
from kaiserhof.games.confucius.rules import moves
from kaiserhof.games.confucius.rules.actions import ACTIONS, PETITIONS
from kaiserhof.games.confucius.rules.components import (
    BOX_SPACES,
    COMMERCIAL_SPACE,
    FAVOUR_SPACE,
    MAX_BOXES,
    MAX_SEATS,
    PETITION_SPACE,
    TRANSFER_SPACE,
)
from kaiserhof.games.confucius.rules.moves import NAMES, pack, row_of
from kaiserhof.games.confucius.rules.phases import ACTING, CUBES_PAY, ENDED
from kaiserhof.games.confucius.rules.state import ConfuciusState

_PETITION_MOVES = tuple(move for petition in PETITIONS for move in row_of(petition.number))
_VERBS = {name: verb for verb, name in enumerate(NAMES)}
_TARGETS = {moves.BUY_JUNKS: 1, moves.SAIL: 1, moves.BUY_GIFT: 2}
"""The first target of actions for which it is always the same, unless it is 0."""
_AIMED = (moves.BRIBE, moves.SECURE, moves.TRANSFER, moves.INVADE, moves.GIVE_GIFT)
"""The actions whose first target depends on the position."""


class ActionCosts(NamedTuple):
    """What the cost of a seat's actions depends on."""

    cubes: int
    """The cubes that are left."""
    used: tuple[int, ...]
    """The cubes on each space."""
    traded: bool
    free: bool
    """Whether the next action costs no cubes."""
    advanced: bool

    @staticmethod
    def of(view: ConfuciusState, seat: int) -> ActionCosts:
        """Returns the current purse of a seat."""
        used = tuple(view.used[seat * BOX_SPACES : (seat + 1) * BOX_SPACES])
        free = view.mode != CUBES_PAY and view.phase == ACTING and view.turn == seat
        return ActionCosts(view.cubes[seat], used, bool(view.traded >> seat & 1), free, view.advanced)

    def cost_of(self, field: ActionField) -> str:
        """Returns the symbol of what a field costs; empty where cubes are never laid."""
        space = field.space
        if space in (TRANSFER_SPACE, FAVOUR_SPACE) or (space == PETITION_SPACE and not self.advanced):
            return ""
        if space == COMMERCIAL_SPACE and self.traded:
            return "traded"
        if self.free:
            return "cost-0"
        name = field.actions[0][0]
        action = PETITIONS[0] if name == "petition" else ACTIONS[_VERBS[name]]
        cost = action.cubes(self.used[space])
        return f"{'cost' if cost <= self.cubes else 'dear'}-{cost}"


class ActionsBox:
    """The changing part of the Actions Box in one language, for one number of seats."""

    def __init__(self, layout: Layout, labels: ConfuciusLabels) -> None:
        self._layout = layout
        self._labels = labels
        self._places = {name: SpotShape(f"do-{name}", box, 5) for field in layout.fields for name, box in field.actions}
        self._spots = lru_cache(4096)(self._spots_for_actions)
        self._spot = lru_cache(4096)(self._spot_for_action)
        self._heads = lru_cache(4096)(self._draw_heads)
        self._cubes = lru_cache(4096)(self._draw_cubes)
        self._prices = lru_cache(4096)(self._prices_in)
        self._costs = [_cost_places(field) for field in layout.fields]

    def over(self, view: ConfuciusState) -> list[str]:
        """Draws the cubes left above the columns, and the cubes used in them."""
        now = view.turn if view.phase != ENDED else -1
        parts = [self._heads(tuple(view.cubes), view.passed, now)]
        for number, field in enumerate(self._layout.fields):
            used = tuple(view.used[field.space :: BOX_SPACES])
            if any(used):
                parts.append(self._cubes(number, used))
        return parts

    def costs(self, view: ConfuciusState) -> list[str]:
        """Draws what each action costs the viewer now."""
        if view.phase == ENDED:
            return []
        return [
            at_place
            for places, cost in zip(self._costs, self._prices(ActionCosts.of(view, view.viewer)), strict=True)
            for at_place in places.get(cost, ())
        ]

    def _prices_in(self, purse: ActionCosts) -> tuple[str, ...]:
        return tuple([purse.cost_of(field) for field in self._layout.fields])

    def _draw_heads(self, cubes: tuple[int, ...], passed: int, now: int) -> str:
        drawn = []
        top = self._layout.areas["actions"].y
        columns = self._layout.fields[0].cubes
        for seat, ((x, _), left) in enumerate(zip(columns, cubes, strict=True)):
            label = self._labels.say("piece-cubes", seat=SIGNS[seat], cubes=left)
            turn = _now(x - 8.4, top + 2) if seat == now else ""
            faint = ' opacity=".35"' if passed >> seat & 1 else ""
            drawn.append(
                f'<g class="seat-{seat}" id="cubes-{seat}" role="img" aria-label="{label}">{turn}<g{faint}>'
                f'<text class="ink" x="{num(x)}" y="{top + 15}" font-size="13" font-weight="700" text-anchor="middle">'
                f"{left}</text>{centred(f'cube-{seat}', x, top + 24, 14, 14)}</g></g>"
            )
        return "".join(drawn)

    def _draw_cubes(self, number: int, used: tuple[int, ...]) -> str:
        field, drawn = self._layout.fields[number], []
        for seat, count in enumerate(used):
            if not count:
                continue
            x, y = field.cubes[0] if field.space == FAVOUR_SPACE else field.cubes[seat]
            size = 20 if field.space == FAVOUR_SPACE else 18
            label = self._labels.say("piece-used", seat=SIGNS[seat], cubes=count)
            more = at(x, y + 11, 1, number_badge(count, 6)) if count > 1 else ""
            cubes = centred(f"cube-{seat}", x, y, size, size)
            drawn.append(piece(f"used-{seat}-{number}", seat, f"cubes-{seat}", label, cubes, more))
        return "".join(drawn)

    # ------------------------------------------------------------------ spots

    def spots(self, view: ConfuciusState, seat: int) -> tuple[Spot, ...]:
        """Returns a spot for every action but the Imperial Favour; for the petition only in the advanced game."""
        targets = tuple([_target(view, verb, max(0, seat)) for verb in _AIMED])
        fields = self._layout.fields
        costs = self._prices(ActionCosts.of(view, seat)) if seat >= 0 else ("",) * len(fields)
        return self._spots(view.advanced, targets, costs)

    def _spots_for_actions(self, advanced: bool, targets: tuple[int, ...], costs: tuple[str, ...]) -> tuple[Spot, ...]:
        firsts = {"petition": pack(moves.PETITION_STUDENT) if advanced else -1, "favour": -1}
        aims = {**_TARGETS, **dict(zip(_AIMED, targets, strict=True))}
        spots = []
        for field, cost in zip(self._layout.fields, costs, strict=True):
            for name, _ in field.actions:
                first = firsts[name] if name in firsts else pack(_VERBS[name], aims.get(_VERBS[name], 0))
                spots.append(self._spot(name, first, cost))
        return tuple(spots)

    def _spot_for_action(self, name: str, first: int, cost: str) -> Spot:
        more: Sequence[int] = ()
        if first >= 0:
            more = _PETITION_MOVES if name == "petition" else row_of(_VERBS[name])
        return Spot(self._places[name], first, more, f"do-{name}", self._say_action(name, cost))

    def _say_action(self, name: str, cost: str) -> str:
        """Returns the label of an action, with its cost if it costs cubes."""
        words = self._labels.words(f"action-{name}")
        if cost[-1:].isdigit():
            return self._labels.say("spot-action", action=words, cubes=int(cost[-1]))
        return escape(words)


def _target(view: ConfuciusState, verb: int, seat: int) -> int:
    """Returns a target of an aimed action whose refusal gives the most useful reason."""
    if verb == moves.BRIBE:
        return int(view.unbribed & -view.unbribed).bit_length() - 1 if view.unbribed else 2
    if verb in (moves.SECURE, moves.TRANSFER):
        own = view.own[seat] & ~(view.secured if verb == moves.SECURE else 0)
        return int(own & -own).bit_length() - 1 if own else 2
    if verb == moves.INVADE:
        done = view.land_done
        slot = 0 if not done & 1 else 1 if not done & 2 else 2 if not done & 4 else 0
        return max(0, view.foreign[slot]) * MAX_BOXES
    owned = view.available[seat]
    value = int(owned & -owned).bit_length() if owned else 1
    return value * MAX_SEATS + (seat + 1) % view.seats


def _now(x: float, y: float) -> str:
    return f'<rect class="now" x="{num(x)}" y="{num(y)}" width="16.8" height="30" rx="3"/>'


def _cost_places(field: ActionField) -> dict[str, list[str]]:
    """Draws each symbol of a cost at the pictograms of a field."""
    symbols = ("traded", *(f"{kind}-{cost}" for kind in ("cost", "dear") for cost in range(3)))
    return {
        symbol: [centred(symbol, box.x + 9.5, box.cy + 9.5, 18, 18) for _, box in field.actions] for symbol in symbols
    }
