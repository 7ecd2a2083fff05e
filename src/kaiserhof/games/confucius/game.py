"""*Confucius* as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from kaiserhof.engine import Game, Option, OptionValue, ScoreLine, Standing
from kaiserhof.games.confucius.rules import estimate
from kaiserhof.games.confucius.rules.encoding import ConfuciusEncoding
from kaiserhof.games.confucius.rules.moves import ACTION_SPACE
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words import score_sheet, standings
from kaiserhof.games.confucius.words.story import ConfuciusStory


class Confucius(Game[ConfuciusState]):
    """Alan Paull's game of gifts and obligations at the Ming court, for three to five players."""

    id = "confucius"
    rules_version = 2
    players = range(3, 6)
    action_space = ACTION_SPACE
    longest = 6000
    terms = estimate.TERMS
    storyteller = ConfuciusStory()

    def __init__(self) -> None:
        self.options = (
            Option("game", {"basic": self.players, "advanced": self.players}),
            Option("admiral", {"no": self.players, "yes": self.players}),
        )

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> ConfuciusState:
        """Returns the state before the first chit is drawn (rules `setup-players`, `setup-cards`)."""
        chosen = self.choose(seats, options)
        advanced, admiral = chosen["game"] == "advanced", chosen["admiral"] == "yes"
        return self.copy_of_first(
            seats, chosen, lambda: ConfuciusState(seats, advanced=advanced, admiral_wins=admiral).set_up()
        )

    def from_json(self, data: Mapping[str, Any]) -> ConfuciusState:
        """Returns the state of a snapshot."""
        state = ConfuciusState(data["seats"])
        state.read(data)
        return state

    @cached_property
    def encoding(self) -> ConfuciusEncoding:
        """See `rules.encoding`."""
        return ConfuciusEncoding()

    def read_terms(self, state: ConfuciusState) -> list[list[float]]:
        """See `rules.estimate`."""
        return estimate.read_terms(state)

    def progress(self, state: ConfuciusState) -> float:
        """See `rules.estimate`."""
        return estimate.progress(state)

    def score_sheet(self, state: ConfuciusState) -> list[ScoreLine]:
        """See `words.score_sheet`."""
        return score_sheet.score_sheet(state)

    def standings(self, state: ConfuciusState, seat: int) -> list[Standing]:
        """See `words.standings`."""
        return standings.standings(state, seat)


GAME = Confucius()
