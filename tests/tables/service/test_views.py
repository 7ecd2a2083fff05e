"""Views and lists of tables, and their order."""

import pytest

from kaiserhof.errors import Forbidden, Missing
from kaiserhof.storage.rows import CANCELLED, FINISHED, GATHERING, HOST, LAST_PERSON, PLAYING, ReadPosition, Removal
from kaiserhof.tables.clocks.clock import ClockRule
from kaiserhof.tables.codes import code_of
from kaiserhof.tables.service.views import MAX_MESSAGES, Views
from tests.tables.service.core import AXEL, BARBARA, CHRIS, DORIS, NOBODY, Core, Present


@pytest.fixture
def views(core: Core, presence: Present) -> Views:
    return Views(core, presence)


# ---------------------------------------------------------------------- one table


def test_a_view_has_chat_offers_and_the_muted_of_its_reader(core: Core, views: Views) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    core.store.chat.say(table_id, AXEL, "hello")
    core.store.chat.mute(CHRIS.id, AXEL.id, table_id)
    with core.open(table_id) as table:
        core.reload(table)
        table.chat = None
    assert [row.text for row in views.view(table_id, BARBARA).chat] == ["hello"]
    assert views.view(table_id, BARBARA).me == 1
    assert views.view(table_id, None).me is None
    live = core.cached[table_id]
    assert live.offers == []
    assert live.mutes == {BARBARA.id: frozenset()}
    muted = views.view(table_id, CHRIS).chat
    assert live.mutes[CHRIS.id] == {AXEL.id}
    assert [row.text for row in muted] != ["hello"]


def test_a_closed_table_is_seen_by_those_who_sit_there_or_own_it(core: Core, views: Views) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS, spectators=False)
    core.opened(table_id)
    views.view(table_id, CHRIS)
    core.cached[table_id].mutes[DORIS.id] = frozenset()
    for person in (DORIS, None):
        for look in (views.view, views.glance, views.last_read):
            with pytest.raises(Forbidden, match="error-closed"):
                look(table_id, person)
    with pytest.raises(Forbidden, match="error-closed"):
        views.note_read(table_id, DORIS, 1)


def test_a_glance_needs_no_query(core: Core, views: Views) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    assert views.glance(table_id, AXEL) is None, "not in memory"
    core.opened(table_id)
    assert views.glance(table_id, AXEL) is None, "chat and offers have not been read"
    seen = views.view(table_id, AXEL)
    found = views.glance(table_id, AXEL)
    assert found is not None
    assert (found.number, found.me, found.legal) == (seen.number, seen.me, seen.legal)
    assert views.glance(table_id, None) is not None
    assert views.glance(table_id, BARBARA) is None, "whom Barbara has muted has not been read"
    live = core.cached[table_id]
    for name, value in (("chat", None), ("offers", None)):
        kept = getattr(live, name)
        setattr(live, name, value)
        assert views.glance(table_id, AXEL) is None
        setattr(live, name, kept)
    for name, value in (("loaded", False), ("stale", True), ("forgotten", True)):
        setattr(live, name, value)
        assert views.glance(table_id, AXEL) is None
        setattr(live, name, not value)
    assert views.glance(table_id, AXEL) is not None
    assert live.lock.acquire(blocking=False), "the lock is free again"
    live.lock.release()


def test_a_table_that_gathers_is_never_glanced_at(core: Core, views: Views) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY)
    views.view(table_id, AXEL)
    assert views.glance(table_id, AXEL) is None


def test_with_a_shared_database_only_those_who_listen_take_a_glance(
    core: Core, views: Views, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    views.view(table_id, AXEL)
    monkeypatch.setattr(type(core.store.database), "shared", True)
    assert views.glance(table_id, AXEL) is None
    assert views.glance(table_id, AXEL, listening=True) is not None
    core.listening = False
    assert views.glance(table_id, AXEL, listening=True) is None


def test_a_lobby_shows_its_code_and_how_it_begins(core: Core, views: Views) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY, begins=LAST_PERSON, lot=True, pace="slow", listed=True, fills=1.0)
    row = core.stored(table_id)
    assert row.code is not None
    lobby = views.view(table_id, BARBARA).lobby
    assert lobby is not None
    assert lobby.code == code_of(row.code, row.secret)
    assert (lobby.by_itself, lobby.lot, lobby.pace, lobby.listed, lobby.fills) == (True, True, "slow", True, 1.0)
    assert (lobby.host, lobby.my_name, lobby.rated, lobby.agreed) == (0, "Barbara", False, ())
    other = core.table(NOBODY, BARBARA, AXEL, begins=HOST)
    core.store.tables.change(other, (GATHERING,), owner=AXEL.id)
    plain = views.view(other, None).lobby
    assert plain is not None
    assert (plain.by_itself, plain.host, plain.my_name, plain.word, plain.invited_by) == (False, 2, "", None, None)


def test_only_the_owner_sees_who_was_removed_and_they_see_why(core: Core, views: Views) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY)
    seats = core.seats(table_id)
    core.store.lobby.arrange(table_id, seats, seats, {}, Removal(CHRIS.id, CHRIS.name, "too late"))
    for person, removed, word in (
        (AXEL, ("Chris",), None),
        (BARBARA, (), None),
        (CHRIS, (), "too late"),
        (None, (), None),
    ):
        lobby = views.view(table_id, person).lobby
        assert lobby is not None
        assert (lobby.removed, lobby.word) == (removed, word)


