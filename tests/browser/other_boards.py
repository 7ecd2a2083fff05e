"""A second board for each game with an editor, quite different from ours, drawn by clicks alone.

The files are in `examples/boards`, where tests without a browser find them too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.desk import Desk, Point

FILES = Path(__file__).parents[2] / "examples" / "boards"

# ---- Der Kaiser von China: a realm of five provinces around one in the middle

PROVINCES: dict[str, tuple[str, str, str, str, list[Point], list[Point]]] = {
    "north": (
        *("North", "Norden", "北", "red"),
        [(200, 100), (500, 80), (800, 100), (800, 300), (600, 300), (400, 300), (200, 300)],
        [(270, 180), (400, 160), (600, 160), (730, 180)],
    ),
    "west": (
        *("West", "Westen", "西", "green"),
        [(200, 300), (400, 300), (400, 500), (200, 500)],
        [(240, 340), (360, 340), (240, 460), (360, 460)],
    ),
    "middle": (
        *("Middle", "Mitte", "中", "yellow"),
        [(400, 300), (600, 300), (600, 500), (400, 500)],
        [(440, 340), (560, 340), (440, 460), (560, 460)],
    ),
    "east": (
        *("East", "Osten", "东", "orange"),
        [(600, 300), (800, 300), (800, 500), (600, 500)],
        [(640, 340), (760, 340), (640, 460), (760, 460)],
    ),
    "south": (
        *("South", "Süden", "南", "violet"),
        [(200, 500), (400, 500), (600, 500), (800, 500), (800, 680), (500, 700), (200, 680)],
        [(270, 600), (400, 640), (600, 640), (730, 600)],
    ),
}
ALLIANCES = "north west, north middle, north east, west middle, middle east, west south, middle south, east south"
ROADS = {
    "road": "north-1 north-2, north-2 north-3, north-3 north-4, north-1 west-1, west-1 west-3, west-3 south-1, "
    "south-1 south-2, south-2 south-3, south-3 south-4, south-4 east-4, east-4 east-2, east-2 north-4, "
    "middle-1 middle-2, middle-2 middle-4, middle-4 middle-3, west-2 middle-1",
    "road-3-4": "west-2 west-4, east-1 east-3",
    "road-4-5": "middle-3 south-2, middle-2 east-1, west-4 middle-3",
}


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for pair in text.split(", "):
        first, second = pair.split()
        yield first, second


def draw_five_provinces(desk: Desk) -> None:
    """Draws the map of five provinces."""
    fields = {f"{name}-{number + 1}": at for name, row in PROVINCES.items() for number, at in enumerate(row[5])}
    desk.say(maker="Wen")
    for english, german, chinese, colour, corners, places in PROVINCES.values():
        desk.outline("province", corners)
        desk.say(colour=colour)
        desk.name(english, german, chinese)
        desk.take("field")
        desk.click(*places)
    desk.take("alliance")
    for first, second in _pairs(ALLIANCES):
        desk.click(fields[f"{first}-1"], fields[f"{second}-1"])
    for tool, listed in ROADS.items():
        desk.take(tool)
        for first, second in _pairs(listed):
            desk.click(fields[first], fields[second])


# ---- Da Yunhe: four columns, two rows a region, and between the regions rows for turning

COLUMNS = "ABCD"
LOW = "BD"
TILES = ("0 1", "0 2", "0 3", "0 1 2", "0 2 4", "0 1 3", "0 1 2 3", "0 1 2 4", "0 1 3 4", "0 1 2 3 4 5")


def hex_at(name: str) -> Point:
    """Returns the centre of a hex on the sheet."""
    column, row = ord(name[0]) - ord("A"), int(name[1:])
    return 60 + column * 60, 60 + (row + (0.5 if name[0] in LOW else 0)) * 40 * 3**0.5


def draw_a_wide_canal(desk: Desk) -> None:
    """Draws the board of four columns."""
    page = desk.page
    desk.say(maker="Wen")

    def lay(first: str, *others: str, **entries: str) -> None:
        desk.take("hex")
        page.click("#whole")  # the grid has grown
        desk.click(hex_at(first))
        expect(page.locator("#thing h2")).to_have_text(f"Hex (flat top) {first}")
        desk.say(**entries)
        desk.click(*map(hex_at, others))

    lay("B0", kind="peking")
    for region in range(1, 6):
        row = 3 * region - 2
        names = [f"{column}{each}" for each in (row, row + 1) for column in COLUMNS]
        lay(*names, kind="region", region=str(region))
        if region > 1:
            lay(f"B{row + 2}", kind="hangzhou" if region == 5 else "turning", players=str(region))
        lay(f"C{row + 2}", *([] if region > 1 else [f"B{row + 2}"]), kind="neutral")
    desk.take("symbols")
    desk.click(*(hex_at(f"{column}{row}") for row in range(1, 15) if row % 3 for column in "BC"))
    for number, edges in enumerate(TILES):
        desk.take("tile")
        desk.say(value=str(1 + number % 5), count="2")
        desk.edges(*map(int, edges.split()))


OTHER_BOARDS: dict[str, Callable[[Desk], None]] = {"china": draw_five_provinces, "dayunhe": draw_a_wide_canal}
