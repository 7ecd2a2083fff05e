"""Records, archives, analyses and replays: who may have them, and when."""

import pytest

from kaiserhof.bots.analysis import Analysis
from kaiserhof.engine import Record
from kaiserhof.errors import Forbidden, Missing, OldRules, Refused
from kaiserhof.storage.rows import FINISHED, PLAYING
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.service import records
from kaiserhof.tables.service.records import Records
from tests.tables.service.core import AXEL, BARBARA, CHRIS, DORIS, GAME, Core, Counted


@pytest.fixture
def kept(core: Core, limits: Counted) -> Records:
    return Records(core, Boards(core.store, Limits(enabled=False)), limits)


@pytest.fixture
def running(core: Core) -> str:
    table_id = core.table(AXEL, BARBARA, CHRIS, spectators=False)
    core.opened(table_id)
    return table_id


@pytest.fixture
def over(core: Core) -> str:
    table_id = core.table(AXEL, BARBARA, CHRIS, spectators=False)
    core.play_to_the_end(table_id)
    return table_id


def test_the_record_of_a_finished_game_is_for_those_who_may_see_the_table(
    core: Core, kept: Records, running: str, over: str
) -> None:
    record = kept.record(over, BARBARA)
    assert record.names == ("Axel", "Barbara", "Chris")
    assert record.rules == GAME.rules_version
    for look in (kept.record, kept.played_game, kept.analysis, kept.replay):
        with pytest.raises(Forbidden, match="error-closed"):
            look(over, DORIS)
        with pytest.raises(Forbidden, match="error-closed"):
            look(over, None)
    with pytest.raises(Forbidden, match="error-not-finished"):
        kept.record(running, AXEL)
    with pytest.raises(Refused, match="error-not-finished"):
        kept.played_game(running, AXEL)


def test_a_finished_game_of_other_rules_has_its_record_from_the_archive(
    core: Core, kept: Records, running: str, over: str
) -> None:
    """With another secret, the moves do not follow from the dice, so they are not replayed."""
    before = kept.record(over, AXEL)
    core.store.tables.change(over, (FINISHED,), rules=0, secret="ff" * 32)
    core.store.tables.change(running, (PLAYING,), rules=0)
    core.cached.clear()
    with pytest.raises((Forbidden, OldRules)):
        kept.record(running, AXEL)
    record = kept.record(over, AXEL)
    assert record.lines == before.lines
    with pytest.raises(Forbidden, match="error-closed"):
        kept.record(over, DORIS)


def test_only_a_finished_game_of_the_current_rules_is_archived(
    core: Core, kept: Records, running: str, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    added: list[str] = []
    monkeypatch.setattr(core.store.archive, "add_game", lambda table_id, _: added.append(table_id))
    kept.archive(running)
    assert added == []
    kept.archive(over)
    assert added == [over]
    with core.open(over) as table:
        table.row = table.row._replace(rules=0)
    kept.archive(over)
    assert added == [over]


def test_an_analysis_is_kept_and_found_again(kept: Records, over: str) -> None:
    assert kept.analysis(over, AXEL) is None
    analysis = Analysis("regular:400", (), (0.5, 0.25, 0.25))
    kept.keep_analysis(over, analysis)
    assert kept.analysis(over, AXEL) == analysis


def test_a_replay_begins_where_the_person_left_off(core: Core, kept: Records, running: str) -> None:
    number = core.opened(running).number
    for _ in range(2):  # a pause of a day lies between the two
        core.store.visits.note(running, AXEL.id, number)
        core.hours.pass_by(86_400)
    assert kept.replay(running, AXEL).since == number
    assert kept.replay(running, BARBARA).since == 0
    assert kept.replay(running, BARBARA).me == 1


def record_text(core: Core, over: str) -> str:
    with core.open(over) as table:
        return Record.of(table.match).write()


def test_an_uploaded_record_is_counted_checked_and_found_by_its_address(
    core: Core, kept: Records, limits: Counted, over: str
) -> None:
    text = record_text(core, over)
    record_id = kept.upload_record(AXEL, text)
    assert limits.spent == [("record", AXEL.id, "")]
    found = kept.uploaded_record(record_id)
    assert found.over
    assert [seat.name for seat in found.seats] == ["Axel", "Barbara", "Chris"]
    assert kept.uploaded_record(record_id) is found, "it is in memory"
    for unknown in ("x" * 16, "../etc/passwd-123", record_id + "x", ""):
        with pytest.raises(Missing, match="error-no-record"):
            kept.uploaded_record(unknown)


def test_the_oldest_of_many_records_makes_room(
    core: Core, kept: Records, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MAX_RECORDS_IN_MEMORY", 2)
    text = record_text(core, over)
    ids = [kept.upload_record(AXEL, text) for _ in range(3)]
    first, second, third = (kept.uploaded_record(each) for each in ids)
    assert kept.uploaded_record(ids[2]) is third
    assert kept.uploaded_record(ids[1]) is second
    assert kept.uploaded_record(ids[0]) is not first
