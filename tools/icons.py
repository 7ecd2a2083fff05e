"""Draws the icons of the page: SVG for browsers, PNG for home screens. `python -m tools.icons`.

The sign 御 is drawn stroke by stroke, so that it looks the same without a Chinese font. The coverage of a pixel is
computed from its distance to the edge of a shape, so edges are smooth.
"""

from __future__ import annotations

import itertools
import struct
import zlib
from pathlib import Path

import numpy as np

STATIC = Path(__file__).parent.parent / "src" / "kaiserhof" / "web" / "static"

STROKES = (
    ((26, 12), (11, 29)),
    ((28, 32), (9, 53)),
    ((19, 45), (19, 89)),
    ((43, 12), (34, 31)),
    ((40, 23), (63, 23)),
    ((33, 43), (66, 43)),
    ((51, 23), (51, 84)),
    ((51, 63), (64, 63)),
    ((39, 56), (39, 86)),
    ((32, 89), (66, 82)),
    ((75, 18), (92, 18), (91, 61), (82, 56)),
    ((75, 18), (75, 92)),
)
"""The strokes of the sign, in a square of 100 units."""

WIDTH = 6.4
RED, PAPER, GOLD = (163, 40, 31), (255, 246, 230), (240, 190, 70)
Rgb = tuple[int, int, int]


def svg(*, turn: bool = False) -> str:
    """Returns the icon; `turn` adds a dot, for when it is the person's turn."""
    lines = "".join("M" + "L".join(f"{_at(x)} {_at(y)}" for x, y in stroke) for stroke in STROKES)
    dot = '<circle cx="31" cy="9" r="8" fill="#f0be46" stroke="#2b2019" stroke-width="1.5"/>' if turn else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        '<rect width="40" height="40" rx="7" fill="#a3281f"/>'
        '<rect x="3" y="3" width="34" height="34" rx="5" fill="none" stroke="#fff6e6" stroke-width="1.4"/>'
        f'<path d="{lines}" fill="none" stroke="#fff6e6" stroke-width="{WIDTH * 0.27:.2f}" stroke-linecap="round" '
        f'stroke-linejoin="round"/>{dot}</svg>\n'
    )


def _at(value: float) -> str:
    return f"{6.5 + value * 0.27:.2f}".rstrip("0").rstrip(".")


class Canvas:
    """A square picture on which shapes are painted; lengths are fractions of its side."""

    def __init__(self, size: int) -> None:
        self.size = size
        line = (np.arange(size) + 0.5) / size
        self._x, self._y = np.meshgrid(line, line)
        self._pixels = np.zeros((size, size, 4))

    def fill(self, colour: Rgb, inset: float, radius: float, width: float | None = None) -> None:
        """Paints a square with round corners, or its outline."""
        half = 0.5 - inset - radius
        out_x, out_y = np.abs(self._x - 0.5) - half, np.abs(self._y - 0.5) - half
        outside = np.hypot(np.maximum(out_x, 0), np.maximum(out_y, 0))
        distance = outside + np.minimum(np.maximum(out_x, out_y), 0) - radius
        self._lay(colour, np.abs(distance) - width / 2 if width else distance)

    def sign(self, colour: Rgb, side: float) -> None:
        """Paints the sign in the middle, with this width."""
        distance = np.full((self.size, self.size), 9.0)
        for stroke in STROKES:
            for (x, y), (to_x, to_y) in itertools.pairwise(stroke):
                distance = np.minimum(distance, self._to_line(*(_part(each, side) for each in (x, y, to_x, to_y))))
        self._lay(colour, distance - WIDTH / 200 * side)

    def _to_line(self, x: float, y: float, to_x: float, to_y: float) -> np.ndarray:
        along_x, along_y = to_x - x, to_y - y
        share = ((self._x - x) * along_x + (self._y - y) * along_y) / (along_x**2 + along_y**2)
        share = np.clip(share, 0, 1)
        return np.hypot(self._x - x - share * along_x, self._y - y - share * along_y)

    def _lay(self, colour: Rgb, distance: np.ndarray) -> None:
        cover = np.clip(0.5 - distance * self.size, 0, 1)[..., None]
        over = np.concatenate([np.broadcast_to(np.array(colour) / 255, (self.size, self.size, 3)), cover], axis=2)
        alpha = cover + self._pixels[..., 3:] * (1 - cover)
        mixed = over[..., :3] * cover + self._pixels[..., :3] * self._pixels[..., 3:] * (1 - cover)
        self._pixels = np.concatenate([mixed / np.maximum(alpha, 1e-9), alpha], axis=2)

    def png(self) -> bytes:
        """Returns the picture as a PNG file."""
        pixels = np.round(self._pixels * 255).astype(np.uint8)
        rows = b"".join(b"\0" + pixels[row].tobytes() for row in range(self.size))
        head = struct.pack(">IIBBBBB", self.size, self.size, 8, 6, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in parts
        )


def _part(value: float, side: float) -> float:
    return 0.5 + (value - 50.5) / 100 * side


def icon(size: int) -> bytes:
    """Returns the icon with round corners."""
    canvas = Canvas(size)
    canvas.fill(RED, 0, 0.175)
    canvas.fill(PAPER, 0.075, 0.125, 0.035)
    canvas.sign(PAPER, 0.675)
    return canvas.png()


def full(size: int) -> bytes:
    """Returns the icon without margins, for systems that crop icons; everything important is in the middle."""
    canvas = Canvas(size)
    canvas.fill(RED, -0.1, 0)
    canvas.fill(PAPER, 0.2, 0.09, 0.022)
    canvas.sign(PAPER, 0.45)
    return canvas.png()


def badge(size: int) -> bytes:
    """Returns the sign alone in white, for notification badges."""
    canvas = Canvas(size)
    canvas.sign((255, 255, 255), 0.95)
    return canvas.png()


def files() -> dict[str, bytes]:
    """Returns all icons by file name."""
    return {
        "icon.svg": svg().encode(),
        "icon-turn.svg": svg(turn=True).encode(),
        "icon-192.png": icon(192),
        "icon-512.png": icon(512),
        "icon-maskable.png": full(512),
        "icon-apple.png": full(180),
        "icon-badge.png": badge(96),
    }


if __name__ == "__main__":
    for name, content in files().items():
        (STATIC / name).write_bytes(content)
        print(name, len(content))
