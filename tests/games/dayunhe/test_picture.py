"""The drawing for the page: what this game shows, where, and in which words. (The contract covers everything else.)"""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaiserhof.drawing import NARROW, WIDE, Form, Picture, artist_of
from kaiserhof.engine import CHANCE, LANGUAGES, OVER, Dice
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS
from kaiserhof.games.dayunhe.rules.moves import CITY_MOVE
from kaiserhof.games.dayunhe.rules.phases import TURNING
from kaiserhof.games.dayunhe.rules.scoring import largest_network, region_unrest
from kaiserhof.games.dayunhe.rules.sources import UPRISINGS
from kaiserhof.testing.parsed_pictures import HOSTILE, NAMES, board_of, classes, panel_of, parsed
from kaiserhof.testing.parsed_pictures import drawn as draw
from tests.drawn import asked_about, elements, icons, ids, lit, moves_of, named, positions, spots, views
from tests.games.dayunhe.staging import AXEL, BARBARA, CHRIS, draft, field_of, finish_round, play, position
from tests.games.dayunhe.test_board_file import TEXT, written

pytestmark = pytest.mark.shown

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_form = pytest.mark.parametrize("form", [WIDE, NARROW])
each_number = pytest.mark.parametrize("seats", GAME.players)


def drawn(view: DayunheState, lang: str = "en", names: list[str] = NAMES, form: Form = WIDE) -> Picture:
    return draw(GAME, view, lang, names, form)


# ---------------------------------------------------------------------------------------------- form


def test_every_field_is_a_spot_for_any_number_of_players() -> None:
    for seats in GAME.players:
        view = GAME.start(seats).seen_by(None)
        assert {f"spot-{name}" for name in view.lookup.field_ids} <= set(ids(drawn(view)))


def test_tiles_cards_and_signs_are_all_drawn_by_their_symbols() -> None:
    used: set[str] = set()
    for view in views(GAME, 5, {}, seed=5, one_in=15):
        used |= icons(drawn(view))
    assert {"canal-01", "worth-4-9", "unrest-4", "tile-back", "card-reform", "i-start", "face-4"} <= used


def test_tiles_cards_and_places_can_be_asked_about() -> None:
    asked: set[str] = set()
    for view in views(GAME, 5, {}, seed=7, one_in=20):
        asked |= asked_about(drawn(view))
    assert {"canal", "unrest", "ship", "wall", "city", "card-reform", "trips", "hangzhou"} <= asked
    for lang in LANGUAGES:
        assert all(len(GAME.words(lang)(f"about-{key}")) > 10 for key in asked)


@pytest.mark.parametrize("base", ["line-6", "lines-1", "round-3", "3"])
def test_there_is_no_base_for_other_numbers_of_players_and_layouts(base: str) -> None:
    with pytest.raises(LookupError):
        artist_of(GAME).base_picture(base, "en", dark=False)


# ---------------------------------------------------------------------------------------------- what is shown


def test_all_tiles_lie_on_the_board() -> None:
    for view in views(GAME, 4, {}, seed=6):
        tiles = {name.removeprefix("tile-") for name in ids(drawn(view)) if name.startswith("tile-")}
        assert tiles == {
            name for number, name in enumerate(view.lookup.field_ids) if (view.canals | view.unrest) >> number & 1
        }


def test_a_tile_tells_whose_it_is_what_it_is_where_it_comes_from_and_whose_region_it_is_in() -> None:
    """B5 lies in Barbara's region."""
    picture = drawn(position(3, canals={"b5": (CHRIS, "garden", 2)}).seen_by(AXEL))
    tile = named(picture, "tile-b5")
    assert {"piece", "seat-2"} <= set(classes(tile))
    assert tile.get("data-from") == "seat-2"
    assert tile.get("aria-label") == "Chris: Garden (5) on B5"
    assert [e.get("href") for e in tile.iter("use")] == ["#canal-01", "#house-garden", "#worth-2-5", "#face-1"]
    assert tile[0].get("transform") == "rotate(120)"


def test_a_line_that_leads_nowhere_is_closed_by_a_bank_and_a_joined_one_is_open() -> None:
    alone = drawn(position(2, canals={"b4": (AXEL, "temple")}).seen_by(AXEL))
    joined = drawn(position(2, canals={"b4": (AXEL, "temple"), "b5": (BARBARA, "canal-3")}).seen_by(AXEL))
    banks = [len(list(named(picture, "tile-b4").iter("path"))) for picture in (alone, joined)]
    assert banks == [4, 2]


