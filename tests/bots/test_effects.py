"""The effects of a move are numbers on the board before and after it, and none of them is secret."""

from collections.abc import Iterator
from typing import Any

import pytest

from kaiserhof.bots.effects import LEAST, counted, effects_of, joined, told
from kaiserhof.engine import (
    LANGUAGES,
    OVER,
    Dice,
    Game,
    Match,
    Message,
    RandomDice,
    Seat,
    Standing,
    find_game,
    game_ids,
)
from kaiserhof.engine.core.state import State

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)
NAMES = ["Ada", "Bob", "Chris"]


def decisions(game: Game, seed: int = 1) -> Iterator[State]:
    """Yields the positions of a random game in which somebody has a choice, and the last one."""
    dice = Dice(seed)
    match = Match(game, NAMES, dice=RandomDice(seed))
    match.advance()
    while match.state.to_move() != OVER:
        if len(match.state.legal_moves()) > 1:
            yield match.state.copy()
        match.play(match.state.to_move(), dice.choice(match.state.legal_moves()))
        match.advance()
    yield match.state.copy()


@EVERY_GAME
def test_what_is_scored_sums_to_the_scores(game: Game) -> None:
    for state in decisions(game):
        scored = [each.points for each in game.standings(state, 0) if each.scored]
        assert [sum(points[seat] for points in scored) for seat in range(state.seats)] == state.scores()


@EVERY_GAME
def test_at_the_end_everything_is_scored(game: Game) -> None:
    *_, last = decisions(game)
    assert all(each.scored for each in game.standings(last, 0) if each.points)


@EVERY_GAME
def test_standings_are_told_once_and_in_every_language(game: Game) -> None:
    for state in list(decisions(game))[::20]:
        found = game.standings(state, 0)
        assert len({each.id for each in found}) == len(found)
        for lang in LANGUAGES:
            assert len({game.words(lang)(each.label) for each in found}) == len(found)


@EVERY_GAME
def test_effects_are_the_same_in_every_world_that_a_view_allows(game: Game) -> None:
    dice = Dice(3)
    for state in list(decisions(game, 2))[:-1:7]:
        seat = state.to_move()
        view = state.seen_by(seat)
        for move in view.legal_moves()[:4]:
            found = []
            for _ in range(3):
                world = view.imagine(dice)
                world.push(move)
                if world.turn_of() == seat:  # others' hidden cards may decide what comes after the turn
                    found.append(counted(game, world, seat))
            assert all(each == found[0] for each in found)


@EVERY_GAME
def test_every_number_is_on_the_board_before_or_after_the_move(game: Game) -> None:
    checked = 0
    for state in list(decisions(game, 4))[:-1:5]:
        seat = state.to_move()
        view = state.seen_by(seat)
        for move in view.legal_moves()[:4]:
            after = state.copy()
            after.push(move)
            for label, values in numbers(told(game, view, [move], Dice(1)).get(move)):
                was, now = (find(game, each, seat, label) for each in (state, after))
                own = values.get("seat", seat)
                assert now is not None
                if "before" in values:
                    assert was is not None
                    counted_by = "points" if "points" in values else "pieces"
                    assert figure(values[counted_by]) == getattr(now, counted_by)[own]
                    assert figure(values["before"]) == getattr(was, counted_by)[own]
                elif "points" in values:
                    scored = was.points[own] if was is not None and was.scored else 0
                    assert figure(values["points"]) == now.points[own] - scored
                else:
                    assert values["pieces"] == now.pieces[own]
                checked += 1
    assert checked > 5


def numbers(message: Message | None) -> Iterator[tuple[Message, dict[str, Any]]]:
    """Yields the labels of the effects in a message with their numbers, without effects of further moves."""
    if message is None or message.id == "effect-next":
        return
    values: dict[str, Any] = dict(message.values)
    if message.id == "effect-and":
        yield from numbers(values["first"])
        yield from numbers(values["second"])
        return
    if message.id == "effect-lead-points":
        values["label"] = values["lead"].values["label"]
    elif message.id in {"effect-lead", "effect-level"}:
        values["pieces"] = values["own"]
    label = values.pop("label")
    if label.id == "effect-of":
        values["seat"], label = label.values["seat"], label.values["label"]
    yield label, values


def find(game: Game, state: State, seat: int, label: Message) -> Standing | None:
    return next((each for each in game.standings(state, seat) if each.label == label), None)


def figure(text: str | int) -> int:
    return int(str(text).replace("−", "-"))


# ---------------------------------------------------------------------- which effects are told, and how


def houses(*pieces: int, points: tuple[int, ...], scored: bool = False) -> dict[str, Standing]:
    label = Message("yes")
    return {"houses": Standing("houses", label, points, pieces, scored, contested=True)}


def first(before: dict[str, Standing], after: dict[str, Standing], *others: dict[str, Standing]) -> Message:
    return joined(effects_of(0, before, after, others))


def test_a_majority_that_is_taken_is_told_with_its_points() -> None:
    message = first(houses(1, 1, points=(2, 2)), houses(2, 1, points=(3, 2)))
    assert message.id == "effect-lead-points"
    assert (message.values["points"], message.values["before"]) == ("3", "2")
    lead = message.values["lead"]
    assert isinstance(lead, Message)
    assert (lead.id, lead.values["own"], lead.values["next"]) == ("effect-lead", 2, 1)


def test_a_tie_is_no_majority() -> None:
    lead = first(houses(1, 2, points=(2, 3)), houses(2, 2, points=(4, 4))).values["lead"]
    assert isinstance(lead, Message)
    assert lead.id == "effect-level"


def test_a_majority_one_has_already_is_not_told_again() -> None:
    assert first(houses(2, 1, points=(3, 2)), houses(3, 1, points=(4, 3))).id == "effect-points"


def test_points_scored_at_once_are_all_of_them() -> None:
    message = first(houses(1, 1, points=(2, 2)), houses(2, 1, points=(3, 2), scored=True))
    assert (message.id, message.values["points"]) == ("effect-scored", "+3")


def test_what_a_rival_loses_is_told_by_name() -> None:
    message = first(houses(1, 2, points=(2, 3)), houses(1, 1, points=(2, 2)))
    label = message.values["label"]
    assert isinstance(label, Message)
    assert (message.id, label.id, label.values["seat"]) == ("effect-points", "effect-of", Seat(1))


def test_what_every_move_does_is_no_reason_for_one_of_them() -> None:
    gained = houses(2, 1, points=(3, 2))
    assert effects_of(0, houses(1, 1, points=(2, 2)), gained, [gained]) == []


def test_what_most_other_moves_lose_is_told_as_kept() -> None:
    label = Message("yes")
    many, few = ({"cards": Standing("cards", label, pieces=(held, 0), worth=1.0)} for held in (3, 1))
    message = first(many, many, few, few)
    assert message.id == "effect-kept-all"
    assert (message.values["pieces"], message.values["least"]) == (3, 1)
    assert effects_of(0, many, many, [many, few]) == []


def test_small_differences_are_not_told() -> None:
    label = Message("yes")
    none, one = ({"cards": Standing("cards", label, pieces=(held,), worth=LEAST / 2)} for held in (0, 1))
    assert effects_of(0, none, one, []) == []
