"""Who may do what: the checks that every request passes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from kaiserhof.bots import offered_in
from kaiserhof.engine import Game
from kaiserhof.errors import Forbidden, Missing, Refused, Stale
from kaiserhof.storage.person import Person
from kaiserhof.storage.rate_limits import SharedRateLimits
from kaiserhof.storage.rows import (
    CANCELLED,
    GATHERING,
    PLAYING,
    SeatRow,
    TableRow,
)
from kaiserhof.storage.store import Store
from kaiserhof.storage.work_queue import WorkQueue
from kaiserhof.tables.clocks.clock import DAILY
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.live import LiveTable
from kaiserhof.tables.meeting import Presence
from kaiserhof.tables.meeting.asked_people import AskedPeople
from kaiserhof.tables.meeting.offers import AT_ONCE, BY_THE_DAY, Patience
from kaiserhof.tables.meeting.person_versions import PersonVersions
from kaiserhof.tables.memory import Memory
from kaiserhof.tables.replay import Watched
from kaiserhof.tables.upkeep.moderation import Sanctions


class Checks(Memory):
    """The tables, and who may do what at them."""

    def __init__(
        self,
        store: Store,
        announce: Callable[[str], None] = lambda _: None,
        limits: Limits | None = None,
        more_bots: Sequence[str] = (),
    ) -> None:
        super().__init__(store, announce)
        self.work = WorkQueue(store.database)
        self.limits = limits or Limits()
        self.more_bots = tuple(more_bots)
        """The bots that may sit at tables beside those that people are always offered."""
        if store.database.shared and self.limits.enabled:
            self.limits.shared = SharedRateLimits(store.database).spend
        self.sanctions = Sanctions()
        self.presence = Presence(store)
        self.presence.on_change = self._person_stirs
        self.asked_people = AskedPeople(store.offers.people_asked)
        self.person_versions = PersonVersions()
        self._records: OrderedDict[str, Watched] = OrderedDict()

    def offered_in(self, game: Game) -> tuple[str, ...]:
        """Returns the levels of bots that people are offered in a game."""
        return offered_in(game, self.more_bots)

    def _person_stirs(self, person_id: str) -> None:
        """Announces all tables at which this person sits: their presence, or what they are asked, has changed."""
        self.person_versions.add(person_id)
        for table_id, live in list(self.cached.items()):
            if person_id in live.sitting:
                self.announce(table_id)

    def mark_all_stale(self) -> None:
        """Is called when changes may have been missed, also of what people are asked."""
        super().mark_all_stale()
        self.person_versions.add_all()

    def _rows(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        found = self.store.tables.get(table_id)
        if found is None:
            raise Missing("error-no-table")
        return found

    def _admit(self, live: LiveTable, person: Person | None) -> None:
        self._admit_to(live.row, live.seats, person)

    def _admit_to(self, row: TableRow, seats: Sequence[SeatRow], person: Person | None) -> None:
        seated = person is not None and any(seat.person == person.id for seat in seats)
        if row.status == CANCELLED:
            raise Missing("error-cancelled")
        invited = row.spectators or row.status == GATHERING
        if not (seated or invited or (person is not None and row.owner == person.id)):
            raise Forbidden("error-closed")

    def _make_owner(self, live: LiveTable, person_id: str) -> None:
        """Passes the role of the owner on."""
        self.store.tables.change(live.row.id, (live.row.status,), owner=person_id)
        self._reload_rows(live)

    def _patience(self, live: LiveTable) -> Patience:
        """Returns how long people wait for each other at a table."""
        return BY_THE_DAY if live.rule.kind == DAILY else AT_ONCE

    def _seat_of(self, live: LiveTable, person: Person) -> int:
        for seat in live.seats:
            if seat.person == person.id:
                return seat.seat
        raise Forbidden("error-no-seat-here")

    def _deciding_seat(self, live: LiveTable, person: Person) -> int:
        seat = self._seat_of(live, person)
        if live.bot_level(seat) is not None:
            raise Forbidden("error-stand-in")
        return seat

    @contextmanager
    def _running(
        self, table_id: str, number: int, person: Person | None = None, *, checked: bool = True
    ) -> Iterator[LiveTable]:
        with self.open(table_id, checked=checked) as live:
            if person is not None:
                self._admit(live, person)
            if live.row.status != PLAYING:
                raise Refused("error-not-running")
            if number != live.number:
                raise Stale("error-stale")
            yield live

    @contextmanager
    def _owned(self, table_id: str, person: Person) -> Iterator[LiveTable]:
        with self.open(table_id) as live:
            if live.row.owner != person.id:
                raise Forbidden("error-not-owner")
            self._admit(live, person)
            yield live
