"""What lies below the pieces: the board by day and by night, in three languages, for every number of players."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.drawing.palette import mix
from kaiserhof.drawing.text import lines, width
from kaiserhof.engine import LANGUAGES
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.drawing.board.layout import Box, Layout, layout
from kaiserhof.games.confucius.drawing.colours import DARK
from kaiserhof.testing.parsed_pictures import drawn
from tests.contrast import contrast

pytestmark = pytest.mark.shown

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_count = pytest.mark.parametrize("seats", GAME.players)
SVG = "{http://www.w3.org/2000/svg}"


def inside(box: Box, area: Box) -> bool:
    return box.x >= area.x and box.y >= area.y and box.right <= area.right + 0.01 and box.bottom <= area.bottom + 0.01


def apart(a: Box, b: Box) -> bool:
    return a.right <= b.x + 0.01 or b.right <= a.x + 0.01 or a.bottom <= b.y + 0.01 or b.bottom <= a.y + 0.01


def spaces_of(places: Layout) -> dict[str, list[Box]]:
    """Returns every space that can be clicked, by its area."""
    names = ("bingbu", "hubu", "gongbu")
    ministries = {
        name: [place.plaque, place.minister, place.secretary, *place.officials]
        for name, place in zip(names, places.ministries, strict=True)
    }
    return {
        "actions": [box for field in places.fields for _, box in field.actions],
        **ministries,
        "gifts": [*places.gift_flags, *places.gift_heads, *(box for row in places.gift_cells for box in row)],
        "examination": [*places.tutoring, *places.students, places.candidates],
        "foreign": [*places.wall, *places.foreign, *places.colonies],
        "distant": [*places.shipyards, *places.oceans, *places.distant],
        "score": list(places.score),
    }


@each_count
def test_areas_and_spaces_keep_clear_of_each_other(seats: int) -> None:
    places = layout(seats)
    sheet = Box(0, 0, places.width, places.height)
    for a, b in combinations(places.areas.values(), 2):
        assert apart(a, b)
    for name, boxes in spaces_of(places).items():
        assert inside(places.areas[name], sheet)
        assert all(inside(box, places.areas[name]) for box in boxes), name
        assert all(apart(a, b) for a, b in combinations(boxes, 2)), name


@each_count
def test_army_boxes_lie_inside_their_tile(seats: int) -> None:
    places = layout(seats)
    tile = Box(0, 0, places.foreign[0].w, places.foreign[0].h)
    for boxes in places.boxes:
        assert all(inside(box, tile) for box in boxes)
        assert all(apart(a, b) for a, b in combinations(boxes, 2))


@each_language
@pytest.mark.parametrize("base", ["3-basic", "4-advanced", "5-basic"])
def test_the_board_is_drawn_by_day_and_by_night(base: str, lang: str) -> None:
    day, night = (artist_of(GAME).base_picture(base, lang, dark=dark) for dark in (False, True))
    day_tree, night_tree = ElementTree.fromstring(day), ElementTree.fromstring(night)
    names = [e.get("id") for e in day_tree.iter() if e.get("id")]
    assert names == [e.get("id") for e in night_tree.iter() if e.get("id")]
    assert len(names) == len(set(names))
    papers = [re.findall(r'stop-color="(#[0-9a-f]{6})"', picture) for picture in (day, night)]
    assert not set(papers[0]) & set(papers[1])


@each_language
def test_every_name_of_the_board_is_on_it_and_fits(lang: str) -> None:
    words = GAME.words(lang)
    tree = ElementTree.fromstring(artist_of(GAME).base_picture("5-advanced", lang, dark=False))
    texts = [(e.text or "", float(e.attrib["font-size"])) for e in tree.iter(f"{SVG}text")]
    written = "".join(text.rstrip("-") for text, _ in texts).replace(" ", "")
    for message in (
        "area-gifts",
        "area-distant",
        "action-force",
        "action-invade",
        "action-petition",
        "land-spice-islands",
    ):
        assert words(message).replace(" ", "").replace("\u00ad", "") in written
    assert min(size for _, size in texts) >= 10.5


def test_a_word_too_long_for_its_room_is_divided_where_it_may_be() -> None:
    assert lines("Gewürz\u00adinseln", 13, 60) == ["Gewürz-", "inseln"]
    assert lines("Steuer", 13, 20) == ["Steuer"]
    assert width("ab", 10) < width("mw", 10)


def test_what_the_basic_game_does_not_use_can_be_read_by_night_too() -> None:
    ink, ground = (mix(DARK.panel, colour, DARK.faint) for colour in (DARK.ink, DARK.field))
    assert contrast(ink, ground) >= 4.5
    night = artist_of(GAME).base_picture("3-basic", "en", dark=True)
    assert f'<g id="field-petition" opacity="{DARK.faint}">' in night


def test_the_board_is_marked_as_our_own_arrangement() -> None:
    assert layout(3).reconstruction
    picture = drawn(GAME, GAME.start(3).seen_by(None))
    assert "fact-reconstruction" in [fact.id for fact in picture.facts]


def test_the_base_of_a_picture_exists() -> None:
    picture = drawn(GAME, GAME.start(5, {"game": "advanced"}).seen_by(None))
    assert picture.base == "5-advanced"
    assert artist_of(GAME).base_picture(picture.base, "en", dark=True)
    assert (picture.width, picture.height) == (1000, 760)


@pytest.mark.parametrize(
    ("base", "lang"), [("2-basic", "en"), ("6-basic", "en"), ("../x", "en"), ("3-basic", "fr"), ("3", "en")]
)
def test_an_unknown_base_is_an_error(base: str, lang: str) -> None:
    with pytest.raises(LookupError):
        artist_of(GAME).base_picture(base, lang, dark=False)


def test_the_vignette_stands_on_its_own() -> None:
    tree = ElementTree.fromstring(artist_of(GAME).vignette())
    assert tree.get("viewBox") == "0 0 280 200"
    assert not [e for e in tree.iter() if "style" in e.attrib or e.tag == "use"]


@each_language
def test_illustrations_stand_on_their_own(lang: str) -> None:
    names: list[str] = []
    pictures = [artist_of(GAME).illustration(chapter.id, GAME.words(lang)) for chapter in GAME.rulebook.chapters]
    for picture in pictures:
        tree = ElementTree.fromstring(picture)
        assert len(tree.attrib["viewBox"].split()) == 4
        assert not [e for e in tree.iter() if "style" in e.attrib or e.tag == "use"]
        names += [e.attrib["id"] for e in tree.iter() if "id" in e.attrib]
    assert len(names) == len(set(names))
    assert artist_of(GAME).illustration("nothing", GAME.words(lang)) == ""
