"""Checks that a game has all its messages in every language, and that its score sheet is correct."""

from __future__ import annotations

from kaiserhof.engine import LANGUAGES, Dice
from kaiserhof.testing.cases import Broken, Case, demand
from kaiserhof.testing.check import WORDS, Chapter

CHECKS = Chapter("what is said", shown=True)


@CHECKS.check()
def everything_said_in_a_game_can_be_said_in_every_language(case: Case) -> None:
    """Checks prompts, moves and events of two games, and the score sheet at their end."""
    words = [case.game.words(lang).named(["甲", *case.names[1:]]) for lang in LANGUAGES]
    for seed in (8, 9):
        for state, made in case.random_game(seed):
            said = [state.prompt(), *(state.move_words(move) for move in state.legal_moves())]
            events = state.copy().tell(made)
            for message in [*said, *(event.message for event in events)]:
                for each in words:
                    if not each(message).strip():
                        raise Broken(f"{message.id} is empty in {each.lang}")
        for message in [state.prompt(), *(line.label for line in case.game.score_sheet(state))]:
            demand(all(each(message) for each in words), f"{message.id} is empty")


@CHECKS.check(once=True, needs=WORDS)
def titles_options_and_choices_have_names(case: Case) -> None:
    """Also checks that the seal is one character."""
    game = case.game
    for lang in LANGUAGES:
        words = game.words(lang)
        demand(bool(words("game-title") and words("game-about")), f"title or description is empty in {lang}")
        demand(len(words("game-seal")) == 1, f"the seal is not one character in {lang}")
        for option in game.options:
            ids = [f"option-{option.id}", *(f"option-{option.id}-{choice}" for choice in option.choices)]
            demand(all(words(name) for name in ids), f"an option has no name in {lang}: {option.id}")
        for rule in game.open_rules:
            ids = [f"option-{rule.id}", *(f"option-{rule.id}-{way}" for way in rule.ways)]
            ids.append(f"explain-option-{rule.id}")
            demand(all(words(name) for name in ids), f"an open rule has no name or explanation in {lang}: {rule.id}")
            demand(rule.rule in game.rulebook, f"an open rule names no rule: {rule.id}")


@CHECKS.check()
def the_score_sheet_sums_to_the_final_scores(case: Case) -> None:
    """Checks twenty games."""
    dice = Dice(2)
    for _ in range(20):
        state = case.start()
        for _ in case.play_on(state, dice):
            pass
        lines = [line.points for line in case.game.score_sheet(state)]
        totals = [sum(column) for column in zip(*lines, strict=True)]
        demand(totals == state.scores(), f"the lines sum to {totals}, the points are {state.scores()}")
