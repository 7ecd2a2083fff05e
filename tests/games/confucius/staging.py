"""Sets up positions as on a table, and plays moves by their texts.

A ministry is written as its seven spaces from the most senior to the most junior: `.` is empty, `5` an unbribed
official, `5b` one with Barbara's unsecured marker, `5B` one with her secured marker, `*B` a candidate with her marker.
Everything that the rules store besides (masks, supplies, piles, discards) is derived from it, so nothing is lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from kaiserhof.engine import CHANCE, OVER, Event, Message, Refusal
from kaiserhof.engine.native import vec, with_number
from kaiserhof.games.confucius import GAME, ConfuciusState
from kaiserhof.games.confucius.rules.components import (
    ALL_GIFTS,
    CARD,
    COPIES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    MAX_BOXES,
    MAX_SEATS,
    MINISTRIES,
    OFFICIALS,
    REWARD_CARD,
    REWARDS,
    cards_of,
)
from kaiserhof.games.confucius.rules.lookup import SIZE
from kaiserhof.games.confucius.rules.ministries import lay_tile, put_marker
from kaiserhof.games.confucius.rules.moves import digits
from kaiserhof.games.confucius.rules.phases import ACTING, FAVOUR

AXEL, BARBARA, CHRIS, DORIS, EMIL = range(5)
LETTERS = "abcde"
BINGBU, HUBU, GONGBU = range(3)

SET_UP = (
    *("chit 5", "chit 8", "chit 7", "chit 6", "chit 6", "chit 4"),
    *("value 4", "value 3", "value 2", "value 3", "value 4"),
)
"""Bingbu 8 and 5, Hubu 7 and 6, Gongbu 6 and 4; Spice Islands 4, India 3, Arabia 2, Africa 3, Americas 4."""
FIRST_OFFICIALS = ("2", "3", "4", "3", "4", "5", "4", "5", "6")
LANDS = "korea annam yunnan"


# ---------------------------------------------------------------------------------------------- laying out


def started(players: int = 3, *, game: str = "basic", admiral: str = "no", chief: int = AXEL) -> ConfuciusState:
    """Returns the first round; the Chief Minister's left neighbour is to act."""
    state = GAME.start(players, {"game": game, "admiral": admiral})
    play(state, *SET_UP, *(f"foreign {land}" for land in LANDS.split()), "candidate hubu")
    play(state, *(f"official {value}" for value in FIRST_OFFICIALS), f"chief seat-{chief + 1}")
    return state


def position(
    players: int = 3,
    *,
    game: str = "basic",
    admiral: str = "no",
    round: int = 2,
    chief: int = AXEL,
    turn: int = BARBARA,
    hands: Mapping[int, str] | None = None,
    cubes: Mapping[int, int] | None = None,
    bingbu: str = ". . 2 3 4 . .",
    hubu: str = ". . 3 4 5 . .",
    gongbu: str = ". . 4 5 6 . .",
    resolved: Mapping[int, tuple[int, int]] | None = None,
    available: Mapping[int, str] | None = None,
    given: Mapping[tuple[int, int], int] | None = None,
    rewards: Mapping[int, str] | None = None,
    rewards_gone: str = "",
    lands: str = LANDS,
    armies: Mapping[str, int] | None = None,
    colonies: Mapping[int, int] | None = None,
    shipyards: Mapping[int, int] | None = None,
    oceans: Mapping[int, int] | None = None,
    visited: Mapping[int, str] | None = None,
    students: tuple[int, int] = (-1, -1),
    candidate: str = "hubu",
    candidates_to_come: str = "",
    points: Sequence[int] = (),
) -> ConfuciusState:
    """Returns a position in the Actions Phase, in which seat `turn` is to act. Everything not given is as at the start
    of the game.
    """
    state = started(players, game=game, admiral=admiral, chief=chief)
    state.wall = round - 1
    state.turn = turn
    for seat, text in (hands or {}).items():
        give_hand(state, seat, text)
    for seat, count in (cubes or {}).items():
        state.cubes[seat] = count
    lay_ministries(state, (bingbu, hubu, gongbu))
    for ministry, (minister, secretary) in (resolved or {}).items():
        state.resolved |= 1 << ministry
        state.minister = with_number(state.minister, ministry, minister)
        state.secretary = with_number(state.secretary, ministry, secretary)
    lay_gifts(state, available or {}, given or {})
    lay_rewards(state, rewards or {}, rewards_gone)
    state.foreign = vec[i64]([FOREIGN_LANDS.index(land) for land in lands.split()])
    lay_armies(state, armies or {}, colonies or {})
    lay_junks(state, shipyards or {}, oceans or {}, visited or {})
    state.students = vec[i64](students)
    lay_candidates(state, candidate, candidates_to_come)
    for seat, count in enumerate(points):
        state.points[seat] = count
    return state


