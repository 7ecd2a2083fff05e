"""The order of the tests: every worker starts with its share of the long ones, and none is lost."""

from typing import Any

import pytest

from tests.conftest import long_first


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("long", [set(), {"3", "4", "5", "17"}, set(map(str, range(20)))])
def test_every_part_begins_with_its_share_of_the_long_tests(workers: int, long: set[str]) -> None:
    items: list[Any] = [str(number) for number in range(20)]
    ordered: list[Any] = long_first(items, [item in long for item in items], workers)
    assert sorted(ordered) == sorted(items)
    begin = 0
    for worker in range(workers):
        size = (len(items) - begin) // (workers - worker)
        part = [item in long for item in ordered[begin : begin + size]]
        assert part == sorted(part, reverse=True)
        assert abs(sum(part) - len(long) / workers) < 1.5
        begin += size
