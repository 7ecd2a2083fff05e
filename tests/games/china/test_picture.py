"""The drawing for the page: what this game shows, where, and in which words. (The contract covers everything else.)"""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaiserhof.drawing import Picture, artist_of
from kaiserhof.engine import CHANCE, LANGUAGES, OVER, Dice
from kaiserhof.games.china import GAME, ChinaState
from kaiserhof.games.china.game import China
from kaiserhof.games.china.rules.components import HAND_SIZE
from kaiserhof.games.china.rules.moves import PASS, STOP, verb_of
from kaiserhof.testing.parsed_pictures import HOSTILE, NAMES, board_of, classes, panel_of, parsed, symbols
from kaiserhof.testing.parsed_pictures import drawn as draw
from tests.drawn import elements, icons, ids, moves_of, named, positions, spots, views
from tests.games.china.small_map import SMALL
from tests.games.china.staging import AXEL, BARBARA, CHRIS, count_up, play, position

pytestmark = pytest.mark.shown

FORTIFIED = {"side": "4-5", "fortifications": "yes"}
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def drawn(view: ChinaState, lang: str = "en", names: list[str] = NAMES) -> Picture:
    return draw(GAME, view, lang, names)


# ---------------------------------------------------------------------------------------------- form


def test_every_field_and_dragon_space_has_a_spot() -> None:
    view = GAME.start(5, {"fortifications": "yes"}).seen_by(None)
    moves = {move for spot in spots(drawn(view)) for move in moves_of(spot)}
    texts = {view.text(move) for move in view.vocabulary()}
    assert {text for text in texts if text.split()[0] in {"house", "fort", "emissary"}} <= moves
    basic = GAME.start(5, {"fortifications": "no"}).seen_by(None)
    assert not [move for spot in spots(drawn(basic)) for move in moves_of(spot) if move.startswith("fort")]


def test_fields_are_easy_to_hit_and_clear_of_each_other() -> None:
    picture = drawn(GAME.start(3).seen_by(None))
    for spot in spots(picture):
        hit = [e for e in spot if "hit" in classes(e)]
        assert spot.tag == "button" or float(hit[0].attrib["r"]) >= 20


def test_only_stopping_and_passing_are_buttons() -> None:
    offered = set()
    for state in positions(GAME, 5, FORTIFIED, seed=2):
        if state.to_move() >= 0:
            offered |= {verb_of(move) for move in drawn(state.seen_by(state.to_move())).buttons}
    assert offered <= {STOP, PASS}


def test_pieces_cards_and_signs_are_all_drawn_by_their_symbols() -> None:
    used: set[str] = set()
    for view in views(GAME, 5, FORTIFIED, seed=5, one_in=12):
        used |= icons(drawn(view))
    assert {"house-4", "emissary-4", "fort", "card-red", "card-back", "i-fort", "i-card", "emperor", "face-4"} <= used
    assert {f"points-{points}" for points in (50, 100, 150, 200)} <= symbols(GAME)


# ---------------------------------------------------------------------------------------------- what is shown


def test_all_pieces_stand_on_the_board() -> None:
    for view in views(GAME, 4, FORTIFIED, seed=6, one_in=12):
        found = ids(drawn(view))
        for kind, count in {
            "house": sum(int(mask).bit_count() for mask in view.houses),
            "fort": int(view.forts).bit_count(),
            "emissary": sum(view.emissaries),
            "stone": int(view.scored).bit_count(),
            "marker": view.seats,
        }.items():
            assert sum(name.startswith(f"{kind}-") for name in found) == count, kind


def test_a_piece_tells_whose_it_is_and_where_it_comes_from() -> None:
    state = position(3, houses={CHRIS: "wei-3"}, emissaries={CHRIS: "wei"}, forts={AXEL: "wei-3"})
    picture = drawn(state.seen_by(AXEL))
    house = named(picture, "house-wei-3")
    assert {"piece", "seat-2"} <= set(classes(house))
    assert house.get("data-from") == "seat-2"
    assert house.get("aria-label") == "Chris: house in Wei, field 3"
    assert house[0].get("href") == "#house-2"
    assert named(picture, "emissary-wei-2-0").get("aria-label") == "Chris: emissary in Wei"
    assert named(picture, "fort-wei-3").get("aria-label") == "Fortification in Wei, field 3"
    order = ids(picture)
    assert order.index("fort-wei-3") < order.index("house-wei-3")


def test_pieces_keep_their_ids_and_places_while_others_come() -> None:
    state = position(3, hands={AXEL: "rrr"}, houses={CHRIS: "wei-3"})
    before = {e.attrib["id"]: e.attrib for e in elements(drawn(state.seen_by(AXEL))) if "piece" in classes(e)}
    play(state, "house wei-4")
    after = {e.attrib["id"]: e.attrib for e in elements(drawn(state.seen_by(AXEL))) if "piece" in classes(e)}
    assert after.keys() - before.keys() == {"house-wei-4"}
    assert all(after[name] == before[name] for name in before)


