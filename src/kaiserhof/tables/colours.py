"""The colours of the seats at a table: one each, and people keep theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from kaiserhof.storage.rows import COLOURS, PERSON, Colour, SeatRow


def coloured(seats: Sequence[SeatRow], before: Sequence[SeatRow] = ()) -> list[SeatRow]:
    """Returns the seats with a colour each: the one a seat has, else that of its place `before`, that of its number, or
    one that nobody has. Beyond the number of colours a seat has none.
    """
    if all(seat.colour for seat in seats):
        return list(seats)
    shown = [seat.colour for seat in before]
    wishes: tuple[Callable[[SeatRow], str], ...] = (
        lambda seat: seat.colour,
        lambda seat: shown[seat.seat] if seat.seat < len(shown) else "",
        lambda seat: COLOURS[seat.seat] if seat.seat < len(COLOURS) else "",
        lambda _: left[0] if left else "",
    )
    found: dict[int, Colour] = {}
    left = list(COLOURS)
    for wish in wishes:
        for seat in seats:
            colour = next((each for each in left if each == wish(seat)), None)
            if colour is not None and seat.seat not in found:
                found[seat.seat] = colour
                left.remove(colour)
    return [replace(seat, colour=found.get(seat.seat, "")) for seat in seats]


def with_wish(seats: Sequence[SeatRow], place: int, wish: str) -> list[SeatRow]:
    """Returns the seats after one has got the colour that its person wishes: the seat that had it takes theirs instead.
    If another person has it, nothing changes.
    """
    after = coloured(seats)
    there = next((seat for seat in after if seat.colour == wish), None)
    if there is not None and there.kind == PERSON:
        return after
    colour = next((each for each in COLOURS if each == wish), after[place].colour)
    if there is not None:
        after[there.seat] = replace(there, colour=after[place].colour)
    after[place] = replace(after[place], colour=colour)
    return after
