"""Custom boards use a bounded part of a server's memory and time."""

import gc
import weakref
from threading import Event, Thread

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.engine import Game, Words, find_game, game_ids, locator
from kaiserhof.tables import Limits, Missing, SeatPlan, Store, TablePlan, Tables, TooMany, boards, loaded_tables
from tests.tables.party import OPEN, someone
from tests.tables.test_limits import coming_from

GAME = next(game for game in map(find_game, game_ids()) if game.has_boards)


def board(number: int) -> bytes:
    """Returns our board in a different file, and so a different board."""
    return GAME.board_source + f"\n# {number}\n".encode()


def shown(game: Game) -> Game:
    """Returns the game after somebody has looked at its board."""
    artist, start = artist_of(game), game.start(game.players[0])
    artist.picture(start.seen_by(None), Words("en", (game.package,)), ())
    return game


def test_games_on_boards_that_nobody_uses_any_more_leave_the_memory() -> None:
    made = [weakref.ref(shown(find_game(GAME.id, board(number)))) for number in range(locator.MAX_BOARDS + 4)]
    gc.collect()
    assert sum(each() is not None for each in made) <= locator.MAX_BOARDS


def test_tables_in_memory_are_played_on_a_bounded_number_of_boards(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded_tables, "MAX_BOARDS", 2)
    person = someone(tables)
    for number in range(4):
        digest = tables.boards.upload(person, GAME.id, board(number))
        for _ in range(2):
            seats = [SeatPlan.parse("me"), *[OPEN] * (GAME.players[0] - 1)]
            tables.creation.create(person, TablePlan(GAME.id, seats, board=digest))
    assert len({table.row.board for table in tables.loaded_tables.cached.values()}) <= 2


def test_one_board_is_built_at_a_time_and_visitors_do_not_wait_for_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, limits=Limits())
    digests = [tables.boards.upload(someone(tables), GAME.id, board(number)) for number in range(2)]
    begun, go_on = Event(), Event()

    def slowly(name: str, file: bytes) -> Game:
        begun.set()
        assert go_on.wait(10)
        return find_game(name, file)

    monkeypatch.setattr(boards, "find_game", slowly)
    building = Thread(target=tables.boards.game, args=(digests[0],))
    building.start()
    assert begun.wait(10)
    with coming_from("192.0.2.1"), pytest.raises(TooMany):
        tables.boards.game(digests[1])
    go_on.set()
    building.join()
    with coming_from("192.0.2.1"):
        assert tables.boards.game(digests[1]).data_digest == digests[1]


def test_a_board_belongs_to_its_game(tables: Tables) -> None:
    digest = tables.boards.upload(someone(tables), GAME.id, board(0))
    assert tables.boards.game_on(GAME.id, digest).id == GAME.id
    for name in game_ids():
        if name != GAME.id:
            with pytest.raises(Missing):
                tables.boards.game_on(name, digest)
