"""What can be edited on a map: provinces with their fields and dragon spaces, alliances, roads, and the scenery."""

from __future__ import annotations

from kaiserhof.engine.editing import NAMES, Editing, Entry, Kind
from kaiserhof.games.china.rules.components import COLOURS

_NO_NAMES = {"en": "", "de": "", "zh": ""}
_NUMBER = Entry("number", "whole")
_TINTS = {"red": "#b4452f", "yellow": "#c9a227", "green": "#5c8a4a", "violet": "#7d5a94", "orange": "#cf7a2e"}
_LABEL = "#dfe8ef"

EDITING = Editing(
    width="map.width",
    height="map.height",
    kinds=(
        Kind(
            "board",
            "map",
            "plain",
            single=True,
            entries=(
                Entry("maker", "text", optional=True),
                Entry("reconstruction", "flag"),
                Entry("width", "number"),
                Entry("height", "number"),
                Entry("field_radius", "number", optional=True),
                Entry("dragon_radius", "number", optional=True),
                Entry("marker_radius", "number", optional=True),
            ),
        ),
        Kind(
            "province",
            "province",
            "area",
            at="outline",
            name="id",
            points=("dragon",),
            more_points=("label",),
            entries=(*NAMES, Entry("colour", "choice", COLOURS), Entry("id", "id")),
            first={"id": "province-#", "names": {"en": "#", "de": "#", "zh": "#"}, "colour": COLOURS[0], "fields": []},
            colours={"colour": _TINTS},
            place_colours={"dragon": "#caa64a", "label": _LABEL},
        ),
        Kind(
            "field",
            "province.fields",
            "point",
            at="x y",
            name="id",
            parent="province",
            entries=(Entry("id", "id"), Entry("x", "number"), Entry("y", "number")),
            first={"id": "^-#"},
        ),
        Kind(
            "alliance",
            "alliance",
            "link",
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
        Kind("road", "roads.common", "link", joins="field"),
        Kind("road-3-4", "roads.side.3-4", "link", joins="field"),
        Kind("road-4-5", "roads.side.4-5", "link", joins="field"),
        Kind("coast", "coast", "line", at="line", single=True),
        Kind("sea", "sea", "point", at="label", entries=(*NAMES, Entry("upright", "flag")), first={"names": _NO_NAMES}),
        Kind(
            "lake",
            "lake",
            "area",
            at="outline",
            name="id",
            entries=(*NAMES, Entry("id", "id")),
            first={"id": "lake-#", "names": _NO_NAMES},
            colour="#5f8fa8",
        ),
        Kind(
            "river",
            "river",
            "lines",
            at="lines",
            points=("label",),
            entries=NAMES,
            first={"names": _NO_NAMES},
            place_colours={"label": _LABEL},
        ),
        Kind("mountain", "mountains.peaks", "point", at="x y", entries=(Entry("size", "number"),), first={"size": 20}),
        Kind("track", "score_track", "line", at="spaces", single=True, colour="#7a6a4a"),
        Kind(
            "banner",
            "decoration.banner",
            "point",
            at="at",
            single=True,
            entries=(Entry("text", "text"),),
            first={"text": "中"},
        ),
        Kind("junk", "decoration.junks", "point", at="at", entries=(Entry("scale", "number", optional=True),)),
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
