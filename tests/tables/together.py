"""Runs several functions at the same moment."""

from collections.abc import Callable, Sequence
from threading import Barrier, Thread


def outcomes(deeds: Sequence[Callable[[], object]]) -> list[Exception | None]:
    """Runs all functions at once, each in its own thread; returns the exception of each, or None."""
    barrier = Barrier(len(deeds))
    raised: list[Exception | None] = [None] * len(deeds)

    def do(index: int) -> None:
        barrier.wait()
        try:
            deeds[index]()
        except Exception as error:
            raised[index] = error

    threads = [Thread(target=do, args=(index,)) for index in range(len(deeds))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return raised
