"""Boards are readable by day and by night."""

from importlib import import_module
from importlib.util import find_spec

import pytest

from kaiserhof.drawing.palette import SEAT_COLOURS, Palette
from kaiserhof.engine import game_ids
from tests.contrast import contrast

COLOURS = [import_module(name) for game in game_ids() if find_spec(name := f"kaiserhof.games.{game}.drawing.colours")]
PALETTES = [
    pytest.param(found, id=f"{module.__name__.split('.')[2]}-{name}")
    for module in COLOURS
    for name, found in vars(module).items()
    if isinstance(found, Palette)
]
TEXT, LARGE = 4.5, 3.0
"""Minimum contrast of a text with its background, and of a large text (WCAG 2, level AA)."""


def test_contrast_is_from_1_to_21() -> None:
    assert contrast("#777777", "#777777") == 1
    assert contrast("#000000", "#ffffff") == 21


@pytest.mark.parametrize("palette", PALETTES)
def test_ink_stands_out_from_paper(palette: Palette) -> None:
    assert contrast(palette.ink, palette.paper) >= TEXT
    assert contrast(palette.ink, palette.paper_edge) >= TEXT


@pytest.mark.parametrize("palette", PALETTES)
def test_seals_stand_out_from_paper(palette: Palette) -> None:
    assert contrast(palette.seal, palette.paper) >= LARGE


def test_every_game_with_a_night_has_a_day() -> None:
    assert len(PALETTES) % 2 == 0
    assert PALETTES


def test_the_seats_have_colours_of_their_own() -> None:
    assert len(set(SEAT_COLOURS)) == len(SEAT_COLOURS)
