"""What the judgement looks at; what each term is worth is tuned from self-play (see `engine.judgement`).

What is bought stands on the board with the click and is paid after it, so a price still due counts against the hand.
"""

from __future__ import annotations

from math import exp

from .components import (
    ANY,
    BOXES,
    DEADLINES,
    HAND_LIMIT,
    LANDS_USED,
    MINISTRY_MASK,
    MOST_BOXES,
    MOST_SEATS,
    NAMED,
    OFFICIAL_SPACES,
    REWARD_BOX,
    SPACES,
    VOYAGE,
    WALL_PIECES,
)
from .moves import COMMERCIAL, PLAY_EXTRA, TRANSFER
from .phases import ACTIONS_STAGE, FAVOUR, MARKING, PAYING, WALL
from .state import ConfuciusState
from .tables import BEST_IN, COINS_IN, GIFT_VALUES_IN, SENIORITY_IN

TERMS = (
    "cards",
    "spare-cards",
    "cubes",
    "rewards",
    "free-actions",
    "marker-going",
    "fourth-cube",
    "fifth-cube",
    "gifts",
    "gift-values",
    "obliging",
    "obliging-values",
    "obliged",
    "obliged-values",
    "ocean",
    "landing",
    "shipyard",
    "colonies",
    "footholds",
    "markers",
    "secured",
    "seniority",
    "chits",
    "sure-chits",
    "armies",
    "boxes",
    "box-rewards",
    "student",
    "examination",
    "offices",
)
"""In the order of `read_terms`.

Hand: cards that can be used in this round or kept for the next, others; cubes, reward cards, actions without cubes to
come, a marker about to be handed over. Gifts: whether they bring a fourth and a fifth cube in the rounds to come, those
at hand and their values, seats that one has obliged, seats that one is obliged to. Voyages: what the best land left
would bring, by the junks on the ocean, for those about to land, and by the junks in the shipyard; armies in the colony.
Ministries: those with an own marker (for the discount), markers, secured ones, their seniority, the chits as things
stand, and that the surer the fuller the ministry or the later it is. Lands: armies, what their boxes would bring by how
likely the land is to be full, boxes with a reward. Students, an examination by how likely it is to be passed, leads for
the offices of the end."""

REWARD = 1.3
"""About what an Emperor's Reward card adds to the chit of a Distant Land."""


def read_terms(state: ConfuciusState) -> list[list[float]]:
    """Seat, then term, to how much of it there is."""
    rows = [[0.0] * len(TERMS) + [1.0] for _ in range(state.seats)]
    rounds = WALL_PIECES - state.wall + (1 if state.stage >= WALL else 0)
    fresh = min(1.0, 0.25 + 0.25 * rounds)
    for seat in range(state.seats):
        _hand(state, seat, rounds, rows[seat])
        _gifts(state, seat, min(1.0, (rounds - 1) / 4), rows[seat])
        _goods(state, seat, rounds, fresh, rows[seat])
    for ministry in range(3):
        if not state.resolved >> ministry & 1:
            _ministry(state, ministry, rows)
    for slot in range(LANDS_USED):
        if state.foreign[slot] >= 0 and not state.land_done >> slot & 1:
            _invasion(state, slot, rows)
    _examination(state, fresh, rows)
    _offices(state, rows)
    return rows


def progress(state: ConfuciusState) -> float:
    """By whichever end is nearest: the Great Wall, the candidates, all officials bribed."""
    done = float(state.wall)
    if state.stage == ACTIONS_STAGE:
        done += 1 - min(1.0, sum(state.cubes) / (4 * state.seats))
    candidates = state.named_left.bit_count() + state.any_left + (1 if state.candidate >= 0 else 0)
    bribed = (state.tiles & ~state.unbribed).bit_count()
    return min(1.0, max(done / WALL_PIECES, 1 - candidates / (NAMED + ANY), bribed / SPACES))


# ---------------------------------------------------------------------- what one has


