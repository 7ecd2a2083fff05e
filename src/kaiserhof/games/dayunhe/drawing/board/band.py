"""Draws the band above the board: the round and its start player, the phase, the trips that are left."""

from __future__ import annotations

from kaiserhof.drawing.svg import circle, num
from kaiserhof.engine import Words
from kaiserhof.games.dayunhe.drawing.board.stage import BAND, WIDTH
from kaiserhof.games.dayunhe.drawing.colours import CREAM, SEAL
from kaiserhof.games.dayunhe.drawing.ground.ink import picture, text
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.rules.components import TRIPS
from kaiserhof.games.dayunhe.rules.phases import DRAFT, ENDED, OPENING, SAILING, TAKING
from kaiserhof.games.dayunhe.rules.state import DayunheState

PHASES = 5
TRIP_RADIUS = 11
MIDDLE = BAND / 2
PHASE_OF = {SAILING: 3, **dict.fromkeys((TAKING, OPENING, DRAFT), 1), ENDED: 5}
"""Number of the phase in a round, by phase of the rules. All others belong to the second."""


def phase_places(words: Words) -> list[float]:
    """Returns where the number of each phase stands. The distances follow the lengths of the names."""
    places, x = [], 196.0
    for phase in range(1, PHASES + 1):
        places.append(x)
        x += 42 + text_width(words(f"phase-{phase}"), 13)
    return places


def text_width(content: str, size: float) -> float:
    """Returns about how wide a text is. Chinese characters are square."""
    return sum(size if ord(character) > 0x2E80 else size * 0.52 for character in content)


def trip_places() -> list[float]:
    """Returns where the trip marker lies, for 4, 3, 2, 1 and 0 trips left."""
    return [WIDTH - 26 - 36.0 * left for left in range(TRIPS, -1, -1)]


class Band:
    """The changing part of the band in one language."""

    def __init__(self, labels: DayunheLabels, words: Words) -> None:
        self._labels = labels
        self._phases = [_marker(x, number) for number, x in enumerate(phase_places(words), 1)]
        self._trips = [_trips(x, TRIPS - place) for place, x in enumerate(trip_places())]

    def draw(self, view: DayunheState) -> list[str]:
        """Draws round, start player, phase and trips."""
        said = self._labels.say("panel-round", round=view.round + 1)
        parts = [f'<text class="board-ink" x="14" y="{num(MIDDLE + 5)}">{said}</text>']
        if view.phase not in (OPENING, TAKING):
            start = view.round % view.seats
            face = f'<use href="#face-{start}" x="140" y="{num(MIDDLE - 11)}" width="22" height="22"/>'
            parts.append(f'<g class="seat-{start}">{face}</g>')
            parts.append(self._phases[PHASE_OF.get(view.phase, 2) - 1])
        return [*parts, self._trips[TRIPS - view.trips]]


def _marker(x: float, number: int) -> str:
    disc = circle((0.0, 0.0), 11.5, fill=SEAL, stroke=CREAM, stroke_width=1.2)
    figure = text((0.0, 4.4), number, 13, fill=CREAM)
    return f'<g class="piece" id="phase" transform="translate({num(x)} {num(MIDDLE)})">{disc}{figure}</g>'


def _trips(x: float, left: int) -> str:
    parts = [
        circle((0.0, 0.0), TRIP_RADIUS + 3, fill=CREAM, stroke=SEAL, stroke_width=2),
        picture("junk", (-2.0, 0.0), 9),
        circle((10.0, -7.0), 7, fill=SEAL),
        text((10.0, -3.2), left, 11, fill=CREAM),
    ]
    return f'<g class="piece" id="trips" transform="translate({num(x)} {num(MIDDLE)})">{"".join(parts)}</g>'
