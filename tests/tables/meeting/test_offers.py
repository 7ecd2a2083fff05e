"""Consent: nobody loses their seat while they are here, and rematches and early ends need everyone."""

import pytest

from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import PLAYING, OfferAnswer
from kaiserhof.tables import Forbidden, Missing, Refused, Stale, TablePlan, Tables
from kaiserhof.tables.access import LONGEST_TURN
from kaiserhof.tables.meeting.asked_people import AskedPeople
from kaiserhof.tables.meeting.offers import AT_ONCE, REMATCH_OPEN
from kaiserhof.tables.meeting.person_events import ASKED, NUDGED, TAKEN_OVER, PersonEvent
from tests.tables.meeting.simulated import Hours
from tests.tables.party import GAME, ME, OPEN, Party, fresh, least, seated, someone


@pytest.fixture
def told(quick_tables: Tables) -> list[PersonEvent]:
    heard: list[PersonEvent] = []
    quick_tables.events.subscribe(heard.append)
    return heard


@pytest.fixture
def party(quick_tables: Tables, hours: Hours) -> Party:
    """Three people; the second has long been away, the others are here."""
    party = seated(quick_tables, people=3)
    hours.pass_by(AT_ONCE.absent)
    for person in (party.people[0], party.people[2]):
        assert person is not None
        quick_tables.presence.heartbeat(person.id, "tab", party.table)
    return party


def people(party: Party) -> tuple[Person, Person, Person]:
    owner, absent, other = party.people
    assert owner is not None
    assert absent is not None
    assert other is not None
    return owner, absent, other


def ask(party: Party) -> str:
    return party.tables.offers.ask_hand_over(party.table, party.owner, 1, "novice")


def stand_in(party: Party) -> str | None:
    return party.view().seats[1].stand_in


def let_time_pass(party: Party, hours: Hours, seconds: float) -> None:
    hours.pass_by(seconds)
    party.tables.offers.decide_expired()


# ---------------------------------------------------------------------- handing over


def test_nobodys_seat_is_asked_for_while_they_are_here(party: Party) -> None:
    _, absent, other = people(party)
    party.tables.presence.heartbeat(absent.id, "tab", party.table)
    with pytest.raises(Refused, match="error-not-away"):
        ask(party)
    with pytest.raises(Forbidden, match="error-not-owner"):
        party.tables.offers.ask_hand_over(party.table, other, 1, "novice")
    with pytest.raises(Refused, match="error-not-away"):  # for the owner's seat anyone may ask
        party.tables.offers.ask_hand_over(party.table, other, 0, "novice")
    with pytest.raises(Missing, match="error-no-seat"):
        party.tables.offers.ask_hand_over(party.table, party.owner, 77, "novice")
    with pytest.raises(Refused, match="error-own-seat"):
        party.tables.offers.ask_hand_over(party.table, party.owner, 0, "novice")
    with pytest.raises(Refused, match="error-unknown-seat"):
        party.tables.offers.ask_hand_over(party.table, party.owner, 1, "master")


def test_someone_must_have_been_away_for_a_while(quick_tables: Tables, hours: Hours) -> None:
    party = seated(quick_tables, people=3)
    _, absent, _ = people(party)
    quick_tables.presence.heartbeat(absent.id, "tab", party.table)
    hours.pass_by(1)
    quick_tables.presence.heartbeat(absent.id, "tab", party.table, visible=False)
    hours.pass_by(AT_ONCE.absent - 1)
    with pytest.raises(Refused, match="error-not-away"):
        ask(party)
    hours.pass_by(1)
    ask(party)


def test_the_person_is_asked_and_the_others_too(party: Party, told: list[PersonEvent]) -> None:
    owner, absent, other = people(party)
    ask(party)
    assert [(each.person, each.by) for each in told if each.kind == ASKED] == [
        (absent.id, owner.id),
        (other.id, owner.id),
    ]
    assert [offer.kind for offer in party.tables.offers.asked_of(absent)] == ["hand-over"]
    (seen,) = party.view(absent).offers
    assert (seen.asks_me, seen.may_wait, seen.asker, seen.seat) == (True, True, 0, 1)
    (seen,) = party.view(None).offers
    assert (seen.asks_me, seen.mine, seen.answers) == (False, False, ((1, None), (2, None)))
    with pytest.raises(Stale, match="error-offer-open"):
        ask(party)