def test_the_ship_stands_on_its_field_and_points_where_it_is_heading() -> None:
    south = named(drawn(position(2, ship="b3").seen_by(AXEL)), "ship")
    north = named(drawn(position(2, ship="b3", south=False).seen_by(AXEL)), "ship")
    assert south.get("aria-label") == "Great Coordinator on B3, southbound"
    assert south.get("transform") == north.get("transform")
    assert ElementTree.tostring(south) != ElementTree.tostring(north)


def test_the_way_the_ship_would_go_is_shown_up_to_the_next_choice() -> None:
    state = position(2, canals={"c1": (AXEL, "temple"), "c2": (AXEL, "canal-3")}, ship="c1")
    forecast = next(e for e in elements(drawn(state.seen_by(AXEL))) if "forecast" in classes(e))
    way = next(e for e in forecast.iter("path")).attrib["d"]
    c2 = named(drawn(state.seen_by(AXEL)), "spot-c2").attrib["transform"]
    assert ",".join(re.findall(r"[\d.]+", c2)) in way
    tea = position(2, ship="c1")
    tea.tea = 1
    assert not [e for e in elements(drawn(tea.seen_by(AXEL))) if "forecast" in classes(e)]


def test_every_choice_of_the_way_has_a_preview_with_its_points() -> None:
    state = position(2, "special-inspection", canals={"b1": (BARBARA, "temple")}, ship="a0")
    picture = drawn(state.seen_by(AXEL))
    ghosts = [e for e in elements(picture) if "ghost" in classes(e)]
    assert {e.get("data-ghost") for e in ghosts} == {
        text for text in map(state.text, state.legal_moves()) if "sail" in text
    }
    assert any("+2" in "".join(ghost.itertext()) for ghost in ghosts)


def test_a_tile_is_turned_on_its_field_with_a_preview_of_every_position() -> None:
    state = position(2, store={AXEL: "lock"}, canals={"b2": (AXEL, "canal-3")})
    play(state, "build lock", "at b3")
    assert state.phase == TURNING
    picture = drawn(state.seen_by(AXEL))
    spot = named(picture, "spot-b3")
    assert lit(picture) == {"spot-b3", *(f"spot-turn-{turns}" for turns in range(6))}
    assert spot.get("data-turns") == "first"
    assert set(moves_of(spot)) == {f"turn {turns}" for turns in range(6)}
    ghosts = {e.get("data-ghost") for e in elements(picture) if "ghost" in classes(e)}
    assert ghosts == set(moves_of(spot))
    first = int(moves_of(spot)[0].removeprefix("turn "))
    lines = state.lookup.lines[state.kind_at[field_of(state, "b3")]][first]
    assert lines & 1, "the likeliest position joins the canal in the north"
    assert not [e for e in elements(drawn(state.seen_by(BARBARA))) if "ghost" in classes(e)]


def test_a_tile_that_is_rebuilt_may_be_turned_moved_or_swapped() -> None:
    state = position(2, "espionage", canals={"a4": (AXEL, "canal-1"), "c4": (AXEL, "canal-2")})
    play(state, "rebuild a4")
    picture = drawn(state.seen_by(AXEL))
    assert named(picture, "spot-a4").get("data-turns") == "any"
    assert {"spot-a4", "spot-c4", "spot-b4"} <= lit(picture)


def test_the_own_part_of_the_city_and_other_players_parts_are_spots() -> None:
    state = position(3, "denounce", store={AXEL: "unrest unrest garden"}, canals={"b2": (AXEL, "temple")})
    assert {"spot-city-1", "spot-city-2"} <= lit(drawn(state.seen_by(AXEL)))
    play(state, "build garden")
    assert CITY_MOVE in state.legal_moves()
    assert "spot-city-0" in lit(drawn(state.seen_by(AXEL)))
    intrigue = position(3, "intrigue", store={AXEL: "unrest unrest"})
    assert {"spot-store-1", "spot-store-2"} <= lit(drawn(intrigue.seen_by(AXEL)))
    calm = position(3, "calm-the-people", wall=(1, 0, 2))
    assert {name for name in lit(drawn(calm.seen_by(AXEL))) if "wall" in name} == {"spot-wall-0", "spot-wall-2"}


