"""A table before its game begins: its seats, bots, options and start player, and the start."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

from kaiserhof.bots import CAST, free_character
from kaiserhof.errors import Forbidden, Missing, Refused, Stale
from kaiserhof.people.identity import clean_text
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import (
    BOT,
    FREE,
    FULL,
    GATHERING,
    HOST,
    LAST_PERSON,
    PERSON,
    Pace,
    Removal,
    SeatRow,
    TableRow,
)
from kaiserhof.storage.store import Store
from kaiserhof.tables.access import seat_of
from kaiserhof.tables.clocks.clock import ClockRule
from kaiserhof.tables.codes import code_of, place_of, understood
from kaiserhof.tables.colours import coloured, with_wish
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.meeting.person_events import JOINED
from kaiserhof.tables.service.bots import Bots
from kaiserhof.tables.table import Table

MAX_LISTED = 5
"""Maximum number of tables with a free seat that one person may list on the home page."""
LONGEST_WORD = 120
FILLING = "regular"
"""Level of the bots that take the free seats when the owner starts the game."""


def drawn_by_lot(seats: Sequence[SeatRow], secret: str) -> list[SeatRow]:
    """Returns the seats in playing order, with a start player drawn from the table's secret."""
    digest = hmac.new(secret.encode(), b"start player", hashlib.sha256).digest()
    return beginning_with(seats, int.from_bytes(digest) % len(seats))


def beginning_with(seats: Sequence[SeatRow], first: int) -> list[SeatRow]:
    """Returns the seats rotated so that seat `first` starts; their order and colours stay."""
    seats = coloured(seats)
    turned = [*seats[first:], *seats[:first]]
    return [replace(seat, seat=number) for number, seat in enumerate(turned)]


def require_room_in_the_list(store: Store, limits: Limits, person: Person) -> None:
    """Raises `Refused` if a person has listed as many tables as allowed, `TooMany` if they list too often."""
    limits.spend("list", person.id, new=person.is_new(store.database.clock()))
    if store.tables.count_listed(person.id) >= MAX_LISTED:
        raise Refused("error-too-many-listed", most=MAX_LISTED)


