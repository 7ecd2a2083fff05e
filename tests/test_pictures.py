"""The pictures in the documentation show what the pages show today."""

import json
from pathlib import Path

import pytest

from kaiserhof.engine import game_ids
from tests.browser.scenes import shown, stage
from tools.pictures import FOLDER, TABLES, board

pytestmark = pytest.mark.shown

MAX_CHANGES = 3
"""How many kinds of things (classes, symbols, images) may be only on the page or only in its picture.

So a changed word or a renamed class needs no new pictures, but a new log or new faces do.
"""


@pytest.mark.parametrize("game_id", game_ids())
def test_a_pictured_table_still_looks_like_its_picture(game_id: str, tmp_path: Path) -> None:
    pictured = json.loads(TABLES.read_text(encoding="utf-8"))[game_id]
    then, now = set(pictured["shown"]), set(shown(stage(tmp_path, game_id, pictured["moves"]).markup))
    assert len(then ^ now) <= MAX_CHANGES, f"run `make pictures`: {sorted(then ^ now)}"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_picture_of_a_board_is_what_its_artist_draws(game_id: str) -> None:
    file = FOLDER / f"{game_id}.svg"
    assert board(game_id) == (file.read_text(encoding="utf-8") if file.exists() else None), "run `make pictures`"
