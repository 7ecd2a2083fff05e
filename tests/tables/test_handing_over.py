"""Bots: their own seats, and people's seats handed over to them and back."""

import pytest

from kaiserhof.bots import LEVELS, make_bot
from kaiserhof.engine import Dice, KaiserhofError
from kaiserhof.storage.rows import CONFIRM, PLAYING
from kaiserhof.tables import Forbidden, Refused, Stale, TablePlan, Tables
from tests.tables.party import GAME, ME, OPEN, fresh, least, replayed, seated, someone

LEVEL = next(iter(LEVELS))


def test_a_bot_is_asked_with_its_own_view_only(tables: Tables) -> None:
    party = seated(tables, people=1, bots=least() - 1)
    asked = 0
    while asked < 5:
        task = tables.bots.take_task(party.table)
        if task is not None:
            number, level, view, *_ = task
            state = replayed(tables.store, party.table).state
            assert number == party.view().number
            assert level == "random"
            assert state.to_move() > 0
            assert view == state.seen_by(state.to_move())
            asked += 1
        party.go_on()


def test_a_bot_of_every_level_can_answer(tables: Tables) -> None:
    party = seated(tables, people=1, bots=least() - 1)
    for level in LEVELS:
        while (task := tables.bots.take_task(party.table)) is None:
            party.go_on()
        number, _, view, *_ = task
        tables.bots.make_move(party.table, number, view.text(make_bot(level, GAME).choose(view, Dice(number))))
        assert party.view().number > number


def test_no_bot_is_asked_while_a_person_decides(tables: Tables) -> None:
    party = seated(tables, bots=1)
    party.chooser()
    assert tables.bots.take_task(party.table) is None
    party.go_on_until_confirmation()
    assert tables.bots.take_task(party.table) is None


