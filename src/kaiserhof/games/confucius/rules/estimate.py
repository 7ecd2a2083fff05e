"""The terms of the estimate. Their weights are tuned by self-play; see `estimate.toml`.

A purchase is on the board before it is paid for, so a price that is still due counts against the hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.core.estimate import TermNames
from kaiserhof.engine.native import count_bits
from kaiserhof.games.confucius.rules.components import (
    BOXES,
    DEADLINES,
    HAND_LIMIT,
    LANDS_USED,
    MAX_BOXES,
    MAX_SEATS,
    MINISTRY_MASK,
    OFFICIAL_SPACES,
    ORANGE,
    RED,
    REWARD_BOX,
    VOYAGE,
    WALL_PIECES,
)
from kaiserhof.games.confucius.rules.gifts import must_tutor
from kaiserhof.games.confucius.rules.lookup import BEST_IN, COINS_IN, GIFT_VALUES_IN, SENIORITY_IN
from kaiserhof.games.confucius.rules.moves import COMMERCIAL, PLAY_EXTRA, TRANSFER
from kaiserhof.games.confucius.rules.phases import (
    ACTIONS_STAGE,
    FAVOUR,
    MARKING,
    PAYING,
    PLACING,
    REDEPLOYING,
    SHIPPING,
    SWAPPING,
)
from kaiserhof.games.confucius.rules.state import ConfuciusState

_TERMS: Final = TermNames()
CARDS: Final = _TERMS.add("cards")
"""Cards that can be used in this round or kept for the next, minus what is due."""
SPARE_CARDS: Final = _TERMS.add("spare-cards")
"""Other cards."""
CUBES: Final = _TERMS.add("cubes")
"""Cubes left."""
REWARDS: Final = _TERMS.add("rewards")
"""Emperor's Reward cards."""
FREE_ACTIONS: Final = _TERMS.add("free-actions")
"""Actions without cubes that are still to come."""
PETITIONING: Final = _TERMS.add("petitioning")
"""1 while a petition is under way."""
MARKER_GOING: Final = _TERMS.add("marker-going")
"""1 while a marker is about to be handed over."""
COMING_TURN: Final = _TERMS.add("coming-turn")
"""How soon the seat's turn comes."""
FOURTH_CUBE: Final = _TERMS.add("fourth-cube")
"""Whether gifts bring a fourth cube in the rounds to come."""
FIFTH_CUBE: Final = _TERMS.add("fifth-cube")
"""The same for a fifth cube."""
GIFTS: Final = _TERMS.add("gifts")
"""Available gifts."""
GIFT_VALUES: Final = _TERMS.add("gift-values")
"""The values of available gifts."""
OBLIGING: Final = _TERMS.add("obliging")
"""Seats that the seat has obliged by a gift."""
OBLIGING_VALUES: Final = _TERMS.add("obliging-values")
"""The values of these gifts."""
OBLIGED: Final = _TERMS.add("obliged")
"""Seats that have obliged the seat by a gift."""
OBLIGED_VALUES: Final = _TERMS.add("obliged-values")
"""The values of those gifts."""
BARRED: Final = _TERMS.add("barred")
"""Ministries in which a gift forbids the seat to bribe."""
OCEAN: Final = _TERMS.add("ocean")
"""What the best land left would bring, by the junks on the ocean."""
LANDING: Final = _TERMS.add("landing")
"""The same for a voyage that is about to land."""
SHIPYARD: Final = _TERMS.add("shipyard")
"""The same, by the junks in the shipyard."""
COLONIES: Final = _TERMS.add("colonies")
"""Armies in the colony."""
FOOTHOLDS: Final = _TERMS.add("footholds")
"""Ministries with a marker of the seat, for the discount."""
MARKERS: Final = _TERMS.add("markers")
"""Markers in unresolved ministries."""
SECURED: Final = _TERMS.add("secured")
"""Secured markers among them."""
SENIORITY: Final = _TERMS.add("seniority")
"""The seniority of these markers."""
INFLUENCE: Final = _TERMS.add("influence")
"""The share of the chits that these markers promise."""
CHITS_WON: Final = _TERMS.add("chits-won")
"""Chits of ministries that are about to be resolved."""
CHITS_AHEAD: Final = _TERMS.add("chits-ahead")
"""Chits of other ministries if they were resolved now, weighted by how full each ministry is."""
CHITS_SOON: Final = _TERMS.add("chits-soon")
"""The same, weighted by the cube of how full it is."""
CHITS_NEXT: Final = _TERMS.add("chits-next")
"""The same after one more bribe by anyone, on average."""
ARMIES: Final = _TERMS.add("armies")
"""Armies on Foreign Lands."""
BOXES_HELD: Final = _TERMS.add("boxes")
"""The points of their boxes, weighted by how likely the land is to be full in time."""
BOX_REWARDS: Final = _TERMS.add("box-rewards")
"""Boxes with a reward card."""
STUDENT: Final = _TERMS.add("student")
"""A student without an examination."""
EXAMINATION: Final = _TERMS.add("examination")
"""How likely the seat is to pass an examination."""
OFFICES: Final = _TERMS.add("offices")
"""Final offices in which the seat has the sole lead."""
TERMS: Final = tuple(_TERMS.names)

