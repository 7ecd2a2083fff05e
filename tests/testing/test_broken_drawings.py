"""The contract suite finds what is wrong with a drawing, and says where, and what the page expects.

Each test breaks the drawing of the trial game in one place.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kaiserhof.drawing import TABLE, Easel, Frame, Mark, artist_of
from kaiserhof.engine import Game
from kaiserhof.testing import check_game
from tests import trial

EFFORT = 0.05
PICTURE = "every picture of a game keeps the conventions"


@pytest.fixture(scope="module")
def game() -> Iterator[Game]:
    with trial.added() as game:
        sys.modules[game.package].__path__.append(str(Path(__file__).parent / "drawn"))
        yield game


def rewritten(old: str, new: str) -> Callable[[Any, Any], str]:
    """Returns a function that draws a hook with one text replaced."""

    def hook(artist: Any, number: int) -> str:
        markup = str(artist.whole_hook(number))
        assert old in markup
        return markup.replace(old, new)

    return hook


def found(game: Game, monkeypatch: pytest.MonkeyPatch, check: str, **broken: object) -> str:
    """Returns the suite's report on a drawing with some methods replaced."""
    artist: Any = artist_of(game)
    assert check_game(game, effort=EFFORT, only=check).kept
    with monkeypatch.context() as patch:
        patch.setattr(artist, "whole_hook", artist.hook, raising=False)
        for name, value in broken.items():
            patch.setattr(artist, name, partial(value, artist) if callable(value) else value)
        report = check_game(game, effort=EFFORT, only=check)
    assert not report.kept
    return str(report)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'data-moves="',
            'data-move="',
            "has the attribute data-move, which the page does not read; did you mean data-moves?",
        ),
        ("<circle", "<script/><circle", "region 'hooks': <script> is forbidden: the content security policy stops it"),
        ("<circle", '<a href="#x"/><circle', "region 'hooks': <a> is forbidden: a picture leads nowhere"),
        ("<circle", '<circle style="top: 0"', '<circle class="hit"> has the attribute style, which'),
        ("<g ", '<g onclick="alert(1)" ', "has the attribute onclick, which the content security policy stops"),
        ("</g>", "", "region 'hooks' is not well formed: mismatched tag"),
        ('id="spot-hook-2" ', "", "region 'hooks': <g class=\"spot\"> is a spot without an id"),
        (
            'id="spot-hook-2"',
            'id="spot-hook-1"',
            "two elements have the id 'spot-hook-1', in the regions 'hooks' <g id=",
        ),
        ('data-moves="hang 2" ', "", '<g id="spot-hook-2" class="spot"> is a spot without moves'),
        ('data-moves="hang 2"', 'data-moves="hang 9"', "is lit, though ('hang 9',) are not legal"),
        ('role="button" ', "", 'is no labelled button: a spot has role="button", tabindex="-1" and an aria-label'),
        (
            'id="spot-hook-2"',
            'id="spot-hock-2"',
            "a mark names 'spot-hook-2', but no region has such an id; did you mean",
        ),
        ('data-about="hook"', 'data-about="nail"', "not explained in en: {'nail'}"),
    ],
)
def test_wrong_markup_is_said_with_its_region_and_element(
    game: Game, monkeypatch: pytest.MonkeyPatch, old: str, new: str, said: str
) -> None:
    second = rewritten(old, new)

    def broken(artist: Any, number: int) -> str:
        return second(artist, number) if number == 1 else str(artist.whole_hook(number))

    assert said in found(game, monkeypatch, PICTURE, hook=broken)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "region 2 has the name '': use small letters, digits and hyphens"),
        ("My hooks", "region 2 has the name 'My hooks'"),
        ("hand", "two regions have the name 'hand'"),
        ("prompt", "region 'prompt': this is a name of the page"),
    ],
)
def test_a_region_needs_a_name_of_its_own(game: Game, monkeypatch: pytest.MonkeyPatch, name: str, said: str) -> None:
    def more(_artist: object, _drawing: object, _view: object, easel: Easel) -> None:
        easel.put(Frame("hooks", TABLE), ())
        easel.put(Frame(name, TABLE), ("<g/>",))

    assert said in found(game, monkeypatch, PICTURE, draw_board=more)


def test_what_is_lit_is_what_is_legal(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    dark = found(game, monkeypatch, PICTURE, marks=lambda *_: ())
    assert "region 'hooks': <g id=\"spot-hook-1\" class=\"spot\"> is not lit, though 'hang 1' is legal" in dark
    light = found(game, monkeypatch, PICTURE, marks=lambda *_: [Mark(f"spot-hook-{hook}") for hook in range(1, 7)])
    assert "is lit, though ('hang" in light


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        (".x { color: var(--inc) }", "line 1: .x: color: there is no property --inc; did you mean --ink?"),
        (":root { --ink: red }", "the style sheet declares properties of the page: --ink"),
        ("@container page (width <= 610px) { .x { top: 0 } }", "610px is no break point (width: 520, 600, 760"),
        ("@media (width <= 599.98px) { .x { top: 0 } }", "599.98px is no break point"),
        ("@container (width <= 600px) { .x { top: 0 } }", "name the container: one of cards, page"),
        ("@container side (width <= 600px) { .x { top: 0 } }", "there is no container 'side': one of cards, page"),
        ("\n.x { top: 0 }\n.x { left: 0 }", "line 3: .x: there is such a rule in line 2 already"),
        (".x { top: 0 !important }", ".x: top: no !important"),
        (".x { background: url(x.png) }", ".x: background: no url()"),
        ("@import 'x.css';", "no @import"),
        ("button { top: 0 }", "button: a selector needs a class or an attribute"),
        ("#prompt .x { top: 0 }", "there is no #prompt for games: only #board, #cards, #main"),
    ],
)
def test_a_style_sheet_uses_what_the_page_offers_and_leaves_the_rest_alone(
    game: Game, monkeypatch: pytest.MonkeyPatch, sheet: str, said: str
) -> None:
    assert said in found(game, monkeypatch, "the style sheet", style=sheet)
