"""A custom board can be played on, and an invalid file is refused in one sentence."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from kaiserhof.engine import LANGUAGES, OVER, Dice, KaiserhofError
from kaiserhof.engine.datafile import BadData, read_bytes
from kaiserhof.games.dayunhe import GAME
from kaiserhof.games.dayunhe.board.board_file import MAX_FIELDS, parse_board
from kaiserhof.games.dayunhe.game import Dayunhe

TEXT = files("kaiserhof.games.dayunhe.board").joinpath("board.toml").read_text(encoding="utf-8")


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_an_owners_board_and_tiles_can_be_played_on(tmp_path: Path) -> None:
    text = changed("reconstruction = true", "reconstruction = false").replace(
        "edges = [0, 1]", "edges = [0, 1, 2, 3, 4, 5]"
    )
    text = text.replace('{ at = "C3", kind = "region", region = 1 }', '{ at = "C3", kind = "neutral" }')
    game = GAME.with_data(written(tmp_path, text))
    assert isinstance(game, Dayunhe)
    assert game.data_digest is not None
    assert re.fullmatch("[0-9a-f]{64}", game.data_digest)
    assert not game.board.reconstruction
    dice = Dice(1)
    for players in game.players:
        state = game.start(players)
        census = state.census()
        while state.to_move() != OVER:
            state.push(dice.choice(list(state.legal_moves())))
        assert state.census() == census
    assert GAME.data_digest is None


def test_a_tile_with_lines_to_all_sides_has_only_one_position(tmp_path: Path) -> None:
    game = GAME.with_data(written(tmp_path, TEXT.replace("edges = [0, 1]", "edges = [0, 1, 2, 3, 4, 5]")))
    assert game.start(2).lookup.turns[1] == (0,)


BROKEN = {
    "not TOML": ("[board]", "[board", "line 12 is not valid TOML"),
    "unknown key": ("reconstruction = true", "reconstruction = true\ncolour = 3", 'board: unknown key "colour"'),
    "missing key": ("reconstruction = true", "", 'board: "reconstruction" is missing'),
    "flag": ("reconstruction = true", 'reconstruction = "yes"', 'board: "reconstruction" must be true or false'),
    "place": ('at = "B5"', 'at = "5B"', '"at" must be a column and a row such as B7'),
    "kind": ('at = "B0", kind = "neutral"', 'at = "B0", kind = "sea"', 'field "B0": "kind" must be one of'),
    "twice": ('at = "B5"', 'at = "B4"', 'field "B4" is listed twice'),
    "no region": ('at = "B5", kind = "region", region = 2', 'at = "B5", kind = "region"', '"region" is missing'),
    "region of neutral": (
        '"B0", kind = "neutral"',
        '"B0", kind = "neutral", region = 1',
        'a field of kind "neutral" has no "region"',
    ),
    "region six": (
        '"B5", kind = "region", region = 2',
        '"B5", kind = "region", region = 6',
        "whole number from 1 to 5",
    ),
    "two pekings": ('"B0", kind = "neutral"', '"B0", kind = "peking"', "exactly one field of kind"),
    "no turn": ('"B7", kind = "turning", players = 2', '"B7", kind = "neutral"', "one turning field for 2 players"),
    "two turns": (
        '"B7", kind = "turning", players = 2',
        '"B7", kind = "turning", players = 3',
        "one turning field for 2",
    ),
    "beyond": (
        '"A8", kind = "region", region = 3',
        '"A8", kind = "region", region = 2',
        'field "A8" of region 2 lies beyond',
    ),
    "before": (
        '"A6", kind = "region", region = 2',
        '"A6", kind = "region", region = 3',
        'field "A6" of region 3 lies before',
    ),
    "columns": ('half_row_south = ["B"]', "half_row_south = []", "every second column must lie half a hex lower"),
    "dead end": (
        '{ at = "B7", kind = "turning", players = 2 }, { at = "C7", kind = "neutral" }',
        '{ at = "B7", kind = "neutral" }, { at = "C7", kind = "turning", players = 2 }',
        "no way leads forward from field",
    ),
    "symbol": ('"C1", "C2", "B2", "B3",\n', '"C1", "C2", "B2", "Z9",\n', 'there is no field "Z9"'),
    "symbol twice": ('"C1", "C2", "B2", "B3",\n', '"C1", "C2", "B2", "B2",\n', 'field "B2" is listed twice'),
    "symbol elsewhere": (
        '"C1", "C2", "B2", "B3",\n',
        '"C1", "C2", "B2", "B0",\n',
        'the unrest symbol on "B0" lies in no region',
    ),
    "symbols": ('"C1", "C2", "B2", "B3",\n', '"C1", "C2", "B2",\n', "region 1 has 3 unrest symbols instead of 4"),
    "symbols in turn": (
        '"C1", "C2", "B2", "B3",\n  "C4"',
        '"C1", "C2", "B2", "C4",\n  "B3"',
        "must be ordered by region",
    ),
    "edges": ("edges = [0, 2]", "edges = [0, 6]", '"edges" must be a list of different edges'),
    "no edges": ("edges = [0, 2]", "edges = []", '"edges" must be a list of different edges'),
    "value": ("value = 9", "value = 900", '"value" must be a whole number from 0 to 99'),
    "count": ("count = 2", "count = 3", "there are 21 canal tiles"),
    "mirrored": ("mirrored = 1", "mirrored = 3", '"mirrored" must be a whole number from 0 to 2'),
    "id": ('id = "garden"', 'id = "Garden"', '"id" must be small letters'),
    "unrest": ('id = "garden"', 'id = "unrest"', 'the id "unrest" is already taken'),
    "same id": ('id = "garden"', 'id = "canal-6-mirrored"', 'the id "canal-6-mirrored" is already taken'),
    "name": ('de = "Garten"', 'dk = "Have"', 'tile "garden", names: unknown key "dk"'),
    "no name": ('{ en = "Garden", de = "Garten", zh = "花园" }', '{ de = "" }', "tile without a name"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_refused_in_one_sentence(case: str, tmp_path: Path) -> None:
    old, new, complaint = BROKEN[case]
    path = written(tmp_path, changed(old, new))
    with pytest.raises(BadData) as refusal:
        parse_board(read_bytes(path))
    said = GAME.words("en")(refusal.value.message)
    assert complaint in said
    assert "\n" not in said
    assert all(GAME.words(lang)(refusal.value.message) for lang in LANGUAGES)
    with pytest.raises(KaiserhofError, match="error-data"):
        GAME.with_data(path)


def test_a_board_with_as_many_fields_as_there_may_be_is_played_to_the_end(tmp_path: Path) -> None:
    rows = (8, 9, 10, 12, 13, 14, 16, 17)
    more = "".join(f'{{ at = "D{row}", kind = "neutral" }}, ' for row in rows)
    text = changed("fields = [", f"fields = [ {more}").replace('half_row_south = ["B"]', 'half_row_south = ["B", "D"]')
    game = GAME.with_data(written(tmp_path, text))
    state = game.start(5)
    assert len(state.lookup.field_ids) == MAX_FIELDS
    dice = Dice(4)
    while state.to_move() != OVER:
        moves = state.legal_moves()
        state.push(moves[dice.below(len(moves))])
        assert game.from_json(state.to_json()) == state


def test_too_many_fields_are_refused(tmp_path: Path) -> None:
    more = "".join(f'{{ at = "D{row}", kind = "neutral" }}, ' for row in range(20))
    with pytest.raises(BadData) as refusal:
        parse_board(read_bytes(written(tmp_path, changed("fields = [", f"fields = [ {more}"))))
    assert f"more than {MAX_FIELDS}" in GAME.words("en")(refusal.value.message)


@pytest.mark.parametrize("name", ["nothing.toml", "."])
def test_a_file_that_is_not_there_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadData):
        parse_board(read_bytes(tmp_path / name))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData) as refusal:
        parse_board(read_bytes(path))
    assert refusal.value.message.id == "data-not-text"
