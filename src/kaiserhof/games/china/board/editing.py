"""What can be edited on a map: provinces with their fields and dragon spaces, alliances, roads, and the scenery."""

from __future__ import annotations

from kaiserhof.engine.editing import (
    AREA,
    CHOICE,
    FLAG,
    ID,
    LINE,
    LINES,
    LINK,
    NAMES,
    NUMBER,
    PLAIN,
    POINT,
    TEXT,
    WHOLE,
    Editing,
    Entry,
    Kind,
)
from kaiserhof.games.china.rules.components import COLOURS

_NO_NAMES = {"en": "", "de": "", "zh": ""}
_NUMBER = Entry("number", WHOLE)
_TINTS = {"red": "#b4452f", "yellow": "#c9a227", "green": "#5c8a4a", "violet": "#7d5a94", "orange": "#cf7a2e"}
_LABEL = "#dfe8ef"

EDITING = Editing(
    width="map.width",
    height="map.height",
    kinds=(
        Kind(
            "board",
            "map",
            PLAIN,
            single=True,
            entries=(
                Entry("maker", TEXT, optional=True),
                Entry("reconstruction", FLAG),
                Entry("width", NUMBER),
                Entry("height", NUMBER),
                Entry("field_radius", NUMBER, optional=True),
                Entry("dragon_radius", NUMBER, optional=True),
                Entry("marker_radius", NUMBER, optional=True),
            ),
        ),
        Kind(
            "province",
            "province",
            AREA,
            at="outline",
            name="id",
            points=("dragon",),
            more_points=("label",),
            entries=(*NAMES, Entry("colour", CHOICE, COLOURS), Entry("id", ID)),
            first={"id": "province-#", "names": {"en": "#", "de": "#", "zh": "#"}, "colour": COLOURS[0], "fields": []},
            colours={"colour": _TINTS},
            place_colours={"dragon": "#caa64a", "label": _LABEL},
        ),
        Kind(
            "field",
            "province.fields",
            POINT,
            at="x y",
            name="id",
            parent="province",
            entries=(Entry("id", ID), Entry("x", NUMBER), Entry("y", NUMBER)),
            first={"id": "^-#"},
        ),
        Kind(
            "alliance",
            "alliance",
            LINK,
            name="number",
            joins="province",
            pair="provinces",
            points=("marker",),
            entries=(_NUMBER,),
            first={"number": "#"},
            colour="#9a3324",
            place_colours={"marker": "#f4ead2"},
            dashed=True,
        ),
        Kind("road", "roads.common", LINK, joins="field"),
        Kind("road-3-4", "roads.side.3-4", LINK, joins="field"),
        Kind("road-4-5", "roads.side.4-5", LINK, joins="field"),
        Kind("coast", "coast", LINE, at="line", single=True),
        Kind("sea", "sea", POINT, at="label", entries=(*NAMES, Entry("upright", FLAG)), first={"names": _NO_NAMES}),
        Kind(
            "lake",
            "lake",
            AREA,
            at="outline",
            name="id",
            entries=(*NAMES, Entry("id", ID)),
            first={"id": "lake-#", "names": _NO_NAMES},
            colour="#5f8fa8",
        ),
        Kind(
            "river",
            "river",
            LINES,
            at="lines",
            points=("label",),
            entries=NAMES,
            first={"names": _NO_NAMES},
            place_colours={"label": _LABEL},
        ),
        Kind("mountain", "mountains.peaks", POINT, at="x y", entries=(Entry("size", NUMBER),), first={"size": 20}),
        Kind("track", "score_track", LINE, at="spaces", single=True, colour="#7a6a4a"),
        Kind(
            "banner",
            "decoration.banner",
            POINT,
            at="at",
            single=True,
            entries=(Entry("text", TEXT),),
            first={"text": "中"},
        ),
        Kind("junk", "decoration.junks", POINT, at="at", entries=(Entry("scale", NUMBER, optional=True),)),
    ),
    empty={
        "map": {"reconstruction": False, "width": 1000, "height": 760},
        "province": [],
        "alliance": [],
        "roads": {"common": [], "side": {"3-4": [], "4-5": []}},
    },
    order=(
        "map province alliance roads score_track sea coast lake river mountains decoration reconstruction maker width "
        "height field_radius dragon_radius marker_radius dragon_seats id number names en de zh colour label upright "
        "dragon provinces marker fields x y size outline line lines common side 3-4 4-5 spaces peaks banner junks at "
        "text scale"
    ),
)
