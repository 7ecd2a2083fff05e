"""A person's profile: who they are, what they have played and with whom, filtered by what others may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import groupby

from sqlalchemy import case, func, select

from kaiserhof.community.ratings import GameRating, HistoryEntry, Leaderboard, Rating, RatingUpdater
from kaiserhof.community.visibility import COMPANY, HISTORY, PRESENCE, RATINGS, RECORDS, Visibility
from kaiserhof.storage import schema
from kaiserhof.tables import Missing, SeatView, Tables, TableSummary
from kaiserhof.tables.meeting.presence import PresenceStatus

MAX_PARTNERS = 8
MAX_GAMES = 100_000
"""A number larger than anyone's number of games."""


@dataclass(frozen=True, slots=True)
class Partner:
    """Someone with whom a person has finished games."""

    id: str
    name: str
    games: int
    ahead: int
    """In how many of them the person placed above this partner."""


@dataclass(frozen=True, slots=True)
class Records:
    """A person's records."""

    points: dict[str, int] = field(default_factory=dict)
    """The most points in a game, by game."""
    in_a_row: int = 0
    """The longest winning streak."""
    highest: dict[str, int] = field(default_factory=dict)
    """The highest rating that was shown, by game."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's profile as one viewer sees it; parts that they may not see are empty."""

    id: str
    name: str
    since: float
    parts: frozenset[str]
    """The parts that the viewer may see."""
    viewer: str | None = None
    """The viewer; None for a stranger."""
    seen: PresenceStatus | None = None
    standings: dict[str, GameRating] = field(default_factory=dict)
    courses: dict[str, list[Rating]] = field(default_factory=dict)
    games: int = 0
    """Number of finished games in which they made most of their turns."""
    won: int = 0
    begun: int = 0
    """Number of all finished games."""
    gone: int = 0
    """In how many of them a bot played for them at the end."""
    overran: int = 0
    """In how many of them their time ran out."""
    favourite: str | None = None
    """The game they have played most often."""
    company: tuple[Partner, ...] = ()
    records: Records = Records()


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game in a person's history as a viewer sees it."""

    played: HistoryEntry
    others: tuple[SeatView | None, ...]
    """The other players; None for those who are hidden from this viewer."""
    points: tuple[int, ...]
    """The points of all players."""
    sat_there: bool
    """Whether the viewer played too and so may know the table."""
    gained: float | None
    """The change of `mu`, if the viewer may see it."""


