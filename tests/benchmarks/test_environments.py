"""The measurement of the environments."""

from __future__ import annotations

import pytest

from benchmarks import environments
from kaiserhof.engine import find_game, game_ids


@pytest.mark.parametrize("game_id", game_ids())
def test_every_environment_that_is_measured_is_played(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    monkeypatch.setattr(environments, "GAMES", 4)
    monkeypatch.setattr(environments, "STEPS", 3)
    game = find_game(game_id)

    played = [play() for _, play in environments.measured(game, game.players[-1])]

    assert all(decisions > 0 for decisions in played[:2])
    assert played[2:] == [12, 12]