REWARD: Final = 1.3
"""Roughly how many points an Emperor's Reward card adds to the chit of a Distant Land."""
OWN_COINS: Final = 3.0
BOUND_COINS: Final = 1.5
"""Roughly how many coins a seat lays for its own student, or for one that a gift obliges it to tutor."""


SENIOR: Final = 8
"""A seat's strength in a ministry is this times its markers, plus the seniority of the best one."""

CONTESTED: Final = 4
"""With fewer bribed officials than this in a ministry, one more bribe says nothing about its chits."""


def read_terms(state: ConfuciusState) -> list[list[float]]:
    """Returns the value of each term, by seat, then by term."""
    rows = [[0.0] * len(TERMS) + [1.0] for _ in range(state.seats)]
    rounds = rounds_left(state)
    fresh = min(1.0, 0.25 + 0.25 * rounds)
    _gifts(state, min(1.0, (rounds - 1) / 4), rows)
    chits = [0 if state.discoverer[land] >= 0 else state.land_chit[land] for land in range(5)]
    for seat in range(state.seats):
        _hand(state, seat, rounds, rows[seat])
        _goods(state, seat, chits, rounds, fresh, rows[seat])
    for ministry in range(3):
        if not state.resolved >> ministry & 1:
            _ministry(state, ministry, rows)
        else:
            for seat in range(state.seats):
                if state.own[seat] & MINISTRY_MASK[ministry]:
                    rows[seat][FOOTHOLDS] += fresh
    for slot in range(LANDS_USED):
        if state.foreign[slot] >= 0 and not state.land_done >> slot & 1:
            _invasion(state, slot, rounds, rows)
    _examination(state, fresh, rows)
    _offices(state, rows)
    return rows


def rounds_left(state: ConfuciusState) -> int:
    """Returns roughly how many rounds are left, including this one.

    The game lasts until the Wall is complete, the candidates are used up, or every ministry is full (one official comes
    in each round) and bribed.
    """
    by_wall = WALL_PIECES + 1 - state.round_number()
    by_candidates = count_bits(state.named_left) + state.any_left + (1 if state.candidate >= 0 else 0)
    by_officials = 0
    for ministry in range(3):
        if not state.resolved >> ministry & 1:
            mask = MINISTRY_MASK[ministry]
            wait = OFFICIAL_SPACES - count_bits(state.tiles & mask) + (1 if state.unbribed & mask else 0)
            if wait > by_officials:
                by_officials = wait
    return max(1, min(by_wall, by_candidates, 1 + by_officials))


def progress(state: ConfuciusState) -> float:
    """Returns the share of the rounds that are over."""
    left = float(rounds_left(state))
    done = float(state.wall)
    if state.stage == ACTIONS_STAGE:
        share = 1 - min(1.0, float(sum(state.cubes)) / float(4 * state.seats))
        done += share
        left -= share
    elif not state.before_court():
        left -= 1
    return done / (done + left) if left > 0 else 1.0


# ---------------------------------------------------------------------- what one has


