"""Markup that all views share: buttons and small pictures."""

from __future__ import annotations

from collections.abc import Mapping

from kaiserhof.games.confucius.drawing.board.spots import Spot


def target(spot: Spot, texts: Mapping[int, str], css: str, content: str, more: str = "") -> str:
    """Draws a spot as an unlit button with further attributes; if no move belongs there, only as a picture."""
    name = f'id="spot-{spot.place.name}" data-about="{spot.about}" aria-label="{spot.label}"'
    if spot.first < 0:
        return f'<div class="{css}" role="img" {name}>{content}</div>'
    return (
        f'<button type="button" class="spot {css}" data-moves="{texts[spot.first]}" tabindex="-1" {name}{more}>'
        f"{content}</button>"
    )


def symbol(name: str, css: str = "") -> str:
    """Returns a symbol as a small picture that screen readers skip."""
    kind = f' class="{css}"' if css else ""
    return f'<svg{kind} aria-hidden="true"><use href="#{name}"/></svg>'


def face(seat: int, css: str = "face") -> str:
    """Returns the sign of a seat in its colour."""
    return symbol(f"face-{seat}", f"{css} seat-{seat}")


def pieces_in(box: str, *drawn: str) -> str:
    """Returns a small drawing of pieces that lets clicks through."""
    return f'<svg viewBox="{box}" pointer-events="none" aria-hidden="true">{"".join(drawn)}</svg>'


def opening(kind: str) -> str:
    """Returns the opening tag of a view. Its layout depends on the room that it has."""
    return f'<div class="cf"><div class="cf-{kind}">'


CLOSING = "</div></div>"


def section(heading: str, content: str, css: str = "") -> str:
    """Returns a part of a view with a heading."""
    kind = f"cf-box {css}" if css else "cf-box"
    return f'<section class="{kind}"><h2>{heading}</h2>{content}</section>'
