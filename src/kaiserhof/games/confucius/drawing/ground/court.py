"""Draws the court on the empty board: ministries, gift tracker, Imperial Examination."""

from __future__ import annotations

from kaiserhof.drawing.palette import HANZI, ON_SEATS, SEAT_COLOURS, mix
from kaiserhof.games.confucius.drawing.board.layout import Box
from kaiserhof.games.confucius.drawing.colours import PAPER, SEAL, SEAL_EDGE, SIGN
from kaiserhof.games.confucius.drawing.figures import coin, figure, sign
from kaiserhof.games.confucius.drawing.ground.ground import Ground
from kaiserhof.games.confucius.drawing.ink import at, circle, label, path, rect, text
from kaiserhof.games.confucius.drawing.pieces import MINISTRY_SIGNS
from kaiserhof.games.confucius.rules.components import FIRST_OFFICIALS, MINISTRIES

STUDENTS = ("#b5452f", "#d98a2b")
"""Colours of the red and the orange student."""


def ministry(ground: Ground, number: int) -> str:
    """Draws a ministry under its roof: name, seats of Minister and Secretary, seven officials."""
    c, place = ground.colours, ground.layout.ministries[number]
    x, y, w, _ = place.area
    roof = (
        f"M{x - 4},{y - 5}Q{x + 3},{y + 2.4} {x + 18},{y + 1.2}H{x + w - 18}Q{x + w - 3},{y + 2.4} {x + w + 4},{y - 5}"
    )
    drawn = [
        ground.panel(place.area, c.wash[number]),
        path(roof, "none", 4.6, c.ink),
        path(roof, "none", 2.6, c.plaque[number]),
        _plaque(ground, number),
    ]
    drawn += [_chair(ground, number, place.minister, "minister"), _chair(ground, number, place.secretary, "secretary")]
    for space, box in enumerate(place.officials):
        first = space in FIRST_OFFICIALS
        edge = "none" if first else "4 3"
        drawn.append(
            rect(*box, fill=c.field, line=1, stroke=c.edge[number], rx=4, fill_opacity=".6", stroke_dasharray=edge)
        )
        if first:
            drawn.append(at(box.cx, box.cy + 5, 1.15, figure("official-outline", c.edge[number])))
        drawn.append(text(box.cx, box.bottom + 12, space + 1, 13.5, c.number[number]))
    return f'<g id="area-{MINISTRIES[number]}">{"".join(drawn)}</g>'


def _plaque(ground: Ground, number: int) -> str:
    c, box = ground.colours, ground.layout.ministries[number].plaque
    drawn = [
        rect(*box, fill=c.plaque[number], line=1.3, stroke=c.ink, rx=3),
        rect(box.x + 2.6, box.y + 2.6, box.w - 5.2, box.h - 5.2, fill="none", line=0.8, stroke="#e0c689", rx=2),
    ]
    top = box.y + (34 if ground.hanzi else 26)
    for i, character in enumerate(MINISTRY_SIGNS[number] + "部"):
        drawn.append(text(box.right - 16, top + i * 23, character, 21, SIGN, family=HANZI))
    sign_of = (at(0, 2, 0.82, figure("army", "#e0c689")), coin(10.5), at(0, 0, 0.66, figure("junk")))[number]
    drawn.append(at(box.x + 15, box.y + 40, 0.9, sign_of))
    if not ground.hanzi:
        name = ground.words(f"ministry-{MINISTRIES[number]}")
        drawn.append(label(box.cx, box.bottom - 10.5, name, 13, box.w - 5, fill=SIGN))
    return "".join(drawn)


def _chair(ground: Ground, number: int, box: Box, office: str) -> str:
    c = ground.colours
    back = (
        f"M{box.x + 6},{box.bottom - 5}V{box.y + 20}C{box.x + 6},{box.y + 8} {box.cx - 9},{box.y + 7} "
        f"{box.cx},{box.y + 5}"
        f"C{box.cx + 9},{box.y + 7} {box.right - 6},{box.y + 8} {box.right - 6},{box.y + 20}V{box.bottom - 5}"
    )
    words = ground.words(f"chair-{office}")
    size = 12.5 if ground.hanzi else 11.6
    return "".join(
        [
            rect(*box, fill=c.gold_field, line=1.3, stroke=c.edge[number], rx=4),
            path(back, "none", 1, c.edge[number]),
            label(box.cx, box.bottom + 7.2, words, size, 53, fill=c.ink, weight=700 if office == "minister" else 500),
        ]
    )


