"""Monte-Carlo tree search over imagined worlds, for any game and number of players.

Each simulation imagines a world that is possible for the searching seat, descends the tree by moves that are legal in
that world, runs a short greedy rollout, and estimates how the game ends for every seat. The player who decides in a
node maximises their own win probability. Outcomes of chance are drawn at random on the way. They become nodes of the
tree only where the searching seat decides next within its own turn, because it can react to what it draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.bots.search.promising_moves import PromisingMoves
from kaiserhof.bots.search.tree import Node, choose_child
from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.estimate import OutcomeWeights
from kaiserhof.engine.core.rollout import rollout
from kaiserhof.engine.core.state import CHANCE, OVER, State
from kaiserhof.engine.game import Game

EXPAND_AT: Final = 8
"""Number of visits after which a node gets children; before that the rollout begins at the node."""


class Search:
    """A search tree and the view at its root."""

    def __init__(self, game: Game, view: State, dice: Dice, *, use_estimate: bool = True) -> None:
        self.game = game
        self.use_estimate = use_estimate
        """Whether the game's estimate is used; if not, rollouts are random and go to the end of the game."""
        self.lookahead = Lookahead(game, game.estimator.move_weights[view.seats])
        self.outcome_weights: OutcomeWeights = game.estimator.outcome_weights[view.seats]
        self.promising = PromisingMoves(self.lookahead, view.seats)
        self.play_on = game.estimator.play_on
        """Number of turns a rollout lasts. It ends between two turns, where estimates are most reliable."""
        self.view = view
        self.seat = view.to_move()
        self.dice = dice
        self.root = Node(-1)
        self.sums = [0.0] * view.seats
        """Sum of win probabilities over all simulations, by seat."""
        self.since = 0
        """Number of visits of the root before it became the root."""
        self.decisions = 0
        """Number of decisions made in all worlds."""
        self.enough = 1 << 40
        """Number of visits of the root at which the search ends; a batch of simulations ends there too."""

    def simulate(self) -> None:
        """Runs one simulation."""
        state = self.view.imagine(self.dice)
        node = self.root
        path = [node]
        movers = [self.seat]
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                node = self._draw_chance(state, node, path, movers)
                continue
            if mover == OVER:
                break
            moves = state.legal_moves()
            if len(moves) > 1 and node.visits < EXPAND_AT and node is not self.root:
                break
            child = self._descend(state, node, moves, mover)
            state.push(child.move)
            self.decisions += 1
            path.append(child)
            movers.append(mover)
            node = child
        if self.use_estimate:
            self._play_on(state)
        else:
            self.decisions += rollout(state, self.dice)
        points, win_probabilities = self._estimate_outcome(state)
        last = len(path) - 1
        for index in range(last + 1):
            node = path[index]
            node.visits += 1
            node.total += win_probabilities[movers[index]]
            node.points += points
            if index < last:
                value = win_probabilities[movers[index + 1]]
                node.continued += 1
                node.value_sum += value
                node.square_sum += value * value
        for seat in range(len(win_probabilities)):
            self.sums[seat] += win_probabilities[seat]

    def _play_on(self, state: State) -> None:
        """Runs a short greedy rollout."""
        turns = self.play_on
        turn = state.turn_of()
        looks = self.promising.looks
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                state.push(state.draw_unchecked(self.dice))
                continue
            if mover == OVER:
                break
            if state.turn_of() != turn:
                turn = state.turn_of()
                turns -= 1
                if turns <= 0:
                    break
            state.push(self.promising.best_move(state, state.legal_moves(), self.dice))
            self.decisions += 1
        self.decisions += self.promising.looks - looks

    def _estimate_outcome(self, state: State) -> tuple[float, list[float]]:
        """Returns the searching seat's expected final points and everyone's win probability."""
        if state.to_move() == OVER:
            ended: list[float] = self.game.win_probabilities(state)
            return float(state.scores()[self.seat]), ended
        progress = self.lookahead.progress(state)
        expected = self.outcome_weights.points(state.scores(), self.lookahead.read_terms(state), progress)
        return expected[self.seat], self.outcome_weights.win_probabilities(expected, progress)

    def _draw_chance(self, state: State, node: Node, path: list[Node], movers: list[int]) -> Node:
        """Draws outcomes of chance until a seat is to move; adds them as nodes if the searching seat can
        react to them.
        """
        own_turn = state.turn_of() == self.seat
        came = []
        while state.to_move() == CHANCE:
            move = state.draw_unchecked(self.dice)
            state.push(move)
            came.append(move)
        if own_turn and state.to_move() == self.seat and state.turn_of() == self.seat:
            for move in came:
                child = node.children.get(~move)
                if child is None:
                    child = node.children[~move] = Node(move)
                path.append(child)
                movers.append(self.seat)
                node = child
        return node

    def _descend(self, state: State, node: Node, moves: Sequence[int], mover: int) -> Node:
        """Selects the child to follow; estimates moves that occur for the first time."""
        children = node.children
        estimating = self.use_estimate and len(moves) > 1
        open_now = []
        fresh = []
        for move in moves:
            child = children.get(move)
            if child is None:
                child = children[move] = Node(move)
            if estimating and not child.estimated:
                child.estimate = self._estimate_after(state, move, mover)
                child.estimated = True
                fresh.append(child)
            open_now.append(child)
        if len(open_now) == 1:
            return open_now[0]
        if fresh:
            node.set_priors(fresh)
        return choose_child(node, open_now)

    def _estimate_after(self, state: State, move: int, mover: int) -> float:
        """Returns the mover's estimate after a move."""
        after = state.copy()
        after.push(move)
        self.decisions += 1
        return self.lookahead.value_for(after, mover)

    def follow(self, view: State) -> bool:
        """Makes a later view of the same turn the root. Returns False if no tried move leads there."""
        wanted = view.key()
        for move, child in self.root.children.items():
            if move >= 0 and child.visits:
                after = self.view.copy()
                after.push(move)
                node = self._reached(after, child, wanted)
                if node is not None:
                    self.root, self.view = node, view
                    self.sums = [0.0] * view.seats
                    self.since = node.visits
                    return True
        return False

    def _reached(self, after: State, node: Node, wanted: tuple[object, ...]) -> Node | None:
        """Returns the node whose view has this key, below any outcomes of chance."""
        if after.to_move() != CHANCE:
            return node if after.seen_by(self.seat).key() == wanted else None
        for key, child in node.children.items():
            if key < 0:
                then = after.copy()
                then.push(child.move)
                found = self._reached(then, child, wanted)
                if found is not None:
                    return found
        return None
