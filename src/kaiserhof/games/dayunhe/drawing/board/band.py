"""Draws the band above the board: the round and its start player, the phase, and the trips left."""

from __future__ import annotations

from kaiserhof.drawing import LONG, NARROW, TABLE, WIDE, Easel, Frame
from kaiserhof.drawing.svg import circle, num, path, rect
from kaiserhof.engine import Words
from kaiserhof.games.dayunhe.drawing.board.layout import BAND, Layout
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, SEAL
from kaiserhof.games.dayunhe.drawing.ground.signs import picture, text
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.rules.components import TRIPS
from kaiserhof.games.dayunhe.rules.phases import DRAFT, ENDED, OPENING, SAILING, TAKING
from kaiserhof.games.dayunhe.rules.state import DayunheState

PHASES = 5
MIDDLE = BAND / 2
FIRST = 150.0
"""Position of the first phase, after the round and its start player."""
TRIPS_WIDTH = 84
"""Room for the trips left and a button; their label is in front of it."""
_PHASE_OF = {SAILING: 3, **dict.fromkeys((TAKING, OPENING, DRAFT), 1), ENDED: 5}


def phase_of(view: DayunheState) -> int:
    """Returns the number of the phase in a round; 0 before the first round."""
    return 0 if view.phase in (OPENING, TAKING) else _PHASE_OF.get(view.phase, 2)


def text_width(content: str, size: float) -> float:
    """Returns the approximate width of a text. Chinese characters are square."""
    return sum(size if ord(character) > 0x2E80 else size * 0.52 for character in content)


class BandPlaces:
    """The positions in a band of a given width. Long names are written smaller."""

    def __init__(self, words: Words, width: float) -> None:
        names = [words(f"phase-{phase}") for phase in range(1, PHASES + 1)]
        self.trips = width - TRIPS_WIDTH
        room = self.trips - text_width(words("panel-trips"), 13) - 26 - FIRST - 34 * PHASES
        self.size = min(13.0, 13.0 * room / sum(text_width(name, 13) for name in names))
        """Font size of the names of phases."""
        self.phases: list[float] = []
        x = FIRST
        spare = min(14.0, (room - sum(text_width(name, self.size) for name in names)) / PHASES)
        for name in names:
            self.phases.append(x)
            x += 34 + spare + text_width(name, self.size)


class Band:
    """The changing part of the band in one language."""

    def __init__(self, labels: DayunheLabels, words: Words, width: float) -> None:
        self._labels = labels
        places = BandPlaces(words, width)
        self._phases = [_marker(x, number) for number, x in enumerate(places.phases, 1)]
        self._trips = [_trips(places.trips, left) for left in range(TRIPS + 1)]

    def draw(self, view: DayunheState) -> list[str]:
        """Draws round, start player, phase and trips."""
        said = self._labels.say("panel-round", round=view.round + 1)
        parts = [f'<text class="ink" x="12" y="{num(MIDDLE + 5)}" font-size="15" font-weight="600">{said}</text>']
        phase = phase_of(view)
        if phase:
            start = view.round % view.seats
            face = f'<use href="#face-{start}" x="104" y="{num(MIDDLE - 11)}" width="22" height="22"/>'
            parts.append(f'<g class="seat-{start}">{face}</g>')
            parts.append(self._phases[phase - 1])
        return [*parts, self._trips[view.trips]]


def _marker(x: float, number: int) -> str:
    disc = circle((0.0, 0.0), 11.5, fill=SEAL, stroke=CREAM, stroke_width=1.2)
    figure = text((0.0, 4.4), number, 13, fill=CREAM)
    return f'<g class="piece" id="phase" transform="translate({num(x)} {num(MIDDLE)})">{disc}{figure}</g>'


def _trips(x: float, left: int) -> str:
    parts = [
        circle((0.0, 0.0), 14, fill=CREAM, stroke=SEAL, stroke_width=2),
        picture("junk", (-2.0, 0.0), 9),
        circle((13.0, 0.0), 10, fill=SEAL),
        text((13.0, 5.0), left, 14, fill=CREAM),
    ]
    return f'<g id="trips" transform="translate({num(x)} {num(MIDDLE)})">{"".join(parts)}</g>'


WIDTH, HEIGHT = 34, 26
_LINES = {LONG: "M-9,0H9M-5,-4L-9,0L-5,4M5,-4L9,0L5,4", WIDE: "M-9,-4.5H9M-9,4.5H9"}
"""The picture of each form: one line or two."""


def draw_switch(stage: Layout, labels: DayunheLabels, easel: Easel) -> None:
    """Draws the button that switches between one line and two; none for two players, who always have one line."""
    if easel.form == NARROW:
        return
    other = WIDE if easel.form == LONG else LONG
    drawn: tuple[str, ...] = ()
    if stage.seats > 2:
        said = labels.say(f"board-{other}")
        box = rect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, rx=5, fill=CREAM, stroke=INK, stroke_width=1)
        lines = path(_LINES[other], fill="none", stroke=INK, stroke_width=2, stroke_linecap="round")
        place = f"translate({num(stage.width - 24)} {num(MIDDLE)})"
        drawn = (
            f'<g class="turner" data-instead="{other}" role="button" tabindex="0" aria-label="{said}" '
            f'transform="{place}"><title>{said}</title>{box}{lines}</g>',
        )
    easel.put(Frame("switch", TABLE, "<g>", "</g>"), drawn)


def draw_round(view: DayunheState, labels: DayunheLabels, easel: Easel) -> None:
    """Draws the numbers of all phases, and the name of the present one."""
    if easel.form != NARROW:
        return
    now = phase_of(view)
    parts = [f"<b>{labels.say('panel-round', round=view.round + 1)}</b>"]
    for phase in range(1, PHASES + 1):
        current = ' class="now"' if phase == now else ""
        name = f"<span>{labels.say(f'phase-{phase}')}</span>" if phase == now else ""
        parts.append(f"<i{current}>{phase}</i>{name}")
    parts.append(f'<em data-about="trips">{labels.say("panel-trips")} <b>{view.trips}</b></em>')
    easel.put(Frame("round", TABLE, '<p class="round-line" data-about="phases">', "</p>"), ("".join(parts),))
