"""Collects the regions of a picture; those that have not changed since the last picture are reused."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping

from kaiserhof.drawing.labels import put_names
from kaiserhof.drawing.picture import WIDE, Form, Frame, Region
from kaiserhof.drawing.svg import interned


class Easel:
    """Collects the regions of one picture, or of the part that several pictures share."""

    def __init__(self, names: Mapping[str, str], before: Iterable[Region] = (), form: Form = WIDE) -> None:
        """`before` are the regions of the last picture with the same players' names."""
        self.names = names
        self.form = form
        self.regions: list[Region] = []
        self._before = {region.name: region for region in before}

    def add(self, frame: Frame, key: Hashable, draw: Callable[[], Iterable[str]]) -> None:
        """Adds a region that depends only on the values of `key`, including the summaries of its parts.

        `draw` returns its segments, with signs in place of names. A region of another form is left out. Equal segments
        are one object in memory across all tables, so they are stored once and compared quickly.
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
