"""Plays a record through and finds the decisions that cost most.

To run it:

    kaiserhof play china --seats regular,novice,novice --record game.txt
    python examples/analysis.py game.txt
"""

import sys
from pathlib import Path

import kaiserhof

SHOWN = 5


def main(file: str, simulations: str = "200") -> None:
    """Prints the costliest decisions: what was played, what a search would play, and the win probability lost."""
    record = kaiserhof.load_record(Path(file))
    game = kaiserhof.find_game(record.game)
    bot = kaiserhof.make_bot(f"master:{simulations}", game)
    assert isinstance(bot, kaiserhof.Evaluator)
    dice = kaiserhof.Dice(1)
    found = []
    before = game.start(len(record.names), record.options)
    for number, step in enumerate(kaiserhof.replay(record, game), 1):
        seat = step.line.mover
        if seat != kaiserhof.CHANCE and len(before.legal_moves()) > 1:
            moves = bot.evaluate(before.seen_by(seat), dice).moves  # best first
            played = next((tried for tried in moves if tried.move == step.move), moves[-1])
            lost = moves[0].win_probability - played.win_probability
            found.append((lost, number, record.names[seat], step.line.text, before.text(moves[0].move)))
        before = step.state.copy()  # the replay goes on with its own
    for lost, number, name, text, better in sorted(found, reverse=True)[:SHOWN]:
        print(f"move {number}, {name}: {text} instead of {better} cost {lost:.0%}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("Which record? python examples/analysis.py game.txt")
    main(*sys.argv[1:])
