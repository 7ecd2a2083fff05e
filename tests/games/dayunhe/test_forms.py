"""The canal in one line, in two, and upright: everything drawn lies and points where the rules say."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kaiserhof.drawing import LONG, NARROW, WIDE, Form, Picture, artist_of
from kaiserhof.drawing.geometry import bits
from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.board.board import STEPS
from kaiserhof.games.dayunhe.drawing.board.layout import LAYOUTS, ONE_LINE, TWO_LINES, UPRIGHT, Layout, fold_after
from kaiserhof.games.dayunhe.drawing.ground.hexes import ROOT3
from kaiserhof.games.dayunhe.rules.phases import REBUILDING, TURNING
from kaiserhof.testing.cases import random_move
from kaiserhof.testing.parsed_pictures import classes, drawn, parsed
from tests.drawn import elements, lit, moves_of, named, positions, spots
from tests.games.dayunhe.staging import AXEL, BARBARA, Canal, field_of, play, position

pytestmark = pytest.mark.shown

each_form = pytest.mark.parametrize("form", [WIDE, NARROW])
each_layout = pytest.mark.parametrize("layout", LAYOUTS)
NUMBER = r"-?[\d.]+"


def point(text: str) -> Point:
    x, y = (float(part) for part in re.findall(NUMBER, text)[:2])
    return x, y


def direction(a: Point, b: Point) -> float:
    """Returns the direction between two points, in degrees clockwise from the right."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) % 360


def same(a: float, b: float, within: float = 1.0) -> bool:
    return abs((a - b + 180) % 360 - 180) <= within


def place_of(picture: Picture, name: str) -> Point:
    return point(named(picture, name).attrib["transform"])


# ---------------------------------------------------------------------------------------------- directions


def line_ends(symbol: str) -> set[float]:
    """Returns the directions in which the water leaves a tile's symbol."""
    content = next(e for e in parsed(artist_of(GAME).sprite).iter("symbol") if e.get("id") == symbol)
    way = next(e for e in content.iter("path")).attrib["d"]
    points = [(float(x), float(y)) for x, y in re.findall(f"({NUMBER}),({NUMBER})", way)]
    return {round(direction((0, 0), end)) % 360 for end in points if math.hypot(*end) > 30}


def drawn_lines(tile: Element) -> set[float]:
    """Returns the directions of a tile's canal lines as drawn."""
    use = next(e for e in tile.iter("use") if (e.get("href") or "").startswith("#canal-"))
    turned = float((re.findall(NUMBER, use.get("transform", "0")) or ["0"])[0])
    return {round(end + turned) % 360 for end in line_ends(use.attrib["href"][1:])}


@each_form
def test_the_lines_of_every_tile_point_at_the_fields_they_lead_to_however_it_is_turned(form: Form) -> None:
    for kind in {tile.id for tile in GAME.board.tiles}:
        state = position(2, store={AXEL: kind})
        play(state, f"build {kind}", "at b3")
        assert state.phase == TURNING
        picture = drawn(GAME, state.seen_by(AXEL), form=form)
        field, here = field_of(state, "b3"), place_of(picture, "spot-b3")
        ids = state.lookup.field_ids
        for move in state.legal_moves():
            turns = state.text(move)
            ghost = next(e for e in elements(picture) if e.get("data-ghost") == turns)
            after = state.copy()
            after.push(move)
            leads = [ids[state.lookup.across[field][edge]] for edge in bits(after.lines[field])]
            wanted = {round(direction(here, place_of(picture, f"spot-{name}"))) % 360 for name in leads}
            assert drawn_lines(ghost) == wanted, (kind, turns)
            small = named(picture, f"spot-turn-{turns.removeprefix('turn ')}")
            assert drawn_lines(small) == wanted, "the small picture lies as the tile will"


@each_form
def test_a_round_arrow_goes_the_way_in_which_the_tile_then_turns(form: Form) -> None:
    state = position(2, store={AXEL: "lock"})
    play(state, "build lock", "at b3")
    picture = drawn(GAME, state.seen_by(AXEL), form=form)
    angles = {e.get("data-ghost"): float(e.attrib["data-angle"]) for e in elements(picture) if "ghost" in classes(e)}
    order = moves_of(named(picture, "spot-b3"))
    for name, way in (("turn-left", -1), ("turn-right", 1)):
        button = named(picture, name)
        assert int(button.attrib["data-turn-by"]) == way
        for number, move in enumerate(order):
            after = order[(number + way) % len(order)]
            assert same(angles[after] - angles[move], 60 * way)
        arc, head = (e.attrib["d"] for e in button.iter("path"))
        start, end = point(arc), point(arc.rpartition(" ")[2])
        clockwise = re.search(r"A[\d.]+,[\d.]+ 0 1 ([01])", arc)
        assert clockwise is not None
        assert (clockwise[1] == "1") == (way > 0)
        assert same(direction((0, 0), end) - direction((0, 0), start), 260 * way)
        assert same(direction(end, point(head)), direction((0, 0), end) + 90 * way), "its head points along the arc"


