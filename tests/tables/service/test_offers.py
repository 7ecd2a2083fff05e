"""Offers: who may make them, who is asked, and what is announced and done."""

from dataclasses import replace

import pytest

from kaiserhof.errors import Forbidden, Missing, Refused, Stale
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import CANCELLED, FINISHED, OPEN_OFFER, PLAYING, WITHDRAWN, OfferRow
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.clocks.clock import ClockRule
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.meeting.offers import (
    AGREED,
    AT_ONCE,
    BY_THE_DAY,
    END,
    EXPIRED,
    HAND_OVER,
    REFUSED,
    REMATCH,
    REMATCH_OPEN,
)
from kaiserhof.tables.meeting.person_events import ASKED, NUDGED, TAKEN_OVER
from kaiserhof.tables.service.creation import Creation
from kaiserhof.tables.service.offers import Offers
from kaiserhof.tables.service.stand_ins import StandIns
from tests.tables.service.core import AXEL, BARBARA, CHRIS, DORIS, NOBODY, Core, Counted, Present


@pytest.fixture
def offers(core: Core, limits: Counted, presence: Present) -> Offers:
    creation = Creation(core, Boards(core.store, Limits(enabled=False)), Limits(enabled=False))
    return Offers(core, limits, presence, creation, StandIns(core))


@pytest.fixture
def table_id(core: Core, presence: Present) -> str:
    """Axel and Chris are here; Barbara has been gone long enough."""
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    core.hours.pass_by(AT_ONCE.absent)
    presence.come(AXEL)
    presence.come(CHRIS)
    return table_id


@pytest.fixture
def over(core: Core, table_id: str) -> str:
    core.play_to_the_end(table_id)
    core.forget_announcements()
    return table_id


def only(core: Core, table_id: str) -> OfferRow:
    (offer,) = core.store.offers.open_at(table_id)
    return offer


def told(core: Core) -> list[tuple[str, str, str | None, str]]:
    return [(event.kind, event.person, event.by, event.detail) for event in core.heard]


def status_of(core: Core, offer: str) -> str:
    row = core.store.offers.get(offer)
    assert row is not None
    return row.status


# ---------------------------------------------------------------------- proposals


def test_a_bot_for_someone_absent_is_proposed_to_them_and_to_the_others(
    core: Core, offers: Offers, limits: Counted, table_id: str
) -> None:
    core.cached[table_id].offers = []
    offer_id = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    offer = only(core, table_id)
    assert offer.id == offer_id
    assert (offer.kind, offer.asker, offer.seat, offer.level) == (HAND_OVER, AXEL.id, 1, "novice")
    assert offer.asked == (BARBARA.id, CHRIS.id)
    assert (offer.created, offer.expires) == (core.hours(), core.hours() + AT_ONCE.answer)
    assert limits.spent == [("offer", AXEL.id, "")]
    assert told(core) == [(ASKED, each, AXEL.id, HAND_OVER) for each in (BARBARA.id, CHRIS.id)]
    assert core.changed == [BARBARA.id, CHRIS.id]
    assert table_id in core.announced
    live = core.cached[table_id]
    assert live.offers is None, "they are read again"
    assert live.row.revision == core.stored(table_id).revision
    for person in (BARBARA, CHRIS):
        assert [each.id for each in offers.asked_of(person)] == [offer_id]
    assert offers.asked_of(AXEL) == []


def test_people_for_whom_a_bot_plays_are_not_asked(core: Core, offers: Offers, table_id: str) -> None:
    StandIns(core).hand_over(table_id, CHRIS, "regular")
    offers.ask_hand_over(table_id, AXEL, 1, "novice")
    assert only(core, table_id).asked == (BARBARA.id,)


