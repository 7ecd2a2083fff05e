"""*Confucius* as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from kaiserhof.engine import Game, Message, OpenRule, Option, OptionValue, Plate, ScoreLine, Standing
from kaiserhof.games.confucius.rules import estimate
from kaiserhof.games.confucius.rules.encoding import ConfuciusEncoding
from kaiserhof.games.confucius.rules.moves import ACTION_SPACE
from kaiserhof.games.confucius.rules.readings import (
    AS_RULED,
    CANDIDATES,
    CHEAPER_GIFTS,
    EMPTY_OFFICES,
    NECKLACE,
    Readings,
)
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words import as_it_stands, score_sheet, standings
from kaiserhof.games.confucius.words.story import ConfuciusStory


class Confucius(Game[ConfuciusState]):
    """Alan Paull's game of gifts and obligations at the Ming court, for three to five players."""

    id = "confucius"
    rules_version = 2
    players = range(3, 6)
    weight = "heavy"
    minutes = (45, 60)
    action_space = ACTION_SPACE
    longest = 6000
    terms = estimate.TERMS
    storyteller = ConfuciusStory()
    open_rules = (
        OpenRule(CHEAPER_GIFTS, 2, "gift-replace", ("no", "yes")),
        OpenRule(EMPTY_OFFICES, 17, "office-tie", ("minister", "nobody")),
        OpenRule(CANDIDATES, 26, "candidate-replaces", ("must", "may")),
        OpenRule(NECKLACE, 27, "petition-army", ("any", "own")),
    )

    def __init__(self) -> None:
        self.options = (
            Option("game", {"basic": self.players, "advanced": self.players}),
            Option("admiral", {"no": self.players, "yes": self.players}),
        )

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> ConfuciusState:
        """Returns the state before the first chit is drawn (rules `setup-players`, `setup-cards`)."""
        chosen = self.choose(seats, options)
        return self.copy_of_first(
            seats,
            chosen,
            lambda: ConfuciusState(
                seats,
                self._readings(chosen),
                advanced=chosen["game"] == "advanced",
                admiral_wins=chosen["admiral"] == "yes",
            ).set_up(),
        )

    def _readings(self, options: Mapping[str, Any]) -> Readings:
        """Returns the readings of open rules, which come from options or a snapshot."""
        chosen = {rule.id: options[rule.id] for rule in self.open_rules if rule.id in options}
        return Readings(chosen) if chosen else AS_RULED

    def from_json(self, data: Mapping[str, Any]) -> ConfuciusState:
        state = ConfuciusState(data["seats"], self._readings(data))
        state.read(data)
        return state

    @cached_property
    def encoding(self) -> ConfuciusEncoding:
        return ConfuciusEncoding()

    def read_terms(self, state: ConfuciusState) -> list[list[float]]:
        return estimate.read_terms(state)

    def progress(self, state: ConfuciusState) -> float:
        return estimate.progress(state)

    pace = 1.4
    """A bot's action changes several places at once."""

    def score_sheet(self, state: ConfuciusState) -> list[ScoreLine]:
        return score_sheet.score_sheet(state)

    def as_it_stands(self, view: ConfuciusState) -> list[Plate]:
        return as_it_stands.as_it_stands(view)

    def tie_break(self, state: ConfuciusState) -> Message | None:
        return score_sheet.tie_break(state)

    def standings(self, state: ConfuciusState, seat: int) -> list[Standing]:
        return standings.standings(state, seat)


GAME = Confucius()