def test_city_and_wall_of_every_player_are_shown_with_their_worth() -> None:
    state = position(2, city={BARBARA: "garden canal-1 canal-4"}, wall=(0, 2))
    picture = drawn(state.seen_by(AXEL))
    assert "3² = 9" in panel_of(picture)
    assert named(picture, "spot-wall-1").get("aria-label") == "Barbara, unrest tiles on the Wall: 2; uprising at 3"
    assert "".join(named(picture, "spot-wall-1").itertext()) == "2/3"
    assert "near" in classes(named(picture, "spot-wall-1")), "one more, and there is an uprising"


def test_cards_are_chosen_in_the_draft_and_shown_in_turn_order_afterwards() -> None:
    state = draft(3)
    play(state, "choose reform")
    second = drawn(state.seen_by(BARBARA))
    assert "gone" in classes(named(second, "spot-card-reform"))
    assert len(lit(second)) == 9
    waiting = drawn(state.seen_by(CHRIS))
    assert not [spot for spot in spots(waiting) if "gone" in classes(spot)]
    first = parsed(panel_of(drawn(state.seen_by(AXEL))))
    assert [e.get("data-about") for e in first.iter("div") if "flat-card" in classes(e)] == ["card-reform", None, None]


def test_stacks_show_the_open_tile_the_height_and_the_unrest_below() -> None:
    state = position(2, stacks={AXEL: [("garden", 3, 1), ("", 2, 0), ("", 0, 0)]})
    picture = drawn(state.seen_by(AXEL))
    assert named(picture, "spot-stack-0").get("aria-label") == "Stack 1, 5 tiles; on top: Garden (5)"
    assert "!1" in "".join(named(picture, "spot-stack-0").itertext())
    assert named(picture, "spot-stack-1").get("aria-label") == "Stack 2, 2 tiles; on top: face down"
    assert named(picture, "spot-stack-2").get("aria-label") == "Stack 3 is empty"


def test_the_warehouse_has_six_places() -> None:
    picture = drawn(position(2, store={AXEL: "lighthouse unrest"}).seen_by(AXEL))
    panel = parsed(panel_of(picture))
    assert [moves_of(e) for e in panel.iter("button") if e.attrib["id"].startswith("spot-tile")] == [
        ["build unrest"],
        ["build lighthouse"],
    ]
    assert len([e for e in panel.iter("span") if "gap" in classes(e)]) == 4


def test_supplies_badges_and_facts() -> None:
    state = position(3, start=BARBARA, turn=BARBARA, canals={"b4": (AXEL, "temple"), "b5": (AXEL, "canal-3")})
    picture = drawn(state.seen_by(AXEL))
    words = GAME.words("en")
    assert [(supply.icon, supply.count) for supply in picture.supplies[AXEL]] == [
        ("i-canal", 2),
        ("i-network", 2),
        ("i-unrest", 0),
    ]
    assert [len(seat) for seat in picture.badges] == [0, 1, 0]
    assert [words(fact) for fact in picture.facts] == ["uprising at 3 unrest tiles"]


def test_a_spectator_sees_no_own_tiles() -> None:
    picture = drawn(position(4).seen_by(None))
    assert not [e for e in parsed(panel_of(picture)).iter() if "own-tiles" in classes(e)]


@each_language
def test_hostile_names_are_shown_as_text(lang: str) -> None:
    canals = {f"a{row}": (seat, "garden") for seat, row in enumerate((1, 4, 8, 12, 16))}
    picture = drawn(position(5, canals=canals).seen_by(AXEL), lang, HOSTILE)
    assert "<script" not in board_of(picture) + panel_of(picture)
    for seat, row in enumerate((1, 4, 8, 12, 16)):
        assert HOSTILE[seat] in named(picture, f"tile-a{row}").attrib["aria-label"]
    for element in elements(picture):
        assert not [name for name in element.attrib if name == "style" or name.startswith("on")]


# ---------------------------------------------------------------------------------------------- only the view


def test_a_card_chosen_in_secret_changes_nothing_for_the_others() -> None:
    one, other = draft(3), draft(3)
    play(one, "choose reform")
    play(other, "choose espionage")
    for seat in (CHRIS, None):
        assert drawn(one.seen_by(seat)) == drawn(other.seen_by(seat))
    assert drawn(one.seen_by(BARBARA)) != drawn(other.seen_by(BARBARA))


# ---------------------------------------------------------------------------------------------- what lies below


