"""The course of the game: the first tiles, the draft, turns, the ship's move, uprisings, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Seat, Value, say
from kaiserhof.games.dayunhe.rules import scoring
from kaiserhof.games.dayunhe.rules.components import (
    ALL_CARDS,
    ALL_STACKS,
    CARDS,
    ESPIONAGE,
    MAX_SEATS,
    STACKS,
    UNREST_LOSS,
)
from kaiserhof.games.dayunhe.rules.lookup import CHOICES
from kaiserhof.games.dayunhe.rules.moves import REVEAL_MOVE, SAIL, TAKES
from kaiserhof.games.dayunhe.rules.phases import ACTION, DRAFT, ENDED, REVEALING
from kaiserhof.games.dayunhe.rules.position import NOT_YET, Position
from kaiserhof.games.dayunhe.rules.sources import CITY, CITY_UNREST, NETWORK, REGION_UNREST, UPRISINGS
from kaiserhof.games.dayunhe.rules.verbs import ship, stacks
from kaiserhof.games.dayunhe.rules.verbs.verb import DayunheVerb
from kaiserhof.games.dayunhe.words import names


def begin_round(state: Position) -> None:
    """Rule `round`: collects all cards; the start player chooses first."""
    for seat in range(state.seats):
        state.chosen[seat] = NOT_YET
        state.passed[seat] = NOT_YET
    state.revealed = 0
    state.tea = 0
    state.turn = start_player(state)
    state.passed[state.turn] = 0
    state.phase = DRAFT
    if state.journal is not None:
        say(state, "log-round", {"round": state.round + 1, "seat": Seat(state.turn)})


def start_player(state: Position) -> i64:
    """Rule `start-player`: returns the start player of this round."""
    return state.round % state.seats


def next_seat(state: Position) -> i64:
    """Rule `turn-order`: returns the next seat of this round, or -1 when all have had their turn."""
    seat = (state.turn + 1) % state.seats
    return -1 if seat == start_player(state) else seat


def _begin_turn(state: Position, seat: i64) -> None:
    """Rule `reveal`: begins a seat's turn; revealing its card comes next.

    Revealing is a move of its own, so that nobody can undo the move before it after seeing the card.
    """
    state.turn = seat
    state.phase = REVEALING


def _end_round(state: Position) -> None:
    """Ends the round (rules `uprising`, `start-player` and `game-end`)."""
    _uprisings(state)
    if state.trips:
        state.round += 1
        begin_round(state)
    else:
        _finish(state)


def _uprisings(state: Position) -> None:
    """Rules `uprising` and `uprising-again`: carries out uprisings by colour, from the start player on.

    A colour has as many as its tiles allow; with the other reading, at most one.
    """
    limit = state.limit
    for place in range(state.seats):
        seat = (state.round + place) % state.seats
        while state.wall[seat] >= limit:
            state.wall[seat] -= limit
            change = state.gain(seat, -UNREST_LOSS * limit, UPRISINGS)
            say(state, "log-uprising", {"seat": Seat(seat), "points": -change, "tiles": limit})
            for _ in range(limit):
                stacks.put_under(state, seat, stacks.smallest(state, seat))
            if state.lookup.one_uprising:
                break


def _finish(state: Position) -> None:
    """Rule `final-scoring`: scores network, city, unrest in the region and unrest in the city, in this order.

    Rule `wall-left`: unrest on the Wall costs nothing.
    """
    state.phase = ENDED
    state.turn = 0
    say(state, "log-ended", {})
    for seat in range(state.seats):
        denounced: i64 = 0
        for owner in range(state.seats):
            denounced += state.city_unrest[seat * MAX_SEATS + owner]
        network = state.gain(seat, scoring.network(state, seat), NETWORK)
        city = state.gain(seat, scoring.city_points(state, seat), CITY)
        unrest = state.gain(seat, -UNREST_LOSS * scoring.region_unrest(state, seat), REGION_UNREST)
        unrest += state.gain(seat, -UNREST_LOSS * denounced, CITY_UNREST)
        if state.journal is not None:
            gains: dict[str, Value] = {"network": network, "city": city, "unrest": -unrest}
            largest, fields = scoring.largest_network(state, seat), enumerate(state.lookup.field_ids)
            gains["fields"] = " ".join([field for number, field in fields if largest >> number & 1])
            say(state, "log-final", {"seat": Seat(seat), **gains, "points": state.points[seat]})
    if state.journal is not None:
        places = state.ranking()
        for seat in sorted(range(state.seats), key=lambda seat: places[seat]):
            rank = names.rank_name(places[seat])
            values: dict[str, Value] = {"rank": rank, "place": places[seat], "points": state.points[seat]}
            say(state, "log-rank", {"seat": Seat(seat), **values})


# ---------------------------------------------------------------- what players do


class TakeFirst(DayunheVerb):
    """Rule `setup-first-tile`: takes one of the open tiles into the warehouse; that stack stays face down."""

    def moves(self, state: Position) -> Sequence[int]:
        return TAKES

    def push(self, state: Position, target: i64) -> None:
        pile = state.turn * STACKS + target
        stacks.store(state, state.turn, state.tops[pile])
        state.tops[pile] = -1
        state.turn += 1
        if state.turn == state.seats:
            begin_round(state)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"stack": target + 1, "tile": names.top_name(state, target)}

    def announce(self, state: Position, target: int) -> None:
        say(state, "log-take", {"seat": Seat(state.turn), "tile": names.top_name(state, target)})


class Choose(DayunheVerb):
    """Rules `draft` and `draft-handed-on`: chooses a card in secret and hands the others on."""

    def moves(self, state: Position) -> Sequence[int]:
        return CHOICES[ALL_CARDS & ~state.passed[state.turn]]

    def push(self, state: Position, target: i64) -> None:
        state.chosen[state.turn] = target
        gone = state.passed[state.turn] | 1 << target
        seat = next_seat(state)
        if seat >= 0:
            state.passed[seat] = gone
            state.turn = seat
        else:
            _begin_turn(state, start_player(state))

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("draft-handed-on")

    def label(self, state: Position, target: int) -> Message:
        card = CARDS[target]
        values: dict[str, Value] = {"replenish": card.replenish, "builds": card.build}
        name = "move-choose-rebuild" if card.rebuild else "move-choose"
        return Message(name, {**self.values(state, target), **values})

    def announce(self, state: Position, target: int) -> None:
        """Tells everyone who has chosen, and only the player which card."""
        say(state, "log-choose", {"seat": Seat(state.turn)})
        say(state, "log-chose", {"card": names.card_name(target)}, only=state.turn)


class Reveal(DayunheVerb):
    """Rule `reveal`: reveals the card; its parts may then be played in any order."""

    def moves(self, state: Position) -> Sequence[int]:
        return (REVEAL_MOVE,)

    def push(self, state: Position, target: i64) -> None:
        seat = state.turn
        number = state.chosen[seat]
        card = CARDS[number]
        state.revealed |= 1 << seat
        state.replenish = card.replenish
        state.builds = card.build
        state.special = 1
        state.unspied = ALL_STACKS if number == ESPIONAGE else 0
        state.phase = ACTION
        if state.journal is not None:
            say(state, "log-reveal", {"seat": Seat(seat), "card": names.card_name(number)})


class Done(DayunheVerb):
    """Rules `parts` and `tea-break`: ends the turn; after the last turn the ship sails."""

    def moves(self, state: Position) -> Sequence[int]:
        """Returns the only move; it is always legal, because all parts are optional."""
        return (self.move,)

    def push(self, state: Position, target: i64) -> None:
        """Goes on to the next player, to the ship's move, or to the end of the round.

        Rule `inspection-trip`: after an inspection has ended a trip, the ship sails its full length on the next one;
        after the fourth trip it stops.
        """
        state.replenish = 0
        state.builds = 0
        state.rebuilt = 0
        state.special = 0
        state.unspied = 0
        state.inspection = ship.NOT_ENDED
        seat = next_seat(state)
        if seat >= 0:
            _begin_turn(state, seat)
            return
        state.turn = start_player(state)
        if state.tea or not state.trips:
            _end_round(state)
            return
        state.steps = state.lookup.length
        state.stones = 0
        if ship.sail_on(state):
            _end_round(state)


class Steer(DayunheVerb):
    """Rule `ship-chooser`: the start player chooses the ship's next field."""

    def moves(self, state: Position) -> Sequence[int]:
        return state.lookup.moves_on(SAIL, state.ways)

    def push(self, state: Position, target: i64) -> None:
        """Sails on up to the next choice, or to the end of the round."""
        ship.enter(state, target)
        if ship.sail_on(state):
            _end_round(state)

    def refusal(self, state: Position, target: int) -> Refusal:
        return ship.no_way(state, target)