def give_hand(state: ConfuciusState, seat: int, text: str) -> None:
    """Gives a seat a hand, named by the coins on its cards. They come from the draw pile, and the old cards go there.
    All are hidden.
    """
    cards = sum(CARD[int(digit) - 1] for digit in text)
    for kind in range(3):
        state.deck[kind] += cards_of(state.hands[seat], kind) - cards_of(cards, kind)
    state.hands[seat] = cards
    state.hand_size[seat] = SIZE[cards]
    state.known[seat] = 0
    state.deck_size = sum(state.deck)
    assert min(state.deck) >= 0


def lay_ministries(state: ConfuciusState, layouts: Sequence[str]) -> None:
    state.tile = vec[i64]([0] * 21)
    state.marker = vec[i64]([-1] * 21)
    state.tiles = state.unbribed = state.secured = 0
    state.own = vec[i64]([0] * state.seats)
    left = vec[i64](OFFICIALS)
    for ministry, layout in enumerate(layouts):
        spaces = layout.split()
        assert len(spaces) == 7
        for number, text in enumerate(spaces):
            if text != ".":
                tile = 1 if text[0] == "*" else int(text[0])
                lay_tile(state, 7 * ministry + number, tile)
                if tile > 1:
                    left[tile] -= 1
                if len(text) > 1:
                    seat = LETTERS.index(text[1].lower())
                    put_marker(state, 7 * ministry + number, seat, secured=text[1].isupper())
    assert min(left) >= 0
    state.officials_left = left


def lay_gifts(state: ConfuciusState, available: Mapping[int, str], given: Mapping[tuple[int, int], int]) -> None:
    for seat, values in available.items():
        state.available[seat] = sum(1 << (int(value) - 1) for value in values.split())
        state.unavailable = with_number(state.unavailable, seat, ALL_GIFTS & ~state.available[seat])
    for (giver, receiver), value in given.items():
        bit = 1 << (value - 1)
        state.available[giver] &= ~bit
        state.unavailable = with_number(state.unavailable, giver, state.unavailable[giver] & ~bit)
        state.given[giver * MAX_SEATS + receiver] = value


def lay_rewards(state: ConfuciusState, rewards: Mapping[int, str], gone: str) -> None:
    for seat, names in rewards.items():
        for name in names.split():
            card = REWARD_CARD[REWARDS.index(name)]
            state.stack -= card
            state.stack_size -= 1
            state.rewards[seat] += card
            state.rewards_held[seat] += 1
    for name in gone.split():
        card = REWARD_CARD[REWARDS.index(name)]
        state.stack -= card
        state.stack_size -= 1
        state.rewards_gone += card


def lay_armies(state: ConfuciusState, armies: Mapping[str, int], colonies: Mapping[int, int]) -> None:
    for box, seat in armies.items():
        state.armies[army_index(state, box)] = seat
        state.stock = with_number(state.stock, seat, state.stock[seat] - 1)
    for seat, count in colonies.items():
        state.colonies[seat] = count
        state.stock = with_number(state.stock, seat, state.stock[seat] - count)


def lay_junks(
    state: ConfuciusState, shipyards: Mapping[int, int], oceans: Mapping[int, int], visited: Mapping[int, str]
) -> None:
    for seat, count in shipyards.items():
        state.shipyards[seat] = count
        state.junks -= count
    for seat, count in oceans.items():
        state.oceans[seat] = count
        state.junks -= count
    for seat, names in visited.items():
        for name in names.split():
            land = DISTANT_LANDS.index(name)
            state.visited = with_number(state.visited, seat, state.visited[seat] | 1 << land)
            if state.discoverer[land] < 0:
                state.discoverer = with_number(state.discoverer, land, seat)


