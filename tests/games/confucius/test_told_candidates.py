"""The log says what happens to a candidate for a resolved ministry."""

from __future__ import annotations

import pytest

from tests.games.confucius.staging import play, said
from tests.games.confucius.test_candidates import FULL_BINGBU, RESOLVED, passed


@pytest.mark.rule("next-candidate")
def test_the_log_tells_that_a_candidate_for_a_resolved_ministry_is_removed() -> None:
    state = passed(candidate="hubu", bingbu=FULL_BINGBU, resolved=RESOLVED)
    assert len(said(play(state, "place hubu-1", "candidate bingbu"), "log-candidate-gone")) == 1