def test_only_the_owner_asks_and_only_for_someone_who_is_missed(
    core: Core, offers: Offers, presence: Present, table_id: str
) -> None:
    for person, seat, error in ((CHRIS, 1, Forbidden), (AXEL, 0, Refused), (AXEL, 2, Refused), (AXEL, 3, Missing)):
        with pytest.raises(error):
            offers.ask_hand_over(table_id, person, seat, "novice")
    with pytest.raises(Missing, match="error-no-seat"):
        offers.ask_hand_over(table_id, AXEL, -1, "novice")
    with pytest.raises(Refused, match="error-unknown-seat"):
        offers.ask_hand_over(table_id, AXEL, 1, "master")
    StandIns(core).hand_over(table_id, BARBARA, "regular")
    with pytest.raises(Refused, match="error-stands-in"):
        offers.ask_hand_over(table_id, AXEL, 1, "novice")
    gathers = core.table(AXEL, BARBARA, NOBODY)
    with pytest.raises(Refused, match="error-not-running"):
        offers.ask_hand_over(gathers, AXEL, 1, "novice")
    assert core.store.offers.open_at(table_id) == []


def test_someone_is_missed_after_three_minutes_away(core: Core, offers: Offers, presence: Present) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    presence.hide(BARBARA)
    core.hours.pass_by(AT_ONCE.absent - 1)
    with pytest.raises(Refused, match="error-not-away"):
        offers.ask_hand_over(table_id, AXEL, 1, "novice")
    core.hours.pass_by(1)
    offers.ask_hand_over(table_id, AXEL, 1, "novice")


def test_at_a_daily_table_someone_is_missed_when_their_time_is_up(core: Core, offers: Offers) -> None:
    clock = ClockRule.daily(1, 0, "show")
    table_id = core.table(AXEL, BARBARA, CHRIS, clock=clock.write())
    core.opened(table_id)
    core.store.tables.change(table_id, (PLAYING,), owner=BARBARA.id)
    with core.open(table_id) as table:
        core.reload(table)
    core.hours.pass_by(10 * 86_400)
    with pytest.raises(Refused, match="error-not-away"):
        offers.ask_hand_over(table_id, BARBARA, 0, "novice")
    with core.open(table_id) as table:
        assert table.ticking is not None
        table.ticking = replace(table.ticking, up=True)
    offers.ask_hand_over(table_id, BARBARA, 0, "novice")
    assert only(core, table_id).expires == core.hours() + BY_THE_DAY.answer


def test_an_end_is_proposed_to_everyone_else_who_plays(
    core: Core, offers: Offers, limits: Counted, table_id: str
) -> None:
    offers.offer_end(table_id, CHRIS)
    offer = only(core, table_id)
    assert (offer.kind, offer.asker, offer.asked, offer.seat) == (END, CHRIS.id, (AXEL.id, BARBARA.id), None)
    assert offer.expires == core.hours() + AT_ONCE.end
    assert limits.spent == [("offer", CHRIS.id, "")]
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        offers.offer_end(table_id, DORIS)
    gathers = core.table(AXEL, BARBARA, NOBODY)
    with pytest.raises(Refused, match="error-not-running"):
        offers.offer_end(gathers, AXEL)


def test_an_end_with_nobody_to_ask_is_agreed_at_once(core: Core, offers: Offers) -> None:
    table_id = core.table("regular", AXEL, "novice")
    core.opened(table_id)
    offers.offer_end(table_id, AXEL)
    assert core.stored(table_id).status == CANCELLED
    assert core.stored(table_id).due is None
    assert core.cached[table_id].row.status == CANCELLED
    assert table_id in core.announced
    assert set(core.changed) == {AXEL.id}


def test_people_for_whom_a_bot_plays_are_asked_about_the_end(core: Core, offers: Offers, table_id: str) -> None:
    StandIns(core).hand_over(table_id, BARBARA, "regular")
    offers.offer_end(table_id, AXEL)
    offer = only(core, table_id)
    assert offer.asked == (BARBARA.id, CHRIS.id)
    core.opened(table_id)
    for person in (BARBARA, CHRIS):
        offers.answer(offer.id, person, "yes")
    assert core.stored(table_id).status == CANCELLED
    assert table_id in core.announced
    for person in (AXEL, BARBARA, CHRIS):
        assert core.changed.count(person.id) == 2, "this offer has ended, and with the table all others there"


# ---------------------------------------------------------------------- reminders


