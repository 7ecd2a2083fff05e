"""The games as OpenSpiel games. Importing this module registers them:

>>> import pyspiel
>>> from kaiserhof.engine import game_ids
>>> game = pyspiel.load_game(f"kaiserhof_{game_ids()[0]}(players=4)")
>>> game.num_players()
4

Chance and forced answers are moves, as is usual in OpenSpiel. The returns are 1 for the winner, shared if there are
several. The options of a game are one parameter: `kaiserhof_…(players=5,options=NAME:VALUE;NAME:VALUE)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Self

import numpy as np
import pyspiel

from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game, game_ids
from kaiserhof.envs.planes import encode
from kaiserhof.envs.rewards import win

PREFIX = "kaiserhof_"


def options_in(text: str) -> dict[str, str]:
    """Parses the options in a parameter.

    >>> options_in("side:4-5;fortifications:yes")
    {'side': '4-5', 'fortifications': 'yes'}
    """
    parts = [part.partition(":") for part in text.split(";") if part]
    return {name: value for name, _, value in parts}


class SpielGame(pyspiel.Game):
    """A game of OpenSpiel."""

    def __init__(self, kind: pyspiel.GameType, game: Game, params: Mapping[str, Any] | None = None) -> None:
        """Raises `KaiserhofError` for a wrong number of players or a wrong option."""
        given = dict(params or {})
        self.game = game
        self.seats = int(given.get("players", game.players[0]))
        self.options = game.choose(self.seats, options_in(given.get("options", "")))
        self.codec = game.codecs[self.seats]
        self.number_of = {move: number for number, move in enumerate(self.codec.outcomes)}
        """OpenSpiel's number of an outcome, by move."""
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.codec.size),
            max_chance_outcomes=len(self.codec.outcomes),
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.longest,
        )
        super().__init__(kind, info, given)

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> SpielState:
        """Returns the position before the first move."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Returns an upper bound of the number of chance events."""
        return self.game.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver | None:
        """Returns an observer that writes the present view of one seat, without the moves that led there."""
        if params:
            raise ValueError(f"There are no parameters of observations; given were {dict(params)}.")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self.game) if whole and not wanted.perfect_recall else None


class Position:
    """Wraps a state for OpenSpiel, which copies everything with `deepcopy` and stores it with `pickle`."""

    __slots__ = ("game", "state")

    def __init__(self, game: str, state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.game, self.state.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game, self.state.to_json())


def _restored(game: str, snapshot: dict[str, Any]) -> Position:
    return Position(game, find_game(game).from_json(snapshot))


class SpielState(pyspiel.State):
    """A position in OpenSpiel. Outcomes of chance have numbers of their own, from 0."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.game.id, game.game.start(game.seats, game.options))
        self.made = 0

    @property
    def state(self) -> State:
        """The state of Kaiserhof."""
        return self.position.state

    def in_world(self, world: State) -> Self:
        """Returns this state with different hidden information and the same history."""
        other: Self = self.clone()
        other.position = Position(self.position.game, world)
        return other

    def resample_from_infostate(self, player: int, random_number: Callable[[], float]) -> SpielState:
        """Returns a world that this player cannot tell from the real one; OpenSpiel's ISMCTS calls it."""
        dice = Dice(int(random_number() * (1 << 53)))
        return self.in_world(self.state.seen_by(player).imagine(dice))

    def current_player(self) -> int:
        """Returns the player to move, or OpenSpiel's number for chance or the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        mover = self.state.to_move()
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def is_terminal(self) -> bool:
        """Returns whether the game is over or was cut off."""
        return self.state.to_move() == OVER or self.made >= self.get_game().game.longest

    def _legal_actions(self, player: int) -> list[int]:
        codec = self.get_game().codec
        return sorted([codec.action(move, player) for move in self.state.legal_moves()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the outcomes with their probabilities."""
        number_of, outcomes = self.get_game().number_of, self.state.outcomes()
        total = sum([weight for _, weight in outcomes])
        return sorted([(number_of[move], weight / total) for move, weight in outcomes])

    def _apply_action(self, action: int) -> None:
        codec, mover = self.get_game().codec, self.state.to_move()
        self.state.push(codec.outcomes[action] if mover == CHANCE else codec.move(action, mover))
        self.made += 1

    def _action_to_string(self, player: int, action: int) -> str:
        codec = self.get_game().codec
        return self.state.text(codec.outcomes[action] if player < 0 else codec.move(action, player))

    def returns(self) -> list[float]:
        """Returns 1 for the winner at the end, 0 before."""
        state = self.state
        return win(state.scores(), state.ranking()) if self.is_terminal() else [0.0] * self.get_game().seats

    def __str__(self) -> str:
        state, codec, texts = self.get_game().new_initial_state().state, self.get_game().codec, []
        for item in self.full_history():
            move = codec.outcomes[item.action] if item.player < 0 else codec.move(item.action, item.player)
            texts.append(f"{item.player + 1 if item.player >= 0 else '?'} {state.text(move)}")
        return "\n".join(texts)


class SpielObserver:
    """Writes observations of one seat: the row of planes."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.tensor = np.zeros(int(game.encoding.size), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player sees into `tensor`."""
        self.tensor[:] = encode(self._game, state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Returns a player's view as text."""
        return encode(self._game, state.state, player).tobytes().hex()


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.words("en")("game-title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "options": ""},
    )

    class Registered(SpielGame):
        """The class that OpenSpiel instantiates when it loads this game."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, game, params)

    pyspiel.register_game(kind, Registered)


def root_in(game: Game, world: State) -> SpielState:
    """Returns an OpenSpiel state in the middle of a game, without its history, as the root of a search."""
    state: SpielState = pyspiel.load_game(PREFIX + game.id, {"players": world.seats}).new_initial_state()
    state.position = Position(game.id, world)
    return state


def resampled(state: SpielState, dice: Dice) -> SpielState:
    """Returns a world imagined from the view of the player to move."""
    return state.in_world(state.state.seen_by(state.state.to_move()).imagine(dice))


for _game_id in game_ids():
    _register(find_game(_game_id))
