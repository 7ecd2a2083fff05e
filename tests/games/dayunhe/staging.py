"""Sets up positions as on a table, and plays moves by their texts.

`position` lays out tiles and cards so that no tile is lost: tiles that are nowhere else are hidden in their owner's
stacks. `play` pushes moves and requires that they are legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from kaiserhof.engine import CHANCE, Event, Refusal
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.rules.components import (
    ALL_STACKS,
    CARDS,
    ESPIONAGE,
    MAX_SEATS,
    STACKS,
    UNREST,
    even_stacks,
)
from kaiserhof.games.dayunhe.rules.moves import REVEAL_MOVE
from kaiserhof.games.dayunhe.rules.phases import ACTION, DRAFT, REVEALING
from kaiserhof.games.dayunhe.rules.position import NOT_YET
from kaiserhof.games.dayunhe.rules.verbs.building import lay, lift
from kaiserhof.games.dayunhe.rules.verbs.stacks import height, store

AXEL, BARBARA, CHRIS, DORIS, EMIL = range(5)

CARD_IDS = [card.id for card in CARDS]
PLAIN_CARDS = ("reform", "raise-reputation", "espionage", "quell-unrest", "calm-the-people")
"""Cards for seats whose card does not matter."""

Canal = tuple[int, str] | tuple[int, str, int]
"""Owner, kind and turns of a canal tile."""

Stack = tuple[str, int, int]
"""The tile turned up (if any), the number of unknown tiles, and the number of known unrest tiles at the bottom."""


# ---------------------------------------------------------------------------------------------- laying out


def position(
    players: int = 2,
    card: str = "reform",
    *,
    turn: int = AXEL,
    start: int | None = None,
    limit: int = 3,
    cards: Mapping[int, str] | None = None,
    store: Mapping[int, str] | None = None,
    canals: Mapping[str, Canal] | None = None,
    unrest: Mapping[str, int] | None = None,
    course: bool = False,
    wall: Sequence[int] = (),
    city: Mapping[int, str] | None = None,
    stacks: Mapping[int, Sequence[Stack]] | None = None,
    points: Sequence[int] = (),
    ship: str = "a0",
    south: bool = True,
    trips: int = 4,
) -> DayunheState:
    """Returns a position in which this seat has just revealed this card.

    With `course`, the unrest tiles of the set-up lie on the board where there is nothing else. `start` is the start
    player; by default, the seat whose turn it is. With `stacks`, a seat has exactly these; its other tiles are out of
    the game.
    """
    state = GAME.start(players, {"unrest": str(limit)})
    if not course:
        for field in state.lookup.symbols:
            take_off(state, field)
    lay_tiles(state, canals or {}, unrest or {})
    for seat, tiles in (store or {}).items():
        put_in_store(state, seat, tiles)
    for seat, tiles in (city or {}).items():
        for tile in tiles.split():
            from_pool(state, seat, kind_of(state, tile))
            state.city[seat * state.lookup.kinds + kind_of(state, tile)] += 1
            state.city_tiles[seat] += 1
    for seat, number in enumerate(wall):
        for _ in range(number):
            from_pool(state, seat, UNREST)
        state.wall[seat] = number
    for seat in range(players):
        if stacks and seat in stacks:
            lay_stacks(state, seat, stacks[seat])
        else:
            even_out(state, seat)
    for seat, number in enumerate(points):
        state.ledger[seat] = state.points[seat] = number
    state.ship = field_of(state, ship)
    state.south, state.trips = int(south), trips
    deal_cards(state, turn if start is None else start, turn, {turn: card, **(cards or {})})
    return state


def lay_tiles(state: DayunheState, canals: Mapping[str, Canal], unrest: Mapping[str, int]) -> None:
    for name, (owner, tile, *turns) in canals.items():
        field = field_of(state, name)
        take_off(state, field)
        kind = kind_of(state, tile)
        from_pool(state, owner, kind)
        lay(state, field, owner, kind, turns[0] if turns else 0)
    for name, owner in unrest.items():
        take_off(state, field_of(state, name))
        from_pool(state, owner, UNREST)
        lay(state, field_of(state, name), owner, UNREST, 0)


def deal_cards(state: DayunheState, start: int, turn: int, cards: Mapping[int, str]) -> None:
    """Gives every seat a card (any card if none is named), and reveals the cards up to the present turn."""
    seats = state.seats
    spare = iter(card for card in (*PLAIN_CARDS, *CARD_IDS) if card not in cards.values())
    state.round = start
    gone = 0
    for place in range(seats):
        seat = (start + place) % seats
        state.chosen[seat] = CARD_IDS.index(cards.get(seat) or next(spare))
        state.passed[seat] = gone
        gone |= 1 << state.chosen[seat]
        if place <= (turn - start) % seats:
            state.revealed |= 1 << seat
    played = CARDS[state.chosen[turn]]
    state.turn, state.phase, state.stack = turn, ACTION, -1
    state.replenish, state.builds = played.replenish, played.build
    state.special = 1
    state.unspied = ALL_STACKS if state.chosen[turn] == ESPIONAGE else 0


def draft(players: int = 3, *, start: int = AXEL) -> DayunheState:
    """Returns the beginning of a round, before the first card is chosen."""
    state = position(players, start=start, turn=start)
    for seat in range(players):
        state.chosen[seat] = state.passed[seat] = NOT_YET
    state.passed[start] = 0
    state.revealed = state.replenish = state.builds = state.special = state.unspied = 0
    state.phase = DRAFT
    return state


def lay_stacks(state: DayunheState, seat: int, stacks: Sequence[Stack]) -> None:
    kinds = state.lookup.kinds
    for number, (top, unknown, bottoms) in enumerate(stacks):
        pile = seat * STACKS + number
        state.tops[pile] = kind_of(state, top) if top else -1
        if top:
            from_pool(state, seat, kind_of(state, top))
        for _ in range(bottoms):
            from_pool(state, seat, UNREST)
        state.unknown[pile], state.bottoms[pile] = unknown, bottoms
    wanted = sum(unknown for _, unknown, _ in stacks)
    for kind in reversed(range(kinds)):
        index = seat * kinds + kind
        spare = sum(state.pool[seat * kinds : (seat + 1) * kinds]) - wanted
        gone = min(state.pool[index], spare)
        state.pool[index] -= gone
        state.lost[index] += gone


def even_out(state: DayunheState, seat: int) -> None:
    kinds = state.lookup.kinds
    tiles = sum(state.pool[seat * kinds : (seat + 1) * kinds])
    for stack, number in enumerate(even_stacks(tiles)):
        state.unknown[seat * STACKS + stack] = number


def from_pool(state: DayunheState, seat: int, kind: int) -> None:
    index = seat * state.lookup.kinds + kind
    assert state.pool[index], f"seat {seat} has no more {state.lookup.tile_ids[kind]}"
    state.pool[index] -= 1


def take_off(state: DayunheState, field: int) -> None:
    owner, kind = state.owner_at[field], state.kind_at[field]
    if owner >= 0:
        lift(state, field)
        state.pool[owner * state.lookup.kinds + kind] += 1


def put_in_store(state: DayunheState, seat: int, tiles: str) -> None:
    for tile in tiles.split():
        from_pool(state, seat, kind_of(state, tile))
        store(state, seat, kind_of(state, tile))


# ---------------------------------------------------------------------------------------------- playing


def play(state: DayunheState, *texts: str) -> list[Event]:
    """Makes these moves, which must be legal, and returns their events; reveals cards automatically."""
    events: list[Event] = []
    census = state.census()
    for text in texts:
        move = state.parse(text)
        refusal = state.why_not(move)
        assert refusal is None, f"{text}: {refusal}"
        events += state.tell(move)
        assert state.census() == census
        if state.phase == REVEALING:
            events += state.tell(REVEAL_MOVE)
    return events


def build(state: DayunheState, tile: str, place: str, turns: int = 0) -> None:
    """Builds a canal tile on the board."""
    play(state, f"build {tile}", f"at {place}", f"turn {turns}")


def choices(state: DayunheState, verb: str = "") -> set[str]:
    """Returns the texts of all legal moves, or of those with this verb."""
    return {text for text in map(state.text, state.legal_moves()) if text.split()[0] == verb or not verb}


def refused(state: DayunheState, text: str) -> Refusal:
    """Returns why this illegal move is refused."""
    move = state.parse(text)
    assert move not in state.legal_moves(), f"{text} is legal"
    refusal = state.why_not(move)
    assert refusal is not None
    assert refusal.rule in GAME.rulebook
    return refusal


def rule_against(state: DayunheState, text: str) -> str:
    return refused(state, text).rule


def finish_round(state: DayunheState) -> list[Event]:
    """Plays on to the next draft or the end: everyone is done, and the ship takes the first way."""
    events = []
    number = state.round
    while state.round == number and state.to_move() >= 0:
        moves = [state.text(move) for move in state.legal_moves()]
        events += play(state, "done" if "done" in moves else moves[0])
    return events


def by_chance(state: DayunheState) -> bool:
    return state.to_move() == CHANCE


# ---------------------------------------------------------------------------------------------- looking


def field_of(state: DayunheState, name: str) -> int:
    return state.lookup.field_ids.index(name)


def kind_of(state: DayunheState, tile: str) -> int:
    return state.lookup.tile_ids.index(tile)


def fields_in(state: DayunheState, mask: int) -> set[str]:
    return {name for number, name in enumerate(state.lookup.field_ids) if mask >> number & 1}


def on(state: DayunheState, name: str) -> tuple[int, str] | None:
    """Returns owner and kind of the tile on a field."""
    field = field_of(state, name)
    owner = state.owner_at[field]
    return (owner, state.lookup.tile_ids[state.kind_at[field]]) if owner >= 0 else None


def in_store(state: DayunheState, seat: int) -> list[str]:
    kinds = state.lookup.kinds
    return [
        name for kind, name in enumerate(state.lookup.tile_ids) for _ in range(state.warehouse[seat * kinds + kind])
    ]


def stacks_of(state: DayunheState, seat: int) -> list[Stack]:
    return [
        (state.lookup.tile_ids[state.tops[pile]] if state.tops[pile] >= 0 else "", *below(state, pile))
        for pile in range(seat * STACKS, (seat + 1) * STACKS)
    ]


def below(state: DayunheState, pile: int) -> tuple[int, int]:
    return state.unknown[pile], state.bottoms[pile]


def heights(state: DayunheState, seat: int) -> list[int]:
    return [height(state, pile) for pile in range(seat * STACKS, (seat + 1) * STACKS)]


def unrest_in_city(state: DayunheState, seat: int) -> int:
    return sum(state.city_unrest[seat * MAX_SEATS : (seat + 1) * MAX_SEATS])


def told(events: Sequence[Event], message_id: str) -> int:
    """Returns how often this message is in the log."""
    return sum(event.message.id == message_id for event in events)


def path(events: Sequence[Event]) -> list[str]:
    """Returns the fields that the ship has entered, according to the log."""
    ids = ("log-ship", "log-ship-canal", "log-ship-unrest")
    return [str(event.message.values["field"]) for event in events if event.message.id in ids]


def strictly_ahead(state: DayunheState, names: Sequence[str]) -> bool:
    """Returns whether each field is further south than the one before."""
    rows = {f.id.upper(): f.y for f in state.lookup.board.fields}
    return all(rows[a] < rows[b] for a, b in pairwise(names))
