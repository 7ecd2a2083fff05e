"""Chat: messages at a table, and muted people."""

import pytest

from kaiserhof.engine import Words
from kaiserhof.errors import Forbidden, Missing, Refused
from kaiserhof.storage.moderation_store import Sanctions
from kaiserhof.storage.person import Person
from kaiserhof.tables.service.chat import Chat
from tests.tables.service.core import AXEL, BARBARA, CHRIS, DORIS, NOBODY, Core, Counted


class Names:
    """People, of whom chat only invalidates those whose preferences have changed."""

    def __init__(self) -> None:
        self.forgotten: list[str] = []

    def forget(self, person_id: str) -> None:
        self.forgotten.append(person_id)


@pytest.fixture
def names() -> Names:
    return Names()


@pytest.fixture
def sanctions() -> Sanctions:
    return Sanctions()


@pytest.fixture
def chat(core: Core, limits: Counted, sanctions: Sanctions, names: Names) -> Chat:
    return Chat(core, limits, sanctions, names)  # type: ignore[arg-type]


@pytest.fixture
def table_id(core: Core) -> str:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    return table_id


def said(core: Core, table_id: str) -> list[tuple[str, str]]:
    return [(row.person, row.text) for row in core.store.chat.messages(table_id)]


def test_a_message_is_counted_kept_and_announced(core: Core, limits: Counted, chat: Chat, table_id: str) -> None:
    core.cached[table_id].chat = []
    before = core.cached[table_id].revision
    chat.say(table_id, AXEL, "hello", quote="12-3")
    (row,) = core.store.chat.messages(table_id)
    assert (row.person, row.text, row.phrase, row.quote) == (AXEL.id, "hello", "", "12-3")
    assert limits.spent == [("chat", AXEL.id, "")]
    assert core.announced == [table_id]
    live = core.cached[table_id]
    assert live.chat is None, "it is read again"
    assert live.revision > before
    assert not live.stale
    assert live.row.revision == core.stored(table_id).revision


def test_those_who_watch_share_a_limit_of_the_table(limits: Counted, chat: Chat, table_id: str) -> None:
    chat.say(table_id, DORIS, "hello")
    assert limits.spent == [("chat", DORIS.id, ""), ("aside", DORIS.id, table_id)]


def test_a_phrase_is_kept_with_its_key_and_in_the_speakers_language(core: Core, chat: Chat, table_id: str) -> None:
    german = Person(AXEL.id, AXEL.name, "de")
    chat.say_phrase(table_id, german, "thanks")
    (row,) = core.store.chat.messages(table_id)
    assert (row.phrase, row.text) == ("thanks", Words("de")("phrase-thanks"))
    with pytest.raises(Refused, match="error-request"):
        chat.say_phrase(table_id, AXEL, "nonsense")


@pytest.mark.parametrize("quote", ["12", "a-b", "1-2-3", "1234567-1", " 1-1"])
def test_a_quote_names_a_line_of_the_story(core: Core, chat: Chat, table_id: str, quote: str) -> None:
    with pytest.raises(Refused, match="error-request"):
        chat.say(table_id, AXEL, "hello", quote=quote)
    assert said(core, table_id) == []


def test_nothing_nameless_and_muted_people_are_refused_but_counted(
    core: Core, limits: Counted, chat: Chat, sanctions: Sanctions, table_id: str
) -> None:
    with pytest.raises(Refused, match="error-nothing-said"):
        chat.say(table_id, AXEL, " ")
    with pytest.raises(Refused, match="error-name"):
        chat.say(table_id, Person(DORIS.id, "", "en"), "hello")
    sanctions.muted.add(AXEL.id)
    with pytest.raises(Forbidden, match="error-muted"):
        chat.say(table_id, AXEL, "hello")
    assert [kind for kind, *_ in limits.spent] == ["chat"] * 3
    assert said(core, table_id) == []
    assert core.announced == []


def test_a_closed_table_has_no_chat_for_others(core: Core, chat: Chat) -> None:
    closed = core.table(AXEL, BARBARA, CHRIS, spectators=False)
    core.opened(closed)
    chat.say(closed, AXEL, "hello")
    with pytest.raises(Forbidden, match="error-closed"):
        chat.say(closed, DORIS, "hello")
    for change in (chat.mute, chat.unmute):
        with pytest.raises(Forbidden, match="error-closed"):
            change(closed, DORIS, 0)
    assert said(core, closed) == [(AXEL.id, "hello")]


def test_a_muted_author_is_not_read_at_this_table_or_anywhere(
    core: Core, chat: Chat, names: Names, table_id: str
) -> None:
    other = core.table(AXEL, BARBARA, NOBODY)
    chat.say(table_id, BARBARA, "hello")
    core.forget_announcements()
    chat.mute(table_id, AXEL, 0)

    def muted(person: str, table: str) -> set[str]:
        return set(core.store.chat.muted_by(person, table))

    assert (muted(AXEL.id, table_id), muted(AXEL.id, other)) == ({BARBARA.id}, set())
    assert names.forgotten == [AXEL.id]
    assert core.announced == [table_id]
    chat.mute(table_id, AXEL, 0, everywhere=True)
    assert muted(AXEL.id, other) == {BARBARA.id}
    core.forget_announcements()
    names.forgotten.clear()
    chat.unmute(table_id, AXEL, 0)
    assert (muted(AXEL.id, table_id), muted(AXEL.id, other)) == (set(), set())
    assert names.forgotten == [AXEL.id]
    assert core.announced == [table_id]


def test_nobody_mutes_themselves_or_the_author_of_no_message(core: Core, chat: Chat, table_id: str) -> None:
    chat.say(table_id, AXEL, "hello")
    core.forget_announcements()
    with pytest.raises(Refused, match="error-mute-self"):
        chat.mute(table_id, AXEL, 0)
    with pytest.raises(Missing, match="error-no-message"):
        chat.mute(table_id, AXEL, 1)
    assert core.announced == []
