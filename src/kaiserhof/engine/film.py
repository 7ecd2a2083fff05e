"""A game to replay, move by move, from one seat's view."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise

from kaiserhof.engine.core.state import CHANCE, State
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.game import Game
from kaiserhof.engine.match import Entry, Match
from kaiserhof.engine.record import Record, replay
from kaiserhof.engine.story import Story, StoryLine

EVERY = 40
"""Number of moves between cached positions; others are reached by playing on from the previous one."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One position of a film, for one viewer."""

    at: int
    """The number of moves made."""
    state: State
    """The position as the viewer knows it."""
    mover: int | None
    """Who made the last move: a seat or `CHANCE`; None at the start."""
    lines: tuple[StoryLine, ...]
    """The game so far, one line a turn, without what the viewer may not read."""
    turn_back: int
    """The number of moves before the previous turn."""
    turn_on: int
    """The number of moves before the next turn."""


class Film:
    """All positions of a game, for certain viewers."""

    def __init__(
        self,
        start: State,
        entries: Collection[Entry],
        story: Story,
        viewers: Collection[int | None],
        unconfirmed: int | None = None,
    ) -> None:
        self.viewers = tuple(viewers)
        """Whose views it has: seats, and None for a spectator."""
        self._unconfirmed = unconfirmed
        """The seat that may still undo the last turn, if any."""
        self._entries = tuple(entries)
        self._story = story
        self._kept = {0: start}
        movers = [(at, entry.mover) for at, entry in enumerate(self._entries) if entry.mover != CHANCE]
        self._turns = [
            0,
            *(at for (_, before), (at, mover) in pairwise(movers) if mover != before),
        ]

    @staticmethod
    def of(match: Match, viewers: Collection[int | None]) -> Film:
        """Returns the film of a match up to its last move."""
        start = match.game.start(len(match.names), match.options)
        return Film(start, match.entries, match.story(), viewers, match.to_confirm())

    @staticmethod
    def of_record(record: Record, game: Game) -> Film:
        """Returns the film of a record for all viewers, after checking every move; raises `BadRecord`."""
        match = Match(game, record.names, record.options)
        for step in replay(record, game):
            match.restore(step.line.mover, step.move)
        return Film.of(match, (*range(len(record.names)), None))

    def __len__(self) -> int:
        return len(self._entries)

    def frame(self, at: int, viewer: int | None) -> Frame:
        """Returns the position after `at` moves; raises `KaiserhofError` for a viewer whose view the film does not
        have."""
        if viewer not in self.viewers:
            raise KaiserhofError("error-not-your-eyes")
        at = min(max(0, at), len(self))
        return Frame(
            at=at,
            state=self._seen(at, viewer),
            mover=self._entries[at - 1].mover if at else None,
            lines=tuple(self._story.read_by(viewer, at)),
            turn_back=max((turn for turn in self._turns if turn < at), default=0),
            turn_on=min((turn for turn in self._turns if turn > at), default=len(self)),
        )

    def _seen(self, at: int, viewer: int | None) -> State:
        state = self._position(at)
        settled = at < len(self) or self._unconfirmed is None or self._unconfirmed == viewer
        return state.seen_by(viewer) if settled else state.seen_unconfirmed(viewer)

    def _position(self, at: int) -> State:
        known = max(number for number in self._kept if number <= at)
        state = self._kept[known].copy()
        for number, entry in enumerate(self._entries[known:at], known + 1):
            state.push(entry.move)
            if number % EVERY == 0:
                self._kept[number] = state.copy()
        return state