@each_language
@each_number
@each_form
def test_the_base_is_drawn_by_day_and_by_night(form: Form, seats: int, lang: str) -> None:
    base = drawn(GAME.start(seats).seen_by(None), form=form).base
    day, night = (artist_of(GAME).base_picture(base, lang, dark=dark) for dark in (False, True))
    day_tree, night_tree = ElementTree.fromstring(day), ElementTree.fromstring(night)
    assert [e.get("id") for e in day_tree.iter()] == [e.get("id") for e in night_tree.iter()]
    day_colours, night_colours = (set(re.findall(r"#[0-9a-f]{6}", picture)) for picture in (day, night))
    assert not day_colours & night_colours
    texts = {e.text for e in day_tree.iter() if e.tag.endswith("text")}
    assert GAME.words(lang)("fact-reconstruction") in texts


def test_an_owners_board_is_played_and_drawn_too(tmp_path: Path) -> None:
    text = TEXT.replace("reconstruction = true", "reconstruction = false").replace('en = "Garden"', 'en = "A<b> & C"')
    game = GAME.with_data(written(tmp_path, text.replace('id = "garden"', 'id = "pavilion"')))
    rng = Dice(1)
    state = game.start(2)
    while state.to_move() != OVER:
        view = state.seen_by(max(0, state.to_move()))
        picture = draw(game, view)
        assert elements(picture)
        state.push(state.draw_outcome(rng) if state.to_move() == CHANCE else rng.choice(state.legal_moves()))
    assert parsed(artist_of(game).sprite) is not None
    assert [fact.id for fact in picture.facts] == ["fact-limit"]


# ---------------------------------------------------------------------------------------------- scoring and rules


def test_the_largest_network_lights_up_in_its_owners_colour() -> None:
    canals = {"b2": (AXEL, "temple"), "b3": (AXEL, "canal-3"), "a5": (AXEL, "canal-1"), "c5": (BARBARA, "canal-2")}
    state = position(2, canals=canals)
    assert largest_network(state, AXEL) == 1 << field_of(state, "b2") | 1 << field_of(state, "b3")
    assert largest_network(state, BARBARA) == 1 << field_of(state, "c5")
    *_, state = positions(GAME, 3, {}, 3)
    step = next(step for step in artist_of(GAME).scoring_steps(state) if step.title.id == "step-network")
    assert 'class="seat-0"' in step.highlight
    assert "currentColor" in step.highlight


def test_unrest_in_a_region_lights_up_field_by_field() -> None:
    *_, state = positions(GAME, 4, {}, 1)
    step = next(step for step in artist_of(GAME).scoring_steps(state) if step.title.id == "step-region-unrest")
    assert step.highlight.count("−4") == sum(region_unrest(state, seat) for seat in range(4))


def test_the_scoring_shows_what_uprisings_have_cost_over_the_regions() -> None:
    state = position(4)
    state.ledger[UPRISINGS * MAX_SEATS + BARBARA] = -6
    step = next(step for step in artist_of(GAME).scoring_steps(state) if step.title.id == "step-uprisings")
    assert step.highlight.count("−6") == 1
    assert f'class="seat-{BARBARA}"' in step.highlight
    assert step.highlight.count("<polygon") == 2 * 9, "the nine fields of her region, each with a glow"


CHAPTERS = ("setup", "round", "stacks", "building", "rebuilding", "cards", "ship", "uprisings", "end")


@each_language
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_chapters_of_the_rules_are_illustrated_by_the_drawing_itself(chapter: str, lang: str) -> None:
    tree = ElementTree.fromstring(artist_of(GAME).illustration(chapter, GAME.words(lang)))
    defined = {e.attrib["id"] for e in parsed(artist_of(GAME).sprite).iter("symbol")}
    assert {e.attrib["href"].removeprefix("#") for e in tree.iter("use")} <= defined
    assert tree.get("role") == "img"
    assert tree.get("aria-label")
    assert not [e for e in tree.iter() if "id" in e.attrib or "style" in e.attrib]


def test_there_is_no_picture_of_an_unknown_chapter() -> None:
    assert artist_of(GAME).illustration("weather", GAME.words("en")) == ""


def test_the_log_of_a_trip_can_be_played_back_field_by_field() -> None:
    state = position(
        2, turn=BARBARA, start=AXEL, canals={"b1": (AXEL, "temple"), "b2": (BARBARA, "canal-3")}, ship="b0"
    )
    events = finish_round(state)
    told = [event.message.values for event in events if "at" in event.message.values]
    fields = {f"spot-{name}" for name in state.lookup.field_ids}
    assert len(told) == 5
    assert all(values["at"] in fields and values["piece"] == "ship" for values in told)
    assert [values.get("gain") for values in told[:2]] == [2, 4]
    assert {"ship", *fields} <= set(ids(drawn(state.seen_by(AXEL))))
