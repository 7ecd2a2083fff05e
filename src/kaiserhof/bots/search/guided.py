"""The same search led by a network, which says what moves to look at first.

There are no play-outs: who wins is said by the game's estimate, as the network corrects it.

Several simulations go down the tree before the network evaluates their last positions together. A simulation under way
counts as a visit that has won nothing yet, so that the next one goes elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, TypeAlias

from librt.strings import BytesWriter

from kaiserhof.bots.search.search import Search
from kaiserhof.bots.search.tree import Node
from kaiserhof.engine.core.codec import Codec
from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.encoding import Encoding
from kaiserhof.engine.core.outlook import Outlook
from kaiserhof.engine.core.state import CHANCE, OVER, State
from kaiserhof.engine.game import Game

TOGETHER: Final = 16
"""Number of positions that are evaluated together, at most."""

APART: Final = 8
"""Number of visits of the root for each position that is evaluated together with others."""

CURIOSITY: Final = 1.2
"""Weight of exploration."""

CAUTION: Final = 1.0
"""Number of extra visits, with the mean value of the node, that every move is credited with."""

Evaluate: TypeAlias = Callable[
    [bytes, bytes, Sequence[int], Sequence[int]], tuple[list[float], list[list[float]], list[list[float]]]
]
"""Evaluates positions: rows of planes, their outlooks, their actions, and how many each has; see `learned.network`."""


class Way:
    """One simulation on its way: the nodes it came through, and where it stopped."""

    __slots__ = ("mover", "movers", "moves", "node", "path", "points", "wins")

    def __init__(self, node: Node, seat: int) -> None:
        self.node = node
        self.path = [node]
        self.movers = [seat]
        """The player who made the move of each node of the path."""
        self.mover = OVER
        """The player who decides at the last node."""
        self.moves: list[int] = []
        """The moves there."""
        self.wins: list[float] = []
        """Everyone's win probability where it ends."""
        self.points = 0.0
        """The searching seat's points where it ends."""


class GuidedSearch(Search):
    """A search tree whose nodes are evaluated by a network."""

    def __init__(self, game: Game[Any], view: State, dice: Dice, evaluate: Evaluate) -> None:
        super().__init__(game, view, dice)
        self.evaluate: Evaluate = evaluate
        self.encoding: Encoding[Any] = game.encoding
        self.codec: Codec = game.codecs[view.seats]
        self.curiosity = CURIOSITY
        self.outlook: Outlook = game.outlook
        self.rows = BytesWriter()
        """Rows of the positions that wait for the network."""
        self.outlooks = BytesWriter()
        """What the estimate says of them."""
        self.evaluations = 0
        """Number of positions that the network has evaluated."""

    def simulate(self) -> None:
        """Runs a few simulations, more of them the larger the tree is."""
        if self.root.priors is None:
            self._evaluate_root()
        visits = self.root.visits
        together = min(TOGETHER, 1 + visits // APART, max(1, self.enough - visits))
        ways = [self._go_down() for _ in range(together)]
        self._evaluate([way for way in ways if way.mover >= 0])
        for way in ways:
            self._go_back(way)

    def _evaluate_root(self) -> None:
        """Gives the root its priors; it is no simulation."""
        way = Way(self.root, self.seat)
        self._stop(way, self.view, self.view.legal_moves())
        self._evaluate([way])

    def _go_down(self) -> Way:
        """Imagines a world and goes down the tree to a position that has not been evaluated."""
        state = self.view.imagine(self.dice)
        node = self.root
        way = Way(node, self.seat)
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                node = self._draw_chance(state, node, way.path, way.movers)
                continue
            if mover == OVER:
                way.points, way.wins = self._estimate_outcome(state)
                break
            moves = state.legal_moves()
            if len(moves) > 1 and not _is_known(node, moves):
                self._stop(way, state, moves)
                break
            child = _chosen(node, moves, self.curiosity)
            child.open += 1
            state.push(child.move)
            self.decisions += 1
            way.path.append(child)
            way.movers.append(mover)
            node = child
        way.node = node
        for each in way.path:
            each.visits += 1
        return way

    def _stop(self, way: Way, state: State, moves: Sequence[int]) -> None:
        """Stops at a position that the network is to evaluate, and writes its rows."""
        way.mover = state.to_move()
        way.moves = [move for move in moves]  # noqa: C416 - this form is the fast one
        self.encoding.write(state, way.mover, self.rows)
        self.outlook.write(state, way.mover, self.outlooks)

    def _evaluate(self, ways: list[Way]) -> None:
        """Lets the network evaluate the last positions, whose rows are written, and notes priors and values."""
        if not ways:
            return
        actions: list[int] = []
        counts: list[int] = []
        for way in ways:
            actions += [int(self.codec.action(move, way.mover)) for move in way.moves]
            counts.append(len(way.moves))
        odds, wins, points = self.evaluate(self.rows.getvalue(), self.outlooks.getvalue(), actions, counts)
        self.rows.truncate(0)
        self.outlooks.truncate(0)
        seats = self.view.seats
        at = 0
        for index in range(len(ways)):
            way = ways[index]
            _note_priors(way, odds, at)
            at += len(way.moves)
            way.wins = [wins[index][(seat - way.mover) % seats] for seat in range(seats)]
            way.points = points[index][(self.seat - way.mover) % seats]
        self.evaluations += len(ways)

    def _go_back(self, way: Way) -> None:
        """Adds the result of a simulation to the nodes it came through."""
        last = len(way.path) - 1
        for index in range(last + 1):
            node = way.path[index]
            node.total += way.wins[way.movers[index]]
            node.points += way.points
            decides = way.movers[index + 1] if index < last else way.mover
            if decides >= 0:
                value = way.wins[decides]
                node.continued += 1
                node.value_sum += value
                node.square_sum += value * value
        for seat in range(len(way.wins)):
            self.sums[seat] += way.wins[seat]


def _is_known(node: Node, moves: Sequence[int]) -> bool:
    """Tells whether the network has said something about each of these moves."""
    priors = node.priors
    if priors is None:
        return False
    for move in moves:  # noqa: SIM110 - compiled, this form is the fast one
        if move not in priors:
            return False
    return True


def _note_priors(way: Way, odds: list[float], at: int) -> None:
    """Notes how likely each move is; of a move that was evaluated in several worlds, the mean."""
    node = way.node
    priors = node.priors
    if priors is None:
        priors = node.priors = {}
    node.estimates += 1
    share = 1.0 / node.estimates
    for move in way.moves:
        known = priors.get(move)
        priors[move] = odds[at] if known is None else known + share * (odds[at] - known)
        at += 1


def _chosen(node: Node, moves: Sequence[int], curiosity: float) -> Node:
    """Returns the child to follow: the one with the best sum of value and exploration."""
    children = node.children
    best = moves[0]
    priors = node.priors
    if len(moves) > 1 and priors is not None:
        mean = node.value_sum / node.continued if node.continued else 0.0
        scale = curiosity * node.noise()
        unseen = scale * sqrt(node.visits + 1)
        best_score = -1e9
        for move in moves:
            child = children.get(move)
            if child is None:
                score = mean + unseen * priors[move]
            else:
                value = (child.total + CAUTION * mean) / (child.visits + CAUTION)
                score = value + scale * priors[move] * sqrt(child.open + 1) / (1 + child.visits)
            if score > best_score:
                best_score = score
                best = move
        for move in moves:
            child = children.get(move)
            if child is not None and move != best:
                child.open += 1
    child = children.get(best)
    if child is None:
        child = children[best] = Node(best)
        child.open = node.visits
    return child
