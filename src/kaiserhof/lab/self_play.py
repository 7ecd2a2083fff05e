"""Self-play: games of a bot against itself with the results of its searches, to train networks and find puzzles.

A game is stored as its moves. Positions follow by replaying, which takes microseconds a move, so files stay small and
remain valid when the encoding of positions changes.

Numbers of players rotate and options are random, so one set of games covers all variants. Some moves are drawn in
proportion to the visits of the search instead of taking the best, for variety and to include positions after small
mistakes.

In half of the games another bot may have all seats but one, because a network that only meets itself learns little
about other players.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kaiserhof.bots import Evaluation, Evaluator, ask, make_bot
from kaiserhof.engine import CHANCE, OVER, Dice, Game, KaiserhofError, OptionValue, State, find_game
from kaiserhof.lab.code_digest import code_digest
from kaiserhof.lab.executor import Executor

FORMAT = "kaiserhof self-play 1"

EXPLORED = 0.25
"""Share of decisions whose move is drawn in proportion to the visits."""

PER_MILLE = 1000
"""Win probabilities are stored in thousandths."""


@dataclass(frozen=True, slots=True)
class SelfPlayPlan:
    """What to play. A plan and a number determine a game if the bot's budget is in simulations."""

    game: str
    bot: str
    """A searching bot with its budget: `master:64`."""
    players: tuple[int, ...]
    """Numbers of players; all are equally frequent."""
    seed: int = 0
    others: str = ""
    """A bot that has all seats but one in half of the games. Its searches are not stored."""

    def seats(self, number: int) -> int:
        """Returns the number of players of a game."""
        return self.players[number % len(self.players)]

    def searching_seats(self, number: int) -> tuple[int, ...]:
        """Returns the seats of the searching bot: all, or one (in rotation) in games with `others`."""
        seats = self.seats(number)
        turn, among_others = divmod(number // len(self.players), 2)
        return (turn % seats,) if self.others and among_others else tuple(range(seats))

    def settings(self) -> dict[str, Any]:
        """Returns everything that determines the games; raises `KaiserhofError` if the bot does not search."""
        game = find_game(self.game)
        bot = make_bot(self.bot, game)
        if not isinstance(bot, Evaluator):
            raise KaiserhofError("error-no-evaluator", bot=self.bot)
        bots = [self.bot, self.others] if self.others else [self.bot]
        settings = {
            "format": FORMAT,
            "game": self.game,
            "rules": game.rules_version,
            "bot": [self.bot, bot.version],
            "players": list(self.players),
            "seed": self.seed,
            "code": code_digest(game, bots),
        }
        return settings | {"others": [self.others, make_bot(self.others, game).version]} if self.others else settings


@dataclass(frozen=True, slots=True)
class SearchedDecision:
    """A decision with the result of its search."""

    number: int
    """Number of moves before it, including those of chance."""
    moves: tuple[int, ...]
    """The moves tried, most visited first."""
    visits: tuple[int, ...]
    win_probabilities: tuple[int, ...]
    """By seat, in thousandths."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SelfPlayGame:
    """A finished game of self-play."""

    number: int
    seats: int
    options: Mapping[str, OptionValue]
    moves: tuple[int, ...]
    """All moves, including those of chance."""
    searched: tuple[SearchedDecision, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
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
    def from_json(data: Mapping[str, Any]) -> SelfPlayGame:
        return SelfPlayGame(
            number=int(data["number"]),
            seats=int(data["seats"]),
            options=dict(data["options"]),
            moves=tuple(data["moves"]),
            searched=tuple(
                SearchedDecision(number, tuple(moves), tuple(visits), tuple(probabilities))
                for number, moves, visits, probabilities in data["searched"]
            ),
            points=tuple(data["points"]),
            places=tuple(data["places"]),
        )

    def positions(self, game_id: str) -> Iterator[tuple[State, SearchedDecision]]:
        """Yields each searched decision with its position. The state is reused: it is only valid until the next one."""
        state: State = find_game(game_id).start(self.seats, self.options)
        done = 0
        for each in self.searched:
            for move in self.moves[done : each.number]:
                state.push(move)
            done = each.number
            yield state, each


def read_games(path: Path, game: Game) -> Iterator[SelfPlayGame]:
    """Yields the games of a file; raises `KaiserhofError` unless they are of this game and its current rules."""
    try:
        with path.open(encoding="utf-8") as lines:
            settings = json.loads(next(lines, "{}"))
            if [settings.get(name) for name in ("format", "game", "rules")] != [FORMAT, game.id, game.rules_version]:
                raise KaiserhofError("error-arena-other", file=str(path))
            for line in lines:
                yield SelfPlayGame.from_json(json.loads(line))
    except OSError as error:
        raise KaiserhofError("error-file", file=str(path), detail=error.strerror or "?") from None
    except (ValueError, LookupError, TypeError, AttributeError):
        raise KaiserhofError("error-arena-other", file=str(path)) from None


def play_one(plan: SelfPlayPlan, number: int) -> SelfPlayGame:
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
                    searched.append(_decision(len(moves), found))
                    move = _pick_move(found, dice)
                else:
                    move = ask(bot, view, legal, dice)
        state.push(move)
        moves.append(move)
    return SelfPlayGame(
        number=number,
        seats=seats,
        options=options,
        moves=tuple(moves),
        searched=tuple(searched),
        points=tuple(state.scores()),
        places=tuple(state.ranking()),
    )


def play_many(plan: SelfPlayPlan, numbers: Iterable[int], executor: Executor) -> Iterator[SelfPlayGame]:
    """Plays the games with these numbers and yields them as they are completed."""
    yield from executor.map_unordered(play_one, ((plan, number) for number in numbers))


def _decision(number: int, found: Evaluation) -> SearchedDecision:
    return SearchedDecision(
        number,
        tuple(each.move for each in found.moves),
        tuple(each.visits for each in found.moves),
        tuple(round(each * PER_MILLE) for each in found.win_probabilities),
    )


def _pick_move(found: Evaluation, dice: Dice) -> int:
    """Returns the best move, or sometimes a random one in proportion to its visits."""
    if dice.unit() >= EXPLORED:
        return found.moves[0].move
    drawn = dice.below(sum(each.visits for each in found.moves))
    for each in found.moves:
        drawn -= each.visits
        if drawn < 0:
            return each.move
    raise AssertionError
