"""Whatever a game draws can be asked about: every card, space and piece has a text in every language."""

import re
from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from kaiserhof.drawing import Picture, artist_of
from kaiserhof.engine import LANGUAGES, Dice, Game, State, find_game, game_ids
from tests.contract.wandering import CASES, Case, random_move

POSITIONS = 12


DRAWN = [game for game in map(find_game, game_ids()) if artist_of(game).draws]
DRAWN_CASES = [case for case in CASES if case.game in DRAWN]


def some_positions(case: Case) -> Iterator[State]:
    rng = Dice(str(case))
    state = case.start()
    path = [state.copy()]
    while state.legal_moves():
        state.push(random_move(state, rng))
        path.append(state.copy())
    step = max(1, len(path) // POSITIONS)
    yield from [*path[::step], path[-1]]


def pictures(case: Case) -> Iterator[Picture]:
    words = case.game.words("en")
    for state in some_positions(case):
        mover = state.to_move()
        for viewer in {None, mover if mover >= 0 else 0}:
            view = state.seen_by(viewer)
            legal = frozenset(view.legal_moves()) if viewer == mover else frozenset()
            picture = artist_of(case.game).picture(view, words, legal)
            assert picture is not None
            yield picture


def keys_in(picture: Picture) -> set[str]:
    found = re.findall(r'\bdata-about="([^"]*)"', picture.board + picture.panel)
    around = [each.about for row in picture.supplies for each in row] + [
        each.about for badges in picture.badges for each in badges
    ]
    return {key for keys in [*found, *around] for key in keys.split()}


@pytest.mark.parametrize("case", DRAWN_CASES, ids=str)
def test_everything_that_can_be_asked_about_is_explained_in_every_language(case: Case) -> None:
    explained = {lang: case.game.words(lang).beginning("about-") for lang in LANGUAGES}
    for picture in pictures(case):
        for lang in LANGUAGES:
            assert keys_in(picture) <= set(explained[lang])


def kinds(element: Element) -> set[str]:
    return set(element.get("class", "").split())


def unexplained(element: Element, *, passing: bool = False) -> Iterator[Element]:
    """Yields spots and pieces without an explanation. A piece that lets the pointer through needs none."""
    passing = passing or element.get("pointer-events") == "none"
    silent = "data-about" not in element.attrib
    if silent and ("spot" in kinds(element) or ("piece" in kinds(element) and not passing)):
        yield element
    for child in element:
        yield from unexplained(child, passing=passing)


@pytest.mark.parametrize("case", DRAWN_CASES, ids=str)
def test_every_spot_and_piece_and_supply_can_be_asked_about(case: Case) -> None:
    for picture in pictures(case):
        for part in (picture.board, picture.panel):
            assert [element.attrib for element in unexplained(fromstring(f"<g>{part}</g>"))] == []
        assert all(supply.about for row in picture.supplies for supply in row)
        assert all(badge.about for badges in picture.badges for badge in badges)


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_explanations_are_short_and_differ_between_languages(game: Game[Any]) -> None:
    explained = {lang: game.words(lang).beginning("about-") for lang in LANGUAGES}
    assert explained["en"]
    for key, text in explained["en"].items():
        assert len(text) <= 300, key
        assert len({explained[lang][key] for lang in LANGUAGES}) == len(LANGUAGES), key
