"""The markup of what lies beside the board, the same in all games: sections with rows, and cards or tiles to click."""

from __future__ import annotations


def opening(kind: str, heading: str, row: str, more: str = "") -> str:
    """Returns the beginning of a section: its heading, and a row for cards; `more` are attributes of the row."""
    return f'<div class="{kind}"><h2 class="label">{heading}</h2><ul class="{row}"{more}>'


def closing(below: str = "") -> str:
    """Returns the end of a section; `below` comes after the row."""
    return f"</ul>{below}</div>"


def spot(css: str, name: str, moves: str, about: str, label: str, content: str, more: str = "") -> str:
    """Returns a card or tile that can be clicked: a spot as `picture` describes it."""
    return (
        f'<button type="button" class="{css}" id="{name}" data-moves="{moves}" data-about="{about}"{more} '
        f'tabindex="-1" aria-label="{label}">{content}</button>'
    )
