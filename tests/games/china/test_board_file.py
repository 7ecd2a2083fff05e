"""Map files: what may be entered, and the sentence that refuses an invalid file."""

from __future__ import annotations

import hashlib
import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaiserhof.engine import LANGUAGES
from kaiserhof.engine.datafile import BadData, read_bytes, read_toml
from kaiserhof.games.china import GAME
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.board.board_file import load_map, parse_map
from tests.games.china.small_map import SMALL


def read(folder: Path, text: str | bytes) -> Map:
    path = folder / "map.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return parse_map(read_bytes(path))


def refusal(folder: Path, text: str | bytes) -> str:
    with pytest.raises(BadData) as refused:
        read(folder, text)
    return sentence(refused.value)


def sentence(error: BadData) -> str:
    """Returns the English sentence for the first problem. Requires sentences for every problem in every language."""
    assert all(GAME.words(lang)(problem.message) for lang in LANGUAGES for problem in error.problems)
    return GAME.words("en")(error.message)


def many_provinces(count: int, fields: int) -> str:
    start, end = SMALL.index("[[province]]"), SMALL.index("[[alliance]]")
    provinces = ""
    for i in range(count):
        places = ", ".join(f'{{ id = "p{i}-{j}", x = 1, y = 1 }}' for j in range(fields))
        names = f'names = {{ en = "{i}", de = "{i}", zh = "{i}" }}'
        provinces += f'[[province]]\nid = "p{i}"\n{names}\ncolour = "red"\ndragon = [1, 1]\nfields = [{places}]\n'
    return SMALL[:start] + provinces + SMALL[end:]


def without_province_wei() -> str:
    start, end = SMALL.index("[[province]]"), SMALL.rindex("[[province]]")
    return SMALL[:start] + SMALL[end:]


# ---- maps that are accepted


def test_a_small_map_without_outlines_and_scenery_is_accepted(tmp_path: Path) -> None:
    m = read(tmp_path, SMALL)
    assert [p.id for p in m.provinces] == ["wei", "chu"]
    assert [f.id for f in m.fields] == ["wei-1", "wei-2", "chu-1"]
    assert m.provinces[0].outline == ()
    assert m.provinces[0].label is None
    assert m.scenery.score_track == ()
    assert not m.reconstruction


def test_the_roads_of_a_side_are_the_common_ones_and_its_own(tmp_path: Path) -> None:
    m = read(tmp_path, SMALL)
    assert m.roads == {"3-4": (("wei-1", "chu-1"),), "4-5": (("wei-1", "chu-1"), ("wei-1", "wei-2"))}


def test_dragon_seats_are_supplied_where_the_file_has_none(tmp_path: Path) -> None:
    assert len(read(tmp_path, SMALL).dragon_seats) == 2


def test_alliances_are_put_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    three = many_provinces(3, 1)
    alliance = "[[alliance]]\nnumber = {}\nprovinces = [{}]\nmarker = [1, 1]\n"
    pairs = alliance.format(2, '"p0", "p1"') + alliance.format(1, '"p1", "p2"')
    roads = '[roads.side]\n"3-4" = []\n'
    m = read(tmp_path, three[: three.index("[[alliance]]")] + pairs + roads)
    assert [a.number for a in m.alliances] == [1, 2]


def test_as_many_fields_as_the_engine_can_hold_are_accepted(tmp_path: Path) -> None:
    text = many_provinces(12, 5)
    m = read(tmp_path, text[: text.index("[[alliance]]")] + '[roads.side]\n"3-4" = []\n')
    assert len(m.fields) == 60


def test_the_digest_is_that_of_the_bytes_of_the_file(tmp_path: Path) -> None:
    assert read(tmp_path, SMALL).digest == hashlib.sha256(SMALL.encode()).hexdigest()


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert read(tmp_path, b"\xef\xbb\xbf" + SMALL.encode()).provinces == read(tmp_path, SMALL).provinces


def test_a_map_can_be_a_key_and_can_travel_to_another_process() -> None:
    m = load_map()
    assert pickle.loads(pickle.dumps(m)) == m
    assert {m: 1}[load_map()] == 1


