"""Draws the pictures of docs/architecture.md: the packages, and the ways of a move. `python -m tools.diagrams`.

The packages and their arrows are those that `tests/test_architecture.py` allows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from html import escape
from itertools import pairwise
from typing import NamedTuple

from tests.test_architecture import MAY_IMPORT
from tools.rule_pages import ROOT

FOLDER = ROOT / "docs" / "pictures"

HOLDS = {
    "engine": "the contract of a game",
    "compiling": "Python or machine code",
    "drawing": "what drawings share",
    "bots": "players that are programs",
    "storage": "the database",
    "games": "one folder a game",
    "testing": "checks of any game",
    "people": "who someone is",
    "envs": "for learning agents",
    "tables": "what people do at a table",
    "community": "beyond a table",
    "workers": "processes for bots",
    "server": "settings, logs",
    "lab": "arena, self-play, puzzles",
    "web": "pages, streams, JSON API",
    "tab": "without a server",
    "cli": "the command",
}
"""A brief description of each package."""

WIDTH, BOX, HIGH, ROW = 920, 172, 46, 84
GAP, LANE = 16, 40
STYLE = """
  svg { background: #fbf8f0; font-family: system-ui, sans-serif; }
  rect { fill: #fff; stroke: #8a7a5c; }
  path, line { fill: none; stroke: #8a7a5c; stroke-width: 1.3; }
  text { font-size: 12px; fill: #55492f; text-anchor: middle; paint-order: stroke; stroke: #fbf8f0; stroke-width: 4px; }
  rect + text, rect + text + text { stroke: none; }
  .name { font-size: 15px; font-weight: 600; fill: #2b2214; }
  .file { font-family: ui-monospace, monospace; font-size: 11px; fill: #8a2a20; }
  .life { stroke: #d8cdb4; }
"""
ARROW = (
    '<defs><marker id="to" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    '<path d="M0 0 8 4 0 8z" style="fill:#8a7a5c;stroke:none"/></marker></defs>'
)


def _svg(width: int, height: int, title: str, parts: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">'
        f"<title>{title}</title><style>{STYLE}</style>{ARROW}\n" + "\n".join(parts) + "\n</svg>\n"
    )


# ---------------------------------------------------------------------- packages


def direct(may_import: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Returns the imports that do not follow from others.

    >>> direct({"a": {"a", "b", "c"}, "b": {"b", "c"}, "c": {"c"}})["a"]
    {'b'}
    """
    below = {name: set(found) - {name} for name, found in may_import.items()}
    return {
        name: {each for each in found if not any(each in below[other] for other in found)}
        for name, found in below.items()
    }


def layers(arrows: Mapping[str, set[str]]) -> tuple[list[list[str]], dict[str, list[str]]]:
    """Returns the rows of boxes, and for each arrow (`web>tables`) the stations it passes, one in every row
    in between.
    """

    @cache
    def rank(name: str) -> int:
        return 1 + max((rank(each) for each in arrows[name]), default=-1)

    top = max(map(rank, arrows))
    rows: list[list[str]] = [[] for _ in range(top + 1)]
    stations: dict[str, list[str]] = {}
    for name in sorted(arrows):
        rows[top - rank(name)].append(name)
        for other in sorted(arrows[name]):
            between = [f"{name}>{other}@{row}" for row in range(top - rank(name) + 1, top - rank(other))]
            stations[f"{name}>{other}"] = [name, *between, other]
            for row, station in enumerate(between, top - rank(name) + 1):
                rows[row].append(station)
    return rows, stations


def places(rows: list[list[str]], stations: Mapping[str, list[str]]) -> dict[str, tuple[float, float]]:
    """Returns the centre of each box and station. Each row is ordered by the neighbours of its members."""
    near: dict[str, list[str]] = {each: [] for row in rows for each in row}
    for way in stations.values():
        for one, other in pairwise(way):
            near[one].append(other)
            near[other].append(one)
    across = dict.fromkeys(near, WIDTH / 2)
    for _ in range(12):
        for row in [*rows, *reversed(rows)]:
            row.sort(key=lambda each: (sum(across[other] for other in near[each]) / len(near[each]), each))
            spaces = [LANE if "@" in each else BOX + GAP for each in row]
            for number, each in enumerate(row):
                across[each] = (WIDTH - sum(spaces)) / 2 + sum(spaces[:number]) + spaces[number] / 2
    return {each: (across[each], ROW * number + HIGH) for number, row in enumerate(rows) for each in row}


def packages() -> str:
    """Returns the picture of the packages: an arrow leads to what is imported."""
    rows, stations = layers(direct(MAY_IMPORT))
    at = places(rows, stations)
    lines, boxes = [], []
    for way in stations.values():
        x, y = at[way[0]]
        path = f"M{x:.0f} {y + HIGH / 2:.0f}"
        for each in way[1:]:
            over, y = at[each]
            middle = y - ROW / 2
            path += f"C{x:.0f} {middle:.0f} {over:.0f} {middle:.0f} {over:.0f} {y - HIGH / 2 - 2:.0f}"
            path += "" if each == way[-1] else f"v{HIGH + 2}"
            x = over
        lines.append(f'<path d="{path}" marker-end="url(#to)"/>')
    for name in MAY_IMPORT:
        x, y = at[name]
        boxes.append(
            f'<rect x="{x - BOX / 2:.0f}" y="{y - HIGH / 2:.0f}" width="{BOX}" height="{HIGH}" rx="6"/>'
            f'<text class="name" x="{x:.0f}" y="{y - 3:.0f}">{name}</text>'
            f'<text x="{x:.0f}" y="{y + 14:.0f}">{HOLDS[name]}</text>'
        )
    height = ROW * len(rows) + 8
    return _svg(WIDTH, height, "The packages; an arrow leads to what a package imports", lines + boxes)


# ---------------------------------------------------------------------- the ways of a move


class Step(NamedTuple):
    """A step of the way: from whom to whom, what, and in which file and function."""

    by: str
    to: str
    what: str
    file: str
    function: str


class Way(NamedTuple):
    """The steps of a move through the program, and the parts of the program in the order in which they are drawn."""

    title: str
    lives: tuple[str, ...]
    steps: tuple[Step, ...]


MOVE = Way(
    "The way of a move, from a click to all screens",
    ("browser", "web", "tables", "engine and game", "storage", "other screens"),
    (
        Step("browser", "browser", "a click on a lit spot chooses a move", "web/static/picking.js", "pick"),
        Step("browser", "web", "POST the move and the number of acts seen", "web/static/sending.js", "send"),
        Step("web", "tables", "in a thread, with the person of the token", "web/pages/table.py", "move"),
        Step("tables", "tables", "right person, seat and number?", "tables/service/play.py", "move"),
        Step("tables", "tables", "play, write and announce, or nothing", "tables/loaded_tables.py", "commit"),
        Step("tables", "engine and game", "legal? then push", "engine/match.py", "play"),
        Step(
            "tables", "storage", "append the acts, if the revision is still the same", "storage/log_store.py", "append"
        ),
        Step("tables", "web", "wake the streams of the table", "web/hub.py", "announce"),
        Step("web", "tables", "for each stream: the view of its person, from seen_by", "tables/view.py", "view_of"),
        Step("web", "engine and game", "draw the regions that have changed", "web/rendering/regions.py", "sheet"),
        Step("web", "browser", "splices", "web/rendering/patches.py", "event_of"),
        Step("web", "other screens", "splices, to each what their person may see", "web/static/patch.js", "takeIn"),
        Step("other screens", "other screens", "morph and glide", "web/static/stage.js", "drawAnew"),
    ),
)

BOT = Way(
    "The way of a bot's move, from its turn to the log",
    ("storage", "tables", "the server's loop", "a bot's process", "the bot"),
    (
        Step("tables", "storage", "the acts before, and since when a bot is due", "storage/log_store.py", "append"),
        Step("tables", "the server's loop", "a bot is due here", "tables/loaded_tables.py", "announce_due"),
        Step("the server's loop", "the server's loop", "begin, or leave it waiting", "workers/bot_scheduler.py", "due"),
        Step("the server's loop", "tables", "the view of the bot's seat", "tables/service/bots.py", "take_task"),
        Step("tables", "storage", "take the lease of the table", "storage/work_queue.py", "hold_table"),
        Step("the server's loop", "the server's loop", "a deadline", "workers/bot_scheduler.py", "decide"),
        Step("the server's loop", "a bot's process", "the view as JSON", "workers/process_pool.py", "ask"),
        Step("a bot's process", "the bot", "a bot of this level", "workers/worker.py", "think"),
        Step("the bot", "a bot's process", "its move", "bots/bot.py", "choose"),
        Step("a bot's process", "the server's loop", "the text of the move", "workers/worker.py", "work"),
        Step(
            "the server's loop",
            "the server's loop",
            "the pause of its pace",
            "workers/bot_scheduler.py",
            "time_to_answer",
        ),
        Step(
            "the server's loop", "tables", "the move and the number of acts seen", "tables/service/bots.py", "make_move"
        ),
        Step("tables", "storage", "append and announce, like a person's move", "tables/loaded_tables.py", "commit"),
    ),
)


def drawn(way: Way) -> str:
    """Returns the picture of a way."""
    apart, high = 165, 46
    width = apart * len(way.lives)
    height = 70 + high * len(way.steps)
    across = {name: apart * (number + 0.5) for number, name in enumerate(way.lives)}
    parts = []
    for name, x in across.items():
        parts.append(f'<line class="life" x1="{x}" y1="40" x2="{x}" y2="{height - 10}"/>')
        parts.append(f'<text class="name" x="{x}" y="28">{name}</text>')
    for number, step in enumerate(way.steps):
        y, start, end = 84 + high * number, across[step.by], across[step.to]
        if step.by == step.to:
            parts.append(f'<path d="M{start} {y - 8}h34v14h-30" marker-end="url(#to)"/>')
            last = step.by == way.lives[-1]
            middle, anchor = (
                (start - 10, ' style="text-anchor:end"') if last else (start + 44, ' style="text-anchor:start"')
            )
        else:
            tip = end - 2 if end > start else end + 2
            parts.append(f'<line x1="{start}" y1="{y}" x2="{tip}" y2="{y}" marker-end="url(#to)"/>')
            middle, anchor = (start + end) / 2, ""
        middle = middle if anchor else min(max(middle, 165), width - 165)
        parts.append(f'<text x="{middle}" y="{y - 7}"{anchor}>{number + 1}. {escape(step.what)}</text>')
        parts.append(f'<text class="file" x="{middle}" y="{y + 14}"{anchor}>{step.file}: {step.function}</text>')
    return _svg(width, height, way.title, parts)


PICTURES: Mapping[str, Callable[[], str]] = {
    "packages.svg": packages,
    "move.svg": partial(drawn, MOVE),
    "bot-move.svg": partial(drawn, BOT),
}


def main() -> None:
    """Writes the pictures."""
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")
        print(f"docs/pictures/{name}")


if __name__ == "__main__":
    main()