def test_markers_on_one_space_do_not_hide_each_other() -> None:
    picture = drawn(position(5, points=[57, 7, 107, 7, 8]).seen_by(None))
    places = [named(picture, f"marker-{seat}").attrib["transform"] for seat in range(5)]
    assert len(set(places)) == 5
    assert named(picture, "marker-0").attrib["aria-label"] == "Axel: 57 points"


def test_supplies_badges_and_facts() -> None:
    state = position(4, hands={BARBARA: "rgy"}, known={BARBARA: "rg"}, points=[0, 51, 101, 50], second_pile=True)
    picture = drawn(state.seen_by(AXEL))
    words = GAME.words("en")
    assert [(supply.icon, supply.count) for supply in picture.supplies[BARBARA]] == [
        ("i-house", 20),
        ("i-emissary", 8),
        ("i-card", 3),
    ]
    assert words(picture.supplies[BARBARA][-1].label) == "Cards in hand, taken openly: green, red"
    assert picture.supplies[BARBARA][-1].hidden
    assert words(drawn(state.seen_by(BARBARA)).supplies[BARBARA][-1].label) == "Cards in hand"
    assert [[badge.icon for badge in seat] for seat in picture.badges] == [
        ["emperor"],
        ["points-50"],
        ["points-100"],
        [],
    ]
    assert [words(fact) for fact in picture.facts] == ["second deck (of two)"]
    forts = drawn(position(4, fortifications=True).seen_by(AXEL))
    assert "i-fort" in {supply.icon for supply in forts.supplies[AXEL]}
    assert "with fortifications" in [words(fact) for fact in forts.facts]
    assert words(drawn(position(points=[500, 0, 0, 0]).seen_by(None)).badges[AXEL][-1].label) == "+450 from point cards"


def test_the_panel_has_the_hand_the_row_the_pile_and_the_discards() -> None:
    state = position(4, hands={AXEL: "rrg"}, row="vyyo", pile="r")
    panel = parsed(panel_of(drawn(state.seen_by(AXEL), "de")))
    buttons = list(panel.iter("button"))
    assert [e.attrib["data-moves"] for e in buttons] == [
        "exchange g;pay g",
        "exchange r;pay r;pay rr",
        "exchange r;pay r;pay rr",
        "take v",
        "take y",
        "take y",
        "take o",
        "draw",
    ]
    assert [e.attrib["aria-label"] for e in buttons][1:4] == [
        "Karte Rot: Wei oder Yan",
        "Karte Rot: Wei oder Yan",
        "Karte Violett: Chu",
    ]
    assert buttons[-1].attrib["aria-label"] == "Nachziehstapel: 1 Karte"
    tally = next(e for e in panel.iter("ul") if classes(e) == ["tally"])
    assert ["".join(e.itertext()) for e in tally][4] == f"Rot {state.discards[4]}"
    assert [classes(e) for e in tally] == [["t-violet"], ["t-yellow"], ["t-orange"], ["t-green"], ["t-red"]]
    play(state, "house wei-1")
    paying = parsed(panel_of(drawn(state.seen_by(AXEL))))
    assert next(e.attrib["data-moves"] for e in paying.iter("button")) == "pay g;exchange g"


def test_a_spectator_sees_no_hand() -> None:
    picture = drawn(position(4).seen_by(None))
    assert not [e for e in parsed(panel_of(picture)).iter() if "own" in classes(e)]
    assert not [name for name in ids(picture) if name.startswith("spot-hand")]


def test_a_used_up_pile_is_shown_as_used_up() -> None:
    picture = drawn(position(4, pile="", second_pile=True).seen_by(None))
    assert named(picture, "spot-pile").attrib["aria-label"] == "The draw pile is used up"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hostile_names_are_shown_as_text(lang: str) -> None:
    state = position(5, points=[3, 4, 5, 6, 7], houses={i: f"chu-{i + 1}" for i in range(5)}, emissaries={0: "chu"})
    picture = drawn(state.seen_by(AXEL), lang, HOSTILE)
    assert "<script" not in board_of(picture) + panel_of(picture)
    for seat, name in enumerate(HOSTILE):
        assert name in named(picture, f"house-chu-{seat + 1}").attrib["aria-label"]
        assert name in named(picture, f"marker-{seat}").attrib["aria-label"]
    for element in elements(picture):
        assert not [name for name in element.attrib if name == "style" or name.startswith("on")]


