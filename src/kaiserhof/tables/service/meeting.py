"""Who is here: what everyone at a table sees of each other beside the game."""

from __future__ import annotations

from kaiserhof.tables.meeting import Seen
from kaiserhof.tables.service.checks import Checks


class MeetingService(Checks):
    """What people see of each other."""

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
