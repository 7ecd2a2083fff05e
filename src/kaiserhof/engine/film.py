"""A game to replay, turn by turn or move by move, from one seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from kaiserhof.engine.core.state import State
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.game import Game
from kaiserhof.engine.match import Entry, Match
from kaiserhof.engine.record import Record, replay
from kaiserhof.engine.scenes import Scene
from kaiserhof.engine.story import Story, StoryLine

EVERY = 40
"""Number of moves between cached positions; others are reached by playing on from the previous one."""

HIGHLIGHTS = 8
"""Maximum number of highlights of a game."""
ALIKE = 4
"""Maximum number of highlights with the same name."""
LASTING = 2200
"""Milliseconds that a scene without points must take to be a highlight."""


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
        starts = (line.events[0][0] for line in story.lines if line.section is None)
        self.turns = tuple(dict.fromkeys(starts)) or (0,)
        """The number of moves before each turn. What the court does belongs to the turn before it."""

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
        self._admit(viewer)
        at = min(max(0, at), len(self))
        return Frame(
            at=at,
            state=self._seen(at, viewer),
            mover=self._entries[at - 1].mover if at else None,
            lines=tuple(self._story.read_by(viewer, at)),
        )

    def highlights(self, viewer: int | None) -> list[int]:
        """Returns after how many moves the moments are complete that brought most points, and the end of the game.

        They follow from the scenes, as one viewer may read them. At most `ALIKE` have the same name. Raises
        `KaiserhofError` for a viewer whose view the film does not have.
        """
        self._admit(viewer)
        lines = self._story.read_by(viewer)
        scenes = [scene for line in lines for scene in self._story.teller.scenes(line, viewer)]
        found = {scene.at for scene in scenes if scene.steps}
        alike = Counter[str]()
        told = [scene for scene in scenes if self._weight(scene) > (0, LASTING - 1)]
        for scene in sorted(told, key=self._weight, reverse=True):
            if len(found) < HIGHLIGHTS and alike[scene.name] < ALIKE:
                alike[scene.name] += scene.at not in found
                found.add(scene.at)
        return sorted(found)

    def _admit(self, viewer: int | None) -> None:
        if viewer not in self.viewers:
            raise KaiserhofError("error-not-your-eyes")

    def _weight(self, scene: Scene) -> tuple[int, int]:
        """Returns how much a scene brings, and how long it takes."""
        return sum(map(abs, scene.gains(self._kept[0].seats))), scene.ms

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
