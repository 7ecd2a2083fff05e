"""Offers: people propose hand-overs, rematches and early ends, answer them, and what everyone agrees to is done."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Forbidden, Missing, Refused, Stale
from kaiserhof.people.identity import new_id
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import (
    BOT,
    CANCELLED,
    FINISHED,
    GATHERING,
    HERE,
    OPEN_OFFER,
    PERSON,
    PLAYING,
    WITHDRAWN,
    OfferAnswer,
    OfferKind,
    OfferRow,
    OfferStatus,
    SeatRow,
)
from kaiserhof.tables.access import (
    admit,
    deciding_seat,
    is_paused,
    keeps_others_waiting,
    seat_of,
    seen_at,
    waiting_times_at,
)
from kaiserhof.tables.clocks.clock import DAILY, LIVE, Clock, given, moved_on
from kaiserhof.tables.colours import coloured
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.meeting.asked_people import AskedPeople
from kaiserhof.tables.meeting.offers import (
    AGREED,
    CONCEDE,
    END,
    HAND_OVER,
    LENIENT,
    PAUSE,
    REFUSED,
    REMATCH,
    REMATCH_OPEN,
    SEAT,
    TAKE_BACK,
    TIME,
    TOLD,
    WAIT,
    YES,
    answered,
    decided,
    may_start_without,
    replaced,
    willing,
)
from kaiserhof.tables.meeting.person_events import ASKED, NUDGED, TAKEN_OVER, PersonEvent
from kaiserhof.tables.meeting.presence import Presence
from kaiserhof.tables.plan import STAND_IN, SeatPlan, TablePlan
from kaiserhof.tables.service.creation import Creation
from kaiserhof.tables.service.stand_ins import StandIns, check_level
from kaiserhof.tables.table import Table

log = logging.getLogger(__name__)

AT_ONCE_DONE = (*LENIENT, SEAT)
"""The kinds that are done in one transaction with the last answer."""


class Offers:
    def __init__(
        self, loaded_tables: LoadedTables, limits: Limits, presence: Presence, creation: Creation, stand_ins: StandIns
    ) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._limits, self._presence = limits, presence
        self._creation, self._stand_ins = creation, stand_ins
        self.asked_people = AskedPeople(loaded_tables.store.offers.people_asked)

    # ------------------------------------------------------------------ proposals

    def ask_hand_over(self, table_id: str, person: Person, seat: int, level: str) -> str:
        """Asks whether a bot may play for someone who is away; returns the offer's id. Owner only, except for the
        owner's own seat.

        The person has some time to say that they are here. The others must agree, too.
        """
        check_level(level)
        self._limits.spend("offer", person.id)
        with self._loaded_tables.open(table_id) as table:
            self._require_running(table)
            sitting = _person_at(table, seat)
            if table.row.owner != person.id:
                seat_of(table, person)
                if table.row.owner != sitting:
                    raise Forbidden("error-not-owner")
            if sitting == person.id:
                raise Refused("error-own-seat")
            if table.stands_in(seat):
                raise Refused("error-stands-in")
            if not self._is_missed(table, seat):
                raise Refused("error-not-away")
            others = [each for each in self._deciders(table) if each not in (sitting, person.id)]
            waits = waiting_times_at(table)
            return self._offer(
                table, person, HAND_OVER, asked=[sitting, *others], seconds=waits.answer, seat=seat, level=level
            )

    def offer_rematch(self, table_id: str, person: Person) -> str | None:
        """Proposes a rematch at a finished table; returns the new table if nobody needs to agree."""
        self._limits.spend("offer", person.id)
        with self._loaded_tables.open(table_id) as table:
            if table.row.status != FINISHED:
                raise Refused("error-not-finished")
            seat_of(table, person)
            if table.row.next is not None:
                return table.row.next
            asked = [each for each in table.people() if each != person.id]
            if not asked:
                self._play_again(table, person.id, (person.id,))
                return table.row.next
            open_one = next((offer for offer in self._store.offers.open_at(table_id) if offer.kind == REMATCH), None)
            if open_one is None:
                self._offer(table, person, REMATCH, asked=asked, seconds=REMATCH_OPEN)
            elif person.id in open_one.asked:  # two crossing offers are an agreement
                self._take_answer(table, open_one, person, YES)
        with self._loaded_tables.open(table_id) as table:
            return table.row.next

    def offer_end(self, table_id: str, person: Person) -> None:
        """Proposes to end a running game without a result. People for whom a bot plays are asked too."""
        self._limits.spend("offer", person.id)
        with self._loaded_tables.open(table_id) as table:
            self._require_running(table)
            seat_of(table, person)
            there = [seat.person for seat in table.seats if seat.person is not None and seat.name]
            asked = [each for each in there if each != person.id]  # a deleted person has no name
            self._offer(table, person, END, asked=asked, seconds=waiting_times_at(table).end)

    def offer_take_back(self, table_id: str, person: Person) -> None:
        """Asks the others to go back before this person's last finished turn."""
        with self._lenient(table_id, person) as table:
            length = table.match.last_turn(seat_of(table, person))
            if length is None:
                raise Refused("error-no-turn")
            seat = seat_of(table, person)
            self._offer(
                table, person, TAKE_BACK, asked=self._others(table, person), seconds=self._soon(table), seat=seat
            )

    def offer_time(self, table_id: str, person: Person, seat: int) -> None:
        """Asks the others to agree that a player gets more time. That player is not asked."""
        with self._lenient(table_id, person) as table:
            lucky = _person_at(table, seat)
            if table.ticking is None:
                raise Refused("error-no-clock")
            asked = [each for each in self._others(table, person) if each != lucky]
            self._offer(table, person, TIME, asked=asked, seconds=self._soon(table), seat=seat)

    def offer_pause(self, table_id: str, person: Person) -> None:
        """Asks the others to stop the clock until somebody goes on."""
        with self._lenient(table_id, person) as table:
            if table.rule.kind != LIVE or table.ticking is None:
                raise Refused("error-no-clock")
            if is_paused(table):
                raise Refused("error-paused")
            self._offer(table, person, PAUSE, asked=self._others(table, person), seconds=self._soon(table))

    def go_on(self, table_id: str, person: Person) -> None:
        """Ends a pause. Everyone who sits at the table may do this."""
        with self._loaded_tables.open(table_id) as table:
            self._require_running(table)
            seat_of(table, person)
            if not is_paused(table):
                raise Stale("error-stale")
            waiting, now = table.row.waiting, self._loaded_tables.uptime.now()
            assert table.ticking is not None
            self._change_clock(table, moved_on(table.rule, table.ticking, None, waiting, now))

    def offer_concede(self, table_id: str, person: Person) -> None:
        """Asks the others to end the game with this person in the last place."""
        with self._lenient(table_id, person) as table:
            seat = seat_of(table, person)
            self._offer(table, person, CONCEDE, asked=self._others(table, person), seconds=self._soon(table), seat=seat)

    def ask_seat(self, table_id: str, person: Person, seat: int, *, agreed: bool = False) -> str:
        """Asks the people at a table whether this person, who has no seat, may play on for someone who is gone.

        Where the game counts, they must have `agreed` to that.
        """
        self._limits.spend("offer", person.id)
        if not person.name:
            raise Refused("error-name")
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
            self._require_running(table)
            sitting = _person_at(table, seat)
            if person.id in table.people():
                raise Refused("error-seated")
            if not self._is_gone(table, seat) or self._store.tables.is_of_league(table_id):
                raise Refused("error-not-away")
            if table.row.counts(table.seats) and not agreed:
                raise Refused("error-agree-first")
            removed = any(each.person == person.id for each in self._store.lobby.removals(table_id))
            if removed or self._store.blocks.apart(person.id, table.people()):
                raise Forbidden("error-not-taken-in")
            others = [each for each in self._deciders(table) if each != sitting]
            waits = waiting_times_at(table)
            return self._offer(table, person, SEAT, asked=[sitting, *others], seconds=waits.answer, seat=seat)

    def nudge(self, table_id: str, person: Person) -> None:
        """Reminds the player to move; refuses if the last reminder is too recent."""
        with self._loaded_tables.open(table_id) as table:
            self._require_running(table)
            seat_of(table, person)
            seat = table.waiting_for()
            if seat is None or table.bot_level(seat) is not None or table.seats[seat].person == person.id:
                raise Refused("error-not-away")
            row, now = table.seats[seat], self._store.database.clock()
            assert row.person is not None
            if self._presence.status(row.person, table_id).state == HERE:
                raise Refused("error-not-away")
            if now < row.nudged + waiting_times_at(table).nudge:
                raise Refused("error-nudged")
            self._store.tables.change_seat(table_id, row, replace(row, nudged=now), PLAYING, due=False)
            self._loaded_tables.reload(table)
            self._loaded_tables.events.publish(PersonEvent(NUDGED, table_id, row.person, table.number, person.id))
        self._loaded_tables.announce(table_id)

    def _offer(
        self,
        table: Table,
        person: Person,
        kind: OfferKind,
        *,
        asked: list[str],
        seconds: float,
        seat: int | None = None,
        level: str | None = None,
    ) -> str:
        now, table_id = self._store.database.clock(), table.row.id
        offer = OfferRow(
            new_id(),
            table_id,
            kind=kind,
            asker=person.id,
            seat=seat,
            level=level,
            asked=tuple(asked),
            answers={},
            status=OPEN_OFFER,
            created=now,
            expires=now + seconds,
        )
        self._changed(table, self._store.offers.add(offer))
        for each in asked:
            self._loaded_tables.events.publish(PersonEvent(ASKED, table_id, each, table.number, person.id, kind))
            self.asked_people.add(each)
            self._store.presence.announce(each)
            self._loaded_tables.person_changed(each)
        self._decide(table, offer)
        return offer.id

    # ------------------------------------------------------------------ answers

    def answer(self, offer_id: str, person: Person, answer: OfferAnswer) -> str | None:
        """Answers an offer; returns the new table if this starts a rematch."""
        self._limits.spend("offer", person.id)
        with self._offered(offer_id) as (table, offer):
            if person.id not in offer.asked:
                raise Forbidden("error-not-asked")
            mine = offer.answers.get(person.id)
            if answer == WAIT and (person.id != replaced(offer) or mine == WAIT):
                raise Refused("error-request")
            self._take_answer(table, offer, person, answer)
        with self._loaded_tables.open(table.row.id) as table:
            return table.row.next if offer.kind == REMATCH else None

    def _take_answer(self, table: Table, offer: OfferRow, person: Person, answer: OfferAnswer) -> None:
        after = answered(offer, person.id, answer, waiting_times_at(table))
        if offer.kind in AT_ONCE_DONE and self._status(table, after) == AGREED:
            self._do(table, offer, after)
            return
        self._changed(table, self._store.offers.change(offer, after))
        self._decide(table, after)

    def withdraw(self, offer_id: str, person: Person) -> None:
        """Withdraws an offer of this person."""
        with self._offered(offer_id) as (table, offer):
            if person.id != offer.asker:
                raise Forbidden("error-not-asked")
            self._end_offer(table, offer, WITHDRAWN)

    def start_without(self, offer_id: str, person: Person) -> str:
        """Starts a rematch with bots for those who declined, once all others have agreed; returns the new table."""
        with self._offered(offer_id) as (table, offer):
            if person.id not in willing(offer):
                raise Forbidden("error-not-asked")
            if not may_start_without(offer):
                raise Refused("error-not-agreed")
            self._play_again(table, offer.asker, willing(offer))
            self._end_offer(table, offer, AGREED)
            assert table.row.next is not None
            return table.row.next

    def asked_of(self, person: Person) -> list[OfferRow]:
        """Returns the open offers that a person has yet to answer."""
        if self._loaded_tables.listening and not self.asked_people.includes(person.id):
            return []
        additions = self.asked_people.additions
        found = self._store.offers.open_to(person.id)
        if not found and not self._store.lobby.invitations_of(person.id):
            self.asked_people.remove(person.id, additions)
        return found

    def note_invited(self, person_id: str) -> None:
        """Shows an invitation on the person's open pages, in every process."""
        self.asked_people.add(person_id)
        self._store.presence.announce(person_id)
        self._loaded_tables.person_changed(person_id)

    def asked_known(self, person: Person) -> bool:
        """Returns whether `asked_of` answers without a query."""
        return self._loaded_tables.listening and self.asked_people.known and not self.asked_people.includes(person.id)

    # ------------------------------------------------------------------ decisions

    def decide_expired(self) -> None:
        """Decides offers that have expired, and stops showing refusals. Call it every few seconds, in each process."""
        for offer in self._store.offers.expired():
            with suppress(Stale):  # another process was faster
                try:
                    with self._loaded_tables.open(offer.table_id) as table:
                        self._decide(table, offer)
                except KaiserhofError as error:
                    if isinstance(error, Stale):
                        raise
                    log.warning("withdrawing expired offer %s: %s", offer.id, error)
                    self._store.offers.change(offer, replace(offer, status=WITHDRAWN))
        self._drop_refusals()

    def _drop_refusals(self) -> None:
        """Refreshes the tables in memory whose pages have shown a refusal for long enough."""
        for table_id, table in list(self._loaded_tables.cached.items()):
            if any(self._is_over(offer) for offer in table.offers or ()):
                with table.lock:
                    table.offers = None
                    table.touch()
                self._loaded_tables.announce(table_id)

    def _is_over(self, offer: OfferRow) -> bool:
        return offer.status == REFUSED and offer.expires <= self._store.database.clock()

    def _decide(self, table: Table, offer: OfferRow) -> None:
        """Does what was proposed, if everyone has agreed."""
        status = self._status(table, offer)
        if status == OPEN_OFFER:
            return
        if status == AGREED and offer.kind in AT_ONCE_DONE:
            self._do(table, offer, offer)
            return
        if status == AGREED:
            if offer.kind == HAND_OVER:
                self._stand_in_for(table, offer)
            elif offer.kind == REMATCH:
                self._play_again(table, offer.asker, willing(offer))
        self._end_offer(table, offer, status)
        if status == AGREED and offer.kind == END:
            self._store.tables.change(table.row.id, (GATHERING, PLAYING), status=CANCELLED, due=None)
            self._loaded_tables.reload(table)
            self._loaded_tables.announce(table.row.id)
            for person in table.people():
                self._loaded_tables.person_changed(person)  # their other offers at this table have ended, too

    def _status(self, table: Table, offer: OfferRow) -> OfferStatus:
        """Returns what follows from the answers so far."""
        now = self._store.database.clock()
        here = {person for person in offer.asked if self._presence.is_present(person, table.row.id)}
        must_move = offer.kind == HAND_OVER and offer.seat is not None and keeps_others_waiting(table, offer.seat, now)
        return decided(offer, now, here, must_move=must_move)

    def _do(self, table: Table, before: OfferRow, answers: OfferRow) -> None:
        """Does what everyone has agreed to, in one transaction with the end of the offer."""
        offer = before, replace(answers, status=AGREED)
        if table.row.status != PLAYING:
            raise Refused("error-offer-over")
        seat, ticking, clocks = before.seat, table.ticking, self._loaded_tables
        if before.kind == TAKE_BACK and seat is not None:
            length = table.match.last_turn(seat)
            if length is None:
                raise Refused("error-offer-over")
            clocks.commit(table, partial(table.take_back, length), offer=offer)
        elif before.kind == CONCEDE and seat is not None:
            clocks.commit(table, partial(table.concede, seat), offer=offer)
        elif before.kind == TIME and seat is not None and ticking is not None:
            self._change_clock(table, given(table.rule, ticking, seat), offer)
        elif before.kind == PAUSE and ticking is not None:
            waiting, now = table.row.waiting if ticking.since is not None else None, clocks.uptime.now()
            self._change_clock(table, moved_on(table.rule, ticking, waiting, None, now), offer)
        elif before.kind == SEAT and seat is not None:
            person = self._store.people.get(before.asker)
            if person is None or table.seats[seat].person != before.asked[0]:
                raise Refused("error-offer-over")
            self._stand_ins.seat_another(table, seat, person, offer)
        else:
            raise Refused("error-offer-over")
        table.offers = None
        table.touch()
        self._loaded_tables.announce(table.row.id)
        for person_id in {before.asker, *before.asked}:
            self._loaded_tables.person_changed(person_id)

    def _change_clock(self, table: Table, ticking: Clock, offer: tuple[OfferRow, OfferRow] | None = None) -> None:
        """Writes another clock of a running game."""
        timekeeper, row = self._loaded_tables.timekeeper, table.row
        until = timekeeper.next_look(table, ticking, row.waiting)
        written = ticking.write()
        table.raised(self._store.clocks.change(row.id, row.revision, written, until, offer=offer))
        table.ticking, table.row = ticking, table.row._replace(ticking=written, until=until)
        self._loaded_tables.announce(row.id)

    def _end_offer(self, table: Table, offer: OfferRow, status: OfferStatus) -> None:
        after = replace(offer, status=status)
        if status == REFUSED:  # the one who asked reads for a while who declined
            after = replace(after, expires=self._store.database.clock() + TOLD)
        self._changed(table, self._store.offers.change(offer, after))
        for person in {offer.asker, *offer.asked}:
            self._loaded_tables.person_changed(person)

    def _stand_in_for(self, table: Table, offer: OfferRow) -> None:
        assert offer.seat is not None
        if table.row.status == PLAYING and not table.stands_in(offer.seat):
            self._stand_ins.change(table, offer.seat, offer.level)
            person = offer.asked[0]
            self._loaded_tables.events.publish(PersonEvent(TAKEN_OVER, table.row.id, person, table.number, offer.asker))

    def _play_again(self, table: Table, asker: str, wanted: Sequence[str]) -> None:
        """Creates the rematch with the same options. Bots sit for those who decline, and the next seat starts."""
        seats = coloured(table.seats)
        plans = [
            SeatPlan(BOT, STAND_IN, colour=seat.colour)
            if seat.kind == PERSON and seat.person not in wanted
            else SeatPlan(seat.kind, seat.level, _sitter(seat), seat.face, seat.colour)
            for seat in (*seats[1:], *seats[:1])
        ]
        owner = table.row.owner if table.row.owner in wanted else asker
        maker = _sitter(next(seat for seat in table.seats if seat.person == owner))
        assert maker is not None
        with suppress(Stale):  # if two are created at once, the first is the rematch
            self._creation.create(
                maker,
                TablePlan(
                    table.row.game,
                    plans,
                    table.row.options,
                    pace=table.row.pace,
                    clock=table.rule,
                    rated=table.row.counts(table.seats),
                    board=table.row.board,
                    hints=table.row.hints,
                    lenient=table.row.lenient,
                ),
                previous=table.row.id,
            )
        self._loaded_tables.reload(table)

    # ------------------------------------------------------------------ checks

    def _is_missed(self, table: Table, seat: int) -> bool:
        """Returns whether others may ask for a bot in this seat: its person has long been away, or their time is up."""
        seen = seen_at(table, seat, self._presence, self._store.database.clock())
        since = table.row.created if seen.since is None else seen.since
        away = seen.state != HERE and self._store.database.clock() >= since + waiting_times_at(table).absent
        return away and (table.is_overdue(seat) or table.rule.kind != DAILY)

    def _is_gone(self, table: Table, seat: int) -> bool:
        """Returns whether another person may ask for a seat: its person has long been away, or a bot plays for them."""
        if not table.stands_in(seat):
            return self._is_missed(table, seat)
        seen = seen_at(table, seat, self._presence, self._store.database.clock())
        return seen.state != HERE

    @contextmanager
    def _lenient(self, table_id: str, person: Person) -> Iterator[Table]:
        """Yields a running table to a person who plays there, where people may agree on more time and the like."""
        self._limits.spend("offer", person.id)
        with self._loaded_tables.open(table_id) as table:
            self._require_running(table)
            deciding_seat(table, person)
            counts = table.row.counts(table.seats) or self._store.tables.is_of_league(table_id)
            if counts and not table.row.lenient:
                raise Forbidden("error-offer-counts")
            yield table

    def _others(self, table: Table, person: Person) -> list[str]:
        return [each for each in self._deciders(table) if each != person.id]

    def _soon(self, table: Table) -> float:
        return waiting_times_at(table).end

    def _deciders(self, table: Table) -> list[str]:
        """Returns the people for whom no bot plays."""
        return [seat.person for seat in table.seats if seat.person is not None and not table.stands_in(seat.seat)]

    def _require_running(self, table: Table) -> None:
        if table.row.status != PLAYING:
            raise Refused("error-not-running")

    @contextmanager
    def _offered(self, offer_id: str) -> Iterator[tuple[Table, OfferRow]]:
        offer = self._store.offers.get(offer_id)
        if offer is None:
            raise Missing("error-no-offer")
        with self._loaded_tables.open(offer.table_id) as table:
            offer = self._store.offers.get(offer_id)  # again, now that the table is locked
            if offer is None or offer.status != OPEN_OFFER or self._store.database.clock() >= offer.expires:
                raise Stale("error-offer-over")
            yield table, offer

    def _changed(self, table: Table, revision: int) -> None:
        table.offers = None
        table.raised(revision)
        self._loaded_tables.announce(table.row.id)


def _sitter(seat: SeatRow) -> Person | None:
    """Returns the person at a seat, under the name they have at this table."""
    return Person(seat.person, seat.name, "") if seat.person is not None else None


def _person_at(table: Table, seat: int) -> str:
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != PERSON:
        raise Missing("error-no-seat")
    person = table.seats[seat].person
    assert person is not None
    return person
