"""Ministry resolution: the weakest give up their influence until two remain, Minister and Secretary."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Seat, Value, say
from kaiserhof.engine.native import count_bits, with_number
from kaiserhof.games.confucius.rules import gifts
from kaiserhof.games.confucius.rules.components import MAX_SEATS, MINISTRY_MASK, OFFICIAL_SPACES
from kaiserhof.games.confucius.rules.decision import Verb
from kaiserhof.games.confucius.rules.lookup import spaces_in
from kaiserhof.games.confucius.rules.moves import YIELD, pack
from kaiserhof.games.confucius.rules.phases import INVASIONS, OFFICES, ONWARD, YIELDING
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.rules.round.turns import leave
from kaiserhof.games.confucius.words.names import gift_detail, gift_name, ministry_name


def resolve_next(state: Position) -> None:
    """Rules `resolution-trigger` and `resolution-order`: resolves the complete ministries, from Bingbu to Gongbu."""
    if state.resolving >= 0:
        _resolve(state)
        return
    for ministry in range(3):
        if not state.resolved >> ministry & 1 and is_complete(state, ministry):
            _begin(state, ministry)
            return
    state.stage = INVASIONS


def resolve_late(state: Position) -> None:
    """Rule `end-late-resolution`: resolves the other ministries at the end of the game, complete or not."""
    if state.resolving >= 0:
        _resolve(state)
        return
    for ministry in range(3):
        if not state.resolved >> ministry & 1:
            _begin(state, ministry)
            return
    state.stage = OFFICES


def foreseen(state: Position, ministry: int) -> Position:
    """Returns the position after a ministry has been resolved as it is; if somebody must choose whom to give their
    influence, the position in which they do.
    """
    later: Position = state.copy()
    later.journal = None
    _begin(later, ministry)
    while later.resolving >= 0:
        receivers = gifts.must_yield_to(later, later.turn, _others(later))
        if len(receivers) > 1:
            break
        _give_way(later, receivers[0])
        _resolve(later)
    return later


def is_complete(state: Position, ministry: int) -> bool:
    """Rule `resolution-trigger`: checks if every space has an official, and every official a marker."""
    mask = MINISTRY_MASK[ministry]
    return state.tiles & mask == mask and not state.unbribed & mask


def _begin(state: Position, ministry: int) -> None:
    """Rule `resolution-secures`: secures all markers, then counts influence."""
    state.resolving = ministry
    mask = MINISTRY_MASK[ministry]
    held, best = state.held[:], state.best[:]
    for seat in range(state.seats):
        own = state.own[seat] & mask
        state.secured |= own
        index = ministry * MAX_SEATS + seat
        held[index] = count_bits(own)
        best[index] = spaces_in(own)[0] % OFFICIAL_SPACES if own else OFFICIAL_SPACES
    state.held, state.best = held, best
    if state.journal is not None:
        base = ministry * MAX_SEATS
        officials = " ".join([str(held[base + seat]) for seat in range(state.seats)])
        say(state, "log-resolution", {"ministry": ministry_name(ministry), "officials": officials})
    _resolve(state)


def participants(state: Position) -> list[int]:
    """Returns the seats that still have influence in the ministry that is being resolved."""
    base = state.resolving * MAX_SEATS
    return [seat for seat in range(state.seats) if state.held[base + seat]]


def _resolve(state: Position) -> None:
    remaining = participants(state)
    if len(remaining) > 2:
        state.turn = weakest(state, remaining)
        state.phase = YIELDING
    else:
        _award(state, remaining)


def weakest(state: Position, remaining: list[int]) -> int:
    """Rules `resolution-least` and `resolution-least-tie`: returns the seat with the least influence.

    Among equals it is the seat whose best official is the most junior.
    """
    base = state.resolving * MAX_SEATS
    return min(remaining, key=lambda seat: (state.held[base + seat], -state.best[base + seat]))


def _others(state: Position) -> list[int]:
    """Returns the participants besides the seat that gives way."""
    return [seat for seat in participants(state) if seat != state.turn]


def _give_way(state: Position, target: i64) -> None:
    """Rules `resolution-yield` and `gift-influence`: moves all influence to another seat; its gift is cancelled."""
    seat = state.turn
    base = state.resolving * MAX_SEATS
    held, best = state.held[:], state.best[:]
    held[base + target] += held[base + seat]
    best[base + target] = min(best[base + target], best[base + seat])
    held[base + seat] = 0
    best[base + seat] = OFFICIAL_SPACES
    state.held, state.best = held, best
    gifts.cancel(state, target, seat)


class Yield(Verb):
    """Rules `resolution-yield` and `gift-influence`: the weakest seat gives all its influence to another, for now."""

    def moves(self, state: Position) -> Sequence[int]:
        return [pack(YIELD, seat) for seat in gifts.must_yield_to(state, state.turn, _others(state))]

    def push(self, state: Position, target: i64) -> None:
        _give_way(state, target)
        leave(state)
        state.phase = ONWARD

    def refusal(self, state: Position, target: int) -> Refusal:
        others = _others(state)
        if target not in others:
            return Refusal("resolution-yield")
        giver = gifts.must_yield_to(state, state.turn, others)[0]
        return Refusal("gift-influence", gift_detail(state, giver, state.turn))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"receiver": Seat(target)}

    def announce(self, state: Position, target: int) -> None:
        """Writes to whom the seat gives how many officials, and which gift obliges it."""
        seat = state.turn
        values: dict[str, Value] = {"officials": state.held[state.resolving * MAX_SEATS + seat]}
        value = gifts.active_gift(state, target, seat)
        if value:
            values |= {"gift": gift_name(value), "value": value}
        say(state, "log-yield", {"seat": Seat(seat), "receiver": Seat(target), **values})


def _award(state: Position, remaining: list[int]) -> None:
    """Rules `resolution-offices`, `resolution-alone`, `end-late-tie`: gives the two chits and freezes the ministry."""
    ministry, name = state.resolving, ministry_name(state.resolving)
    base = ministry * MAX_SEATS
    remaining.sort(key=lambda seat: (-state.held[base + seat], state.best[base + seat]))
    if remaining:
        minister, secretary = remaining[0], remaining[-1]
        state.minister = with_number(state.minister, ministry, minister)
        state.secretary = with_number(state.secretary, ministry, secretary)
        for message, seat, points in (
            ("log-minister", minister, state.minister_chit[ministry]),
            ("log-secretary", secretary, state.secretary_chit[ministry]),
        ):
            state.points[seat] += points
            say(state, message, {"seat": Seat(seat), "ministry": name, "points": points})
    else:
        say(state, "log-no-minister", {"ministry": name})
    state.resolved |= 1 << ministry
    state.resolving = -1
