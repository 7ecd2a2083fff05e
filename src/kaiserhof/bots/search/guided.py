"""The tree search with a network: its policy gives priors, its corrected estimate replaces rollouts.

Several simulations descend the tree before the network evaluates their last positions as one batch. A pending
simulation counts as a visit without a win (virtual loss), so that the next one takes another path.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any, Final, TypeAlias

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from kaiserhof.bots.search.search import Search
from kaiserhof.bots.search.tree import Choices, Node
from kaiserhof.engine.core.codec import Codec
from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.encoding import Encoding
from kaiserhof.engine.core.outlook import Outlook
from kaiserhof.engine.core.state import CHANCE, OVER, State
from kaiserhof.engine.game import Game

TOGETHER: Final = 16
"""Maximum batch size of an evaluation."""

APART: Final = 8
"""Visits of the root for each position in a batch: larger trees have larger batches."""

CURIOSITY: Final = 1.2
"""Weight of exploration."""

CAUTION: Final = 1.0
"""Extra visits, with the mean value of the node, that every move is credited with."""

TEMPERATURE: Final = 1.3
"""Softmax temperature of the priors; above 1 the search also tries moves the policy rarely makes."""

Evaluate: TypeAlias = Callable[[bytes, bytes, bytes, bytes], tuple[list[float], list[list[float]]]]
"""Evaluates positions. The arguments are rows of planes, outlooks, actions, and the position of each action; see
`learned.network`.
"""


class Descent:
    """One simulation: the nodes on its path, and the position where it stopped."""

    __slots__ = ("mover", "movers", "moves", "node", "path", "points", "wins")

    def __init__(self, node: Node, seat: int) -> None:
        self.node = node
        self.path = [node]
        self.movers = [seat]
        """The player who made the move of each node on the path."""
        self.mover = OVER
        """The player who decides at the last node."""
        self.moves: list[int] = []
        """The legal moves at the last node."""
        self.wins: list[float] = []
        """Everyone's win probability at the end."""
        self.points = 0.0
        """The searching seat's points at the end."""


