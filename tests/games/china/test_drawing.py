"""The drawing of the board: well-formed, complete, stable and safe."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.board.board_file import load_map, parse_map
from kaiserhof.games.china.drawing.base import draw_map
from kaiserhof.games.china.drawing.board.layout import name_place
from kaiserhof.games.china.drawing.landscape.realm import Kind, survey
from tests.games.china.small_map import SMALL

pytestmark = pytest.mark.shown

MAP = load_map()
FIVE_PROVINCES = Path(__file__).parents[3] / "examples" / "boards" / "china.toml"
SVG = "{http://www.w3.org/2000/svg}"

each_side = pytest.mark.parametrize("side", ["3-4", "4-5"])
each_language = pytest.mark.parametrize("lang", ["en", "de", "zh"])


@pytest.fixture
def small() -> Map:
    return map_from(SMALL)


def map_from(text: str) -> Map:
    return parse_map(text.encode())


def ids(picture: str) -> list[str]:
    return [e.attrib["id"] for e in ElementTree.fromstring(picture).iter() if "id" in e.attrib]


def texts(picture: str) -> list[str]:
    return [e.text or "" for e in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@each_side
@each_language
def test_every_place_of_the_game_has_its_stable_id_exactly_once(side: str, lang: str) -> None:
    found = ids(draw_map(MAP, side, lang))
    wanted = {f"field-{f.id}" for f in MAP.fields}
    wanted |= {f"{kind}-{p.id}" for p in MAP.provinces for kind in ("province", "dragon")}
    wanted |= {f"alliance-{a.number}" for a in MAP.alliances}
    wanted |= {f"score-{i}" for i in range(51)}
    assert wanted <= set(found)
    assert len(found) == len(set(found))


@each_side
@each_language
def test_every_reference_leads_to_something_that_is_drawn(side: str, lang: str) -> None:
    picture = draw_map(MAP, side, lang)
    known = set(ids(picture))
    for element in ElementTree.fromstring(picture).iter():
        for value in element.attrib.values():
            if value.startswith(("#def-", "url(#")):
                assert value.removeprefix("url(").strip("#)") in known


@each_language
def test_the_same_map_gives_the_same_picture(lang: str) -> None:
    assert draw_map(MAP, "3-4", lang) == draw_map(MAP, "3-4", lang)


def test_the_two_sides_differ_in_roads_title_and_seal_only() -> None:
    one, other = (draw_map(MAP, side).splitlines() for side in ("3-4", "4-5"))
    differing = [a for a, b in zip(one, other, strict=True) if a != b]
    assert len(differing) == 4
    assert "<title>" in differing[0]
    assert "3–4" in differing[3]


@pytest.mark.parametrize(("lang", "word"), [("en", "Reconstruction"), ("de", "Rekonstruktion"), ("zh", "复原图")])
def test_a_reconstruction_is_marked_on_the_sheet_in_the_readers_language(lang: str, word: str) -> None:
    assert texts(draw_map(MAP, "3-4", lang)).count(word) == 1


def test_a_printed_board_carries_no_such_mark(small: Map) -> None:
    assert "reconstruction" not in ids(draw_map(small, "3-4"))


def test_names_stand_in_chinese_with_the_readers_language_below() -> None:
    german = texts(draw_map(MAP, "3-4", "de"))
    assert {"秦", "Ch'in", "黄河", "Gelber Fluss"} <= set(german)


def test_a_chinese_reader_sees_chinese_names_only() -> None:
    chinese = texts(draw_map(MAP, "3-4", "zh"))
    assert {"秦", "黄河"} <= set(chinese)
    assert not {"Ch'in", "Gelber Fluss", "Yellow River"} & set(chinese)


def test_every_road_of_the_side_is_drawn_and_no_other() -> None:
    roads = next(e for e in ElementTree.fromstring(draw_map(MAP, "4-5")).iter() if e.get("id") == "roads")
    assert [e.attrib["d"].count("M") for e in roads] == [len(MAP.roads["4-5"])] * 2


@each_language
def test_a_small_map_without_scenery_and_outlines_is_drawn_too(small: Map, lang: str) -> None:
    found = set(ids(draw_map(small, "4-5", lang)))
    assert {"field-wei-1", "field-chu-1", "dragon-wei", "province-wei", "province-chu", "alliance-1"} <= found
    assert not {"sea", "great-wall", "banner"} & found


def test_hostile_names_are_shown_as_text() -> None:
    hostile = '<script>alert(\\"1\\")</script>&amp;'
    lake = '[[lake]]\nid = "sea"\nnames = { en = "NAME", de = "NAME", zh = "NAME" }\noutline = [[1,1],[9,1],[9,9]]\n'
    river = '[[river]]\nnames = { en = "NAME", de = "NAME", zh = "NAME" }\nlabel = [1,1]\nlines = [[[1,1],[9,9]]]\n'
    banner = '[decoration]\nbanner = { at = [50, 50], text = "<&>" }\n'
    text = SMALL.replace('"Wei"', '"NAME"').replace('"魏"', '"NAME"') + lake + river + banner
    m = map_from(text.replace("NAME", hostile))
    for lang in ("en", "de", "zh"):
        picture = draw_map(m, "3-4", lang)
        assert "<script" not in picture
        assert hostile.replace("\\", "") in texts(picture)
        assert {"<", "&", ">"} <= set(texts(picture))


def test_a_lonely_outline_and_a_coast_that_touches_nothing_are_drawn() -> None:
    outlined = SMALL.replace("[300, 150]", "[300, 150]\noutline = [[200, 10], [390, 10], [390, 290], [200, 290]]")
    m = map_from(outlined + "[coast]\nline = [[395, 0], [395, 300]]\n[score_track]\nspaces = [[1,1],[1,1]]\n")
    found = set(ids(draw_map(m, "3-4")))
    assert {"province-wei", "def-province-wei", "sea", "score-1"} <= found


def test_every_border_is_drawn_once() -> None:
    realm = survey(MAP)
    inner = [b.points for b in realm.borders if b.kind is Kind.INNER]
    assert len(inner) == len({min(points, points[::-1]) for points in inner}) >= 15


def test_neighbours_bend_their_common_border_alike() -> None:
    realm = survey(MAP)
    for border in realm.borders:
        assert not set(border.points[1:-1]) & realm.corners


@pytest.mark.parametrize(
    ("side", "lang", "sentence"),
    [("5-6", "en", 'there is no side "5-6" on this map'), ("3-4", "fr", 'there is no language "fr"')],
)
def test_an_unknown_side_or_language_is_an_error(side: str, lang: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        draw_map(MAP, side, lang)


def test_a_name_without_a_place_stands_above_its_dragon_unless_it_would_cover_something_there() -> None:
    def name(text: str) -> tuple[float, float]:
        m = map_from(text)
        return name_place(m, m.provinces[0])

    x, above = name(SMALL)
    assert (x, above < 150) == (300, True)
    # A marker above it, then another one below, then a place that its owner has chosen.
    one = SMALL.replace("marker = [200, 150]", f"marker = [300, {above}]")
    assert name(one)[0] == 300
    assert name(one)[1] > 150
    field = '{ id = "chu-1", x = 300, y = 210 }'
    assert name(one.replace('{ id = "chu-1", x = 160, y = 80 }', field))[0] != 300
    assert name(one.replace("dragon = [300, 150]", "dragon = [300, 150]\nlabel = [40, 50]")) == (40, 50)


def test_the_names_of_a_board_that_was_drawn_quickly_cover_no_marker() -> None:
    m = map_from(FIVE_PROVINCES.read_text(encoding="utf-8"))
    for province in m.provinces:
        x, y = name_place(m, province)
        for alliance in m.alliances:
            assert abs(alliance.marker[0] - x) > 15 + m.marker_radius or abs(alliance.marker[1] - y + 10) > 14
