"""The markup of what lies beside the board, the same in all games: sections with rows, and cards or tiles to click."""

from __future__ import annotations

from collections.abc import Iterable


def section(kind: str, heading: str, row: str, cards: Iterable[str], more: str = "", below: str = "") -> str:
    """Returns a heading with a row of cards; `more` are attributes of the row, `below` comes after it."""
    listed = f'<ul class="{row}"{more}>{"".join(cards)}</ul>'
    return f'<div class="{kind}"><h2 class="label">{heading}</h2>{listed}{below}</div>'


def spot(css: str, name: str, moves: str, about: str, label: str, content: str, more: str = "") -> str:
    """Returns a card or tile that can be clicked: a spot as `picture` describes it."""
    return (
        f'<button type="button" class="{css}" id="{name}" data-moves="{moves}" data-about="{about}"{more} '
        f'tabindex="-1" aria-label="{label}">{content}</button>'
    )
