"""The pad at the left: what stands before each line of it, and the slip with all that was said."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.demo.house import Showcase
from game.pages.narrator import Narrator
from game.piquet.ai.heuristic import thumb
from game.piquet.ui.panel.form import grid
from game.piquet.ui.panel.panel import panel_items
from game.piquet.ui.panel.publics import TOLD, known
from game.piquet.words import say
from game.players.player import Human
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Font, Rect, Room
from game.stage.director import Motion
from game.stage.intents import Hover, Key, Press, Release
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Backdrop, Icon, Item, Picture, Text, painted
from game.stage.places import Places
from game.table.table import TableScene
from game.window.pad import Sheets, drawn_pad, margin, pad_of
from game.window.things import BOXES
from rules.core.seats import Player
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind
from rules.piquet.events import Answered
from rules.piquet.state import State
from rules.piquet.view import view
from tests.game.parties import Thumb
from tests.game.pilot import EstimatingRuler
from tests.game.plain import plain_painter, window_room

ROOM = Room(1280, 800, EstimatingRuler())


def states(seed: int, deals: int = 2) -> Iterator[State]:
    """The table after each action of some deals."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(seed))
    while len(session.state.results) < deals and session.advance():
        if session.state.deal is not None:
            yield session.state


def pad_of_state(state: State) -> list[Item]:
    return [*painted(panel_items(view(state, Player.A), ("You", "Mrs Lavelle"), ROOM))]


def beside(items: list[Item], words: str) -> list[str]:
    """The small signs in the line that begins with some words."""
    lines = [i.y for i in items if isinstance(i, Text) and i.words.startswith(words)]
    return [i.name for i in items if isinstance(i, Icon) and any(0 < y - i.y < 8 for y in lines)]


@pytest.mark.parametrize("seed", range(6))
def test_a_call_that_was_not_good_keeps_its_cross_through_the_deal(seed: int) -> None:
    crossed = set[str]()
    for state in states(seed, 1):
        deal = view(state, Player.A).deal
        assert deal is not None
        last = deal.history[-1]
        if isinstance(last, Answered) and last.reply is Reply.NOT_GOOD:
            crossed.add([each for each in known(deal) if each.kind is last.kind][-1].words)
        if deal.opened is None:
            items = pad_of_state(state)
            assert all("close" in beside(items, words) for words in crossed)


def test_what_counts_has_a_tick_and_what_is_not_reached_has_no_line() -> None:
    reached = set[str]()
    for state in states(3, 1):
        words = {item.words for item in pad_of_state(state) if isinstance(item, Text)}
        deal = view(state, Player.A).deal
        assert deal is not None
        for line, kind in (("Sequences", Kind.SEQUENCE), ("Quatorzes, trios", Kind.SET)):
            if line in words:
                reached.add(line)
                assert not [each for each in known(deal) if each.kind is kind and each.counted]
        if "Cards" in words:
            assert deal.opened is not None or len(deal.table.tricks) == 12
        for each in known(deal):
            counted = each.counted and each.kind is Kind.POINT
            if counted and beside(pad_of_state(state), "Point of"):
                reached.add("tick")
                assert beside(pad_of_state(state), "Point of") == ["check"]
    assert "tick" in reached


def test_the_pad_ends_with_its_last_line() -> None:
    feet = set[float]()
    for state in states(2, 1):
        items = pad_of_state(state)
        (pad,) = (item for item in items if isinstance(item, Pad))
        lowest = max(item.y for item in items if isinstance(item, Text))
        assert 8 < pad.rect.bottom - lowest < 60
        assert pad.rect.bottom <= ROOM.height - 12
        feet.add(pad.rect.bottom)
    assert len(feet) > 3


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
@pytest.mark.parametrize("other", ["Mrs Lavelle", "Capitaine Brandt", "Toby Wren", "Ada"])
def test_each_name_ends_where_the_figures_of_its_column_end(
    size: tuple[int, int], other: str
) -> None:
    """A long name stood over both columns and moved its neighbour off its own."""
    room = window_room(size)
    seen = view(next(iter(states(2, 1))), Player.A)
    texts = [i for i in painted(panel_items(seen, ("You", other), room)) if isinstance(i, Text)]
    (own,) = (each for each in texts if each.words == "You")
    (theirs,) = (each for each in texts if each.words in (other, other.rsplit(maxsplit=1)[-1]))
    assert (own.x, theirs.x) == grid(Places.of(room)).columns
    assert theirs.x - room.ruler.width(theirs.words, theirs.font) >= own.x + 3


def test_the_markers_travel_to_a_hundred_and_stay_there() -> None:
    places: list[float] = []
    for state in states(5, 6):
        things = [item for item in pad_of_state(state) if isinstance(item, Thing)]
        heads, travelling = things[-4:-2], things[-2:]
        assert [item.name for item in heads] == [item.name for item in travelling]
        places.append(travelling[0].x)
    assert places[0] < places[-1] <= ROOM.width


# ---- the slip


class AtTheTable:
    """A person who has come to a state of the play, in a house of values."""

    def __init__(self) -> None:
        self.human = Human()
        session = Session({Player.A: self.human, Player.B: Thumb()}, Dealer(7))
        house = Showcase(7, watched=False)
        names = ("You", "Mrs Lavelle")
        self.table = TableScene(session, names, {Player.A: self.human}, house, Motion.OFF)
        self.table.picture(ROOM)

    def until_said(self, most: int = 4000) -> None:
        """Goes on until both have spoken and something is asked."""
        for _ in range(most):
            self.table.tick(0.05)
            deal = self.table.board.seen.deal
            if self.table.asks and self.human.idle:
                if deal is not None and len({each.seat for each in known(deal)}) == 2:
                    return
                self.human.answer(thumb.choose(self.table.board.seen, 7))
        raise AssertionError("nobody said anything")

    def picture(self) -> Picture:
        return self.table.picture(ROOM)

    @property
    def slip(self) -> list[str]:
        """What stands on the slip, if it lies there."""
        return [
            item.words
            for item in self.picture().items
            if isinstance(item, Text) and item.font == Font(16, serif=True)
        ]


