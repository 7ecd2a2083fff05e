"""Draws what changes at court: officials and markers, chairs, gifts and their chains, the examination."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.svg import centred
from kaiserhof.games.confucius.drawing.board.layout import Layout
from kaiserhof.games.confucius.drawing.board.spots import Spot, SpotShape, piece
from kaiserhof.games.confucius.drawing.figures import chain, figure
from kaiserhof.games.confucius.drawing.ink import at, rect
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.pieces import number_badge
from kaiserhof.games.confucius.rules import gifts, moves
from kaiserhof.games.confucius.rules.components import CANDIDATE, EMPTY, MAX_SEATS, MINISTRIES, SPACES, STUDENTS
from kaiserhof.games.confucius.rules.moves import pack
from kaiserhof.games.confucius.rules.phases import PLACING, SWAPPING, TUTORING
from kaiserhof.games.confucius.rules.state import ConfuciusState

_BRIBERY = tuple(tuple(pack(moves.PLAY_BRIBERY, card * SPACES + space) for card in range(4)) for space in range(SPACES))
_AT_SPACE = tuple(
    (
        pack(moves.BRIBE, space),
        pack(moves.SECURE, space),
        *_BRIBERY[space],
        pack(moves.TRANSFER, space),
        pack(moves.PETITION_SWAP, space),
        pack(moves.PETITION_INFLUENCE, space),
        pack(moves.PLACE, space),
        pack(moves.SWAP, space),
    )
    for space in range(SPACES)
)
"""All moves at a space, by space."""
_CELL_SHARES = {
    1: ((0.0, 0.0),),
    2: ((-0.22, -0.2), (0.22, 0.2)),
    3: ((-0.24, -0.24), (0.24, -0.24), (0.0, 0.24)),
    4: ((-0.24, -0.24), (0.24, -0.24), (-0.24, 0.24), (0.24, 0.24)),
}


class Court:
    """The changing part of ministries, gift tracker and examination in one language, for one number of seats."""

    def __init__(self, layout: Layout, labels: ConfuciusLabels) -> None:
        self._layout = layout
        self._labels = labels
        self._boxes = [box for ministry in layout.ministries for box in ministry.officials]
        self._spaces = [
            SpotShape(f"{MINISTRIES[space // 7]}-{space % 7 + 1}", self._boxes[space], number=space % 7 + 1)
            for space in range(SPACES)
        ]
        self._cells = [
            [SpotShape(f"gift-{value + 1}-{seat}", box, 1) for value, box in enumerate(row)]
            for seat, row in enumerate(layout.gift_cells)
        ]
        self._flags = [SpotShape(f"seat-{seat}", box) for seat, box in enumerate(layout.gift_flags)]
        self._students = [SpotShape(f"student-{STUDENTS[place]}", box, 7) for place, box in enumerate(layout.students)]
        self._seat_moves = [
            (pack(moves.NAME, seat), (pack(moves.MARKER, seat), pack(moves.YIELD, seat)))
            for seat in range(layout.seats)
        ]
        self._gift_moves = [
            [pack(moves.GIVE_GIFT, value * MAX_SEATS + seat) for value in range(1, 7)] for seat in range(layout.seats)
        ]
        self._tile = lru_cache(512)(self._draw_tile)
        self.gift_spots = tuple(self._spots_for_gifts())
        """Spots for the cells of the gift tracker, and for the flags that stand for players."""
        self._officials = lru_cache(1024)(self._spots_for_officials)
        self._space = lru_cache(8192)(self._spot_for_space)
        self._student = lru_cache(64)(self._spot_for_student)
        self._official = lru_cache(4096)(self._draw_official)
        self._chairs = lru_cache(1024)(self._draw_chairs)
        self._gift_row = lru_cache(4096)(self._draw_gift_row)
        self._waiting = lru_cache(256)(self._draw_candidate)
        self._pile = lru_cache(1024)(self._draw_pile)

    # ------------------------------------------------------------------ below the spots

    def below(self, view: ConfuciusState) -> Iterator[Hashable]:
        """Yields the values that `under` depends on."""
        yield tuple(view.tile)
        yield view.candidate, view.named_left, view.any_left, view.forced

    def under(self, view: ConfuciusState) -> list[str]:
        """Draws tiles, chits and the candidate."""
        parts = [self._tile(space, tile) for space, tile in enumerate(view.tile) if tile != EMPTY]
        parts.append(self._waiting(view.candidate, int(view.named_left).bit_count() + view.any_left, view.forced))
        return parts

    def _draw_tile(self, space: int, tile: int) -> str:
        box = self._boxes[space]
        return centred("tile-candidate" if tile == CANDIDATE else f"tile-{tile}", box.cx, box.cy, box.w, box.h)

    def _draw_candidate(self, candidate: int, left: int, forced: bool) -> str:
        box = self._layout.candidates
        drawn = [
            rect(box.x + 4 + 1.6 * i, box.y + 3 + 1.6 * i, 50, 84, fill="#8f3c30", line=1, rx=4)
            for i in range(left, 0, -1)
        ]
        if candidate >= 0:
            drawn.append(centred(f"candidate-{candidate}", box.x + 29, box.y + 45, 50, 84))
            drawn.append(at(box.right - 9, box.y + 9, 1, number_badge(left + 1, 8)))
        if forced:
            drawn.append(at(box.x + 8, box.bottom - 12, 0.8, figure("do-force")))
        return f'<g id="next-candidate" data-about="candidate">{"".join(drawn)}</g>'

    # ------------------------------------------------------------------ above the spots

    def over(self, view: ConfuciusState) -> list[str]:
        """Draws markers, students, gifts, and cards face down."""
        secured = view.secured
        parts = [
            self._official(space, seat, secured >> space & 1) for space, seat in enumerate(view.marker) if seat >= 0
        ]
        chairs = zip(view.minister, view.secretary, view.minister_chit, view.secretary_chit, strict=True)
        parts += [self._chairs(number, *chair, view.resolved >> number & 1) for number, chair in enumerate(chairs)]
        for recipient in range(view.seats):
            row = tuple(view.given[recipient::MAX_SEATS])
            if any(row):
                parts.append(self._gift_row(recipient, row))
        parts += self._examination(view)
        return parts

    def _draw_official(self, space: int, seat: int, secured: int) -> str:
        box = self._boxes[space]
        if secured:
            drawn = centred(f"stand-{seat}", box.cx - 6, box.bottom - 19, 24.6, 31.8)
            drawn += centred("sealed", box.right - 11, box.bottom - 12, 15, 15)
        else:
            drawn = centred(f"lie-{seat}", box.cx, box.bottom - 17, 34, 25.5)
        label = self._labels.say("piece-secured" if secured else "piece-unsecured", seat=SIGNS[seat])
        return piece(f"marker-{space}", seat, f"seat-{seat}", label, drawn)

    def _draw_chairs(
        self, number: int, minister: int, secretary: int, chit: int, small_chit: int, resolved: int
    ) -> str:
        place, name = self._layout.ministries[number], self._labels.ministries[number]
        drawn = []
        for office, box, seat, value, size in (
            ("minister", place.minister, minister, chit, 40),
            ("secretary", place.secretary, secretary, small_chit, 35),
        ):
            if seat >= 0:
                label = self._labels.say(f"piece-{office}", seat=SIGNS[seat], ministry=name)
                marker = centred(f"stand-{seat}", box.cx, box.cy + 2, 30, 38.7)
                drawn.append(piece(f"{office}-{number}", seat, f"seat-{seat}", label, marker))
            elif value:
                drawn.append(centred(f"chit-{value}", box.cx, box.cy + 1, size, size))
        if resolved:
            drawn.append(centred("settled", place.plaque.x + 14, place.plaque.y + 15, 20, 20))
        return "".join(drawn)

    # ------------------------------------------------------------------ gifts

    def _draw_gift_row(self, recipient: int, row: tuple[int, ...]) -> str:
        """Draws the active gifts to one player: the giver's marker by value, with a chain to the recipient."""
        labels, cells = self._labels, self._layout.gift_cells[recipient]
        flag = self._layout.gift_flags[recipient]
        start = flag.right - 4
        drawn = [at(start, flag.cy, 1, chain(cells[max(row) - 1].cx - start))]
        for value in sorted(set(row) - {0}):
            givers = [giver for giver, given in enumerate(row) if given == value]
            cell, size = cells[value - 1], (24, 18, 15.5, 14)[len(givers) - 1]
            for (dx, dy), giver in zip(_CELL_SHARES[len(givers)], givers, strict=True):
                values = {"giver": SIGNS[giver], "receiver": SIGNS[recipient], "gift": labels.gifts[value]}
                token = centred(f"token-{giver}", cell.cx + dx * cell.w, cell.cy + dy * cell.h, size, size)
                label = labels.say("piece-gift", **values)
                drawn.append(piece(f"gift-{giver}-{recipient}", giver, f"seat-{giver}", label, token))
        return "".join(drawn)

    def bonds(self, view: ConfuciusState) -> list[str]:
        """Draws chains where gifts oblige the viewer: ministries without bribes, a student who must be tutored."""
        viewer, parts = view.viewer, []
        if not any(view.given[viewer::MAX_SEATS]):
            return []
        for number in range(3):
            giver = gifts.giver_who_forbids_bribing(view, viewer, number)
            if giver >= 0 and not view.resolved >> number & 1:
                box = self._layout.ministries[number].officials[0]
                parts.append(self._bond(f"bound-{number}", giver, box.right + 1, box.bottom + 7, "bond-bribe"))
        red, orange = view.students
        if red >= 0 and orange >= 0 and red != orange:
            bound = gifts.must_tutor(view, viewer)
            if bound >= 0:
                box = self._layout.students[bound]
                parts.append(self._bond("bound-student", view.students[bound], box.cx, box.y + 7, "bond-tutor"))
        return parts

    def _bond(self, name: str, giver: int, x: float, y: float, message: str) -> str:
        label = self._labels.say(message, seat=SIGNS[giver])
        drawn = centred(f"bond-{giver}", x, y, 30, 16.6)
        return f'<g class="seat-{giver}" id="{name}" role="img" aria-label="{label}">{drawn}</g>'

    # ------------------------------------------------------------------ examination

    def _examination(self, view: ConfuciusState) -> list[str]:
        parts = []
        for place, seat in enumerate(view.students):
            if seat >= 0:
                box = self._layout.students[place]
                label = self._labels.say("piece-student", seat=SIGNS[seat])
                marker = centred(f"stand-{seat}", box.cx - 3, box.y + 41, 36, 46.5)
                parts.append(piece(f"student-{place}", seat, f"seat-{seat}", label, marker))
            laid = tuple(
                (seat, view.laid_count[seat])
                for seat in range(view.seats)
                if view.laid_count[seat] and view.tutored[seat] == place
            )
            if laid:
                parts.append(self._pile(place, laid))
        return parts

    def _draw_pile(self, place: int, laid: tuple[tuple[int, int], ...]) -> str:
        """Draws cards face down at a student: those of each player with the player's sign and their number."""
        box = self._layout.tutoring[place]
        columns = min(len(laid), 3) if len(laid) != 4 else 2
        rows = -(-len(laid) // columns)
        drawn = []
        for i, (seat, count) in enumerate(laid):
            in_row = min(columns, len(laid) - i // columns * columns)
            x = box.cx + (i % columns - (in_row - 1) / 2) * (36 if columns < 3 else 26)
            y = box.cy + (i // columns - (rows - 1) / 2) * 46
            w = 27 if columns < 3 else 23
            pile = [
                centred("card-back", x + 2.4, y - 1.6, w, w * 1.38) if count > 1 else "",
                centred("card-back", x, y, w, w * 1.38),
                centred(f"token-{seat}", x, y - 3, 17, 17),
                at(x + 6, y + 12, 1, number_badge(count, 6.6)),
            ]
            label = self._labels.say("piece-laid", seat=SIGNS[seat], cards=count)
            drawn.append(piece(f"laid-{seat}", seat, f"seat-{seat}", label, *pile))
        return "".join(drawn)

    # ------------------------------------------------------------------ spots

    def spots(self, view: ConfuciusState, seat: int) -> tuple[Spot, ...]:
        """Returns spots for officials and students. A spot remains the same object while it offers the same."""
        officials = self._officials(tuple(view.tile), tuple(view.marker), view.secured, view.phase, seat)
        tutoring = view.phase == TUTORING
        return *officials, *(self._student(place, view.students[place], tutoring) for place in (0, 1))

    def _spots_for_officials(
        self, tiles: Sequence[int], owners: Sequence[int], secured: int, phase: int, seat: int
    ) -> tuple[Spot, ...]:
        return tuple(
            self._space(space, tiles[space], owners[space], secured >> space & 1, phase, owners[space] == seat)
            for space in range(SPACES)
        )

    def _spot_for_student(self, place: int, owner: int, tutoring: bool) -> Spot:
        first = pack(moves.TUTOR if tutoring else moves.NOMINATE, place)
        others = (pack(moves.PETITION_STUDENT, place), pack(moves.NOMINATE, place))
        name = self._labels.students[place]
        if owner < 0:
            label = self._labels.say("spot-student", student=name)
        else:
            label = self._labels.say("spot-student-of", student=name, seat=SIGNS[owner])
        return Spot(self._students[place], first, others, "student", label)

    def _spots_for_gifts(self) -> Iterator[Spot]:
        for seat, (first, more) in enumerate(self._seat_moves):
            flag = self._labels.say("spot-seat", seat=SIGNS[seat])
            yield Spot(self._flags[seat], first, more, "seat obligation", flag)
            for value, move in enumerate(self._gift_moves[seat]):
                label = self._labels.say("spot-gift", gift=self._labels.gifts[value + 1], receiver=SIGNS[seat])
                yield Spot(self._cells[seat][value], move, (), f"gifts gift-{value + 1}", label)

    def _spot_for_space(self, space: int, tile: int, owner: int, secured: int, phase: int, mine: bool) -> Spot:
        number = space // 7
        about = "space" if tile == EMPTY else "candidate" if tile == CANDIDATE else "official"
        if owner >= 0:
            about += " secured" if secured else " unsecured"
        first = moves.BRIBE
        if phase == PLACING:
            first = moves.PLACE
        elif phase == SWAPPING:
            first = moves.SWAP
        elif owner >= 0 and mine:
            first = moves.TRANSFER if secured else moves.SECURE
        label = self._say_space(number, space % 7 + 1, tile, owner, secured)
        return Spot(self._spaces[space], pack(first, space), _AT_SPACE[space], f"{about} {MINISTRIES[number]}", label)

    def _say_space(self, ministry: int, number: int, tile: int, owner: int, secured: int) -> str:
        say, name = self._labels.say, self._labels.ministries[ministry]
        if tile == EMPTY:
            return say("spot-space", ministry=name, number=number)
        if tile == CANDIDATE:
            return say("spot-candidate", ministry=name, number=number, seat=SIGNS[owner])
        if owner < 0:
            return say("spot-official", ministry=name, number=number, value=tile)
        message = "spot-official-secured" if secured else "spot-official-unsecured"
        return say(message, ministry=name, number=number, value=tile, seat=SIGNS[owner])
