"""The drawing: the board in paper and ink, pieces and cards, and the table of a game laid over it."""

from .artist import Artist
from .illustrations import illustration
from .sprite import sprite
from .steps import scoring_steps
from .vignette import vignette

__all__ = ["Artist", "illustration", "scoring_steps", "sprite", "vignette"]