def _hand(state: ConfuciusState, seat: int, rounds: int, row: list[float]) -> None:
    """Cards, less what is due; cubes; rewards; the action that is about to be taken."""
    cards = float(state.hand_size[seat] - state.laid_count[seat])
    cubes = state.cubes[seat]
    acting = state.stage < WALL
    chief = state.chief == seat and acting
    if state.turn == seat and acting:
        cards += state.wanted
        if state.phase == PAYING:
            cards -= state.due / 2
            if state.action == COMMERCIAL:
                cards += state.target + 1
        elif state.phase == MARKING and state.action == TRANSFER:
            row[5] = 1.0
        if state.action == PLAY_EXTRA:
            row[4] = 1.0
    if chief and state.mode != FAVOUR:
        row[4] += 1.0
    later = min(1.0, 0.25 * rounds) if rounds > 1 else 0.0
    spendable = 1.6 * cubes + (1.0 if chief else 0.0)
    kept = min(cards, float(HAND_LIMIT))
    spare = max(0.0, cards - HAND_LIMIT - spendable)
    row[0] = cards - kept - spare + kept * max(later, min(1.0, spendable / HAND_LIMIT))
    row[1] = spare * later
    row[2] = float(cubes)
    row[3] = state.rewards_held[seat] * (1.0 if rounds > 1 or cubes else 0.7)


def _gifts(state: ConfuciusState, seat: int, later: float, row: list[float]) -> None:
    """Cubes of rounds to come, gifts at hand, and whom one has obliged."""
    given = state.given
    count = 0
    for other in range(state.seats):
        value = given[seat * MOST_SEATS + other]
        if value:
            count += 1
            row[10] += 1.0
            row[11] += value
        value = given[other * MOST_SEATS + seat]
        if value:
            count += 1
            row[12] += 1.0
            row[13] += value
    row[6] = later if count >= 1 else 0.0
    row[7] = later if count >= 3 else 0.0
    available = state.available[seat]
    row[8] = later * available.bit_count()
    row[9] = later * GIFT_VALUES_IN[available]


def _goods(state: ConfuciusState, seat: int, rounds: int, fresh: float, row: list[float]) -> None:
    """Junks on their way to the best land left, and armies in the colony."""
    best = -1
    for land in range(5):
        if not state.visited[seat] >> land & 1:
            chit = 0 if state.discoverer[land] >= 0 else state.land_chit[land]
            if chit > best:
                best = chit
    row[17] = min(state.colonies[seat], 3) * fresh
    if best < 0:
        return
    prize = best + REWARD
    ocean = state.oceans[seat]
    if ocean < VOYAGE:
        row[14] = prize * fresh * ocean / VOYAGE
    else:
        row[15] = prize * fresh
    sailing = min(state.shipyards[seat], 2 * VOYAGE - ocean) / VOYAGE
    row[16] = prize * sailing * (fresh if rounds > 1 else 0.2)


# ---------------------------------------------------------------------- what the board promises


def _ministry(state: ConfuciusState, ministry: int, rows: list[list[float]]) -> None:
    """The chits as if the ministry were resolved now, more certain the fuller it is and the later; and each marker."""
    mask = MINISTRY_MASK[ministry]
    shift = OFFICIAL_SPACES * ministry
    seats = state.seats
    held = [0] * seats
    best = [OFFICIAL_SPACES] * seats
    remaining = 0
    for seat in range(seats):
        own = state.own[seat] & mask
        if own:
            row = rows[seat]
            spaces = own >> shift
            held[seat] = spaces.bit_count()
            best[seat] = BEST_IN[spaces]
            remaining += 1
            row[18] += 1.0
            row[19] += held[seat]
            row[20] += (own & state.secured).bit_count()
            row[21] += SENIORITY_IN[spaces]
    if not remaining:
        return
    while remaining > 2:
        _yield_weakest(state, held, best)
        remaining -= 1
    minister, secretary = _strongest(held, best), _weakest(held, best)
    bribed = (state.tiles & ~state.unbribed & mask).bit_count()
    sure = max(bribed / OFFICIAL_SPACES, state.wall / WALL_PIECES)
    rows[minister][22] += state.minister_chit[ministry]
    rows[minister][23] += sure * state.minister_chit[ministry]
    rows[secretary][22] += state.secretary_chit[ministry]
    rows[secretary][23] += sure * state.secretary_chit[ministry]


