"""Log lines for what follows from moves: the used-up pile, points and the end. The moves announce themselves."""

from __future__ import annotations

from kaiserhof.engine import Seat, Value, say
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.roads import Rows
from kaiserhof.games.china.rules.scoring import row_worth
from kaiserhof.games.china.words.names import province_name


def pile_used_up(state: Position) -> None:
    if state.used_up == 1:
        say(state, "log-pile-first", {"cards": state.pile_size})
    else:
        say(state, "log-pile-second", {})


def ended(state: Position) -> None:
    say(state, "log-ended", {})


def houses_scored(state: Position, province: int, gained: list[int]) -> None:
    for seat, points in enumerate(gained):
        if points:
            values: dict[str, Value] = {
                "seat": Seat(seat),
                "points": points,
                "province": province_name(state, province),
            }
            say(state, "log-points-houses", values)


def alliance_scored(state: Position, number: int, a: int, b: int, gained: list[int]) -> None:
    for seat, points in enumerate(gained):
        if points:
            values: dict[str, Value] = {
                "seat": Seat(seat),
                "points": points,
                "number": number,
                "first": province_name(state, a),
                "second": province_name(state, b),
            }
            say(state, "log-points-alliance", values)


def roads_scored(state: Position, seat: int, rows: Rows) -> None:
    for row in rows:
        values: dict[str, Value] = {"seat": Seat(seat), "points": row_worth(state, row), "houses": len(row)}
        say(state, "log-points-road", values)


def winners(state: Position) -> None:
    for seat, place in enumerate(state.ranking()):
        if place == 1:
            say(state, "log-winner", {"seat": Seat(seat), "points": state.points[seat]})