# ---- files that cannot be read at all


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(BadData) as refused:
        parse_map(read_bytes(path))
    assert sentence(refused.value) == f'there is no file "{path}"'


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        read_bytes(tmp_path)
    assert sentence(refused.value) == f'"{tmp_path}" is a folder, not a file'


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(BadData) as refused:
        read_bytes(Path("a\0b"))
    assert sentence(refused.value) == r'the file "a\u0000b" cannot be read'


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, SMALL.encode("utf-16")) == "the file is not UTF-8 text"


def test_a_file_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, "a = " + "[" * 100_000) == "the file is nested too deeply"


@pytest.mark.parametrize("text", ["{} = 1", "[{}]", "a = {{ b = 1, {} = 2 }}", "[[{}]]", "a = '''x'''\n{}=1"])
def test_a_key_of_many_parts_is_refused_before_it_is_parsed(
    tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tomllib.loads", pytest.fail)
    for key in ("a" + ".a" * 20, " . ".join(['"a.=,"'] * 20), ".".join(["'['"] * 20)):
        assert refusal(tmp_path, text.format(key)) == "the file is nested too deeply"


def test_dots_in_strings_numbers_and_comments_make_no_key_long() -> None:
    dots = "." * 20
    text = f'a = [[1.5, 2.5], [3.5, 4.5]] # {dots}\nb = "{dots}\\"{dots}"\nc = '
    text += f'"""\n{dots}"""\nd.e = 1979-05-27T07:32:00.5\n'
    assert read_toml(text.encode())["c"] == dots


def test_a_slip_in_the_syntax_is_named_with_its_line(tmp_path: Path) -> None:
    broken = SMALL.replace("width = 400", "width 400")
    assert refusal(tmp_path, broken) == "line 3 is not valid TOML: Expected '=' after a key in a key/value pair"


def test_a_file_that_breaks_off_is_named_with_its_last_line(tmp_path: Path) -> None:
    assert refusal(tmp_path, "[map]\nwidth = [4,") == "line 2 is not valid TOML: Invalid value"


def test_a_number_too_long_to_read_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, "a = " + "9" * 5000).startswith("the file is not valid TOML: Exceeds the limit")


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, "") == '"map" is missing'


# ---- files that say something impossible

