"""Checks that every field of a state is copied, and is part of its key, its snapshot and its equality.

The fields are those that the state declares in its source (see `kaiserhof.fields`). If it declares none, all numbers
and lists of numbers that it holds count as fields.
"""

from __future__ import annotations

import inspect
import json
from importlib import resources
from pathlib import Path
from typing import Any

from kaiserhof.engine import Dice, Game, State
from kaiserhof.fields import Declaration, declared, marked_files
from kaiserhof.testing.cases import Broken, Case, demand
from kaiserhof.testing.check import Chapter

CHECKS = Chapter("fields of a state")

OF_THE_ENGINE = {"seats", "viewer", "journal"}
"""The attributes of a state besides its own fields."""


def _declaration(game: Game) -> Declaration | None:
    """Returns the declaration of a game's state, read from its source rather than from the generated code."""
    found = marked_files(Path(str(resources.files(game.package))))
    demand(len(found) <= 1, f"fields are declared in several modules: {found}")
    return declared(found[0].read_text(encoding="utf-8")) if found else None


def _attributes(state: State) -> set[str]:
    """Returns the names of all attributes that hold values, compiled or interpreted. (The game is looked
    up, not held.)
    """
    kinds = [vars(kind) for kind in type(state).__mro__ if kind is not object]
    slots = {name for names in kinds for name, held in names.items() if _is_slot(held) and not name.startswith("__")}
    return (slots | set(getattr(state, "__dict__", ()))) - {"game"}


def _is_slot(held: object) -> bool:
    return inspect.isgetsetdescriptor(held) or inspect.ismemberdescriptor(held)


def _fields(state: State, game: Game, *, derived: bool = False) -> list[str]:
    """Returns the names of a state's fields; with `derived`, also of those derived from others."""
    declaration = _declaration(game)
    if declaration is not None:
        return [field.name for field in declaration.fields if derived or not field.derived]
    own = sorted(_attributes(state) - OF_THE_ENGINE)
    return [name for name in own if isinstance(getattr(state, name), int) or _is_list(getattr(state, name))]


def _shared(game: Game) -> list[str]:
    """Returns the names of the fields whose lists copies share."""
    declaration = _declaration(game)
    return [field.name for field in declaration.fields if field.shared] if declaration is not None else []


def _is_list(held: object) -> bool:
    return not isinstance(held, int | str | tuple) and hasattr(held, "__setitem__") and not hasattr(held, "keys")


def _changed(value: Any) -> Any:
    """Returns a different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    fresh = type(value)(value)
    if len(fresh):
        fresh[-1] = _changed(fresh[-1])
        return fresh
    return type(value)([1])


def _value(state: State, name: str) -> Any:
    held = getattr(state, name)
    return list(held) if _is_list(held) else held


def _revived(case: Case, state: State) -> State:
    revived: State = case.game.from_json(json.loads(json.dumps(state.to_json())))
    return revived


@CHECKS.check(once=True)
def a_state_holds_its_declared_fields_and_nothing_else(case: Case) -> None:
    """Applies only to states that declare fields."""
    declaration, state = _declaration(case.game), case.start()
    if declaration is not None:
        demand(not hasattr(state, "__dict__"), "a state with declared fields has slots only")
        held = _attributes(state)
        expected = {*declaration.names, *declaration.others, *OF_THE_ENGINE}
        demand(held == expected, f"not declared, or declared and not there: {held ^ expected}")


@CHECKS.check()
def a_snapshot_and_a_copy_have_every_field(case: Case) -> None:
    """Checks full states and views."""
    names = _fields(case.start(), case.game, derived=True)
    declaration = _declaration(case.game)
    shown = {"seats", "viewer", *_fields(case.start(), case.game)} if declaration else set()
    for state in case.positions(40):
        for each in (state, state.seen_by(0)):
            demand(shown <= set(each.to_json()), f"not in the snapshot: {shown - set(each.to_json())}")
            for twin in (each.copy(), _revived(case, each)):
                for name in names:
                    if _value(twin, name) != _value(each, name):
                        raise Broken(
                            f"{name} is {_value(each, name)}, but a copy or a snapshot has {_value(twin, name)}"
                        )


@CHECKS.check()
def changing_any_field_is_noticed_by_key_snapshot_and_equality_and_leaves_the_copy_alone(case: Case) -> None:
    """Changes one field at a time, and `viewer`."""
    names = _fields(case.start(), case.game)
    if hasattr(case.start(), "viewer"):
        names = [*names, "viewer"]
    for state in case.positions(10):
        for name in names:
            other = state.copy()
            before = _value(state, name)
            setattr(other, name, _changed(getattr(other, name)))
            demand(_value(state, name) == before, f"changing {name} of a copy changes the state")
            demand(other != state, f"states with another {name} are equal")
            demand(other.key() != state.key(), f"{name} is not in the key")
            demand(other.to_json() != state.to_json(), f"{name} is not in the snapshot")
            demand(_value(other.copy(), name) == _value(other, name), f"{name} is not copied")


@CHECKS.check()
def a_list_of_a_copy_is_its_own(case: Case) -> None:
    """The same holds for a state made from a snapshot. Copies may share lists declared as shared; snapshots may not."""
    start = case.start()
    shared = _shared(case.game)
    lists = [name for name in _fields(start, case.game, derived=True) if _is_list(getattr(start, name))]
    for state in case.positions(10):
        for name in lists:
            before = _value(state, name)
            for twin in (_revived(case, state),) if name in shared else (state.copy(), _revived(case, state)):
                held = getattr(twin, name)
                for place in range(len(held)):
                    held[place] = _changed(held[place])
                demand(_value(state, name) == before, f"a copy shares the list {name} with its state")


@CHECKS.check()
def no_move_and_no_view_writes_into_a_shared_list(case: Case) -> None:
    """Checks that shared lists stay as they were while copies are used."""
    shared = _shared(case.game)
    dice = Dice(f"shared lists of {case}")
    for state in case.positions(60) if shared else []:
        before = [_value(state, name) for name in shared]
        for move in state.legal_moves():
            state.copy().push(move)
        for seat in range(state.seats):
            state.seen_by(seat).imagine(dice)
        for name, held in zip(shared, before, strict=True):
            demand(_value(state, name) == held, f"{name} is shared by copies, and something wrote into it")
