"""A position as numbers for a network: named planes, seen by one seat.

A plane is a small array of numbers from 0 to 255. The planes of a game follow each other in one row of bytes, the same
for every number of players: seats are counted from the viewer, and seats that nobody has are 0. Only what the viewer
may know is read, so a full state and the view of it give the same row.
"""

from __future__ import annotations

from typing import Final, Generic, NamedTuple, TypeVar, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kaiserhof.engine.core.state import State

S = TypeVar("S", bound=State)

HIGHEST: Final = 255
"""The largest number in a plane; it also stands for everything above."""


class Plane(NamedTuple):
    """A named part of an encoding: numbers from 0 to `high`."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    """What the numbers say, and in which order they stand."""


def size_of(plane: Plane) -> int:
    """Returns how many numbers a plane has.

    >>> size_of(Plane("houses", (5, 55), 1, "1 for a house, by seat and field"))
    275
    """
    size = 1
    for length in plane.shape:
        size *= length
    return size


@final
@mypyc_attr(free_list_len=1)
class Row:
    """The row of one position while it is written: each method writes the next plane."""

    __slots__ = ("at", "most_seats", "out", "seat", "seats")

    def __init__(self, out: BytesWriter, zeros: bytes, seat: i64, seats: i64, most_seats: i64) -> None:
        self.out = out
        self.seat: i64 = seat
        """The viewer."""
        self.seats: i64 = seats
        self.most_seats: i64 = most_seats
        """Number of seats in a plane."""
        self.at: i64 = len(out)
        """Where the next plane begins."""
        out.write(zeros)

    def number(self, number: i64) -> None:
        """Writes one number, from 0 on."""
        if number:
            self.set(self.at, number)
        self.at += 1

    def numbers(self, numbers: vec[i64]) -> None:
        """Writes several numbers, from 0 to `HIGHEST`."""
        out, at = self.out, self.at
        for number in numbers:
            if number:
                out[at] = u8(number)
            at += 1
        self.at = at

    def one_of(self, which: i64, length: i64) -> None:
        """Writes 1 for one of `length` things and 0 for the others; all 0 if `which` is negative."""
        if which >= 0:
            self.out[self.at + which] = 1
        self.at += length

    def mask(self, mask: i64, length: i64) -> None:
        """Writes 1 for every bit of a mask of at most 63 bits."""
        self.set_mask(self.at, mask)
        self.at += length

    def which_seat(self, which: i64) -> None:
        """Writes 1 for one seat and 0 for the others; all 0 if it is negative."""
        if which >= 0:
            self.out[self.at + self.relative(which)] = 1
        self.at += self.most_seats

    def which_seats(self, mask: i64) -> None:
        """Writes 1 for every seat of a mask."""
        low = mask & ((1 << self.seat) - 1)
        self.set_mask(self.at, mask >> self.seat | low << (self.seats - self.seat))
        self.at += self.most_seats

    def packed(self, numbers: i64, bits: i64, length: i64) -> None:
        """Writes several numbers that are packed into one, `bits` each, the first in the lowest bits."""
        self.set_packed(self.at, numbers, bits)
        self.at += length

    def by_seat(self, numbers: vec[i64]) -> None:
        """Writes a number from 0 on for each seat; what is too large becomes `HIGHEST`."""
        out, at, seat, seats = self.out, self.at, self.seat, self.seats
        end = at + seats
        while at < end:
            number = numbers[seat]
            if number:
                if number > HIGHEST:
                    number = HIGHEST
                out[at] = u8(number)
            at += 1
            seat += 1
            if seat == seats:
                seat = 0
        self.at += self.most_seats

    def packed_by_seat(self, numbers: vec[i64], bits: i64, length: i64) -> None:
        """Writes several numbers packed into one, as in `packed`, for each seat."""
        at, seat, seats = self.at, self.seat, self.seats
        end = at + seats * length
        while at < end:
            self.set_packed(at, numbers[seat], bits)
            at += length
            seat += 1
            if seat == seats:
                seat = 0
        self.at += self.most_seats * length

    def many_by_seat(self, numbers: vec[i64], length: i64) -> None:
        """Writes several numbers from 0 to `HIGHEST` for each seat; the list has them one seat after the other."""
        out, seat = self.out, self.seat
        for place in range(self.seats):
            at, index = self.at + place * length, seat * length
            end = index + length
            while index < end:
                number = numbers[index]
                if number:
                    out[at] = u8(number)
                index += 1
                at += 1
            seat = self.after(seat)
        self.at += self.most_seats * length

    def masks_by_seat(self, masks: vec[i64], length: i64) -> None:
        """Writes 1 for every bit of a mask, for each seat."""
        at, seat, seats = self.at, self.seat, self.seats
        end = at + seats * length
        while at < end:
            self.set_mask(at, masks[seat])
            at += length
            seat += 1
            if seat == seats:
                seat = 0
        self.at += self.most_seats * length

    def owners(self, owners: vec[i64]) -> None:
        """Writes 1 for what a seat owns, for each seat. The list has the owners; a negative one means unowned."""
        out, at, length = self.out, self.at, len(owners)
        for owner in owners:
            if owner >= 0:
                out[at + self.relative(owner) * length] = 1
            at += 1
        self.at += self.most_seats * length

    # ------------------------------------------------------------------ for what has no method of its own

    def set(self, at: i64, number: i64) -> None:
        """Writes a number from 0 on at a place of the row; what is too large becomes `HIGHEST`."""
        if number > HIGHEST:
            number = HIGHEST
        self.out[at] = u8(number)

    def set_mask(self, at: i64, mask: i64) -> None:
        """Writes 1 for every bit of a mask, from a place of the row on."""
        out = self.out
        while mask:
            lowest = mask & -mask
            out[at + _BIT[lowest * _EVERY_SIX >> 58 & 63]] = 1
            mask ^= lowest

    def set_packed(self, at: i64, numbers: i64, bits: i64) -> None:
        """Writes the numbers that are packed into one, `bits` each, from a place of the row on."""
        out, low = self.out, (1 << bits) - 1
        while numbers:
            number = numbers & low
            if number:
                out[at] = u8(number)
            at += 1
            numbers >>= bits

    def relative(self, seat: i64) -> i64:
        """Returns a seat as it is counted from the viewer."""
        relative = seat - self.seat
        return relative if relative >= 0 else relative + self.seats

    def after(self, seat: i64) -> i64:
        seat += 1
        if seat == self.seats:
            return 0
        return seat


_EVERY_SIX: Final = 0x022FDD63CC95386D
"""A de Bruijn sequence: its 64 groups of six neighbouring bits all differ."""


def _bit_table() -> vec[i64]:
    """Returns the table that finds the position of a single bit. Its index is the top six bits of the product of that
    bit and `_EVERY_SIX`.
    """
    bits = [0] * 64
    for bit in range(64):
        bits[(_EVERY_SIX << bit) >> 58 & 63] = bit
    return vec[i64](bits)


_BIT: Final = _bit_table()


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """How the positions of a game become numbers. A game declares its planes and writes them in the same order.

    The planes that every game has come first: who is at the table, whose turn it is, who decides, and the points.
    """

    def __init__(self, version: int, most_seats: int, planes: tuple[Plane, ...] = ()) -> None:
        self.version = version
        """Rises whenever the planes, their meaning or the list of actions change."""
        self.most_seats: i64 = most_seats
        self.planes: tuple[Plane, ...] = (
            Plane("seats", (most_seats,), 1, "1 for every seat at the table"),
            Plane("turn", (most_seats,), 1, "1 for the seat whose turn it is"),
            Plane("mover", (most_seats,), 1, "1 for the seat that decides next; all 0 if chance does"),
            Plane("points", (most_seats,), HIGHEST, "points so far, by seat"),
            *planes,
        )
        """All planes in their order."""
        self.places: dict[str, int] = {}
        """The first number of a plane in the row, by name."""
        size = 0
        for plane in self.planes:
            self.places[plane.name] = size
            size += size_of(plane)
        self.size: i64 = size
        """How many numbers a row has."""
        self.zeros = bytes(size)

    def write(self, state: S, seat: i64, out: BytesWriter) -> None:
        """Appends the row of a position as a seat sees it: `size` bytes.

        The state is a full one or the view of this seat.
        """
        end = len(out) + self.size
        row = Row(out, self.zeros, seat, state.seats, self.most_seats)
        row.which_seats((1 << state.seats) - 1)
        row.which_seat(state.turn_of())
        row.which_seat(state.to_move())
        row.by_seat(self.points(state))
        self.write_planes(state, row)
        assert row.at == end, "the planes are not written as they are declared"

    def points(self, state: S) -> vec[i64]:
        """Returns the points by seat. A game whose states keep them in such a list returns that list, which
        is faster.
        """
        return vec[i64]([points for points in state.scores()])  # noqa: C416 - this form is the fast one

    def write_planes(self, state: S, row: Row) -> None:
        """Writes the planes of the game, all of them and in their order."""

    def seen_from(self, move: int, seat: int, seats: int) -> int:
        """Returns a seat's move with seats counted from that seat, as in the planes.

        A game whose moves name seats overrides this. A seat that the table does not have stays as it is.
        """
        return move
