"""The result of a game in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.engine import Message, Words
from kaiserhof.tables import TableView


def headline(
    places: Sequence[int], points: Sequence[int], words: Words, *, me: int | None = None, tie: Message | None = None
) -> str:
    """Returns who has won and by how much; a player (`me`) reads how they did.

    `tie` says how the winner won although another player has as many points.
    """
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = words("list-join").join(words.seat(seat) for seat in winners)
    others = [points[seat] for seat in range(len(points)) if seat not in winners]
    if me is not None and places[me] > 1:
        return words("end-you-came", place=places[me], margin=points[winners[0]] - points[me], names=names)
    if len(winners) > 1 or not others:
        return words("prompt-winner", names=names, count=len(winners))
    margin = points[winners[0]] - max(others)
    if margin > 0:
        return words("end-by" if me is None else "end-you-win", names=names, margin=margin)
    if margin == 0 and tie is not None:
        return words("end-tie" if me is None else "end-you-win-tie", names=names, how=tie, points=points[winners[0]])
    return words("end-tie-break" if margin == 0 else "prompt-winner", names=names, count=1)


def tie_break(view: TableView) -> Message | None:
    """Returns how the winner of a finished game won although another player has as many points."""
    return view.game.tie_break(view.state) if list(view.places) == list(view.state.ranking()) else None
