"""A bot that makes the move its network prefers, without looking ahead."""

from __future__ import annotations

from librt.strings import BytesWriter

from kaiserhof.bots.bot import Bot, Budget, choices
from kaiserhof.bots.learned.network import has_network, network_of
from kaiserhof.bots.regular import Regular
from kaiserhof.engine import Dice, Game, State


class Policy(Bot):
    """Follows the network of its game; without one it plays like Regular."""

    level = "policy"
    version = 3
    offered = False
    instead = Regular.level

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.network = network_of(game)

    @classmethod
    def knows(cls, game: Game) -> bool:
        return has_network(game)

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        moves = choices(view)
        if len(moves) == 1:
            return moves[0]
        if self.network is None:
            return Regular(self.game).choose(view, dice, budget)
        mover = view.to_move()
        row = BytesWriter()
        self.game.encoding.write(view, mover, row)
        codec = self.game.codecs[view.seats]
        likings = self.network.preferences(row.getvalue(), [codec.action(move, mover) for move in moves])
        return moves[likings.index(max(likings))]
