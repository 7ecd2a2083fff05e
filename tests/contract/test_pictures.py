"""What games draw for the page: well formed, complete, safe, quick, and of nothing but the view."""

import time
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from kaiserhof.drawing import Picture, artist_of
from kaiserhof.engine import LANGUAGES, Dice, State
from tests.contract.wandering import CASES, Case
from tests.pictures import (
    HOSTILE,
    NAMES,
    asked_about,
    classes,
    elements,
    icons,
    ids,
    lit,
    moves_of,
    parsed,
    positions,
    spots,
)
from tests.pictures import drawn as draw
from tests.pictures import symbols as symbols_of
from tests.pictures import views as views_of

SMOOTH = 0.0015
"""The most seconds a picture may take: a table of five looks at it after every move."""

FACES = {f"face-{seat}" for seat in range(5)}
DRAWN = [case for case in CASES if artist_of(case.game).draws]
"""A drawing is optional; a game that has one keeps all of these rules."""
each_case = pytest.mark.parametrize("case", DRAWN, ids=str)
each_game = pytest.mark.parametrize("case", {case.game.id: case for case in DRAWN}.values(), ids=str)
"""A game with its most players and options."""


def views(case: Case, seed: int, one_in: int) -> Iterator[State]:
    yield from views_of(case.game, case.seats, case.options, seed, one_in)


def drawn(case: Case, view: State, lang: str = "en", names: list[str] = NAMES) -> Picture:
    return draw(case.game, view, lang, names)


def assert_harmless(picture: Picture) -> None:
    for element in elements(picture):
        assert element.tag not in {"script", "style", "foreignObject", "a"}
        assert not [name for name in element.attrib if name == "style" or name.startswith("on")]


@each_case
def test_every_picture_is_well_formed_with_unique_ids_and_without_scripts_and_styles(case: Case) -> None:
    symbols = symbols_of(case.game)
    for number, view in enumerate(views(case, seed=1, one_in=12)):
        picture = drawn(case, view, LANGUAGES[number % 3])
        found = ids(picture)
        assert len(found) == len(set(found))
        assert not symbols.intersection(found)
        assert_harmless(picture)


@each_case
def test_every_legal_move_is_reachable_and_lit_is_exactly_what_is_legal(case: Case) -> None:
    for state in positions(case.game, case.seats, case.options, seed=2):
        if state.to_move() < 0:
            continue
        view = state.seen_by(state.to_move())
        legal = {view.text(move) for move in view.legal_moves()}
        picture = drawn(case, view)
        reachable = {view.text(move) for move in picture.buttons}
        assert reachable <= legal
        for spot in spots(picture):
            offered = legal.intersection(moves_of(spot))
            assert bool(offered) == ("lit" in classes(spot)), spot.attrib
            reachable |= offered
        reachable |= {text for text in legal if composed(picture, text)}
        assert reachable == legal


def composed(picture: Picture, text: str) -> bool:
    """Whether lit cards that make a move together can make this one: each is one character of its text."""
    for box in elements(picture):
        verb, _, parts = text.partition(" ")
        if box.get("data-compose") == verb:
            there = Counter(card.get("data-part") for card in box.iter() if "lit" in classes(card))
            return Counter(parts) <= there
    return False


@each_case
def test_whoever_is_not_to_move_has_nothing_lit(case: Case) -> None:
    for view in views(case, seed=3, one_in=30):
        if not view.legal_moves():
            picture = drawn(case, view)
            assert not lit(picture)
            assert picture.buttons == ()


@each_game
def test_every_spot_is_a_labelled_button_whose_moves_exist(case: Case) -> None:
    for view in views(case, seed=4, one_in=12):
        for spot in spots(drawn(case, view)):
            assert spot.tag == "button" or spot.get("role") == "button"
            assert spot.get("tabindex") == "-1"
            assert spot.get("aria-label")
            for text in moves_of(spot):
                view.parse(text)


@each_game
def test_what_is_not_lit_is_refused_by_a_rule(case: Case) -> None:
    for view in views(case, seed=5, one_in=80):
        for spot in spots(drawn(case, view)):
            if "lit" not in classes(spot):
                assert view.why_not(view.parse(moves_of(spot)[0])) is not None


