"""Parses many pictures of a game quickly: each region is parsed once, and again only when it has changed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property, lru_cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from kaiserhof.drawing import OF_THE_PAGE, WIDE, Common, Form, Picture, Region, artist_of
from kaiserhof.drawing.conventions import ATTRIBUTES, FORBIDDEN
from kaiserhof.engine import Game, State, Words
from kaiserhof.testing.cases import Broken

NAMES = ["Axel", "Barbara", "Chris", "Doris", "Emil"]
HOSTILE = ['<script>alert("1")</script>', "\" onload='x' \ue000&amp;", "]]>--><b>", "\ue001' style=", "&lt;甲&#x27;"]


class PictureSeries:
    """Draws the positions of one game in turn and reuses unchanged regions, as a server does."""

    def __init__(self, game: Game, seats: int) -> None:
        self._artist = artist_of(game)
        self._game = game
        self._names = NAMES[:seats]
        self._words: dict[str, Words] = {}
        self._common: dict[tuple[str, str], Common | None] = {}
        self._last: dict[tuple[str, str, int | None], Picture | None] = {}

    def draw(self, state: State, seat: int | None, lang: str, form: Form) -> Picture:
        """Returns the picture of a position for a viewer."""
        words = self._words.setdefault(lang, self._game.words(lang).named(self._names))
        common = self._artist.common(state.seen_by(None), words, self._common.get((lang, form)), form)
        self._common[lang, form] = common
        view = state.seen_by(seat)
        last = self._last.get((lang, form, seat))
        picture = self._artist.picture(view, words, view.legal_moves(), common=common, last=last, form=form)
        if picture is None:
            raise Broken("there is no picture")
        self._last[lang, form, seat] = picture
        return picture


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot on the page."""

    place: str
    """Its region and element, for the report of a failure."""
    attributes: dict[str, str]
    is_button: bool
    moves: tuple[str, ...]
    lit: bool


class ParsedRegion:
    """A parsed region without its marks. Its properties are computed on first use."""

    def __init__(self, markup: str) -> None:
        self._tree = parsed(markup)
        self._elements = list(self._tree.iter())[1:]
        for around in self._elements:
            if "data-verbs" in around.attrib:
                write_out(around, around.attrib["data-verbs"].split(";"))
        with_id = [(element.attrib["id"], element) for element in self._elements if "id" in element.attrib]
        self.ids = tuple(name for name, _ in with_id)
        self.named = {name: (element.tag, element.attrib) for name, element in with_id}
        """Tag and attributes of each element with an id."""
        self.spots = tuple(name for name, element in with_id if "spot" in classes(element))

    @cached_property
    def boxes(self) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
        """The cards that form moves together: for each box, its verb, and the id and part of each card."""
        return tuple(
            (
                verb,
                tuple((card.get("id", ""), card.attrib["data-part"]) for card in box.iter() if card.get("data-part")),
            )
            for box in self._elements
            if (verb := box.get("data-compose"))
        )

    @cached_property
    def faults(self) -> tuple[str, ...]:
        """The violations of conventions within this region: by its elements and attributes."""
        return tuple(self._faults())

    def _faults(self) -> Iterator[str]:
        for element in self._elements:
            place = shown(element)
            if element.tag in FORBIDDEN:
                yield f"{place} is forbidden: {FORBIDDEN[element.tag]}"
            if "spot" in classes(element) and not element.get("id"):
                yield f"{place} is a spot without an id, by which marks name it"
            for name in element.attrib:
                if name == "style" or name.startswith("on"):
                    yield f"{place} has the attribute {name}, which the content security policy stops"
                elif name.startswith("data-") and name not in ATTRIBUTES:
                    yield f"{place} has the attribute {name}, which the page does not read{_near(name, ATTRIBUTES)}"

    @cached_property
    def icons(self) -> frozenset[str]:
        """The symbols it uses."""
        return frozenset(e.attrib["href"].removeprefix("#") for e in self._elements if "href" in e.attrib)

    @cached_property
    def abouts(self) -> frozenset[str]:
        """The keys of all explanations that can be requested."""
        return frozenset(key for element in self._elements for key in element.get("data-about", "").split())

    @cached_property
    def unexplained(self) -> tuple[dict[str, str], ...]:
        """The attributes of spots and pieces without an explanation."""
        return tuple(_unexplained(self._tree))