@each_form
@pytest.mark.parametrize("seats", GAME.players)
def test_the_bow_of_the_ship_points_at_the_fields_ahead(seats: int, form: Form) -> None:
    for south, name in ((True, "b4"), (False, "b4")):
        picture = drawn(GAME, position(seats, ship=name, south=south).seen_by(AXEL), form=form)
        ahead = place_of(picture, "spot-b5" if south else "spot-b3")
        bow = list(named(picture, "ship").iter("path"))[-1].attrib["d"]
        tip = max((point(part) for part in re.split("[MLZ]", bow) if part), key=lambda p: math.hypot(*p))
        assert same(direction((0, 0), tip), direction(place_of(picture, "spot-b4"), ahead))


@each_layout
def test_the_compass_has_its_n_where_peking_lies(layout: str) -> None:
    tree = ElementTree.fromstring(artist_of(GAME).base_picture(f"{layout}-4", "en", dark=False))
    compass = next(e for e in tree.iter() if e.get("id") == "compass")
    turned, letter = list(compass)
    middle = point(re.findall(r"translate\([^)]*\)", ElementTree.tostring(turned, encoding="unicode"))[0])
    x, y = float(letter.attrib["x"]) - middle[0], float(letter.attrib["y"]) - middle[1]
    north = direction((0, 0), (x, 0) if abs(x) > abs(y) else (0, y))
    stage = Layout(GAME.board, 4, layout)
    peking, south = (next(n for n, f in enumerate(stage.fields) if f.id == name) for name in ("a0", "a4"))
    assert same(north, direction(stage.places[south], stage.places[peking]))
    assert same(float(re.findall(NUMBER, turned.attrib["transform"])[0]) - 90, north)


# ---------------------------------------------------------------------------------------------- turning


@each_form
def test_ticks_and_dots_show_which_lines_will_be_joined(form: Form) -> None:
    canals: dict[str, Canal] = {
        "b2": (AXEL, "lighthouse", 0),
        "c3": (BARBARA, "canal-2", 1),
        "a4": (BARBARA, "weir", 4),
    }
    state = position(2, store={AXEL: "lock"}, canals=canals)
    play(state, "build lock", "at b3")
    picture, field = drawn(GAME, state.seen_by(AXEL), form=form), field_of(state, "b3")
    counts = set()
    for move in state.legal_moves():
        after, text = state.copy(), state.text(move)
        after.push(move)
        joined, lines = int(after.joined[field]).bit_count(), int(after.lines[field]).bit_count()
        small = named(picture, f"spot-turn-{text.removeprefix('turn ')}")
        for shown in (small, next(e for e in elements(picture) if e.get("data-ghost") == text)):
            marks = [e.get("href") for e in shown.iter("use")]
            assert (marks.count("#tile-joined"), marks.count("#tile-loose")) == (joined, lines - joined)
        assert "".join(small.itertext()) == (f"✓ {joined}" if joined else "0")
        assert small.attrib["aria-label"].endswith(f"{joined or 'none'} joined")
        assert ("joins" in classes(small)) == bool(joined)
        counts.add(joined)
    assert len(counts) > 1


def test_the_ways_to_lie_are_read_aloud_by_where_the_lines_lead() -> None:
    state = position(2, store={AXEL: "canal-3"})
    play(state, "build canal-3", "at b3")
    labels = [e.attrib["aria-label"] for e in spots(drawn(GAME, state.seen_by(AXEL))) if "turning" in classes(e)]
    assert labels == [
        "Peking, Hangzhou; none joined",
        "the northern sea, the southern mountains; none joined",
        "the southern sea, the northern mountains; none joined",
    ]


# ---------------------------------------------------------------------------------------------- places


@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_move_has_a_spot_or_a_button_in_both_forms(seats: int) -> None:
    for number, state in enumerate(positions(GAME, seats, {}, seats)):
        if state.to_move() in (CHANCE, OVER) or number % 7:
            continue
        for form in (WIDE, NARROW):
            picture = drawn(GAME, state.seen_by(state.to_move()), form=form)
            shining = lit(picture)
            offered = {move for spot in spots(picture) if spot.get("id") in shining for move in moves_of(spot)}
            offered |= {state.text(move) for move in picture.buttons}
            assert {state.text(move) for move in state.legal_moves()} <= offered


def neighbours(stage: Layout) -> Iterator[tuple[int, int]]:
    at = {(f.x, f.y): number for number, f in enumerate(stage.fields)}
    for number, f in enumerate(stage.fields):
        yield from ((number, at[f.x + dx, f.y + dy]) for dx, dy in STEPS if (f.x + dx, f.y + dy) in at)


