"""The drawing: the board in paper and ink, pieces and cards, and the table of a game laid over it."""

from kaiserhof.games.confucius.drawing.artist import Artist
from kaiserhof.games.confucius.drawing.sprite import sprite
from kaiserhof.games.confucius.drawing.steps import scoring_steps
from kaiserhof.games.confucius.drawing.vignette import vignette
from kaiserhof.games.confucius.teaching.illustrations import illustration

__all__ = ["Artist", "illustration", "scoring_steps", "sprite", "vignette"]
