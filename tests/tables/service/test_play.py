"""Moves, confirmation, undo, and the tap that starts a bot: what counts against limits, is written and is announced."""

import pytest

from kaiserhof.errors import Forbidden, Refused, Stale
from kaiserhof.storage.rows import CONFIRM, FINISHED, MOVE, TAP, UNDO
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.service.play import Play
from tests.tables.service.core import AXEL, BARBARA, CHRIS, DORIS, Core, Counted


@pytest.fixture
def play(core: Core, limits: Counted) -> Play:
    return Play(core, limits)


def first_move(core: Core, table_id: str) -> str:
    state = core.opened(table_id).match.state
    return state.text(state.legal_moves()[0])


def test_a_move_is_counted_written_and_announced(core: Core, limits: Counted, play: Play) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    text = first_move(core, table_id)
    number = core.opened(table_id).number
    play.move(table_id, AXEL, number, text)
    act = core.store.log.acts(table_id)[number]
    assert (act.seat, act.kind, act.text) == (0, MOVE, text)
    assert limits.spent == [("move", AXEL.id, "")]
    assert core.announced == [table_id]
    assert core.due == []


def to_confirm(core: Core, play: Play, table_id: str) -> int:
    """Plays Axel's first legal moves until his turn waits for confirmation; returns the length of the log."""
    while (table := core.opened(table_id)).match.to_confirm() is None:
        play.move(table_id, AXEL, table.number, first_move(core, table_id))
    return core.opened(table_id).number


def test_confirming_and_taking_back_are_counted_like_moves(core: Core, limits: Counted, play: Play) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    play.move(table_id, AXEL, core.opened(table_id).number, first_move(core, table_id))
    limits.spent.clear()
    play.undo(table_id, AXEL, core.opened(table_id).number)
    assert core.store.log.acts(table_id)[-1].kind == UNDO
    assert limits.spent == [("move", AXEL.id, "")]
    number = to_confirm(core, play, table_id)
    limits.spent.clear()
    play.confirm(table_id, AXEL, number)
    assert core.store.log.acts(table_id)[number].kind == CONFIRM
    assert limits.spent == [("move", AXEL.id, "")]
    assert core.opened(table_id).waiting_for() == 1


def test_nobody_moves_for_others_or_once_the_game_is_over(core: Core, play: Play) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    text, number = first_move(core, table_id), core.opened(table_id).number
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        play.move(table_id, DORIS, number, text)
    core.play_to_the_end(table_id)
    assert core.stored(table_id).status == FINISHED
    with pytest.raises(Refused, match="error-not-running"):
        play.move(table_id, AXEL, core.opened(table_id).number, text)
    assert core.announced == []


def test_a_tap_lets_a_bot_begin_and_is_announced(core: Core, limits: Counted, play: Play) -> None:
    table_id = core.table("regular", AXEL, BARBARA, pace=TAP)
    number = core.opened(table_id).number
    play.call_bot(table_id, BARBARA, number)
    assert limits.spent == [("move", BARBARA.id, "")]
    assert core.announced == [table_id]
    assert core.due == [table_id]
    row = core.stored(table_id)
    assert (row.called, row.due, row.held) == (number, core.hours(), 0.0)
    assert not core.opened(table_id).awaits_call()


def test_a_tap_is_for_those_who_sit_there_and_only_while_a_bot_waits(core: Core, play: Play) -> None:
    table_id = core.table("regular", AXEL, BARBARA, pace=TAP)
    number = core.opened(table_id).number
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        play.call_bot(table_id, DORIS, number)
    play.call_bot(table_id, AXEL, number)
    core.forget_announcements()
    with pytest.raises(Stale, match="error-stale"):
        play.call_bot(table_id, AXEL, number)
    assert core.announced == core.due == []


def test_what_memory_refuses_is_tried_again_with_what_the_database_has(
    core: Core, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process has made a move that this one has not heard of."""
    table_id = core.table(AXEL, BARBARA, CHRIS)
    text, number = first_move(core, table_id), core.opened(table_id).number
    elsewhere = LoadedTables(core.store, Boards(core.store, Limits(enabled=False)), lambda _: None)
    Play(elsewhere, Limits(enabled=False)).move(table_id, AXEL, number, text)
    monkeypatch.setattr(type(core.store.database), "shared", True)
    behind = core.cached[table_id]
    assert behind.number == number
    with elsewhere.open(table_id) as table:
        now = table.number
    play.undo(table_id, AXEL, now)
    assert core.store.log.acts(table_id)[-1].kind == UNDO
    with pytest.raises(Stale, match="error-stale"):
        play.undo(table_id, AXEL, now)


def test_what_memory_allows_is_written_without_asking_the_database_first(
    core: Core, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    text, number = first_move(core, table_id), core.opened(table_id).number
    monkeypatch.setattr(type(core.store.database), "shared", True)
    core.listening = True
    core.cached[table_id].checked = 0.0
    asked: list[str] = []
    monkeypatch.setattr(core.store.tables, "revision", asked.append)
    monkeypatch.setattr(core.store.log, "append", lambda *_, **__: core.hours())
    play.move(table_id, AXEL, number, text)
    assert asked == []
    assert core.announced == [table_id]
