"""Checks the scenes of a game's story: everything that they name exists, every sentence can be said, and the points
that they pay are those really won and lost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, Message, Scene
from kaiserhof.engine.scenes import Verb
from kaiserhof.testing.cases import Case, demand
from kaiserhof.testing.check import DRAWING, Chapter
from kaiserhof.testing.checks.stories import played
from kaiserhof.testing.parsed_pictures import ParsedPicture, drawn

CHECKS = Chapter("scenes", shown=True)

LONGEST = 13_000
"""The most milliseconds of a scene."""
EACH = 3
"""How many scenes of one name are compared with pictures."""

_OF_THE_SCENE = re.compile(r"(plate|seal|gain|seat|face)-\d|wall|")
"""What a scene or the page adds itself."""
_SYMBOL = re.compile(r'<symbol\b[^>]*\bid="([^"]+)"|\bid="([^"]+)"')


def _scenes(case: Case, reader: int | None) -> Iterator[Scene]:
    for line in played(case).story().read_by(reader):
        yield from case.game.storyteller.scenes(line, reader)


@CHECKS.check()
def scenes_pay_what_is_won_and_lost(case: Case) -> None:
    """Compares them line by line, for every reader."""
    for reader in case.viewers:
        for line in played(case).story().read_by(reader):
            scenes = list(case.game.storyteller.scenes(line, reader))
            sums = [sum(points) for points in zip(*(scene.gains(case.seats) for scene in scenes), strict=True)]
            paid = sums or [0] * case.seats
            demand(paid == list(line.gains), f"scenes pay {paid}, but it was {list(line.gains)}: {line.headline}")


@CHECKS.check()
def a_scene_stays_the_same_while_its_line_grows(case: Case) -> None:
    """It is complete after the move that it names, and later moves add only other scenes."""
    match = played(case)
    whole = {scene.id: scene for scene in _scenes(case, None)}
    demand(len(whole) == sum(1 for _ in _scenes(case, None)), "two scenes have the same id")
    for at in sorted({scene.at for scene in whole.values()})[:: max(1, len(whole) // 8)]:
        early = [
            scene for line in match.story().read_by(None, at) for scene in case.game.storyteller.scenes(line, None)
        ]
        demand(all(whole.get(scene.id) == scene for scene in early), f"a scene before move {at + 1} changes later")
        expected = {scene.id for scene in whole.values() if scene.at <= at}
        demand({scene.id for scene in early} == expected, f"other scenes are complete after {at} moves than at the end")


@CHECKS.check()
def every_scene_can_be_said_in_every_language(case: Case) -> None:
    """Its sentences are not empty, and its beats begin before it ends."""
    for reader in (None, 0):
        for scene in _scenes(case, reader):
            demand(0 < scene.ms <= LONGEST, f"scene {scene.name} takes {scene.ms} ms")
            late = [beat.do for beat in scene.beats if beat.at > scene.ms]
            demand(not late, f"beats of scene {scene.name} begin after its end: {late}")
            unknown = {beat.do for beat in scene.beats} - set(get_args(Verb))
            demand(not unknown, f"scene {scene.name} uses unknown verbs: {unknown}")
            messages = [scene.say, *([scene.why] if scene.why else []), *scene.steps]
            messages += [message for beat in scene.beats for message in _messages(beat.values)]
            for lang in LANGUAGES:
                words = case.game.words(lang).named(case.names)
                demand(all(words(message) for message in messages), f"scene {scene.name} has an empty sentence")


def _messages(value: Any) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _messages(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _messages(each)


@CHECKS.check(needs=DRAWING)
def what_a_scene_names_is_on_the_page(case: Case) -> None:
    """Its places are in the picture in every form, and its symbols in the sprite."""
    match, artist = played(case), artist_of(case.game)
    symbols = {name for found in _SYMBOL.findall(artist.sprite) for name in found if name}
    seen: dict[str, int] = {}
    for scene in _scenes(case, 0):
        seen[scene.name] = seen.get(scene.name, 0) + 1
        if seen[scene.name] > EACH:
            continue
        drawings = [name.removeprefix("#") for name in _symbols(scene)]
        missing = {name for name in drawings if name not in symbols and not _OF_THE_SCENE.fullmatch(name)}
        demand(not missing, f"scene {scene.name} shows symbols that are not in the sprite: {sorted(missing)}")
        view = match.position(scene.at).seen_by(0)
        for form in artist.forms:
            picture = drawn(case.game, view, form=form)
            regions = (*picture.board, *picture.panel)
            known = {*ParsedPicture(picture).ids, *symbols}
            known |= {f"part-{part.id}" for region in regions for part in region.parts}
            places = {name for name in _places(scene) if not _OF_THE_SCENE.fullmatch(name)}
            demand(places <= known, f"scene {scene.name} names {sorted(places - known)}, not in the form {form}")


def _symbols(scene: Scene) -> Iterator[str]:
    if scene.sign.startswith("#"):
        yield scene.sign
    yield from (text for beat in scene.beats for text in _texts(beat.values) if text.startswith("#"))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)


def _places(scene: Scene) -> Iterator[str]:
    for beat in scene.beats:
        for key in ("places", "shapes"):
            if not (beat.do == "panel" and key == "places"):
                yield from beat.values.get(key, ())
        for key in ("place", "shape", "from", "piece"):
            yield beat.values.get(key) or ""