# ---------------------------------------------------------------------- gifts


def gift_tracker(ground: Ground) -> str:
    """Draws the gift tracker: columns for the six gifts, a row for each recipient."""
    c, places = ground.colours, ground.layout
    box = places.areas["gifts"]
    drawn = [ground.panel(box, c.panel), ground.title(box, "area-gifts", size=16)]
    for i, head in enumerate(places.gift_heads):
        drawn.append(ground.plated(head.cx - 1, head.y + 15, 0.5, figure(f"present-{i + 1}"), radius=26))
        drawn.append(circle(head.right - 7, head.y + 26, 7.4, fill=SEAL, line=0.8, stroke=SEAL_EDGE))
        drawn.append(text(head.right - 7, head.y + 30.2, i + 1, 12.5, PAPER))
    flag = places.gift_flags[0]
    drawn.append(ground.plated(flag.cx, flag.y - 21, 0.66, figure("present")))
    drawn.append(path(f"M{flag.cx},{flag.y - 10}v6m-3,-3l3,3l3,-3", "none", 1.6, c.seal))
    for seat, row in enumerate(places.gift_flags):
        drawn.append(_row(ground, seat, row))
    first, last = places.gift_cells[0][0], places.gift_cells[-1][-1]
    drawn.append(
        rect(first.x, first.y, last.right - first.x, last.bottom - first.y, fill="none", line=1.2, stroke=c.ink)
    )
    return f'<g id="area-gifts">{"".join(drawn)}</g>'


def _row(ground: Ground, seat: int, flag: Box) -> str:
    c = ground.colours
    wash = c.seat_washes(seat)[1]
    left, edge = flag.x + 1, flag.right - 9
    shape = f"M{left},{flag.y + 2}H{edge}l7,{flag.h / 2 - 2:.1f}L{edge},{flag.bottom - 2:.1f}H{left}Z"

    drawn = [rect(*cell, fill=wash, line=0.8, stroke=c.line) for cell in ground.layout.gift_cells[seat]]
    drawn += [path(shape, SEAT_COLOURS[seat], 1.1, c.ink), at(flag.x + 13, flag.cy, 1, sign(seat, 7.4, ON_SEATS[seat]))]
    return "".join(drawn)


# ---------------------------------------------------------------------- examination


def examination(ground: Ground) -> str:
    """Draws the Imperial Examination: two students with their cards, and the candidate between them."""
    c, places = ground.colours, ground.layout
    box = places.areas["examination"]
    drawn = [ground.panel(box, c.panel), ground.title(box, "area-examination")]
    for number, (colour, cards, student) in enumerate(zip(STUDENTS, places.tutoring, places.students, strict=True)):
        drawn.append(
            rect(*cards, fill=mix(c.field, colour, 0.24), line=1.1, stroke=colour, rx=5, stroke_dasharray="5 3")
        )
        for dx in (-10, 10):
            ghost = rect(-12, -17, 24, 34, fill="none", line=1.2, stroke=colour, rx=2.4, opacity=".5")
            drawn.append(at(cards.cx + dx, cards.cy, 1, ghost, turn=dx * 0.8))
        drawn.append(rect(*student, fill=c.student[number], line=2.4, stroke=colour, rx=7))
        top, left, right = student.bottom - 18, student.x + 9, student.right - 9
        table = f"M{left},{top}H{right}M{left + 4},{top}V{top + 10}M{right - 4},{top}V{top + 10}"
        drawn.append(path(table, "none", 2.6, "#7c5430"))
        drawn.append(at(student.cx, student.y + 38, 1.5, figure("brush")))
    drawn.append(rect(*places.candidates, fill=c.gold_field, line=1.2, stroke=c.ink, rx=5))
    return f'<g id="area-examination">{"".join(drawn)}</g>'