def test_a_player_who_is_waited_for_is_reminded(core: Core, offers: Offers, presence: Present, table_id: str) -> None:
    presence.hide(AXEL)
    offers.nudge(table_id, BARBARA)
    assert told(core) == [(NUDGED, AXEL.id, BARBARA.id, "")]
    assert core.heard[0].number == core.cached[table_id].number
    assert core.announced == [table_id]
    assert core.seats(table_id)[0].nudged == core.cached[table_id].seats[0].nudged == core.hours()
    assert core.stored(table_id).due is None
    core.hours.pass_by(AT_ONCE.nudge - 1)
    with pytest.raises(Refused, match="error-nudged"):
        offers.nudge(table_id, CHRIS)
    core.hours.pass_by(1)
    offers.nudge(table_id, CHRIS)


def test_nobody_is_reminded_who_is_here_or_a_bot_or_oneself(
    core: Core, offers: Offers, presence: Present, table_id: str
) -> None:
    with pytest.raises(Refused, match="error-not-away"):
        offers.nudge(table_id, BARBARA)
    presence.hide(AXEL)
    with pytest.raises(Refused, match="error-not-away"):
        offers.nudge(table_id, AXEL)
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        offers.nudge(table_id, DORIS)
    bots = core.table("regular", AXEL, BARBARA)
    core.opened(bots)
    with pytest.raises(Refused, match="error-not-away"):
        offers.nudge(bots, AXEL)
    StandIns(core).hand_over(table_id, AXEL, "regular")
    with pytest.raises(Refused, match="error-not-away"):
        offers.nudge(table_id, BARBARA)
    gathers = core.table(AXEL, BARBARA, NOBODY)
    with pytest.raises(Refused, match="error-not-running"):
        offers.nudge(gathers, BARBARA)
    assert told(core) == []


# ---------------------------------------------------------------------- answers


def test_an_answer_is_counted_kept_and_announced(core: Core, offers: Offers, limits: Counted, table_id: str) -> None:
    offer_id = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    limits.spent.clear()
    core.opened(table_id)
    assert offers.answer(offer_id, CHRIS, "yes") is None
    assert only(core, table_id).answers == {CHRIS.id: "yes"}
    assert limits.spent == [("offer", CHRIS.id, "")]
    assert core.announced == [table_id]
    assert core.cached[table_id].row.revision == core.stored(table_id).revision
    with pytest.raises(Forbidden, match="error-not-asked"):
        offers.answer(offer_id, AXEL, "yes")
    with pytest.raises(Missing, match="error-no-offer"):
        offers.answer("nothing", CHRIS, "yes")


def test_only_the_person_to_be_replaced_asks_for_time_and_only_once(core: Core, offers: Offers, table_id: str) -> None:
    offer_id = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    expires = only(core, table_id).expires
    with pytest.raises(Refused, match="error-request"):
        offers.answer(offer_id, CHRIS, "wait")
    offers.answer(offer_id, BARBARA, "wait")
    assert only(core, table_id).expires == expires + AT_ONCE.more
    with pytest.raises(Refused, match="error-request"):
        offers.answer(offer_id, BARBARA, "wait")


def test_agreed_the_bot_plays_and_everyone_hears_of_it(core: Core, offers: Offers, table_id: str) -> None:
    offer_id = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    core.opened(table_id)
    offers.answer(offer_id, BARBARA, "yes")
    assert core.seats(table_id)[1].stand_in == "novice"
    assert told(core) == [(TAKEN_OVER, BARBARA.id, AXEL.id, "")]
    assert status_of(core, offer_id) == AGREED
    assert set(core.changed) == {AXEL.id, BARBARA.id, CHRIS.id}


def test_a_seat_that_a_bot_has_taken_meanwhile_stays_as_it_is(core: Core, offers: Offers, table_id: str) -> None:
    offer_id = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    StandIns(core).hand_over(table_id, BARBARA, "regular")
    core.opened(table_id)
    offers.answer(offer_id, BARBARA, "yes")
    assert core.seats(table_id)[1].stand_in == "regular"
    assert told(core) == []
    assert status_of(core, offer_id) == AGREED


