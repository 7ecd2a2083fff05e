from .state import DayunheState


def judge(state: DayunheState) -> list[float]:
    return [float(p) for p in state.points]
