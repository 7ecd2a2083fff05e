"""`make fields` generates everything that follows from the declared fields, and refuses what it does not understand."""

from pathlib import Path
from typing import Any

import pytest

from kaiserhof.fields import BEGIN, END, BadFields, Declaration, Field, declared, main, marked_files, regenerate
from tools.fields import GAMES

HEAD = '''"""Fields."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar

from kaiserhof.engine import Fields, RuledState


class Position(RuledState, ABC):
    """A position."""

'''


def module(*lines: str, marks: tuple[str, ...] = (BEGIN, END)) -> str:
    return HEAD + "\n".join([*(f"    {line}" for line in lines), "", *marks]) + "\n"


SOURCE = module(
    "lookup: Lookup",
    "turn: int",
    '"""The seat whose turn it is."""',
    "open: bool",
    "hands: list[int]",
    "lines: list[int]  # derived",
    "beliefs: Beliefs | None",
)


class Answers:
    """The attributes of a complete state besides its fields."""

    __slots__ = ()
    turn_of = question = verb_of = target_of = texts = moves_by_text = scores = copy = census = None


def position(source: str) -> Any:
    """Executes the generated module and returns its class, as a state that can be instantiated."""
    names: dict[str, Any] = {"Lookup": object, "Beliefs": object, "i64": int}
    exec(regenerate(source), names)
    return type("Whole", (Answers, names["Position"]), {"__slots__": ()})


def filled() -> Any:
    state = position(SOURCE)(2)
    values = {"seats": 2, "viewer": -1, "turn": 1, "open": True, "hands": [3, 4], "lines": [5], "lookup": "L"}
    for name, value in values.items():
        setattr(state, name, value)
    return state


def test_fields_are_told_from_what_the_constructor_sets() -> None:
    assert declared(SOURCE) == Declaration(
        "Position",
        (Field("turn", "int"), Field("open", "bool"), Field("hands", "list[int]"), Field("lines", "list[int]", True)),
        ("lookup", "beliefs"),
    )


def test_every_declared_name_has_a_slot() -> None:
    slots = position(SOURCE).__mro__[2].__dict__["__slots__"]
    assert slots == ("turn", "open", "hands", "lines", "lookup", "beliefs")


def test_a_copy_has_all_fields_and_lists_of_its_own() -> None:
    state = filled()
    twin = type(state)(2)
    twin.copy_from(state)
    assert (twin.viewer, twin.turn, twin.open, twin.hands, twin.lines) == (-1, 1, True, [3, 4], [5])
    twin.hands.append(9)
    twin.lines.append(9)
    assert (state.hands, state.lines) == ([3, 4], [5])


def test_key_and_snapshot_have_every_field_but_the_derived_ones() -> None:
    state = filled()
    assert state.key() == (2, -1, 1, True, (3, 4))
    snapshot = state.to_json()
    assert snapshot == {"seats": 2, "viewer": -1, "turn": 1, "open": True, "hands": [3, 4]}
    again = type(state)(2)
    again.seats = 2
    again.read(snapshot)
    assert again.to_json() == snapshot
    snapshot["hands"].append(9)
    assert again.hands == [3, 4]


def test_a_vec_is_copied_by_a_slice() -> None:
    text = regenerate(module("hands: vec[i64]"))
    assert 'vecs="hands",' in text
    assert "self.hands = other.hands[:]" in text


def test_names_that_fill_a_line_are_wrapped() -> None:
    names = [f"{letter}{'long' * 5}" for letter in "abcdef"]
    text = regenerate(module(*(f"{name}: i64" for name in names)))
    assert all(len(line) <= 120 for line in text.splitlines())
    assert list(position(text).FIELDS.kinds) == names


def test_a_shared_list_is_not_copied_but_is_in_key_and_snapshot() -> None:
    text = regenerate(module("hands: vec[i64]  # shared", "chits: vec[i64]"))
    assert "self.hands = other.hands\n" in text
    assert "self.chits = other.chits[:]\n" in text
    assert 'vecs="hands chits",' in text
    with pytest.raises(BadFields, match="14: turn is a number, and only a list can be shared"):
        declared(module("turn: i64  # shared"))


def test_writing_again_changes_nothing() -> None:
    assert regenerate(regenerate(SOURCE)) == regenerate(SOURCE)


@pytest.mark.parametrize(
    "kind",
    ["dict[int, int]", "set[int]", "str", "float", "list[list[int]]", "list[str]", "tuple[int, int]", "vec[str]"],
)
def test_a_kind_it_does_not_know_is_refused_by_line_and_name(kind: str) -> None:
    with pytest.raises(BadFields, match=r"15: odd: .* is neither a class nor one of i64, int, bool, list\[i64\]"):
        declared(module("turn: i64", f"odd: {kind}"))


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (module("turn: i64", "turn: i64"), "15: turn is declared already"),
        (module("seats: i64"), "seats is declared already"),
        (module("viewer: i64"), "viewer is declared already"),
        (module("turn: i64", marks=(BEGIN, END, "", "    late: i64")), "late is declared below the mark"),
        (module("turn: i64", marks=(BEGIN,)), "there must be one"),
        (module("turn: i64", marks=(END, BEGIN)), "there must be one"),
        (f"class A:\n    pass\n\n\nx = 1\n{BEGIN}\n{END}\n", "the mark stands in no class"),
    ],
)
def test_a_bad_declaration_is_refused_with_its_line(source: str, reason: str) -> None:
    with pytest.raises(BadFields, match=reason):
        declared(source)


def test_checking_reports_and_writing_repairs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.py"
    file.write_text(SOURCE, encoding="utf-8")
    (tmp_path / "other.py").write_text("x = 1\n", encoding="utf-8")
    assert marked_files(tmp_path) == [file]
    assert main(["--check", str(tmp_path)]) == 1
    assert "position.py is not up to date" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == SOURCE
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0
    file.write_text(module("odd: float"), encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert "position.py:14: odd: float is neither" in capsys.readouterr().out


def test_what_is_written_for_our_games_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check", *map(str, GAMES)]) == 0, capsys.readouterr().out
