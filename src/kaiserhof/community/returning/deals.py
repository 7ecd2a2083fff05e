"""The deal of the day: the same cards and the same bots for everyone, sealed beforehand.

Each table of a deal has the same secret, which decides the moves of chance and the bots' dice. Its commitment is
published the day before; the secret and everyone's games are shown when the day is over.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from kaiserhof.bots import CAST
from kaiserhof.community.ratings import RatingUpdater
from kaiserhof.community.returning.days import DAY, Streak, date_of, day_at, streak_of
from kaiserhof.community.visibility import RATINGS, Visibility
from kaiserhof.engine import Game, commitment, find_game, game_ids
from kaiserhof.people.identity import new_token
from kaiserhof.storage.progress_store import DEAL, Challenge
from kaiserhof.storage.rows import BOT, CANCELLED, PERSON, PLAYING
from kaiserhof.tables import Person, Refused, SeatPlan, TablePlan, Tables

WEEKDAYS = 7


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of a day."""

    day: int
    game: Game
    seats: tuple[SeatPlan, ...]
    commitment: str
    """The SHA-256 of the secret."""

    @property
    def level(self) -> str:
        """The level of the bots."""
        return next(seat.level for seat in self.seats if seat.level is not None)


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a person's first finished game of a deal went."""

    place: int
    """Their place among everyone who played the deal."""
    person: str
    name: str
    """Empty for people whom the viewer may not see in a ranking."""
    points: int
    lead: int
    """Points ahead of the best bot."""
    table_id: str


class Deals:
    """Deals the same game to everyone, once a day."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store
        self._visibility = Visibility(tables.store.database)
        self._counting = RatingUpdater(tables.store.database)

    @property
    def today(self) -> int:
        return day_at(self._store.database.clock())

    def of(self, day: int) -> Deal:
        """Returns the deal of a day. Its game is not that of the puzzle, and its bots are strongest on Sundays."""
        games = game_ids()
        game = find_game(games[(day + 1) % len(games)])
        count = game.players[len(game.players) // 2]
        levels = [level for level in self._tables.bots.offered_in(game) if level in CAST]
        level = levels[date_of(day).weekday() * len(levels) // WEEKDAYS]
        cast = CAST[level]
        faces = [cast[(day + seat) % len(cast)] for seat in range(count)]
        mine = day % count
        seats = tuple(
            SeatPlan(PERSON) if seat == mine else SeatPlan(BOT, level, face=faces[seat]) for seat in range(count)
        )
        return Deal(day, game, seats, commitment(self._secret(day)))

    def play(self, person: Person) -> str:
        """Returns a person's table of today's deal, which is created if they have none."""
        today = self.today
        for each in self._of(person, today):
            if each.status == CANCELLED:
                raise Refused("error-deal-left")
            return each.table_id
        deal = self.of(today)
        plan = TablePlan(
            deal.game.id,
            deal.seats,
            hints=False,
            spectators=False,
            secret=self._secret(today),
            sealed=(today + 1) * DAY,
        )
        table_id = self._tables.creation.create(person, plan)
        self._store.progress.add_challenge(table_id, person.id, DEAL, str(today))
        return table_id

    def running(self, person: Person | None, day: int) -> str | None:
        """Returns the table where a person is still playing the deal of a day."""
        mine = () if person is None else self._of(person, day)
        return next((each.table_id for each in mine if each.status == PLAYING), None)

    def results(self, day: int, viewer: str | None) -> list[DealResult]:
        """Returns everyone's first finished games of a day's deal, the best first."""
        self._counting.count()
        first: dict[str, Challenge] = {}
        for each in self._store.progress.challenges_about(DEAL, str(day)):
            if _counts(each):
                first.setdefault(each.person, each)
        found = sorted(((*_score(each), each) for each in first.values()), key=lambda each: (-each[0], -each[1]))
        scores = [(points, lead) for points, lead, _ in found]
        return [
            DealResult(
                scores.index((points, lead)) + 1, each.person, self._name(each, viewer), points, lead, each.table_id
            )
            for points, lead, each in found
        ]

    def streak(self, person: Person | None) -> Streak:
        """Returns how many days in a row a person has finished the deal on the day itself."""
        mine = [] if person is None else self._store.progress.challenges_of(person.id, DEAL)
        return streak_of({int(each.subject) for each in mine if _counts(each)}, self.today)

    def open_sealed(self) -> None:
        """Opens the tables of days that are over, so that people can watch each other's games. Call it now and then."""
        for table_id in self._store.tables.sealed_before(self._store.database.clock()):
            self._store.tables.unseal(table_id)
            self._tables.loaded_tables.refresh(table_id)

    def _of(self, person: Person, day: int) -> list[Challenge]:
        return [each for each in self._store.progress.challenges_of(person.id, DEAL) if each.subject == str(day)]

    def _secret(self, day: int) -> str:
        key = self._store.facts.key("deal-key", new_token)
        return hmac.new(key.encode(), f"deal {day}".encode(), "sha256").hexdigest()

    def _name(self, each: Challenge, viewer: str | None) -> str:
        return each.name if RATINGS in self._visibility.seen_by(each.person, viewer) else ""


def _counts(each: Challenge) -> bool:
    """Returns whether a game of a deal was finished on its day, by the person and not by a stand-in."""
    on_its_day = each.finished is not None and day_at(each.finished) == int(each.subject)
    return on_its_day and bool(each.points) and each.own


def _score(each: Challenge) -> tuple[int, int]:
    """Returns the points, and by how many they are ahead of the best bot."""
    assert each.seat is not None
    others = [points for seat, points in enumerate(each.points) if seat != each.seat]
    return each.points[each.seat], each.points[each.seat] - max(others)
