"""The functions of `svg` with one decimal instead of two, for large maps."""

from kaiserhof.drawing.svg import Sheet

_tenths = Sheet(1)
num, xy, closed, rect, text = _tenths.num, _tenths.xy, _tenths.closed, _tenths.rect, _tenths.text
symbol, centred, placed, round_path = _tenths.symbol, _tenths.centred, _tenths.placed, _tenths.round_path
stamped = _tenths.stamped
