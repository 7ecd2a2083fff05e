"""What the drawings of all games share, and the way to a game's own drawing: `artist_of`."""

from kaiserhof.drawing.artist import Artist, BoardArtist, artist_of
from kaiserhof.drawing.panel import Panel
from kaiserhof.drawing.picture import Badge, Picture, ScoringStep, Supply

__all__ = ["Artist", "Badge", "BoardArtist", "Panel", "Picture", "ScoringStep", "Supply", "artist_of"]
