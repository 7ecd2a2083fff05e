"""The drawing of a soak: what is measured is where the axes say."""

from benchmarks.soak import Sample, draw


def sample(minute: float, memory: float, p95: float, moves: int = 1) -> Sample:
    rows = {"acts": 1000, "tables": 1, "presences": 2, "buckets": 0, "offers": 0, "jobs": 0, "tokens": 3}
    programs = {"first": memory}
    return Sample(minute, programs, {"first": 20}, rows, 1.0, moves, p95, {}, 0, 0.5)


def test_half_of_the_highest_value_is_drawn_half_way_up() -> None:
    drawn = draw([sample(0, 50, 10), sample(1, 100, 20)])
    assert '<path d="M70,107.5L690,50" class="c0"/>' in drawn


def test_a_time_without_moves_has_no_p95() -> None:
    drawn = draw([sample(0, 50, 10), sample(1, 100, 0, moves=0), sample(2, 100, 20)])
    assert '<path d="M70,487.5L690,430" class="c0"/>' in drawn
