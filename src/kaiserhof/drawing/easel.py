"""Where regions are drawn: what has not changed since the last picture is taken over from it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping

from kaiserhof.drawing.labels import put_names
from kaiserhof.drawing.picture import WIDE, Form, Frame, Region
from kaiserhof.drawing.svg import interned


class Easel:
    """Collects the regions of one picture, or of what several have in common."""

    def __init__(self, names: Mapping[str, str], before: Iterable[Region] = (), form: Form = WIDE) -> None:
        """Takes the players' names, the regions of the last picture with the same names, and the form."""
        self.names = names
        self.form = form
        self.regions: list[Region] = []
        self._before = {region.name: region for region in before}

    def add(self, frame: Frame, key: Hashable, draw: Callable[[], Iterable[str]]) -> None:
        """Adds a region that follows from the values of `key`, also in the summaries of its parts.

        `draw` gives its segments, with signs in place of names. A region of another form is left out. Equal segments
        are one object in memory, whatever table they belong to, so they are kept only once and quickly compared.
        """
        if frame.form not in (None, self.form):
            return
        old = self._before.get(frame.name)
        if old is not None and key is not None and old.key == key:
            self.regions.append(old)
            return
        self.regions.append(
            Region(
                name=frame.name,
                scope=frame.scope,
                opening=put_names(frame.opening, self.names),
                closing=put_names(frame.closing, self.names),
                form=frame.form,
                parts=tuple(part._replace(summary=put_names(part.summary, self.names)) for part in frame.parts),
                title=frame.title,
                icon=frame.icon,
                segments=tuple([interned(put_names(segment, self.names)) for segment in draw() if segment]),
                key=key,
            )
        )

    def put(self, frame: Frame, segments: tuple[str, ...]) -> None:
        """Adds a region whose segments are cheap to draw and serve as its key."""
        self.add(frame, segments, lambda: segments)
