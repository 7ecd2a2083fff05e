"""Draws the board as text: the map with roads, houses and emissaries, and below it the supplies and the cards."""

from __future__ import annotations

from kaiserhof.drawing.terminal import SEAT_COLOURS, SIGNS, Canvas, paint, sign
from kaiserhof.engine import FULL, Seat, Words
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.rules import scoring
from kaiserhof.games.china.rules.components import (
    COLOURS,
    HAND_SIZE,
    LETTERS,
    MAX_SEATS,
    cards_in_hand,
    cards_in_row,
)
from kaiserhof.games.china.rules.state import ChinaState

WIDTH, HEIGHT = 112, 37
ROAD = "·"
FREE, FORT = "○", "#"


def board_text(state: ChinaState, words: Words, *, colour: bool = False) -> str:
    """Returns the position as text, with what the state's viewer knows."""
    parts = [
        _map(state, words, colour=colour),
        *_seats(state, words, colour=colour),
        *_cards(state, words, colour=colour),
        paint(words("terminal-legend"), "dim" if colour else None),
    ]
    if state.lookup.board.reconstruction:
        parts.append(paint(words("board-reconstruction"), "dim" if colour else None))
    return "\n".join(parts)


def _map(state: ChinaState, words: Words, *, colour: bool) -> str:
    board = state.lookup.board
    canvas = Canvas(WIDTH, HEIGHT)

    def spot(point: Point) -> tuple[int, int]:
        return round(point[0] / board.width * (WIDTH - 8)) + 1, round(point[1] / board.height * (HEIGHT - 1))

    places = {field.id: spot((field.x, field.y)) for field in board.fields}
    for a, b in board.roads[state.lookup.side]:
        canvas.line(places[a], places[b], ROAD, "dim")
    for alliance in board.alliances:
        x, y = spot(alliance.marker)
        canvas.text(x - 1, y, f"({alliance.number})", "dim")
    for number, province in enumerate(board.provinces):
        x, y = spot(province.label or province.dragon)
        canvas.text(
            x - 2, y, f"{province.names[words.lang]} [{LETTERS[state.lookup.colour_of[number]]}]", province.colour
        )
        _draw_dragon(state, canvas, number, spot(province.dragon))
        for place in range(len(province.fields)):
            _draw_field(state, canvas, state.lookup.first_field[number] + place, places[province.fields[place].id])
    return canvas.show(colour=colour).strip("\n")


def _draw_field(state: ChinaState, canvas: Canvas, field: int, spot: tuple[int, int]) -> None:
    """Draws a free field as a ring, a house as its owner's sign, each with its number; `#` is a fortification."""
    province = state.lookup.province_of[field]
    owner = next((seat for seat in range(state.seats) if state.houses[seat] >> field & 1), None)
    mark = FREE if owner is None else SIGNS[owner]
    tint = COLOURS[state.lookup.colour_of[province]] if owner is None else SEAT_COLOURS[owner]
    number = field - state.lookup.first_field[province] + 1
    fort = FORT if state.forts >> field & 1 else ""
    canvas.text(*spot, f"{mark}{number}{fort}", tint)


def _draw_dragon(state: ChinaState, canvas: Canvas, province: int, spot: tuple[int, int]) -> None:
    """Writes the emissaries in the province and how many it has room for: `<●■ 2/3>`."""
    counts = state.emissaries[province * MAX_SEATS : province * MAX_SEATS + state.seats]
    limit = f"{sum(counts)}/{state.most[province]}"
    x, y = spot
    x -= (sum(counts) + len(limit) + 2) // 2
    canvas.text(x, y, "<")
    for seat, count in enumerate(counts):
        canvas.text(x + 1, y, SIGNS[seat] * count, SEAT_COLOURS[seat])
        x += count
    canvas.text(x + 1, y, f" {limit}>" if any(counts) else f"{limit}>")


def _seats(state: ChinaState, words: Words, *, colour: bool) -> list[str]:
    lines = []
    for seat in range(state.seats):
        line = words(
            "board-supply",
            seat=Seat(seat),
            points=state.points[seat],
            houses=state.houses_left[seat],
            emissaries=state.emissaries_left[seat],
            cards=HAND_SIZE[state.seen_cards[seat]] + state.hidden_count[seat],
        )
        extras = []
        if state.forts or any(state.forts_left):
            extras.append(words("board-supply-forts", forts=state.forts_left[seat]))
        if seat != state.viewer and state.seen_cards[seat]:
            extras.append(words("board-known", cards=_hand(state.seen_cards[seat], words, colour=colour)))
        if seat == 0:
            extras.append(words("board-emperor"))
        cards, _ = scoring.on_track(state.points[seat])
        wall = " +" * cards
        marker = ">" if state.turn_of() == seat else " "
        lines.append(f"{marker} {sign(seat, colour=colour)} " + " · ".join([line + wall, *extras]))
    return lines


def _cards(state: ChinaState, words: Words, *, colour: bool) -> list[str]:
    row = _names([number for number in range(5) for _ in range(cards_in_row(state.row, number))], words, colour=colour)
    lines = [
        f"{words('board-row')}: {row}   " + words("board-pile", pile=state.pile_size, discards=sum(state.discards)),
    ]
    seat = state.turn if state.viewer == FULL else state.viewer
    if seat >= 0:
        lines.append(f"{words('board-hand')}: {_hand(state.hands[seat], words, colour=colour)}")
    return lines


def _hand(hand: int, words: Words, *, colour: bool) -> str:
    return _names([number for number in range(5) for _ in range(cards_in_hand(hand, number))], words, colour=colour)


def _names(cards: list[int], words: Words, *, colour: bool) -> str:
    names = (paint(words(f"colour-{COLOURS[card]}"), COLOURS[card] if colour else None) for card in cards)
    return ", ".join(names) or "–"
