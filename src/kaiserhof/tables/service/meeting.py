"""Who is here: what everyone at a table sees of each other beside the game."""

from __future__ import annotations

from contextlib import suppress

from kaiserhof.engine import KaiserhofError
from kaiserhof.storage.rows import GATHERING, PLAYING
from kaiserhof.tables.meeting import GONE, Seen
from kaiserhof.tables.service.checks import Checks


class MeetingService(Checks):
    """What people see of each other."""

    def pass_on_roles(self) -> None:
        """Passes the role of owners who are gone on to someone who is here; call it from time to time.

        A table that nobody has opened here needs no owner.
        """
        now = self.store.database.clock()
        for table_id, live in list(self._live.items()):
            if live.row.status not in (GATHERING, PLAYING):
                continue
            seen = self.presence.seen(live.row.owner, table_id)
            since = live.row.created if seen.since is None else seen.since
            if seen.state != GONE or now < since + self._patience(live).owner:
                continue
            with suppress(KaiserhofError), self._table(table_id) as live:
                here = (person for person in live.people() if self.presence.is_present(person, table_id))
                heir = next(here, None)
                if heir is not None and live.row.owner != heir:
                    self._make_owner(live, heir)
                    self.announce(table_id)

    def presences(self, table_id: str) -> tuple[Seen | None, ...]:
        """Returns for each seat of a table whether its person is here; None for seats of bots and free ones.

        Whoever asks has been admitted to the table.
        """
        live = self._live.get(table_id)
        seats = live.seats if live is not None else self._rows(table_id)[1]
        return tuple(self.presence.seen(seat.person, table_id) if seat.person else None for seat in seats)

    def presences_known(self, table_id: str) -> bool:
        """Returns whether `presences` answers without asking the database."""
        live = self._live.get(table_id)
        return live is not None and all(not seat.person or self.presence.known(seat.person) for seat in live.seats)