def test_a_player_who_says_that_they_are_here_keeps_the_seat(party: Party, hours: Hours) -> None:
    _, absent, other = people(party)
    offer = ask(party)
    party.tables.offers.answer(offer, other, "yes")
    party.tables.offers.answer(offer, absent, "no")
    assert party.view().offers == ()
    let_time_pass(party, hours, AT_ONCE.answer)
    assert stand_in(party) is None
    with pytest.raises(Stale, match="error-offer-over"):
        party.tables.offers.answer(offer, other, "no")


def test_a_player_who_comes_back_without_a_word_keeps_the_seat(party: Party, hours: Hours) -> None:
    _, absent, other = people(party)
    party.tables.offers.answer(ask(party), other, "yes")
    hours.pass_by(AT_ONCE.answer - 1)
    party.tables.presence.heartbeat(absent.id, "tab", party.table)
    let_time_pass(party, hours, 1)
    assert stand_in(party) is None
    assert party.view().offers == ()


def test_if_the_person_is_silent_and_the_others_agree_a_bot_plays(
    party: Party, hours: Hours, told: list[PersonEvent]
) -> None:
    _, absent, other = people(party)
    party.tables.offers.answer(ask(party), other, "yes")
    let_time_pass(party, hours, AT_ONCE.answer - 1)
    assert stand_in(party) is None
    let_time_pass(party, hours, 1)
    assert stand_in(party) == "novice"
    assert party.view().seats[1].since == hours()
    assert [each.person for each in told if each.kind == TAKEN_OVER] == [absent.id]


@pytest.mark.parametrize("answer", ["no", None])
def test_the_others_must_agree_if_they_are_here(party: Party, hours: Hours, answer: OfferAnswer | None) -> None:
    _, _, other = people(party)
    offer = ask(party)
    if answer is not None:
        party.tables.offers.answer(offer, other, answer)
    let_time_pass(party, hours, AT_ONCE.answer)
    assert stand_in(party) is None
    assert party.view().offers == ()


def test_others_who_are_gone_do_not_hold_up_the_game(quick_tables: Tables, hours: Hours) -> None:
    party = seated(quick_tables, people=3)
    hours.pass_by(AT_ONCE.absent)
    ask(party)
    let_time_pass(party, hours, AT_ONCE.answer)
    assert stand_in(party) == "novice"


def test_five_minutes_more_are_granted_once(party: Party, hours: Hours) -> None:
    _, absent, other = people(party)
    offer = ask(party)
    party.tables.offers.answer(offer, absent, "wait")
    with pytest.raises(Refused, match="error-request"):
        party.tables.offers.answer(offer, absent, "wait")
    with pytest.raises(Refused, match="error-request"):
        party.tables.offers.answer(offer, other, "wait")
    party.tables.offers.answer(offer, other, "yes")
    let_time_pass(party, hours, AT_ONCE.answer + AT_ONCE.more - 1)
    assert stand_in(party) is None
    party.tables.presence.heartbeat(other.id, "tab", party.table)
    let_time_pass(party, hours, 1)
    assert stand_in(party) == "novice"


def test_the_person_may_agree_at_once(party: Party) -> None:
    _, absent, _ = people(party)
    party.tables.offers.answer(ask(party), absent, "yes")
    assert stand_in(party) == "novice"


def test_a_seat_is_taken_back_at_once_and_nothing_is_undone(party: Party) -> None:
    _, absent, _ = people(party)
    party.tables.offers.answer(ask(party), absent, "yes")
    while party.view().seats[1].turns < 2 or party.view().waiting_for != 1:
        party.go_on()
    view = party.view(absent)
    task = party.tables.bots.take_task(party.table)
    assert task is not None
    party.tables.stand_ins.take_back(party.table, absent)
    with pytest.raises(Stale):
        party.tables.bots.make_move(party.table, task[0], task[2].text(task[2].legal_moves()[0]))
    after = party.view(absent)
    assert (after.number, after.seats[1].stand_in, bool(after.legal)) == (view.number, None, True)
    stood_in = [act for act in party.tables.store.log.acts(party.table) if act.stand_in]
    assert {act.seat for act in stood_in} == {1}
    assert len(after.stand_ins) == len(stood_in)
    assert fresh(party.tables.store).views.view(party.table, absent).stand_ins == after.stand_ins


