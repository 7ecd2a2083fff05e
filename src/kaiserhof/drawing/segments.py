"""Segments of markup: equal ones are one object in memory, whatever table and viewer they belong to."""

from __future__ import annotations

import sys
from collections.abc import Callable

_KEPT_FOR_EVER = (3, 12) <= sys.version_info < (3, 12, 6)
"""Whether this Python never frees an interned string; a server would grow with every move."""

same: Callable[[str], str] = str if _KEPT_FOR_EVER else sys.intern
"""Returns the object that stands for all equal segments.

>>> same("<b>" + "1" + "</b>") == "<b>1</b>"
True
"""
