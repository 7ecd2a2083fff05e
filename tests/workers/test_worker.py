"""A bot in its process: it is kept, so that a search continues during the turn, and its pace reveals no secret."""

import time
from collections.abc import Iterator
from zipfile import BadZipFile

import pytest

from kaiserhof.bots import LEVELS, OFFERED, Budget, Master, RandomBot, strongest
from kaiserhof.bots.advice import advise
from kaiserhof.bots.learned import network
from kaiserhof.bots.learned.grandmaster import Grandmaster
from kaiserhof.engine import CHANCE, Dice, Game, Match, RandomDice, State, find_game, game_ids
from kaiserhof.workers import worker
from tests import trial

GAME = find_game(game_ids()[0])

SEARCHING = ("master", "grandmaster")


@pytest.fixture(autouse=True)
def no_bot_is_kept_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_BOTS", type(worker._BOTS)())
    monkeypatch.setattr(worker, "_FAILED", type(worker._FAILED)())


@pytest.fixture
def match() -> Match:
    match = Match(GAME, ["A"] * GAME.players[0], dice=RandomDice(1))
    match.advance()
    return match


def think(match: Match, table: str, level: str = "master") -> int:
    view = match.state.seen_by(match.state.to_move())
    move = view.parse(worker.think(GAME, level, view.to_json(), 0.02, table))
    assert move in view.legal_moves()
    return move


def test_the_same_seat_of_the_same_table_has_the_same_bot(match: Match) -> None:
    think(match, "t")
    (kept,) = worker._BOTS.values()
    assert isinstance(kept, Master)
    assert kept.budget.seconds == 0.02 * worker.SEARCHED
    think(match, "t")
    assert list(worker._BOTS.values()) == [kept]


def test_another_seat_table_or_level_has_another_bot(match: Match) -> None:
    think(match, "t")
    (kept,) = worker._BOTS.values()
    think(match, "u")
    think(match, "t", "regular")
    seat = match.state.to_move()
    dice = Dice(1)
    while match.state.to_move() == seat:
        match.play(seat, dice.choice(match.state.legal_moves()))
        match.advance()
    think(match, "t")
    assert len(worker._BOTS) == 3
    assert kept not in worker._BOTS.values()


def test_large_trees_are_let_go_the_oldest_first(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3):
        think(match, str(number), "grandmaster")
    kept = list(worker._BOTS.values())
    assert all(isinstance(bot, Grandmaster) and bot.remembers() for bot in kept)
    monkeypatch.setattr(worker, "MAX_REMEMBERED", sum(bot.remembers() for bot in kept) - 1)
    worker._forget_old_searches()
    assert list(worker._BOTS.values()) == kept[1:]
    monkeypatch.setattr(worker, "MAX_REMEMBERED", 1)
    think(match, "3", "grandmaster")
    (last,) = worker._BOTS.values()
    assert last.remembers() > 1, "the one that has just decided goes on with its tree"


def test_only_a_few_are_kept(match: Match) -> None:
    for number in range(worker.MAX_KEPT + 3):
        think(match, str(number), "random")
    assert len(worker._BOTS) == worker.MAX_KEPT


@pytest.fixture(scope="module")
def lanterns() -> Iterator[Game]:
    with trial.added() as game:
        yield game


def payer_with(cards: list[str], game: Game) -> State:
    """Returns the view of a seat that has hung a lantern and must pay with one of these hidden cards."""
    match = Match(game, ["Axel", "Barbara"], dice=RandomDice(1))
    for card in (*cards[:2], "gold", "gold", *cards[2:]):
        match.restore(CHANCE, match.state.parse(f"deal {card}"))
    match.play(0, match.state.parse("hang 1"))
    view = match.state.seen_by(0)
    assert view.choice_is_secret()
    assert len(view.legal_moves()) == len(set(cards))
    return view


def seconds_for(view: State, level: str, seconds: float, game: str = trial.NAME) -> float:
    begun = time.monotonic()
    assert view.parse(worker.think(find_game(game), level, view.to_json(), seconds)) in view.legal_moves()
    return time.monotonic() - begun


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("cards", [["red", "red", "red"], ["red", "red", "gold"]], ids=["one way", "two ways"])
def test_a_searching_bot_takes_all_its_time_for_a_secret_choice(cards: list[str], level: str, lanterns: Game) -> None:
    assert seconds_for(payer_with(cards, lanterns), level, 0.2) >= 0.2


@pytest.mark.parametrize("level", SEARCHING)
def test_it_does_so_too_where_it_has_learned(level: str, match: Match) -> None:
    view = match.state.seen_by(match.state.to_move())
    assert view.choice_is_secret()
    assert seconds_for(view, level, 0.2, GAME.id) >= 0.2


def test_an_open_choice_and_a_quick_bot_wait_for_nothing(lanterns: Game) -> None:
    plenty = 60.0
    secret = payer_with(["red", "red", "gold"], lanterns)
    assert all(seconds_for(secret, level, plenty) < plenty / 2 for level in OFFERED if level not in SEARCHING)
    match = Match(lanterns, ["Axel", "Barbara"], dice=RandomDice(1))
    match.advance()
    while len(match.state.legal_moves()) > 1 or match.state.choice_is_secret():
        match.play(match.state.to_move(), match.state.legal_moves()[0])
        while match.state.to_move() == CHANCE:
            match.step()
    only = match.state.seen_by(match.state.to_move())
    assert all(seconds_for(only, level, plenty) < plenty / 2 for level in SEARCHING)


class Broken(RandomBot):
    """A bot of another package that raises an error."""

    level = "broken"
    asked = 0

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        Broken.asked += 1
        raise SystemExit("I was never finished")


def test_where_a_bot_fails_a_weaker_one_plays_on_and_one_sentence_says_so(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(LEVELS, "broken", Broken)
    monkeypatch.setattr(Broken, "asked", 0)
    view = match.state.seen_by(match.state.to_move())
    for _ in range(3):
        assert view.parse(worker.think(GAME, "broken", view.to_json(), 0.05, "a table")) in view.legal_moves()
    assert Broken.asked == 1
    (line,) = caplog.records
    assert "I was never finished" in line.message
    assert line.exc_info is None


def test_with_a_damaged_estimate_bots_still_move_at_once(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: object) -> object:
        raise ValueError("estimate.toml is damaged")

    game = type(GAME)()
    monkeypatch.setattr("kaiserhof.engine.game.load_estimator", damaged)
    view = match.state.seen_by(match.state.to_move())
    begun = time.monotonic()
    for _ in range(3):
        assert view.parse(worker.think(game, "master", view.to_json(), 0.2, "damaged")) in view.legal_moves()
    assert time.monotonic() - begun < 3


def test_with_a_damaged_network_grandmaster_plays_as_master(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def damaged(_: object) -> object:
        raise BadZipFile("File is not a zip file")

    network.forget_networks()
    monkeypatch.setattr(network, "read", damaged)
    try:
        view = match.state.seen_by(match.state.to_move())
        for _ in range(2):
            assert view.parse(worker.think(GAME, "grandmaster", view.to_json(), 0.05, "x")) in view.legal_moves()
        (line,) = caplog.records
        assert "Grandmaster plays as Master" in line.message
        advice = advise(GAME, strongest(GAME), view.to_json(), "en", ["A"] * GAME.players[0], 0.2)
        assert advice["moves"]
    finally:
        network.forget_networks()