def test_seats_without_a_name_are_called_by_their_number() -> None:
    picture = drawn(position(3, houses={BARBARA: "wei-1"}).seen_by(None), names=["Axel", ""])
    assert named(picture, "house-wei-1").attrib["aria-label"].startswith("Player 2")
    assert "Player 3" in named(picture, "marker-2").attrib["aria-label"]


# ---------------------------------------------------------------------------------------------- only the view


def test_a_hidden_card_changes_nothing_for_the_others() -> None:
    one = position(3, hands={AXEL: "rrg", BARBARA: "vyo"})
    other = position(3, hands={AXEL: "ooo", BARBARA: "vyo"})
    other.discards, other.pile = one.discards[:], one.pile[:]
    assert HAND_SIZE[one.hands[AXEL]] == HAND_SIZE[other.hands[AXEL]]
    for seat in (BARBARA, CHRIS, None):
        assert drawn(one.seen_by(seat)) == drawn(other.seen_by(seat))
    assert drawn(one.seen_by(AXEL)) != drawn(other.seen_by(AXEL))


# ---------------------------------------------------------------------------------------------- scoring steps


def test_the_steps_come_in_the_order_of_the_rules_and_light_up_what_they_score() -> None:
    state, _ = count_up(
        4,
        side="4-5",
        forts={AXEL: "zhao-2"},
        houses={AXEL: "zhao-1 zhao-2 zhao-3 zhao-4", BARBARA: "chin-1 chin-2 chin-3 chin-4 chin-5 chin-6"},
        emissaries={AXEL: "zhao zhao", BARBARA: "chin chin"},
    )
    steps = artist_of(GAME).scoring_steps(state)
    words = GAME.words("en").named(NAMES)
    assert [words(step.title) for step in steps[:3]] == [
        "Houses in Ch'in, scored during the game",
        "Houses in Zhao",
        "Alliance 1: Ch'in–Zhao",
    ]
    assert steps[2].gains == (0, 0, 0, 0)
    assert "#emperor" in steps[2].highlight
    assert steps[2].highlight.count("<path") == 5
    road = steps[3]
    assert words(road.title) == "Axel: row of 4 houses, doubled by a fortification"
    assert road.gains == (8, 0, 0, 0)
    assert 'class="seat-0"' in road.highlight
    assert "currentColor" in road.highlight
    assert all("pointer-events" in step.highlight for step in steps)


def test_every_step_lights_something_up() -> None:
    for seats, options in GAME.variants():
        for seed in range(5):
            *_, state = positions(GAME, seats, options, seed)
            assert all(step.highlight for step in artist_of(GAME).scoring_steps(state))


def test_in_the_course_of_a_game_only_what_is_scored_is_a_step() -> None:
    assert artist_of(GAME).scoring_steps(position(4, houses={AXEL: "wei-1"})) == []
    full = position(4, houses={AXEL: "chin-1 chin-2 chin-3 chin-4 chin-5 chin-6"})
    assert len(artist_of(GAME).scoring_steps(full)) == 1


# ---------------------------------------------------------------------------------------------- what lies below


@each_language
@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_both_sides_are_drawn_by_day_and_by_night(side: str, lang: str) -> None:
    day, night = (artist_of(GAME).base_picture(side, lang, dark=dark) for dark in (False, True))
    assert day == artist_of(GAME).map_svg({"side": side}, lang)
    day_tree, night_tree = ElementTree.fromstring(day), ElementTree.fromstring(night)
    assert [e.get("id") for e in day_tree.iter()] == [e.get("id") for e in night_tree.iter()]
    day_colours, night_colours = (set(re.findall(r"#[0-9a-f]{6}", picture)) for picture in (day, night))
    assert not day_colours & night_colours


def test_there_is_no_third_side() -> None:
    with pytest.raises(LookupError):
        artist_of(GAME).base_picture("5-6", "en", dark=False)


@each_language
def test_an_owners_small_map_is_played_and_drawn_too(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(SMALL.replace('"Wei"', '"<W&i>"'), encoding="utf-8")
    game = China().with_data(path)
    dice = Dice(1)
    state = game.start(3, {"side": "3-4"})
    while state.to_move() != OVER:
        view = state.seen_by(max(0, state.to_move()))
        picture = draw(game, view, lang)
        assert elements(picture)
        assert "marker-0" not in ids(picture)
        state.push(state.draw_outcome(dice) if state.to_move() == CHANCE else dice.choice(list(state.legal_moves())))
    steps = artist_of(game).scoring_steps(state)
    assert [sum(column) for column in zip(*(step.gains for step in steps), strict=True)] == state.scores()
    assert all(parsed(step.highlight) is not None for step in steps)
    assert {"&lt;W&amp;i&gt;", "魏"} <= set(re.findall(r">([^<>]+)</text>", artist_of(game).sprite))
    assert parsed(artist_of(game).sprite) is not None