@each_layout
@pytest.mark.parametrize("seats", GAME.players)
def test_neighbours_lie_side_by_side_also_where_the_canal_goes_on_in_another_line(seats: int, layout: str) -> None:
    stage = Layout(GAME.board, seats, layout)
    for a, b in neighbours(stage):
        legs = stage.legs(a, b)
        assert legs[0][0] == stage.places[a]
        assert legs[-1][1] == stage.places[b]
        assert len(legs) == (1 if stage.line_of[a] is stage.line_of[b] else 2)
        for start, end in legs:
            assert math.dist(start, end) == pytest.approx(ROOT3 * stage.size)
    for line in stage.lines:
        for x, y in line.places.values():
            assert line.land.x - 1 <= x - ROOT3 / 2 * stage.size + 1
            assert x + ROOT3 / 2 * stage.size <= line.land.x + line.land.width + 1
            assert line.land.y <= y - stage.size + 1
            assert y + stage.size <= line.land.y + line.land.height + 1


def test_two_lines_part_no_region_and_their_fields_are_large() -> None:
    folds = [fold_after(Layout(GAME.board, seats, TWO_LINES).fields) for seats in (3, 4, 5)]
    assert folds == [6, 7, 10]
    one, two = (Layout(GAME.board, 4, layout) for layout in (ONE_LINE, TWO_LINES))
    assert ROOT3 * two.size >= 90
    assert one.width / one.height > 2 > two.width / two.height
    assert 2 * Layout(GAME.board, 5, UPRIGHT).size >= 2 * 44


def test_one_line_is_offered_instead_of_two_and_back() -> None:
    view = position(4).seen_by(None)
    wide, long = (drawn(GAME, view, form=form) for form in (WIDE, LONG))
    assert (wide.base, long.base) == ("lines-4", "line-4")
    for picture, other in ((wide, LONG), (long, WIDE)):
        assert [e.get("data-instead") for e in elements(picture) if "data-instead" in e.attrib] == [other]
    for form in (WIDE, LONG):
        two = drawn(GAME, position(2).seen_by(None), form=form)
        assert two.base == "line-2"
        assert not [e for e in elements(two) if "data-instead" in e.attrib]


def test_a_tile_at_the_fold_is_shown_pale_in_the_other_line_too() -> None:
    state = position(4, canals={"b8": (AXEL, "lighthouse"), "b2": (AXEL, "temple")}, ship="b7")
    picture = drawn(GAME, state.seen_by(AXEL))
    copies = [e for e in elements(picture) if "copy" in classes(e)]
    assert len(copies) == 2, "of the tile on B8 and of the ship on B7"
    assert not [e for e in copies if e.get("id")]
    assert not [e for e in elements(drawn(GAME, state.seen_by(AXEL), form=NARROW)) if "copy" in classes(e)]


@each_form
def test_cards_say_what_they_do_in_words(form: Form) -> None:
    state: DayunheState = next(
        s for s in positions(GAME, 3, {}, 1) if s.to_move() >= 0 and "choose" in s.text(s.legal_moves()[0])
    )
    for lang in ("en", "de", "zh"):
        words, picture = GAME.words(lang), drawn(GAME, state.seen_by(state.to_move()), lang, form=form)
        card = "".join(named(picture, "spot-card-denounce").itertext())
        for message in ("card-denounce", "effect-denounce", "card-cost"):
            assert words(message) in card
        assert words("card-cost") not in "".join(named(picture, "spot-card-reform").itertext())


def test_on_a_phone_own_tiles_are_the_hand_and_cards_and_mats_are_views() -> None:
    picture = drawn(GAME, position(4).seen_by(AXEL), form=NARROW)
    assert [region.name for region in picture.views] == ["actions", "mats"]
    hand = next(region for region in picture.panel if region.name == "hand")
    assert {"spot-stack-0", "spot-stack-2"} <= {e.get("id") for e in parsed(hand.markup).iter()}
    assert not drawn(GAME, position(4).seen_by(AXEL)).views


@pytest.mark.parametrize("seats", [4, 5])
def test_no_button_for_turning_lies_over_the_middle_of_a_lit_field(seats: int) -> None:
    dice, met = Dice("turners"), 0
    while met < 40:
        state = GAME.start(seats, GAME.choose(seats))
        while state.to_move() != OVER:
            texts = [state.text(move) for move in state.legal_moves()] if state.phase == REBUILDING else []
            if any(text.startswith("turn") for text in texts) and any(text.startswith("swap") for text in texts):
                picture = drawn(GAME, state.seen_by(state.turn), form=WIDE)
                turned = f"spot-{state.lookup.field_ids[state.field]}"
                others = [named(picture, name) for name in lit(picture) - {turned}]
                middles = [point(spot.attrib["transform"]) for spot in others if "transform" in spot.attrib]
                assert middles
                for name in ("turn-left", "turn-right"):
                    button = named(picture, name)
                    radius = float(next(button.iter("circle")).attrib["r"])
                    assert all(math.dist(point(button.attrib["transform"]), middle) > radius for middle in middles)
                met += 1
            state.push(random_move(state, dice))
