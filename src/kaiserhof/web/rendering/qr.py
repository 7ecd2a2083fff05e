"""QR codes of links. They are dark on light in both themes, so that phones can read them."""

from __future__ import annotations

import io

import segno

INK, PAPER = "#2b2019", "#fffaf0"


def qr_code(link: str) -> str:
    """Returns the QR code of a link as SVG."""
    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", border=3, dark=INK, light=PAPER, xmldecl=False, omitsize=True, nl=False)
    return drawn.getvalue().decode()
