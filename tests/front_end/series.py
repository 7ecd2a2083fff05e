"""Prints random series of pages as JSON, with the events that turn each page into the next.

`patch.test.js` applies the events and compares.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from kaiserhof.web.rendering.patches import Sheet, cut, event_of
from kaiserhof.web.rendering.regions import html_of

SERIES, LENGTH = 12, 12
FRAME = """<main id="main" \x02=\x02><p data-region="prompt">\x02prompt\x02</p>
<svg viewBox="0 0 9 9"><g data-region="pieces">\x02pieces\x02</g></svg><ol data-region="log">\x02log\x02</ol></main>"""
OTHER_FRAME = FRAME.replace("<p ", '<p class="other" ')


def page(dice: random.Random, number: int) -> Sheet:
    pieces = [
        f'<g id="piece-{n}"><circle r="{dice.randrange(3)}"/></g>' for n in dice.sample(range(9), dice.randrange(9))
    ]
    lines = [f'<li id="line-{n}">Turn {n} &amp; <b>{dice.randrange(2)}</b></li>' for n in range(number)]
    legal = [json.dumps([f"move {n}", f"Move <{n}> & 'on'"]) for n in dice.sample(range(6), dice.randrange(6))]
    marks = [json.dumps(f"piece-{n}") for n in dice.sample(range(9), dice.randrange(4))]
    return Sheet(
        revision=number,
        number=number,
        frame=OTHER_FRAME if dice.random() < 0.1 else FRAME,
        data={"number": str(number), "turn": dice.choice(("yes", "no"))},
        regions={
            "prompt": cut(dice.choice(("", "Wait", "To move: <b>Wen</b>.", "<b>Wen</b> <i>waits</i>"))),
            "pieces": tuple(pieces),
            "log": tuple(lines),
            "marks": tuple(marks),
            "parts": (),
            "legal": tuple(legal),
            "sequels": (),
            "prospects": (),
        },
        changes={},
    )


def series(seed: int) -> dict[str, Any]:
    """Returns a first page and its successors: each event with the page that results from it."""
    dice = random.Random(seed)
    shown = page(dice, 0)
    first, unsent, steps = html_of(shown), set(shown.regions), []
    for count in range(1, LENGTH):
        then = page(dice, count)
        event = event_of(shown, then, count, unsent)
        steps.append({"event": json.loads(event.split(b"data: ", 1)[1]), "html": html_of(then)})
        shown = then
    return {"first": first, "steps": steps}


if __name__ == "__main__":
    json.dump([series(seed) for seed in range(SERIES)], sys.stdout)
