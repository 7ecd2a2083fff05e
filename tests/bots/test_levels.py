"""Which levels people can choose, and which bot gives advice: the strongest that knows the game here."""

from pathlib import Path

import pytest

from kaiserhof.bots import LEVELS, OFFERED, analyst, make_bot, offered_in, replaced, strongest
from kaiserhof.bots.advice import advise
from kaiserhof.bots.learned.network import has_network, network_of
from kaiserhof.engine import LANGUAGES, Dice, Game, State, find_game, game_ids
from tests import trial
from tests.bots.test_master import sampled
from tests.without_numpy import without_numpy

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)

BOARDS = sorted((Path(__file__).parents[2] / "examples" / "boards").glob("*.toml"))

LEARNED = ("grandmaster", "policy")


def first_decision(game: Game) -> State:
    """Returns the first view in which somebody has a choice."""
    dice = Dice(1)
    state: State = game.start(game.players[0])
    while state.to_move() < 0 or len(state.legal_moves()) == 1:
        state.push(state.draw_outcome(dice) if state.to_move() < 0 else state.legal_moves()[0])
    return state.seen_by(state.to_move())


@EVERY_GAME
def test_people_are_offered_four_levels_in_our_games_and_the_last_one_advises(game: Game) -> None:
    assert offered_in(game) == OFFERED == ("novice", "regular", "master", "grandmaster")
    assert strongest(game) == "grandmaster"


@EVERY_GAME
def test_a_level_is_offered_where_its_network_can_be_read_and_nowhere_else(game: Game) -> None:
    assert has_network(game)
    assert network_of(game) is not None
    with without_numpy():
        assert not has_network(game)
        assert network_of(game) is None
        assert offered_in(game) == OFFERED[:-1]
        assert offered_in(game, LEARNED) == OFFERED[:-1], "not even if the host names it: another bot would play"
        assert strongest(game) == "master"
    assert offered_in(game, ("policy", "random", "novice")) == (*OFFERED, "policy", "random")


@pytest.mark.parametrize("file", BOARDS, ids=lambda file: file.stem)
def test_on_an_owners_board_nobody_is_offered_what_was_learned_on_ours(file: Path) -> None:
    game = find_game(file.stem, file.read_bytes())
    assert offered_in(game, LEARNED) == OFFERED[:-1]
    assert strongest(game) == "master"


def test_in_a_game_without_a_network_nobody_is_offered_a_bot_that_has_learned() -> None:
    with trial.added() as game:
        assert offered_in(game, LEARNED) == OFFERED[:-1]
        assert strongest(game) == "master"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_naming_a_bot_that_does_not_know_the_game_says_who_plays_instead(lang: str) -> None:
    game = find_game(game_ids()[0])
    words = game.words(lang)
    assert [replaced(level, game) for level in LEVELS] == [None] * len(LEVELS)
    with without_numpy():
        assert {level for level in LEVELS if replaced(level, game)} == set(LEARNED)
        for name, other in (("grandmaster:30", "master"), ("policy", "regular")):
            told = replaced(name, game)
            assert told is not None
            said = words(told)
            assert words(f"bot-{name.partition(':')[0]}") in said
            assert words(f"bot-{other}") in said
            assert "numpy" in said


def test_every_bot_that_may_not_know_a_game_says_who_plays_in_its_place() -> None:
    for bot in LEVELS.values():
        assert (bot.instead in LEVELS) == ("knows" in vars(bot)) == (bot.level in LEARNED)


def test_the_analyst_has_a_budget_that_lasts_as_long_as_masters() -> None:
    game = find_game(game_ids()[0])
    assert analyst(game, 100) == "grandmaster:1500"
    with without_numpy():
        assert analyst(game, 100) == "master:100"


@EVERY_GAME
def test_advice_says_which_bot_it_is_from(game: Game) -> None:
    view = first_decision(game)
    names = ["A"] * view.seats
    assert advise(game, strongest(game), view.to_json(), "en", names, 0.02)["bot"] == "grandmaster"
    with without_numpy():
        assert advise(game, strongest(game), view.to_json(), "en", names, 0.02)["bot"] == "master"


@EVERY_GAME
@pytest.mark.parametrize("level", OFFERED)
def test_no_level_tells_worlds_apart_that_look_alike_from_its_seat(game: Game, level: str) -> None:
    name = level if LEVELS[level].budget is None else f"{level}:40"
    different = False
    for state in sampled(game, 8, 41, 4):
        seat = state.to_move()
        twin = state.seen_by(seat).imagine(Dice(3))
        different |= twin.to_json() != state.to_json()
        one, other = (make_bot(name, game).choose(world.seen_by(seat), Dice(9)) for world in (state, twin))
        assert one == other
    assert different


@EVERY_GAME
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_a_legal_move_with_numpy_and_without(game: Game, level: str) -> None:
    view = first_decision(game)
    name = level if LEVELS[level].budget is None else f"{level}:20"
    assert make_bot(name, game).choose(view, Dice(1)) in view.legal_moves()
    with without_numpy():
        assert make_bot(name, game).choose(view, Dice(1)) in view.legal_moves()