def test_the_invited_see_by_whom_and_those_seated_whom_they_may_invite(core: Core, views: Views) -> None:
    core.play_to_the_end(core.table(AXEL, BARBARA, CHRIS))
    table_id = core.table(AXEL, NOBODY, NOBODY)
    core.store.lobby.invite(table_id, BARBARA.id, AXEL.id)
    core.store.lobby.invite(table_id, CHRIS.id, AXEL.id)
    core.store.lobby.decline(table_id, CHRIS.id)
    for person, inviter, partners in (
        (AXEL, None, {"Barbara", "Chris"}),
        (BARBARA, "Axel", set()),
        (CHRIS, None, set()),
        (None, None, set()),
    ):
        lobby = views.view(table_id, person).lobby
        assert lobby is not None
        assert lobby.invited_by == inviter
        assert set(lobby.partners) == partners
        assert set(lobby.invited) == {("Barbara", False), ("Chris", True)}


# ---------------------------------------------------------------------- how far people have read


def test_what_was_read_never_goes_back_and_never_beyond_the_log(core: Core, views: Views) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    number = core.opened(table_id).number
    assert views.last_read(table_id, AXEL) == ReadPosition()
    views.note_read(table_id, AXEL, 3, chat=2)
    assert views.last_read(table_id, AXEL) == ReadPosition(3, core.hours(), 2)
    views.note_read(table_id, AXEL, -5, chat=-5)
    assert views.last_read(table_id, AXEL) == ReadPosition(3, core.hours(), 2)
    views.note_read(table_id, AXEL, number + 100, chat=MAX_MESSAGES + 7)
    assert views.last_read(table_id, AXEL) == ReadPosition(number, core.hours(), MAX_MESSAGES)
    assert views.last_read(table_id, None) == views.last_read(table_id, BARBARA) == ReadPosition()


# ---------------------------------------------------------------------- presence


def test_presence_is_that_of_people_and_known_if_it_needs_no_query(core: Core, views: Views, presence: Present) -> None:
    table_id = core.table(AXEL, "novice", BARBARA)
    presence.come(AXEL)
    assert not views.presences_known(table_id), "the table is not in memory"
    for _ in range(2):  # from the database, then from memory
        found = views.presences(table_id)
        assert [each and each.state for each in found] == ["here", None, "gone"]
        core.opened(table_id)
    assert not views.presences_known(table_id)
    presence.known = lambda person: person == AXEL.id  # type: ignore[method-assign]
    assert not views.presences_known(table_id)
    presence.known = lambda person: person in (AXEL.id, BARBARA.id)  # type: ignore[method-assign]
    assert views.presences_known(table_id)
    assert views.people_at(table_id) == [AXEL.id, None, BARBARA.id]
    with pytest.raises(Missing, match="error-no-table"):
        views.people_at("nothing")


# ---------------------------------------------------------------------- lists


def test_where_one_must_move_comes_first_and_what_is_over_last(core: Core, views: Views) -> None:
    over = core.table(AXEL, BARBARA, CHRIS)
    core.play_to_the_end(over)
    core.hours.pass_by(1)
    mine = core.table(AXEL, BARBARA, CHRIS)
    core.opened(mine)
    core.hours.pass_by(1)
    others = core.table(BARBARA, AXEL, CHRIS)
    core.opened(others)
    core.hours.pass_by(1)
    gone = core.table(AXEL, BARBARA, NOBODY)
    core.store.tables.change(gone, (GATHERING,), status=CANCELLED)
    assert [(each.id, each.status) for each in views.my_tables(AXEL)] == [
        (mine, PLAYING),
        (others, PLAYING),
        (over, FINISHED),
    ]
    assert [each.my_move for each in views.my_tables(AXEL)] == [True, False, False]
    assert views.summaries([gone], None) == []


def test_a_summary_has_the_time_of_the_one_who_is_waited_for(core: Core, views: Views) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS, clock=ClockRule.live(10).write())
    core.opened(table_id)
    (summary,) = views.my_tables(AXEL)
    assert summary.time is not None
    assert summary.time.until == round(core.hours() + 620)


def test_listed_tables_with_a_free_seat_are_open(core: Core, views: Views) -> None:
    core.table(AXEL, BARBARA, NOBODY)
    listed = core.table(AXEL, BARBARA, NOBODY, listed=True)
    assert [each.id for each in views.open_tables()] == [listed]


@pytest.mark.parametrize("column", ["waiting", "result"])
def test_rows_of_an_older_database_are_completed_from_the_log(core: Core, views: Views, column: str) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    if column == "result":
        core.play_to_the_end(table_id)
    (expected,) = views.my_tables(AXEL)
    core.store.tables.change(table_id, (PLAYING, FINISHED), **{column: None})
    core.cached.clear()
    (found,) = views.my_tables(AXEL)
    assert (found.my_move, found.winners, found.points) == (expected.my_move, expected.winners, expected.points)


def test_a_table_whose_game_is_not_there_is_left_out_of_lists(core: Core, views: Views) -> None:
    lost = core.table(AXEL, BARBARA, NOBODY, game="nonsense")
    core.hours.pass_by(1)
    kept = core.table(AXEL, BARBARA, NOBODY)
    assert [each.id for each in views.summaries([lost, kept], None)] == [kept]
