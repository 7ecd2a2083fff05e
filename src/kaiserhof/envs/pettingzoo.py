"""The games as PettingZoo environments: all seats, one after the other.

>>> from kaiserhof.engine import game_ids
>>> environment = env(game_ids()[0], seats=3)
>>> environment.reset(seed=1)
>>> for agent in environment.agent_iter():
...     observation, reward, terminated, truncated, info = environment.last()
...     over = terminated or truncated
...     environment.step(None if over else environment.action_space(agent).sample(observation["action_mask"]))
>>> environment.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces

from kaiserhof.drawing import artist_of
from kaiserhof.engine import Game, OptionValue, Record, find_game, game_ids
from kaiserhof.envs.planes import upper_bounds
from kaiserhof.envs.rewards import Reward, reward_of
from kaiserhof.envs.session import GameSession

RENDER_MODES: Final = ("human", "ansi")


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    *,
    rewards: str | Reward = "win",
    forced: bool = False,
    longest: int | None = None,
    render_mode: str | None = None,
) -> KaiserhofEnv:
    """Returns an environment for a game. Without `seats` it has the smallest number of players.

    `rewards` is `win`, `zero_sum`, `points` or `margin` at the end, `gains` after every step, or a function. With
    `forced`, forced answers are decisions too. A game is truncated after `longest` moves.
    """
    return KaiserhofEnv(
        GameSession(game, seats, options, forced=forced, longest=longest), rewards=rewards, render_mode=render_mode
    )


class KaiserhofEnv(pettingzoo.AECEnv):
    """A game as an AEC environment. Agents are `seat_1`, `seat_2`, …

    An observation has two arrays: `observation`, the row of named planes (`kaiserhof.envs.planes`), and `action_mask`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}  # noqa: RUF012 - PettingZoo's way

    def __init__(self, session: GameSession, *, rewards: str | Reward = "win", render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"There is no render mode {render_mode!r}. Known: {', '.join(RENDER_MODES)}.")
        self.session = session
        self.metadata = {**self.metadata, "name": session.name}
        self.render_mode = render_mode
        self._reward = reward_of(rewards)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(session.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(session) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(int(session.codec.size)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. The same seed gives the same chance events."""
        self.session.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._points = [0] * self.session.seats
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns an agent's observation; its mask is all 0 while another agent decides."""
        seat = self._seat_of[agent]
        return {"observation": self.session.observation(seat), "action_mask": self.session.mask(seat)}

    def step(self, action: Any) -> None:
        """Makes the decision of the selected agent; the action must be None if the game is over for the agent."""
        if not self.agents:
            self.session.check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.session.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def record(self) -> Record:
        """Returns the game so far as a record."""
        return self.session.record()

    def render(self) -> str | None:
        """Shows the board as text: `human` prints it, `ansi` returns it.

        It shows what the selected agent may see, or what everyone may see once the game is over.
        """
        if self.render_mode is None:
            raise ValueError("Nothing is rendered without a render mode: give env(…, render_mode=…).")
        episode, game = self.session.episode, self.session.game
        view = episode.state.seen_by(None if self.session.over else episode.mover)
        text = artist_of(game).board_text(view, game.words("en"))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Does nothing, because nothing needs to be closed."""

    def _go_on(self) -> None:
        """Selects the next agent and sets the rewards."""
        episode = self.session.episode
        points = episode.state.scores()
        rewards = [0.0] * len(points)
        if self._reward is None:
            rewards = [float(now - before) for now, before in zip(points, self._points, strict=True)]
            self._points = points
        if self.session.over:
            places = episode.state.ranking()
            if self._reward is not None:
                rewards = self._reward(points, places)
            for seat, agent in enumerate(self.possible_agents):
                self.terminations[agent] = episode.ended
                self.truncations[agent] = episode.cut
                self.infos[agent] = {"points": points[seat], "place": places[seat]}
        else:
            self.agent_selection = self.possible_agents[episode.mover]
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward


def observation_space(session: GameSession) -> spaces.Dict:
    """Returns the space of observations: the row of planes with its bounds, and the mask."""
    highs = upper_bounds(session.encoding)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (int(session.codec.size),), np.int8),
        }
    )


def register() -> list[str]:
    """Registers every game and number of players for `pettingzoo.make`; returns the names.

    >>> name = register()[0]
    >>> pettingzoo.make("aec", name).max_num_agents >= 2
    True
    """
    names = []
    for game in map(find_game, game_ids()):
        for seats in game.players:
            name = f"kaiserhof/{game.id}_{seats}p-v{game.encoding.version}"
            if name not in pettingzoo.aec_registry:
                pettingzoo.register("aec", name, partial(env, game, seats))
            names.append(name)
    return names
