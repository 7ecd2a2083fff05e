"""The lines of the log about what comes of moves; what a move itself says is in its verb.

Only ids of messages and their values stand here; the `.ftl` files have the texts.
"""

from __future__ import annotations

from kaiserhof.engine import Seat, say
from kaiserhof.games.dayunhe.rules.components import STACKS
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.words.names import Values, card_name, field_name, rank_name, tile_name


def turned_up(state: Position, pile: int, kind: int) -> None:
    values: Values = {"seat": Seat(pile // STACKS), "stack": pile % STACKS + 1, "tile": tile_name(state, kind)}
    say(state, "log-open", values)


def reshuffled(state: Position, seat: int) -> None:
    say(state, "log-reshuffle", {"seat": Seat(seat)})


def drawn(state: Position, kind: int) -> None:
    say(state, "log-draw", {"seat": Seat(state.turn), "tile": tile_name(state, kind)})


def put_under(state: Position, seat: int, stack: int) -> None:
    say(state, "log-under", {"seat": Seat(seat), "stack": stack + 1})


def to_wall(state: Position, owner: int) -> None:
    say(state, "log-wall", {"seat": Seat(owner), "tiles": state.wall[owner]})


def revealed(state: Position, seat: int, card: int) -> None:
    say(state, "log-reveal", {"seat": Seat(seat), "card": card_name(card)})


def entered(state: Position, field: int, seat: int, change: int) -> None:
    """The ship enters a field, which changes a seat's reputation; seat -1 if it is nobody's."""
    values: Values = {"field": field_name(state, field), "at": f"spot-{state.lookup.field_ids[field]}", "piece": "ship"}
    if seat < 0:
        say(state, "log-ship", values)
        return
    name = "log-ship-canal" if state.canals >> field & 1 else "log-ship-unrest"
    gain: Values = {"gain": change} if change else {}
    say(state, name, {**values, "seat": Seat(seat), "points": abs(change), **gain})


def trip_ended(state: Position) -> None:
    say(state, "log-trip", {"trips": state.trips})


def round_begins(state: Position) -> None:
    say(state, "log-round", {"round": state.round + 1, "seat": Seat(state.turn)})


def intrigue(state: Position, victim: int, loss: int) -> None:
    say(state, "log-intrigue", {"seat": Seat(state.turn), "other": Seat(victim), "points": loss})


def uprising(state: Position, seat: int, loss: int) -> None:
    say(state, "log-uprising", {"seat": Seat(seat), "points": loss})


def ended(state: Position) -> None:
    say(state, "log-ended", {})


def final(state: Position, seat: int, network: int, city: int, unrest: int) -> None:
    gains: Values = {"network": network, "city": city, "unrest": unrest}
    say(state, "log-final", {"seat": Seat(seat), **gains, "points": state.points[seat]})


def winners(state: Position) -> None:
    places = state.ranking()
    for seat in sorted(range(state.seats), key=lambda seat: places[seat]):
        values: Values = {"seat": Seat(seat), "rank": rank_name(places[seat]), "points": state.points[seat]}
        say(state, "log-rank", values)
