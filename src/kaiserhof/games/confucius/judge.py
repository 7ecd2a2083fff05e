"""How well each seat stands: the points it has, those the board promises, and what it can still do.

A first, readable judgement by hand: enough for a player that looks one click ahead. What is bought stands on the board
with the click and is paid after it, so a price still due counts against the hand. All worths are in points.
"""

from __future__ import annotations

from math import exp
from typing import Final

from .components import (
    BOXES,
    DEADLINES,
    LANDS_USED,
    MINISTRY_MASK,
    MOST_BOXES,
    MOST_SEATS,
    OFFICIAL_SPACES,
    REWARD_BOX,
    VOYAGE,
    WALL_PIECES,
)
from .gifts import count_gifts, must_yield_to
from .moves import COMMERCIAL, PLAY_EXTRA, TRANSFER
from .phases import FAVOUR, MARKING, PAYING, WALL
from .scoring import armies_in_play, junks_sailed, markers
from .state import ConfuciusState
from .tables import COINS_IN, GIFTS_IN, spaces_in

CARD: Final = 0.42
"""A card in hand; a coin due is worth half of it."""
SPARE_CARD: Final = 0.1
"""A card beyond the hand limit that cannot be spent in this round."""
CUBE: Final = 0.5
"""An active cube not yet used."""
NEXT_CUBE: Final[tuple[float, ...]] = (0.0, 1.0, 1.0, 1.9, 1.9, 1.9, 1.9, 1.9, 1.9)
"""Cubes that gifts bring in rounds to come."""
REWARD: Final = 1.3
"""An Emperor's Reward card."""
FREE_ACTION: Final = 0.8
"""An action without cubes about to be taken."""
MARKER: Final = 0.35
SECURED: Final = 0.12
SENIOR: Final = 0.03
FOOTHOLD: Final = 0.45
"""A marker on an official; more if secured; for each step of seniority; for the first in a ministry (a discount)."""
LOST_MARKER: Final = 2.0
"""A marker that is about to be transferred."""
STUDENT: Final = 1.2
"""A student."""
CANDIDATE_WON: Final = 2.2
"""Passing an examination."""
COLONY: Final = 1.1
"""An army in the colony."""
OFFICE_LEAD: Final = 0.5
"""Leading for one of the three offices of the end."""


def judge(state: ConfuciusState) -> list[float]:
    """Points now, and what the position promises."""
    worth = [float(points) for points in state.points]
    if state.turn_of() < 0:
        return worth
    rounds = WALL_PIECES - state.wall + (1 if state.stage >= WALL else 0)
    for seat in range(state.seats):
        worth[seat] += _hand(state, seat, rounds) + _goods(state, seat, rounds) + _gifts(state, seat, rounds)
    for ministry in range(3):
        if not state.resolved >> ministry & 1:
            _ministry(state, ministry, worth)
    for slot in range(LANDS_USED):
        if state.foreign[slot] >= 0 and not state.land_done >> slot & 1:
            _invasion(state, slot, worth)
    _examination(state, worth, rounds)
    _offices(state, worth)
    return worth


def _soon_over(rounds: int) -> float:
    """How much of a good's worth is left when so many rounds are to come."""
    return min(1.0, 0.25 + 0.25 * rounds)


# ---------------------------------------------------------------------- what one has


def _hand(state: ConfuciusState, seat: int, rounds: int) -> float:
    """Cards, less what is due; cubes; rewards; the action that is about to be taken."""
    cards = float(state.hand_size[seat] - state.laid_count[seat])
    cubes = state.cubes[seat]
    later = _soon_over(rounds - 1) if rounds > 1 else 0.0
    if state.turn == seat and state.stage < WALL:
        cards += state.wanted
        if state.phase == PAYING:
            cards -= state.due / 2
            if state.action == COMMERCIAL:
                cards += state.target + 1
    spendable = 1.6 * cubes + (1.0 if state.chief == seat and state.stage < WALL else 0.0)
    kept = min(cards, 4.0)
    spare = max(0.0, cards - 4.0 - spendable)
    used = cards - kept - spare
    worth = CARD * (used + kept * max(later, min(1.0, spendable / 4))) + SPARE_CARD * spare * later
    worth += CUBE * cubes + REWARD * state.rewards_held[seat] * (1.0 if rounds > 1 or cubes else 0.7)
    return worth + FREE_ACTION * _free_actions(state, seat) - (LOST_MARKER if _gives_marker(state, seat) else 0.0)


def _free_actions(state: ConfuciusState, seat: int) -> int:
    """Actions without cubes still to come: the Imperial Favour, and an Extra Action not yet chosen."""
    favour = state.chief == seat and state.stage < WALL and state.mode != FAVOUR
    return int(favour) + int(state.turn == seat and state.action == PLAY_EXTRA)


def _gives_marker(state: ConfuciusState, seat: int) -> bool:
    """Whether the seat is about to hand one of its officials to another."""
    return state.phase == MARKING and state.action == TRANSFER and state.turn == seat


