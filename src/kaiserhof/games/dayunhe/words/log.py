"""What is said about a position and its moves: prompts, labels of moves, and the log.

Ids only; `words/` has the texts. A card chosen in secret is named only to the one who chose it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, OVER, Event, Message, Seat, Value
from kaiserhof.games.dayunhe.rules import specials
from kaiserhof.games.dayunhe.rules.components import (
    CANAL_GAIN,
    CARDS,
    LINE_BONUS,
    MOST_SEATS,
    STACKS,
    UNREST,
    UNREST_LOSS,
)
from kaiserhof.games.dayunhe.rules.moves import (
    AT,
    BARE,
    BUILD,
    CHOOSE,
    CITY,
    DRAW,
    ON_FIELDS,
    ON_SEATS,
    ON_STACKS,
    ON_TILES,
    OPEN,
    REPLENISH,
    SWAP,
    TAKE,
    TURN,
    VERBS,
    target_of,
    verb_of,
)
from kaiserhof.games.dayunhe.rules.phases import (
    ACTION,
    DRAFT,
    INSPECTING,
    PLACING,
    REBUILDING,
    REVEALING,
    SAILING,
    STOWING,
    TAKING,
    TURNING,
)
from kaiserhof.games.dayunhe.rules.scoring import city_points, network, region_unrest

if TYPE_CHECKING:
    from kaiserhof.games.dayunhe.rules.state import DayunheState

Values = dict[str, Value]

PROMPTS = {TAKING: "prompt-take", DRAFT: "prompt-draft", REVEALING: "prompt-reveal", STOWING: "prompt-stow"}
"""Phase to what is asked, where nothing else needs to be said."""

ARROWS = "↑↗↘↓↙↖"
"""Edge to its direction."""


def tile_name(state: DayunheState, kind: int) -> Message:
    """The name of a kind of tile with its value."""
    if kind == UNREST:
        return Message("tile-unrest")
    tile = state.lookup.board.tiles[kind - 1]
    name = "tile-mirrored" if tile.mirrored else "tile-canal"
    return Message(name, {"tile": tile.names, "value": tile.value})


def arrows(lines: int) -> str:
    """Canal lines as arrows, clockwise from the north.

    >>> arrows(0b001011)
    '↑↗↓'
    """
    return "".join(arrow for edge, arrow in enumerate(ARROWS) if lines >> edge & 1)


def card_name(card: int) -> Message:
    """The name of an action card."""
    return Message(f"card-{CARDS[card].id}")


def rank_name(place: int) -> Message:
    """Rule `winner`: the rank that goes with a place."""
    return Message(f"rank-{place}")


def _field(state: DayunheState, field: int) -> str:
    return state.lookup.names[field]


# ---------------------------------------------------------------- what is asked


def prompt(state: DayunheState) -> Message:
    """What is asked of the one to move."""
    mover, phase = state.to_move(), state.phase
    if mover == OVER:
        return Message("prompt-over")
    if mover == CHANCE:
        return Message("prompt-chance")
    if phase == ACTION:
        card = card_name(state.chosen[state.turn])
        return Message("prompt-action", {"card": card, "replenish": state.replenish, "builds": state.builds})
    if phase == PLACING:
        return Message("prompt-place", {"tile": tile_name(state, state.tile_in_hand)})
    if phase in (TURNING, REBUILDING):
        name = "prompt-turn" if phase == TURNING else "prompt-rebuild"
        values: Values = {"tile": tile_name(state, state.kind_at[state.field]), "field": _field(state, state.field)}
        return Message(name, values)
    if phase in (INSPECTING, SAILING):
        return Message("prompt-inspect" if phase == INSPECTING else "prompt-sail", {"steps": state.steps})
    return Message(PROMPTS[phase])


def move_words(state: DayunheState, move: int) -> Message:
    """The move as a label."""
    verb, target = verb_of(move), target_of(move)
    name = f"move-{VERBS[verb]}"
    if verb in BARE:
        return Message(name)
    if verb in (TAKE, REPLENISH):
        return Message(name, {"stack": target + 1, "tile": _top(state, target)})
    if verb in ON_STACKS:
        return Message(name, {"stack": target + 1})
    if verb in ON_FIELDS:
        return Message(name, {"field": _field(state, target)})
    if verb in ON_SEATS:
        return Message(name, {"seat": Seat(target)})
    if verb == BUILD and target != UNREST:
        return Message("move-build-canal", {"tile": tile_name(state, target), "lines": _lines(state, target, 0)})
    if verb in ON_TILES:
        return Message(name, {"tile": tile_name(state, target)})
    if verb == CHOOSE:
        card = CARDS[target]
        values: Values = {"card": card_name(target), "replenish": card.replenish, "builds": card.build}
        return Message("move-choose-rebuild" if card.rebuild else name, values)
    return _turn_words(state, target)


def _turn_words(state: DayunheState, turns: int) -> Message:
    """How a tile may lie: by its canal lines, if there is a tile to turn."""
    if state.phase not in (TURNING, REBUILDING):
        return Message("move-turn-by", {"turns": turns})
    return Message("move-turn", {"lines": _lines(state, state.kind_at[state.field], turns)})


def _lines(state: DayunheState, kind: int, turns: int) -> str:
    return arrows(state.lookup.lines[kind][turns])


def _top(state: DayunheState, stack: int) -> Message:
    kind = state.tops[state.turn * STACKS + stack]
    return tile_name(state, kind) if kind >= 0 else Message("tile-hidden")


# ---------------------------------------------------------------- the log


def announce(state: DayunheState, move: int) -> None:
    """Write the move itself into the journal, before it is carried out."""
    verb, target = verb_of(move), target_of(move)
    seat = Seat(state.turn)
    if verb == CHOOSE:
        _say(state, "log-choose", {"seat": seat})
        _say(state, "log-chose", {"card": card_name(target)}, only=state.turn)
    elif verb == OPEN:
        turned_up(state, state.stack, target)
    elif verb == TAKE:
        _say(state, "log-take", {"seat": seat, "tile": _top(state, target)})
    elif verb == DRAW:
        drawn(state, target)
    elif verb in (AT, CITY, SWAP, TURN):
        _announce_tile(state, verb, target)
    elif verb in specials.SPECIAL_OF:
        values = specials.SPECIAL_OF[verb].values(state, target)
        if values is not None:
            _say(state, f"log-{VERBS[verb]}", {"seat": seat, **values})


def tile_on(state: DayunheState, field: int) -> Values:
    """A tile on the board: whose, which, where."""
    return {
        "other": Seat(state.owner_at[field]),
        "tile": tile_name(state, state.kind_at[field]),
        "field": _field(state, field),
    }


def _announce_tile(state: DayunheState, verb: int, target: int) -> None:
    """A tile is built or rebuilt."""
    seat = Seat(state.turn)
    if state.phase == PLACING:
        tile = tile_name(state, state.tile_in_hand)
        if verb == CITY:
            _say(state, "log-city", {"seat": seat, "tile": tile})
        elif state.tile_in_hand == UNREST:
            _say(state, "log-build-unrest", {"seat": seat, "field": _field(state, target)})
        else:
            values: Values = {"seat": seat, "tile": tile, "field": _field(state, target)}
            _say(state, "log-build", {**values, "points": state.lookup.values[state.tile_in_hand]})
    elif state.phase == REBUILDING:
        values = {"seat": seat, **tile_on(state, state.field)}
        if verb == TURN:
            _say(state, "log-rotate", values)
        else:
            _say(state, "log-move" if verb == AT else "log-swap", {**values, "target": _field(state, target)})


def turned_up(state: DayunheState, pile: int, kind: int) -> None:
    """A tile is turned up on top of a stack."""
    values: Values = {"seat": Seat(pile // STACKS), "stack": pile % STACKS + 1, "tile": tile_name(state, kind)}
    _say(state, "log-open", values)


def reshuffled(state: DayunheState, seat: int) -> None:
    """Too much unrest on top: the stacks are laid out anew."""
    _say(state, "log-reshuffle", {"seat": Seat(seat)})


def drawn(state: DayunheState, kind: int) -> None:
    """A tile comes into the warehouse."""
    _say(state, "log-draw", {"seat": Seat(state.turn), "tile": tile_name(state, kind)})


def put_under(state: DayunheState, seat: int, stack: int) -> None:
    """An unrest tile goes under a stack."""
    _say(state, "log-under", {"seat": Seat(seat), "stack": stack + 1})


def to_wall(state: DayunheState, owner: int) -> None:
    """An unrest tile comes to the Wall."""
    _say(state, "log-wall", {"seat": Seat(owner), "tiles": state.wall[owner]})


def revealed(state: DayunheState, seat: int, card: int) -> None:
    """A player reveals the card."""
    _say(state, "log-reveal", {"seat": Seat(seat), "card": card_name(card)})


def entered(state: DayunheState, field: int) -> None:
    """The ship goes on one field."""
    values: Values = {"field": _field(state, field), "at": f"spot-{state.lookup.field_ids[field]}", "piece": "ship"}
    if state.canals >> field & 1:
        joined = state.joined[state.ship] >> field & 1
        points = CANAL_GAIN + LINE_BONUS if joined else CANAL_GAIN
        owner = Seat(state.owner_at[field])
        _say(state, "log-ship-canal", {**values, "seat": owner, "points": points, "gain": points})
    elif state.unrest >> field & 1 and state.lookup.region_of[field] >= 0:
        owner = Seat(state.lookup.region_of[field])
        _say(state, "log-ship-unrest", {**values, "seat": owner, "points": UNREST_LOSS, "gain": -UNREST_LOSS})
    else:
        _say(state, "log-ship", values)


def trip_ended(state: DayunheState) -> None:
    """A trip has ended at a turning point."""
    _say(state, "log-trip", {"trips": state.trips})


def round_begins(state: DayunheState) -> None:
    """A new round with a new start player."""
    _say(state, "log-round", {"round": state.round + 1, "seat": Seat(state.turn)})


def uprising(state: DayunheState, seat: int, tiles: int) -> None:
    """An uprising has been counted."""
    _say(state, "log-uprising", {"seat": Seat(seat), "points": UNREST_LOSS * tiles})


def ended(state: DayunheState) -> None:
    """The game has ended; the final scoring follows."""
    _say(state, "log-ended", {})


def final(state: DayunheState, seat: int) -> None:
    """A player's final scoring."""
    denounced = sum(state.city_unrest[seat * MOST_SEATS : (seat + 1) * MOST_SEATS])
    values: Values = {
        "seat": Seat(seat),
        "network": network(state, seat),
        "city": city_points(state, seat),
        "unrest": UNREST_LOSS * (region_unrest(state, seat) + denounced),
        "points": state.points[seat],
    }
    _say(state, "log-final", values)


def winners(state: DayunheState) -> None:
    """The ranks of all players."""
    places = state.ranking()
    for seat in sorted(range(state.seats), key=lambda seat: places[seat]):
        values: Values = {"seat": Seat(seat), "rank": rank_name(places[seat]), "points": state.points[seat]}
        _say(state, "log-rank", values)


def _say(state: DayunheState, message_id: str, values: Values, only: int | None = None) -> None:
    assert state.journal is not None
    state.journal.append(Event(Message(message_id, values), only))
