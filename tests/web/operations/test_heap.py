"""Large pieces of memory go back to the system at once."""

import ctypes
import subprocess
import sys

import pytest

SCRIPT = """
from pathlib import Path
from kaiserhof.web.operations.heap import LARGE, give_back_large_pieces

def memory():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

if {told}:
    give_back_large_pieces()
before, pages, small = memory(), [], []
for _ in range(1000):
    pages.append(b"x" * 2 * LARGE)
    small.append(b"x" * 8192)
pages.clear()
print((memory() - before) // 2**20)
"""
"""A thousand pages of 64 KiB wait to be sent, each beside 8 KiB that stay; then the pages are gone."""


def grown(*, told: bool) -> int:
    """MiB by which a process has grown when its pages are gone; about 8 of them are what stays."""
    made = subprocess.run([sys.executable, "-c", SCRIPT.format(told=told)], capture_output=True, text=True, check=True)
    return int(made.stdout)


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallopt"), reason="the C library is not GNU's"
)
def test_gaps_between_small_objects_are_given_back() -> None:
    assert grown(told=True) < 20 < grown(told=False)