class Lobby:
    def __init__(self, loaded_tables: LoadedTables, limits: Limits, bots: Bots) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._limits, self._bots = limits, bots
        self.on_invited: Callable[[str], None] = lambda _: None
        """Called with each person who has been invited."""

    def sit(self, table_id: str, person: Person, place: int | None = None, *, agreed: bool = False) -> None:
        """Takes seat `place`, or the first free one. With `agreed`, the person wants the game to count for ratings."""
        self._limits.spend("join", person.id)
        if not person.name:
            raise Refused("error-name")
        with self._gathering(table_id) as table:
            if any(seat.person == person.id for seat in table.seats):
                raise Refused("error-seated")
            if any(removal.person == person.id for removal in self._store.lobby.removals(table_id)):
                raise Forbidden("error-removed")
            if self._store.blocks.has_blocked(table.row.owner, person.id):
                raise Forbidden("error-not-taken-in")
            free = [seat.seat for seat in table.seats if seat.kind == FREE and place in (None, seat.seat)]
            if not free:
                raise Stale("error-seat-taken")
            after = list(table.seats)
            name = _distinct(person.name, [seat.name for seat in table.seats])
            mine = SeatRow(free[0], PERSON, level=None, person=person.id, name=name, stand_in=None, hasty=person.hasty)
            mine = replace(mine, face=person.likes.face)
            after[free[0]] = replace(mine, agreed=agreed and table.row.rated)
            after = with_wish(coloured(after, table.seats), free[0], person.likes.colour)
            self._arrange(table, after, _begun_by_last(table.row, after), joined=person)

    def agree(self, table_id: str, person: Person, *, agreed: bool) -> None:
        """Agrees that the game counts for ratings, or takes that back. It counts if everyone agrees."""
        with self._gathering(table_id) as table:
            mine = table.seats[seat_of(table, person)]
            if not table.row.rated:
                raise Refused("error-not-rated")
            after = self._with(table, replace(mine, agreed=agreed))
            self._arrange(table, after, _begun_by_last(table.row, after))

    def stand_up(self, table_id: str, person: Person) -> None:
        """Leaves a seat before the game has started."""
        with self._gathering(table_id) as table:
            seat = seat_of(table, person)
            self._arrange(table, self._with(table, _free(seat)))
            if table.row.owner == person.id and table.people():
                self._loaded_tables.make_owner(table, table.people()[0])
                self._loaded_tables.announce(table_id)

    def change_place(self, table_id: str, person: Person, place: int) -> None:
        """Moves a person to a free seat, or swaps them with a bot."""
        with self._gathering(table_id) as table:
            mine, there = seat_of(table, person), self._place(table, place)
            if there.kind == PERSON:
                raise Stale("error-seat-taken")
            after = list(table.seats)
            after[place], after[mine] = replace(table.seats[mine], seat=place), replace(there, seat=mine)
            self._arrange(table, after)

    def choose_colour(self, table_id: str, person: Person, colour: str) -> None:
        """Gives a person's seat a colour that no other person here has."""
        with self._gathering(table_id) as table:
            mine = seat_of(table, person)
            after = with_wish(table.seats, mine, colour)
            if after[mine].colour != colour:
                raise Refused("error-colour-taken")
            self._arrange(table, after)

    def change_name_at(self, table_id: str, person: Person) -> None:
        """Updates a person's name at this table to their current one."""
        with self._gathering(table_id) as table:
            mine = table.seats[seat_of(table, person)]
            others = [seat.name for seat in table.seats if seat.seat != mine.seat]
            self._arrange(table, self._with(table, replace(mine, name=_distinct(person.name, others))))

    # ------------------------------------------------------------------ for the owner

    def seat_bot(self, table_id: str, person: Person, place: int, level: str, face: str = "") -> None:
        """Gives a free seat, or another bot's, to a bot."""
        with self._gathering(table_id, person) as table:
            offered = self._bots.offered_in(table.game)
            if level not in offered:
                raise Refused("error-unknown-seat", name=level[:40], known=", ".join(offered))
            if self._place(table, place).kind == PERSON:
                raise Stale("error-seat-taken")
            others = {seat.face for seat in table.seats if seat.seat != place}
            if face in others or face not in CAST.get(level, ()):
                face = free_character(level, others)
            self._arrange(
                table,
                self._with(table, SeatRow(place, BOT, level=level, person=None, name="", stand_in=None, face=face)),
            )

    def free_seat(self, table_id: str, person: Person, place: int) -> None:
        """Removes a bot from its seat."""
        with self._gathering(table_id, person) as table:
            if self._place(table, place).kind != BOT:
                raise Stale("error-stale")
            self._arrange(table, self._with(table, _free(place)))

    def add_seat(self, table_id: str, person: Person) -> None:
        """Adds a free seat at the end."""
        with self._gathering(table_id, person) as table:
            self._seat_others(table, person, [*table.seats, _free(len(table.seats))])

    def drop_seat(self, table_id: str, person: Person, place: int) -> None:
        """Removes a seat at which no person sits."""
        with self._gathering(table_id, person) as table:
            if self._place(table, place).kind == PERSON:
                raise Stale("error-seat-taken")
            left = [seat for seat in coloured(table.seats) if seat.seat != place]
            self._seat_others(table, person, [replace(seat, seat=number) for number, seat in enumerate(left)])

    def remove(self, table_id: str, person: Person, place: int, word: str = "") -> None:
        """Removes another person, with a reason. They cannot sit down again unless the owner forgives them."""
        with self._gathering(table_id, person) as table:
            seat = self._place(table, place)
            if seat.kind != PERSON or seat.person is None or seat.person == person.id:
                raise Refused("error-no-seat")
            removal = Removal(seat.person, seat.name, clean_text(word, LONGEST_WORD))
            self._arrange(table, self._with(table, _free(place)), {}, removal)

    def forgive(self, table_id: str, person: Person, number: int) -> None:
        """Lets a removed person sit down again; `number` is their place in the list of the removed."""
        with self._gathering(table_id, person) as table:
            removals = self._store.lobby.removals(table_id)
            if not 0 <= number < len(removals):
                raise Missing("error-no-seat")
            self._store.lobby.forgive(table_id, removals[number].person)
            self._loaded_tables.reload(table)
        self._loaded_tables.announce(table_id)

    def choose_options(self, table_id: str, person: Person, options: Mapping[str, str]) -> None:
        with self._gathering(table_id, person) as table:
            chosen = table.game.choose(len(table.seats), {**table.row.options, **options})
            self._seat_others(table, person, table.seats, chosen)

    def start_with(self, table_id: str, person: Person, place: int | None) -> None:
        """Makes this seat the first. None draws the start player at random."""
        with self._gathering(table_id, person) as table:
            _require_no_moves(table)
            first = 0 if place is None else self._place(table, place).seat
            self._arrange(table, beginning_with(table.seats, first), {"lot": place is None})

    def change_settings(
        self,
        table_id: str,
        person: Person,
        *,
        listed: bool | None = None,
        pace: Pace | None = None,
        by_itself: bool | None = None,
        clock: ClockRule | None = None,
        rated: bool | None = None,
        hints: bool | None = None,
        lenient: bool | None = None,
    ) -> None:
        """Changes whether the table is listed, the pace of its bots, its clock, and whether it starts by itself.

        `rated` asks everyone to agree that the game counts for ratings, or stops asking. `hints` says whether people
        may ask for hints, `lenient` whether they may agree on more time and the like even if the game counts.
        """
        values: dict[str, object] = {}
        if pace is not None:
            values["pace"] = pace
        if by_itself is not None:
            values["begins"] = LAST_PERSON if by_itself else HOST
        if clock is not None:
            values["clock"] = clock.write()
        chosen = {"listed": listed, "hints": hints, "lenient": lenient}
        values |= {name: choice for name, choice in chosen.items() if choice is not None}
        with self._gathering(table_id, person) as table:
            if listed and table.row.board:
                raise Refused("error-own-board-listed")
            if listed and not table.row.listed:
                require_room_in_the_list(self._store, self._limits, person)
            seats = list(table.seats)
            asks_again = clock is not None and clock.write() != table.row.clock
            if asks_again or (lenient is not None and lenient != table.row.lenient):
                seats = _asked_again(seats, person)
            if rated is not None and rated != table.row.rated:
                if rated and (table.row.given or table.row.board):
                    raise Refused("error-given-rated")
                values["rated"] = rated
                seats = [replace(seat, agreed=rated and seat.person == person.id) for seat in seats]
            self._arrange(table, seats, values)

    def begin(self, table_id: str, person: Person) -> None:
        """Starts the game; bots take the free seats."""
        with self._gathering(table_id, person) as table:
            after: list[SeatRow] = []
            for seat in table.seats:
                taken = {each.face for each in (*table.seats, *after)}
                bot = SeatRow(
                    seat.seat,
                    BOT,
                    level=FILLING,
                    person=None,
                    name="",
                    stand_in=None,
                    face=free_character(FILLING, taken),
                )
                after.append(bot if seat.kind == FREE else seat)
            if all(seat.kind == BOT for seat in after):
                raise Refused("error-only-bots")
            self._arrange(table, after, {"begins": FULL, "fills": None})

    def begin_without_free(self, table_id: str, person: Person) -> None:
        """Starts the game with those who are here: free seats go. Where it is to count, everyone is asked again, and it
        starts when all have agreed."""
        with self._gathering(table_id, person) as table:
            taken = [seat for seat in coloured(table.seats) if seat.kind != FREE]
            after = [replace(seat, seat=number) for number, seat in enumerate(taken)]
            if len(after) == len(table.seats):
                raise Stale("error-stale")
            _require_no_moves(table)
            if table.row.rated:
                self._seat_others(table, person, after)
                return
            options = json.dumps(self._options_kept(table, len(after)))
            if table.row.lot:
                after = drawn_by_lot(after, table.row.secret)
            now = self._store.database.clock()
            begins = {"options": options, "begins": FULL, "fills": None, "lot": False, "due": now, "held": 0.0}
            self._store.lobby.arrange(table_id, table.seats, after, begins)
            self._loaded_tables.drop(table)
        self._loaded_tables.settle_again(table_id)

    # ------------------------------------------------------------------ invitations and codes

    def invite(self, table_id: str, person: Person, number: int) -> str:
        """Invites an earlier partner, by their place in the person's list; returns the partner's id."""
        self._limits.spend("invite", person.id, new=person.is_new(self._store.database.clock()))
        with self._gathering(table_id) as table:
            seat_of(table, person)
            partners = self._store.lobby.partners_of(person.id)
            if not 0 <= number < len(partners):
                raise Missing("error-no-partner")
            self._store.lobby.invite(table_id, partners[number][0], person.id)
            self._loaded_tables.reload(table)
        self._loaded_tables.announce(table_id)
        self.on_invited(partners[number][0])
        return partners[number][0]

    def decline(self, table_id: str, person: Person) -> None:
        with self._gathering(table_id) as table:
            self._store.lobby.decline(table_id, person.id)
            self._loaded_tables.reload(table)
        self._loaded_tables.announce(table_id)

    def find_by_code(self, text: str) -> str:
        """Returns the lobby with a spoken code."""
        code = understood(text)
        if code is None:
            raise Missing("error-no-table")
        self._limits.spend("code")
        found = self._store.lobby.table_by_code(place_of(code))
        row = None if found is None else self._loaded_tables.rows(found)[0]
        if row is None or code_of(place_of(code), row.secret) != code:
            raise Missing("error-no-table")
        return row.id

    # ------------------------------------------------------------------ helpers

    @contextmanager
    def _gathering(self, table_id: str, owner: Person | None = None) -> Iterator[Table]:
        with (
            self._loaded_tables.open(table_id) if owner is None else self._loaded_tables.owned(table_id, owner) as table
        ):
            if table.row.status != GATHERING:
                raise Refused("error-started")
            yield table

    def _place(self, table: Table, place: int) -> SeatRow:
        if not 0 <= place < len(table.seats):
            raise Missing("error-no-seat")
        return table.seats[place]

    def _with(self, table: Table, seat: SeatRow) -> list[SeatRow]:
        return [seat if each.seat == seat.seat else each for each in table.seats]

    def _arrange(
        self,
        table: Table,
        after: Sequence[SeatRow],
        values: Mapping[str, object] | None = None,
        removal: Removal | None = None,
        joined: Person | None = None,
    ) -> None:
        """Changes the seats. If the game now begins, draws the start player first."""
        changed = dict(values or {})
        after = coloured(after, table.seats)
        due = changed.get("begins", table.row.begins) == FULL and all(seat.kind != FREE for seat in after)
        if due and table.row.lot:
            after, changed["lot"] = drawn_by_lot(after, table.row.secret), False
        changed |= {"due": self._store.database.clock() if due else None, "held": 0.0}
        self._store.lobby.arrange(table.row.id, table.seats, after, changed, removal)
        self._loaded_tables.reload(table)
        if joined is not None:
            self._loaded_tables.events.publish_to_all(table, JOINED, joined.id)
        self._loaded_tables.settle(table)
        self._loaded_tables.announce(table.row.id)

    def _options_kept(self, table: Table, seats: int) -> dict[str, str]:
        """Returns the options for another number of players; one that it does not allow falls back to the default."""
        kept = {
            option.id: table.row.options[option.id]
            for option in table.game.options
            if seats in option.choices[table.row.options[option.id]]
        }
        kept |= {each.id: table.row.options[each.id] for each in table.game.open_rules if each.id in table.row.options}
        return dict(table.game.choose(seats, kept))

    def _seat_others(
        self, table: Table, owner: Person, after: Sequence[SeatRow], options: Mapping[str, str] | None = None
    ) -> None:
        """Changes the number of seats or the options, which requires a new match."""
        _require_no_moves(table)
        chosen = dict(options) if options else self._options_kept(table, len(after))
        chosen = table.game.choose(len(after), chosen)
        if len(after) != len(table.seats) or chosen != table.row.options:
            after = _asked_again(after, owner)
        self._store.lobby.arrange(table.row.id, table.seats, coloured(after), {"options": json.dumps(chosen)})
        self._loaded_tables.drop(table)
        self._loaded_tables.announce(table.row.id)


