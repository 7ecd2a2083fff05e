"""A film shows every position of a game, and to each viewer only what they could know at that time."""

from random import Random

import pytest

from kaiserhof.engine import CHANCE, Film, Game, KaiserhofError, Match, Record, find_game, game_ids
from kaiserhof.engine.film import HIGHLIGHTS

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)


def played(game: Game, most: int = 160) -> Match:
    """Returns a match after some random moves."""
    rng = Random(3)
    match = Match(game, [f"P{seat}" for seat in range(game.players[0])])
    match.advance()
    while not match.finished() and len(match.entries) < most:
        match.play(match.state.to_move(), rng.choice(match.state.legal_moves()))
        match.advance()
    return match


def gained(match: Match, at: int) -> list[int]:
    """Returns the points that each seat has gained since the start of a match."""
    first = match.game.start(len(match.names), match.options).scores()
    return [now - then for now, then in zip(match.points[at - 1], first, strict=True)]


@EVERY_GAME
def test_every_frame_is_what_the_viewer_knew_then(game: Game) -> None:
    match = played(game)
    seats = range(len(match.names))
    film = Film.of(match, (*seats, None))
    assert len(film) == len(match.entries)
    for at in [*Random(1).sample(range(len(film)), 20), 0, len(film), 41, 40, 39]:
        for viewer in (*seats, None):
            frame = film.frame(at, viewer)
            assert frame.state == match.position(at).seen_by(viewer)
            assert frame.mover == (match.entries[at - 1].mover if at else None)


@EVERY_GAME
def test_the_log_of_a_frame_ends_with_it_and_holds_what_the_viewer_may_read(game: Game) -> None:
    match = played(game)
    film = Film.of(match, (0, None))
    for viewer in (0, None):
        for at in range(0, len(film), 7):
            expected = [
                (number, event.message)
                for number, events in enumerate(match.events[:at], 1)
                for event in events
                if event.visible_to(viewer)
            ]
            lines = film.frame(at, viewer).lines
            assert [(told.at, told.message) for line in lines for told in line.events] == expected
            assert [sum(gains) for gains in zip(*(line.gains for line in lines), strict=True)] == (
                gained(match, at) if lines else []
            )


@EVERY_GAME
def test_only_those_who_may_can_watch(game: Game) -> None:
    film = Film.of(played(game, 40), (1,))
    assert film.frame(5, 1).at == 5
    for viewer in (0, None, 2, -1):
        with pytest.raises(KaiserhofError):
            film.frame(5, viewer)
        with pytest.raises(KaiserhofError):
            film.highlights(viewer)


@EVERY_GAME
def test_beyond_the_ends_there_is_the_end(game: Game) -> None:
    film = Film.of(played(game, 40), (None,))
    assert film.frame(-3, None).at == 0
    assert film.frame(10**6, None).at == len(film)


@EVERY_GAME
def test_a_turn_begins_where_the_log_begins_a_line_for_its_player(game: Game) -> None:
    match = played(game)
    film = Film.of(match, (None,))
    for at in film.turns:
        assert match.entries[at].mover == match.entries[at].turn != CHANCE
    assert list(film.turns) == sorted(set(film.turns))
    assert any(entry.mover == CHANCE for entry in match.entries[: film.turns[0]])


@EVERY_GAME
def test_the_highlights_are_the_moments_with_most_points_and_the_end(game: Game) -> None:
    match = played(game, 10**6)
    film = Film.of(match, (None,))
    highlights = film.highlights(None)
    brought: dict[int, int] = {}
    for line in match.story().read_by(None):
        for scene in game.storyteller.scenes(line, None):
            brought[scene.at] = brought.get(scene.at, 0) + sum(map(abs, scene.gains(len(match.names))))
    assert highlights == sorted(set(highlights))
    assert 0 < len(highlights) <= HIGHLIGHTS
    assert highlights[-1] == len(film)
    assert max(brought, key=lambda at: brought[at]) in highlights


@EVERY_GAME
def test_a_record_gives_the_same_film(game: Game) -> None:
    match = played(game)
    film = Film.of_record(Record.parse(Record.of(match).write()), game)
    for at in (0, 1, 33, len(film)):
        assert film.frame(at, 0).state == match.position(at).seen_by(0)
