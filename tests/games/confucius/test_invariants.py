"""Values that a position stores twice for speed always agree, in random games."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.engine.core.unseen import one
from kaiserhof.games.confucius import GAME, ConfuciusState
from kaiserhof.games.confucius.rules.components import CANDIDATE, EMPTY, REWARDS, rewards_of
from kaiserhof.games.confucius.rules.gifts import count_gifts
from kaiserhof.games.confucius.rules.lookup import SIZE, spaces_in
from kaiserhof.games.confucius.rules.phases import PAYING


def check_ministries(state: ConfuciusState) -> None:
    assert list(spaces_in(state.tiles)) == [space for space, tile in enumerate(state.tile) if tile != EMPTY]
    for seat in range(state.seats):
        assert list(spaces_in(state.own[seat])) == [s for s, owner in enumerate(state.marker) if owner == seat]
    unbribed = [s for s, tile in enumerate(state.tile) if tile not in (EMPTY, CANDIDATE) and state.marker[s] < 0]
    assert list(spaces_in(state.unbribed)) == unbribed
    for space in spaces_in(state.secured):
        assert state.marker[space] >= 0
    for space, tile in enumerate(state.tile):
        if tile == CANDIDATE:
            assert state.secured >> space & 1, "a candidate is always secured"


def check_cards(state: ConfuciusState) -> None:
    assert list(state.hand_size) == [SIZE[cards] for cards in state.hands]
    assert list(state.laid_count) == [SIZE[cards] for cards in state.laid]
    assert state.deck_size == sum(state.deck)
    for seat in range(state.seats):
        assert state.rewards_held[seat] == sum(rewards_of(state.rewards[seat], card) for card in range(len(REWARDS)))
        for kind in range(3):
            shift = 5 * kind
            assert state.known[seat] >> shift & 31 <= state.hands[seat] >> shift & 31
    for number, pool in enumerate(state.pools):
        drawn = state.drawn[number * state.seats : (number + 1) * state.seats]
        in_pile = [0, 0, 0] if number + 1 < len(state.pools) else state.deck
        assert pool == sum(drawn) + sum(in_pile[kind] * one(kind) for kind in range(3))
    assert state.stack_size == sum(rewards_of(state.stack, card) for card in range(len(REWARDS)))
    assert (state.due > 0) == (state.phase == PAYING)


def check_gifts(state: ConfuciusState) -> None:
    for seat in range(state.seats):
        given = [value for value in state.given[seat * 5 : seat * 5 + 5] if value]
        assert len(set(given)) == len(given)
        masks = [state.unavailable[seat], state.available[seat], state.gone[seat], sum(1 << (v - 1) for v in given)]
        assert sum(masks) == 63, "every gift is in exactly one state"
        for other in range(state.seats):
            forth, back = state.given[seat * 5 + other], state.given[other * 5 + seat]
            assert not forth or not back or forth == back, "two gifts between two players are of equal value"
    assert sum(count_gifts(state, seat) for seat in range(state.seats)) == 2 * sum(1 for v in state.given if v)


def check_turns(state: ConfuciusState) -> None:
    for seat in range(state.seats):
        assert 0 <= state.cubes[seat] <= 5
    assert all(junks < 5 for junks in state.oceans) or state.turn_of() >= 0
    assert state.asked == 0 or min(state.students) >= 0


@pytest.mark.parametrize("game", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_kept_twice_agrees(game: str, seats: int) -> None:
    dice = Dice(f"{game} {seats}")
    for _ in range(6):
        state = GAME.start(seats, {"game": game})
        while (mover := state.to_move()) != OVER:
            state.push(state.draw_outcome(dice) if mover == CHANCE else dice.choice(state.legal_moves()))
            check_ministries(state)
            check_cards(state)
            check_gifts(state)
            check_turns(state)
