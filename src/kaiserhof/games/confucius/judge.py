"""How well each seat stands."""

from .state import ConfuciusState


def judge(state: ConfuciusState) -> list[float]:
    """Points."""
    return [float(p) for p in state.points]
