"""Creation of tables."""

from __future__ import annotations

from kaiserhof.engine import new_secret
from kaiserhof.errors import Refused, TooMany
from kaiserhof.people.identity import new_id
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import (
    FREE,
    FULL,
    GATHERING,
    MOVE,
    Act,
    TableRow,
)
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.codes import PLACES
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.plan import TablePlan, seat_rows
from kaiserhof.tables.service.lobby import drawn_by_lot, require_room_in_the_list
from kaiserhof.tables.table import Table, check_given


class Creation:
    def __init__(self, loaded_tables: LoadedTables, boards: Boards, limits: Limits) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._boards, self._limits = boards, limits

    def create(self, person: Person, plan: TablePlan, *, previous: str | None = None) -> str:
        """Creates a table and returns its id.

        `previous` is the table whose rematch this is.
        """
        self._limits.spend("create", person.id)
        if not person.name:
            raise Refused("error-name")
        network = self._limits.network_tag()
        self._require_room(person, network)
        if plan.listed:
            require_room_in_the_list(self._store, self._limits, person)
        game = self._boards.game_on(plan.game, plan.board)
        if plan.listed and plan.board:
            raise Refused("error-own-board-listed")
        chosen = game.choose(len(plan.seats), plan.options)
        now = self._store.database.clock()
        seats = seat_rows(plan.seats, person, agreed=plan.rated and not plan.given)
        full = plan.begins == FULL and all(seat.kind != FREE for seat in seats)
        row = TableRow(
            id=new_id(9),
            game=game.id,
            rules=game.rules_version,
            options=chosen,
            secret=plan.secret or new_secret(),
            owner=person.id,
            status=GATHERING,
            spectators=plan.spectators,
            listed=plan.listed,
            created=now,
            changed=now,
            next=None,
            given=len(plan.given),
            code=None if full else self._store.lobby.free_code(PLACES),
            begins=plan.begins,
            lot=plan.lot and not full and not plan.given,
            pace=plan.pace,
            clock=plan.clock.write(),
            rated=plan.rated and not plan.given and plan.board is None,
            fills=plan.fills,
            board=plan.board,
            network=network,
            hints=plan.hints,
            lenient=plan.lenient,
            origin=plan.origin,
            sealed=plan.sealed,
        )
        if plan.lot and full and not plan.given:
            seats = drawn_by_lot(seats, row.secret)
        opening = [Act(mover, MOVE, text, now) for mover, text in plan.given]
        check_given(Table(row, seats, game), opening)
        self._store.tables.add(row, seats, previous, opening)
        with self._loaded_tables.open(row.id):
            return row.id

    def _require_room(self, person: Person, network: str) -> None:
        """Raises `Refused` if a person, their network or everyone together has too many unfinished games."""
        stock = STOCKS["tables"]
        mine, near, every = self._store.tables.going(person.id, network)
        if self._limits.enabled and mine >= stock.person:
            raise Refused("error-too-many-tables", most=stock.person)
        if self._limits.enabled and (near >= stock.network or every >= stock.all):
            raise TooMany("error-too-many")
