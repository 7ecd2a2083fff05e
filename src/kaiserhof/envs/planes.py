"""Positions as arrays: the rows of an encoding, and their planes by name."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from kaiserhof.engine import Game, State
from kaiserhof.engine.core.encoding import Encoding, size_of

Numbers: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
"""1 for every legal action, 0 for the others."""


def encode(game: Game, state: State, seat: int) -> Numbers:
    """Returns the row of a position as a seat sees it.

    >>> from kaiserhof.engine import find_game, game_ids
    >>> game = find_game(game_ids()[0])
    >>> row = encode(game, game.start(3), 0)
    >>> row.shape == (game.encoding.size,)
    True
    """
    out = BytesWriter()
    game.encoding.write(state, seat, out)
    return np.frombuffer(out.getvalue(), np.uint8).copy()


def named_planes(encoding: Encoding[Any], rows: Numbers) -> dict[str, Numbers]:
    """Returns the planes of a row, or of an array of rows, by name; they share their memory with the rows.

    >>> from kaiserhof.engine import find_game, game_ids
    >>> game = find_game(game_ids()[0])
    >>> named_planes(game.encoding, encode(game, game.start(3), 0))["seats"].tolist()
    [1, 1, 1, 0, 0]
    """
    planes = {}
    for plane in encoding.planes:
        first = encoding.places[plane.name]
        planes[plane.name] = rows[..., first : first + size_of(plane)].reshape((*rows.shape[:-1], *plane.shape))
    return planes


def upper_bounds(encoding: Encoding[Any]) -> Numbers:
    """Returns the largest number that the rules allow, for each number of a row."""
    return np.repeat([plane.high for plane in encoding.planes], [size_of(plane) for plane in encoding.planes]).astype(
        np.uint8
    )
