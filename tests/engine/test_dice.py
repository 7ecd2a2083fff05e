"""The dice of rollouts and imagined worlds."""

from collections import Counter

import pytest

from kaiserhof.engine import Dice


def test_the_same_seed_gives_the_same_row_and_another_one_another() -> None:
    rows = []
    for seed in (1, 1, 2, "1 ", "two"):
        dice = Dice(seed)
        rows.append(tuple(dice.below(1000) for _ in range(10)))
    assert rows[0] == rows[1]
    assert len(set(rows)) == 4


def test_without_a_seed_every_row_is_its_own() -> None:
    assert Dice().below(2**31) != Dice().below(2**31)


def test_every_number_below_the_limit_comes_equally_often() -> None:
    dice = Dice(3)
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    # Six standard deviations of a count are about 550.
    assert all(abs(count - 10_000) < 550 for count in counts.values())


def test_pairs_of_numbers_come_equally_often_too() -> None:
    dice = Dice(4)
    counts = Counter((dice.below(10), dice.below(10)) for _ in range(100_000))
    assert len(counts) == 100
    assert all(abs(count - 1000) < 200 for count in counts.values())


def test_the_largest_limit_stays_within_bounds() -> None:
    dice = Dice(5)
    drawn = [dice.below(2**31) for _ in range(10_000)]
    assert min(drawn) >= 0
    assert 2**30 < max(drawn) < 2**31


def test_a_unit_lies_between_zero_and_one() -> None:
    dice = Dice(6)
    drawn = [dice.unit() for _ in range(10_000)]
    assert 0 <= min(drawn) < 0.001
    assert 0.999 < max(drawn) < 1
    assert abs(sum(drawn) / len(drawn) - 0.5) < 0.02


def test_every_order_of_three_things_comes_equally_often() -> None:
    dice = Dice(7)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(abs(count - 2000) < 250 for count in counts.values())


def test_a_sample_takes_each_thing_at_most_once_and_leaves_the_list_alone() -> None:
    dice = Dice(8)
    items = list(range(5))
    counts: Counter[int] = Counter()
    for _ in range(5000):
        drawn = dice.sample(items, 2)
        assert len(set(drawn)) == 2
        counts.update(drawn)
    assert items == list(range(5))
    assert all(abs(counts[item] - 2000) < 250 for item in items)


def test_forked_dice_go_their_own_way_and_repeat_with_the_seed() -> None:
    one, other = Dice(9), Dice(9)
    fork, same = one.fork(), other.fork()
    row = [fork.below(100) for _ in range(20)]
    assert row == [same.below(100) for _ in range(20)]
    assert row != [one.below(100) for _ in range(20)]


@pytest.mark.parametrize("limit", [0, -3])
def test_there_is_nothing_to_draw_below_one(limit: int) -> None:
    with pytest.raises(ValueError, match=f"there is no number below {limit} to draw"):
        Dice(1).below(limit)