def test_an_offer_outlives_a_restart_and_is_decided_after_it(party: Party, hours: Hours) -> None:
    _, _, other = people(party)
    party.tables.offers.answer(ask(party), other, "yes")
    hours.pass_by(AT_ONCE.answer + 1)
    again = fresh(party.tables.store)
    again.offers.decide_expired()
    assert again.views.view(party.table, None).seats[1].stand_in == "novice"


def test_a_reminder_is_sent_not_more_often_than_is_polite(
    quick_tables: Tables, hours: Hours, told: list[PersonEvent]
) -> None:
    party = seated(quick_tables)
    waited, _ = party.mover()
    other = next(person for person in party.people if person not in (None, waited))
    assert other is not None
    quick_tables.offers.nudge(party.table, other)
    assert [(each.person, each.by) for each in told if each.kind == NUDGED] == [(waited.id, other.id)]
    hours.pass_by(AT_ONCE.nudge - 1)
    with pytest.raises(Refused, match="error-nudged"):
        quick_tables.offers.nudge(party.table, other)
    hours.pass_by(1)
    quick_tables.presence.heartbeat(waited.id, "tab", party.table)
    for who, why in ((other, "error-not-away"), (waited, "error-not-away"), (someone(quick_tables), "error-no-seat")):
        with pytest.raises(Refused, match=why):
            quick_tables.offers.nudge(party.table, who)


# ---------------------------------------------------------------------- the owner


def test_the_owners_role_passes_on_when_the_owner_is_gone(party: Party, hours: Hours) -> None:
    owner, _, other = people(party)
    party.tables.presence.leave(owner.id, "tab")
    for _ in range(12):
        hours.pass_by(60)
        party.tables.presence.heartbeat(other.id, "tab", party.table)
        party.tables.presence.step()
        party.tables.ownership.pass_on()
    assert party.view(other).owner
    assert not party.view(owner).owner


def test_an_owner_who_leaves_before_the_start_passes_the_role_on(quick_tables: Tables) -> None:
    owner, guest = someone(quick_tables, "Axel"), someone(quick_tables, "Barbara")
    table = quick_tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * least()]))
    quick_tables.lobby.sit(table, guest)
    quick_tables.lobby.stand_up(table, owner)
    assert quick_tables.views.view(table, guest).owner


# ---------------------------------------------------------------------- rematch and end


@pytest.fixture
def over(quick_tables: Tables, hours: Hours) -> Party:
    assert hours()
    party = seated(quick_tables, people=3)
    party.finish()
    return party


def test_a_rematch_starts_when_everyone_has_agreed(over: Party) -> None:
    owner, second, third = people(over)
    assert over.tables.offers.offer_rematch(over.table, second) is None
    for viewer in (owner, third):
        (seen,) = fresh(over.tables.store).views.view(over.table, viewer).offers
        assert (seen.kind, seen.asker, seen.asks_me) == ("rematch", 1, True)
    (offer,) = over.view(second).offers
    assert (offer.mine, offer.answers) == (True, ((0, None), (2, None)))
    assert over.tables.offers.answer(offer.id, owner, "yes") is None
    assert over.view(third).offers[0].answers == ((0, "yes"), (2, None))
    new = over.tables.offers.answer(offer.id, third, "yes")
    assert new is not None
    assert over.view(owner).next == new
    assert over.view(owner).offers == ()
    names = [seat.name for seat in over.view(owner).seats]
    again = over.tables.views.view(new, owner)
    assert again.status == PLAYING
    assert [seat.name for seat in again.seats] == [*names[1:], names[0]]
    assert again.owner


