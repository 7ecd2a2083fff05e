"""Monte-Carlo tree search over imagined worlds, for any game and number of players.

Each simulation imagines a world that the searching seat thinks possible, walks down the tree by moves legal in that
world, lets everyone play on for a few turns by what looks best one decision ahead, and asks the game's judgement how
every seat stands then. Whoever decides in a node is taken to want their own chance to win. Chance is tossed on the way;
what comes up is part of the path only where the searching seat decides next within its own turn, so that it can answer
what it draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.bots.search.promising_moves import PromisingMoves
from kaiserhof.bots.search.tree import Node, choose_child
from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.estimate import OutcomeWeights
from kaiserhof.engine.core.playout import play_out
from kaiserhof.engine.core.state import CHANCE, OVER, State
from kaiserhof.engine.game import Game

EXPAND_AT: Final = 8
"""A node is given children when it has been visited so often; what lies beyond is left to playing on."""


class Search:
    """A tree and the view it grows from."""

    def __init__(self, game: Game[Any], view: State, dice: Dice, *, knowing: bool = True) -> None:
        self.game = game
        self.knowing = knowing
        """Whether the game's judgement is asked; if not, all play-outs are by chance and go to the end."""
        self.lookahead = Lookahead(game, game.estimator.move_weights[view.seats])
        self.outlook: OutcomeWeights = game.estimator.outcome_weights[view.seats]
        self.promising = PromisingMoves(self.lookahead, view.seats)
        self.play_on = game.estimator.play_on
        """So many turns are played on before the judgement is asked: it ends between turns, where positions are easiest
        to judge, and what was begun is finished by then."""
        self.view = view
        self.seat = view.to_move()
        self.dice = dice
        self.root = Node(-1)
        self.sums = [0.0] * view.seats
        """The sum of each seat's chances to win over all simulations."""
        self.since = 0
        """Visits of the root before it became the root."""
        self.decisions = 0
        """Moves of seats made in all worlds."""

    def simulate(self) -> None:
        """Imagine one world and follow the tree through it."""
        state = self.view.imagine(self.dice)
        node = self.root
        path = [node]
        movers = [self.seat]
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                node = self._toss(state, node, path, movers)
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
        if self.knowing:
            self._play_on(state)
        else:
            self.decisions += play_out(state, self.dice)
        points, chances = self._foretell(state)
        last = len(path) - 1
        for index in range(last + 1):
            node = path[index]
            node.visits += 1
            node.total += chances[movers[index]]
            node.points += points
            if index < last:
                value = chances[movers[index + 1]]
                node.passed += 1
                node.seen += value
                node.squares += value * value
        for seat in range(len(chances)):
            self.sums[seat] += chances[seat]

    def _play_on(self, state: State) -> None:
        """Let every seat take what looks best one decision ahead, until a few turns are over."""
        turns = self.play_on
        turn = state.turn_of()
        looks = self.promising.looks
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                state.push(state.draw_outcome(self.dice))
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

    def _foretell(self, state: State) -> tuple[float, list[float]]:
        """The points the searching seat can expect, and everyone's chance to win."""
        if state.to_move() == OVER:
            ended: list[float] = self.game.win_probabilities(state)
            return float(state.scores()[self.seat]), ended
        progress = self.lookahead.progress(state)
        expected = self.outlook.points(state.scores(), self.lookahead.read_terms(state), progress)
        return expected[self.seat], self.outlook.win_probabilities(expected, progress)

    def _toss(self, state: State, node: Node, path: list[Node], movers: list[int]) -> Node:
        """Let chance decide until a seat is to move; what came up is a node only if the searching seat answers it."""
        own_turn = state.turn_of() == self.seat
        came = []
        while state.to_move() == CHANCE:
            move = state.draw_outcome(self.dice)
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
        """The child to follow; moves met for the first time are judged."""
        children = node.children
        judging = self.knowing and len(moves) > 1
        open_now = []
        fresh = []
        for move in moves:
            child = children.get(move)
            if child is None:
                child = children[move] = Node(move)
            if judging and not child.judged:
                child.first = self._first(state, move, mover)
                child.judged = True
                fresh.append(child)
            open_now.append(child)
        if len(open_now) == 1:
            return open_now[0]
        if fresh:
            node.set_priors(fresh)
        return choose_child(node, open_now)

    def _first(self, state: State, move: int, mover: int) -> float:
        """How well the mover stands after a move."""
        after = state.copy()
        after.push(move)
        self.decisions += 1
        return self.lookahead.value_for(after, mover)

    def follow(self, view: State) -> bool:
        """Go on from a later view of the same turn; False if it did not follow from anything tried here."""
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
        """The node at which the view with this key is reached, through whatever chance may have brought."""
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
