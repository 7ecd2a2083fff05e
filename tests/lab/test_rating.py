"""Ratings follow from finishing orders, with their uncertainty."""

from collections import Counter
from random import Random

import pytest

from kaiserhof.lab.rating import MIDDLE, Order, order_of, rate
from kaiserhof.lab.summary import wilson

STRENGTHS = {"strong": 300.0, "middling": 0.0, "weak": -250.0, "weakest": -400.0}


def finishing_order(players: list[str], rng: Random) -> Order:
    """Draws an order from the model."""
    left, order = players[:], []
    while left:
        weights = [10 ** (STRENGTHS[name] / 400) for name in left]
        winner = rng.choices(range(len(left)), weights)[0]
        order.append((left.pop(winner),))
    return tuple(order)


def many_games(games: int, seed: int) -> Counter[Order]:
    rng = Random(seed)
    names = list(STRENGTHS)
    return Counter(finishing_order(rng.choices(names, k=4), rng) for _ in range(games))


def test_known_strengths_are_found_again() -> None:
    ratings = rate(many_games(8000, 1), "middling")
    for name, strength in STRENGTHS.items():
        assert ratings[name].value - MIDDLE == pytest.approx(strength, abs=25)


def test_19_of_20_intervals_hold_the_true_difference() -> None:
    held = 0
    for seed in range(60):
        ratings = rate(many_games(150, seed), "middling")
        held += ratings["strong"].low <= MIDDLE + STRENGTHS["strong"] <= ratings["strong"].high
    assert 51 <= held <= 60


def test_more_games_make_the_interval_narrower() -> None:
    few, many = (rate(many_games(games, 2), "middling")["weak"] for games in (100, 1600))
    assert (many.high - many.low) == pytest.approx((few.high - few.low) / 4, rel=0.3)


def test_a_player_who_always_wins_gets_a_finite_rating_above_the_others() -> None:
    ratings = rate({(("winner",), ("loser",)): 50})
    assert ratings["winner"].value > ratings["loser"].value + 300
    assert ratings["winner"].value < 4000


def test_a_tie_counts_for_nobody() -> None:
    ratings = rate({(("a", "b"),): 30, (("a",), ("b",)): 10, (("b",), ("a",)): 10})
    assert ratings["a"].value == pytest.approx(ratings["b"].value)


def test_without_the_reference_the_mean_is_in_the_middle() -> None:
    ratings = rate(many_games(400, 3))
    assert sum(rating.value for rating in ratings.values()) / len(ratings) == pytest.approx(MIDDLE)


def test_nothing_played_gives_no_ratings() -> None:
    assert rate({}) == {}


def test_places_give_the_order_with_ties() -> None:
    assert order_of(["a", "b", "a", "c"], [3, 1, 1, 4]) == (("a", "b"), ("a",), ("c",))


def test_wilsons_interval_is_sound_where_everything_was_won() -> None:
    low, high = wilson(20, 20)
    assert 0.83 < low < 0.85
    assert high == pytest.approx(1)
    assert wilson(0, 0) == (0.0, 1.0)
