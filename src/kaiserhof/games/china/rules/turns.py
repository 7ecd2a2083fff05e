"""What follows from a move: the next step of the turn, the next turn, scoring, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine import Seat, Value, say
from kaiserhof.engine.native import vec
from kaiserhof.games.china.rules import hidden, scoring
from kaiserhof.games.china.rules.components import CARD, HAND, HAND_SIZE, MAX_SEATS, ROW, ROW_SIZE, cards_in_hand
from kaiserhof.games.china.rules.phases import DRAWING, ENDED, FIRST_PIECE, REFILL, SECOND_PIECE
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.words.names import province_name


def paid(state: Position) -> None:
    """Rules `house-scoring`, `immediate-end`, `two-pieces`, `empty-province`: continues the turn after a piece is paid
    for.
    """
    province = state.here
    if not state.free[province] and not state.scored >> province & 1:
        _score_houses(state, province)
    if _nothing_left_to_place(state):
        finish(state)
    elif state.placed == 2 or state.solo or not state.hands[state.turn]:
        refill_hand(state)
    else:
        state.phase = SECOND_PIECE


def lay_off(state: Position, colour: i64, cards: i64) -> None:
    """Rule `discard`: moves cards of a colour from the hand to the discards, first those that everyone has seen."""
    seat, card = state.turn, CARD[colour]
    state.hands[seat] -= cards * card
    state.discards[colour] += cards
    seen = cards_in_hand(state.seen_cards[seat], colour)
    if seen > cards:
        seen = cards
    state.seen_cards[seat] -= seen * card
    state.hidden_count[seat] -= cards - seen
    if state.used_up:
        for _ in range(cards - seen):
            hidden.card_shown(state, seat, colour)


def refill_hand(state: Position) -> None:
    """Rule `refill-hand`: begins to fill up the hand to three cards."""
    state.wanted = HAND - HAND_SIZE[state.hands[state.turn]]
    draw_on(state)


def draw_on(state: Position) -> None:
    """Lets the player draw the next card, or ends the turn."""
    if state.wanted and (state.row or state.pile_size):
        state.phase = DRAWING
    else:
        end_turn(state)


def leave_pile(state: Position, colour: i64) -> None:
    """Removes a card from the pile."""
    state.pile[colour] -= 1
    state.pile_size -= 1
    if not state.pile_size:
        _pile_used_up(state)


def _pile_used_up(state: Position) -> None:
    """Rules `pile-first` and `pile-second`: makes a new pile of the discards, but only the first time."""
    state.used_up += 1
    if state.used_up == 1:
        state.pile = state.discards
        state.pile_size = sum(state.pile)
        state.discards = vec[i64]([0] * 5)
        hidden.second_pile_begins(state)
        say(state, "log-pile-first", {"cards": state.pile_size})
    else:
        say(state, "log-pile-second", {})


def end_turn(state: Position) -> None:
    """Rules `turn-order` and `refill-row`: passes the turn to the next seat and fills up the open row."""
    state.turn = (state.turn + 1) % state.seats
    state.here = -1
    state.placed = 0
    state.solo = False
    state.wanted = 0
    if state.pile_size and ROW_SIZE[state.row] < ROW:
        state.phase = REFILL
    else:
        begin_turn(state)


def begin_turn(state: Position) -> None:
    """Rule `last-round`: begins a turn, unless the pile is used up twice and the start player would be next."""
    if state.used_up >= 2 and state.turn == 0:
        finish(state)
    else:
        state.phase = FIRST_PIECE


def _nothing_left_to_place(state: Position) -> bool:
    """Rule `immediate-end`: checks if nobody could place any piece, with any cards."""
    if state.open and _someone_has(state.houses_left):
        return False
    if state.room and _someone_has(state.emissaries_left):
        return False
    if not state.open or not _someone_has(state.forts_left):
        return True
    for province in range(len(state.free)):
        if state.fort_sites(province):
            return False
    return True


def _score_houses(state: Position, province: i64) -> None:
    """Rule `house-scoring`: scores the houses of a province and marks it with a stone."""
    state.scored |= 1 << province
    gained = scoring.house_points(state, province)
    _gain(state, gained)
    if state.journal is not None:
        name: dict[str, Value] = {"province": province_name(state, province), "id": state.lookup.province_ids[province]}
        for seat, points in enumerate(gained):
            if points:
                houses = _fields_of(state, state.houses[seat] & state.lookup.fields_in[province])
                say(state, "log-points-houses", {"seat": Seat(seat), "points": points, **name, "houses": houses})


def _gain(state: Position, gained: list[int]) -> None:
    for seat, points in enumerate(gained):
        state.points[seat] += points


def _fields_of(state: Position, mask: i64) -> str:
    """Returns the ids of the fields in a mask."""
    return " ".join([name for field, name in enumerate(state.lookup.field_ids) if mask >> field & 1])


def _say_alliance(state: Position, number: int, a: i64, b: i64, gained: list[int]) -> None:
    """Writes who gets points for an alliance, and where each of its emissaries is."""
    values: dict[str, Value] = {"number": number}
    for which, province in (("first", a), ("second", b)):
        emissaries = state.emissaries[province * MAX_SEATS : province * MAX_SEATS + state.seats]
        values[which] = province_name(state, province)
        values[f"{which}-id"] = state.lookup.province_ids[province]
        values[f"{which}-emissaries"] = " ".join([str(count) for count in emissaries])
    for seat, points in enumerate(gained):
        if points:
            say(state, "log-points-alliance", {"seat": Seat(seat), "points": points, **values})


def finish(state: Position) -> None:
    """Rule `final-scoring`: ends the game and scores provinces without a stone, then alliances, then roads."""
    state.phase = ENDED
    say(state, "log-ended", {})
    for province in range(len(state.free)):
        if not state.scored >> province & 1:
            _score_houses(state, province)
    for number, a, b in state.lookup.alliances:
        if state.emissaries_in[a] and state.emissaries_in[b]:
            gained = scoring.alliance_points(state, a, b)
            _gain(state, gained)
            if state.journal is not None:
                _say_alliance(state, number, a, b, gained)
    for seat in range(state.seats):
        points, rows = scoring.road_points(state, seat)
        state.points[seat] += points
        for row in rows if state.journal is not None else ():
            worth = scoring.row_worth(state, row)
            fields = " ".join([state.lookup.field_ids[field] for field in row])
            say(state, "log-points-road", {"seat": Seat(seat), "points": worth, "houses": len(row), "fields": fields})
    if state.journal is not None:
        _say_winners(state)


def _say_winners(state: Position) -> None:
    """Writes who has won, and the result of all seats."""
    ranking = state.ranking()
    result = {"result": " ".join([str(points) for points in state.points])}
    result["places"] = " ".join([str(place) for place in ranking])
    for seat, place in enumerate(ranking):
        if place == 1:
            say(state, "log-winner", {"seat": Seat(seat), "points": state.points[seat], **result})


def _someone_has(supplies: vec[i64]) -> bool:
    """Checks if any seat has a piece left in these supplies."""
    for supply in supplies:
        if supply:
            return True
    return False
