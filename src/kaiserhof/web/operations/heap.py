"""How the C library keeps memory: large pieces go back to the system as soon as they are free.

A whole page has 50 to 100 KiB while it is sent, and comes and goes among small objects that stay. By itself the GNU C
library would put it between them and keep the gap; where many pages are opened at once, the gaps take more memory than
everything that is kept for these pages.
"""

from __future__ import annotations

import ctypes
import sys

LARGE = 32_768
"""Bytes of a piece of memory that is taken from the system by itself; what changes with a move is smaller."""

_MMAP_THRESHOLD = -3
"""What `mallopt` calls this limit."""


def give_back_large_pieces() -> None:
    """Lets large pieces of memory go back at once, if the C library is GNU's."""
    if sys.platform == "linux":
        library = ctypes.CDLL(None)
        if hasattr(library, "mallopt"):
            library.mallopt(_MMAP_THRESHOLD, LARGE)