def test_those_who_decline_are_replaced_by_bots_if_the_rest_wish(over: Party) -> None:
    owner, second, third = people(over)
    over.tables.offers.offer_rematch(over.table, owner)
    (offer,) = over.view(owner).offers
    over.tables.offers.answer(offer.id, second, "no")
    with pytest.raises(Refused, match="error-not-agreed"):
        over.tables.offers.start_without(offer.id, owner)
    over.tables.offers.answer(offer.id, third, "yes")
    assert over.view(third).next is None
    assert over.view(owner).offers[0].may_start
    assert not over.view(second).offers[0].may_start
    with pytest.raises(Forbidden, match="error-not-asked"):
        over.tables.offers.start_without(offer.id, second)
    again = over.tables.views.view(over.tables.offers.start_without(offer.id, third), third)
    sitting = [(seat.kind, seat.name) for seat in again.seats]
    assert sitting == [("bot", ""), ("person", third.name), ("person", owner.name)]


def test_an_offer_is_withdrawn_or_expires(over: Party, hours: Hours) -> None:
    owner, second, third = people(over)
    over.tables.offers.offer_rematch(over.table, owner)
    (offer,) = over.view(owner).offers
    with pytest.raises(Forbidden, match="error-not-asked"):
        over.tables.offers.withdraw(offer.id, second)
    over.tables.offers.withdraw(offer.id, owner)
    assert over.view(second).offers == ()
    with pytest.raises(Stale, match="error-offer-over"):
        over.tables.offers.answer(offer.id, second, "yes")
    over.tables.offers.offer_rematch(over.table, third)
    let_time_pass(over, hours, REMATCH_OPEN)
    assert over.view(second).offers == ()
    assert over.view(second).next is None


def test_two_offers_that_cross_are_an_agreement(over: Party) -> None:
    owner, second, third = people(over)
    assert over.tables.offers.offer_rematch(over.table, owner) is None
    assert over.tables.offers.offer_rematch(over.table, owner) is None
    assert over.tables.offers.offer_rematch(over.table, second) is None
    assert over.tables.offers.offer_rematch(over.table, third) is not None


def test_a_game_ends_early_only_if_everyone_agrees(party: Party) -> None:
    owner, second, third = people(party)
    with pytest.raises(Refused, match="error-ask-all"):
        party.tables.ownership.cancel(party.table, owner)
    party.tables.offers.offer_end(party.table, second)
    (offer,) = party.view(owner).offers
    party.tables.offers.answer(offer.id, owner, "yes")
    party.tables.offers.answer(offer.id, third, "no")
    assert party.view(owner).status == PLAYING
    party.end()
    with pytest.raises(Missing, match="error-cancelled"):
        party.view(owner)


def test_somebody_for_whom_a_bot_plays_must_agree_to_an_early_end_too(quick_tables: Tables) -> None:
    party = seated(quick_tables, people=2) if least() <= 2 else seated(quick_tables, people=2, bots=least() - 2)
    owner, other = party.people[:2]
    assert owner is not None
    assert other is not None
    party.tables.stand_ins.hand_over(party.table, other, "novice")
    party.tables.offers.offer_end(party.table, owner)
    assert party.view(owner).status == PLAYING
    (offer,) = party.tables.offers.asked_of(other)
    party.tables.offers.answer(offer.id, other, "yes")
    with pytest.raises(Missing, match="error-cancelled"):
        party.view(owner)


def test_a_player_who_is_there_but_never_moves_is_replaced_after_half_an_hour(
    quick_tables: Tables, hours: Hours
) -> None:
    party = seated(quick_tables, people=3)
    slow = party.awaited()
    assert slow is not None
    others = [person for person in party.people if person is not None and person != slow]
    seat = party.people.index(slow)
    asker = party.owner if party.owner != slow else others[0]

    def everyone_is_here() -> None:
        for person in party.people:
            assert person is not None
            quick_tables.presence.heartbeat(person.id, "tab", party.table)

    everyone_is_here()
    hours.pass_by(LONGEST_TURN - 60)
    everyone_is_here()
    with pytest.raises(Refused, match="error-not-away"):
        quick_tables.offers.ask_hand_over(party.table, asker, seat, "novice")
    hours.pass_by(60 + AT_ONCE.absent)
    everyone_is_here()
    assert quick_tables.views.presences(party.table)[seat].state == "away"  # type: ignore[union-attr]
    offer = quick_tables.offers.ask_hand_over(party.table, asker, seat, "novice")
    for person in others:
        if person != asker:
            quick_tables.offers.answer(offer, person, "yes")
    quick_tables.offers.answer(offer, slow, "no")  # only a move refuses
    assert quick_tables.store.offers.open_at(party.table)
    let_time_pass(party, hours, AT_ONCE.answer)
    assert party.view().seats[seat].stand_in == "novice"


