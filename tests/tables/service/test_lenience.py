"""With everyone's consent a turn is taken back, somebody gets time, the clock rests, a game is conceded, or a seat goes
to another person."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from kaiserhof.errors import Forbidden, Refused, Stale
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import FINISHED, MOVE, UNDO, SeatRow
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.clocks.clock import GIFT, ClockRule
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.meeting.offers import AGREED, AT_ONCE, CONCEDE, PAUSE, SEAT, TAKE_BACK, TIME, TOLD
from kaiserhof.tables.service.creation import Creation
from kaiserhof.tables.service.offers import Offers
from kaiserhof.tables.service.play import Play
from kaiserhof.tables.service.stand_ins import StandIns
from kaiserhof.tables.view import view_of
from tests.tables.service.core import AXEL, BARBARA, CHRIS, DORIS, Core, Counted, Present

PEOPLE = (AXEL, BARBARA, CHRIS)


@pytest.fixture
def offers(core: Core, limits: Counted, presence: Present) -> Offers:
    creation = Creation(core, Boards(core.store, Limits(enabled=False)), Limits(enabled=False))
    return Offers(core, limits, presence, creation, StandIns(core))


@pytest.fixture
def make(core: Core, presence: Present) -> Callable[..., str]:
    """Makes a running table of three people who are here."""

    def made(**row: object) -> str:
        table_id = core.table(*PEOPLE, **row)
        core.opened(table_id)
        for person in PEOPLE:
            presence.come(person)
        return table_id

    return made


@pytest.fixture
def timed(make: Callable[..., str]) -> str:
    return make(clock=ClockRule.live(10, 0).write())


def turn(core: Core, table_id: str) -> int:
    """Plays the present turn to its end; returns the seat that played it."""
    play = Play(core, Limits(enabled=False))
    with core.open(table_id) as table:
        seat = table.waiting_for()
    assert seat is not None
    while True:
        with core.open(table_id) as table:
            if table.waiting_for() != seat:
                return seat
            number, state, waits = table.number, table.match.state, table.match.to_confirm() is not None
        if waits:
            play.confirm(table_id, PEOPLE[seat], number)
        else:
            play.move(table_id, PEOPLE[seat], number, state.text(state.legal_moves()[0]))


def agree(core: Core, offers: Offers, table_id: str, *but: Person) -> None:
    """Everyone who is asked says yes, except some."""
    (offer,) = core.store.offers.open_at(table_id)
    for person in (*PEOPLE, DORIS):
        if person.id in offer.asked and person not in but:
            offers.answer(offer.id, person, "yes")


def decided(core: Core, table_id: str) -> list[tuple[int, str]]:
    return [(act.seat, act.text) for act in core.store.log.acts(table_id) if act.kind == MOVE and act.seat >= 0]


# ---------------------------------------------------------------------- taking back


def test_a_finished_turn_is_taken_back_when_everyone_agrees(
    core: Core, offers: Offers, make: Callable[..., str]
) -> None:
    table_id = make()
    with core.open(table_id) as table:
        begin = list(table.match.entries)
    first = turn(core, table_id)
    turn(core, table_id)
    offers.offer_take_back(table_id, PEOPLE[first])
    with core.open(table_id) as table:
        assert len(table.match.entries) > len(begin), "nobody has agreed yet"
    agree(core, offers, table_id)
    with core.open(table_id) as table:
        assert table.match.entries == begin
        assert table.waiting_for() == first
        state = table.match.state.to_json()
    assert [act.kind for act in core.store.log.acts(table_id)].count(UNDO) == 1
    core.cached.clear()  # a process that reads the log finds the same
    with core.open(table_id) as table:
        assert table.match.state.to_json() == state


def test_one_no_keeps_the_turn_and_the_asker_reads_whose(core: Core, offers: Offers, make: Callable[..., str]) -> None:
    table_id = make()
    first = turn(core, table_id)
    offers.offer_take_back(table_id, PEOPLE[first])
    (offer,) = core.store.offers.open_at(table_id)
    nay = next(person for person in PEOPLE if person.id in offer.asked)
    before = len(core.store.log.acts(table_id))
    offers.answer(offer.id, nay, "no")
    assert len(core.store.log.acts(table_id)) == before
    with core.open(table_id) as table:
        table.offers = core.store.offers.shown_at(table_id)
        (mine,) = view_of(table, PEOPLE[first].id, ()).offers
        assert mine.refused
        assert (PEOPLE.index(nay), "no") in mine.answers
        assert view_of(table, nay.id, ()).offers == ()
        core.hours.pass_by(3600)
        assert view_of(table, PEOPLE[first].id, ()).offers == ()


def test_an_open_page_no_longer_shows_a_refusal_after_a_minute(
    core: Core, offers: Offers, make: Callable[..., str]
) -> None:
    table_id = make()
    first = turn(core, table_id)
    offers.offer_take_back(table_id, PEOPLE[first])
    (offer,) = core.store.offers.open_at(table_id)
    offers.answer(offer.id, next(person for person in PEOPLE if person.id in offer.asked), "no")
    with core.open(table_id) as table:
        table.offers = core.store.offers.shown_at(table_id)
        shown = table.revision
    core.announced.clear()
    core.hours.pass_by(TOLD - 1)
    offers.decide_expired()
    assert (table.revision, core.announced) == (shown, [])
    core.hours.pass_by(1)
    offers.decide_expired()
    assert table.revision != shown, "pages are rendered again"
    assert core.announced == [table_id]
    assert core.store.offers.shown_at(table_id) == []


def test_who_has_not_finished_a_turn_has_nothing_to_take_back(
    core: Core, offers: Offers, make: Callable[..., str]
) -> None:
    table_id = make()
    turn(core, table_id)
    with core.open(table_id) as table:
        waiting = table.waiting_for()
    assert waiting is not None
    with pytest.raises(Refused, match="error-no-turn"):
        offers.offer_take_back(table_id, PEOPLE[waiting])


# ---------------------------------------------------------------------- time and pauses


def test_everyone_but_the_lucky_one_must_agree_to_more_time(core: Core, offers: Offers, timed: str) -> None:
    offers.offer_time(timed, AXEL, 1)
    (offer,) = core.store.offers.open_at(timed)
    assert (offer.kind, offer.asked) == (TIME, (CHRIS.id,))
    agree(core, offers, timed)
    with core.open(timed) as table:
        assert table.ticking is not None
        assert table.ticking.left == (600.0, 600.0 + GIFT, 600.0)
        assert core.stored(timed).ticking == table.ticking.write()
    assert core.store.offers.get(offer.id).status == AGREED  # type: ignore[union-attr]


def test_a_pause_stops_the_clock_until_somebody_goes_on(core: Core, offers: Offers, timed: str) -> None:
    with core.open(timed) as table:
        seat = table.waiting_for()
    assert seat is not None
    core.hours.pass_by(60)
    offers.offer_pause(timed, AXEL)
    agree(core, offers, timed)
    with core.open(timed) as table:
        assert view_of(table, AXEL.id, ()).paused
        assert table.ticking is not None
        assert table.ticking.left[seat] == 540
    assert core.stored(timed).until is None
    core.hours.pass_by(3600)
    offers.go_on(timed, CHRIS)
    with core.open(timed) as table:
        assert not view_of(table, AXEL.id, ()).paused
        assert table.ticking is not None
        assert (table.ticking.left[seat], table.ticking.since) == (540, core.uptime.now())
    with pytest.raises(Stale):
        offers.go_on(timed, CHRIS)


def test_a_move_ends_a_pause(core: Core, offers: Offers, timed: str) -> None:
    offers.offer_pause(timed, AXEL)
    agree(core, offers, timed)
    turn(core, timed)
    with core.open(timed) as table:
        assert not view_of(table, AXEL.id, ()).paused


def test_without_a_clock_there_is_neither_time_nor_a_pause(offers: Offers, make: Callable[..., str]) -> None:
    table_id = make()
    with pytest.raises(Refused, match="error-no-clock"):
        offers.offer_time(table_id, AXEL, 1)
    with pytest.raises(Refused, match="error-no-clock"):
        offers.offer_pause(table_id, AXEL)


# ---------------------------------------------------------------------- conceding


def test_who_concedes_is_last_and_the_others_stand_by_their_points(
    core: Core, offers: Offers, make: Callable[..., str]
) -> None:
    table_id = make()
    turn(core, table_id)
    offers.offer_concede(table_id, AXEL)
    agree(core, offers, table_id)
    assert core.stored(table_id).status == FINISHED
    core.cached.clear()
    with core.open(table_id) as table:
        places = table.places()
        assert places[0] == 3
        assert sorted(places)[0] == 1
        view = view_of(table, AXEL.id, ())
        assert view.places == tuple(places)
        assert (view.legal, view.can_undo, view.must_confirm) == ((), False, False)
        assert table.result() == core.stored(table_id).result


# ---------------------------------------------------------------------- where the game counts


@pytest.mark.parametrize("lenient", [False, True])
@pytest.mark.parametrize("kind", [TAKE_BACK, TIME, PAUSE, CONCEDE])
def test_where_the_game_counts_only_a_lenient_table_allows_it(
    core: Core, offers: Offers, make: Callable[..., str], kind: str, lenient: bool
) -> None:
    table_id = make(rated=True, lenient=lenient, clock=ClockRule.live(10, 0).write())
    turn(core, table_id)
    seats = core.seats(table_id)
    for seat in seats:
        _agreed(core, table_id, seat)
    core.cached.clear()
    ways: dict[str, Callable[[], None]] = {
        TAKE_BACK: lambda: offers.offer_take_back(table_id, AXEL),
        TIME: lambda: offers.offer_time(table_id, AXEL, 1),
        PAUSE: lambda: offers.offer_pause(table_id, AXEL),
        CONCEDE: lambda: offers.offer_concede(table_id, AXEL),
    }
    ask = ways[kind]
    if lenient:
        ask()
        assert [each.kind for each in core.store.offers.open_at(table_id)] == [kind]
    else:
        with pytest.raises(Forbidden, match="error-offer-counts"):
            ask()


def _agreed(core: Core, table_id: str, seat: SeatRow) -> None:
    core.store.tables.change_seat(table_id, seat, replace(seat, agreed=True), "playing", due=False)


# ---------------------------------------------------------------------- another person


def test_the_seat_of_someone_who_is_gone_goes_to_another_person(
    core: Core, offers: Offers, make: Callable[..., str], presence: Present
) -> None:
    table_id = make()
    presence.people.pop(BARBARA.id)
    with pytest.raises(Refused, match="error-not-away"):
        offers.ask_seat(table_id, DORIS, 1)
    core.hours.pass_by(AT_ONCE.absent)
    presence.come(AXEL)
    presence.come(CHRIS)
    offer = offers.ask_seat(table_id, DORIS, 1)
    agree(core, offers, table_id, BARBARA)
    assert core.seats(table_id)[1].person == BARBARA.id, "Barbara may still say that she is here"
    core.hours.pass_by(AT_ONCE.answer)
    presence.come(AXEL)
    presence.come(CHRIS)
    offers.decide_expired()
    seat = core.seats(table_id)[1]
    assert (seat.person, seat.name, seat.stand_in, seat.joined) == (DORIS.id, DORIS.name, None, core.hours())
    assert core.store.offers.get(offer).status == AGREED  # type: ignore[union-attr]
    with core.open(table_id) as table:
        assert view_of(table, DORIS.id, ()).me == 1
        assert view_of(table, BARBARA.id, ()).me is None


def test_nobody_gets_a_seat_if_nobody_says_yes_or_somebody_says_no(
    core: Core, offers: Offers, make: Callable[..., str], presence: Present
) -> None:
    for answer in ("none", "no", "here"):
        table_id = make()
        presence.people.clear()
        core.hours.pass_by(AT_ONCE.absent)
        offer = offers.ask_seat(table_id, DORIS, 1)
        if answer != "none":
            offers.answer(offer, BARBARA if answer == "here" else AXEL, "no")
        core.hours.pass_by(AT_ONCE.answer)
        offers.decide_expired()
        assert core.seats(table_id)[1].person == BARBARA.id


def test_who_is_blocked_or_was_removed_gets_no_seat(
    core: Core, offers: Offers, make: Callable[..., str], presence: Present
) -> None:
    table_id = make()
    presence.people.pop(BARBARA.id)
    core.hours.pass_by(AT_ONCE.absent)
    core.store.blocks.add(CHRIS.id, DORIS.id)
    with pytest.raises(Forbidden, match="error-not-taken-in"):
        offers.ask_seat(table_id, DORIS, 1)


@pytest.mark.parametrize("kind", [TAKE_BACK, TIME, PAUSE, CONCEDE, SEAT])
def test_a_process_that_dies_at_the_last_answer_leaves_the_offer_as_it_was_and_does_nothing_twice(
    core: Core, offers: Offers, timed: str, presence: Present, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    turn(core, timed)
    presence.people.pop(BARBARA.id)
    core.hours.pass_by(AT_ONCE.absent)
    ask: dict[str, Callable[[], object]] = {
        TAKE_BACK: lambda: offers.offer_take_back(timed, PEOPLE[0]),
        TIME: lambda: offers.offer_time(timed, AXEL, 0),
        PAUSE: lambda: offers.offer_pause(timed, AXEL),
        CONCEDE: lambda: offers.offer_concede(timed, AXEL),
        SEAT: lambda: offers.ask_seat(timed, DORIS, 1),
    }
    ask[kind]()
    (offer,) = core.store.offers.open_at(timed)
    for person in PEOPLE:
        if person.id in offer.asked and person != BARBARA:
            offers.answer(offer.id, person, "yes")

    def dies(*_: object) -> None:
        raise KeyboardInterrupt

    before = everything(core, timed)
    with monkeypatch.context() as patch:
        for module in ("log_store", "clock_store", "table_store"):
            patch.setattr(f"kaiserhof.storage.{module}.change_offer", dies)
        with pytest.raises(KeyboardInterrupt):
            offers.answer(offer.id, BARBARA, "yes")
    core.cached.clear()
    assert everything(core, timed) == before
    offers.answer(offer.id, BARBARA, "yes")
    done = everything(core, timed)
    assert done != before
    with pytest.raises(Stale):
        offers.answer(offer.id, BARBARA, "yes")
    core.hours.pass_by(AT_ONCE.end)
    offers.decide_expired()
    assert everything(core, timed) == done


def everything(core: Core, table_id: str) -> object:
    """Returns what the database knows of a game: its row but for revision and time, its seats and its acts."""
    row = core.stored(table_id)._replace(revision=0, changed=0.0)
    return row, core.seats(table_id), core.store.log.acts(table_id)
