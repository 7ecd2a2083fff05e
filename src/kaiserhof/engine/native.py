"""Primitives with one implementation for compiled rules and another for interpreted ones.

- `vec` is the flat list of numbers in which a state keeps its fields. Compiled it is `librt.vecs.vec`, whose numbers
  are unboxed; interpreted it is a plain list, which Python reads faster. Both are made with `vec[i64](numbers)`, and
  indexing, slicing and iteration are the same. `flat(numbers)` makes one from a list, `with_number` one that differs in
  one place.
- `count_bits` counts the bits of a mask of at most 63 bits, `bit_length` finds its highest one.
"""

from typing import TYPE_CHECKING

from kaiserhof.engine.core import bits
from kaiserhof.engine.core.flat import with_number

if TYPE_CHECKING or not bits.__file__.endswith(".py"):
    from librt.vecs import vec

    from kaiserhof.engine.core.bits import bit_length, count_bits
    from kaiserhof.engine.core.flat import flat
else:
    from mypy_extensions import i64

    vec, flat = {i64: list}, list
    count_bits, bit_length = int.bit_count, int.bit_length

__all__ = ["bit_length", "count_bits", "flat", "vec", "with_number"]
