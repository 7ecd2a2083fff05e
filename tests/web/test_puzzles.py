"""The page of puzzles over HTTP: a move is tried, judged and explained; the solution can be requested."""

import html
from urllib.parse import urlencode

import pytest

from kaiserhof.engine import LANGUAGES, Game, find_game, game_ids
from kaiserhof.engine.puzzles import puzzles_of
from tests.web.site import Browser, Site

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)


def shown(visitor: Browser, game: Game, step: int, **more: str) -> str:
    answer = visitor.get(f"/puzzles/{game.id}/view?{urlencode({'step': step, **more})}")
    assert answer.status_code == 200, answer.text
    return html.unescape(answer.text)


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_is_tried_judged_and_explained(site: Site, game: Game, lang: str) -> None:
    visitor = site.visitor()
    visitor.cookies["kaiserhof_lang"] = lang
    words = game.words(lang)
    puzzle = puzzles_of(game)[0]
    view = puzzle.position(game)
    first = html.unescape(visitor.get(f"/puzzles/{game.id}").text)
    assert words(view.prompt()) in first
    wrong = next(move for move in puzzle.chances if move != puzzle.best)
    after_wrong = shown(visitor, game, 1, move=wrong)
    assert words(view.move_words(view.parse(wrong))) in after_wrong
    assert f"{puzzle.chances[wrong]}" in after_wrong
    judge = words(f"bot-{puzzle.judge}")
    assert judge in after_wrong
    assert 'id="solution"' in after_wrong
    for way in ({"move": puzzle.best}, {"did": "solution"}):
        solved = shown(visitor, game, 1, **way)
        assert words(view.move_words(view.parse(puzzle.best))) in solved
        assert f"{puzzle.chances[puzzle.best]}" in solved
        assert judge in solved
        assert 'id="solution"' not in solved
        assert 'data-turn="no"' in solved


@EVERY_GAME
def test_every_puzzle_can_be_opened_and_leads_to_the_next(site: Site, game: Game) -> None:
    visitor = site.visitor()
    count = len(puzzles_of(game))
    for number in (1, 2, count):
        page = shown(visitor, game, number)
        assert (f"/puzzles/{game.id}?step={number + 1}" in page) == (number < count)
    assert f'href="/puzzles/{game.id}"' in visitor.get("/").text


def test_a_move_that_is_not_legal_is_not_judged_but_explained(site: Site) -> None:
    game = find_game(game_ids()[0])
    visitor = site.visitor()
    for move in ("nonsense", "open r", "solution x", "💥" * 200):
        assert 'data-turn="yes"' in shown(visitor, game, 1, move=move)
    view = puzzles_of(game)[0].position(game)
    legal = view.text(view.legal_moves()[0])
    assert visitor.get(f"/puzzles/{game.id}/why?{urlencode({'step': 1, 'move': legal})}").json()["sentence"]


@pytest.mark.parametrize("step", ["0", "-1", "999", "x", "１", "1000000"])
def test_a_puzzle_that_does_not_exist_is_not_found(site: Site, step: str) -> None:
    path = f"/puzzles/{game_ids()[0]}"
    assert site.visitor().get(f"{path}?{urlencode({'step': step})}").status_code == 404
    assert site.visitor().get(f"{path}/view?{urlencode({'step': step})}").status_code == 404
    assert site.visitor().get("/puzzles/nothing").status_code == 422