def _yield_weakest(state: ConfuciusState, held: list[int], best: list[int]) -> None:
    """The weakest gives its influence to whoever has obliged it most, among equals to the weaker."""
    seat = _weakest(held, best)
    own, own_best = held[seat], best[seat]
    held[seat] = 0
    receiver = -1
    highest = -1
    for other in range(state.seats):
        if held[other]:
            gift = state.given[other * MOST_SEATS + seat]
            if gift > highest or (gift == highest and _is_weaker(held, best, other, receiver)):
                highest = gift
                receiver = other
    held[receiver] += own
    if own_best < best[receiver]:
        best[receiver] = own_best


def _is_weaker(held: list[int], best: list[int], one: int, other: int) -> bool:
    """Less influence, or as much and a more junior best official."""
    return held[one] < held[other] or (held[one] == held[other] and best[one] > best[other])


def _weakest(held: list[int], best: list[int]) -> int:
    """The weakest seat with any influence."""
    found = -1
    for seat in range(len(held)):
        if held[seat] and (found < 0 or _is_weaker(held, best, seat, found)):
            found = seat
    return found


def _strongest(held: list[int], best: list[int]) -> int:
    """The seat with the most influence."""
    found = -1
    for seat in range(len(held)):
        if held[seat] and (found < 0 or _is_weaker(held, best, found, seat)):
            found = seat
    return found


def _invasion(state: ConfuciusState, slot: int, rows: list[list[float]]) -> None:
    """The boxes, by how likely the land is to be full in time; the reward card in any case."""
    land = state.foreign[slot]
    boxes = BOXES[land]
    first = slot * MOST_BOXES
    empty = 0
    for box in range(len(boxes)):
        if state.armies[first + box] < 0:
            empty += 1
    if empty == len(boxes):
        return
    rounds = DEADLINES[slot] - state.wall + (1 if state.stage >= WALL else 0)
    likely = max(0.1, min(0.75, 0.25 + 0.2 * rounds - 0.12 * empty)) if empty else 1.0
    for box in range(len(boxes)):
        army = state.armies[first + box]
        if army >= 0:
            rows[army][24] += 1.0
            rows[army][25] += likely * boxes[box]
            if box == REWARD_BOX[land]:
                rows[army][26] += 1.0


def _examination(state: ConfuciusState, fresh: float, rows: list[list[float]]) -> None:
    """Students, and in an examination under way the coins on each."""
    red, orange = state.students
    if state.asked:
        lead = 0.5
        for seat in range(state.seats):
            if state.laid[seat]:
                coins = COINS_IN[state.laid[seat]]
                lead += -coins if state.tutored[seat] else coins
        likely = 1 / (1 + exp(-lead / 2))
        rows[red][28] += likely
        rows[orange][28] += 1 - likely
    elif state.forced and (red == orange or red < 0 or orange < 0):
        owner = max(red, orange)
        if owner >= 0:
            rows[owner][28] = 1.0
    else:
        if red >= 0:
            rows[red][27] = fresh
        if orange >= 0:
            rows[orange][27] = fresh


def _offices(state: ConfuciusState, rows: list[list[float]]) -> None:
    """Who alone has the most markers, junks sailed, armies."""
    seats = state.seats
    counts = [state.own[seat].bit_count() for seat in range(seats)]
    for ministry in range(3):
        if state.minister[ministry] >= 0:
            counts[state.minister[ministry]] += 1
            counts[state.secretary[ministry]] += 1
    _lead(counts, rows)
    for seat in range(seats):
        counts[seat] = VOYAGE * state.visited[seat].bit_count() + state.oceans[seat]
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
    """Whoever alone has the most."""
    highest = 0
    leader = -1
    for seat in range(len(counts)):
        if counts[seat] > highest:
            highest = counts[seat]
            leader = seat
        elif counts[seat] == highest:
            leader = -1
    if leader >= 0:
        rows[leader][29] += 1.0
