"""What the drawings of all games share. `artist_of` returns the artist that draws a game.

Start with `artist` and `picture`; `svg`, `text`, `palette`, `labels` and `charts` are the tools.
"""

from kaiserhof.drawing.artist import Artist, BoardArtist, artist_of
from kaiserhof.drawing.panel import Panel
from kaiserhof.drawing.picture import Badge, Picture, ScoringStep, Supply

__all__ = ["Artist", "Badge", "BoardArtist", "Panel", "Picture", "ScoringStep", "Supply", "artist_of"]
