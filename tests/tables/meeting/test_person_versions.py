"""Version counters of people: they change with everything that concerns a person, and memory stays bounded."""

from kaiserhof.tables.meeting.person_versions import PersonVersions


def test_the_number_of_a_person_differs_after_everything_that_happens_to_them() -> None:
    stirs = PersonVersions()
    seen = {stirs.of("Axel")}
    for _ in range(3):
        stirs.add("Axel")
        seen.add(stirs.of("Axel"))
        stirs.add_all()
        seen.add(stirs.of("Axel"))
    assert len(seen) == 7


def test_what_happens_to_others_is_no_concern_of_a_person() -> None:
    stirs = PersonVersions()
    before = stirs.of("Axel")
    stirs.add("Barbara")
    assert stirs.of("Axel") == before


def test_the_numbers_of_so_many_people_are_kept_and_the_oldest_differ_when_they_are_forgotten() -> None:
    stirs = PersonVersions(most=2)
    stirs.add("Axel")
    before = stirs.of("Axel")
    for person in ("Barbara", "Chris"):
        stirs.add(person)
    assert len(stirs) == 2
    assert stirs.of("Axel") != before
