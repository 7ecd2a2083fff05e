"""Reads drawings from SVG files, which an illustrator can open and edit.

A *sheet* shows several figures beside each other: each is an `svg` element with an `id` and a `viewBox` right below the
root. Whatever is painted in `currentColor` gets its colour where the figure is used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_ROOT = re.compile(r"<svg\b[^>]*>(.*)</svg>", re.DOTALL)
_FIGURE = re.compile(r"<svg\b([^>]*)>((?:(?!<svg\b).)*?)</svg>", re.DOTALL)
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')


class Figure(NamedTuple):
    """A figure of a sheet."""

    box: str
    """Its `viewBox`."""
    markup: str

    def coloured(self, colour: str) -> str:
        """Returns the markup with `currentColor` replaced by a colour."""
        return self.markup.replace("currentColor", colour)

    def symbol(self, name: str) -> str:
        """Returns the figure as an SVG `symbol`."""
        return f'<symbol id="{name}" viewBox="{self.box}">{self.markup}</symbol>'


def svg_file(package: str, name: str) -> str:
    """Returns the text of an SVG file in a package."""
    return (files(package) / name).read_text(encoding="utf-8")


def contents(package: str, name: str) -> str:
    """Returns what an SVG file draws, without the root element."""
    found = _ROOT.search(svg_file(package, name))
    assert found, name
    return _joined(found[1])


def vignette(package: str, *more: str) -> str:
    """Returns `vignette.svg`, the small picture of a game, as an element of 280 by 200; `more` is drawn above it."""
    opening = '<svg class="vignette" viewBox="0 0 280 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
    return f"{opening}{contents(package, 'vignette.svg')}{''.join(more)}</svg>"


@cache
def figures(package: str, name: str, *, line_end: str = "") -> Mapping[str, Figure]:
    """Returns the figures of a sheet by their ids, with `line_end` between the lines of their markup."""
    found = {}
    for given, markup in _FIGURE.findall(svg_file(package, name)):
        attributes = dict(_ATTRIBUTE.findall(given))
        found[attributes["id"]] = Figure(attributes["viewBox"], _joined(markup, line_end))
    return found


def _joined(markup: str, line_end: str = "") -> str:
    return line_end.join(line.strip() for line in markup.strip().splitlines())