def _hand(state: ConfuciusState, seat: int, rounds: int, row: list[float]) -> None:
    """Reads cards minus what is due, cubes, reward cards, and the action under way."""
    cards = float(state.hand_size[seat] - state.laid_count[seat])
    cubes = state.cubes[seat]
    acting = state.before_court()
    chief = state.chief == seat and acting
    if state.turn == seat and acting:
        cards += float(state.wanted)
        if state.phase == PAYING:
            cards -= float(state.due) / 2
            if state.action == COMMERCIAL:
                cards += float(state.target + 1)
        elif state.phase == MARKING and state.action == TRANSFER:
            row[MARKER_GOING] = 1.0
        elif state.phase in (MARKING, SHIPPING, SWAPPING, REDEPLOYING):
            row[PETITIONING] = 1.0
        if state.action == PLAY_EXTRA:
            row[FREE_ACTIONS] = 1.0
    if chief and state.mode != FAVOUR:
        row[FREE_ACTIONS] += 1.0
    later = min(1.0, 0.25 * rounds) if rounds > 1 else 0.0
    spendable = 1.6 * float(cubes) + (1.0 if chief else 0.0)
    kept = min(cards, float(HAND_LIMIT))
    spare = max(0.0, cards - HAND_LIMIT - spendable)
    row[CARDS] = cards - kept - spare + kept * max(later, min(1.0, spendable / HAND_LIMIT))
    row[SPARE_CARDS] = spare * later
    row[CUBES] = float(cubes)
    if acting and cubes:
        row[COMING_TURN] = float((state.turn - seat) % state.seats) / float(state.seats)
    row[REWARDS] = float(state.rewards_held[seat]) * (1.0 if rounds > 1 or cubes else 0.7)


def _gifts(state: ConfuciusState, later: float, rows: list[list[float]]) -> None:
    """Reads the cubes of later rounds, available gifts, and who obliges whom."""
    given = state.given
    seats = state.seats
    for giver in range(seats):
        first = giver * MAX_SEATS
        for recipient in range(seats):
            value = given[first + recipient]
            if value:
                row = rows[giver]
                row[OBLIGING] += 1.0
                row[OBLIGING_VALUES] += float(value)
                row = rows[recipient]
                row[OBLIGED] += 1.0
                row[OBLIGED_VALUES] += float(value)
    for seat in range(seats):
        row = rows[seat]
        count = row[OBLIGING] + row[OBLIGED]
        row[FOURTH_CUBE] = later if count >= 1.0 else 0.0
        row[FIFTH_CUBE] = later if count >= 3.0 else 0.0
        available = state.available[seat]
        row[GIFTS] = later * float(count_bits(available))
        row[GIFT_VALUES] = later * GIFT_VALUES_IN[available]


def _goods(state: ConfuciusState, seat: int, chits: list[i64], rounds: int, fresh: float, row: list[float]) -> None:
    """Reads junks, by the best land that is left, and armies in the colony; `chits` are the chits left, by land."""
    best: i64 = -1
    visited = state.visited[seat]
    for land in range(5):
        chit = chits[land]
        if chit > best and not visited >> land & 1:
            best = chit
    row[COLONIES] = float(min(state.colonies[seat], 3)) * fresh
    if best < 0:
        return
    prize = float(best) + REWARD
    ocean = state.oceans[seat]
    if ocean < VOYAGE:
        row[OCEAN] = prize * fresh * float(ocean) / VOYAGE
    else:
        row[LANDING] = prize * fresh
    sailing = float(min(state.shipyards[seat], 2 * VOYAGE - ocean)) / VOYAGE
    row[SHIPYARD] = prize * sailing * (fresh if rounds > 1 else 0.2)


# ---------------------------------------------------------------------- what the board promises


