"""Data files that people write: what is read, within which bounds, and which sentence says what is wrong where."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from kaiserhof.engine import Message
from kaiserhof.engine.datafile import (
    MAX_POINTS,
    MAX_SIZE,
    MAX_THINGS,
    BadData,
    Problem,
    Problems,
    TomlTable,
    all_of,
    bad,
    digest_of,
    inner_table,
    is_number,
    pair,
    quoted,
    read_bytes,
    read_toml,
    refuse_twice,
)


def table(optional: str = "", where: Message | None = None, /, **data: object) -> TomlTable:
    """A table in which all these keys are allowed."""
    return TomlTable(data, where, "", f"{optional} {' '.join(data)}")


def problem(read: Callable[[], object]) -> Problem:
    """Returns the only problem of what is read."""
    with pytest.raises(BadData) as refused:
        read()
    [found] = refused.value.problems
    assert refused.value.message == found.message
    return found


def refused(read: Callable[[], object]) -> str:
    """Returns the id of the sentence that refuses what is read, without `data-`."""
    return problem(read).message.id.removeprefix("data-")


# ---------------------------------------------------------------------------------------------- files


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert problem(lambda: read_bytes(missing)) == Problem((), Message("data-no-file", {"file": quoted(str(missing))}))
    assert refused(lambda: read_bytes(tmp_path)) == "folder"
    assert refused(lambda: read_bytes(Path("\0"))) == "unreadable"
    (tmp_path / "there").write_bytes(b"x = 1")
    assert read_bytes(tmp_path / "there") == b"x = 1"
    assert digest_of(b"x = 1") == hashlib.sha256(b"x = 1").hexdigest()


def test_a_file_is_text_with_or_without_a_mark_at_its_beginning() -> None:
    assert read_toml(b"\xef\xbb\xbfx = 1") == read_toml(b"x = 1") == {"x": 1}
    assert refused(lambda: read_toml(b"\xff")) == "not-text"


@pytest.mark.parametrize(("text", "line"), [("x = ", 1), ("a = 1\nx = [\n", 3), ("a = 1\n\nb == 2", 3)])
def test_what_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    found = problem(lambda: read_toml(text.encode()))
    assert found.message.id == "data-not-toml-line"
    assert found.message.values["line"] == line
    assert found.message.values["detail"]


def test_a_key_has_at_most_ten_parts_and_values_are_not_nested_without_end() -> None:
    ten = ".".join("abcdefghij")
    assert read_toml(f"{ten} = 1\n[{ten}.k]".replace(".k]", "x]").encode())
    assert refused(lambda: read_toml(f"{ten}.k = 1".encode())) == "too-deep"
    assert refused(lambda: read_toml(f"[{ten}.k]".encode())) == "too-deep"
    assert read_toml(b'x = "a.b.c.d.e.f.g.h.i.j.k.l"  # a.b.c.d.e.f.g.h.i.j.k.l\ny = [1.5, 2.5]')
    assert refused(lambda: read_toml(b"x = " + b"[" * 5000)) == "too-deep"


# ---------------------------------------------------------------------------------------------- tables


def test_a_table_has_the_keys_it_needs_and_no_others() -> None:
    assert TomlTable({"a": 1, "b": 2}, None, "a", "b c").data == {"a": 1, "b": 2}
    assert problem(lambda: TomlTable({"a": 1, "x": 2}, None, "a")) == Problem(
        ("x",), Message("data-unknown-key", {"name": '"x"'})
    )
    assert problem(lambda: TomlTable({}, None, "a", place=("board",))) == Problem(
        ("board", "a"), Message("data-missing", {"name": '"a"'})
    )
    assert problem(lambda: TomlTable([], None, "", place=("board",))) == Problem(("board",), Message("data-table"))


def test_a_problem_is_said_with_the_place_where_it_is() -> None:
    where = Message("data-thing", {"kind": Message("data-kind-tile"), "name": '"a"'})
    found = problem(lambda: table("", where, x="?").whole("x"))
    what = Message("data-whole", {"name": '"x"', "low": "1", "high": "999"})
    assert found == Problem(("x",), Message("data-at", {"where": where, "what": what}))


def test_an_inner_table_knows_its_place_sheet_and_problems() -> None:
    outer = table(inner={"x": 1})
    outer.sheet = (5, 6)
    assert outer.table("missing", "") is None
    found = outer.table("inner", "x")
    assert found is not None
    assert (found.place, found.sheet, found.problems) == (("inner",), (5, 6), outer.problems)
    assert found.where == Message("data-key", {"key": "inner"})
    deeper = TomlTable({"y": {}}, found.where, "y", outer=found)
    assert inner_table(deeper, "y", "").where == Message(
        "data-within", {"outer": found.where, "inner": Message("data-key", {"key": "y"})}
    )
    assert TomlTable({}, None, "").sheet == (MAX_SIZE, MAX_SIZE)


def test_things_are_named_by_id_number_or_place_and_broken_ones_are_left_out() -> None:
    outer = table(tile=[{"id": "a"}, {"id": "A!"}, {"x": 1}, 7, {"id": "b"}])
    found = outer.tables("tile", "id")
    assert [each.data["id"] for each in found] == ["a", "A!", "b"]
    kind = Message("data-kind-tile")
    assert found[0].where == Message("data-thing", {"kind": kind, "name": '"a"', "called": '"a"'})
    assert found[1].where == Message("data-entry", {"kind": kind, "number": 2})
    assert [each.place for each in found] == [("tile", "a"), ("tile", "A!"), ("tile", "b")]
    assert [each.place for each in outer.problems.found] == [("tile", "3.", "x"), ("tile", "4.")]
    numbered = table(line=[{"number": 3}, {"number": 1000}, {"number": 0}, {"number": True}])
    names = [each.where for each in numbered.tables("line", "number", kind="row", name="number")]
    row = Message("data-kind-row")
    assert names == [
        Message("data-numbered", {"kind": row, "number": 3}),
        *[Message("data-entry", {"kind": row, "number": number}) for number in (2, 3, 4)],
    ]
    fields = table(field=[{"at": "A1"}, {"at": ""}, {"at": "X" * 21}, {"at": "X" * 20}])
    assert [each.where.id for each in fields.tables("field", "at", name="at") if each.where] == [
        "data-thing",
        "data-entry",
        "data-entry",
        "data-thing",
    ]
    assert outer.tables("missing", "") == []


def test_there_are_up_to_two_hundred_things_of_a_kind() -> None:
    assert len(table(tile=[{"id": "a"}] * MAX_THINGS).tables("tile", "id")) == MAX_THINGS
    many = table(tile=[{"id": "a"}] * (MAX_THINGS + 1))
    assert problem(lambda: many.tables("tile", "id")).message == Message(
        "data-many-things", {"name": '"tile"', "most": MAX_THINGS}
    )
    assert refused(lambda: table(tile={}).tables("tile", "")) == "list"


# ---------------------------------------------------------------------------------------------- values


def test_whole_numbers_and_numbers_have_bounds() -> None:
    for value in (1, 999):
        assert table(x=value).whole("x") == value
    for wrong in (0, 1000, 1.0, True, "1", None):
        assert refused(lambda wrong=wrong: table(x=wrong).whole("x")) == "whole"  # type: ignore[misc]
    assert table("x").whole("x", default=5) == 5
    assert refused(lambda: table("x").whole("x")) == "whole"
    for number in (0, 0.5, 2):
        assert table(x=number).number("x", 0, 2) == number
    for outside in (-0.1, 2.1, float("nan"), True, "1"):
        assert refused(lambda outside=outside: table(x=outside).number("x", 0, 2)) == "number"  # type: ignore[misc]
    assert table("x").number("x", 0, 2, default=1.5) == 1.5
    assert problem(lambda: table(x=3).number("x", 0.5, 2)).message.values == {"name": '"x"', "low": "0.5", "high": "2"}


def test_flags_texts_and_choices() -> None:
    assert table(x=False).flag("x") is False
    assert refused(lambda: table(x=0).flag("x")) == "flag"
    assert table(x="x" * 60).text("x") == "x" * 60
    for wrong in ("", "  ", "x" * 61, "a\nb", 3):
        assert refused(lambda wrong=wrong: table(x=wrong).text("x")) == "text"  # type: ignore[misc]
    assert table(maker="Ann").maker() == "Ann"
    assert table().maker() == ""
    assert table(x="b").choice("x", ("a", "b")) == "b"
    assert problem(lambda: table(x="c").choice("x", ("a", "b"))).message == Message(
        "data-choice", {"name": '"x"', "among": "a, b"}
    )


def test_ids_are_short_words_and_patterns_match_the_whole_text() -> None:
    for good in ("a", "wei-3", "a" * 30):
        assert table(id=good).id() == good
    for wrong in ("", "A", "3a", "-a", "a" * 31, "a b", 3):
        assert refused(lambda wrong=wrong: table(id=wrong).id()) == "id"  # type: ignore[misc]
    assert table(x="#a1").matching("x", "#[a-z0-9]+", "colour") == "#a1"
    for wrong in ("#a1 ", "a1", 3):
        assert refused(lambda wrong=wrong: table(x=wrong).matching("x", "#[a-z0-9]+", "colour")) == "colour"  # type: ignore[misc]


def test_names_are_there_in_every_language() -> None:
    names = {"en": "Plum", "de": "Pflaume", "zh": "梅"}
    assert table(names=names).names() == names
    assert table(names={"zh": "梅", "de": ""}).names() == dict.fromkeys(names, "梅")
    assert refused(lambda: table(names={"en": "", "de": ""}).names()) == "no-name"


def test_points_and_lines_lie_on_the_sheet() -> None:
    sheet = table(p=[5, 6], q=[5.1, 6], line=[[0, 0], [5, 6]], long=[[1, 1]] * MAX_POINTS, rows=[[[0, 0], [1, 1]]] * 2)
    sheet.sheet = (5, 6)
    assert sheet.point("p") == (5, 6)
    assert refused(lambda: sheet.point("q")) == "point"
    assert sheet.line("line", 2) == ((0, 0), (5, 6))
    assert problem(lambda: sheet.line("line", 3)).message == Message("data-line", {"name": '"line"', "least": 3})
    assert len(sheet.line("long", 2)) == MAX_POINTS
    assert sheet.lines("rows") == (((0, 0), (1, 1)),) * 2
    many = table(line=[[1, 1]] * (MAX_POINTS + 1), rows=[[[0, 0]]], odd=["x"], out=[[0, 0], [-1, 0]])
    assert refused(lambda: many.line("line", 2)) == "many-points"
    assert refused(lambda: many.lines("rows")) == "line"
    assert refused(lambda: many.lines("odd")) == "line"
    assert refused(lambda: many.line("out", 2)) == "line"
    assert refused(lambda: table(line=3).line("line", 2)) == "list"


@pytest.mark.parametrize("value", [[1], [1, 2, 3], "12", [1, "2"], [True, 1], [1, 11], [1, -1], [-1, 1], [11, 1]])
def test_a_point_is_two_numbers_within_the_sheet(value: object) -> None:
    assert pair(value, 0, 0, 10, 10) is None
    assert pair([0, 10], 0, 0, 10, 10) == (0, 10)
    assert is_number(10, 0, 10)


# ---------------------------------------------------------------------------------------------- problems


def test_all_problems_are_collected_and_raised_together() -> None:
    problems = Problems()
    problems.end()
    with problems:
        raise bad("one", "a", name="x")
    with problems:
        raise BadData(*bad("two").problems, *bad("three").problems)
    with pytest.raises(ValueError, match="other"), problems:
        raise ValueError("other")
    with pytest.raises(BadData) as refused_all:
        problems.end()
    assert [each.message.id for each in refused_all.value.problems] == ["data-one", "data-two", "data-three"]
    assert refused_all.value.problems[0] == Problem(("a",), Message("data-one", {"name": "x"}))


def test_what_can_be_built_is_built_and_the_rest_is_noted() -> None:
    outer = table(tile=[{"id": "a"}, {"id": "B"}, {"id": "c"}])
    assert all_of(outer.tables("tile", "id"), lambda each: each.id()) == ["a", "c"]
    assert [each.place for each in outer.problems.found] == [("tile", "B", "id")]


def test_an_id_that_appears_twice_is_noted_also_beside_those_seen_before() -> None:
    problems, seen = Problems(), {"z"}
    refuse_twice(problems, "tile", "tile", ["a", "b", "a", "z"], seen)
    assert [each.place for each in problems.found] == [("tile", "a"), ("tile", "z")]
    assert problems.found[0].message == Message("data-twice", {"kind": Message("data-kind-tile"), "name": '"a"'})
    assert seen == {"a", "b", "z"}
    refuse_twice(problems, "tile", "tile", ["a", "b"])
    assert len(problems.found) == 2


def test_text_of_the_file_is_shown_in_one_line_without_what_a_terminal_obeys() -> None:
    assert quoted("a  b\x1b") == '"a b\\u001b"'
    assert quoted("梅") == '"梅"'
    assert quoted("\u202e") == '"�"'
    assert quoted("x" * 118) == f'"{"x" * 118}"'
    assert quoted("x" * 119) == f'"{"x" * 118}…'
