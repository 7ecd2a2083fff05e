"""One seat against bots, as a Gymnasium environment.

Importing this module registers the games with `gymnasium.make` as `kaiserhof/NAME-v0`. To import and make one in a
single call: `gymnasium.make("kaiserhof.envs.gymnasium:kaiserhof/NAME-v0")`.

>>> from kaiserhof.engine import game_ids
>>> environment = SoloEnv(game_ids()[0], opponents=("random", "random"))
>>> observation, info = environment.reset(seed=1)
>>> terminated = truncated = False
>>> while not (terminated or truncated):
...     action = environment.action_space.sample(environment.action_masks())
...     observation, reward, terminated, truncated, info = environment.step(action)
>>> sorted(info)
['action_mask', 'place', 'points']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kaiserhof.bots import ask, make_bot
from kaiserhof.drawing import artist_of
from kaiserhof.engine import Dice, Game, OptionValue, Record, find_game, game_ids
from kaiserhof.engine.core.batch import IllegalAction
from kaiserhof.envs.planes import Mask, Numbers, upper_bounds
from kaiserhof.envs.rewards import Reward, reward_of
from kaiserhof.envs.session import GameSession, NotAnAction

RENDER_MODES = ("human", "ansi")

PATIENCE = 10
"""Number of illegal actions in a row after which a game is truncated."""


class SoloEnv(gymnasium.Env[Numbers, Any]):
    """A game in which the learner has one seat and bots have the others.

    The observation is the row of named planes. `action_masks()` returns the legal actions, as sb3-contrib expects. An
    illegal action changes nothing and costs `penalty`; `strict` raises `IllegalAction` instead. What is no action at
    all, such as 1.5, always raises it.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: str | Game,
        opponents: Sequence[str] = (),
        options: Mapping[str, OptionValue] | None = None,
        *,
        seat: int | None = None,
        rewards: str | Reward = "win",
        penalty: float = 1.0,
        strict: bool = False,
        forced: bool = False,
        longest: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are names of bots, such as `regular` or `master:200`; if empty, Novices play.

        By default there are as few players as the game allows. Without a `seat` the learner's seat is drawn for every
        game.
        """
        found = find_game(game) if isinstance(game, str) else game
        if isinstance(opponents, str):
            raise TypeError(f"The opponents are a sequence of bots, such as ({opponents!r}, {opponents!r}).")
        names = tuple(opponents) or ("novice",) * (found.players[0] - 1)
        self.session = GameSession(found, len(names) + 1, options, forced=forced, longest=longest)
        if seat is not None and not 0 <= seat < self.session.seats:
            raise ValueError(f"There is no seat {seat}: seats are numbered from 0 to {self.session.seats - 1}.")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(
                f"There is no render mode {render_mode!r}. Known: {', '.join(self.metadata['render_modes'])}."
            )
        self.render_mode = render_mode
        self.seat = seat or 0
        """The learner's seat in this game."""
        self._fixed_seat = seat
        self._bots = [make_bot(name, found) for name in names]
        self._bot_dice = Dice(0)
        self._reward = reward_of(rewards)
        self._penalty, self._strict = penalty, strict
        self._mistakes = 0
        self._points = 0
        highs = upper_bounds(self.session.encoding)
        self.observation_space = spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        self.action_space = spaces.Discrete(int(self.session.codec.size))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begins a game and lets the bots play until the learner is asked; the same seed gives the same game."""
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(1 << 30))
        self._bot_dice = Dice(f"bots {number}")
        self.seat = self._bot_dice.below(self.session.seats) if self._fixed_seat is None else self._fixed_seat
        self._mistakes = self._points = 0
        self.session.begin(number)
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Makes the learner's decision, then lets the bots play until the learner is asked again."""
        self.session.check_running()
        try:
            self.session.act(action)
        except IllegalAction as error:
            if self._strict or isinstance(error, NotAnAction):
                raise
            self._mistakes += 1
            return self._observation(), -self._penalty, False, self._mistakes >= PATIENCE, self._info()
        self._mistakes = 0
        self._let_bots_play()
        episode = self.session.episode
        return self._observation(), self._earned(), episode.ended, episode.cut, self._info()

    def action_masks(self) -> Mask:
        """Returns 1 for each legal action; all are 0 when the game is over."""
        return self.session.mask(self.seat)

    def record(self) -> Record:
        """Returns the game so far as a record."""
        return self.session.record()

    def render(self) -> Any:
        """Shows the board as text, as the learner sees it."""
        game = self.session.game
        text = artist_of(game).board_text(self.session.episode.state.seen_by(self.seat), game.words("en"))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _let_bots_play(self) -> None:
        episode = self.session.episode
        while not self.session.over and episode.mover != self.seat:
            mover = episode.mover
            bot = self._bots[(mover - self.seat) % self.session.seats - 1]
            episode.push(ask(bot, episode.state.seen_by(mover), episode.moves, self._bot_dice))

    def _earned(self) -> float:
        """Returns the learner's reward since its last decision."""
        state = self.session.episode.state
        points = state.scores()
        if self._reward is None:
            before, self._points = self._points, points[self.seat]
            return float(points[self.seat] - before)
        return self._reward(points, state.ranking())[self.seat] if self.session.over else 0.0

    def _observation(self) -> Numbers:
        return self.session.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.session.over:
            state = self.session.episode.state
            info |= {"points": state.scores()[self.seat], "place": state.ranking()[self.seat]}
        return info


def name_of(game: Game) -> str:
    """Returns the versioned name of a game's environment."""
    return f"kaiserhof/{game.id}-v{game.encoding.version}"


for _game in map(find_game, game_ids()):
    if name_of(_game) not in gymnasium.registry:
        gymnasium.register(name_of(_game), "kaiserhof.envs.gymnasium:SoloEnv", kwargs={"game": _game.id})
