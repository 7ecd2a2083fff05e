"""What the page reads in a game's markup, and what a game's style sheet may use of the page.

`docs/front-end.md` explains each name. The contract suite checks games against them, and tests check the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_ATTRIBUTES = """
about angle compose drag due from ghost holds instead label leads moves name open part period sum turn-by turns verbs
worth
"""

ATTRIBUTES: Final = frozenset(f"data-{name}" for name in _ATTRIBUTES.split())
"""The attributes that the page reads in a game's markup, besides `id` and `class`."""

FORBIDDEN: Final[Mapping[str, str]] = {
    "script": "the content security policy stops it",
    "style": "rules belong in the game's style sheet",
    "foreignObject": "HTML belongs in a region of the panel",
    "a": "a picture leads nowhere",
}
"""Elements that markup may not contain, each with the reason."""

ELEMENTS: Final = frozenset(["main", "board", "cards"])
"""The ids of the page's elements that a game's style sheet may name."""

WIDTHS: Final = (520, 600, 760, 900, 1080, 1180, 1366, 1600, 2200)
HEIGHTS: Final = (320, 500, 860, 1150)
"""The page's breakpoints for heights, in pixels."""

CONTAINERS: Final = frozenset(["page", "cards"])
"""The containers of the page that a game's style sheet may query."""

_PROPERTIES = """
ground ground-2 sheet sheet-2 sheet-3 bar bar-ink bar-soft bar-edge bar-line bar-wash bar-mark bar-focus
line line-strong ink ink-soft ink-mark paper card figure map amber court seal-mark halo
seal seal-fill seal-ink seal-wash gold gold-wash jade jade-fill jade-wash focus lit chosen glow
here away gone shadow veil p-blue p-green p-violet p-red p-yellow
seat-0 seat-1 seat-2 seat-3 seat-4 on-light on-dark
serif sans sans-zh kai f-xs f-s f-m f-l f-xl f-2xl
s-2 s-3 s-4 s-5 r-s r-m r-l r-full tap quick glide ratio
"""

PROPERTIES: Final = frozenset(f"--{name}" for name in _PROPERTIES.split())
"""The custom properties of the page: colours, type, space, time, and the ratio of the drawing."""
