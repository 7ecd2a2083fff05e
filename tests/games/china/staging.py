"""Sets up positions as on a table, and plays moves by their texts.

`position` lays out cards and pieces and derives everything that the rules store besides (free fields, room for
emissaries, supplies, discards), so that no card and no piece is lost. `play` pushes moves and requires that they are
legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mypy_extensions import i64

from kaiserhof.engine import CHANCE, OVER, Dice, Event, Refusal, Value
from kaiserhof.engine.native import vec
from kaiserhof.games.china import GAME, ChinaState
from kaiserhof.games.china.rules.components import (
    CARD,
    EMISSARIES,
    FORTIFICATIONS,
    HAND,
    HOUSES,
    LETTERS,
    MAX_SEATS,
    OPEN_CARD,
    ROW,
    cards_in_hand,
    cards_in_row,
    deck_for,
)
from kaiserhof.games.china.rules.hidden import second_pile_begins
from kaiserhof.games.china.rules.lookup import Lookup
from kaiserhof.games.china.rules.phases import FIRST_PIECE, REFILL

AXEL, BARBARA, CHRIS, DORIS, EMIL = range(5)

DEFAULT_HAND = "vog"
DEFAULT_ROW = "vyog"

Pieces = Mapping[int, str]
"""The fields or provinces of each seat's pieces, separated by spaces; one that is named twice holds two."""


# ---------------------------------------------------------------------------------------------- laying out


def position(
    players: int = 4,
    *,
    hands: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    row: str = DEFAULT_ROW,
    pile: str | None = None,
    second_pile: bool = False,
    turn: int = AXEL,
    houses: Pieces | None = None,
    emissaries: Pieces | None = None,
    forts: Pieces | None = None,
    fortifications: bool = False,
    side: str | None = None,
    points: Sequence[int] = (),
    houses_left: Mapping[int, int] | None = None,
    emissaries_left: Mapping[int, int] | None = None,
) -> ChinaState:
    """Returns a position at the start of a turn. `known` is the part of a hand that everyone saw being taken.

    Cards that are neither in a hand nor in the row nor in a given `pile` have been discarded. With `second_pile`, the
    pile has been used up once. `houses_left` and `emissaries_left` remove pieces from the game, because using up
    supplies would take long. A full province has its scoring stone; `points` must include its score.
    """
    options = {"fortifications": "yes" if fortifications or forts else "no"}
    if side is not None:
        options["side"] = side
    state = GAME.start(players, options)
    state.phase = FIRST_PIECE
    state.turn = turn
    state.wanted = 0
    lay_cards(state, hands or {}, row, pile, known or {})
    if second_pile:
        begin_second_pile(state)
    for seat, fields in (houses or {}).items():
        for field in fields.split():
            bit = 1 << state.lookup.field_ids.index(field)
            assert not any(mask & bit for mask in state.houses), f"{field} has a house"
            state.houses[seat] |= bit
    for seat, fields in (forts or {}).items():
        assert len(fields.split()) <= FORTIFICATIONS
        for field in fields.split():
            state.forts |= 1 << state.lookup.field_ids.index(field)
            state.forts_left[seat] -= 1
    for seat, provinces in (emissaries or {}).items():
        for province in provinces.split():
            state.emissaries[state.lookup.province_ids.index(province) * MAX_SEATS + seat] += 1
    derive(state)
    for seat, number in (houses_left or {}).items():
        state.houses_left[seat] = number
    for seat, number in (emissaries_left or {}).items():
        state.emissaries_left[seat] = number
    for seat, number in enumerate(points):
        state.points[seat] = number
    return state


