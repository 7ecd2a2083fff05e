"""Draws the phases of a round and the trips that are left as one line, for phones."""

from __future__ import annotations

from kaiserhof.drawing import NARROW, TABLE, Easel, Frame
from kaiserhof.games.dayunhe.drawing.board.band import PHASES, phase_of
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.rules.state import DayunheState


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
