"""The site: links out of docs/ become text, and examples in docstrings become code."""

from kaiserhof.engine import game_ids
from tools.doctest_blocks import fenced
from tools.site import DOCS, for_site, with_play


def test_links_between_pages_stay_and_links_to_sources_become_text() -> None:
    page = DOCS / "rules" / f"{game_ids()[0]}.md"
    text = (
        "[a](../architecture.md#records) [b](../../src/kaiserhof) [c](https://example.org/) ![d](../pictures/table.jpg)"
    )
    assert (
        for_site(text, page)
        == "[a](../architecture.md#records) b [c](https://example.org/) ![d](../pictures/table.jpg)"
    )


def test_a_link_to_a_folder_becomes_text() -> None:
    assert for_site("[rulings](rulings/)", DOCS / "architecture.md") == "rulings"


def test_the_first_page_leads_to_the_game() -> None:
    text = with_play((DOCS / "index.md").read_text(encoding="utf-8"))
    assert text.startswith(
        '# Kaiserhof\n\n<a class="md-button md-button--primary" href="play/">Play now</a>\n\nThree board'
    )


def test_only_examples_are_fenced() -> None:
    assert fenced("Adds.\n\n>>> 1 + 1\n2\n\nMore.") == "Adds.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."
