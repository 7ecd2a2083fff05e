"""`import kaiserhof` is the library: a small set of names to play, show, store and analyse games."""

import codecs
import copy
import pickle
import subprocess
import sys
from html import escape
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kaiserhof
from kaiserhof import CHANCE, CommittedDice, Dice, Game, KaiserhofError, Match, NotAllowed, State, UnknownMove
from kaiserhof.engine import RandomDice
from tests.drawn import positions

GAMES = [kaiserhof.find_game(name) for name in kaiserhof.game_ids()]


@pytest.fixture(params=GAMES, ids=kaiserhof.game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture
def late(game: Game) -> State:
    """Returns the end of a random game."""
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


def test_a_notebook_shows_who_is_to_move_and_everything_the_viewer_holds(game: Game) -> None:
    some = islice(positions(game, game.players[0], game.choose(game.players[0]), 5), 40, 90, 10)
    position = next(each for each in some if each.to_move() >= 0)
    view = position.seen_by(position.to_move())
    shown = view._repr_html_()
    assert shown is not None
    words = game.words("en")
    assert shown.startswith("<svg")
    assert f"<summary>{escape(f'{words.seat(view.to_move())}: {words(view.prompt())}')}</summary>" in shown
    assert f"<pre>{escape(str(view))}</pre>" in shown


def test_what_is_printed_of_a_view_does_not_depend_on_hidden_cards(game: Game) -> None:
    for position in islice(positions(game, game.players[0], game.choose(game.players[0]), 5), 40, None, 60):
        view = position.seen_by(0)
        other = view.imagine(Dice(1)).seen_by(0)
        assert str(other) == str(view)
        assert other._repr_svg_() == view._repr_svg_()
        assert other._repr_html_() == view._repr_html_()


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
    mover = match.state.to_move()
    if mover >= 0:
        assert match.play_text(mover, match.state.legal_texts()[0]) == match.pop()
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
    with pytest.raises(TypeError, match=r"^Half lacks start: a subclass of Game has all of its methods"):
        type("Half", (Game,), {"id": "half"})


def test_only_chance_draws_and_only_a_full_state_has_views(game: Game) -> None:
    state = game.start(game.players[0])
    while state.to_move() == CHANCE:
        state.push(state.draw_outcome(Dice(1)))
    with pytest.raises(NotAllowed, match="Chance is not to move"):
        state.draw_outcome(Dice(1))
    for seat in (CHANCE, state.seats, 9):
        with pytest.raises(KaiserhofError, match="There is no seat"):
            state.seen_by(seat)
    view = state.seen_by(0)
    assert view.seen_by(0) == view
    assert view.seen_by(None) == state.seen_by(None)
    with pytest.raises(KaiserhofError, match="already a view"):
        view.seen_by(1)
    with pytest.raises(KaiserhofError, match="already a view"):
        state.seen_by(None).seen_by(0)


def test_options_may_be_numbers_and_truth_values() -> None:
    for game in GAMES:
        for option in game.options:
            for choice in option.allowed(game.players[0]):
                value = {"yes": True, "no": False}.get(choice, int(choice) if choice.isdecimal() else choice)
                match = Match(game, ["A"] * game.players[0], {option.id: value})
                assert match.options[option.id] == choice
                assert kaiserhof.start(game, game.players[0], {option.id: value}) == match.state
        with pytest.raises(TypeError, match="not an integer"):
            kaiserhof.start(game, "3")  # type: ignore[arg-type]


def played(game: Game) -> Match:
    match = Match(game.id, ["Ada", "Bo", "Cy"], dice=CommittedDice("5c" * 32))
    dice = Dice(3)
    while not match.finished():
        match.advance()
        if match.state.to_move() >= 0:
            match.push(dice.choice(match.state.legal_moves()))
    return match


def test_a_record_is_saved_loaded_replayed_and_verified_by_itself(game: Game, tmp_path: Path) -> None:
    match = played(game)
    file = tmp_path / "game.txt"
    kaiserhof.Record.of(match).save(str(file))
    file.write_bytes(codecs.BOM_UTF8 + file.read_bytes())  # as some editors write it
    record = kaiserhof.load_record(str(file))
    *_, last = kaiserhof.replay(record)
    assert last.state == match.state
    assert kaiserhof.verify(record) == sum(entry.mover == CHANCE for entry in match.entries)


def test_a_match_and_dice_are_pickled_and_copied_with_all_they_need_to_go_on(game: Game) -> None:
    match = Match(game, ["Ada", "Bo", "Cy"], dice=RandomDice(4), people=[0])
    match.advance()
    for _ in range(10):
        match.push(match.state.legal_moves()[0])
        match.advance()
    dice = Dice(5)
    dice.below(6)
    assert [pickle.loads(pickle.dumps(dice)).below(1000), copy.copy(dice).below(1000)] == [dice.below(1000)] * 2
    for copied in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert (copied.entries, copied.points, copied.to_confirm()) == (match.entries, match.points, match.to_confirm())
        assert copied.state == match.state
        draws = copied.dice.pick(game.start(3), 0), copy.deepcopy(match.dice).pick(game.start(3), 0)
        assert draws[0] == draws[1]


def test_moves_have_texts_and_labels(game: Game) -> None:
    state = game.start(game.players[0])
    while state.to_move() == CHANCE:
        state.push(state.draw_outcome(Dice(1)))
    assert [state.parse(text) for text in state.legal_texts()] == list(state.legal_moves())
    move = state.legal_moves()[0]
    labels = {state.label(move, lang) for lang in ("en", "de", "zh")}
    assert len(labels) == 3
    assert state.label(move) == game.words("en")(state.move_words(move))


def test_what_is_printed_says_what_it_is(game: Game) -> None:
    assert repr(game) == f"<Game {game.id}: {game.players[0]} to {game.players[-1]} players>"
    bot = kaiserhof.make_bot("master:2000", game.id)
    assert repr(bot).startswith(f"<master for {game.id}, ")
    assert repr(Match(game.id, ["Ada", "Bo", "Cy"])).startswith(f"<Match of {game.id}: Ada, Bo, Cy; 0 moves, <")
    assert repr(Dice(1)) == repr(Dice(1)) != repr(Dice(2))


def test_dir_lists_the_library_and_nothing_else() -> None:
    assert sorted(kaiserhof.__all__) == dir(kaiserhof)
    assert {"novice", "regular"} <= set(kaiserhof.bot_names(GAMES[0].id))
