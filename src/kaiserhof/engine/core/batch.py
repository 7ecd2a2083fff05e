"""Many games of one variant side by side, stepped in one call: the inner loop of training."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from kaiserhof.engine.core.codec import Codec
from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.encoding import Encoding
from kaiserhof.engine.core.episode import Episode
from kaiserhof.engine.core.outlook import Outlook
from kaiserhof.engine.core.state import State


class IllegalAction(ValueError):
    """Raised by a step whose action is not legal in its game; nothing has changed."""


class Batch:
    """Episodes that each wait for a decision. One that ends is replaced by a new one at once.

    `ended` and `cut` say which have just ended or were cut off, and `points` and `places` have their results.
    """

    def __init__(
        self,
        start: State,
        codec: Codec,
        encoding: Encoding[Any] | None,
        games: int,
        longest: int,
        *,
        forced: bool = False,
        gains: bool = False,
        outlook: Outlook | None = None,
    ) -> None:
        """`encoding` and `outlook` may be None: then `observations` or `outlooks` stay empty.

        For `longest` and `forced` see `Episode`. With `gains` the points are recorded after every step, not only at the
        end.
        """
        self.games: i64 = games
        self.seats: i64 = start.seats
        self.movers = vec[i64]([0] * games)
        """The seat that decides, by game."""
        self.ended = vec[i64]([0] * games)
        """1 if the last step ended the game, by game."""
        self.cut = vec[i64]([0] * games)
        """1 if the game was cut off after the last step, by game."""
        self.points = vec[i64]([0] * (games * start.seats))
        """Points of a game that has just ended or was cut off, by game and seat; with `gains` of all games."""
        self.places = vec[i64]([0] * (games * start.seats))
        """Places of a game that has just ended or was cut off, by game and seat; otherwise 0."""
        self.observations = BytesWriter()
        """A row for each game: what the seat that decides sees."""
        self.masks = BytesWriter()
        """A row for each game: 1 for each legal action."""
        self.outlooks = BytesWriter()
        """A row for each game: what the estimate says, with the seats counted from the one that decides."""
        self._gains = gains
        self._start = start
        self._codec = codec
        self._encoding = encoding
        self._outlook = outlook
        self._dice: list[Dice] = [Dice(0)] * games
        self._episodes = [Episode(start, longest, forced=forced) for _ in range(games)]

    def decisions(self) -> int:
        """Returns how many moves players have made so far, forced answers included."""
        return sum([episode.decisions for episode in self._episodes])

    def reset(self, seeds: Sequence[int | str]) -> None:
        """Begins a new game with each of these seeds."""
        for game in range(self.games):
            self._dice[game] = Dice(seeds[game])
            self._episodes[game].begin(self._start, self._dice[game])
            self.ended[game] = self.cut[game] = 0
        self._write()

    def step(self, actions: vec[i64]) -> None:
        """Makes one decision in every game; raises `IllegalAction` before anything changes if one is not legal."""
        self._check(actions)
        codec = self._codec
        for game in range(self.games):
            episode = self._episodes[game]
            episode.push(codec.move(actions[game], episode.mover))
            over = episode.ended or episode.cut
            self.ended[game] = 1 if episode.ended else 0
            self.cut[game] = 1 if episode.cut else 0
            if self._gains or over or self.places[game * self.seats]:
                self._note(game, episode.state, over)
            if over:
                episode.begin(self._start, self._dice[game])
        self._write()

    def sample(self, dice: Dice) -> vec[i64]:
        """Returns a random legal action for every game."""
        found = vec[i64]([0] * self.games)
        for game in range(self.games):
            episode = self._episodes[game]
            move: i64 = episode.moves[dice.below(len(episode.moves))]
            found[game] = self._codec.action(move, episode.mover)
        return found

    def state(self, game: int) -> State:
        """Returns the position of a game: everything, not only what a seat may know."""
        return self._episodes[game].state

    # ------------------------------------------------------------------

    def _check(self, actions: vec[i64]) -> None:
        if len(actions) != self.games:
            raise IllegalAction(f"There are {self.games} games, but {len(actions)} actions.")
        size = self._codec.size
        for game in range(self.games):
            action = actions[game]
            if not 0 <= action < size or not self.masks[game * size + action]:
                raise IllegalAction(f"Action {action} is not legal in game {game}.")

    def _note(self, game: i64, state: State, over: bool) -> None:
        """Records the points of a game, and the places if it is over."""
        first = game * self.seats
        points = state.scores()
        for seat in range(self.seats):
            self.points[first + seat] = points[seat]
            self.places[first + seat] = 0
        if over:
            places = state.ranking()
            for seat in range(self.seats):
                self.places[first + seat] = places[seat]

    def _write(self) -> None:
        """Writes the movers, observations, masks and outlooks of all games."""
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.outlooks.truncate(0)
        codec, encoding, outlook = self._codec, self._encoding, self._outlook
        for game in range(self.games):
            episode = self._episodes[game]
            self.movers[game] = episode.mover
            codec.write_mask(episode.moves, episode.mover, self.masks)
            if encoding is not None:
                encoding.write(episode.state, episode.mover, self.observations)
            if outlook is not None:
                outlook.write(episode.state, episode.mover, self.outlooks)
