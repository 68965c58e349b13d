"""Two people at one screen: every frame of a partie is held against what may be seen in it.

What may be seen is worked out from the true state and from who pressed "show", not from any view.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Collection
from random import Random

import pytest

from game.piquet.ui.panel.ledger import counted_labels
from game.piquet.ui.panel.publics import known
from game.stage.basics import CARD_RATIO, Room
from game.stage.director import Motion
from game.stage.intents import FocusLost, Intent, Key, OutOfSight, Resized
from game.stage.picture import Backdrop, Picture, Text
from game.table.offers import Wish
from game.table.table import TableScene
from game.words.catalogue import say
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.events import CarteBlancheShown
from rules.piquet.pack import PACK
from rules.piquet.seats import ELDER
from rules.piquet.state import Phase, State
from rules.piquet.view import view
from tests.game.hand import Manner, Person, Step
from tests.game.partie import NAMES, SMALL, USUAL, Play, Slip, at_table, shown
from tests.game.pilot import EstimatingRuler
from tests.game.test_pilot_partie import BLANK, COURTLY, stacked

BOTH = (Player.A, Player.B)
SIGNS = frozenset("♠♥♦♣")
WIDE = Room(1896, 800, EstimatingRuler())


class Screen:
    """Who may look at the screen, and a check of every picture on it."""

    def __init__(self, table: TableScene, names: tuple[str, str] = NAMES) -> None:
        """`names` are what those before the screen are called for either seat."""
        self.table, self._names = table, names
        self.looks: Player | None = None
        self.called: Player | None = None  # whom the curtain calls by name
        self.coming: Player | None = None  # pressed "show" before the curtain
        self.deal = 0
        self.cut: frozenset[str] = frozenset()
        self.seen: Counter[str] = Counter()

    def comes(self) -> None:
        """The one whom the curtain calls presses "show"."""
        self.coming = self.called

    def goes(self) -> None:
        """The one at the screen has hidden the cards."""
        self.looks = None

    def look(self, picture: Picture) -> None:
        if picture.backdrop is Backdrop.SHEET:
            return  # another page, whose cards are examples: `test_help` sees that they are
        state = shown(self.table)
        if state.deal is not None and state.deal.number != self.deal:
            self.deal, self.looks = state.deal.number, None
        if picture.backdrop is Backdrop.CURTAIN:
            self.looks = None
            assert picture.faces() == frozenset()
            self.called = called(picture, self._names)
        elif self.coming is not None:
            self.looks, self.coming = self.coming, None
        too_many = picture.faces() - set(map(str, allowed(state, self.looks)))
        if self.table.moving:
            too_many -= self.cut  # they are being turned down
        elif state.deal is not None:
            self.cut = frozenset()
        if state.deal is None:
            self.cut |= picture.faces()
        assert not too_many, f"{self.looks} at the screen must not see {sorted(too_many)}"
        running = state.deal is not None and len(state.results) < state.deal.number
        if running and self.looks is None:
            told = _known_to_both(state)
            lines = (item.words for item in picture.items if isinstance(item, Text))
            words = " ".join(line for line in lines if not _is_of(line, told))
            for saying in self.table.board.top.spoken.said:  # what was said aloud, both have heard
                words = words.replace(saying.words, "")
                words = re.sub(_beginnings(saying.words), "", words)  # cut where it was too long
            assert SIGNS.isdisjoint(words), f"with nobody to look, it says {words}"
        self._own_discard(picture, state)
        kind = picture.backdrop.value if self.looks is None else self.looks.name
        self.seen[kind + (" moving" if self.table.moving else "")] += 1

    def _own_discard(self, picture: Picture, state: State) -> None:
        """An own discard lies face down until its owner asks for it."""
        board = self.table.board
        if state.deal is None or len(state.results) >= state.deal.number or not board.moved_on:
            return
        mine = state.deal.exchanged.discards[state.deal.seat(board.viewer)]
        if not board.hand_state.discard_open:
            assert picture.faces().isdisjoint(map(str, mine))


def called(picture: Picture, names: tuple[str, str]) -> Player:
    """Whom a curtain calls, by the name on it."""
    large = [item.words for item in picture.items if isinstance(item, Text) and item.font.size > 30]
    (found,) = (one for one in Player for line in large if line.startswith(f"{names[one]}, "))
    return found


def _is_of(line: str, told: set[str]) -> bool:
    """Whether a line is one of those, or the beginning of one where it was too long."""
    cut = line.removesuffix("…")
    return line in told or (cut != line and any(each.startswith(cut) for each in told))


def _known_to_both(state: State) -> set[str]:
    """The lines of what was said that each of the two would read."""
    a, b = (view(state, player).deal for player in Player)
    if a is None or b is None:
        return set()
    both = set(known(a)) & set(known(b))
    counted = set(counted_labels(a).values()) & set(counted_labels(b).values())
    return counted | {words for each in both for words in (each.words, each.answer)}


def _beginnings(words: str) -> str:
    """A pattern of the words cut anywhere after their tenth letter."""
    return "|".join(re.escape(words[:end]) + "…" for end in range(len(words), 9, -1)) or "$^"


def allowed(state: State, looks: Player | None) -> frozenset[Card]:
    """Every face that may be on the screen while `looks` is before it."""
    deal = state.deal
    if deal is None:
        cutting = state.cutting
        places = cutting.places if cutting is not None else ()
        assert cutting is not None or not places
        return (
            frozenset(cutting.pack[p] for p in places if p is not None) if cutting else frozenset()
        )
    if len(state.results) >= deal.number:
        return frozenset(PACK)  # house choice 9: a deal that is over is open to both
    table = deal.table
    public = {card for card in (table.led, table.reply) if card is not None}
    public |= {card for trick in table.tricks for card in (trick.led, trick.reply)}
    if deal.exchanged.looked:
        public |= set(deal.exchanged.talon)
    if not table.tricks and table.led is None:
        shown = [event.cards for event in deal.history if isinstance(event, CarteBlancheShown)]
        public |= {card for cards in shown for card in cards}
    if looks is None:
        return frozenset(public)
    seat = deal.seat(looks)
    if seat is ELDER and state.phase is Phase.EXCHANGE:
        public |= set(deal.exchanged.elder_saw)  # law 33
    return frozenset(public) | deal.hands[seat] | deal.exchanged.discards[seat]


class Restless(Play):
    """Two people who resize the window, open the menu, sort and look at their discards anywhere."""

    def __init__(
        self,
        table: TableScene,
        person: Person,
        seed: int,
        tick: float,
        screen: Screen | None = None,
    ) -> None:
        self.chance = Random(seed)
        self.screen = screen or Screen(table)
        self.fuss: Counter[str] = Counter()
        super().__init__(table, person, tick=tick, watch=self.screen.look)

    def wait(self, seconds: float = 0.3) -> None:
        for _ in range(max(1, round(seconds / self.tick))):
            super().wait(self.tick)
            if self.chance.random() < 0.02 and not self.over:
                self._fuss()

    def _fuss(self) -> None:
        """Something one does while cards fly, while the curtain is drawn, at any time."""
        what = self.chance.choice(("resize", "escape", "d", "s", "away", "hidden", "?"))
        self.fuss[what + (" in flight" if self.table.moving else "")] += 1
        intent: Intent = Key(what)
        if what == "resize":
            self.room, intent = self.chance.choice((USUAL, SMALL, WIDE)), Resized()
        elif what == "away":
            intent = FocusLost()
        elif what == "hidden":
            intent = OutOfSight()
            self.screen.goes()
        if what == "hidden" or not isinstance(self.stack.top, Slip):
            self.stack.on_intent(intent)
        self.picture()

    def obey(self, step: Step) -> None:
        if step.name == "show":
            self.screen.comes()
        hides = step.name == Wish.HIDE.value
        for intent in step.intents:
            self.stack.on_intent(intent)
            if hides and intent is step.intents[-1]:
                self.screen.goes()
            self.picture()


def two(seed: int, motion: Motion = Motion.OFF, tick: float = 0.1, **how: object) -> Restless:
    packs = how.get("packs")
    assert packs is None or isinstance(packs, dict)
    table = at_table(seed, people=BOTH, motion=motion, packs=packs)
    return Restless(table, Person(Manner.MOUSE if seed % 2 else Manner.KEYS, seed), seed, tick)


@pytest.mark.parametrize("seed", range(2))
def test_no_frame_of_two_deals_shows_a_face_too_many(seed: int) -> None:
    play = two(seed)
    play.run_deals(2)
    seen = play.screen.seen
    assert seen["curtain"] > 40
    assert seen["A"] > 40
    assert seen["B"] > 40


def test_no_frame_in_motion_shows_a_face_too_many() -> None:
    """One deal at its full pace in small ticks, with whims while the cards fly."""
    play = two(2, Motion.NORMAL, tick=0.04)
    play.run_deals(1)
    play.wait(2)
    seen = play.screen.seen
    assert seen["A moving"] + seen["B moving"] > 50
    assert seen["table moving"] > 20
    assert any(what.endswith("in flight") for what in play.fuss)


@pytest.mark.parametrize("above", ["", "escape", "?"])
def test_a_window_that_was_minimised_comes_back_with_the_curtain(above: str) -> None:
    play = Play(at_table(3, people=BOTH), Person(Manner.KEYS, 3))
    play.run(until=lambda: play.table.asks and play.table.session.state.phase is Phase.EXCHANGE)
    held = play.picture().faces()
    assert held
    if above:
        play.stack.on_intent(Key(above))
    play.stack.on_intent(OutOfSight())
    if above:
        play.wait(1)
        play.picture()
        play.stack.on_intent(Key("enter" if above == "escape" else "escape"))
    play.wait(1)
    assert play.picture().backdrop is Backdrop.CURTAIN
    assert play.picture().faces() == frozenset()
    play.stack.on_intent(Key("space"))
    assert play.picture().faces() == held, "it is his turn, and his hand"


def test_new_cards_that_were_covered_may_still_be_looked_at() -> None:
    play = Play(at_table(3, people=BOTH), Person(Manner.KEYS, 3))
    play.run(until=lambda: play.table.board.top.lingering and play.table.board.moved_on)
    play.stack.on_intent(OutOfSight())
    play.wait(1)
    play.stack.on_intent(Key("space"))
    play.wait(1)
    assert play.table.acting.prompt.sentence == say("now.seen")


def test_a_window_of_one_person_that_was_minimised_shows_what_it_showed() -> None:
    play = Play(at_table(3), Person(Manner.KEYS, 3))
    play.run(until=lambda: play.table.asks and play.table.session.state.phase is Phase.EXCHANGE)
    before = play.picture().faces()
    play.stack.on_intent(OutOfSight())
    play.wait(1)
    assert play.picture().faces() == before


@pytest.mark.parametrize("elder_has_it", [True, False])
def test_a_shown_carte_blanche_is_public_and_nothing_else_is(elder_has_it: bool) -> None:
    hands = (BLANK, COURTLY) if elder_has_it else (COURTLY, BLANK)
    play = two(4, Motion.FAST, tick=0.1, packs=dict.fromkeys(range(1, 9), stacked(*hands)))
    play.run_deals(1)
    assert any(name.startswith("AnnounceCarteBlanche") for name in play.done)


def test_a_partie_of_two_that_goes_on_begins_with_the_curtain() -> None:
    """Nobody knows who sits before the screen when the program is started again."""
    lines: list[str] = []

    class Lines:
        def store(self, number: int, line: str) -> bool:
            assert number == len(lines)
            lines.append(line)
            return True

        def finish(self, state: State, assisted: Collection[int]) -> bool:
            raise AssertionError(f"not over in {state.phase}")

    table = at_table(6, people=BOTH, log=Lines())
    play = Restless(table, Person(Manner.KEYS, 6), 6, 0.1)
    play.run(until=lambda: len(lines) > 40)
    for kept in range(5, len(lines)):
        again = at_table(6, people=BOTH, lines=tuple(lines[:kept]))
        state = again.session.state
        on = Play(again, Person(Manner.KEYS, 6), watch=Screen(again).look)
        for _ in range(12):
            if isinstance(state.turn, Player) and state.deal is not None and not again.curtain:
                on.picture()
                on.stack.tick(0.1)
        on.picture()
        if state.deal is not None and isinstance(state.turn, Player):
            assert again.curtain


def test_the_painter_is_asked_for_no_face_that_the_picture_does_not_show() -> None:
    """Down to the paint: drawings of faces are fetched for what may be seen and nothing else."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame  # noqa: PLC0415 - the other tests here must do without

    from game.window.painter import Painter  # noqa: PLC0415
    from tests.game.plain import PlainArt, plain_ground  # noqa: PLC0415

    pygame.font.init()
    asked: set[str] = set()

    class Witness(PlainArt):
        def face(self, text: str, width_px: int, /) -> pygame.Surface:
            asked.add(text)
            assert width_px * CARD_RATIO > 0
            return super().face(text, width_px)

    play = two(5, Motion.FAST, tick=0.1)
    check = play.screen.look
    frames = Counter[bool]()
    surface = pygame.Surface((1280, 800))

    def paint(picture: Picture) -> None:
        check(picture)
        frames[False] += 1
        if frames[False] % 40 == 0:
            asked.clear()
            painter = Painter(Witness(), plain_ground)
            painter.paint(surface, picture, 1.0, play.table.moving)
            assert asked <= picture.faces()
            frames[True] += bool(asked)

    play.watch = paint
    play.run_deals(1)
    assert frames[True] > 3
