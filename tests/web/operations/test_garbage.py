"""Memory that only a full garbage collection frees."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from kaiserhof.web.operations import garbage
from kaiserhof.web.operations.garbage import Garbage


@pytest.fixture
def usual_again() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class _Ring:
    """An object in a reference cycle, which only a collection frees."""

    def __init__(self) -> None:
        self.ring = self


@pytest.mark.usefixtures("usual_again")
def test_everything_is_looked_through_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    Garbage.begin()
    waiting = Garbage()
    ring = _Ring()
    alive = weakref.ref(ring)
    gc.collect(1)  # it is old now, so no look at what is new frees it
    del ring
    lists: list[list[int]] = [[] for _ in range(3 * garbage.NEW * garbage.ROUNDS)]
    waiting.step()
    assert lists
    assert alive() is not None
    monkeypatch.setattr(garbage, "SELDOM", 0.0)
    waiting.step()
    assert alive() is None
