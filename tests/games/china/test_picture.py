"""The drawing for the page: well formed, complete, safe, quick, and of nothing but the view."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kaiserhof.engine import CHANCE, LANGUAGES, OVER, Dice, Picture
from kaiserhof.games.china import GAME, ChinaState
from kaiserhof.games.china.components import HAND_SIZE
from kaiserhof.games.china.game import China
from kaiserhof.games.china.moves import PASS, STOP, verb_of

from .small_map import SMALL
from .staging import AXEL, BARBARA, CHRIS, count_up, play, position

HOSTILE = ['<script>alert("1")</script>', "\" onload='x' \ue000&amp;", "]]>--><b>", "\ue001' style=", "&lt;甲&#x27;"]
NAMES = ["Axel", "Barbara", "Chris", "Doris", "Emil"]
VARIANTS = [(seats, options) for seats, options in GAME.variants()]
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_variant = pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)


# ---------------------------------------------------------------------------------------------- reading markup


def drawn(view: ChinaState, lang: str = "en", names: list[str] = NAMES) -> Picture:
    return GAME.picture(view, GAME.words(lang).named(names[: view.seats]), view.legal_moves())


def parsed(markup: str) -> Element:
    return ElementTree.fromstring(f"<all>{markup}</all>")


def elements(picture: Picture) -> list[Element]:
    return [*parsed(picture.board).iter(), *parsed(picture.panel).iter()]


def spots(picture: Picture) -> list[Element]:
    return [e for e in elements(picture) if "spot" in classes(e)]


def classes(element: Element) -> list[str]:
    return element.get("class", "").split()


def moves_of(spot: Element) -> list[str]:
    return spot.attrib["data-moves"].split(";")


def named(picture: Picture, name: str) -> Element:
    return next(e for e in elements(picture) if e.get("id") == name)


def ids(picture: Picture) -> list[str]:
    return [e.attrib["id"] for e in elements(picture) if "id" in e.attrib]


def wander(seats: int, options: dict[str, str], seed: int) -> Iterator[ChinaState]:
    """Every position of a random game, the last one too."""
    dice = Dice(seed)
    state = GAME.start(seats, options)
    while state.to_move() != OVER:
        yield state
        state.push(state.toss(dice) if state.to_move() == CHANCE else dice.choice(list(state.legal_moves())))
    yield state


@cache
def finished(seats: int, side: str, forts: str, seed: int) -> ChinaState:
    *_, last = wander(seats, {"side": side, "fortifications": forts}, seed)
    return last


def views(seats: int, options: dict[str, str], seed: int, one_in: int = 12) -> Iterator[ChinaState]:
    dice = Dice(seed)
    for state in wander(seats, options, seed):
        if state.to_move() == OVER or dice.unit() * one_in < 1:
            for seat in (*range(seats), None):
                yield state.seen_by(seat)


# ---------------------------------------------------------------------------------------------- form


@each_variant
def test_every_picture_is_well_formed_with_unique_ids_and_without_scripts_and_styles(
    seats: int, options: dict[str, str]
) -> None:
    for number, view in enumerate(views(seats, options, seed=1)):
        picture = drawn(view, LANGUAGES[number % 3])
        assert len(ids(picture)) == len(set(ids(picture)))
        for element in elements(picture):
            assert element.tag not in {"script", "style", "foreignObject", "a"}
            assert not [name for name in element.attrib if name == "style" or name.startswith("on")]


@each_variant
def test_every_legal_move_is_reachable_and_lit_is_exactly_what_is_legal(seats: int, options: dict[str, str]) -> None:
    for state in wander(seats, options, seed=2):
        if state.to_move() < 0:
            continue
        view = state.seen_by(state.to_move())
        legal = {view.text(move) for move in view.legal_moves()}
        picture = drawn(view)
        reachable = {view.text(move) for move in picture.buttons}
        for spot in spots(picture):
            assert ("lit" in classes(spot)) == bool(legal.intersection(moves_of(spot)))
            if "lit" in classes(spot):
                reachable.update(moves_of(spot))
        assert legal <= reachable
        assert {verb_of(move) for move in picture.buttons} <= {STOP, PASS}
        assert set(picture.buttons) <= set(view.legal_moves())


@each_variant
def test_whoever_is_not_to_move_has_nothing_lit(seats: int, options: dict[str, str]) -> None:
    for view in views(seats, options, seed=3, one_in=30):
        if view.to_move() != view.viewer:
            picture = drawn(view)
            assert not any("lit" in classes(spot) for spot in spots(picture))
            assert picture.buttons == ()


def test_every_spot_is_a_labelled_button_whose_moves_exist() -> None:
    for view in views(4, {"fortifications": "yes"}, seed=4):
        for spot in spots(drawn(view)):
            assert spot.tag == "button" or spot.get("role") == "button"
            assert spot.get("tabindex") == "-1"
            assert spot.get("aria-label")
            for text in moves_of(spot):
                view.parse(text)


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


def test_a_lit_spot_is_in_the_viewers_colour() -> None:
    state = position(4, turn=CHRIS)
    lit = [spot for spot in spots(drawn(state.seen_by(CHRIS))) if "lit" in classes(spot) and spot.tag == "g"]
    assert lit
    for spot in lit:
        assert "seat-2" in classes(spot)
        assert [classes(e) for e in spot] == [["hit"], ["halo"], ["ring", "focus-ring"]]


def test_symbols_that_are_used_exist() -> None:
    defined = {e.attrib["id"] for e in parsed(GAME.sprite()).iter("symbol")}
    faces = {f"face-{seat}" for seat in range(5)}
    assert not defined & faces
    used: set[str] = set()
    for view in views(5, {"fortifications": "yes"}, seed=5):
        picture = drawn(view)
        used |= {e.attrib["href"].removeprefix("#") for e in elements(picture) if "href" in e.attrib}
        used |= {supply.icon for seat in picture.supplies for supply in seat}
        used |= {badge.icon for seat in picture.badges for badge in seat}
    assert used <= defined | faces
    assert {"house-4", "emissary-4", "fort", "card-red", "card-back", "i-fort", "i-card", "emperor", "face-4"} <= used
    assert {f"points-{points}" for points in (50, 100, 150, 200)} <= defined
    for element in parsed(GAME.sprite()).iter():
        assert "style" not in element.attrib
        assert "class" not in element.attrib


# ---------------------------------------------------------------------------------------------- what is shown


def test_all_pieces_stand_on_the_board() -> None:
    for view in views(4, {"fortifications": "yes"}, seed=6):
        found = ids(drawn(view))
        for kind, count in {
            "house": sum(mask.bit_count() for mask in view.houses),
            "fort": view.forts.bit_count(),
            "emissary": sum(view.emissaries),
            "stone": view.scored.bit_count(),
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
    assert [words(fact) for fact in picture.facts] == ["second time through the pile", "reconstructed board"]
    forts = drawn(position(4, fortifications=True).seen_by(AXEL))
    assert "i-fort" in {supply.icon for supply in forts.supplies[AXEL]}
    assert "with fortifications" in [words(fact) for fact in forts.facts]
    assert words(drawn(position(points=[500, 0, 0, 0]).seen_by(None)).badges[AXEL][-1].label) == "+450 from point cards"


def test_the_panel_has_the_hand_the_row_the_pile_and_the_discards() -> None:
    state = position(4, hands={AXEL: "rrg"}, row="vyyo", pile="r")
    panel = parsed(drawn(state.seen_by(AXEL), "de").panel)
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
    paying = parsed(drawn(state.seen_by(AXEL)).panel)
    assert next(e.attrib["data-moves"] for e in paying.iter("button")) == "pay g;exchange g"


def test_a_spectator_sees_no_hand() -> None:
    picture = drawn(position(4).seen_by(None))
    assert not [e for e in parsed(picture.panel).iter() if "own" in classes(e)]
    assert not [name for name in ids(picture) if name.startswith("spot-hand")]


def test_a_used_up_pile_is_shown_as_used_up() -> None:
    picture = drawn(position(4, pile="", second_pile=True).seen_by(None))
    assert named(picture, "spot-pile").attrib["aria-label"] == "The draw pile is used up"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hostile_names_are_shown_as_text(lang: str) -> None:
    state = position(5, points=[3, 4, 5, 6, 7], houses={i: f"chu-{i + 1}" for i in range(5)}, emissaries={0: "chu"})
    picture = drawn(state.seen_by(AXEL), lang, HOSTILE)
    assert "<script" not in picture.board + picture.panel
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


@each_variant
def test_what_a_seat_cannot_know_is_not_in_its_picture(seats: int, options: dict[str, str]) -> None:
    dice = Dice(7)
    for view in views(seats, options, seed=7, one_in=20):
        seat = view.viewer if view.viewer >= 0 else None
        other = view.imagine(dice).seen_by(seat)
        assert drawn(view) == drawn(other) == drawn(GAME.from_json(view.to_json()))


def test_a_hidden_card_changes_nothing_for_the_others() -> None:
    one = position(3, hands={AXEL: "rrg", BARBARA: "vyo"})
    other = position(3, hands={AXEL: "ooo", BARBARA: "vyo"})
    other.discards, other.pile = one.discards[:], one.pile[:]
    assert HAND_SIZE[one.hands[AXEL]] == HAND_SIZE[other.hands[AXEL]]
    for seat in (BARBARA, CHRIS, None):
        assert drawn(one.seen_by(seat)) == drawn(other.seen_by(seat))
    assert drawn(one.seen_by(AXEL)) != drawn(other.seen_by(AXEL))


def test_a_picture_is_quick() -> None:
    view = finished(5, "4-5", "yes", 8).seen_by(AXEL)
    drawn(view)
    words = GAME.words("en").named(NAMES)
    best = 1.0
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(20):
            GAME.picture(view, words, ())
        best = min(best, (time.perf_counter() - start) / 20)
    assert best < 0.0015


# ---------------------------------------------------------------------------------------------- scoring steps


@each_variant
def test_the_steps_sum_to_the_scores(seats: int, options: dict[str, str]) -> None:
    for seed in range(5):
        state = finished(seats, options["side"], options["fortifications"], seed)
        steps = GAME.scoring_steps(state)
        assert [sum(column) for column in zip(*(step.gains for step in steps), strict=True)] == state.scores()
        for step in steps:
            assert len(parsed(step.highlight)) == 1
            for lang in LANGUAGES:
                assert GAME.words(lang).named(NAMES)(step.title)


def test_the_steps_come_in_the_order_of_the_rules_and_light_up_what_they_score() -> None:
    state, _ = count_up(
        4,
        side="4-5",
        forts={AXEL: "zhao-2"},
        houses={AXEL: "zhao-1 zhao-2 zhao-3 zhao-4", BARBARA: "chin-1 chin-2 chin-3 chin-4 chin-5 chin-6"},
        emissaries={AXEL: "zhao zhao", BARBARA: "chin chin"},
    )
    steps = GAME.scoring_steps(state)
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


def test_in_the_course_of_a_game_only_what_is_scored_is_a_step() -> None:
    assert GAME.scoring_steps(position(4, houses={AXEL: "wei-1"})) == []
    full = position(4, houses={AXEL: "chin-1 chin-2 chin-3 chin-4 chin-5 chin-6"})
    assert len(GAME.scoring_steps(full)) == 1


# ---------------------------------------------------------------------------------------------- what lies below


@each_language
@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_both_sides_are_drawn_by_day_and_by_night(side: str, lang: str) -> None:
    day, night = (GAME.base_picture(side, lang, dark=dark) for dark in (False, True))
    assert day == GAME.map_svg({"side": side}, lang)
    day_tree, night_tree = ElementTree.fromstring(day), ElementTree.fromstring(night)
    assert [e.get("id") for e in day_tree.iter()] == [e.get("id") for e in night_tree.iter()]
    day_colours, night_colours = (set(re.findall(r"#[0-9a-f]{6}", picture)) for picture in (day, night))
    assert not day_colours & night_colours


def test_the_base_of_a_picture_exists() -> None:
    picture = drawn(GAME.start(5).seen_by(None))
    assert GAME.base_picture(picture.base, "en", dark=True)
    assert (picture.width, picture.height) == (1000, 760)


@pytest.mark.parametrize(("base", "lang"), [("5-6", "en"), ("../x", "en"), ("3-4", "fr")])
def test_an_unknown_base_is_an_error(base: str, lang: str) -> None:
    with pytest.raises(LookupError):
        GAME.base_picture(base, lang, dark=False)


def test_the_vignette_stands_on_its_own() -> None:
    tree = ElementTree.fromstring(GAME.vignette())
    assert tree.get("viewBox") == "0 0 280 200"
    assert not [e for e in tree.iter() if "style" in e.attrib or e.tag == "use"]


@each_language
def test_an_owners_small_map_is_played_and_drawn_too(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(SMALL.replace('"Wei"', '"<W&i>"'), encoding="utf-8")
    game = China().with_data(path)
    dice = Dice(1)
    state = game.start(3, {"side": "3-4"})
    words = game.words(lang).named(NAMES)
    while state.to_move() != OVER:
        view = state.seen_by(max(0, state.to_move()))
        picture = game.picture(view, words, view.legal_moves())
        assert elements(picture)
        assert "marker-0" not in ids(picture)
        state.push(state.toss(dice) if state.to_move() == CHANCE else dice.choice(list(state.legal_moves())))
    steps = game.scoring_steps(state)
    assert [sum(column) for column in zip(*(step.gains for step in steps), strict=True)] == state.scores()
    assert all(parsed(step.highlight) is not None for step in steps)
    assert {"&lt;W&amp;i&gt;", "魏"} <= set(re.findall(r">([^<>]+)</text>", game.sprite()))
    assert parsed(game.sprite()) is not None
