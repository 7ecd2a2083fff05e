"""Bots at tables have names and faces that tell bots of the same level apart."""

import pytest

from kaiserhof.bots import CAST, LEVELS, OFFERED, character_at, free_character, player_name
from kaiserhof.drawing.portraits import FACES, PORTRAITS, portrait
from kaiserhof.engine import LANGUAGES, Words, find_game, game_ids

MAX_SEATS = max(find_game(game_id).players[-1] for game_id in game_ids())
pytestmark = pytest.mark.shown


@pytest.mark.parametrize("level", sorted(CAST))
def test_every_seat_has_a_character_of_its_own(level: str) -> None:
    assert level in OFFERED
    found = {character_at(level, seat) for seat in range(MAX_SEATS)}
    assert len(found) == MAX_SEATS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_characters_have_the_same_name_or_face(lang: str) -> None:
    words = Words(lang, ("kaiserhof",))
    everyone = [(level, seat) for level in CAST for seat in range(len(CAST[level]))]
    assert len({player_name(level, seat, words) for level, seat in everyone}) == len(everyone)
    assert len({portrait(str(character_at(level, seat))) for level, seat in everyone}) == len(everyone)
    assert set(PORTRAITS) == {name for cast in CAST.values() for name in cast} | set(FACES)


def test_no_bot_has_a_face_that_people_can_choose() -> None:
    assert len({portrait(name) for name in PORTRAITS}) == len(PORTRAITS)
    assert not set(FACES) & {name for cast in CAST.values() for name in cast}


def test_a_chosen_character_stays_whatever_the_seat() -> None:
    assert {character_at("regular", seat, "lan") for seat in range(MAX_SEATS)} == {"lan"}
    assert character_at("novice", 0, "lan") != "lan"


def test_a_free_character_is_one_that_does_not_sit_there_yet() -> None:
    taken: list[str] = []
    for _ in CAST["master"]:
        taken.append(free_character("master", taken))
    assert sorted(taken) == sorted(CAST["master"])


def test_a_bot_without_characters_is_called_by_its_level_and_seat() -> None:
    without = set(LEVELS) - set(CAST)
    assert without
    for level in without:
        assert player_name(level, 2, Words("en", ("kaiserhof",))).endswith(" 3")
