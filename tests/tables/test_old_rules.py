"""When rules change, no game disappears, and nobody is stuck at a table that cannot continue."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from kaiserhof.engine import LANGUAGES, Record, Words, said
from kaiserhof.storage import schema
from kaiserhof.storage.rows import ENDED, FINISHED, GATHERING, PLAYING
from kaiserhof.tables import Forbidden, Missing, OldRules, Store, TablePlan, Tables, TableView
from kaiserhof.tables.archive import ArchivedGame, with_names
from kaiserhof.tables.upkeep import Upkeep
from tests.tables.party import GAME, ME, OPEN, Party, fresh, least, seated, someone

NEW = GAME.rules_version + 1


@pytest.fixture
def raise_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Returns a function that raises the version of the rules."""
    return lambda: monkeypatch.setattr(type(GAME), "rules_version", NEW)


@pytest.fixture
def change_outcomes(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Returns a function that makes all old games impossible."""
    return lambda: monkeypatch.setattr("kaiserhof.tables.loaded_tables.is_still_playable", lambda *_: False)


def finished(tables: Tables) -> Party:
    party = seated(tables)
    party.finish()
    return party


def headings(view: TableView, words: Words) -> list[str]:
    rounds = dict.fromkeys(line.told.round for line in view.story)
    return [words("story-round", round=number) if number else words("story-before") for number in rounds]


def test_a_finished_game_keeps_outcome_log_and_record_when_its_moves_are_no_longer_possible(
    tables: Tables, raise_rules: Callable[[], None], change_outcomes: Callable[[], None]
) -> None:
    party = finished(tables)
    before, record = party.view(), tables.records.record(party.table, party.owner)
    raise_rules()
    change_outcomes()
    later = fresh(tables.store)
    with pytest.raises(OldRules):
        later.views.view(party.table, party.owner)
    kept = later.records.archived(party.table, party.owner)
    assert kept.status == FINISHED
    assert kept.archived is not None
    assert kept.archived.scores == tuple(before.state.scores())
    assert kept.archived.places == tuple(before.state.ranking())
    assert sum(points[0] for _, points in kept.archived.sheet) == before.state.scores()[0]
    names = [seat.name for seat in before.seats]
    for lang in LANGUAGES:
        words = GAME.words(lang).named(names)
        shown = [with_names(line[lang], names) for line in kept.archived.lines]
        turns = [said(line.told.headline, words) for line in before.story]
        lines = [line for line in shown if line not in headings(before, words)]
        assert all(line.startswith(turn) for line, turn in zip(lines, turns, strict=True))
        assert len(shown) > len(lines), "rounds have headings"
    assert later.records.record(party.table, party.owner) == record
    assert Record.parse(record.write()).rules == NEW - 1
    (summary,) = later.views.my_tables(party.owner)
    assert (summary.id, summary.status) == (party.table, FINISHED)
    assert summary.winners == tuple(seat for seat, place in enumerate(before.state.ranking()) if place == 1)


def test_a_finished_game_that_is_still_possible_is_shown_as_ever(
    quick_tables: Tables, raise_rules: Callable[[], None]
) -> None:
    party = finished(quick_tables)
    before, record = party.view(), quick_tables.records.record(party.table, party.owner)
    raise_rules()
    later = fresh(quick_tables.store)
    now = later.views.view(party.table, None)
    assert (now.state, now.log, now.points) == (before.state, before.log, before.points)
    assert later.records.record(party.table, None) == record
    assert later.records.replay(party.table, None).over
    assert later.records.played_game(party.table, None) is not None


@pytest.mark.parametrize("change", ["an unknown move", "a move of another seat", "another outcome", "too few moves"])
def test_a_game_with_an_impossible_move_or_another_outcome_is_not_played_again(
    quick_tables: Tables, raise_rules: Callable[[], None], monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    party = finished(quick_tables)
    store = quick_tables.store
    acts, kept = store.log.acts(party.table), store.archive.game(party.table)
    assert kept is not None
    changed = {
        "an unknown move": [replace(acts[0], text="what no rule knows"), *acts[1:]],
        "a move of another seat": [
            replace(act, seat=(act.seat + 1) % least() if act.seat >= 0 else -1) for act in acts
        ],
        "another outcome": acts,
        "too few moves": acts[:-1],
    }[change]
    if change == "another outcome":
        kept = replace(ArchivedGame.parse(kept), scores=(1,) * least()).write()
    raise_rules()
    monkeypatch.setattr(store.log, "acts", lambda *_: changed)
    monkeypatch.setattr(store.archive, "game", lambda _: kept)
    with pytest.raises(OldRules):
        fresh(store).views.view(party.table, None)


def test_a_running_game_is_ended_and_everyone_is_told(tables: Tables, raise_rules: Callable[[], None]) -> None:
    party = seated(tables)
    party.go_on()
    raise_rules()
    later = fresh(tables.store)
    told: list[str] = []
    later.loaded_tables.announce = told.append
    for person in (party.owner, None):
        with pytest.raises(OldRules):
            later.views.view(party.table, person)
        assert later.records.archived(party.table, person).status == ENDED
        assert later.records.archived(party.table, person).archived is None
    assert told == [party.table]
    with pytest.raises(Forbidden):
        later.records.record(party.table, party.owner)  # it would show what was hidden
    assert [(table.id, table.status) for table in later.views.my_tables(party.owner)] == [(party.table, ENDED)]
    assert later.work.take_tables(5, 1.0) == []


def test_a_table_where_nobody_has_moved_takes_the_new_rules(tables: Tables, raise_rules: Callable[[], None]) -> None:
    owner = someone(tables, "Axel")
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    raise_rules()
    later = fresh(tables.store)
    assert later.views.view(table, owner).status == GATHERING
    for name in ("Barbara", "Chris", "Dora", "Emil")[: least() - 1]:
        later.lobby.sit(table, someone(later, name))
    assert later.views.view(table, owner).status == PLAYING
    assert fresh(tables.store).views.view(table, owner).status == PLAYING


def test_a_server_that_was_not_upgraded_yet_leaves_games_of_newer_rules_alone(
    quick_tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = seated(quick_tables)
    before = quick_tables.store.tables.get(party.table)
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version - 1)
    with pytest.raises(Missing) as refusal:
        fresh(quick_tables.store).views.view(party.table, party.owner)
    assert not isinstance(refusal.value, OldRules)
    assert quick_tables.store.tables.get(party.table) == before


def test_upkeep_keeps_what_was_finished_before_keepsakes_and_ends_old_games(
    store: Store, raise_rules: Callable[[], None]
) -> None:
    tables = fresh(store)
    played, running = finished(tables), seated(tables)
    with store.database.writing() as connection:
        connection.execute(schema.archived_games.delete())
    upkeep = Upkeep(tables, 0, 0)
    assert upkeep.keep_readable() == 1
    assert store.archive.game(played.table) is not None
    assert upkeep.keep_readable() == 0
    raise_rules()
    assert Upkeep(fresh(store), 0, 0).keep_readable() == 1
    found = store.tables.get(running.table)
    assert found is not None
    assert found[0].status == ENDED