def _ministry(state: ConfuciusState, ministry: int, rows: list[list[float]]) -> None:
    """Reads the markers, and the chits as they would be if the ministry were resolved now, or after one more bribe."""
    mask = MINISTRY_MASK[ministry]
    shift = OFFICIAL_SPACES * ministry
    seats = state.seats
    bribed = count_bits(state.tiles & ~state.unbribed & mask)
    if not bribed:
        return
    chits = state.minister_chit[ministry] + state.secretary_chit[ministry]
    owned = state.own
    for seat in range(seats):
        own = (owned[seat] & mask) >> shift
        if own:
            row = rows[seat]
            held = count_bits(own)
            row[FOOTHOLDS] += 1.0
            row[MARKERS] += float(held)
            row[SECURED] += float(count_bits(own << shift & state.secured))
            row[SENIORITY] += SENIORITY_IN[own]
            row[INFLUENCE] += float(chits * held) / OFFICIAL_SPACES
    strength = _strengths(state, ministry)
    if state.resolutions_begun() and (bribed == OFFICIAL_SPACES or _is_last_court(state)):
        _award(state, ministry, _holders(state, strength), rows, CHITS_WON, 1.0)
        return
    full = float(bribed) / OFFICIAL_SPACES
    holders = _holders(state, strength[:])
    _award(state, ministry, holders, rows, CHITS_AHEAD, full)
    _award(state, ministry, holders, rows, CHITS_SOON, full * full * full)
    for seat in range(seats):
        barred = strength[seat] > 0 and bribed < OFFICIAL_SPACES and _is_barred(state, seat, strength)
        if barred:
            rows[seat][BARRED] += 1.0
        if bribed >= CONTESTED:
            after = strength[:]
            if not barred and bribed < OFFICIAL_SPACES:
                after[seat] += SENIOR if after[seat] else SENIOR + 1
            _award(state, ministry, _holders(state, after), rows, CHITS_NEXT, full / float(seats))


def _strengths(state: ConfuciusState, ministry: int) -> list[int]:
    """Returns each seat's strength in a ministry. During its resolution this includes what others have given up."""
    strength = [0] * state.seats
    if state.resolving == ministry:
        first = ministry * MAX_SEATS
        for seat in range(state.seats):
            held = state.held[first + seat]
            strength[seat] = SENIOR * held + OFFICIAL_SPACES - state.best[first + seat] if held else 0
        return strength
    mask = MINISTRY_MASK[ministry]
    shift = OFFICIAL_SPACES * ministry
    owned = state.own
    for seat in range(state.seats):
        own = (owned[seat] & mask) >> shift
        if own:
            strength[seat] = SENIOR * count_bits(own) + OFFICIAL_SPACES - BEST_IN[own]
    return strength


def holders(state: ConfuciusState, ministry: int) -> tuple[int, int]:
    """Returns who would be Minister and Secretary if a ministry were resolved now; -1 if nobody takes part.

    A seat that may choose to whom it yields is assumed to choose the seat with the fewest points.
    """
    return _holders(state, _strengths(state, ministry))


def _is_last_court(state: ConfuciusState) -> bool:
    """Rule `end-late-resolution`: checks if the game ends now, so that all ministries are resolved as they are."""
    return state.wall == WALL_PIECES or (state.candidate < 0 and not state.turning)


def _is_barred(state: ConfuciusState, seat: int, strength: list[int]) -> bool:
    """Rule `gift-no-bribe`: checks if a giver has officials here, and no more than the seat."""
    own = strength[seat] // SENIOR
    for giver in range(state.seats):
        if state.given[giver * MAX_SEATS + seat] and 1 <= strength[giver] // SENIOR <= own:
            return True
    return False


def _holders(state: ConfuciusState, strength: list[int]) -> tuple[int, int]:
    """Returns who would be Minister and Secretary if the weakest gave way one by one; -1 if nobody takes part.

    Changes `strength`.
    """
    remaining = 0
    for own in strength:
        if own:
            remaining += 1
    if not remaining:
        return -1, -1
    while remaining > 2:
        _yield_weakest(state, strength)
        remaining -= 1
    return _strongest(strength), _weakest(strength)


def _award(
    state: ConfuciusState, ministry: int, holders: tuple[int, int], rows: list[list[float]], term: int, share: float
) -> None:
    """Adds a share of the chits to a term of the Minister and the Secretary."""
    minister, secretary = holders
    if minister >= 0:
        rows[minister][term] += share * float(state.minister_chit[ministry])
        rows[secretary][term] += share * float(state.secretary_chit[ministry])