def _goods(state: ConfuciusState, seat: int, rounds: int) -> float:
    """Junks on their way to the best land left, and armies in the colony."""
    chits = [
        0 if state.discoverer[land] >= 0 else state.land_chit[land]
        for land in range(5)
        if not state.visited[seat] >> land & 1
    ]
    if not chits:
        return COLONY * state.colonies[seat] * _soon_over(rounds)
    prize = max(chits) + REWARD
    ocean, shipyard = state.oceans[seat], state.shipyards[seat]
    fresh = _soon_over(rounds)
    worth = prize * min(1.0, ocean / VOYAGE) * (0.75 if ocean < VOYAGE else 1.0) * fresh
    worth += 0.5 * prize * min(shipyard, 2 * VOYAGE - ocean) / VOYAGE * (fresh if rounds > 1 else 0.2)
    return worth + COLONY * min(state.colonies[seat], 3) * fresh


def _gifts(state: ConfuciusState, seat: int, rounds: int) -> float:
    """Cubes of rounds to come, gifts at hand, and whom one has obliged."""
    later = min(1.0, (rounds - 1) / 4)
    worth = NEXT_CUBE[count_gifts(state, seat)] * later
    worth += sum(0.35 + 0.12 * value for value in GIFTS_IN[state.available[seat]]) * later
    for other in range(state.seats):
        given, received = state.given[seat * MOST_SEATS + other], state.given[other * MOST_SEATS + seat]
        worth += 0.3 + 0.12 * given if given else 0.0
        worth -= 0.3 + 0.05 * received if received else 0.0
    return worth


# ---------------------------------------------------------------------- what the board promises


def _ministry(state: ConfuciusState, ministry: int, worth: list[float]) -> None:
    """The chits as if the ministry were resolved now, more certain the fuller it is and the later; and each marker."""
    mask = MINISTRY_MASK[ministry]
    bribed = (state.tiles & ~state.unbribed & mask).bit_count()
    sure = 0.25 + 0.6 * max(bribed / OFFICIAL_SPACES, state.wall / WALL_PIECES)
    held = [0.0] * state.seats
    best = [OFFICIAL_SPACES] * state.seats
    for seat in range(state.seats):
        own = state.own[seat] & mask
        if own:
            secured = (own & state.secured).bit_count()
            spaces = spaces_in(own)
            held[seat] = len(spaces)
            best[seat] = spaces[0] % OFFICIAL_SPACES
            seniority = sum(OFFICIAL_SPACES - 1 - space % OFFICIAL_SPACES for space in spaces)
            worth[seat] += FOOTHOLD + MARKER * len(spaces) + SECURED * secured + SENIOR * seniority
    minister, secretary = _who_would_win(state, held, best)
    if minister >= 0:
        worth[minister] += sure * state.minister_chit[ministry]
        worth[secretary] += sure * state.secretary_chit[ministry]


def _who_would_win(state: ConfuciusState, held: list[float], best: list[int]) -> tuple[int, int]:
    """Minister and Secretary if influence went the way gifts direct it, and else to the weaker of the others."""
    remaining = sorted((seat for seat in range(state.seats) if held[seat]), key=lambda seat: (-held[seat], best[seat]))
    while len(remaining) > 2:
        seat = remaining.pop()
        receiver = must_yield_to(state, seat, remaining)[-1]
        held[receiver] += held[seat]
        best[receiver] = min(best[receiver], best[seat])
        remaining.sort(key=lambda other: (-held[other], best[other]))
    return (remaining[0], remaining[-1]) if remaining else (-1, -1)


def _invasion(state: ConfuciusState, slot: int, worth: list[float]) -> None:
    """The boxes, by how likely the land is to be full in time; the reward card in any case."""
    land = state.foreign[slot]
    armies = state.armies[slot * MOST_BOXES : slot * MOST_BOXES + len(BOXES[land])]
    empty = armies.count(-1)
    rounds = DEADLINES[slot] - state.wall + (1 if state.stage >= WALL else 0)
    likely = 1.0 if not empty else max(0.1, min(0.75, 0.25 + 0.2 * rounds - 0.12 * empty))
    for box, army in enumerate(armies):
        if army >= 0:
            worth[army] += 0.6 + likely * BOXES[land][box] + (REWARD if box == REWARD_BOX[land] else 0.0)


def _examination(state: ConfuciusState, worth: list[float], rounds: int) -> None:
    """Students, and in an examination under way the coins on each."""
    red, orange = state.students
    if state.asked:
        coins = [0, 0]
        for seat in range(state.seats):
            if state.laid[seat]:
                coins[state.tutored[seat]] += COINS_IN[state.laid[seat]]
        likely = 1 / (1 + exp((coins[1] - coins[0] - 0.5) / 2))
        worth[red] += CANDIDATE_WON * likely
        worth[orange] += CANDIDATE_WON * (1 - likely)
        return
    for owner in {red, orange} - {-1}:
        alone = red == orange or min(red, orange) < 0
        if state.forced and alone:
            worth[owner] += CANDIDATE_WON
        else:
            worth[owner] += STUDENT * _soon_over(rounds)


def _offices(state: ConfuciusState, worth: list[float]) -> None:
    for count in (markers, junks_sailed, armies_in_play):
        counts = [count(state, seat) for seat in range(state.seats)]
        highest = max(counts)
        if highest and counts.count(highest) == 1:
            worth[counts.index(highest)] += OFFICE_LEAD