def test_what_was_said_comes_by_pointing_and_goes_with_the_pointer() -> None:
    at = AtTheTable()
    at.until_said()
    place = next(t.place for t in at.picture().targets if t.key == TOLD)
    assert isinstance(place, Rect)
    assert not at.slip
    at.table.on_intent(Hover(*place.centre, TOLD))
    deal = at.table.board.seen.deal
    assert deal is not None
    assert {each.words for each in known(deal)} <= set(at.slip)
    at.table.on_intent(Hover(700, 300, None))
    assert not at.slip


@pytest.mark.parametrize("by_key", [True, False])
def test_it_stays_by_a_key_or_a_click_until_it_is_put_away(by_key: bool) -> None:
    at = AtTheTable()
    at.until_said()
    for _ in range(8):
        at.table.tick(0.1)
    place = next(t.place for t in at.picture().targets if t.key == TOLD)
    assert isinstance(place, Rect)
    if by_key:
        at.table.on_intent(Key("w"))
    else:
        at.table.on_intent(Press(*place.centre, TOLD))
        at.table.on_intent(Release(*place.centre, TOLD))
    assert at.slip
    assert at.table.on_intent(Key("escape")) is None
    assert not at.slip


def test_a_voice_reads_the_slip() -> None:
    at = AtTheTable()
    at.until_said()
    narrator = Narrator()
    list(narrator.see(at.picture()))
    at.table.on_intent(Key("w"))
    told = " ".join(each.words for each in narrator.see(at.picture()))
    deal = at.table.board.seen.deal
    assert deal is not None
    for each in known(deal):
        assert each.words.split()[0] in told
    assert "Mrs Lavelle" in told


def test_before_anybody_spoke_a_sentence_says_so() -> None:
    at = AtTheTable()
    while at.table.board.seen.deal is None:
        at.table.tick(0.05)
        if at.table.asks and at.human.idle:
            at.human.answer(thumb.choose(at.table.board.seen, 7))
    at.table.on_intent(Key("w"))
    assert at.table.board.top.hint.words == say("told.nothing")
    assert not at.slip


# ---- its drawing


@pytest.mark.parametrize("plain", [True, False])
def test_a_short_pad_is_the_upper_part_of_the_whole_and_its_foot(plain: bool) -> None:
    sheets = Sheets(120, 1.0, plain)
    whole = drawn_pad(sheets, 400)
    edge = margin(sheets)
    (upper, at), (foot, below) = pad_of(sheets, whole, 200)
    assert at == (-edge, -edge)
    assert below[1] == at[1] + upper.height
    assert below[1] + foot.height == 200 + edge
    assert foot.bottom == whole.get_height()
    middle = whole.get_at((edge + 60, edge + 100))
    assert min(middle[:3]) > 180, "paper is bright"
    assert whole.get_at((edge + 60, edge + 12)) != middle, "its head is cloth"


def test_figures_are_painted_turned_and_in_the_same_place() -> None:
    painter = plain_painter()
    surfaces = []
    for turn in (0.0, -4.0):
        surface = pygame.Surface((200, 80))
        words = Text("148", 100, 50, Font(28, serif=True), turn=turn)
        painter.paint(surface, Picture(Backdrop.SHEET, (words,)), 1.0)
        surfaces.append(surface)
    straight, turned = (
        pygame.mask.from_threshold(each, (246, 240, 225), (60, 60, 60)) for each in surfaces
    )
    assert straight.count()
    assert turned.count()
    for a, b in zip(straight.centroid(), turned.centroid(), strict=True):
        assert abs(a - b) <= 2
    assert straight.overlap_area(turned, (0, 0)) < straight.count()


def test_every_thing_has_its_drawing() -> None:
    painter = plain_painter()
    for name in BOXES:
        surface = pygame.Surface((100, 60))
        painter.paint(surface, Picture(Backdrop.SHEET, (Thing(name, 50, 30, 40),)), 1.0)


def test_two_long_names_are_their_last_words_each_over_its_column() -> None:
    """One of them stood a quarter of the pad left of the figures it belongs to."""
    state = next(states(3))
    items = painted(panel_items(view(state, Player.A), ("Madame Argand", "Miss Bell"), ROOM))
    heads = {item.words: item.x for item in items if isinstance(item, Text)}
    assert "Madame Argand" not in heads
    assert heads["Argand"] < heads["Bell"]
    sums = sorted({item.x for item in items if isinstance(item, Text) and item.words == "0"})
    assert heads["Argand"] == pytest.approx(sums[0], abs=4)


def test_two_long_names_are_short_rather_than_small_and_a_number_is_no_name() -> None:
    """In small letters they ran into each other: "Madame Argand Miss Bell"."""
    room = window_room((1280, 800))
    seen = view(next(states(3)), Player.A)

    def heads(names: tuple[str, str]) -> dict[str, int]:
        items = painted(panel_items(seen, names, room))
        said = {part for name in names for part in (name, name.split()[-1])}
        return {i.words: i.font.size for i in items if isinstance(i, Text) and i.words in said
                and i.font.bold and not i.font.serif}  # fmt: skip

    assert heads(("Madame Argand", "Miss Bell")) == {"Argand": 16, "Bell": 16}
    assert heads(("You", "Miss Bell")) == {"You": 16, "Bell": 16}
    assert set(heads(("Player 1", "Player 2"))) <= {"Player 1", "Player 2"}
