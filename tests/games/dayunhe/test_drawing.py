"""The drawing of the board and the tiles."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.games.dayunhe import GAME
from kaiserhof.games.dayunhe.drawing.ground.scenery import Box, spaces
from tests.games.dayunhe.test_board_file import TEXT, written

pytestmark = pytest.mark.shown

SVG = "{http://www.w3.org/2000/svg}"


def drawn(lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(artist_of(GAME).map_svg(GAME.choose(5), lang))


def texts(root: ElementTree.Element) -> set[str]:
    return {node.text or "" for node in root.iter(f"{SVG}text")}


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_every_field_and_every_kind_of_tile_is_on_the_sheet(lang: str) -> None:
    ids = {node.get("id") for node in drawn(lang).iter()}
    assert {f"field-{field.id}" for field in GAME.board.fields} <= ids
    assert {f"tile-{tile.id}" for tile in GAME.board.tiles} | {"tile-unrest"} <= ids
    assert {f"region-{number}" for number in range(1, 6)} <= ids


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_the_sheet_says_that_it_is_a_reconstruction(lang: str) -> None:
    assert GAME.words(lang)("map-reconstruction") in texts(drawn(lang))


def test_no_id_stands_twice_and_every_reference_has_its_definition() -> None:
    root = drawn()
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(set(ids)) == len(ids)
    assert {node.get("href", "")[1:] for node in root.iter(f"{SVG}use")} <= set(ids)


def test_the_score_track_has_a_hundred_spaces_in_a_closed_ring() -> None:
    ring = spaces(Box(0, 0, 1000, 300), 30, 24)
    assert len(ring) == 100
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        touch_x = a.x <= b.x + b.width + 1e-6 and b.x <= a.x + a.width + 1e-6
        touch_y = a.y <= b.y + b.height + 1e-6 and b.y <= a.y + a.height + 1e-6
        assert touch_x
        assert touch_y


def test_an_owners_board_is_drawn_with_its_names_escaped_and_without_the_mark(tmp_path: Path) -> None:
    text = TEXT.replace("reconstruction = true", "reconstruction = false").replace('en = "Garden"', 'en = "A<b> & C"')
    game = GAME.with_data(written(tmp_path, text.replace('id = "garden"', 'id = "pavilion"')))
    root = ElementTree.fromstring(artist_of(game).map_svg(game.choose(2), "en"))
    assert "A<b> & C" in texts(root)
    assert GAME.words("en")("map-reconstruction") not in texts(root)


def test_the_same_board_gives_the_same_picture() -> None:
    assert artist_of(GAME).map_svg(GAME.choose(2), "de") == artist_of(GAME).map_svg(GAME.choose(5), "de")
