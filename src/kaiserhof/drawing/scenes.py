"""Scenes: small ones for pages on which something is missing (a gate, a broken bridge), and the hall of the end.

Each is one SVG document, `scene-NAME.svg`; the people in it are the characters of the bots, as `<use href="#f-NAME">`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from kaiserhof.drawing.portraits import figure

SCENES = ("gate", "bridge", "courier", "night", "scroll", "tea", "hall")

_PERSON = re.compile(r'<use href="#f-([a-z]+)"([^>]*)/>')


@cache
def scene(name: str) -> str:
    """Returns a scene as an SVG document."""
    drawn = (resources.files("kaiserhof.drawing") / f"scene-{name}.svg").read_text(encoding="utf-8")
    return _PERSON.sub(lambda found: f'<svg{found[2]} viewBox="0 0 64 64">{figure(found[1])}</svg>', drawn)
