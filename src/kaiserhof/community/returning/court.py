"""The court: a campaign up the bots' characters in each game. They remember how it went against a person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kaiserhof.bots import CAST
from kaiserhof.community.ratings import RatingUpdater
from kaiserhof.engine import Game
from kaiserhof.errors import Refused
from kaiserhof.storage.progress_store import COURT, Challenge, Encounter
from kaiserhof.storage.rows import BOT, GATHERING, PERSON, PLAYING
from kaiserhof.tables import Person, SeatPlan, TablePlan, Tables

STAIRS = 8
"""How many characters stand on the stairs of a game, if there are enough levels."""

PLAYERS = 3
"""How many play for a stair, if the game allows it."""

CLOSE = 3
"""By how many points at most a game was close."""

Meeting = Literal["never", "lost", "lost-close", "lost-often", "won", "won-close", "won-often", "level"]
"""How it went between a person and a character: the last game, and whether it was close or often so."""
OFTEN = 3


@dataclass(frozen=True, slots=True)
class Rung:
    """A character on the stairs."""

    number: int
    """Counted from 1, at the foot."""
    face: str
    level: str


@dataclass(frozen=True, slots=True)
class Stair:
    """A rung as one person sees it."""

    rung: Rung
    won: bool
    """Whether the person has won a game for it."""
    open: bool
    """Whether they may play for it: they have won the one below."""
    ahead: int
    """In how many finished games the person was ahead of the character."""
    behind: int
    meeting: Meeting
    last: Encounter | None
    """Their last game."""


@dataclass(frozen=True, slots=True)
class CourtView:
    """The stairs of a game as one person sees them."""

    game: Game
    stairs: tuple[Stair, ...]
    running: dict[str, str]
    """The tables where the person plays for a rung now, by character."""
    unseen: Challenge | None
    """A game that they have won, and whose scene they have not seen."""
    latest: Challenge | None
    """The rung that they have won last."""

    @property
    def next(self) -> Stair | None:
        """The lowest rung that is not won; None if all are."""
        return next((stair for stair in self.stairs if not stair.won), None)


def stairs(levels: Sequence[str]) -> tuple[Rung, ...]:
    """Returns who stands on the stairs, given the levels that people can choose, weakest first.

    >>> [rung.face for rung in stairs(("novice", "regular", "master", "grandmaster"))]
    ['plum', 'niu', 'wen', 'hu', 'lu', 'yun', 'fang', 'hua']
    """
    known = [level for level in levels if level in CAST]
    each = max(1, STAIRS // max(1, len(known)))
    people = [(face, level) for level in known for face in CAST[level][:each]]
    return tuple(Rung(number, face, level) for number, (face, level) in enumerate(people, 1))


class Court:
    """Who stands on the stairs, how far people have come, and games for a rung."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store
        self._counting = RatingUpdater(tables.store.database)

    def view(self, person: Person | None, game: Game) -> CourtView:
        """Returns the stairs of a game as a person sees them."""
        self._counting.count()
        progress = self._store.progress
        mine = (
            []
            if person is None
            else [each for each in progress.challenges_of(person.id, COURT) if each.game == game.id]
        )
        met: dict[str, list[Encounter]] = {}
        for encounter in [] if person is None else progress.encounters(person.id, game.id):
            met.setdefault(encounter.face, []).append(encounter)
        won = {each.subject for each in mine if each.won}
        found: list[Stair] = []
        for rung in stairs(self._tables.bots.offered_in(game)):
            games = met.get(rung.face, [])
            below = not found or found[-1].won
            found.append(
                Stair(
                    rung,
                    won=rung.face in won,
                    open=below or rung.face in won,
                    ahead=sum(each.place < each.theirs for each in games),
                    behind=sum(each.place > each.theirs for each in games),
                    meeting=meeting_of(games),
                    last=games[-1] if games else None,
                )
            )
        running = {each.subject: each.table_id for each in mine if each.status in (GATHERING, PLAYING)}
        wins = sorted((each for each in mine if each.won), key=lambda each: each.finished or 0.0)
        unseen = next((each for each in reversed(wins) if not each.seen), None)
        return CourtView(game, tuple(found), running, unseen, wins[-1] if wins else None)

    def play(self, person: Person, game: Game, face: str) -> str:
        """Returns the table where a person plays for a rung, which is created if there is none."""
        view = self.view(person, game)
        stair = next((each for each in view.stairs if each.rung.face == face), None)
        if stair is None or not stair.open:
            raise Refused("error-court")
        if face in view.running:
            return view.running[face]
        count = PLAYERS if PLAYERS in game.players else game.players[0]
        rungs = [each.rung for each in view.stairs]
        place = rungs.index(stair.rung)
        below, above = rungs[:place][::-1], rungs[place + 1 :]
        rivals = [stair.rung, *[*below, *above][: count - 2]]
        seats = (SeatPlan(PERSON), *(SeatPlan(BOT, rung.level, face=rung.face) for rung in rivals))
        table_id = self._tables.creation.create(person, TablePlan(game.id, seats, lot=True, hints=False))
        self._store.progress.add_challenge(table_id, person.id, COURT, face)
        return table_id

    def note_seen(self, person: Person, table_id: str) -> None:
        """Notes that a person has seen the scene after a win."""
        self._store.progress.note_seen(table_id, person.id)


def meeting_of(games: Sequence[Encounter]) -> Meeting:
    """Returns how it went between a person and a character, from the person's point of view."""
    if not games:
        return "never"
    last = games[-1]
    if last.place == last.theirs:
        return "level"
    ahead = last.place < last.theirs
    latest = games[-OFTEN:]
    if len(latest) == OFTEN and all((each.place < each.theirs) == ahead for each in latest):
        return "won-often" if ahead else "lost-often"
    close = abs(last.points - last.their_points) <= CLOSE
    if ahead:
        return "won-close" if close else "won"
    return "lost-close" if close else "lost"
