"""`import kaiserhof` is the library: a small set of names with which games are played, shown, kept and analysed."""

import subprocess
import sys
from itertools import islice
from xml.etree import ElementTree

import pytest

import kaiserhof
from kaiserhof import Dice, Game, Match, NotAllowed, State, UnknownMove
from kaiserhof.engine import RandomDice
from tests.drawn import positions

GAMES = [kaiserhof.find_game(name) for name in kaiserhof.game_ids()]


@pytest.fixture(params=GAMES, ids=kaiserhof.game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture
def late(game: Game) -> State:
    """The end of a random game."""
    *_, last = positions(game, game.players[-1], game.choose(game.players[-1]), 3)
    assert isinstance(last, State)
    return last


def test_every_name_that_is_offered_is_there() -> None:
    for name in kaiserhof.__all__:
        assert hasattr(kaiserhof, name)


def test_a_printed_position_is_its_board_and_a_notebook_shows_its_picture(game: Game, late: State) -> None:
    for position in (late, late.seen_by(0), late.seen_by(None), game.start(game.players[0])):
        assert len(str(position).splitlines()) > 3
        svg = position._repr_svg_()
        assert svg is not None
        root = ElementTree.fromstring(svg)
        below, above = root.findall("{http://www.w3.org/2000/svg}svg")
        assert below.get("viewBox") == above.get("viewBox") == root.get("viewBox"), "the pieces lie on their places"
        assert below.get("width") in (None, above.get("width"))
        known = {element.get("id") for element in root.iter()}
        for element in root.iter():
            used = element.get("href", "")
            assert not used.startswith("#") or used[1:] in known, used


def test_what_is_printed_of_a_view_does_not_depend_on_hidden_cards(game: Game) -> None:
    for position in islice(positions(game, game.players[0], game.choose(game.players[0]), 5), 40, None, 60):
        view = position.seen_by(0)
        other = view.imagine(Dice(1)).seen_by(0)
        assert str(other) == str(view)
        assert other._repr_svg_() == view._repr_svg_()


def test_moves_of_a_match_are_checked_and_taken_back(game: Game) -> None:
    dice = Dice(2)
    match = Match(game, ["A"] * game.players[0], dice=RandomDice(1))
    before = [match.state.copy()]
    for _ in range(40):
        state = match.state
        match.push(state.draw_outcome(dice) if state.to_move() < 0 else dice.choice(state.legal_moves()))
        before.append(match.state.copy())
    with pytest.raises(UnknownMove):
        match.push_text("castle")
    illegal = next(move for move in match.state.vocabulary() if match.state.why_not(move))
    with pytest.raises(NotAllowed, match="is not allowed"):
        match.push_text(match.state.text(illegal))
    for position in reversed(before):
        assert match.state == position
        if match.entries:
            last = match.entries[-1].move
            assert match.pop() == last
    with pytest.raises(IndexError, match="no move to take back"):
        match.pop()


def test_a_match_goes_on_as_before_after_moves_were_tried(game: Game) -> None:
    tried, plain = (Match(game, ["A"] * game.players[0], dice=RandomDice(7)) for _ in range(2))
    for match in (tried, plain):
        match.advance()
    for move in list(tried.state.legal_moves())[:3]:
        tried.push(move)
        tried.advance()
        while len(tried.entries) > len(plain.entries):
            tried.pop()
    assert tried.state == plain.state
    assert (tried.entries, tried.events, tried.points) == (plain.entries, plain.events, plain.points)


def test_python_m_kaiserhof_is_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "kaiserhof", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(f"kaiserhof {kaiserhof.__version__} (")


def test_a_game_that_lacks_a_method_is_refused_when_its_class_is_made() -> None:
    with pytest.raises(TypeError, match=r"^Half lacks from_json: a subclass of Game has all of its methods"):
        type("Half", (Game,), {"id": "half", "start": None})
