"""Everything people can do with leagues. Every request is checked here; `step` advances leagues every few seconds.

The tables of a round are ordinary tables: they start by themselves, and people are notified of them as of any other. A
round is stored before its tables are created, so nothing is lost if a process dies in between.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from kaiserhof.community.leagues.pairing import (
    KNOCKOUT,
    SWISS,
    WAYS,
    TooFew,
    next_round,
    seeded,
    survivors,
    table_sizes,
)
from kaiserhof.community.leagues.standings import LeagueStanding, knockout_standings, meetings, standings
from kaiserhof.community.leagues.store import GATHERING, OVER, PLAYING, LeagueRow, LeagueStore, LeagueTable, Member
from kaiserhof.community.ratings import Leaderboard, RatingUpdater
from kaiserhof.engine import KaiserhofError, OptionValue, find_game
from kaiserhof.people.identity import clean_text, new_id
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.rows import PERSON
from kaiserhof.tables import ClockRule, Forbidden, Missing, Person, Refused, SeatPlan, Stale, TablePlan, Tables

log = logging.getLogger(__name__)

MAX_PEOPLE = 60
MAX_ROUNDS = 12
FURTHEST = 366 * 24 * 3600.0
"""Seconds from now at which a league may start at the latest."""
NAME = 40
"""Maximum length of a league's name."""


@dataclass(frozen=True, slots=True)
class LeagueView:
    """A league as seen by one person."""

    row: LeagueRow
    members: tuple[Member, ...]
    tables: tuple[LeagueTable, ...]
    standings: tuple[LeagueStanding, ...]
    runs: bool
    """Whether the person owns the league."""
    plays: bool
    """Whether the person plays in it."""
    lack: str | None
    """The id of the message that explains why no round can start; None if one can."""
    least: int
    """The minimum number of people."""

    @property
    def present(self) -> list[Member]:
        """The members who still play."""
        return [member for member in self.members if member.gone is None]

    def names(self) -> dict[str, str]:
        """Returns the names of all current and former members, by id."""
        return {member.person: member.name for member in self.members}

    def rounds(self) -> list[list[LeagueTable]]:
        """Returns the tables of each round, first round first."""
        return [[table for table in self.tables if table.round == at] for at in range(1, self.row.round + 1)]


