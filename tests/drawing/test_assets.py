"""Drawings are SVG files that any SVG editor can open."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import kaiserhof
from kaiserhof.drawing.assets import contents, figures

SVG = "{http://www.w3.org/2000/svg}"
SOURCE = Path(kaiserhof.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("*.svg") if path.parent.name == "drawing")
SHEETS = [path for path in FILES if "<svg id=" in path.read_text(encoding="utf-8")]


def package_of(path: Path) -> str:
    return ".".join(["kaiserhof", *path.parent.relative_to(SOURCE).parts])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_file_is_a_document_of_its_own(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox")
    assert contents(package_of(path), path.name).startswith("<")


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_figure_of_a_sheet_is_found(path: Path) -> None:
    shown = ElementTree.parse(path).getroot().findall(f"{SVG}svg")
    found = figures(package_of(path), path.name)
    assert [(name, figure.box) for name, figure in found.items()] == [
        (each.get("id"), each.get("viewBox")) for each in shown
    ]
    for each, figure in zip(shown, found.values(), strict=True):
        drawn = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{figure.markup}</svg>')
        assert [part.attrib for part in drawn.iter()][1:] == [part.attrib for part in each.iter()][1:]


def test_a_figure_takes_a_colour() -> None:
    face = figures("kaiserhof.drawing", "faces.svg")["face-0"]
    assert 'fill="currentColor"' in face.markup
    assert 'fill="#123456"' in face.coloured("#123456")
    assert face.symbol("one").startswith('<symbol id="one" viewBox="-12 -12 24 24"><circle ')