def _begun_by_last(row: TableRow, after: Sequence[SeatRow]) -> dict[str, object]:
    """Returns the change of status if the game begins by itself: all seats are taken, and all have agreed."""
    asked = row.rated and not row.counts(after)
    begins = row.begins == LAST_PERSON and all(seat.kind != FREE for seat in after) and not asked
    return {"begins": FULL, "fills": None} if begins else {}


def _require_no_moves(table: Table) -> None:
    """Raises `Refused` if the game begins with given moves, which belong to its seats, options and start player."""
    if table.row.given:
        raise Refused("error-given-fixed")


def _asked_again(seats: Sequence[SeatRow], owner: Person) -> list[SeatRow]:
    """Returns the seats after a change of what people have agreed to; only the person who made the change
    still agrees.
    """
    return [replace(seat, agreed=seat.agreed and seat.person == owner.id) for seat in seats]


def _free(place: int) -> SeatRow:
    return SeatRow(place, FREE, level=None, person=None, name="", stand_in=None)


def _distinct(name: str, others: Collection[str]) -> str:
    """Returns a name that nobody else has at the table: the second Ada is called Ada 2.

    >>> _distinct("Ada", ["ada", "Ben"]), _distinct("Ada", ["Ben"])
    ('Ada 2', 'Ada')
    """
    taken, number, found = {other.casefold() for other in others}, 1, name
    while found.casefold() in taken:
        number += 1
        found = f"{name} {number}"
    return found