@each_case
def test_symbols_that_are_used_exist(case: Case) -> None:
    defined = symbols_of(case.game)
    assert not defined & FACES
    sprite = parsed(artist_of(case.game).sprite)
    used = {e.attrib["href"].removeprefix("#") for e in sprite.iter("use")}
    for view in views(case, seed=6, one_in=12):
        used |= icons(drawn(case, view))
    assert used <= defined | FACES
    for element in sprite.iter():
        assert "style" not in element.attrib
        assert "class" not in element.attrib


@each_case
def test_everything_that_can_be_asked_about_is_explained_in_every_language(case: Case) -> None:
    asked: set[str] = set()
    for view in views(case, seed=7, one_in=20):
        asked |= asked_about(drawn(case, view))
    assert asked
    for lang in LANGUAGES:
        words = case.game.words(lang)
        assert all(words(f"about-{key}") for key in asked)


@each_case
def test_what_a_seat_cannot_know_is_not_in_its_picture(case: Case) -> None:
    dice = Dice(8)
    for number, view in enumerate(views(case, seed=8, one_in=20)):
        at = number % (case.seats + 1)
        other = view.imagine(dice).seen_by(at if at < case.seats else None)
        again = case.game.from_json(view.to_json())
        assert drawn(case, view) == drawn(case, other) == drawn(case, again)


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_hostile_names_do_no_harm(case: Case, lang: str) -> None:
    for view in views(case, seed=9, one_in=80):
        picture = drawn(case, view, lang, HOSTILE)
        assert "<script" not in picture.board + picture.panel
        assert_harmless(picture)


@each_game
def test_a_picture_is_quick(case: Case) -> None:
    met = positions(case.game, case.seats, case.options, seed=10)
    *_, state = (state.copy() for state in met if state.to_move() >= 0)
    view = state.seen_by(state.to_move())
    legal = frozenset(view.legal_moves())
    words = case.game.words("en").named(NAMES)
    best = 1.0
    for _ in range(6):
        start = time.process_time()
        for _ in range(20):
            artist_of(case.game).picture(view, words, legal)
        best = min(best, (time.process_time() - start) / 20)
    assert best < SMOOTH


@each_case
def test_the_steps_of_the_scoring_sum_to_the_scores(case: Case) -> None:
    for seed in range(5):
        *_, state = positions(case.game, case.seats, case.options, seed)
        steps = artist_of(case.game).scoring_steps(state)
        assert [sum(column) for column in zip(*(step.gains for step in steps), strict=True)] == state.scores()
        for step in steps:
            assert [e.get("pointer-events") for e in parsed(step.highlight)] in (["none"], [])
            for lang in LANGUAGES:
                assert case.game.words(lang).named(NAMES)(step.title)


@each_case
@pytest.mark.parametrize("dark", [False, True])
def test_the_base_of_a_picture_exists_and_has_its_size(case: Case, dark: bool) -> None:
    picture = drawn(case, case.start().seen_by(None))
    for lang in LANGUAGES:
        tree = ElementTree.fromstring(artist_of(case.game).base_picture(picture.base, lang, dark=dark))
        assert tree.get("viewBox") == f"0 0 {picture.width} {picture.height}"


@each_game
@pytest.mark.parametrize("base", ["", "../x", "9-9", "x" * 1000])
def test_an_unknown_base_is_an_error(case: Case, base: str) -> None:
    with pytest.raises(LookupError):
        artist_of(case.game).base_picture(base, "en", dark=False)
    with pytest.raises(LookupError):
        artist_of(case.game).base_picture(drawn(case, case.start().seen_by(None)).base, "fr", dark=False)


@each_game
def test_the_vignette_stands_on_its_own(case: Case) -> None:
    tree = ElementTree.fromstring(artist_of(case.game).vignette())
    assert tree.get("viewBox") == "0 0 280 200"
    assert not [e for e in tree.iter() if "style" in e.attrib or e.tag == "use"]