def test_an_offer_is_over_at_the_moment_it_expires(core: Core, offers: Offers, table_id: str) -> None:
    offer_id = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    core.hours.pass_by(AT_ONCE.answer)
    with pytest.raises(Stale, match="error-offer-over"):
        offers.answer(offer_id, CHRIS, "no")
    with pytest.raises(Stale, match="error-offer-over"):
        offers.withdraw(offer_id, AXEL)


def test_only_the_one_who_asked_withdraws(core: Core, offers: Offers, table_id: str) -> None:
    offer_id = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    core.opened(table_id)
    with pytest.raises(Forbidden, match="error-not-asked"):
        offers.withdraw(offer_id, CHRIS)
    offers.withdraw(offer_id, AXEL)
    assert status_of(core, offer_id) == WITHDRAWN
    assert core.announced
    assert set(core.changed) == {AXEL.id, BARBARA.id, CHRIS.id}
    assert offers.asked_of(BARBARA) == []


# ---------------------------------------------------------------------- deciding what has expired


def test_without_an_answer_the_bot_plays_for_someone_gone(
    core: Core, offers: Offers, presence: Present, table_id: str
) -> None:
    offer_id = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    presence.people.clear()
    core.hours.pass_by(AT_ONCE.answer - 1)
    offers.decide_expired()
    assert status_of(core, offer_id) == OPEN_OFFER
    core.hours.pass_by(1)
    offers.decide_expired()
    assert status_of(core, offer_id) == AGREED
    assert core.seats(table_id)[1].stand_in == "novice"


def test_someone_here_who_does_not_answer_keeps_the_seat_with_its_person(
    core: Core, offers: Offers, table_id: str
) -> None:
    """Chris is here and does not answer."""
    offer_id = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    core.hours.pass_by(AT_ONCE.answer)
    offers.decide_expired()
    assert status_of(core, offer_id) == REFUSED
    assert core.seats(table_id)[1].stand_in is None


def test_an_end_that_not_all_agree_to_expires_and_the_game_goes_on(core: Core, offers: Offers, table_id: str) -> None:
    offers.offer_end(table_id, AXEL)
    offer = only(core, table_id)
    offers.answer(offer.id, BARBARA, "yes")
    core.hours.pass_by(AT_ONCE.end)
    offers.decide_expired()
    assert status_of(core, offer.id) == EXPIRED
    assert core.stored(table_id).status == PLAYING


def test_an_offer_at_a_table_that_cannot_be_opened_is_dropped_and_the_next_is_decided(
    core: Core, offers: Offers, table_id: str
) -> None:
    lost = offers.ask_hand_over(table_id, AXEL, 1, "novice")
    other = core.table(AXEL, BARBARA, CHRIS)
    core.opened(other)
    core.hours.pass_by(1)
    offers.offer_end(other, AXEL)
    end = only(core, other)
    core.store.tables.change(table_id, (PLAYING,), rules=99)
    core.cached.clear()
    core.hours.pass_by(AT_ONCE.end)
    offers.decide_expired()
    assert (status_of(core, lost), status_of(core, end.id)) == (WITHDRAWN, EXPIRED)


# ---------------------------------------------------------------------- rematch


def test_a_rematch_is_proposed_to_everyone_for_a_day(core: Core, offers: Offers, limits: Counted, over: str) -> None:
    assert offers.offer_rematch(over, AXEL) is None
    offer = only(core, over)
    assert (offer.kind, offer.asked, offer.expires) == (REMATCH, (BARBARA.id, CHRIS.id), core.hours() + REMATCH_OPEN)
    assert limits.spent == [("offer", AXEL.id, "")]
    assert offers.offer_rematch(over, AXEL) is None
    assert only(core, over).id == offer.id, "asking again changes nothing"
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        offers.offer_rematch(over, DORIS)


def test_a_rematch_follows_only_a_finished_game(core: Core, offers: Offers, table_id: str) -> None:
    with pytest.raises(Refused, match="error-not-finished"):
        offers.offer_rematch(table_id, AXEL)


