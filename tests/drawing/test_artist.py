"""A drawing is optional: a game without one is shown as text everywhere."""

import pytest

from kaiserhof.drawing import Artist, artist_of
from kaiserhof.engine import LANGUAGES, Dice, Game, KaiserhofError, find_game, game_ids
from kaiserhof.testing.parsed_pictures import NAMES
from tests.drawn import positions
from tests.testing import tenders

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=game_ids())


@EVERY_GAME
def test_a_game_has_one_artist(game: Game) -> None:
    assert artist_of(game) is artist_of(game)


@EVERY_GAME
def test_a_game_whose_package_has_no_drawing_is_shown_as_text(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "package", "tests.games")
    assert type(artist_of(type(game)())) is Artist


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_shows_everyones_name_and_points_and_the_score_sheet(game: Game, lang: str) -> None:
    words = game.words(lang).named(NAMES)
    artist = Artist(game)
    for state in positions(game, game.players[0], {}, seed=1):
        text = artist.board_text(state.seen_by(None), words)
        assert all(f"{NAMES[seat]}: {points}\n" in f"{text}\n" for seat, points in enumerate(state.scores()))
        assert all(words(line.label) in text for line in game.score_sheet(state))


@EVERY_GAME
def test_text_does_not_show_what_a_view_hides(game: Game) -> None:
    dice = Dice(2)
    words = game.words("en").named(NAMES)
    artist = Artist(game)
    for state in positions(game, game.players[0], {}, seed=2):
        if dice.below(20) == 0:
            view = state.seen_by(0)
            assert artist.board_text(view, words) == artist.board_text(view.imagine(dice).seen_by(0), words)


@EVERY_GAME
def test_without_a_drawing_there_are_no_pictures(game: Game) -> None:
    artist, words = Artist(game), game.words("en")
    assert artist.picture(game.start(game.players[0]).seen_by(None), words, ()) is None
    assert artist.sprite == artist.style == artist.vignette() == artist.illustration("setup", words) == ""
    with pytest.raises(LookupError):
        artist.base_picture("", "en", dark=False)
    with pytest.raises(KaiserhofError, match="error-no-map"):
        artist.map_svg({}, "en")


@EVERY_GAME
def test_without_a_drawing_the_scoring_goes_through_the_score_sheet(game: Game) -> None:
    *_, state = positions(game, game.players[0], {}, seed=3)
    steps = Artist(game).scoring_steps(state)
    assert [sum(column) for column in zip(*(step.gains for step in steps), strict=True)] == state.scores()


def test_a_game_without_a_drawing_shows_what_the_viewer_holds_and_no_more() -> None:
    state = tenders.GAME.start(3)
    for text in ("bid 4", "bid 2"):
        state.push_text(text)
    artist = artist_of(tenders.GAME)
    lines = artist.board_text(state.seen_by(0), tenders.GAME.words("en")).splitlines()
    assert f"  bids: 4 · {tenders.HIDDEN} · {tenders.NONE}" in lines
    assert "  coins: 9 · 9 · 9" in lines
    assert lines[2].startswith("> ")
