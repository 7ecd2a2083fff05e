"""Games are found by their folders, and unknown names are refused."""

import pytest

from kaiserhof.engine import Message, UnknownGame, Words, find_game, game_ids


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
