"""The board in a terminal, and an estimate good enough to beat random players."""

from __future__ import annotations

from typing import Any

import pytest

from kaiserhof.bots import make_bot
from kaiserhof.drawing import artist_of
from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.words.names import tile_name
from tests.games.dayunhe.staging import AXEL, BARBARA, build, draft, kind_of, play, position

NAMES = ["Axel", "Barbara"]
FIELDS = ("b1", "b2", "b3", "c2", "c3")
KINDS = ("canal-1", "canal-2", "canal-3", "canal-4", "canal-5")


def test_the_board_shows_tiles_lines_ship_and_stores() -> None:
    state = position(
        2,
        canals={"b1": (AXEL, "temple", 0)},
        unrest={"c2": BARBARA},
        store={BARBARA: "lighthouse unrest"},
        stacks={AXEL: [("garden", 3, 1), ("", 2, 0), ("", 0, 0)]},
        wall=(0, 2),
        ship="b3",
        south=False,
    )
    shown = artist_of(GAME).board_text(state, GAME.words("en").named(NAMES))
    for part in (
        "B1  ●5",
        "_↑↓_",
        "C2  ■!",
        "⇑B3",
        "Peking",
        "B7 turn",
        "unrest, Lighthouse (9)",
        "5 Garden (5) (!1)",
        "Wall 2/3",
    ):
        assert part in shown
    assert "reconstruction" in shown
    assert "\x1b[" not in shown
    assert "\x1b[" in artist_of(GAME).board_text(state, GAME.words("en").named(NAMES), colour=True)


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_a_full_warehouse_is_shown_to_the_last_tile(lang: str) -> None:
    words = GAME.words(lang).named(["Maximiliane", "Barbara"])
    tiles = ["canal-6-mirrored", "water-wheel", "lighthouse", "tea-house", "unrest", "store"]
    shown = artist_of(GAME).board_text(position(2, store={AXEL: " ".join(tiles)}), words)
    state = position(2)
    for tile in tiles:
        assert words(tile_name(state, kind_of(state, tile))) in shown


def test_labels_say_where_lines_lead_and_the_numbers_of_cards() -> None:
    words = GAME.words("en").named(NAMES)
    state = position(2, store={AXEL: "lock unrest"})
    labels = [words(state.move_words(move)) for move in state.legal_moves()]
    assert "Build: Lock (6), lines N, NE, S" in labels
    assert "Build: unrest" in labels
    play(state, "build lock", "at b1")
    assert words(state.move_words(state.parse("turn 1"))) == "Lines NE, SE, SW"
    cards = draft(2)
    labels = [words(cards.move_words(move)) for move in cards.legal_moves()]
    assert "“Raise Reputation”: replenish 3, build 1" in labels
    assert "“Intrigue”: replenish 1, build 2/rebuild" in labels
    assert words(cards.move_words(cards.parse("turn 1"))) == "Turned by 1 edge"


def test_a_hidden_card_is_not_named_on_the_board() -> None:
    state = draft(2)
    play(state, "choose reform")
    words = GAME.words("en").named(NAMES)
    assert "Reform" in artist_of(GAME).board_text(state.seen_by(AXEL), words)
    assert "Reform" not in artist_of(GAME).board_text(state.seen_by(None), words)
    assert "card chosen" in artist_of(GAME).board_text(state.seen_by(None), words)


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("players", [2, 5])
def test_the_board_can_be_shown_in_every_language(players: int, lang: str) -> None:
    words = GAME.words(lang).named(["A", "B", "C", "D", "E"])
    shown = artist_of(GAME).board_text(position(players, course=True), words)
    assert len(shown.splitlines()) >= 15


def one_ply(state: DayunheState, dice: Dice) -> int:
    """Returns the move of a player who looks one decision ahead."""
    seat = state.to_move()
    world = state.seen_by(seat).imagine(dice)

    def worth(move: int) -> float:
        after = world.copy()
        after.push(move)
        return GAME.expected_points(after)[seat]

    return max(state.legal_moves(), key=worth)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_looking_one_decision_ahead_beats_chance(players: int) -> None:
    wins = 0
    for seed in range(10):
        dice = Dice(seed)
        state, me = GAME.start(players), seed % players
        while (mover := state.to_move()) != OVER:
            if mover == CHANCE:
                state.push(state.draw_outcome(dice))
            else:
                state.push(one_ply(state, dice) if mover == me else dice.choice(list(state.legal_moves())))
        wins += state.ranking()[me] == 1
    assert wins >= 9


def test_the_judgement_likes_building_and_fears_the_wall() -> None:
    state = position(2, store={AXEL: "lighthouse"})
    idle = state.copy()
    play(idle, "done")
    build(state, "lighthouse", "b1")
    play(state, "done")
    assert GAME.expected_points(state)[AXEL] > GAME.expected_points(idle)[AXEL]
    assert GAME.expected_points(position(2, wall=(2, 0)))[AXEL] < GAME.expected_points(position(2))[AXEL]


FIVE_CANALS = {field: (AXEL, kind) for field, kind in zip(FIELDS, KINDS, strict=True)}


def missed(city: str = "", **others: Any) -> float:
    """Returns how much Axel misses, according to the estimate, by laying a sixth canal tile on the board."""
    state = position(2, canals=FIVE_CANALS, store={AXEL: "canal-6"}, city={AXEL: city}, **others)
    play(state, "build canal-6", "at c4")
    return GAME.read_terms(state)[AXEL][GAME.terms.index("city-missed")]


def test_the_city_is_missed_while_enough_tiles_can_still_go_there() -> None:
    assert 0 < missed(trips=1) < missed("canal-7", trips=1)
    assert missed("canal-7 canal-8 canal-9 garden temple", trips=1) == 0
    assert missed(trips=4) == 0


def test_regular_builds_in_the_city_when_there_is_time_to_fill_it() -> None:
    state = position(2, canals=FIVE_CANALS, store={AXEL: "canal-6"}, city={AXEL: "canal-7 canal-8"}, trips=1)
    bot = make_bot("regular", GAME)
    while state.tile_in_hand < 0:
        state.push(bot.choose(state.seen_by(AXEL), Dice(1)))
    state.push(bot.choose(state.seen_by(AXEL), Dice(1)))
    assert state.city_tiles[AXEL] == 3
