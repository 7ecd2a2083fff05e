"""Each of our games keeps the contract: the checks of `kaiserhof.testing`, for every variant."""

from collections.abc import Callable

import pytest

from kaiserhof.engine import find_game, game_ids


@pytest.mark.games(*map(find_game, game_ids()))
def test_the_contract_is_kept(contract_check: Callable[[], None]) -> None:
    contract_check()