class Leagues:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = LeagueStore(tables.store.database)
        self._ledger = Leaderboard(tables.store.database)
        self._counting = RatingUpdater(tables.store.database)

    # ------------------------------------------------------------------ looking

    def view(self, league_id: str, person: Person | None) -> LeagueView:
        """Returns a league as this person sees it. Anyone who has its link may see it."""
        row = self._league(league_id)
        self._counting.count()
        members, tables = self._store.members(row.id), self._store.tables(row.id)
        game = find_game(row.game)
        try:
            table_sizes(len([each for each in members if each.gone is None]), row.seats, game.players)
            lack = None
        except TooFew as error:
            lack = error.message.id
        return LeagueView(
            row,
            tuple(members),
            tuple(tables),
            tuple(_standings(row, members, tables)),
            runs=person is not None and self._host(row) == person.id,
            plays=person is not None and any(each.person == person.id and each.gone is None for each in members),
            lack=lack,
            least=game.players[0],
        )

    def of(self, person: Person) -> list[LeagueRow]:
        """Returns a person's leagues, newest first."""
        return self._store.of_person(person.id)

    def open_to_all(self) -> list[LeagueRow]:
        """Returns the leagues that everyone may join, the latest first."""
        return self._store.listed()

    def of_table(self, table_id: str) -> LeagueRow | None:
        """Returns the league that a table belongs to, or None."""
        return self._store.of_table(table_id)

    # ------------------------------------------------------------------ making and joining

    def create(
        self,
        person: Person,
        name: str,
        game_id: str,
        seats: int,
        rounds: int,
        *,
        way: str = SWISS,
        options: Mapping[str, str] | None = None,
        clock: ClockRule | None = None,
        rated: bool = False,
        starts: float | None = None,
        listed: bool = False,
    ) -> str:
        """Creates a league that is open to members and returns its id. Its creator owns it and plays in it.

        At the time `starts` the first round begins by itself; otherwise the owner begins it. A knock-out has as many
        rounds as it needs.
        """
        self._tables.limits.spend("create", person.id)
        if not person.name:
            raise Refused("error-name")
        title = clean_text(name, NAME)
        if not title:
            raise Refused("error-league-name")
        game = find_game(game_id)
        if not 1 <= rounds <= MAX_ROUNDS or way not in WAYS:
            raise Refused("error-request")
        chosen = game.choose(seats, options)
        now = self._tables.store.database.clock()
        if starts is not None and not now < starts <= now + FURTHEST:
            raise Refused("error-league-start")
        row = LeagueRow(
            id=new_id(9),
            name=title,
            game=game.id,
            options=chosen,
            owner=person.id,
            seats=seats,
            way=way,
            rounds=MAX_ROUNDS if way == KNOCKOUT else rounds,
            clock=(clock or ClockRule()).write(),
            rated=rated,
            status=GATHERING,
            round=0,
            created=now,
            changed=now,
            starts=starts,
            listed=listed,
        )
        most = STOCKS["leagues"].person
        if self._store.open_leagues(person.id) >= most:
            raise Refused("error-league-many", most=most)
        self._store.add(row)
        self._store.join(row, person, MAX_PEOPLE)
        return row.id

    def join(self, league_id: str, person: Person) -> None:
        """Joins a league before its first round."""
        self._tables.limits.spend("join", person.id)
        if not person.name:
            raise Refused("error-name")
        row = self._league(league_id)
        if row.status != GATHERING:
            raise Refused("error-league-begun")
        if not self._store.join(row, person, MAX_PEOPLE):
            full = self._league(league_id).status == GATHERING
            raise Refused("error-league-full" if full else "error-league-begun", most=MAX_PEOPLE)

    def leave(self, league_id: str, person: Person) -> None:
        """Leaves the league after the current round; games in progress are not affected."""
        row = self._league(league_id)
        self._store.leave(row.id, person.id)

    # ------------------------------------------------------------------ running

    def remove(self, league_id: str, person: Person, number: int, name: str) -> None:
        """Removes a member, given by number and name, for good."""
        row = self._owned(league_id, person)
        members = self._store.members(row.id)
        if not 0 <= number < len(members) or members[number].name != name:
            raise Stale("error-stale")
        self._store.leave(row.id, members[number].person, removed=True)

    def begin(self, league_id: str, person: Person) -> None:
        """Starts the first round."""
        row = self._owned(league_id, person)
        if row.status != GATHERING:
            raise Refused("error-league-begun")
        self._begin_round(row)
        self._bring_on(self._league(league_id))

    def close(self, league_id: str, person: Person, number: int) -> None:
        """Lets the round go on without a table's result; the table's game is not affected."""
        row = self._owned(league_id, person)
        if row.status != PLAYING:
            raise Refused("error-league-over")
        self._store.close(row, number)
        self._bring_on(self._league(league_id))

    def end(self, league_id: str, person: Person) -> None:
        """Ends a league before its last round. The standings become final."""
        row = self._owned(league_id, person)
        if row.status == OVER or not self._store.change(row, status=OVER):
            raise Refused("error-league-over")

    def step(self) -> None:
        """Creates missing tables, and starts leagues and rounds that are due."""
        for row in self._store.due(self._tables.store.database.clock()):
            try:
                self._begin_round(row)
            except TooFew:  # the owner begins it when there are enough
                self._store.change(row, starts=None)
        for row in self._store.playing():
            self._bring_on(row)

    # ------------------------------------------------------------------ rounds

    def _bring_on(self, row: LeagueRow) -> None:
        """Advances a league as far as possible now; `step` does the rest."""
        try:
            self._go_on(row)
        except KaiserhofError as error:
            log.info("league %s cannot advance yet: %s", row.id, error.message.id)

    def _go_on(self, row: LeagueRow) -> None:
        while (place := self._store.claim(row)) is not None:
            people = [person for each in place.people if (person := self._tables.store.people.get(each)) is not None]
            if len(people) in find_game(row.game).players:
                self._store.set_table(row, place.number, self._make_table(row, people))
            else:  # people have been deleted since
                self._store.close(row, place.number)
        tables = [table for table in self._store.tables(row.id) if table.round == row.round]
        if row.status != PLAYING or not all(table.is_over for table in tables):
            return
        if row.round >= row.rounds:
            self._store.change(row, status=OVER)
            return
        try:
            self._begin_round(row)
        except TooFew:
            self._store.change(row, status=OVER)
            return
        self._go_on(self._league(row.id))

    def _begin_round(self, row: LeagueRow) -> None:
        """Pairs people for the next round and stores it. Raises `TooFew` if there are not enough people."""
        self._counting.count()
        members, tables = self._store.members(row.id), self._store.tables(row.id)
        present = [member.person for member in members if member.gone is None]
        if row.way == KNOCKOUT:
            self._begin_knockout(row, present, tables)
            return
        sizes = table_sizes(len(present), row.seats, find_game(row.game).players)
        points = {place.person: place.points for place in _standings(row, members, tables)}
        if row.way == SWISS:
            rating = {person: self._ledger.standing(person, row.game).rating.mu for person in present}
            present.sort(key=lambda person: (-points[person], -rating[person]))
            scores = points if row.round else rating
        else:
            scores = {}
        met = meetings([table.people for table in tables])
        self._store.begin_round(row, next_round(present, sizes, met, scores))

    def _begin_knockout(self, row: LeagueRow, present: list[str], tables: Sequence[LeagueTable]) -> None:
        """Seats those who are still in for the next round. Raises `TooFew` after the last one."""
        players = find_game(row.game).players
        if row.round:
            last = [table for table in tables if table.round == row.round]
            alive = [person for person in survivors([_came(table) for table in last], players[0]) if person in present]
        else:
            rating = {person: self._ledger.standing(person, row.game).rating.mu for person in present}
            alive = sorted(present, key=lambda person: -rating[person])
        while len(alive) > players[0] and not _can_be_seated(len(alive), row.seats, players):
            alive.pop()
        sizes = table_sizes(len(alive), row.seats, players)
        self._store.begin_round(row, seeded(alive, sizes))

    def _make_table(self, row: LeagueRow, people: Sequence[Person]) -> str:
        host = self._tables.store.people.get(self._host(row) or people[0].id)
        maker = host if host is not None and host.name else people[0]
        plans = [SeatPlan(PERSON, person=person) for person in people]
        clock = ClockRule.read(row.clock)
        options = _options_for(row, len(plans))
        return self._tables.creation.create(
            maker, TablePlan(row.game, plans, options, lot=True, clock=clock, rated=row.rated, hints=False)
        )

    def _league(self, league_id: str) -> LeagueRow:
        row = self._store.league(league_id)
        if row is None:
            raise Missing("error-no-league")
        return row

    def _owned(self, league_id: str, person: Person) -> LeagueRow:
        row = self._league(league_id)
        if self._host(row) != person.id:
            raise Forbidden("error-not-owner")
        return row

    def _host(self, row: LeagueRow) -> str | None:
        """Returns the owner of a league: its creator, or the first remaining member if the creator was deleted."""
        owner = self._tables.store.people.get(row.owner)
        if owner is not None and owner.name:
            return owner.id
        return next((member.person for member in self._store.members(row.id) if member.gone is None), None)