def test_no_bot_is_asked_before_the_start_or_after_the_end(tables: Tables) -> None:
    waiting = tables.creation.create(someone(tables), TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    assert tables.bots.take_task(waiting) is None
    party = seated(tables)
    party.finish()
    assert tables.bots.take_task(party.table) is None


def test_a_bots_answer_to_an_older_position_is_stale(tables: Tables) -> None:
    party = seated(tables, people=1, bots=least() - 1)
    while (task := tables.bots.take_task(party.table)) is None:
        party.go_on()
    number, _, view, *_ = task
    text = view.text(view.legal_moves()[0])
    tables.bots.make_move(party.table, number, text)
    acts = tables.store.log.acts(party.table)
    with pytest.raises(Stale, match="error-stale"):
        tables.bots.make_move(party.table, number, text)
    assert tables.store.log.acts(party.table) == acts


def test_a_bot_does_not_answer_for_a_person(tables: Tables) -> None:
    party = seated(tables)
    _, view = party.chooser()
    with pytest.raises(Stale, match="error-stale"):
        tables.bots.make_move(party.table, view.number, view.state.text(view.legal[0]))


def test_a_bots_illegal_answer_is_refused(tables: Tables) -> None:
    party = seated(tables, people=1, bots=least() - 1)
    while (task := tables.bots.take_task(party.table)) is None:
        party.go_on()
    acts = tables.store.log.acts(party.table)
    for text in ("no such move", ""):
        with pytest.raises(KaiserhofError):
            tables.bots.make_move(party.table, task[0], text)
    assert tables.store.log.acts(party.table) == acts


def test_a_bots_turn_needs_no_confirmation(tables: Tables) -> None:
    party = seated(tables, bots=1)
    while not any(act.kind == CONFIRM and party.people[act.seat] is None for act in tables.store.log.acts(party.table)):
        party.go_on()
        view = party.view()
        assert view.waiting_for is not None
        bot = party.people[view.waiting_for] is None
        assert bot == (tables.bots.take_task(party.table) is not None)


def test_a_person_lets_a_bot_play_for_them_and_comes_back(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.chooser()
    assert view.me is not None
    tables.stand_ins.hand_over(party.table, person, LEVEL)
    away = party.view(person)
    assert away.seats[view.me].stand_in == LEVEL
    assert away.seats[view.me].name == person.name
    assert away.legal == ()
    assert not away.can_undo
    with pytest.raises(Forbidden, match="error-stand-in"):
        tables.play.move(party.table, person, view.number, view.state.text(view.legal[0]))
    task = tables.bots.take_task(party.table)
    assert task is not None
    assert task[:2] == (view.number, LEVEL)
    tables.stand_ins.take_back(party.table, person)
    assert tables.bots.take_task(party.table) is None
    assert party.view(person) == view
    tables.play.move(party.table, person, view.number, view.state.text(view.legal[0]))


def test_a_bots_answer_comes_too_late_when_the_person_is_back(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.chooser()
    assert view.me is not None
    tables.stand_ins.hand_over(party.table, person, LEVEL)
    task = tables.bots.take_task(party.table)
    assert task is not None
    tables.stand_ins.take_back(party.table, person)
    with pytest.raises(Stale, match="error-stale"):
        tables.bots.make_move(party.table, task[0], task[2].text(task[2].legal_moves()[0]))


def test_nobody_hands_over_or_takes_back_a_seat_that_is_not_theirs(tables: Tables) -> None:
    party = seated(tables)
    stranger = someone(tables)
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        tables.stand_ins.hand_over(party.table, stranger, LEVEL)
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        tables.stand_ins.take_back(party.table, stranger)


def test_a_bot_of_an_unknown_level_or_a_stronger_one_than_regular_is_refused(tables: Tables) -> None:
    party = seated(tables)
    for level in ("", "no such level", "x" * 1000, "master"):
        with pytest.raises(Refused, match="error-unknown-seat"):
            tables.stand_ins.hand_over(party.table, party.owner, level)


def test_seats_are_handed_over_only_while_a_game_goes_on(tables: Tables) -> None:
    owner = someone(tables)
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    with pytest.raises(Refused, match="error-not-running"):
        tables.stand_ins.hand_over(table, owner, LEVEL)
    party = seated(tables)
    party.finish()
    with pytest.raises(Refused, match="error-not-running"):
        tables.stand_ins.take_back(party.table, party.owner)


def test_a_turn_that_waits_for_confirmation_is_confirmed_when_handed_over(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.go_on_until_confirmation()
    assert view.me is not None
    tables.stand_ins.hand_over(party.table, person, LEVEL)
    act = tables.store.log.acts(party.table)[view.number]
    assert (act.seat, act.kind) == (view.me, CONFIRM)
    assert party.view().waiting_for != view.me or tables.bots.take_task(party.table) is not None
    tables.stand_ins.take_back(party.table, person)
    assert not party.view(person).must_confirm


def test_handing_over_in_the_middle_of_a_turn_lets_the_bot_end_it(tables: Tables) -> None:
    party = seated(tables)
    while True:
        person, view = party.chooser()
        tables.play.move(party.table, person, view.number, view.state.text(party.rng.choice(view.legal)))
        after = party.view(person)
        if after.legal and after.can_undo:
            break
    assert view.me is not None
    tables.stand_ins.hand_over(party.table, person, LEVEL)
    while (task := tables.bots.take_task(party.table)) is not None:
        party.go_on()
        assert tables.views.view(party.table, None).number > task[0]
    assert party.view().waiting_for != view.me


def test_stand_ins_outlive_a_restart(tables: Tables) -> None:
    party = seated(tables)
    tables.stand_ins.hand_over(party.table, party.owner, LEVEL)
    again = fresh(tables.store)
    assert again.views.view(party.table, party.owner) == party.view(party.owner)
    assert again.bots.take_task(party.table) == tables.bots.take_task(party.table)
    assert again.views.view(party.table, None).status == PLAYING
