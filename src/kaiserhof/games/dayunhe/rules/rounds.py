"""The course of a round: the draft, turns, the ship, uprisings, the next start player; and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.games.dayunhe.rules import scoring, ship
from kaiserhof.games.dayunhe.rules.components import ALL_STACKS, CARDS, ESPIONAGE, MOST_SEATS, UNREST_LOSS
from kaiserhof.games.dayunhe.rules.phases import ACTION, DRAFT, ENDED, REVEALING
from kaiserhof.games.dayunhe.rules.position import NOT_YET
from kaiserhof.games.dayunhe.rules.sources import CITY, CITY_UNREST, NETWORK, REGION_UNREST, UPRISINGS
from kaiserhof.games.dayunhe.rules.stacks import put_under, smallest
from kaiserhof.games.dayunhe.words import log

if TYPE_CHECKING:
    from kaiserhof.games.dayunhe.rules.state import DayunheState


def begin_round(state: DayunheState) -> None:
    """Rule `round`: all cards are collected; the start player chooses first."""
    seats = state.seats
    state.chosen = [NOT_YET] * seats
    state.passed = [NOT_YET] * seats
    state.revealed = 0
    state.tea = 0
    state.turn = state.round % seats
    state.passed[state.turn] = 0
    state.phase = DRAFT
    if state.journal is not None:
        log.round_begins(state)


def next_seat(state: DayunheState) -> int:
    """Rule `turn-order`: the next seat of this round, or -1 when all have had their turn."""
    seat = (state.turn + 1) % state.seats
    return -1 if seat == state.round % state.seats else seat


def choose(state: DayunheState, card: int) -> None:
    """Rule `draft`: a card is chosen in secret and the others are handed on."""
    state.chosen[state.turn] = card
    gone = state.passed[state.turn] | 1 << card
    seat = next_seat(state)
    if seat >= 0:
        state.passed[seat] = gone
        state.turn = seat
    else:
        _turn_of(state, state.round % state.seats)


def _turn_of(state: DayunheState, seat: int) -> None:
    """Rule `reveal`: it is this seat's turn, and its card is next to be revealed.

    That is a move of its own, so that whoever moved before cannot take anything back with the card before their eyes.
    """
    state.turn = seat
    state.phase = REVEALING


def reveal(state: DayunheState) -> None:
    """Rule `reveal`: the card is revealed and its parts are open, in any order."""
    seat = state.turn
    card = state.chosen[seat]
    state.revealed |= 1 << seat
    state.replenish = CARDS[card].replenish
    state.builds = CARDS[card].build
    state.special = 1
    state.unspied = ALL_STACKS if card == ESPIONAGE else 0
    state.phase = ACTION
    if state.journal is not None:
        log.revealed(state, seat, card)


def end_turn(state: DayunheState) -> None:
    """Rules `parts` and `tea-break`: the next player reveals their card; after the last the ship sails."""
    state.replenish = 0
    state.builds = 0
    state.special = 0
    state.unspied = 0
    seat = next_seat(state)
    if seat >= 0:
        _turn_of(state, seat)
        return
    state.turn = state.round % state.seats
    if state.tea or not state.trips:
        end_round(state)
        return
    state.steps = state.lookup.length
    state.stones = 0
    if ship.sail_on(state):
        end_round(state)


def sail(state: DayunheState, field: int) -> None:
    """Rule `ship-chooser`: the start player has chosen the ship's next field."""
    ship.enter(state, field)
    if ship.sail_on(state):
        end_round(state)


def end_round(state: DayunheState) -> None:
    """Rules `uprising`, `start-player` and `game-end`."""
    _uprisings(state)
    if not state.trips:
        _finish(state)
        return
    state.round += 1
    begin_round(state)


def _uprisings(state: DayunheState) -> None:
    """Rules `uprising` and `uprising-again`, colour by colour from the start player on."""
    limit = state.limit
    for place in range(state.seats):
        seat = (state.round + place) % state.seats
        while state.wall[seat] >= limit:
            state.wall[seat] -= limit
            state.gain(seat, -UNREST_LOSS * limit, UPRISINGS)
            if state.journal is not None:
                log.uprising(state, seat, limit)
            for _ in range(limit):
                put_under(state, seat, smallest(state, seat))


def _finish(state: DayunheState) -> None:
    """Rule `final-scoring`: network, city, unrest in the region, unrest in the city, never below 0."""
    state.phase = ENDED
    state.turn = 0
    if state.journal is not None:
        log.ended(state)
    for seat in range(state.seats):
        state.gain(seat, scoring.network(state, seat), NETWORK)
        state.gain(seat, scoring.city_points(state, seat), CITY)
        state.gain(seat, -UNREST_LOSS * scoring.region_unrest(state, seat), REGION_UNREST)
        denounced = sum(state.city_unrest[seat * MOST_SEATS : (seat + 1) * MOST_SEATS])
        state.gain(seat, -UNREST_LOSS * denounced, CITY_UNREST)
        if state.journal is not None:
            log.final(state, seat)
    if state.journal is not None:
        log.winners(state)
