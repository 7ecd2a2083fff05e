"""The names of things in messages: tiles, cards, ranks, fields, and the targets of moves."""

from __future__ import annotations

from collections.abc import Callable

from kaiserhof.engine import Message, Seat, Value
from kaiserhof.games.dayunhe.rules.components import CARDS, STACKS, UNREST
from kaiserhof.games.dayunhe.rules.position import Position

ARROWS = "↑↗↘↓↙↖"
"""The direction of each edge."""


def tile_name(state: Position, kind: int) -> Message:
    if kind == UNREST:
        return Message("tile-unrest")
    tile = state.lookup.board.tiles[kind - 1]
    name = "tile-mirrored" if tile.mirrored else "tile-canal"
    return Message(name, {"tile": tile.names, "value": tile.value})


def top_name(state: Position, stack: int) -> Message:
    """Returns the name of the tile on top of a stack of the player whose turn it is."""
    kind = state.tops[state.turn * STACKS + stack]
    return tile_name(state, kind) if kind >= 0 else Message("tile-hidden")


def arrows(lines: int) -> str:
    """Returns canal lines as arrows, clockwise from the north, for a board with north above.

    >>> arrows(0b001011)
    '↑↗↓'
    """
    return "".join(arrow for edge, arrow in enumerate(ARROWS) if lines >> edge & 1)


def lines_named(lines: int) -> Message:
    """Returns where canal lines lead, by the neighbouring fields: arrows would contradict a board with north on the
    left.
    """
    return _each_line("goal", lines)


def tile_lines(state: Position, kind: int, turns: int) -> Message:
    """Returns where the canal lines of a turned tile lead, by compass points, which are short."""
    return _each_line("direction", state.lookup.lines[kind][turns])


def _each_line(name: str, lines: int) -> Message:
    found: Message | None = None
    for edge in range(5, -1, -1):
        if lines >> edge & 1:
            goal = Message(f"{name}-{edge}")
            found = goal if found is None else Message("goals-more", {"goal": goal, "more": found})
    return found or Message("tile-unrest")


def card_name(card: int) -> Message:
    return Message(f"card-{CARDS[card].id}")


def card_detail(card: int) -> Message:
    """Returns the detail of a refusal: the card in play does not allow the move."""
    return Message("detail-card", {"card": card_name(card)})


def rank_name(place: int) -> Message:
    """Rule `winner`: returns the rank for a place."""
    return Message(f"rank-{place}")


def field_name(state: Position, field: int) -> str:
    return state.lookup.names[field]


def tile_on(state: Position, field: int) -> dict[str, Value]:
    """Returns the values of a message about a tile on the board: its owner, its kind and its field."""
    return {
        "other": Seat(state.owner_at[field]),
        "tile": tile_name(state, state.kind_at[field]),
        "field": field_name(state, field),
    }


NAME_OF_TARGET: dict[str, Callable[[Position, int], Value]] = {
    "card": lambda _, card: card_name(card),
    "field": field_name,
    "seat": lambda _, seat: Seat(seat),
    "stack": lambda _, stack: stack + 1,
    "tile": tile_name,
    "turns": lambda _, turns: turns,
}
"""The function that names a target in messages, by kind of target; see `moves.TARGETS`."""
