"""How a game stands: who would hold each ministry and office, and who owes whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kaiserhof.engine import Message, Plate, Seat, Standing, Value
from kaiserhof.games.confucius.rules.actions import BASIC
from kaiserhof.games.confucius.rules.components import MAX_SEATS, MINISTRIES, OFFICIAL_SPACES
from kaiserhof.games.confucius.rules.court.resolution import foreseen
from kaiserhof.games.confucius.rules.moves import NAMES, row_of
from kaiserhof.games.confucius.rules.phases import ACTING
from kaiserhof.games.confucius.rules.scoring import OFFICES
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words.names import gift_name, ministry_name
from kaiserhof.games.confucius.words.reasons import why_shut
from kaiserhof.games.confucius.words.standings import standings


def as_it_stands(state: ConfuciusState) -> list[Plate]:
    """Returns the ministries and offices as they would be resolved now, and every active gift."""
    found = {standing.id: standing for standing in standings(state, 0)}
    plates = [_resolved_now(state, ministry, found) for ministry in range(len(MINISTRIES))]
    for office in OFFICES:
        standing = found[f"office {office.name}"]
        plates.append(Plate(Message("stands-offices"), standing, shown=any(standing.points)))
    return [*[replace(plate, counts=True) for plate in plates], *_debts(state), *_shut(state)]


def _resolved_now(state: ConfuciusState, ministry: int, found: dict[str, Standing]) -> Plate:
    """Returns a ministry with those who would be Minister and Secretary, as far as nobody has to choose."""
    name, standing = MINISTRIES[ministry], found[f"ministry {ministry}"]
    why = Message("stands-resolved")
    if not standing.scored:
        later = foreseen(state, ministry)
        points = tuple(after - before for after, before in zip(later.points, state.points, strict=True))
        standing = replace(standing, points=points)
        minister, secretary = later.minister[ministry], later.secretary[ministry]
        if later.resolving >= 0:
            why = Message("stands-chooses", {"seat": Seat(later.turn)})
        elif minister < 0:
            why = Message("stands-no-officials")
        else:
            why = Message("stands-holders", {"minister": Seat(minister), "secretary": Seat(secretary)})
    places = [f"spot-{name}-{place + 1}" for place in reversed(range(OFFICIAL_SPACES))]
    standing = replace(standing, label=ministry_name(ministry))
    shown = any(standing.pieces) and not standing.scored
    return Plate(Message("stands-ministries"), standing, (*places, f"part-{name}"), why, shown=shown)


def _debts(state: ConfuciusState) -> Iterator[Plate]:
    """Yields every active gift, with who owes whom."""
    for giver in range(state.seats):
        for receiver in range(state.seats):
            value = state.given[giver * MAX_SEATS + receiver]
            if value:
                values: dict[str, Value] = {"receiver": Seat(receiver), "giver": Seat(giver), "gift": gift_name(value)}
                standing = Standing(f"gift {giver} {receiver}", Message("stands-owes", values))
                yield Plate(Message("stands-debts"), standing, (f"gift-{giver}-{receiver}",))


def _shut(state: ConfuciusState) -> Iterator[Plate]:
    """Yields the actions that the viewer, whose turn it is, cannot take now, with the reason."""
    if state.phase != ACTING or state.viewer != state.turn:
        return
    legal = frozenset(state.legal_moves())
    for action in BASIC:
        name = NAMES[action.number]
        if legal.isdisjoint(row_of(action.number)):
            standing = Standing(f"action {name}", Message(f"tile-{name}"))
            yield Plate(Message("stands-actions"), standing, (f"spot-do-{name}",), why_shut(state, name), shown=False)
