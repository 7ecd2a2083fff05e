"""The paper below a drawing: its gradients, grain and stains, and the frame of small pictures."""

from __future__ import annotations


def stops(offset: str, first: str, last: str) -> str:
    """Returns the stops of a gradient from one colour to another."""
    return f'<stop offset="{offset}" stop-color="{first}"/><stop offset="1" stop-color="{last}"/>'


def sheet(offset: str, middle: str, edge: str) -> str:
    """Returns the gradient `def-paper`: paper that is darker towards its edge."""
    return f'<radialGradient id="def-paper" cx=".5" cy=".48" r=".75">{stops(offset, middle, edge)}</radialGradient>'


def deep(offset: str, shallow: str, far: str) -> str:
    """Returns the gradient `def-deep`: water that is darker towards the east."""
    return f'<linearGradient id="def-deep" x1="0" x2="1" y1="0" y2="0">{stops(offset, shallow, far)}</linearGradient>'


GRAIN = ("def-grain", '.9" numOctaves="2" seed="7', "0 0 0 0 .28  0 0 0 0 .2  0 0 0 0 .1  0 0 0 .55 -.18")
STAIN = ("def-stain", '.008 .011" numOctaves="4" seed="21', "0 0 0 0 .45  0 0 0 0 .33  0 0 0 0 .15  0 0 0 1.5 -.66")
"""Filters of paper by day: name, frequency of the noise, and the matrix of its colour."""


def noise(name: str, frequency: str, colours: str) -> str:
    """Returns a filter that fills a shape with noise of one colour."""
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}"/><feColorMatrix values="{colours}"/></filter>'
    )


def vignette(*content: str) -> str:
    """Returns the small picture of a game, 280 by 200. It uses no symbols of the page."""
    opening = '<svg class="vignette" viewBox="0 0 280 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
    return f"{opening}{''.join(content)}</svg>"
