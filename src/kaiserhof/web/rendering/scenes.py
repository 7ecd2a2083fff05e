"""The scenes of a story as JSON, in the viewer's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kaiserhof.drawing.svg import interned
from kaiserhof.engine import Game, Message, Scene, StoryLine, Storyteller, Words
from kaiserhof.web.events import as_json
from kaiserhof.web.rendering.patches import Segments
from kaiserhof.web.wire import SceneTold

RECENT = 30
"""Number of moves whose scenes a stream sends. A page that has missed more gets them by `Show it` in the log."""
LINES = 8
"""Most lines of the story within these moves that are looked at."""


class SceneWriter:
    """Writes the scenes of lines for one viewer. A line that has not grown is read only once."""

    def __init__(self, teller: Storyteller, words: Words) -> None:
        self._teller, self._words = teller, words
        self._lines: dict[tuple[int, int, int | None], tuple[StoryLine, tuple[tuple[int, str], ...]]] = {}

    def recent(self, lines: Iterable[StoryLine], moves: int, me: int | None) -> Segments:
        """Returns the scenes of the latest moves as JSON, one by one; `lines` are the last ones of the story."""
        known, self._lines = self._lines, {}
        found: list[str] = []
        for line in lines:
            place = line.start, line.part, me
            told = known.get(place)
            if told is None or told[0] is not line:
                told = line, tuple((scene.at, self._json(scene)) for scene in self._teller.scenes(line, me))
            self._lines[place] = told
            found += [json for at, json in told[1] if at > moves - RECENT]
        return tuple(found)

    def _json(self, scene: Scene) -> str:
        return interned(as_json(told(scene, self._words)))


def recent_scenes(game: Game, lines: Sequence[StoryLine], words: Words, me: int | None, since: int) -> Segments:
    """Returns the scenes that were complete after more than `since` moves, as JSON."""
    found = [scene for line in lines[-LINES:] for scene in game.storyteller.scenes(line, me)]
    return tuple(as_json(told(scene, words)) for scene in found if scene.at > since)


def told(scene: Scene, words: Words) -> SceneTold:
    """Returns a scene as the script of the page reads it."""
    return {
        "id": scene.id,
        "at": scene.at,
        "name": scene.name,
        "ms": scene.ms,
        "say": words(scene.say),
        "why": words(scene.why) if scene.why else "",
        "sign": scene.sign,
        "tone": scene.tone,
        "steps": [words(step) for step in scene.steps],
        "beats": [(beat.at, beat.do, _in_words(beat.values, words)) for beat in scene.beats],
    }


def _in_words(value: Any, words: Words) -> Any:
    """Returns a value with all its messages as text."""
    if isinstance(value, Message):
        return words(value)
    if isinstance(value, Mapping):
        return {key: _in_words(each, words) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_in_words(each, words) for each in value]
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else value