def lay_candidates(state: ConfuciusState, candidate: str, to_come: str) -> None:
    """Lays out the open candidate. With `to_come`, only those are left below it; the others have left the game."""
    placed = list(state.tile).count(1)
    state.candidate = (*MINISTRIES, "any").index(candidate)
    if to_come:
        names = to_come.replace("none", "").split()
    else:
        below = 5 - placed
        others = [name for name in MINISTRIES if name != candidate and candidate != "any"]
        names = [*others[: max(0, below - 3)], *["any"] * min(2 if candidate == "any" else 3, below)]
    state.named_left = sum(1 << MINISTRIES.index(name) for name in names if name != "any")
    state.any_left = names.count("any")
    state.candidates_gone = 6 - placed - 1 - int(state.named_left).bit_count() - state.any_left
    assert state.candidates_gone >= 0


# ---------------------------------------------------------------------------------------------- playing


def play(state: ConfuciusState, *texts: str) -> list[Event]:
    """Makes these moves, which must be legal; returns their events."""
    events: list[Event] = []
    for text in texts:
        move = state.parse(text)
        assert move in state.legal_moves(), f"{text}: {state.why_not(move)}; legal: {choices(state)}"
        events += state.tell(move)
    return events


def may(state: ConfuciusState, text: str) -> bool:
    return state.parse(text) in state.legal_moves()


def refused(state: ConfuciusState, text: str) -> Refusal:
    """Returns why this illegal move is refused."""
    refusal = state.why_not(state.parse(text))
    assert refusal is not None, f"{text} is legal"
    assert refusal.rule in GAME.rulebook
    return refusal


def choices(state: ConfuciusState, verb: str = "") -> list[str]:
    """Returns the legal moves, or those of one verb."""
    texts = [state.text(move) for move in state.legal_moves()]
    return [text for text in texts if not verb or text.split()[0] == verb]


def hold_court(state: ConfuciusState) -> list[Event]:
    """Everyone passes and the Chief Minister uses the Imperial Favour for nothing, so that the court begins."""
    state.passed = (1 << state.seats) - 1
    state.cubes = vec[i64]([0] * state.seats)
    state.turn = state.chief
    state.mode = FAVOUR
    state.phase = ACTING
    state.action = state.target = -1
    return play(state, "no-action")


def let_chance(state: ConfuciusState) -> None:
    """Takes the first outcome of chance until a seat decides or the game is over."""
    while state.to_move() == CHANCE:
        state.push(state.legal_moves()[0])


def end_round(state: ConfuciusState) -> None:
    """Holds court and answers everything with the first legal move, until the next round or the end of the game."""
    wall = state.wall
    hold_court(state)
    while state.to_move() != OVER and not (state.wall == wall + 1 and choices(state, "name")):
        state.push(state.legal_moves()[0])


def next_round(state: ConfuciusState, chief: int) -> None:
    """Continues to the next round, with this Chief Minister."""
    end_round(state)
    play(state, f"name seat-{chief + 1}")


# ---------------------------------------------------------------------------------------------- looking


def hand(state: ConfuciusState, seat: int) -> str:
    return digits(state.hands[seat])


def ministry(state: ConfuciusState, number: int) -> str:
    """Returns a ministry in the notation of `position`."""
    return " ".join(official(state, 7 * number + space) for space in range(7))


def official(state: ConfuciusState, space: int) -> str:
    tile, marker = state.tile[space], state.marker[space]
    if tile == 0:
        return "."
    text = "*" if tile == 1 else str(tile)
    if marker < 0:
        return text
    letter = LETTERS[marker]
    return text + (letter.upper() if state.secured >> space & 1 else letter)


def gift(state: ConfuciusState, giver: int, receiver: int) -> int:
    return state.given[giver * MAX_SEATS + receiver]


def army_index(state: ConfuciusState, box: str) -> int:
    land, _, number = box.rpartition("-")
    return list(state.foreign).index(FOREIGN_LANDS.index(land)) * MAX_BOXES + int(number) - 1


def army(state: ConfuciusState, box: str) -> int:
    return state.armies[army_index(state, box)]


def rewards(state: ConfuciusState, seat: int) -> list[str]:
    return [name for number, name in enumerate(REWARDS) for _ in range(state.rewards[seat] >> (2 * number) & 3)]


def lies_on(state: ConfuciusState, land: str) -> int:
    """Returns the chit of a Distant Land."""
    return state.land_chit[DISTANT_LANDS.index(land)]


def cards_in_box(state: ConfuciusState) -> int:
    """Returns the number of all Confucius cards, wherever they are."""
    return sum(state.deck) + sum(state.discards) + sum(SIZE[cards] for cards in state.hands)


def said(events: Sequence[Event], message_id: str) -> list[Message]:
    return [event.message for event in events if event.message.id == message_id]


ALL_CARDS = 3 * COPIES