def test_a_move_refuses_the_bot_that_was_asked_for(quick_tables: Tables, hours: Hours) -> None:
    party = seated(quick_tables, people=2) if least() <= 2 else seated(quick_tables, people=3)
    slow, _ = party.chooser()
    seat = party.people.index(slow)
    asker = next(person for person in party.people if person is not None and person != slow)
    hours.pass_by(LONGEST_TURN + AT_ONCE.absent)
    for person in party.people:
        assert person is not None
        quick_tables.presence.heartbeat(person.id, "tab", party.table)
    assert party.owner in (asker, slow)
    quick_tables.offers.ask_hand_over(party.table, asker, seat, "novice")
    while quick_tables.views.view(party.table, None).waiting_for == seat:
        assert party.go_on()
    let_time_pass(party, hours, AT_ONCE.answer)
    assert party.view().seats[seat].stand_in is None


def test_nobody_answers_who_is_not_asked(party: Party) -> None:
    offer = ask(party)
    for who in (party.owner, someone(party.tables)):
        with pytest.raises(Forbidden, match="error-not-asked"):
            party.tables.offers.answer(offer, who, "yes")
    with pytest.raises(Missing, match="error-no-offer"):
        party.tables.offers.answer("nothing", party.owner, "yes")


def test_an_agreed_end_ends_everything_else_that_is_asked_at_the_table(party: Party) -> None:
    owner, absent, other = people(party)
    ask(party)
    party.tables.offers.offer_end(party.table, owner)
    (end,) = (offer for offer in party.tables.store.offers.open_at(party.table) if offer.kind == "end")
    for person in (absent, other):
        party.tables.offers.answer(end.id, person, "yes")
    assert party.tables.offers.asked_of(absent) == party.tables.offers.asked_of(other) == []


def test_nobody_is_asked_to_end_a_game_that_is_finished(party: Party) -> None:
    owner, absent, other = people(party)
    party.tables.offers.offer_end(party.table, owner)
    assert len(party.view(other).offers) == 1
    party.finish()
    assert party.view(other).offers == ()
    assert party.tables.offers.asked_of(absent) == party.tables.offers.asked_of(other) == []


# ---------------------------------------------------------------------- who is asked


def test_of_a_person_who_is_asked_nothing_this_is_known_without_the_database(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, absent, other = people(party)
    tables = party.tables
    assert not tables.offers.asked_known(owner)
    assert tables.offers.asked_of(owner) == []
    assert [tables.offers.asked_known(each) for each in (owner, absent, other)] == [True] * 3
    offer = ask(party)
    assert [tables.offers.asked_known(each) for each in (owner, absent, other)] == [True, False, False]
    assert [each.id for each in tables.offers.asked_of(other)] == [offer]
    tables.offers.answer(offer, other, "no")
    assert tables.offers.asked_of(other) == []
    assert tables.offers.asked_known(other)
    monkeypatch.setattr(tables.store.offers, "open_to", lambda _: pytest.fail("the database was asked"))
    assert tables.offers.asked_of(owner) == tables.offers.asked_of(other) == []


def test_a_server_that_starts_knows_who_was_asked_before(party: Party) -> None:
    _, absent, _ = people(party)
    ask(party)
    started = Tables(party.tables.store)
    assert [offer.kind for offer in started.offers.asked_of(absent)] == ["hand-over"]
    assert not started.offers.asked_known(absent)


def test_a_player_who_is_asked_while_their_offers_are_looked_up_stays_known_as_asked() -> None:
    asked = AskedPeople(lambda: ["Axel"])
    assert asked.includes("Axel")
    before = asked.additions
    asked.add("Axel")  # while their offers are looked up, which finds none
    asked.remove("Axel", before)
    assert asked.includes("Axel")
    asked.remove("Axel", asked.additions)
    assert not asked.includes("Axel")
    asked.mark_all_stale()
    assert not asked.known
    assert asked.includes("Axel")
    before = asked.additions
    asked.mark_all_stale()  # while their offers are looked up, which finds none
    assert asked.includes("Axel")
    asked.remove("Axel", before)
    assert asked.includes("Axel")