class Profiles:
    """Builds profiles, and hides the parts that the viewer may not see."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._counting = RatingUpdater(tables.store.database)
        self.ledger = Leaderboard(tables.store.database)
        self.visibility = Visibility(tables.store.database)

    def profile(self, person_id: str, viewer: str | None, audience: str | None = None) -> Profile:
        """Returns a person's profile as a viewer sees it. The person can preview it as seen by another audience."""
        self._counting.count()
        people = schema.people.c
        with self._store.database.reading() as connection:
            query = select(people.name, people.created).where(people.id == person_id, people.name != "")
            found = connection.execute(query).first()
        if found is None:
            raise Missing("error-no-such-page")
        if viewer == person_id and audience is not None:
            parts, viewer = self.visibility.open_to(person_id, audience), None
        else:
            parts = self.visibility.seen_by(person_id, viewer)
        begun = self.ledger.history(person_id, MAX_GAMES)
        played = [each for each in begun if each.own]
        standings = self.ledger.standings(person_id) if RATINGS in parts else {}
        return Profile(
            person_id,
            found.name,
            since=found.created,
            parts=parts,
            viewer=viewer,
            seen=self._tables.presence.status(person_id, "") if PRESENCE in parts else None,
            standings=standings,
            courses={game: self.ledger.course(person_id, game) for game, each in standings.items() if each.is_shown},
            games=len(played) if HISTORY in parts else 0,
            won=sum(each.place == 1 for each in played) if HISTORY in parts else 0,
            begun=len(begun) if HISTORY in parts else 0,
            gone=sum(each.gone for each in begun) if HISTORY in parts else 0,
            overran=sum(each.overran for each in begun) if HISTORY in parts else 0,
            favourite=_favourite(played) if HISTORY in parts else None,
            company=self._company(person_id, viewer) if COMPANY in parts else (),
            records=_records(played, ratings=RATINGS in parts) if RECORDS in parts else Records(),
        )

    def history(self, profile: Profile, limit: int, start: int = 0, *, rated: bool = False) -> list[PastGame]:
        """Returns a person's finished games, newest first, if the viewer of the profile may see them.

        With `rated`, returns only rated games, provided the viewer may see ratings.
        """
        if HISTORY not in profile.parts:
            return []
        shows_ratings = RATINGS in profile.parts
        played = self.ledger.history(profile.id, limit, start, rated=rated and shows_ratings)
        tables = self._tables.views.summaries([each.table_id for each in played], profile.id)
        found = {table.id: table for table in tables}
        return [
            self._past(profile, each, found[each.table_id], shows_ratings=shows_ratings)
            for each in played
            if each.table_id in found
        ]

    def _past(self, profile: Profile, played: HistoryEntry, table: TableSummary, *, shows_ratings: bool) -> PastGame:
        sitting = self._tables.views.people_at(played.table_id)
        others = [person for person in sitting if person is not None and person != profile.id]
        named = set(others) if profile.viewer == profile.id else self._may_name(others, profile.viewer)
        shown = shows_ratings and GameRating(played.number or 0).is_shown
        return PastGame(
            played,
            tuple(
                seat if person is None or person in named else None
                for seat, person in zip(table.seats, sitting, strict=True)
                if person != profile.id
            ),
            table.points,
            profile.viewer in sitting,
            played.gained if shown else None,
        )

    def _may_name(self, people: Collection[str], viewer: str | None) -> set[str]:
        """Returns who may be named in another person's history: those who show their own to this viewer."""
        return {person for person in people if HISTORY in self.visibility.seen_by(person, viewer)}

    def _company(self, person_id: str, viewer: str | None) -> tuple[Partner, ...]:
        """Returns a person's most frequent partners, filtered to those whose profile the viewer may see."""
        mine, theirs, people = schema.played.alias(), schema.played.alias(), schema.people
        ahead = func.sum(case((mine.c.place < theirs.c.place, 1), else_=0))
        query = (
            select(people.c.id, people.c.name, func.count(), ahead)
            .select_from(mine)
            .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.seat != mine.c.seat))
            .join(people, people.c.id == theirs.c.person)
            .where(mine.c.person == person_id, people.c.name != "")
            .group_by(people.c.id, people.c.name)
            .order_by(func.count().desc(), func.max(mine.c.at).desc())
            .limit(MAX_PARTNERS)
        )
        with self._store.database.reading() as connection:
            found = [Partner(row[0], row[1], row[2], int(row[3])) for row in connection.execute(query)]
        if viewer == person_id:
            return tuple(found)
        return tuple(each for each in found if COMPANY in self.visibility.seen_by(each.id, viewer))


def _favourite(played: list[HistoryEntry]) -> str | None:
    counted = Counter(each.game for each in played).most_common(1)
    return counted[0][0] if counted else None


def _records(played: list[HistoryEntry], *, ratings: bool) -> Records:
    points: dict[str, int] = {}
    highest: dict[str, int] = {}
    for each in played:
        points[each.game] = max(points.get(each.game, each.points), each.points)
        shown = GameRating(each.number or 0).is_shown and each.rating
        if ratings and shown:
            highest[each.game] = max(highest.get(each.game, shown.shown), shown.shown)
    rows = (len(list(some)) for won, some in groupby(played, lambda each: each.place == 1) if won)
    return Records(points, max(rows, default=0), highest)
