"""Options are checked before a game starts."""

import pytest

from kaiserhof.engine import Game, KaiserhofError, Option, find_game, game_ids

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)


@EVERY_GAME
def test_the_wrong_number_of_players_is_refused(game: Game) -> None:
    for seats in (-1, 0, 1, game.players[0] - 1, game.players[-1] + 1, 99):
        with pytest.raises(KaiserhofError, match="error-seats"):
            game.start(seats)


@EVERY_GAME
def test_unknown_options_and_values_are_refused(game: Game) -> None:
    with pytest.raises(KaiserhofError, match="error-option"):
        game.start(game.players[0], {"dragons": "yes"})
    for option in game.options:
        with pytest.raises(KaiserhofError, match="error-option-value"):
            game.start(game.players[0], {option.id: "nonsense"})


@EVERY_GAME
def test_what_is_not_chosen_takes_its_default(game: Game) -> None:
    for seats in game.players:
        chosen = game.choose(seats)
        assert list(chosen) == [option.id for option in game.options]
        assert all(chosen[option.id] == option.allowed(seats)[0] for option in game.options)


def test_a_choice_may_be_for_some_numbers_of_players_only() -> None:
    option = Option("map", {"small": range(2, 4), "large": range(3, 6)})
    assert option.allowed(2) == ("small",)
    assert option.allowed(3) == ("small", "large")
    assert option.allowed(5) == ("large",)


@EVERY_GAME
def test_a_reading_is_chosen_like_an_option_and_our_ruling_goes_without_saying(game: Game) -> None:
    seats = game.players[0]
    for rule in game.open_rules:
        assert rule.id not in {option.id for option in game.options}
        assert game.choose(seats, {rule.id: rule.ways[0]}) == game.choose(seats)
        for way in rule.ways[1:]:
            assert game.choose(seats, {rule.id: way}) == {**game.choose(seats), rule.id: way}
            assert game.start(seats, {rule.id: way}) != game.start(seats)
        with pytest.raises(KaiserhofError, match="error-option-value"):
            game.start(seats, {rule.id: "nonsense"})


@EVERY_GAME
def test_a_reading_names_a_rule_that_rests_on_its_ruling(game: Game) -> None:
    for rule in game.open_rules:
        sources = {(source.text, source.section) for source in game.rulebook[rule.rule].sources}
        assert ("RULING", str(rule.ruling)) in sources, rule.id
