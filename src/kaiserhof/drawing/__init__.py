"""What the drawings of all games share. `artist_of` returns the artist that draws a game.

Start with `artist` and `picture`; `svg`, `text`, `palette`, `labels` and `charts` are the tools.
"""

from kaiserhof.drawing.artist import Artist, BoardArtist, artist_of
from kaiserhof.drawing.easel import Easel
from kaiserhof.drawing.labels import Labels
from kaiserhof.drawing.night import by_night
from kaiserhof.drawing.panel import Panel, card_button, section, section_end
from kaiserhof.drawing.picture import (
    FORMS,
    LEGAL,
    LONG,
    NARROW,
    OF_THE_PAGE,
    TABLE,
    VIEWER,
    WIDE,
    Badge,
    Common,
    Form,
    Frame,
    Mark,
    Part,
    Picture,
    Region,
    Scope,
    ScoringStep,
    Supply,
)

__all__ = [
    "FORMS",
    "LEGAL",
    "LONG",
    "NARROW",
    "OF_THE_PAGE",
    "TABLE",
    "VIEWER",
    "WIDE",
    "Artist",
    "Badge",
    "BoardArtist",
    "Common",
    "Easel",
    "Form",
    "Frame",
    "Labels",
    "Mark",
    "Panel",
    "Part",
    "Picture",
    "Region",
    "Scope",
    "ScoringStep",
    "Supply",
    "artist_of",
    "by_night",
    "card_button",
    "section",
    "section_end",
]
