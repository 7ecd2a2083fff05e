"""What the editor of boards writes: a file that reads back as the same document, in a fixed order and width."""

from __future__ import annotations

from typing import Any

import pytest

from kaiserhof.engine import find_game, game_ids
from kaiserhof.engine.datafile import read_toml
from kaiserhof.engine.editing import write_document


def written(document: dict[str, Any], order: str = "") -> list[str]:
    return write_document(document, order).decode().splitlines()


def test_keys_come_in_the_given_order_and_unknown_ones_last() -> None:
    document = {"z": 1, "c": 2, "a": 3, "b": 4}
    assert written(document, "b a") == ["b = 4", "a = 3", "z = 1", "c = 2"]
    assert written({"a": None, "b": 1}) == ["b = 1"], "what is nothing is left out"


def test_values_are_written_as_toml_has_them() -> None:
    document = {"t": True, "f": False, "n": -3, "x": 1.5, "whole": 2.0, "large": 1e15, "text": 'a "é" \\ b', "none": []}
    assert written(document) == [
        "t = true",
        "f = false",
        "n = -3",
        "x = 1.5",
        "whole = 2",
        "large = 1000000000000000.0",
        'text = "a \\"é\\" \\\\ b"',
        "none = []",
    ]
    assert read_toml(write_document({"x": "\x7f\x1f\n"}, "")) == {"x": "\x7f\x1f\n"}


@pytest.mark.parametrize(
    ("key", "text"), [("a-b_c1", "a-b_c1"), ("a b", '"a b"'), ("é", '"é"'), ("", '""'), ("a.b", '"a.b"')]
)
def test_a_key_that_is_no_bare_word_is_quoted(key: str, text: str) -> None:
    assert written({key: 1}) == [f"{text} = 1"]


def test_tables_follow_what_is_plain_and_names_stay_in_line() -> None:
    document = {"names": {"en": "One", "de": "Eins"}, "board": {"width": 3, "inner": {"x": 1}}, "size": 2}
    assert written(document, "names board size de en") == [
        'names = { de = "Eins", en = "One" }',
        "size = 2",
        "",
        "[board]",
        "width = 3",
        "",
        "[board.inner]",
        "x = 1",
    ]
    assert written({"names": {}}) == ["names = {}"]


def test_lists_of_tables_at_the_top_are_written_one_by_one_and_inner_ones_in_line() -> None:
    document = {"tile": [{"id": "a", "edges": [0, 1]}, {"id": "b"}], "board": {"fields": [{"at": "A1"}, {"at": "B2"}]}}
    assert written(document, "tile board id") == [
        "[[tile]]",
        'id = "a"',
        "edges = [0, 1]",
        "",
        "[[tile]]",
        'id = "b"',
        "",
        "[board]",
        'fields = [{ at = "A1" }, { at = "B2" }]',
    ]


def test_a_long_list_goes_over_several_lines_of_bounded_width() -> None:
    """A list of up to 98 characters stays in one line, and no line is longer than 118."""
    just = written({"a": ["x" * 45, "y" * 45]})
    assert just == [f'a = ["{"x" * 45}", "{"y" * 45}"]']
    longer = written({"a": ["x" * 46, "y" * 46]})
    assert longer == ["a = [", f'  "{"x" * 46}", "{"y" * 46}",', "]"]
    numbers = list(range(1000, 1100))
    lines = written({"a": numbers})
    assert (lines[0], lines[-1]) == ("a = [", "]")
    assert all(len(line) <= 118 for line in lines)
    assert [len(line) for line in lines[1:-2]] == [1 + 6 * 19] * 5, "as many as fit"
    assert read_toml("\n".join(lines).encode()) == {"a": numbers}
    single = written({"a": ["x" * 200]})
    assert single == ["a = [", f'  "{"x" * 200}",', "]"], "an item that is too long has a line of its own"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_board_of_a_game_reads_back_as_it_was(game_id: str) -> None:
    game = find_game(game_id)
    assert (game.editing is not None) == game.has_boards
    if game.has_boards and game.editing is not None:
        document = read_toml(game.board_source)
        assert read_toml(write_document(document, game.editing.order)) == document
