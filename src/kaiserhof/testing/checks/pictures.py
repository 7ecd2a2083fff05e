"""Checks that what a game draws for the page is well-formed, complete and safe. A drawing is optional."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product
from xml.etree import ElementTree

from kaiserhof.drawing import TABLE, Common, Picture, artist_of
from kaiserhof.engine import LANGUAGES, OVER, Dice, State, UnknownMove
from kaiserhof.testing.cases import Broken, Case, demand
from kaiserhof.testing.check import DRAWING, Chapter
from kaiserhof.testing.parsed_pictures import (
    HOSTILE,
    NAMES,
    ParsedPicture,
    PictureSeries,
    Spot,
    board_of,
    drawn,
    panel_of,
    parsed,
    symbols,
)

CHECKS = Chapter("pictures", needs=DRAWING, shown=True)

ONE_IN = 12
"""About every twelfth position of a game is drawn for every viewer; all are drawn for the player to move."""

STRETCH = 6
"""Number of consecutive positions drawn in the same language and form, as at a table."""

FACES = {f"face-{seat}" for seat in range(5)}
"""Symbols that the page provides for every game."""


def _game(case: Case, seed: int) -> Iterator[State]:
    """Yields every position of a random game, including the last one."""
    state = case.start()
    for _ in case.play_on(state, Dice(f"drawing {case} {seed}")):
        yield state
    yield state


def _last(case: Case, seed: int) -> State:
    *_, state = _game(case, seed)
    return state


@CHECKS.check()
def every_picture_of_a_game_keeps_the_conventions(case: Case) -> None:
    """Draws a game for the player to move, and sometimes for everyone, in the languages and forms in turn."""
    settings = [*product(LANGUAGES, artist_of(case.game).forms)]
    explained = {lang: set(case.game.words(lang).beginning("about-")) for lang in LANGUAGES}
    known = symbols(case.game)
    demand(not known & FACES, "a symbol of the game has the name of a face")
    dice = Dice(f"viewers of {case}")
    book = PictureSeries(case.game, case.seats)
    for number, state in enumerate(_game(case, 1)):
        lang, form = settings[number // STRETCH % len(settings)]
        everyone = state.to_move() == OVER or dice.below(ONE_IN) == 0
        for seat in case.viewers:
            if not everyone and seat != state.to_move():
                continue
            view, picture = state.seen_by(seat), ParsedPicture(book.draw(state, seat, lang, form))
            _check_what_is_lit(view, picture)
            if everyone:
                _check_markup(picture, known)
                _check_spots(view, picture)
                _check_explanations(picture, explained)


def _check_markup(picture: ParsedPicture, known: set[str]) -> None:
    """Checks that no id is that of a symbol, and that all symbols exist."""
    demand(known.isdisjoint(picture.ids), "an element has the id of a symbol")
    unknown = picture.icons - known - FACES
    demand(not unknown, f"no such symbols: {unknown}")


def _check_what_is_lit(view: State, picture: ParsedPicture) -> None:
    """Checks that every legal move can be reached, that exactly the legal moves are lit, and that nothing is lit for
    other players.
    """
    legal = {view.text(move) for move in view.legal_moves()}
    reachable = {view.text(move) for move in picture.picture.buttons}
    demand(reachable <= legal, f"a button is for an illegal move: {reachable - legal}")
    for spot in picture.spots.values():
        offered = legal.intersection(spot.moves)
        if bool(offered) != spot.lit:
            wrong = f"not lit, though {min(offered)!r} is" if offered else f"lit, though {spot.moves} are not"
            raise Broken(f"{spot.place} is {wrong} legal")
        reachable |= offered
    reachable |= picture.composed(legal - reachable)
    demand(reachable == legal, f"no spot and no button is for {legal - reachable}")


def _check_spots(view: State, picture: ParsedPicture) -> None:
    """Checks that every spot is a labelled button whose moves exist, and that a rule forbids every unlit move."""
    for spot in picture.spots.values():
        if not (spot.is_button and spot.attributes.get("tabindex") == "-1" and spot.attributes.get("aria-label")):
            raise Broken(
                f'{spot.place} is no labelled button: a spot has role="button", tabindex="-1" and an aria-label'
            )
        moves = [_move(view, spot, text) for text in spot.moves]
        if not spot.lit and view.why_not(moves[0]) is None:
            raise Broken(f"{spot.place} is not lit, but no rule refuses {spot.moves[0]!r}")


def _move(view: State, spot: Spot, text: str) -> int:
    try:
        return view.parse(text)
    except UnknownMove:
        raise Broken(f"{spot.place}: its data-moves name {text!r}, which is no move") from None


def _check_explanations(picture: ParsedPicture, explained: dict[str, set[str]]) -> None:
    """Checks that every spot, piece, supply and badge has an explanation in every language."""
    asked = picture.abouts
    demand(bool(asked), "nothing can be asked about")
    for lang, answered in explained.items():
        demand(asked <= answered, f"not explained in {lang}: {asked - answered}")
    for attributes in picture.unexplained:
        raise Broken(f"nothing explains {attributes}")
    shown = picture.picture
    demand(all(supply.about for row in shown.supplies for supply in row), "nothing explains a supply")
    demand(all(badge.about for badges in shown.badges for badge in badges), "nothing explains a badge")


@CHECKS.check()
def what_all_viewers_share_is_the_same_drawn_from_any_seat(case: Case) -> None:
    """A page draws it once for everyone, so it may not show anything that only some players know."""
    words, artist = case.game.words("en").named(NAMES[: case.seats]), artist_of(case.game)
    for number, state in enumerate(_game(case, 3)):
        if number % ONE_IN:
            continue
        for form in artist.forms:
            everyone = artist.common(state.seen_by(None), words, form=form)
            if everyone is None:
                raise Broken("there are pictures, but nothing that their viewers share")
            for region in (*everyone.board, *everyone.panel):
                demand(region.scope == TABLE, f"{region.name} is shared, but its scope is {region.scope}")
            for seat in range(case.seats):
                drawn_there = artist.common(state.seen_by(seat), words, form=form)
                if drawn_there is None or _as_others_see(drawn_there, seat) != _as_others_see(everyone, seat):
                    raise Broken(f"drawn from seat {seat}, what all share differs")


def _as_others_see(common: Common, seat: int) -> Common:
    """Returns what viewers share, without the supplies of one seat, whose own player may see others."""
    return replace(common, supplies=(*common.supplies[:seat], (), *common.supplies[seat + 1 :]))


@CHECKS.check(once=True)
def what_is_taken_over_from_the_last_picture_has_not_changed(case: Case) -> None:
    """Checks that the key of a region contains all values that it depends on."""
    words, artist = case.game.words("en").named(NAMES[: case.seats]), artist_of(case.game)
    for form in artist.forms:
        common, last = None, dict[int, Picture | None]()
        for state in _game(case, 4):
            common = artist.common(state.seen_by(None), words, common, form)
            seat = max(0, state.to_move())
            view = state.seen_by(seat)
            legal = frozenset(view.legal_moves())
            kept = last[seat] = artist.picture(view, words, legal, common=common, last=last.get(seat), form=form)
            if kept != artist.picture(view, words, legal, form=form):
                raise Broken(f"after taking over regions, the picture of seat {seat} is old")


@CHECKS.check(once=True)
def regions_and_their_segments_are_whole(case: Case) -> None:
    """Checks that names are stable, that parts are inside the picture, and that the part a question opens exists."""
    names: dict[tuple[str, bool], set[str]] = {}
    for number, state in enumerate(_game(case, 5)):
        if number % ONE_IN:
            continue
        for form in artist_of(case.game).forms:
            for seat in case.viewers:
                picture = drawn(case.game, state.seen_by(seat), form=form)
                found = _check_regions(picture)
                known = names.setdefault((form, seat is None), found)
                demand(known == found, f"regions come and go: {known ^ found}")


@lru_cache(maxsize=10_000)
def _elements_in(segment: str) -> int:
    """Returns the number of elements in a segment, which must be complete. Cached, because most segments recur."""
    return len(parsed(segment))


def _check_regions(picture: Picture) -> set[str]:
    regions = (*picture.board, *picture.panel)
    found = {region.name for region in regions}
    demand(bool(picture.base) == bool(picture.board) == (picture.width > 0), "a drawing lacks its base or its size")
    named, asked = ParsedPicture(picture).ids, picture.asked
    demand(not asked[0] or asked[0] in found, f"there is no region {asked[0]} to open")
    for region in regions:
        demand(all(map(_elements_in, region.segments)), f"{region.name} has an empty segment")
        for part in region.parts:
            demand(bool(part.name), f"{part.id} has no name")
            if region in picture.board:
                left, top, width, height = part.box
                inside = -50 <= left < left + width <= picture.width + 50
                inside = inside and -50 <= top < top + height <= picture.height + 50
                demand(inside, f"{part.id} does not lie in the picture")
            else:
                demand(f"part-{part.id}" in named, f"{region.name} has no element part-{part.id}")
        if region.name == asked[0] and asked[1]:
            demand(asked[1] in {part.id for part in region.parts}, f"{asked[0]} has no part {asked[1]} to show")
    return found


@CHECKS.check(once=True)
def the_symbols_of_a_game_use_only_each_other(case: Case) -> None:
    """They may not have styles or classes."""
    sprite = parsed(artist_of(case.game).sprite)
    used = {element.attrib["href"].removeprefix("#") for element in sprite.iter("use")}
    demand(used <= symbols(case.game) | FACES, f"no such symbols: {used - symbols(case.game) - FACES}")
    for element in sprite.iter():
        demand("style" not in element.attrib and "class" not in element.attrib, f"{element.tag} has a style or class")


@CHECKS.check(once=True)
def explanations_are_short(case: Case) -> None:
    """One or two sentences."""
    explained = case.game.words("en").beginning("about-")
    demand(bool(explained), "nothing is explained")
    for key, text in explained.items():
        demand(len(text) <= 300, f"about-{key} has {len(text)} characters")


@CHECKS.check(once=True)
def hostile_names_do_no_harm(case: Case) -> None:
    """Players may choose any name."""
    dice = Dice("hostile")
    for state in _game(case, 2):
        if state.to_move() != OVER and dice.below(80):
            continue
        for seat in case.viewers:
            for lang in LANGUAGES:
                for form in artist_of(case.game).forms:
                    picture = drawn(case.game, state.seen_by(seat), lang, HOSTILE, form)
                    demand("<script" not in board_of(picture) + panel_of(picture), "a name brings a script")
                    ParsedPicture(picture)


@CHECKS.check()
def the_steps_of_the_scoring_sum_to_the_scores(case: Case) -> None:
    """Also checks that highlights let clicks through, and that titles exist in every language."""
    for seed in range(5):
        state = _last(case, seed)
        steps = artist_of(case.game).scoring_steps(state)
        totals = [sum(column) for column in zip(*(step.gains for step in steps), strict=True)]
        demand(totals == state.scores(), f"the steps sum to {totals}, the points are {state.scores()}")
        for step in steps:
            passing = [element.get("pointer-events") for element in parsed(step.highlight)]
            demand(passing in (["none"], []), "a highlight stops the pointer")
            for lang in LANGUAGES:
                demand(bool(case.game.words(lang).named(NAMES)(step.title)), f"a step has no title in {lang}")


@CHECKS.check()
def the_base_of_a_picture_exists_and_has_its_size(case: Case) -> None:
    """Checks every language, by day and by night."""
    pictures = [drawn(case.game, case.start().seen_by(None), form=form) for form in artist_of(case.game).forms]
    for picture, lang, dark in product(pictures, LANGUAGES, (False, True)):
        if picture.base:
            tree = ElementTree.fromstring(artist_of(case.game).base_picture(picture.base, lang, dark=dark))
            size = f"0 0 {picture.width} {picture.height}"
            demand(tree.get("viewBox") == size, f"the view box is {tree.get('viewBox')}, the picture {size}")


@CHECKS.check(once=True)
def an_unknown_base_is_an_error(case: Case) -> None:
    """An unknown language is an error, too."""
    base = drawn(case.game, case.start().seen_by(None)).base
    for name, lang in (("", "en"), ("../x", "en"), ("9-9", "en"), ("x" * 1000, "en"), (base, "fr")):
        try:
            artist_of(case.game).base_picture(name, lang, dark=False)
        except LookupError:
            continue
        raise Broken(f"there is a base {name[:20]!r} in {lang}")


@CHECKS.check(once=True)
def the_vignette_stands_on_its_own(case: Case) -> None:
    """If there is one, it has the size for the list of games, no style, and no symbols from elsewhere."""
    vignette = artist_of(case.game).vignette()
    if not vignette:
        return
    tree = ElementTree.fromstring(vignette)
    demand(tree.get("viewBox") == "0 0 280 200", f"its view box is {tree.get('viewBox')}")
    demand(not [e for e in tree.iter() if "style" in e.attrib or e.tag == "use"], "it has a style or uses a symbol")