def lay_cards(
    state: ChinaState, hands: Mapping[int, str], row: str, pile: str | None, known: Mapping[int, str]
) -> None:
    rest = deck_for(state.seats)
    for seat in range(state.seats):
        hand = hands.get(seat, DEFAULT_HAND)
        assert len(hand) <= HAND, f"a hand has at most {HAND} cards, not {hand}"
        state.hands[seat] = sum(CARD[colour] for colour in colours(hand))
        state.seen_cards[seat] = 0
        state.hidden_count[seat] = len(hand)
        take_away(rest, hand)
    assert len(row) <= ROW, f"the open row has at most {ROW} cards, not {row}"
    state.row = sum(OPEN_CARD[colour] for colour in colours(row))
    take_away(rest, row)
    state.pile, state.discards = vec[i64](rest), vec[i64]([0] * 5)
    if pile is not None:
        take_away(rest, pile)
        state.pile, state.discards = vec[i64]([pile.count(letter) for letter in LETTERS]), vec[i64](rest)
    state.pile_size = sum(state.pile)
    for seat, letters in known.items():
        assert all(letters.count(letter) <= hands.get(seat, DEFAULT_HAND).count(letter) for letter in letters)
        state.seen_cards[seat] = sum(CARD[colour] for colour in colours(letters))
        state.hidden_count[seat] -= len(letters)


def begin_second_pile(state: ChinaState) -> None:
    state.used_up = 1 if state.pile_size else 2
    second_pile_begins(state)


def take_away(cards: list[int], letters: str) -> None:
    for colour in colours(letters):
        cards[colour] -= 1
        assert cards[colour] >= 0, f"not so many {LETTERS[colour]} cards"


def derive(state: ChinaState) -> None:
    """Derives everything that the rules store about houses, emissaries and fortifications."""
    state.open = state.room = state.settled = state.scored = 0
    for province, name in enumerate(state.lookup.province_ids):
        bit = 1 << province
        counts = [houses_in(state, name, seat) for seat in range(state.seats)]
        free = [i for i, field in enumerate(fields_of(state, name)) if owner(state, field) is None]
        guests = sum(emissaries_in(state, name, seat) for seat in range(state.seats))
        assert guests <= max(counts), f"too many emissaries in {name}"
        start = province * MAX_SEATS
        for seat, count in enumerate(counts):
            state.house_count[start + seat] = count
        state.free[province] = sum(1 << i for i in free)
        state.most[province] = max(counts)
        state.emissaries_in[province] = guests
        state.open |= bit if free else 0
        state.scored |= 0 if free else bit
        state.room |= bit if guests < max(counts) else 0
        forts = state.forts & state.lookup.fields_in[province]
        state.settled |= bit if forts or any(counts) else 0
    for seat in range(state.seats):
        state.houses_left[seat] = HOUSES - int(state.houses[seat]).bit_count()
        state.emissaries_left[seat] = EMISSARIES - sum(state.emissaries[seat::MAX_SEATS])
    assert min(state.houses_left) >= 0
    assert min(state.emissaries_left) >= 0


# ---------------------------------------------------------------------------------------------- playing


def play(state: ChinaState, *texts: str) -> None:
    """Makes these moves, which must be legal."""
    for text in texts:
        tell(state, text)


def tell(state: ChinaState, text: str) -> list[Event]:
    """Makes a legal move and returns its events."""
    move = state.parse(text)
    refusal = state.why_not(move)
    assert refusal is None, f"{text}: {refusal}"
    assert move in state.legal_moves(), text
    return state.tell(move)


def told(state: ChinaState, text: str) -> list[str]:
    """Makes a legal move and returns the ids of its lines in the log."""
    return [event.message.id for event in tell(state, text)]


def choices(state: ChinaState, verb: str = "") -> set[str]:
    """Returns the texts of all legal moves, or of those with this verb."""
    return {text for text in map(state.text, state.legal_moves()) if text.startswith(verb)}


def may(state: ChinaState, text: str) -> bool:
    return state.parse(text) in state.legal_moves()


def refused(state: ChinaState, text: str) -> Refusal:
    """Returns why this illegal move is refused."""
    move = state.parse(text)
    assert move not in state.legal_moves(), f"{text} is legal"
    refusal = state.why_not(move)
    assert refusal is not None
    assert refusal.rule in GAME.rulebook
    return refusal


