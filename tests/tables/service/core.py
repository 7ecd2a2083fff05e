"""Stand-ins for everything around the service under test: a core with a database in memory and its own time, limits
that count but never refuse, and presence that a test sets.

`Core.table` writes a table to the database, so no other service is needed to create it.
"""

from __future__ import annotations

from dataclasses import replace

from kaiserhof.engine import find_game, game_ids
from kaiserhof.storage.budgets import RateKind
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import AWAY, BOT, FREE, FULL, GATHERING, HERE, HOST, PERSON, Act, SeatRow, TableRow
from kaiserhof.storage.store import Store
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.meeting.person_events import PersonEvent
from kaiserhof.tables.meeting.presence import NEVER, Presence, PresenceStatus
from kaiserhof.tables.table import Table
from tests.tables.meeting.simulated import Hours

GAME = find_game(game_ids()[0])
AXEL, BARBARA, CHRIS, DORIS = (Person(name.lower(), name, "en") for name in ("Axel", "Barbara", "Chris", "Doris"))
NOBODY = Person("", "", "en")
"""Leaves a seat free."""


class Core(LoadedTables):
    """The core of the tables, which records announcements."""

    def __init__(self) -> None:
        store = Store("sqlite://")
        self.hours = store.database.clock = Hours()
        self.announced: list[str] = []
        super().__init__(store, Boards(store, Limits(enabled=False)), self.announced.append)
        self.uptime.running, self.uptime.gap = self.hours, 1e9
        self.due: list[str] = []
        """The tables where a bot became due."""
        self.subscribe_due(self.due.append)
        self.heard: list[PersonEvent] = []
        self.events.subscribe(self.heard.append)
        self.changed: list[str] = []
        """The people whose tables were announced."""
        self._tables = 0
        for person in (AXEL, BARBARA, CHRIS, DORIS):
            store.people.add(person, person.id)

    def person_changed(self, person_id: str) -> None:
        self.changed.append(person_id)
        super().person_changed(person_id)

    def table(self, *sitting: Person | str, **row: object) -> str:
        """Writes a table with these people and bots of these levels; the first person owns it. A full table starts when
        it is opened, unless `begins` says otherwise.
        """
        self._tables += 1
        seats = [_seat(number, each) for number, each in enumerate(sitting)]
        owner = next(each.id for each in sitting if isinstance(each, Person) and each.id)
        now = self.store.database.clock()
        full = all(seat.kind != FREE for seat in seats)
        values: dict[str, object] = {"begins": FULL if full else HOST, "code": None if full else self._tables, **row}
        plain = TableRow(
            id=f"table-{self._tables}",
            game=GAME.id,
            rules=GAME.rules_version,
            options=GAME.choose(len(seats), {}),
            secret=f"{self._tables:064x}",
            owner=owner,
            status=GATHERING,
            spectators=True,
            listed=False,
            created=now,
            changed=now,
            next=None,
        )
        self.store.tables.add(plain._replace(**values), seats)  # type: ignore[arg-type]
        return plain.id

    def opened(self, table_id: str) -> Table:
        """Returns a table in its present state, and clears the recorded announcements."""
        with self.open(table_id) as table:
            self.forget_announcements()
            return table

    def forget_announcements(self) -> None:
        for noted in (self.announced, self.due, self.heard, self.changed):
            noted.clear()

    def stored(self, table_id: str) -> TableRow:
        return self.rows(table_id)[0]

    def seats(self, table_id: str) -> list[SeatRow]:
        return self.rows(table_id)[1]

    def play_to_the_end(self, table_id: str) -> None:
        """Makes the first legal move for everyone until the game is over, and writes all acts together."""
        with self.open(table_id) as table:

            def play_all() -> list[Act]:
                acts: list[Act] = []
                while not table.match.finished():
                    waiting = table.match.to_confirm()
                    state = table.match.state
                    acts += (
                        table.play(state.to_move(), state.text(state.legal_moves()[0]))
                        if waiting is None
                        else table.confirm(waiting)
                    )
                return acts

            self.commit(table, play_all)


def _seat(number: int, sitting: Person | str) -> SeatRow:
    if isinstance(sitting, str):
        return SeatRow(number, BOT, level=sitting, person=None, name="", stand_in=None)
    free = SeatRow(number, FREE, level=None, person=None, name="", stand_in=None)
    return free if not sitting.id else replace(free, kind=PERSON, person=sitting.id, name=sitting.name)


class Counted(Limits):
    """Limits that record what is spent, as kind, person and subject, and refuse nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.spent: list[tuple[RateKind, str, str]] = []

    def spend(self, kind: RateKind, person: str = "", subject: str = "", *, new: bool = False) -> None:
        self.spent.append((kind, person, subject))


class Present(Presence):
    """Presence that a test sets: nobody else was ever seen."""

    def __init__(self, core: Core) -> None:
        super().__init__(core.store)
        self.people: dict[str, PresenceStatus] = {}
        self._clock = core.store.database.clock

    def come(self, person: Person) -> None:
        self.people[person.id] = PresenceStatus(HERE, self._clock())

    def hide(self, person: Person) -> None:
        self.people[person.id] = PresenceStatus(AWAY, self._clock())

    def status(self, person: str, table: str) -> PresenceStatus:
        return self.people.get(person, NEVER)
