"""The number of open streams of a person and of an address is limited."""

import pytest

from kaiserhof.server.settings import Settings
from kaiserhof.tables import TooMany
from kaiserhof.web.operations.streams import Streams
from tests.web.site import FEWEST, Site


def test_a_person_has_so_many_streams_and_gets_one_when_another_ends() -> None:
    streams = Streams(Settings(streams_per_person=2, streams_per_address=3))
    first, second = streams.one_more("Axel", "192.0.2.1"), streams.one_more("Axel", "192.0.2.1")
    with first:
        with second, pytest.raises(TooMany), streams.one_more("Axel", "192.0.2.9"):
            pass
        with streams.one_more("Axel", "192.0.2.9"):
            pass


def test_an_address_has_so_many_streams_no_matter_who_opens_them() -> None:
    streams = Streams(Settings(streams_per_person=2, streams_per_address=3))
    with streams.one_more("Axel", "192.0.2.1"), streams.one_more("Barbara", "192.0.2.1"):
        with streams.one_more(None, "192.0.2.1"), pytest.raises(TooMany), streams.one_more(None, "192.0.2.1"):
            pass
        with streams.one_more("Chris", "192.0.2.2"):
            pass


def test_a_refused_stream_gets_a_sentence(limited_site: Site) -> None:
    people = limited_site.people(FEWEST)
    table_id = limited_site.table(people)
    streams: Streams = limited_site.app.state.streams
    token = people[0].token
    with streams.one_more(token, "a"), streams.one_more(token, "b"):
        assert limited_site.stream(f"/t/{table_id}/stream", people[0].headers()).count(b"event: patch") == 1
    held = [streams.one_more(token, str(number)) for number in range(24)]
    for each in held:
        each.__enter__()
    for path in (f"/t/{table_id}/stream", f"/api/tables/{table_id}/events"):
        answer = people[0].get(path)
        assert answer.status_code == 429
        assert "too many pages open" in answer.text
    for each in held:
        each.__exit__(None, None, None)
