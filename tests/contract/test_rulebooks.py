"""Every rule is proven by a test, and the pages that list them are up to date."""

import colorsys
import re
from xml.etree import ElementTree

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.drawing.night import by_day_and_night
from kaiserhof.engine import LANGUAGES, Game, find_game, game_ids
from kaiserhof.engine.locator import text_of
from tools.rule_pages import page, path_of, proofs_of

pytestmark = pytest.mark.shown

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)


@EVERY_GAME
def test_every_rule_has_a_test_and_every_mark_names_a_rule(game: Game) -> None:
    proofs = proofs_of(game.id)
    assert set(game.rulebook) - set(proofs) == set(), "rules without a test"
    assert set(proofs) - set(game.rulebook) == set(), "tests marked with rules that do not exist"


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_rules_is_up_to_date_and_in_one_language(game: Game, lang: str) -> None:
    written = path_of(game.id, lang).read_text(encoding="utf-8")
    assert written == page(game, lang), "make docs"
    others = {rule.sentence[other] for rule in game.rulebook.values() for other in LANGUAGES if other != lang}
    assert not [sentence for sentence in others if sentence in written]


@EVERY_GAME
def test_every_rule_is_said_in_every_language(game: Game) -> None:
    for rule in game.rulebook.values():
        sentences = [rule.sentence[lang].strip() for lang in LANGUAGES]
        assert all(sentences)
        assert len(set(sentences)) == len(LANGUAGES)
        assert rule.sources


@EVERY_GAME
def test_every_chapter_has_a_title_of_its_own_in_every_language(game: Game) -> None:
    for lang in LANGUAGES:
        titles = [chapter.title[lang].strip() for chapter in game.rulebook.chapters]
        assert all(titles)
        assert len(set(titles)) == len(titles)


@EVERY_GAME
def test_the_chapters_hold_every_rule_once(game: Game) -> None:
    read = [rule.id for chapter in game.rulebook.chapters for rule in chapter.rules]
    assert read == list(game.rulebook)
    assert len(set(read)) == len(read)


@EVERY_GAME
def test_every_question_to_a_player_is_explained_by_one_chapter(game: Game) -> None:
    written = text_of(f"kaiserhof.games.{game.id}", "words", "en.ftl") or ""
    asked = {name for name in re.findall(r"^(prompt-[a-z-]+) =", written, re.MULTILINE) if name != "prompt-chance"}
    explained = [name for chapter in game.rulebook.chapters for name in chapter.asks]
    assert len(explained) == len(set(explained))
    assert set(explained) - {"prompt-chance"} == asked


@EVERY_GAME
def test_a_drawn_game_illustrates_its_rules(game: Game) -> None:
    """Pictures scale, have a text for screen readers, and contain no style or script."""
    for lang in LANGUAGES:
        pictures = [artist_of(game).illustration(chapter.id, game.words(lang)) for chapter in game.rulebook.chapters]
        for picture in filter(None, pictures):
            root = ElementTree.fromstring(picture)
            assert root.tag.rpartition("}")[2] == "svg"
            assert root.get("viewBox")
            assert root.get("role") == "img"
            assert root.get("aria-label")
            assert "style=" not in picture
            assert "<script" not in picture
        assert artist_of(game).illustration("no-such-chapter", game.words(lang)) == ""


def lightness(colour: str) -> float:
    return colorsys.rgb_to_hls(*(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)))[1]


@EVERY_GAME
def test_in_pictures_what_is_light_by_day_is_darker_by_night_and_ink_lighter(game: Game) -> None:
    artist = artist_of(game)
    for chapter in game.rulebook.chapters:
        picture = artist.illustration(chapter.id, game.words("en"))
        pairs = re.findall(r"light-dark\((#\w{6}),(#\w{6})\)", by_day_and_night(picture, artist.night_colours))
        assert bool(pairs) == bool(re.search(r"#[0-9a-f]{6}\b", picture)), chapter.id
        for day, night in pairs:
            assert lightness(day) < 0.85 or lightness(night) < lightness(day) - 0.2, f"{chapter.id}: {day} is {night}"
            assert lightness(day) > 0.2 or lightness(night) > lightness(day) + 0.2, f"{chapter.id}: {day} is {night}"
