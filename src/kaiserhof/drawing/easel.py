"""Where regions are drawn: what has not changed since the last picture is taken over from it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping

from kaiserhof.drawing.labels import put_names
from kaiserhof.drawing.picture import WIDE, Part, Region
from kaiserhof.drawing.svg import interned


class Easel:
    """Collects the regions of one picture, or of what several have in common."""

    def __init__(self, names: Mapping[str, str], before: Iterable[Region] = (), form: str = WIDE) -> None:
        """Takes the players' names, the regions of the last picture with the same names, and the form."""
        self.names = names
        self.form = form
        self.regions: list[Region] = []
        self._before = {region.name: region for region in before}

    def add(
        self,
        name: str,
        scope: str,
        key: Hashable,
        draw: Callable[[], Iterable[str]],
        opening: str = "",
        closing: str = "",
        *,
        form: str = "",
        parts: tuple[Part, ...] = (),
        title: str = "",
        icon: str = "",
    ) -> None:
        """Adds a region that is drawn from the values of `key`; `draw` gives segments with signs in place of names.

        The summaries of its parts follow from `key`, too. A region of another form is left out. Equal segments are one
        object in memory, whatever table they belong to: they are kept once, and compared at a glance.
        """
        if form not in ("", self.form):
            return
        old = self._before.get(name)
        if old is not None and key is not None and old.key == key:
            self.regions.append(old)
            return
        segments = tuple([interned(put_names(segment, self.names)) for segment in draw() if segment])
        opening, closing = put_names(opening, self.names), put_names(closing, self.names)
        parts = tuple(part._replace(summary=put_names(part.summary, self.names)) for part in parts)
        self.regions.append(
            Region(
                name=name,
                scope=scope,
                segments=segments,
                opening=opening,
                closing=closing,
                form=form,
                parts=parts,
                title=title,
                icon=icon,
                key=key,
            )
        )

    def put(self, name: str, scope: str, segments: tuple[str, ...], opening: str = "", closing: str = "") -> None:
        """Adds a region whose segments, with signs in place of names, are quickly drawn and tell whether it changed."""
        self.add(name, scope, segments, lambda: segments, opening=opening, closing=closing)