def agree(core: Core, offers: Offers, over: str, *people: Person) -> str | None:
    offer = only(core, over)
    new = None
    for person in people:
        new = offers.answer(offer.id, person, "yes")
    return new


def test_all_agreed_the_next_seat_starts_with_the_same_options(core: Core, offers: Offers, over: str) -> None:
    offers.offer_rematch(over, AXEL)
    new = agree(core, offers, over, BARBARA, CHRIS)
    assert new is not None
    assert core.stored(over).next == core.cached[over].row.next == new
    assert [seat.person for seat in core.seats(new)] == [BARBARA.id, CHRIS.id, AXEL.id]
    row, old = core.stored(new), core.stored(over)
    assert (row.owner, row.options, row.pace, row.clock) == (AXEL.id, old.options, old.pace, old.clock)
    assert offers.offer_rematch(over, CHRIS) == new


def test_two_who_propose_to_each_other_have_agreed(core: Core, offers: Offers) -> None:
    table_id = core.table(AXEL, "regular", BARBARA)
    core.play_to_the_end(table_id)
    assert offers.offer_rematch(table_id, AXEL) is None
    new = offers.offer_rematch(table_id, BARBARA)
    assert new is not None
    assert [(seat.person, seat.level) for seat in core.seats(new)] == [
        (None, "regular"),
        (BARBARA.id, None),
        (AXEL.id, None),
    ]


def test_alone_against_bots_nobody_is_asked(core: Core, offers: Offers) -> None:
    table_id = core.table(AXEL, "regular", "novice")
    core.play_to_the_end(table_id)
    new = offers.offer_rematch(table_id, AXEL)
    assert new is not None
    assert [seat.level for seat in core.seats(new)] == ["regular", "novice", None]


def test_bots_sit_for_those_who_decline_once_all_others_agree(core: Core, offers: Offers, over: str) -> None:
    """The owner declines, so the rematch is Barbara's, who asked for it."""
    offers.offer_rematch(over, BARBARA)
    offer = only(core, over)
    offers.answer(offer.id, AXEL, "no")
    with pytest.raises(Refused, match="error-not-agreed"):
        offers.start_without(offer.id, BARBARA)
    offers.answer(offer.id, CHRIS, "yes")
    with pytest.raises(Forbidden, match="error-not-asked"):
        offers.start_without(offer.id, AXEL)
    new = offers.start_without(offer.id, CHRIS)
    assert core.stored(over).next == new
    assert [(seat.person, seat.level) for seat in core.seats(new)] == [
        (BARBARA.id, None),
        (CHRIS.id, None),
        (None, "regular"),
    ]
    assert core.stored(new).owner == BARBARA.id
    assert status_of(core, offer.id) == AGREED


def test_a_rated_game_is_followed_by_a_rated_one(core: Core, offers: Offers) -> None:
    table_id = core.table(AXEL, BARBARA, "regular", rated=True, begins="host")
    with core.open(table_id) as table:
        after = [replace(seat, agreed=True) for seat in table.seats]
        core.store.lobby.arrange(table_id, table.seats, after, {"begins": "full"})
        core.reload(table)
    core.play_to_the_end(table_id)
    assert core.stored(table_id).status == FINISHED
    offers.offer_rematch(table_id, AXEL)
    new = agree(core, offers, table_id, BARBARA)
    assert new is not None
    assert core.stored(new).rated


# ---------------------------------------------------------------------- what is known without a query


def test_a_player_who_is_asked_nothing_is_known_without_a_query(core: Core, offers: Offers, table_id: str) -> None:
    assert not offers.asked_known(DORIS), "nothing has been read yet"
    assert offers.asked_of(DORIS) == []
    assert offers.asked_known(DORIS)
    offers.ask_hand_over(table_id, AXEL, 1, "novice")
    assert not offers.asked_known(CHRIS)
    offers.answer(only(core, table_id).id, CHRIS, "yes")
    assert offers.asked_of(CHRIS) == []
    assert offers.asked_known(CHRIS), "the query found nothing"
    core.listening = False
    assert not offers.asked_known(DORIS)
    assert [each.asker for each in offers.asked_of(BARBARA)] == [AXEL.id]
