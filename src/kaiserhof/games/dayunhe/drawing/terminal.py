"""Draws the board as text: hexes with tiles and the directions of their canal lines, and the players beside them.

A hex shows its name, then a canal by its owner's sign and value or unrest by sign and `!`; arrows are canal lines; the
sign in the lower right corner is that of the region's owner.
"""

from __future__ import annotations

from kaiserhof.drawing.terminal import SEAT_COLOURS, SIGNS, Canvas, paint
from kaiserhof.engine import Message, Seat, Words
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS, STACKS, UNREST
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs.stacks import height
from kaiserhof.games.dayunhe.words.names import arrows, card_name, tile_name

INNER = 10
"""Number of characters between the slanted sides of a hex."""
SOUTH, NORTH = "⇓", "⇑"
SYMBOL, STONE = "*", "°"
PANEL = 96
"""Width of the panel of players, in characters."""
IN_A_LINE = 3
"""Number of tiles of a warehouse in one line."""


def board_text(state: DayunheState, words: Words, *, colour: bool = False) -> str:
    """Returns the position as text, with what the state's viewer knows."""
    fields = state.lookup.board.used(state.seats)
    left = (max(f.x for f in fields) + 1) * (INNER + 1) + 4
    panel = _panel(state, words)
    canvas = Canvas(left + PANEL, max(max(f.y for f in fields) + 3, len(panel)))
    for number, f in enumerate(fields):
        _hex(state, words, canvas, number, (f.x * (INNER + 1), f.y + 1))
    for row, (text, tint) in enumerate(panel):
        canvas.text(left, row, text, tint)
    notes = [words("terminal-legend")]
    if state.lookup.board.reconstruction:
        notes.append(words("terminal-reconstruction"))
    dim = "dim" if colour else None
    return "\n".join([canvas.show(colour=colour).rstrip("\n"), *(paint(note, dim) for note in notes)])


# ---------------------------------------------------------------- hexes


def _hex(state: DayunheState, words: Words, canvas: Canvas, field: int, spot: tuple[int, int]) -> None:
    x, y = spot
    if state.lookup.across[field][0] < 0:
        canvas.text(x + 1, y - 1, "_" * INNER, "dim")
    canvas.text(x, y, "/", "dim")
    canvas.text(x + INNER + 1, y, "\\", "dim")
    canvas.text(x, y + 1, "\\" + "_" * INNER + "/", "dim")
    ship = (SOUTH if state.south else NORTH) if state.ship == field else " "
    stone = STONE if state.stones >> field & 1 and ship == " " else ""
    canvas.text(x + 1, y, ship, "bold")
    canvas.text(x + 2, y, _name(state, words, field))
    owner = state.owner_at[field]
    if owner >= 0:
        kind = state.kind_at[field]
        mark = "!" if kind == UNREST else str(state.lookup.values[kind])
        canvas.text(x + 6, y, SIGNS[owner] + mark, SEAT_COLOURS[owner])
        canvas.text(x + 2, y + 1, arrows(state.lines[field]), SEAT_COLOURS[owner])
    elif field in state.lookup.symbols:
        canvas.text(x + 6, y, SYMBOL, "dim")
    canvas.text(x + INNER, y, stone)
    region = state.lookup.region_of[field]
    if region >= 0:
        canvas.text(x + INNER, y + 1, SIGNS[region], SEAT_COLOURS[region])


def _name(state: DayunheState, words: Words, field: int) -> str:
    if field == state.lookup.goal[0]:
        return words("terminal-peking")
    if field == state.lookup.goal[1]:
        five = state.lookup.board.turning(state.seats).kind == "hangzhou"
        return words("terminal-hangzhou" if five else "terminal-turning", field=state.lookup.names[field])
    return state.lookup.names[field]


# ---------------------------------------------------------------- players


def _panel(state: DayunheState, words: Words) -> list[tuple[str, str | None]]:
    """Returns the lines beside the board, with their colours."""
    start = Seat(state.round % state.seats)
    heading = "terminal-ship-south" if state.south else "terminal-ship-north"
    lines: list[tuple[str, str | None]] = [
        (words("terminal-round", round=state.round + 1, seat=start), "bold"),
        (words(heading, field=state.lookup.names[state.ship]), None),
        (
            words("terminal-trips", trips=state.trips)
            + " · "
            + words("terminal-limit", limit=state.limit)
            + (" · " + words("terminal-tea") if state.tea else ""),
            None,
        ),
    ]
    for seat in range(state.seats):
        lines.append(("", None))
        lines += _seat(state, words, seat)
    return lines


def _seat(state: DayunheState, words: Words, seat: int) -> list[tuple[str, str | None]]:
    marker = ">" if state.turn_of() == seat else " "
    city = words("terminal-city") + f" {state.city_tiles[seat]}"
    unrest = sum(state.city_unrest[seat * MAX_SEATS : (seat + 1) * MAX_SEATS])
    parts = [
        f"{marker} {SIGNS[seat]} {words.seat(seat)}",
        words("terminal-reputation") + f" {state.points[seat]}",
        city + (f" !{unrest}" if unrest else ""),
        words("terminal-wall") + f" {state.wall[seat]}/{state.limit}",
    ]
    if state.chosen[seat] != -1:
        card = state.chosen[seat]
        parts.append(words(card_name(card) if card >= 0 else Message("terminal-card-hidden")))
    stacks = " · ".join(_stack(state, words, seat * STACKS + stack) for stack in range(STACKS))
    return [
        (" · ".join(parts), SEAT_COLOURS[seat]),
        (f"    {words('terminal-stacks')}: {stacks}", None),
        *((line, None) for line in _warehouse(state, words, seat)),
    ]


def _stack(state: DayunheState, words: Words, pile: int) -> str:
    """Describes a stack: its height, the open tile, and the number of unrest tiles known to be at the bottom."""
    tiles = height(state, pile)
    if not tiles:
        return "–"
    top = state.tops[pile]
    shown = words(tile_name(state, top)) if top >= 0 else "?"
    below = f" (!{state.bottoms[pile]})" if state.bottoms[pile] else ""
    return f"{tiles} {shown}{below}"


def _warehouse(state: DayunheState, words: Words, seat: int) -> list[str]:
    """Lists the tiles of a warehouse in one line, or in two if the names are long."""
    kinds = state.lookup.kinds
    tiles = [
        words(tile_name(state, kind)) for kind in range(kinds) for _ in range(state.warehouse[seat * kinds + kind])
    ]
    rows = [", ".join(tiles[first : first + IN_A_LINE]) for first in range(0, len(tiles), IN_A_LINE)]
    return [f"    {words('terminal-warehouse')}: {rows[0] if rows else '–'}", *(f"      {row}" for row in rows[1:])]
