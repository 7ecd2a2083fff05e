"""`vec`, the flat list of numbers in which a state keeps its fields.

Compiled it is `librt.vecs.vec`, which holds its numbers unboxed. In interpreted sources it is a plain list, because
Python reads that faster. Both are made with `vec[i64](numbers)` and are indexed, cut and walked through alike.
"""

from typing import TYPE_CHECKING

from kaiserhof.compilation import is_compiled

if TYPE_CHECKING or is_compiled():
    from librt.vecs import vec
else:
    from mypy_extensions import i64

    vec = {i64: list}

__all__ = ["vec"]
