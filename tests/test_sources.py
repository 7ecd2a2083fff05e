"""Every source that a rule cites exists: the text, the section in its own words, the page, the ruling.

The texts belong to their publishers and are not here; their headings are facts, and stand below as the texts have them
(those of *Der Kaiser von China* and of the summary of *Confucius* in English).
"""

import re
from pathlib import Path

import pytest

from kaiserhof.engine import Game, find_game, game_ids

ROOT = Path(__file__).parent.parent
EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)

PAGES_OF_THE_BOOK = range(4, 24)
"""The English rule book of *Confucius*, from the set-up on."""

HEADINGS = {
    ("china", "RULES"): {
        *("Components", "Set-up", "Course of play", "Placing pieces", "House scoring", "Drawing cards"),
        *("Draw pile used up", "Exchanging a card", "End of the game", "Final scoring", "Alliance scoring"),
        *("Road scoring", "The new Emperor", "Playing with fortifications"),
    },
    ("china", "SHORT"): {
        "Placing pieces",
        "Exchanging a card",
        "Scoring",
        "Drawing cards",
        "End of the game",
        "Final scoring",
    },
    ("confucius", "SUMMARY"): {
        *("Phases", "Phase 1", "Phase 2", "Phase 3", "Court", "End of round", "Actions", "Reward cards"),
        *("Bribe Official", "Secure Official", "Nominate Student", "Force Examination", "Buy Junks", "Start a Voyage"),
        *("Recruit an Army", "Invade a Foreign Land", "Buy Gift", "Give Gift", "Transfer Influence"),
        *("Petition the Emperor", "Commercial Income", "Tax Income", "No Action", "Imperial Favour", "Bribery", "Gift"),
        *("Extra Action", "Cash", "Emperor Insulted", "End of the game", "Final scoring", "Imperial Examination"),
        *("Obligation a", "Obligation b", "Obligation c", "Obligation d", "Ministry resolution", "Invasions"),
        "Admiral variation",
    },
    ("dayunhe", "RULES"): {
        *("Spielmaterial", "Spielaufbau", "Spielziel und Punkte", "Sofortwertung", "Schlusswertung", "Symbole"),
        *("Spielrundenablauf", "1. Phase - Aktion wählen", "2. Phase - Aktion ausführen"),
        *("3. Phase - Aktion des Großen Koordinators", "4. Phase - Aufstände", "5. Phase - Aufräumen"),
        *("Karte 1 - Ansehen steigern", "Karte 2 - Unruhe entfernen", "Karte 3 - Volk beruhigen"),
        *("Karte 4 - Kanal zerstören", "Karte 5 - Sonder-Inspektion", "Karte 6 - Teepause", "Karte 7 - Spionage"),
        *("Karte 8 - Intrige", "Karte 9 - Anschwärzen", "Karte 10 - Reform"),
        *("Bauen auf dem Spielfeld", "Umbau auf dem Spielfeld", "Ausbauten in der Verbotenen Stadt"),
        "Spielende und Schlusswertung",
    },
}
PART = re.compile(r" \((3-2-1|house|emissary|score track|card)\)$")
"""Part of a section."""


@EVERY_GAME
def test_every_cited_section_page_and_ruling_exists(game: Game) -> None:
    rulings = (ROOT / "docs" / "rulings" / f"{game.id}.md").read_text(encoding="utf-8")
    for rule in game.rulebook.values():
        assert rule.sources, f"{rule.id} has no source"
        for text, section in ((source.text, source.section) for source in rule.sources):
            if text == "RULING":
                assert f"\n## RULING {section}: " in rulings, f"{rule.id}: {section}"
            elif text == "BOOK":
                page = re.fullmatch(r"p\. (\d+)", section)
                assert page is not None, f"{rule.id}: {section}"
                assert int(page[1]) in PAGES_OF_THE_BOOK, f"{rule.id}: {section}"
            else:
                assert PART.sub("", section) in HEADINGS[game.id, text], f"{rule.id}: {text}: {section}"


@EVERY_GAME
def test_a_rule_is_cited_once_from_each_place(game: Game) -> None:
    for rule in game.rulebook.values():
        assert len(set(rule.sources)) == len(rule.sources), rule.id