class GuidedSearch(Search):
    """A search whose leaves a network evaluates."""

    def __init__(self, game: Game, view: State, dice: Dice, evaluate: Evaluate) -> None:
        super().__init__(game, view, dice)
        self.evaluate: Evaluate = evaluate
        self.encoding: Encoding[Any] = game.encoding
        self.codec: Codec = game.codecs[view.seats]
        self.curiosity = CURIOSITY
        self.outlook: Outlook = game.outlook
        self.rows = BytesWriter()
        """Rows of the positions that wait for the network."""
        self.outlooks = BytesWriter()
        """The outlook of each of these positions."""
        self.actions = BytesWriter()
        """The actions of their legal moves."""
        self.owners = BytesWriter()
        """For each action, the number of its position."""
        self.waiting: i64 = 0
        """Number of positions that wait."""
        self.evaluations = 0
        """Number of positions that the network has evaluated."""

    def simulate(self) -> None:
        """Runs a batch of simulations; larger trees have larger batches."""
        if self.root.choices is None:
            self._evaluate_root()
        visits = self.root.visits
        together = min(TOGETHER, 1 + visits // APART, max(1, self.enough - visits))
        descents = [self._go_down() for _ in range(together)]
        self._evaluate([descent for descent in descents if descent.mover >= 0])
        for descent in descents:
            self._go_back(descent)

    def _evaluate_root(self) -> None:
        """Evaluates the root for its priors. Does not count as a simulation."""
        descent = Descent(self.root, self.seat)
        self._stop(descent, self.view, _listed(self.view.legal_moves()))
        self._evaluate([descent])

    def _go_down(self) -> Descent:
        """Imagines a world and descends the tree to a position that has not been evaluated yet."""
        state = self.view.imagine(self.dice)
        node = self.root
        descent = Descent(node, self.seat)
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                node = self._draw_chance(state, node, descent.path, descent.movers)
                continue
            if mover == OVER:
                descent.points, descent.wins = self._estimate_outcome(state)
                break
            moves = _listed(state.legal_moves())
            if len(moves) == 1:
                child = node.only_child(moves[0])
            else:
                choices = node.choices
                if choices is None or not choices.offer(moves):
                    self._stop(descent, state, moves)
                    break
                child = _chosen(node, choices, self.curiosity)
            state.push(child.move)
            self.decisions += 1
            descent.path.append(child)
            descent.movers.append(mover)
            node = child
        descent.node = node
        for each in descent.path:
            each.visits += 1
        return descent

    def _stop(self, descent: Descent, state: State, moves: list[int]) -> None:
        """Stops at a position and adds it to the batch."""
        mover = state.to_move()
        descent.mover = mover
        descent.moves = moves
        self.encoding.write(state, mover, self.rows)
        self.outlook.write(state, mover, self.outlooks)
        codec, actions, owners, number = self.codec, self.actions, self.owners, self.waiting
        move: i64
        for move in moves:
            write_i64_le(actions, codec.action(move, mover))
            write_i64_le(owners, number)
        self.waiting = number + 1

    def _evaluate(self, descents: list[Descent]) -> None:
        """Lets the network evaluate the batch; stores priors and values."""
        if not descents:
            return
        outlooks = self.outlooks.getvalue()
        preferences, corrections = self.evaluate(
            self.rows.getvalue(), outlooks, self.actions.getvalue(), self.owners.getvalue()
        )
        self.rows.truncate(0)
        self.outlooks.truncate(0)
        self.actions.truncate(0)
        self.owners.truncate(0)
        self.waiting = 0
        seats = self.view.seats
        at = 0
        for index in range(len(descents)):
            descent = descents[index]
            moves = descent.moves
            descent.node.note_priors(moves, _odds(preferences, at, at + len(moves)))
            at += len(moves)
            wins, points = self.outlook.corrected(outlooks, index, corrections[index], seats)
            descent.wins = [wins[(seat - descent.mover) % seats] for seat in range(seats)]
            descent.points = points[(self.seat - descent.mover) % seats]
        self.evaluations += len(descents)

    def _go_back(self, descent: Descent) -> None:
        """Adds the result of a simulation to the nodes on its path."""
        last = len(descent.path) - 1
        for index in range(last + 1):
            node = descent.path[index]
            node.total += descent.wins[descent.movers[index]]
            node.points += descent.points
            decides = descent.movers[index + 1] if index < last else descent.mover
            if decides >= 0:
                value = descent.wins[decides]
                node.continued += 1
                node.value_sum += value
                node.square_sum += value * value
        for seat in range(len(descent.wins)):
            self.sums[seat] += descent.wins[seat]


def _listed(moves: Sequence[int]) -> list[int]:
    """Returns the moves as a list, which is fastest in compiled code."""
    return moves if isinstance(moves, list) else list(moves)


def _odds(preferences: list[float], first: i64, end: i64) -> list[float]:
    """Returns the probability of each move of a position; `first` and `end` delimit its preferences."""
    best = preferences[first]
    for index in range(first + 1, end):
        if preferences[index] > best:
            best = preferences[index]
    odds: list[float] = []
    total = 0.0
    for index in range(first, end):
        own = exp((preferences[index] - best) / TEMPERATURE)
        odds.append(own)
        total += own
    for index in range(end - first):
        odds[index] /= total
    return odds


def _chosen(node: Node, choices: Choices, curiosity: float) -> Node:
    """Selects the child with the best sum of value and exploration among the legal moves."""
    mean = node.value_sum / node.continued if node.continued else 0.0
    scale = curiosity * node.noise()
    unseen = scale * sqrt(float(node.visits + 1))
    priors, children, offered = choices.priors, choices.children, choices.offered
    best: i64 = -1
    best_score = -1e9
    for place in range(len(choices.last)):
        number: i64 = place
        if offered is not None:
            number = offered[place]
        child = children[number]
        if child is None:
            score = mean + unseen * priors[number]
        else:
            visits = float(child.visits)
            child.open += 1
            score = (child.total + CAUTION * mean) / (visits + CAUTION)
            score += scale * priors[number] * sqrt(float(child.open)) / (visits + 1.0)
        if score > best_score:
            best_score = score
            best = number
    found = children[best]
    return node.new_child(best) if found is None else found
