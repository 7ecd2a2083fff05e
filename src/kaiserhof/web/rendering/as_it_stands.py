"""How a game stands, for the page: what one viewer may know of it, in their language."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.engine import Game, Message, Plate, Seat, Words
from kaiserhof.tables import TableView
from kaiserhof.web.wire import AsItStands, PlateData


def tells(game: Game) -> bool:
    """Returns whether a game tells how it stands."""
    return type(game).as_it_stands is not Game.as_it_stands


def as_it_stands(view: TableView, words: Words) -> AsItStands:
    """Returns what the viewer may know. The numbers are those of the game."""
    plates = view.game.as_it_stands(view.state)
    totals = list(view.state.scores())
    for plate in plates:
        if plate.counts and not plate.standing.scored:
            for seat, points in enumerate(plate.standing.points):
                totals[seat] += points
    return {"number": view.number, "totals": totals, "plates": [_plate(plate, words) for plate in plates]}


def _plate(plate: Plate, words: Words) -> PlateData:
    seats = _seats(plate)
    return {
        "id": plate.standing.id,
        "group": words(plate.group),
        "title": words(plate.standing.label),
        "places": plate.places,
        "seats": seats,
        "said": words("list-comma").join(words(_said(plate, *each)) for each in seats),
        "why": words(plate.why) if plate.why else "",
        "shown": plate.shown,
        "worth": plate.worth,
    }


def _seats(plate: Plate) -> Sequence[tuple[int, int, int]]:
    """Returns who takes part: the most points first, then the most pieces."""
    standing = plate.standing
    count = max(len(standing.points), len(standing.pieces))
    points, pieces = standing.points or (0,) * count, standing.pieces or (0,) * count
    found = [(seat, pieces[seat], points[seat]) for seat in range(count) if pieces[seat] or points[seat]]
    return sorted(found, key=lambda each: (-each[2], -each[1]))


def _said(plate: Plate, seat: int, pieces: int, points: int) -> Message:
    name = "stands-both" if plate.standing.pieces else "stands-points"
    return Message(name, {"seat": Seat(seat), "pieces": pieces, "points": points})