def _yield_weakest(state: ConfuciusState, strength: list[int]) -> None:
    """Gives the influence of the weakest seat to the giver of its highest gift; among equals, to the seat with the
    fewest points.
    """
    seat = _weakest(strength)
    own = strength[seat]
    strength[seat] = 0
    receiver = -1
    highest = -1
    for other in range(state.seats):
        if strength[other]:
            gift = state.given[other * MAX_SEATS + seat]
            if gift > highest or (gift == highest and state.points[other] < state.points[receiver]):
                highest = gift
                receiver = other
    best = max(own % SENIOR, strength[receiver] % SENIOR)
    strength[receiver] = (own // SENIOR + strength[receiver] // SENIOR) * SENIOR + best


def _weakest(strength: list[int]) -> int:
    """Returns the weakest seat that has influence."""
    found = -1
    for seat in range(len(strength)):
        if strength[seat] and (found < 0 or strength[seat] < strength[found]):
            found = seat
    return found


def _strongest(strength: list[int]) -> int:
    """Returns the seat with the most influence."""
    found = 0
    for seat in range(len(strength)):
        if strength[seat] > strength[found]:
            found = seat
    return found


def _invasion(state: ConfuciusState, slot: int, left: int, rows: list[list[float]]) -> None:
    """Reads the boxes, weighted by how likely the land is to be full in time; the reward card counts in any case."""
    land = state.foreign[slot]
    boxes = BOXES[land]
    first = slot * MAX_BOXES
    empty = 0
    for box in range(len(boxes)):
        if state.armies[first + box] < 0:
            empty += 1
    if empty == len(boxes):
        return
    rounds = min(left, DEADLINES[slot] + 1 - state.round_number())
    likely = max(0.1, min(0.75, 0.25 + 0.2 * float(rounds) - 0.12 * float(empty))) if empty else 1.0
    for box in range(len(boxes)):
        army = state.armies[first + box]
        if army >= 0:
            rows[army][ARMIES] += 1.0
            rows[army][BOXES_HELD] += likely * boxes[box]
            if box == REWARD_BOX[land]:
                rows[army][BOX_REWARDS] += 1.0


def _examination(state: ConfuciusState, fresh: float, rows: list[list[float]]) -> None:
    """Reads students, the examination with the coins laid and expected, and a candidate that is yet to be placed."""
    red, orange = state.students
    if state.phase == PLACING:
        rows[state.turn][EXAMINATION] = 1.0
    elif red >= 0 and orange >= 0 and red != orange:
        lead = 0.5
        for seat in range(state.seats):
            lead += _coins(state, seat)
        likely = 1 / (1 + exp(-lead / 2))
        rows[red][EXAMINATION] = likely
        rows[orange][EXAMINATION] = 1 - likely
    elif red >= 0 or orange >= 0:
        rows[max(red, orange)][EXAMINATION if state.forced else STUDENT] = 1.0 if state.forced else fresh


def _coins(state: ConfuciusState, seat: int) -> float:
    """Returns the coins that a seat has laid or will lay for the red student; negative for the orange one."""
    student = state.tutored[seat]
    if student >= 0:
        coins = float(COINS_IN[state.laid[seat]]) or BOUND_COINS
    elif not state.hand_size[seat]:
        return 0.0
    elif seat in state.students:
        student = RED if state.students[RED] == seat else ORANGE
        coins = OWN_COINS
    else:
        student = must_tutor(state, seat)
        coins = BOUND_COINS if student >= 0 else 0.0
    return -coins if student == ORANGE else coins


def _offices(state: ConfuciusState, rows: list[list[float]]) -> None:
    """Reads who has the sole lead in markers, junks sailed, or armies."""
    seats = state.seats
    counts = [count_bits(state.own[seat]) for seat in range(seats)]
    for ministry in range(3):
        if state.minister[ministry] >= 0:
            counts[state.minister[ministry]] += 1
            counts[state.secretary[ministry]] += 1
    _lead(counts, rows)
    for seat in range(seats):
        counts[seat] = VOYAGE * count_bits(state.visited[seat]) + state.oceans[seat]
    _lead(counts, rows)
    for seat in range(seats):
        counts[seat] = state.colonies[seat]
    for army in state.armies:
        if army >= 0:
            counts[army] += 1
    if state.avenger >= 0:
        counts[state.avenger] += 1
    _lead(counts, rows)


def _lead(counts: list[int], rows: list[list[float]]) -> None:
    """Counts an office for the seat with the sole lead."""
    highest = 0
    leader = -1
    for seat in range(len(counts)):
        if counts[seat] > highest:
            highest = counts[seat]
            leader = seat
        elif counts[seat] == highest:
            leader = -1
    if leader >= 0:
        rows[leader][OFFICES] += 1.0
