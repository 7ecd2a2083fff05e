"""A new game is a new folder and not one changed line elsewhere."""

import sys
from pathlib import Path

import pytest

import kaiserhof.games
from kaiserhof.engine import Message, UnknownGame, Words, find_game, game_ids

NEW_GAME = """
from importlib import import_module
from kaiserhof.engine import game_ids
first = import_module(f"kaiserhof.games.{game_ids.__wrapped__()[0]}.game")
class Toy(type(first.GAME)):
    id = "toy"
GAME = Toy()
"""


def test_a_folder_with_a_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "__init__.py").write_text(NEW_GAME)
    monkeypatch.setattr(kaiserhof.games, "__path__", [*kaiserhof.games.__path__, str(tmp_path)])
    game_ids.cache_clear()
    try:
        assert "toy" in game_ids()
        assert find_game("toy").start(3).seats == 3
    finally:
        game_ids.cache_clear()
        sys.modules.pop("kaiserhof.games.toy", None)


@pytest.mark.parametrize("name", ["chess", "", "../engine", "a.b", "x" * 1000])
def test_an_unknown_game_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        find_game(name)
    text = Words("en")(refused.value.message)
    assert "\n" not in text
    assert game_ids()[0] in text
    assert len(text) < 200


def test_words_raise_on_an_unknown_message_rather_than_show_its_id() -> None:
    with pytest.raises(LookupError):
        Words("en")(Message("no-such-message"))


def test_words_raise_on_a_missing_value() -> None:
    with pytest.raises(ValueError, match="seat-number"):
        Words("de")(Message("seat-number"))
