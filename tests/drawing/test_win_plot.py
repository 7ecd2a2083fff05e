"""Win probabilities are drawn for a page and as a document."""

from xml.etree import ElementTree

import pytest

from kaiserhof.drawing.win_plot import NARROW, STYLE, WIDE, PlotSize, win_plot
from kaiserhof.engine import LANGUAGES, Words

ROWS = [(0.3, 0.3, 0.4), (0.5, 0.3, 0.2), (0.1, 0.8, 0.1), (0.2, 0.7, 0.1), (0.0, 1.0, 0.0)]
MARKS = [(1, 0), (2, 1), (4, 1)]
ROUNDS = (0, 2, 4)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("style", "size"), [("", WIDE), ("", NARROW), (STYLE, WIDE)])
def test_every_seat_has_a_line_and_every_turning_point_a_mark(lang: str, style: str, size: PlotSize) -> None:
    words = Words(lang, ("kaiserhof",)).named(["A & B", "<Bob>", "Chris"])
    markup = win_plot(ROWS, MARKS, words, style, size, ROUNDS)
    drawn = ElementTree.fromstring(markup)
    classes = [part.attrib.get("class", "") for part in drawn.iter()]
    assert [each for each in classes if each.startswith("ln ")] == ["ln seat-0", "ln seat-1", "ln seat-2"]
    assert classes.count("turn-mark") == len(MARKS)
    assert drawn.attrib["viewBox"] == f"0 0 {size.width} {size.height}"
    for part in drawn.iter("{http://www.w3.org/2000/svg}text"):
        assert 0 <= float(part.attrib["x"]) <= size.width
        assert 0 <= float(part.attrib["y"]) <= size.height
    assert ("<style>" in markup) == bool(style)


def test_nothing_is_drawn_of_a_game_without_decisions() -> None:
    assert win_plot([], [], Words("en", ("kaiserhof",))) == ""
