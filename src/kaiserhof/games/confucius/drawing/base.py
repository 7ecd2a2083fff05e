"""Draws the empty board as one document: paper, score track, Actions Box, and what `ground` draws."""

from __future__ import annotations

from kaiserhof.drawing import palette
from kaiserhof.drawing.palette import SEAT_COLOURS
from kaiserhof.engine import LANGUAGES, Words
from kaiserhof.games.confucius.drawing.board.layout import ActionField, layout
from kaiserhof.games.confucius.drawing.colours import BoardPalette
from kaiserhof.games.confucius.drawing.figures import figure, sign
from kaiserhof.games.confucius.drawing.ground import court, lands
from kaiserhof.games.confucius.drawing.ground.ground import Ground
from kaiserhof.games.confucius.drawing.ink import at, label, path, rect, text


def draw_board(seats: int, words: Words, chinese: Words, colours: BoardPalette, *, advanced: bool) -> str:
    """Draws the empty board as an SVG document."""
    assert words.lang in LANGUAGES
    ground = Ground(layout(seats), colours, words, chinese, advanced)
    w, h = ground.layout.width, ground.layout.height
    everything = f'width="{w}" height="{h}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{words.lang}" viewBox="0 0 {w} {h}" {everything}>',
            f"<title>{words('game-title')}</title>",
            _definitions(colours),
            f'<rect {everything} fill="url(#def-paper)"/>',
            f'<rect {everything} filter="url(#def-stain)" opacity="{colours.stain}"/>',
            score(ground),
            actions(ground),
            *(court.ministry(ground, number) for number in range(3)),
            court.gift_tracker(ground),
            court.examination(ground),
            lands.foreign(ground),
            lands.distant(ground),
            f'<rect {everything} filter="url(#def-grain)" opacity="{colours.grain}"/>',
            rect(2, 2, w - 4, h - 4, fill="none", line=2.2, stroke=colours.ink),
            rect(5.4, 5.4, w - 10.8, h - 10.8, fill="none", line=0.7, stroke=colours.ink),
            "</svg>\n",
        ]
    )


def _definitions(colours: BoardPalette) -> str:
    gradients = palette.paper_gradient(".45", colours.paper, colours.paper_edge) + palette.water_gradient(
        ".4", colours.sea, colours.sea_deep
    )
    return f"<defs>{gradients}{palette.noise_filter(*palette.GRAIN)}{palette.noise_filter(*palette.STAIN)}</defs>"


def score(ground: Ground) -> str:
    """Draws the score track: bamboo slips between two rods."""
    c, box = ground.colours, ground.layout.areas["score"]
    drawn = [rect(box.x + 2, box.y + 4, box.w - 4, box.h - 2, fill=c.shadow, line=0, rx=4, opacity=".28")]
    for value, slip in enumerate(ground.layout.score):
        fill = c.slip_ten if value % 10 == 0 else c.slip_dark if value % 2 else c.slip
        five = value % 5 == 0
        drawn += [
            rect(*slip, fill=fill, line=1, stroke=c.ink, rx=2.5, id=f"score-{value}"),
            path(f"M{slip.x + 4},{slip.y + 3}V{slip.bottom - 3}", "none", 0.7, c.line, stroke_opacity=".7"),
            text(
                slip.cx,
                slip.bottom - 4.5,
                value,
                15 if five else 13,
                c.seal if value % 10 == 0 else c.ink,
                700 if five else 500,
            ),
        ]
    thread = f"M{box.x + 4},{box.y + 6.5}H{box.right - 4}"
    drawn += [path(thread, "none", 2, "#8a4a35"), path(thread, "none", 0.8, "#c98b6c", stroke_dasharray="3 3")]
    for x in (box.x, box.right - 10):
        drawn.append(rect(x, box.y, 10, box.h, fill=c.rod, line=1.3, stroke=c.ink, rx=3))
        drawn.append(rect(x + 2.6, box.y + 3, 1.8, box.h - 6, fill="#b98c5a", line=0, rx=1))
    return f'<g id="area-score">{"".join(drawn)}</g>'


# ---------------------------------------------------------------------- the Actions Box


def actions(ground: Ground) -> str:
    box = ground.layout.areas["actions"]
    drawn = [ground.panel(box, ground.colours.panel), ground.title(box, "area-actions", room=150)]
    drawn += [_field(ground, field) for field in ground.layout.fields]
    return f'<g id="area-actions">{"".join(drawn)}</g>'


def _field(ground: Ground, field: ActionField) -> str:
    c, box = ground.colours, field.box
    favour, pair = field.actions[0][0] == "favour", len(field.actions) == 2
    idle = field.actions[0][0] == "petition" and not ground.advanced
    drawn = [
        rect(
            *box,
            fill=c.gold_field if favour else c.field,
            line=1.8 if favour else 1.2,
            stroke=c.seal if favour else c.ink,
            rx=5,
        )
    ]
    if pair:
        drawn.append(path(f"M{box.x + 8},{box.cy}H{box.x + 150}", "none", 0.9, c.line, stroke_dasharray="2 3"))
        brace = f"M{box.x + 153},{box.y + 8}q4,0 4,4V{box.cy - 3.5}l3,3.5l-3,3.5V{box.bottom - 12}q0,4 -4,4"
        drawn.append(path(brace, "none", 1.4, c.seal))
    size = 15.5 if ground.hanzi else 14
    for name, place in field.actions:
        room = 111 if pair else 118 if len(field.cubes) > 1 else 132
        drawn.append(ground.plated(place.x + 20, place.cy, 1.02, figure(f"do-{name}")))
        words = ground.words(f"action-{name}")
        drawn.append(label(place.x + 40, place.cy, words, size, room, anchor="start", weight=600, fill=c.ink))
    drawn += _slots(ground, field)
    if not field.cubes:
        free = figure("cube", "#c6a671") + path("M-11,9L11,-9", "none", 2.4, c.seal)
        drawn.append(at(box.right - 44, box.cy, 1, free))
    faint = f' opacity="{c.faint}"' if idle else ""
    return f'<g id="field-{field.actions[0][0]}"{faint}>{"".join(drawn)}</g>'


def _slots(ground: Ground, field: ActionField) -> list[str]:
    """Draws where cubes are laid: a place with a sign for each seat; on the Imperial Favour, only the Chief
    Minister's.
    """
    c = ground.colours
    if len(field.cubes) == 1:
        x, y = field.cubes[0]
        return [rect(x - 11, y - 11, 22, 22, fill=c.paper, line=1.4, stroke=c.seal, rx=3)]
    drawn = []
    for seat, (x, y) in enumerate(field.cubes):
        drawn.append(rect(x - 8, y - 8, 16, 16, fill=c.paper, line=0.9, stroke=c.line, rx=2))
        drawn.append(at(x, y, 1, sign(seat, 3.2, SEAT_COLOURS[seat])).replace("<g ", '<g opacity=".55" ', 1))
    return drawn
