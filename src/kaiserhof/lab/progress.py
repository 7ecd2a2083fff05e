"""Progress bars on standard error, if it is a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TextIO, TypeVar

from kaiserhof.engine import Words

WIDTH = 28
EVERY = 0.1
"""Minimum seconds between updates."""

T = TypeVar("T")


def duration(seconds: float) -> str:
    """Formats a duration.

    >>> duration(75), duration(3700)
    ('1:15', '1:01:40')
    """
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


def progress(items: Iterable[T], done: int, total: int, words: Words, stream: TextIO | None = None) -> Iterator[T]:
    """Yields the items and shows the progress; `done` of the total were completed in an earlier run."""
    shown = sys.stderr if stream is None else stream
    if not shown.isatty():
        yield from items
        return
    begun = drawn = time.monotonic()
    before = done

    def text(done: int) -> str:
        if done == before:
            return words("cli-progress", done=done, total=total)
        left = duration((time.monotonic() - begun) / (done - before) * (total - done))
        return words("cli-progress-left", done=done, total=total, left=left)

    with progress_bar(total, text, shown) as show:
        show(done)
        for item in items:
            done += 1
            now = time.monotonic()
            if now - drawn >= EVERY or done == total:
                drawn = now
                show(done)
            yield item


@contextmanager
def progress_bar(
    total: int, text: Callable[[int], str], stream: TextIO | None = None
) -> Iterator[Callable[[int], None]]:
    """Yields a function that draws the bar for a number of completed items. Erases the bar at the end."""
    shown = sys.stderr if stream is None else stream
    if not shown.isatty():
        yield lambda _: None
        return

    def show(done: int) -> None:
        filled = WIDTH * done // max(1, total)
        shown.write(f"\r\x1b[K{'█' * filled}{'░' * (WIDTH - filled)} {text(done)}")
        shown.flush()

    try:
        yield show
    finally:
        shown.write("\r\x1b[K")
        shown.flush()