BROKEN = [
    # keys and types
    ("[map]\n", "[map]\nwidht = 400\n", 'map: unknown key "widht"'),
    ("width = 400\n", "", 'map: "width" is missing'),
    ("[map]\n", "top = 1\n[map]\n", 'unknown key "top"'),
    ("[map]\n", '"\x9b2J" = 1\n[map]\n', 'unknown key "�2J"'),
    ("[roads.side]", "[roads.sides]", 'roads: unknown key "sides"'),
    ("reconstruction = false", 'reconstruction = "no"', 'map: "reconstruction" must be true or false'),
    ("width = 400", 'width = "400"', 'map: "width" must be a number from 1 to 10000'),
    ("width = 400", "width = true", 'map: "width" must be a number from 1 to 10000'),
    ("width = 400", "width = nan", 'map: "width" must be a number from 1 to 10000'),
    ("width = 400", "width = inf", 'map: "width" must be a number from 1 to 10000'),
    ("width = 400", "width = 1" + "0" * 400, 'map: "width" must be a number from 1 to 10000'),
    ("width = 400", "width = 0", 'map: "width" must be a number from 1 to 10000'),
    ("height = 300", "height = 300\nfield_radius = -1", 'map: "field_radius" must be a number from 1 to 10000'),
    ("height = 300", "height = 300\ndragon_seats = 3", 'map: "dragon_seats" must be a list'),
    (
        "height = 300",
        "height = 300\ndragon_seats = [[0, 0], [0, 35]]",
        'map: "dragon_seats" must be a list of points [x, y] within the dragon radius',
    ),
    (
        "height = 300",
        "height = 300\ndragon_seats = [[0, 0]]",
        'map: "dragon_seats" has 1 places, but province "wei" has 2 fields',
    ),
    # provinces
    ('id = "wei"\n', "", 'province entry 1: "id" is missing'),
    (
        'id = "wei"\n',
        'id = "Wei!"\n',
        'province entry 1: "id" must be small letters, digits and hyphens, beginning with a letter',
    ),
    (
        'id = "wei"\n',
        'id = "wei\\n"\n',
        'province entry 1: "id" must be small letters, digits and hyphens, beginning with a letter',
    ),
    ('id = "chu"\n', 'id = "wei"\n', 'province "wei" is listed twice'),
    ("dragon = [300, 150]\n", "", 'province "wei": "dragon" is missing'),
    ("[300, 150]", "[300]", 'province "wei": "dragon" must be a point [x, y] on the sheet'),
    ("[300, 150]", "[300, nan]", 'province "wei": "dragon" must be a point [x, y] on the sheet'),
    ("[300, 150]", "[300, 301]", 'province "wei": "dragon" must be a point [x, y] on the sheet'),
    (
        "[300, 150]",
        "[300, 150]\nlabel = 3",
        'province "wei": "label" must be a point [x, y] on the sheet',
    ),
    (
        "[300, 150]",
        "[300, 150]\noutline = [[1, 1], [2, 2]]",
        'province "wei": "outline" must be a list of 3 or more points [x, y] on the sheet',
    ),
    (
        "[300, 150]",
        "[300, 150]\noutline = [[1, 1], [2, 2], [3, true]]",
        'province "wei": "outline" must be a list of 3 or more points [x, y] on the sheet',
    ),
    ('"red"', '"blue"', 'province "wei": "colour" must be one of violet, yellow, orange, green, red'),
    ('"red"', "[]", 'province "wei": "colour" must be one of violet, yellow, orange, green, red'),
    ('en = "Wei"', 'fr = "Wei"', 'province "wei", names: unknown key "fr"'),
    ('names = { en = "Wei", de = "Wei", zh = "魏" }', 'names = { de = "" }', "province without a name"),
    ('en = "Wei"', "en = 3", 'province "wei", names: "en" must be a short text without control characters'),
    ('en = "Wei"', 'en = "\\u0000"', 'province "wei", names: "en" must be a short text without control characters'),
    ('{ en = "Wei", de = "Wei", zh = "魏" }', '"Wei"', 'province "wei", names: this must be a table'),
    # fields
    ('"wei-2"', '"wei-1"', 'province "wei": field "wei-1" is listed twice'),
    ('"chu-1", x', '"wei-1", x', 'province "chu": field "wei-1" is listed twice'),
    ('[{ id = "chu-1", x = 160, y = 80 }]', "[]", "Chu has no field yet"),
    ("x = 160, ", "", 'province "chu", field "chu-1": "x" is missing'),
    ("x = 160, ", "x = 160, z = 3, ", 'province "chu", field "chu-1": unknown key "z"'),
    ("x = 160", "x = 401", 'province "chu", field "chu-1": "x" must be a number from 0 to 400'),
    ("y = 200", "y = nan", 'province "wei", field "wei-2": "y" must be a number from 0 to 300'),
    ('{ id = "chu-1", x = 160, y = 80 }', '"chu-1"', 'province "chu", field entry 1: this must be a table'),
    # alliances
    ('["wei", "chu"]', '["wei", "foo"]', 'alliance 1: there is no province "foo"'),
    ('["wei", "chu"]', '["wei", "wei"]', "Wei cannot be allied with itself"),
    ('["wei", "chu"]', '["wei"]', 'alliance 1: "provinces" must be a pair of province ids'),
    ("number = 1", "number = 2", "alliance 1 is missing: they are numbered from 1 without a gap"),
    ("number = 1", "number = 0", 'alliance entry 1: "number" must be a whole number from 1 to 999'),
    ("number = 1", "number = true", 'alliance entry 1: "number" must be a whole number from 1 to 999'),
    (
        "[roads]",
        '[[alliance]]\nnumber = 2\nprovinces = ["chu", "wei"]\nmarker = [1, 1]\n[roads]',
        "Chu and Wei are already allied (1)",
    ),
    (
        "[roads]",
        '[[alliance]]\nnumber = 1\nprovinces = ["chu", "wei"]\nmarker = [1, 1]\n[roads]',
        "alliance 1 is listed twice",
    ),
    # roads
    ('"wei-2"]', '"wei-99"]', 'road "wei-1" – "wei-99": there is no field "wei-99"'),
    ('"wei-2"]', '"wei-1"]', "a road joins two different fields, this one joins Wei 1 with itself"),
    ('["wei-1", "wei-2"]', '["chu-1", "wei-1"]', "the road Chu 1 – Wei 1 is already there for both sides"),
    ('["wei-1", "wei-2"]', '["wei-1"]', 'roads: "4-5" must be a list of pairs of field ids'),
    ("common = [", "common = [[1, 2], ", 'roads: "common" must be a list of pairs of field ids'),
    (
        '"3-4"',
        '"north"',
        'side "north": a side is named after its numbers of players, such as "3-4"',
    ),
    ('"3-4"', '"5-4"', 'side "5-4": a side is named after its numbers of players, such as "3-4"'),
    ('[roads.side]\n"3-4" = []\n"4-5" = [["wei-1", "wei-2"]]\n', "", 'roads: "side" is missing'),
    ('"3-4" = []\n"4-5" = [["wei-1", "wei-2"]]\n', "", "roads: there is no side"),
    # scenery
    (
        "[roads]",
        "[coast]\nline = [[1, 1]]\n[roads]",
        'coast: "line" must be a list of 2 or more points [x, y] on the sheet',
    ),
    ("[roads]", "[score_track]\n[roads]", 'score_track: "spaces" is missing'),
    (
        "[roads]",
        "[mountains]\npeaks = [[1, 1]]\n[roads]",
        "mountains, peak entry 1: this must be a table",
    ),
    ("[roads]", "[[lake]]\n[roads]", 'lake entry 1: "id" is missing'),
    ("[roads]", "[decoration]\nship = 1\n[roads]", 'decoration: unknown key "ship"'),
    ("[roads]", "[decoration]\nbanner = { at = [1, 1] }\n[roads]", 'decoration, banner: "text" is missing'),
    (
        "[roads]",
        "[decoration]\njunks = [{ at = 1 }]\n[roads]",
        'decoration, junk entry 1: "at" must be a point [x, y] on the sheet',
    ),
]


