"""No field of a state can be left out of anything: each is declared, copied, and part of key, snapshot and equality."""

import inspect
import json
from typing import Any

import pytest

from kaiserhof.engine import Game, State, find_game, game_ids
from tests.contract.wandering import CASES, Case, positions
from tools.fields import Declaration, declared, marked_files

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)
OF_THE_ENGINE = {"seats", "viewer", "journal"}
"""What every state has besides its declared fields."""


def declaration(game: Game[Any]) -> Declaration:
    """Returns what a game's state declares, read from the source: the test does not trust what was written from it."""
    found = [path for path in marked_files() if game.id in path.parts]
    assert len(found) == 1, f"{game.id} declares its fields in {found}"
    return declared(found[0].read_text(encoding="utf-8"))


def attributes(state: State) -> set[str]:
    """Returns everything that a state can hold, compiled or interpreted; its game is found, not held."""
    assert not hasattr(state, "__dict__"), "a state has slots only"
    kinds = [vars(kind) for kind in type(state).__mro__ if kind is not object]
    held = {name for names in kinds for name, slot in names.items() if is_slot(slot) and not name.startswith("__")}
    return held - {"game"}


def is_slot(held: object) -> bool:
    return inspect.isgetsetdescriptor(held) or inspect.ismemberdescriptor(held)


def changed(value: Any) -> Any:
    """Returns another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    fresh = type(value)(value)
    if len(fresh):
        fresh[-1] = changed(fresh[-1])
        return fresh
    return type(value)([1])


def value_of(held: Any) -> Any:
    return held if isinstance(held, int) else list(held)


def revived(case: Case, state: State) -> State:
    found = case.game.from_json(json.loads(json.dumps(state.to_json())))
    assert isinstance(found, State)
    return found


@EVERY_GAME
def test_a_state_holds_its_declared_fields_and_nothing_else(game: Game[Any]) -> None:
    found = declaration(game)
    assert attributes(game.start(game.players[0])) == {*found.names, *found.others, *OF_THE_ENGINE}


@EVERY_CASE
def test_a_snapshot_and_a_copy_have_every_field(case: Case) -> None:
    fields = declaration(case.game).fields
    for state in positions(case, 40, seed=1):
        for each in (state, state.seen_by(0)):
            shown = each.to_json()
            assert {field.name for field in fields if not field.derived} | {"seats", "viewer"} <= set(shown)
            for twin in (each.copy(), revived(case, each)):
                for field in fields:
                    assert value_of(getattr(twin, field.name)) == value_of(getattr(each, field.name)), field.name


@EVERY_CASE
def test_changing_any_field_is_noticed_by_key_snapshot_and_equality_and_leaves_the_copy_alone(case: Case) -> None:
    found = declaration(case.game)
    names = [field.name for field in found.shown if field.name != "seats"]
    for state in positions(case, 10, seed=2):
        for name in names:
            other = state.copy()
            before = value_of(getattr(state, name))
            setattr(other, name, changed(getattr(other, name)))
            assert value_of(getattr(state, name)) == before, name
            assert other != state, name
            assert other.key() != state.key(), name
            assert other.to_json()[name] != state.to_json()[name], name
            assert value_of(getattr(other.copy(), name)) == value_of(getattr(other, name)), name


@EVERY_CASE
def test_a_list_of_a_copy_is_its_own(case: Case) -> None:
    lists = [field.name for field in declaration(case.game).fields if field.is_list]
    for state in positions(case, 10, seed=3):
        for name in lists:
            before = list(getattr(state, name))
            for twin in (state.copy(), revived(case, state)):
                held = getattr(twin, name)
                for place in range(len(held)):
                    held[place] = changed(held[place])
                assert list(getattr(state, name)) == before, name