def _standings(row: LeagueRow, members: list[Member], tables: list[LeagueTable]) -> list[LeagueStanding]:
    """Returns the standings of all members who still play or have finished a game."""
    counted = [(table.round, table.result) for table in tables if table.result is not None and not table.closed]
    played = {person for _, result in counted for person in result.people}
    people = [each.person for each in members if each.gone is None or each.person in played]
    if row.way != KNOCKOUT:
        return standings(people, [result for _, result in counted])
    rounds = [[result for number, result in counted if number == at] for at in range(1, row.round + 1)]
    return knockout_standings(people, rounds)


def _came(table: LeagueTable) -> list[tuple[int, int, str]]:
    """Returns place, points and person of everyone for whom a table counts; nobody if it has no result."""
    if table.result is None or table.closed:
        return []
    result = table.result
    came = zip(result.places, table.points, result.people, strict=True)
    return [(place, points, person) for place, points, person in came if person not in result.absent]


def _options_for(row: LeagueRow, seats: int) -> dict[str, OptionValue]:
    """Returns a table's options; a choice that its number of players does not allow falls back to the default."""
    allowed = {option.id: option.allowed(seats) for option in find_game(row.game).options}
    return {name: choice for name, choice in row.options.items() if choice in allowed[name]}


def _can_be_seated(people: int, wanted: int, allowed: Collection[int]) -> bool:
    try:
        table_sizes(people, wanted, allowed)
    except TooFew:
        return False
    return True