@pytest.mark.parametrize(("sound", "broken", "said"), BROKEN)
def test_a_broken_map_is_refused_with_one_clear_sentence(tmp_path: Path, sound: str, broken: str, said: str) -> None:
    assert sound in SMALL
    assert refusal(tmp_path, SMALL.replace(sound, broken, 1)) == said


def test_a_single_province_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, without_province_wei()) == "there must be at least 2 provinces"


@pytest.mark.parametrize(
    ("provinces", "fields", "said"),
    [
        (13, 1, "there are 13 provinces, more than 12"),
        (6, 11, "there are 66 fields, more than 60"),
        (2, 13, 'province "p0": there are 13 fields, more than 12'),
    ],
)
def test_more_than_the_engine_can_hold_is_refused(tmp_path: Path, provinces: int, fields: int, said: str) -> None:
    assert refusal(tmp_path, many_provinces(provinces, fields)) == said


@settings(deadline=None)  # how long a file takes to read depends on what else the machine does
@given(st.integers(0, len(SMALL) - 1), st.sampled_from(["", "[", '"', "=", "\n", "-", "9", "x", "true", "[]", "{}"]))
def test_whatever_is_changed_the_file_is_read_or_refused_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, at: int, sign: str
) -> None:
    refused = None
    try:
        read(tmp_path_factory.getbasetemp(), SMALL[:at] + sign + SMALL[at + 1 :])
    except BadData as error:
        refused = GAME.words("en")(error.message)
    assert refused is None or refused.splitlines() == [refused]


def test_everything_that_is_wrong_is_told_at_once_with_its_place(tmp_path: Path) -> None:
    text = SMALL.replace('"red"', '"blue"').replace("x = 160", "x = 401").replace("number = 1", "number = 0")
    with pytest.raises(BadData) as refused:
        read(tmp_path, text)
    assert [problem.place for problem in refused.value.problems] == [
        ("province", "wei", "colour"),
        ("province", "chu", "fields", "chu-1", "x"),
        ("alliance", "0", "number"),
    ]