class ParsedPicture:
    """A parsed picture. Raises `Broken` if it breaks the conventions of `docs/front-end.md`."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        drawn_regions = (*picture.board, *picture.panel)
        self._names = [region.name for region in drawn_regions]
        _check_names(self._names)
        self.regions = [_read(region) for region in drawn_regions]
        self.ids = [name for region in self.regions for name in region.ids]
        self._check_ids()
        self.spots = {spot.attributes["id"]: spot for spot in self._spots()}

    def _check_ids(self) -> None:
        if len(self.ids) != len(set(self.ids)):
            twice, _ = Counter(self.ids).most_common(1)[0]
            there = [
                f"{name!r} {shown_as(*region.named[twice])}"
                for name, region in zip(self._names, self.regions, strict=True)
                if twice in region.ids
            ]
            raise Broken(f"two elements have the id {twice!r}, in the regions {', '.join(there)}")

    def _spots(self) -> Iterator[Spot]:
        marks = {mark.spot: mark for mark in self.picture.marks}
        for region_name, region in zip(self._names, self.regions, strict=True):
            for name in dict.fromkeys((*region.spots, *(marks.keys() & region.named.keys()))):
                tag, attributes = region.named[name]
                mark = marks.pop(name, None)
                if mark is not None and mark.moves:
                    attributes = attributes | {"data-moves": mark.moves, "role": "button", "tabindex": "-1"}
                if mark is not None and mark.label:
                    attributes = attributes | {"aria-label": mark.label}
                place = f"region {region_name!r}: {shown_as(tag, attributes)}"
                if not attributes.get("data-moves"):
                    raise Broken(f"{place} is a spot without moves: write the texts of its moves into data-moves")
                button = tag == "button" or attributes.get("role") == "button"
                moves = tuple(attributes["data-moves"].split(";"))
                yield Spot(place, attributes, button, moves, mark is not None and mark.lit)
        if marks:
            unknown = min(marks)
            raise Broken(f"a mark names {unknown!r}, but no region has such an id{_near(unknown, self.ids)}")

    def composed(self, texts: set[str]) -> set[str]:
        """Returns the moves that lit cards form together; each card is one character of the move's text."""
        found = set()
        for verb, cards in (box for region in self.regions for box in region.boxes):
            there = Counter(part for name, part in cards if name in self.spots and self.spots[name].lit)
            found |= {
                text for text in texts if text.partition(" ")[0] == verb and Counter(text.partition(" ")[2]) <= there
            }
        return found

    @property
    def icons(self) -> set[str]:
        """The symbols used in it and beside it."""
        used = {icon for region in self.regions for icon in region.icons}
        used |= {supply.icon for seat in self.picture.supplies for supply in seat}
        return used | {badge.icon for seat in self.picture.badges for badge in seat}

    @property
    def abouts(self) -> set[str]:
        """The keys of all explanations that can be requested in it and beside it."""
        keys = {key for region in self.regions for key in region.abouts}
        keys |= {key for row in self.picture.supplies for supply in row for key in supply.about.split()}
        return keys | {key for badges in self.picture.badges for badge in badges for key in badge.about.split()}

    @property
    def unexplained(self) -> list[dict[str, str]]:
        """The attributes of spots and pieces without an explanation."""
        found = [attributes for region in self.regions for attributes in region.unexplained]
        return found + [spot.attributes for spot in self.spots.values() if "data-about" not in spot.attributes]


_NAME = re.compile(r"[a-z][a-z0-9-]*")


def _check_names(names: list[str]) -> None:
    for number, name in enumerate(names):
        if not _NAME.fullmatch(name):
            raise Broken(f"region {number + 1} has the name {name!r}: use small letters, digits and hyphens")
        if name in OF_THE_PAGE:
            raise Broken(f"region {name!r}: this is a name of the page")
        if name in names[:number]:
            raise Broken(f"two regions have the name {name!r}")


def _read(region: Region) -> ParsedRegion:
    try:
        found = read(region.markup)
    except ElementTree.ParseError as error:
        raise Broken(f"region {region.name!r} is not well formed: {error}") from None
    if found.faults:
        raise Broken(f"region {region.name!r}: {found.faults[0]}")
    return found


@lru_cache(maxsize=1000)
def read(markup: str) -> ParsedRegion:
    """Parses a region; cached."""
    return ParsedRegion(markup)


def shown(element: Element) -> str:
    """Returns the opening tag of an element, with its identifying attributes."""
    return shown_as(element.tag, element.attrib)


def shown_as(tag: str, attributes: Mapping[str, str]) -> str:
    """Returns an opening tag with the element's identifying attributes."""
    known = "".join(f' {name}="{attributes[name]}"' for name in ("id", "class") if name in attributes)
    return f"<{tag}{known}>"


def _near(name: str, names: Collection[str]) -> str:
    near = get_close_matches(name, names, 1)
    return f"; did you mean {near[0]}?" if near else ""


def _unexplained(element: Element, *, passing: bool = False) -> Iterator[dict[str, str]]:
    """Yields spots and pieces without an explanation. A piece that lets clicks through needs none."""
    passing = passing or element.get("pointer-events") == "none"
    kinds = classes(element)
    if "data-about" not in element.attrib and ("spot" in kinds or ("piece" in kinds and not passing)):
        yield element.attrib
    for child in element:
        yield from _unexplained(child, passing=passing)


def drawn(game: Game, view: State, lang: str = "en", names: list[str] = NAMES, form: Form = WIDE) -> Picture:
    """Returns the picture of a view; the game must have a drawing."""
    words = game.words(lang).named(names[: view.seats])
    picture = artist_of(game).picture(view, words, view.legal_moves(), form=form)
    assert picture is not None
    return picture


def parsed(markup: str) -> Element:
    """Parses markup inside a new element; raises an error if it is not well-formed."""
    return ElementTree.fromstring(f"<all>{markup}</all>")


def board_of(picture: Picture) -> str:
    """Returns the markup of the board without marks."""
    return "".join(region.markup for region in picture.board)


def panel_of(picture: Picture) -> str:
    """Returns the markup of the panel without marks."""
    return "".join(region.markup for region in picture.panel)


def write_out(around: Element, verbs: list[str]) -> None:
    """Expands the moves of spots in which * stands for every verb."""
    for spot in around.iter():
        moves = spot.get("data-moves", "")
        if moves.startswith("* "):
            spot.set("data-moves", ";".join(f"{verb}{moves[1:]}" for verb in verbs))


def classes(element: Element) -> list[str]:
    """Returns the classes of an element."""
    return element.get("class", "").split()


def symbols(game: Game) -> set[str]:
    """Returns the symbols that a game may use, including the page's faces of the seats."""
    return {e.attrib["id"] for e in parsed(artist_of(game).sprite).iter("symbol")}
