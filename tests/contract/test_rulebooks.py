"""Every rule is proven by a test, and the pages that list them are up to date."""

from xml.etree import ElementTree

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, Game, find_game, game_ids
from tools.rule_pages import page, path_of, proofs_of

pytestmark = pytest.mark.shown

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)


@EVERY_GAME
def test_every_rule_has_a_test_and_every_mark_names_a_rule(game: Game) -> None:  # type: ignore[type-arg]
    proofs = proofs_of(game.id)
    assert set(game.rulebook) - set(proofs) == set(), "rules without a test"
    assert set(proofs) - set(game.rulebook) == set(), "tests marked with rules that do not exist"


@EVERY_GAME
def test_the_page_of_rules_is_up_to_date(game: Game) -> None:  # type: ignore[type-arg]
    assert path_of(game.id).read_text(encoding="utf-8") == page(game), "make docs"


@EVERY_GAME
def test_every_rule_is_said_in_every_language(game: Game) -> None:  # type: ignore[type-arg]
    for rule in game.rulebook.values():
        sentences = [rule.sentence[lang].strip() for lang in LANGUAGES]
        assert all(sentences)
        assert len(set(sentences)) == len(LANGUAGES)
        assert rule.sources


@EVERY_GAME
def test_every_chapter_has_a_title_of_its_own_in_every_language(game: Game) -> None:  # type: ignore[type-arg]
    for lang in LANGUAGES:
        titles = [chapter.title[lang].strip() for chapter in game.rulebook.chapters]
        assert all(titles)
        assert len(set(titles)) == len(titles)


@EVERY_GAME
def test_the_chapters_hold_every_rule_once(game: Game) -> None:  # type: ignore[type-arg]
    read = [rule.id for chapter in game.rulebook.chapters for rule in chapter.rules]
    assert read == list(game.rulebook)
    assert len(set(read)) == len(read)


@EVERY_GAME
def test_a_drawn_game_illustrates_its_rules(game: Game) -> None:  # type: ignore[type-arg]
    """Pictures scale, have a text for screen readers, and have no style or script."""
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
