"""Dice that can be checked."""

import hashlib
import hmac

import pytest

from kaiserhof.engine import (
    CHANCE,
    CommittedDice,
    Dice,
    RandomDice,
    State,
    commitment,
    find_game,
    game_ids,
    new_secret,
)


def first_chance() -> State:
    state = find_game(game_ids()[0]).start(3)
    assert isinstance(state, State)
    assert state.to_move() == CHANCE
    return state


def test_an_outcome_is_where_the_hmac_of_its_number_falls() -> None:
    secret = "ab" * 32
    state = first_chance()
    pool = [move for move, weight in state.outcomes() for _ in range(weight)]
    for number in range(50):
        digest = hmac.new(bytes.fromhex(secret), str(number).encode(), hashlib.sha256).digest()
        assert CommittedDice(secret).pick(state, number) == pool[int.from_bytes(digest, "big") % len(pool)]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    secret = new_secret()
    assert commitment(secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    assert len(secret) == 64
    assert new_secret() != secret


def test_committed_dice_follow_the_weights() -> None:
    state = first_chance()
    outcomes = dict(state.outcomes())
    total = sum(outcomes.values())
    dice = CommittedDice("07" * 32)
    counts = dict.fromkeys(outcomes, 0)
    tries = 20_000
    for number in range(tries):
        counts[dice.pick(state, number)] += 1
    for move, weight in outcomes.items():
        assert counts[move] == pytest.approx(tries * weight / total, rel=0.08)


def test_random_dice_repeat_with_their_seed() -> None:
    state = first_chance()
    assert [RandomDice(5).pick(state, 0) for _ in range(3)] == [RandomDice(5).pick(state, 0)] * 3
    one, other = RandomDice(5), RandomDice(6)
    assert [one.pick(state, n) for n in range(40)] != [other.pick(state, n) for n in range(40)]


def test_the_default_toss_agrees_with_the_weights() -> None:
    state = first_chance()
    dice = Dice(1)
    assert {State.draw_unchecked(state, dice) for _ in range(500)} == {move for move, _ in state.outcomes()}