def end_turn(state: ChinaState) -> None:
    """Ends the turn in any way: without a further piece, with any cards, and with the row refilled."""
    turn = state.turn if state.phase != REFILL else None
    while state.to_move() == CHANCE or (state.turn == turn and state.to_move() != OVER):
        moves = state.legal_moves()
        stop = state.parse("stop")
        state.push(stop if stop in moves else moves[0])


def random_step(state: ChinaState, dice: Dice) -> None:
    state.push(state.draw_outcome(dice) if state.to_move() == CHANCE else dice.choice(state.legal_moves()))


def random_game(state: ChinaState, dice: Dice) -> Iterator[None]:
    """Plays randomly to the end, pausing after every move."""
    for _ in range(GAME.longest):
        if state.to_move() == OVER:
            return
        random_step(state, dice)
        yield
    raise AssertionError("the game does not end")


def count_up(
    players: int = 4,
    *,
    houses: Pieces | None = None,
    emissaries: Pieces | None = None,
    forts: Pieces | None = None,
    fortifications: bool = False,
    side: str | None = None,
    points: Sequence[int] = (),
) -> tuple[ChinaState, list[Event]]:
    """Returns the end of a game with these pieces on the board, after the last player has passed and everything is
    scored.
    """
    state = position(
        players,
        hands=dict.fromkeys(range(players), ""),
        row="",
        pile="",
        second_pile=True,
        turn=players - 1,
        houses=houses,
        emissaries=emissaries,
        forts=forts,
        fortifications=fortifications,
        side=side,
        points=points,
    )
    events = tell(state, "pass")
    assert state.to_move() == OVER
    return state, events


def gained(events: Sequence[Event], message_id: str) -> list[tuple[int, int]]:
    """Returns seat and points of the events with this id, in the order of the log."""
    lines = [event.message.values for event in events if event.message.id == message_id]
    return [(number(values, "seat"), number(values, "points")) for values in lines]


def number(values: Mapping[str, Value], name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return int(value)


# ---------------------------------------------------------------------------------------------- looking


def colours(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def hand(state: ChinaState, seat: int) -> str:
    """Returns the cards in a hand, in the order of `LETTERS`."""
    return "".join(letter * cards_in_hand(state.hands[seat], colour) for colour, letter in enumerate(LETTERS))


def known(state: ChinaState, seat: int) -> str:
    """Returns the cards that everyone knows to be in a hand."""
    return "".join(letter * cards_in_hand(state.seen_cards[seat], colour) for colour, letter in enumerate(LETTERS))


def row(state: ChinaState) -> str:
    return "".join(letter * cards_in_row(state.row, colour) for colour, letter in enumerate(LETTERS))


def written(cards: Sequence[int] | vec[i64]) -> str:
    """Formats numbers of cards by colour as letters."""
    return "".join(letter * cards[colour] for colour, letter in enumerate(LETTERS))


def fields_of(state: ChinaState, province: str) -> list[str]:
    lookup = state.lookup
    number = lookup.province_ids.index(province)
    return [field for index, field in enumerate(lookup.field_ids) if lookup.province_of[index] == number]


def owner(state: ChinaState, field: str) -> int | None:
    """Returns whose house stands on a field."""
    bit = 1 << state.lookup.field_ids.index(field)
    owners = [seat for seat, mask in enumerate(state.houses) if mask & bit]
    assert len(owners) <= 1
    return owners[0] if owners else None


def houses_in(state: ChinaState, province: str, seat: int) -> int:
    return sum(owner(state, field) == seat for field in fields_of(state, province))


def emissaries_in(state: ChinaState, province: str, seat: int) -> int:
    return state.emissaries[state.lookup.province_ids.index(province) * MAX_SEATS + seat]


def fortified(state: ChinaState, field: str) -> bool:
    return bool(state.forts >> state.lookup.field_ids.index(field) & 1)


def has_stone(state: ChinaState, province: str) -> bool:
    """Returns whether the province has a scoring stone."""
    return bool(state.scored >> state.lookup.province_ids.index(province) & 1)


def mask_of(lookup: Lookup, fields: Sequence[str]) -> int:
    return sum(1 << lookup.field_ids.index(field) for field in fields)
