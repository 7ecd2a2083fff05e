"""Games of a bot against itself, with what its searches found: what a network learns from.

A game is kept as its moves. Positions, whatever numbers are read off them, follow by replaying, which takes
microseconds a move: the files stay small, and the same games serve when the encoding of a position changes.

Numbers of players and options are drawn at random, so one set of games teaches all of them. Now and then a move is
drawn in proportion to the visits of the search instead of taking the best: games differ, and positions after small
mistakes are seen as well.

In half of the games another bot may have all seats but one: a network that only ever meets its like learns little of
how others play on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kaiserhof.bots import Evaluation, Evaluator, make_bot
from kaiserhof.engine import CHANCE, OVER, Dice, Game, KaiserhofError, OptionValue, State, find_game
from kaiserhof.lab.spread import Crew

FORMAT = "kaiserhof self-play 1"

EXPLORED = 0.25
"""Share of decisions whose move is drawn in proportion to the visits."""

PER_MILLE = 1000
"""Win probabilities are kept in thousandths."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is to be played; a plan and a number determine a game if the bot's budget is simulations."""

    game: str
    bot: str
    """A bot that evaluates moves, with its budget: `master:64`."""
    players: tuple[int, ...]
    """The numbers of players; each is as frequent as the others."""
    seed: int = 0
    others: str = ""
    """A bot that has all seats but one in half of the games; its decisions are not kept as searched."""

    def seats(self, number: int) -> int:
        """Returns the number of players of a game."""
        return self.players[number % len(self.players)]

    def searching_seats(self, number: int) -> tuple[int, ...]:
        """Returns the seats of the bot in a game: all, or one after the other where others have the rest."""
        seats = self.seats(number)
        turn, among_others = divmod(number // len(self.players), 2)
        return (turn % seats,) if self.others and among_others else tuple(range(seats))

    def settings(self) -> dict[str, Any]:
        """Returns everything that the games depend on; raises `KaiserhofError` if the bot evaluates nothing."""
        game = find_game(self.game)
        bot = make_bot(self.bot, game)
        if not isinstance(bot, Evaluator):
            raise KaiserhofError("error-no-evaluator", bot=self.bot)
        settings = {
            "format": FORMAT,
            "game": self.game,
            "rules": game.rules_version,
            "bot": [self.bot, bot.version],
            "players": list(self.players),
            "seed": self.seed,
        }
        return settings | {"others": [self.others, make_bot(self.others, game).version]} if self.others else settings


@dataclass(frozen=True, slots=True)
class Searched:
    """One decision and what the search found."""

    number: int
    """Number of moves of the game before it, chance included."""
    moves: tuple[int, ...]
    """The moves that were tried, most visited first."""
    visits: tuple[int, ...]
    win_probabilities: tuple[int, ...]
    """Each seat's, in thousandths."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SelfPlayed:
    """A finished game."""

    number: int
    seats: int
    options: Mapping[str, OptionValue]
    moves: tuple[int, ...]
    """All moves, chance included."""
    searched: tuple[Searched, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        """Returns the game as JSON data."""
        return {
            "number": self.number,
            "seats": self.seats,
            "options": dict(self.options),
            "moves": self.moves,
            "searched": [[each.number, each.moves, each.visits, each.win_probabilities] for each in self.searched],
            "points": self.points,
            "places": self.places,
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> SelfPlayed:
        """The inverse of `to_json`."""
        return SelfPlayed(
            number=int(data["number"]),
            seats=int(data["seats"]),
            options=dict(data["options"]),
            moves=tuple(data["moves"]),
            searched=tuple(
                Searched(number, tuple(moves), tuple(visits), tuple(probabilities))
                for number, moves, visits, probabilities in data["searched"]
            ),
            points=tuple(data["points"]),
            places=tuple(data["places"]),
        )

    def positions(self, game_id: str) -> Iterator[tuple[State, Searched]]:
        """Yields the position of each decision; the same state goes on, so read off it what you need."""
        state: State = find_game(game_id).start(self.seats, self.options)
        done = 0
        for each in self.searched:
            for move in self.moves[done : each.number]:
                state.push(move)
            done = each.number
            yield state, each


def read_games(path: Path, game: Game) -> Iterator[SelfPlayed]:
    """Yields the games of a file; raises `KaiserhofError` if it is no file of games of this game and its rules."""
    try:
        with path.open(encoding="utf-8") as lines:
            settings = json.loads(next(lines, "{}"))
            if [settings.get(name) for name in ("format", "game", "rules")] != [FORMAT, game.id, game.rules_version]:
                raise KaiserhofError("error-arena-other", file=str(path))
            for line in lines:
                yield SelfPlayed.from_json(json.loads(line))
    except OSError as error:
        raise KaiserhofError("error-file", file=str(path), detail=error.strerror or "?") from None
    except (ValueError, LookupError, TypeError, AttributeError):
        raise KaiserhofError("error-arena-other", file=str(path)) from None


def play_one(plan: SelfPlay, number: int) -> SelfPlayed:
    """Plays one game."""
    game = find_game(plan.game)
    dice = Dice(f"self-play {plan.seed} {number}")
    seats, searching = plan.seats(number), plan.searching_seats(number)
    options = {option.id: dice.choice(option.allowed(seats)) for option in game.options}
    bots = [make_bot(plan.bot if seat in searching else plan.others, game) for seat in range(seats)]
    state: State = game.start(seats, options)
    moves: list[int] = []
    searched = []
    while (mover := state.to_move()) != OVER:
        if mover == CHANCE:
            move = state.draw_outcome(dice)
        else:
            legal = state.legal_moves()
            move = legal[0]
            if len(legal) > 1:
                bot, view = bots[mover], state.seen_by(mover)
                if mover in searching:
                    assert isinstance(bot, Evaluator)
                    found = bot.evaluate(view, dice)
                    searched.append(_searched(len(moves), found))
                    move = _chosen(found, dice)
                else:
                    move = bot.choose(view, dice)
        state.push(move)
        moves.append(move)
    return SelfPlayed(
        number=number,
        seats=seats,
        options=options,
        moves=tuple(moves),
        searched=tuple(searched),
        points=tuple(state.scores()),
        places=tuple(state.ranking()),
    )


def play_many(plan: SelfPlay, numbers: Iterable[int], crew: Crew) -> Iterator[SelfPlayed]:
    """Plays these games and yields each as soon as it is there."""
    yield from crew.spread(play_one, ((plan, number) for number in numbers))


def _searched(number: int, found: Evaluation) -> Searched:
    return Searched(
        number,
        tuple(each.move for each in found.moves),
        tuple(each.visits for each in found.moves),
        tuple(round(each * PER_MILLE) for each in found.win_probabilities),
    )


def _chosen(found: Evaluation, dice: Dice) -> int:
    """Returns the best move, now and then any move in proportion to its visits."""
    if dice.unit() >= EXPLORED:
        return found.moves[0].move
    drawn = dice.below(sum(each.visits for each in found.moves))
    for each in found.moves:
        drawn -= each.visits
        if drawn < 0:
            return each.move
    raise AssertionError
