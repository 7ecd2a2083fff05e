"""Portraits of the characters that bots play, and the scenes in which they appear.

`portraits.toml` describes how each character looks, and `portraits.svg` has the parts to choose from. A scene
(`scene-NAME.svg`) is for a page on which something is missing (a gate, a broken bridge), or for the end of a game; the
people in it are characters, as `<use href="#f-NAME">`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kaiserhof.drawing.assets import figures, svg_file

INK = "#2b2019"
SCENES = ("gate", "bridge", "courier", "night", "scroll", "tea", "hall")

_PARTS = figures(__package__, "portraits.svg")
_CHARACTER = re.compile(r'<use href="#f-([a-z]+)"([^>]*)/>')


@dataclass(frozen=True, slots=True, kw_only=True)
class Portrait:
    """How a character looks: colours, and names of parts."""

    ground: str
    robe: str
    collar: str
    skin: str
    eyes: str
    brows: str = ""
    mouth: str
    beard: str = ""
    head: str
    blush: bool = False


def _read_portraits() -> dict[str, Portrait]:
    entries = tomllib.loads((files(__package__) / "portraits.toml").read_text(encoding="utf-8"))
    return {name: Portrait(**entry) for name, entry in entries.items()}


PORTRAITS = _read_portraits()
"""The characters and the faces of people by their short names."""

FACES = ("pine", "lotus", "crane", "maple", "bamboo", "peony", "carp", "plover")
"""The faces that people can choose for themselves."""


def figure(name: str) -> str:
    """Returns a character as SVG elements in a square of 64, without a background."""
    p = PORTRAITS[name]
    mouth = _part("mouth", p.mouth)
    return "".join(
        (
            _PARTS["robe"].coloured(p.robe),
            _PARTS["collar"].coloured(p.collar),
            _PARTS["neck"].coloured(p.skin),
            _PARTS["face"].coloured(p.skin),
            _PARTS["blush"].markup if p.blush else "",
            _part("eyes", p.eyes),
            _part("brows", p.brows),
            mouth if p.beard != "full" else "",
            _part("beard", p.beard),
            mouth if p.beard == "full" else "",
            _part("head", p.head),
        )
    )


def _part(kind: str, name: str) -> str:
    return _PARTS[f"{kind}-{name}"].markup if name else ""


@cache
def portrait(name: str) -> str:
    """Returns a character as an SVG document: a head in a circle."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
        '<clipPath id="c"><circle cx="32" cy="32" r="30.6"/></clipPath><g clip-path="url(#c)">'
        f'<rect width="64" height="64" fill="{PORTRAITS[name].ground}"/>'
        f'<path d="M0,50C12,42 20,46 32,42S54,48 64,42V64H0Z" fill="{INK}" opacity=".07"/>'
        f'{figure(name)}</g><circle cx="32" cy="32" r="30.6" fill="none" stroke="{INK}" stroke-width="1.8"/></svg>'
    )


@cache
def scene(name: str) -> str:
    """Returns a scene as an SVG document."""
    drawn = svg_file(__package__, f"scene-{name}.svg")
    return _CHARACTER.sub(lambda found: f'<svg{found[2]} viewBox="0 0 64 64">{figure(found[1])}</svg>', drawn)
