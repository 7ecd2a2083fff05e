"""The table of plans, and the trial of other weights."""

from __future__ import annotations

import pytest

from benchmarks.plans import OTHER, TRIAL, table, tried, used, weighed, weights_of
from kaiserhof.engine import find_game, game_ids
from kaiserhof.lab.arena import ArenaPlan


@pytest.mark.parametrize("game_id", game_ids())
def test_points_by_source_and_moves_by_verb_are_counted_for_each_seat(game_id: str) -> None:
    seats = find_game(game_id).players[0]
    counted = used(ArenaPlan(game_id, ("random",) * seats, seats), 1)
    assert len(counted) == seats
    assert all(sum(verbs.values()) > 5 for _, verbs in counted)
    assert any(points for points, _ in counted)


def test_the_table_has_the_mean_of_a_seat_and_the_share_of_seats_that_have_any() -> None:
    seats = [({"roads": 4}, {"fort": 1, "house": 3}), ({"roads": 0}, {"house": 2})]
    assert table("regular", seats) == [
        "| regular | points | roads | 2.00 | 50 % |",
        "| regular | moves | fort | 0.50 | 50 % |",
        "| regular | moves | house | 2.50 | 100 % |",
    ]


def test_a_trial_changes_the_weights_that_it_names_and_no_others() -> None:
    names = find_game("china").terms
    present, changed = (weighed("china", 3, weights_of(text)).terms for text in ("", "fort-ready=0.5,roads=-2"))
    for before, after in zip(present, changed, strict=True):
        expected = dict(zip(names, before, strict=False)) | {"fort-ready": 0.5, "roads": -2.0}
        assert dict(zip(names, after, strict=False)) == expected
    with pytest.raises(SystemExit, match="castles"):
        weighed("china", 3, weights_of("castles=1"))


def test_one_seat_plays_by_the_weights_on_trial() -> None:
    plan = ArenaPlan("china", (TRIAL, OTHER, OTHER), 3)
    spoilt = weights_of("houses-now=-3,houses-full=-3,houses-open=-3,alliances=-3,roads=-3")
    shares, points = zip(*(tried(plan, number, spoilt, ()) for number in range(3)), strict=True)
    assert sum(shares) < 1
    assert max(points) < 30
