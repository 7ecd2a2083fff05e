"""Simulates a machine without numpy."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kaiserhof.bots.learned.network import forget_networks


@contextmanager
def without_numpy() -> Iterator[None]:
    """In the block, nothing can import numpy, and no network is loaded."""
    forget_networks()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(sys.modules, "numpy", None)
            yield
    finally:
        forget_networks()
