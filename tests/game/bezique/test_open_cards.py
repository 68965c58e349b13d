"""Many open cards can be read: what belongs together stands together, and nothing lies on marks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.bezique.lessons import played
from game.bezique.ui.bubbles import portrait, said
from game.bezique.ui.celebrations import Celebration, Feat
from game.bezique.ui.cloth import above, below
from game.bezique.ui.gathered import heap
from game.bezique.ui.last_tricks import last_counts
from game.bezique.ui.layout import _LIFT, grouped, heap_place
from game.bezique.ui.marks import hopes, may_serve, served
from game.bezique.ui.measures import MARKS as BELOW
from game.bezique.ui.measures import hand_top, laid_foot, measures, other_laid_foot
from game.bezique.words import combination_name, kind_name, say
from game.stage.basics import Paint, Pose, Rect, Tone
from game.stage.geometry import meet
from game.stage.picture import Box, Bubble, CardAt, CardItem, Icon, Item, Shadow, Text, widgets
from game.stage.places import Places
from game.table.offers import Prompt
from game.table.opposite import Opposite
from game.table.render_context import RenderContext
from game.table.spoken import Saying, Spoken
from game.words.catalogue import speak
from game.words.terms import capital
from rules.bezique.choices import MayPlay
from rules.bezique.combinations import LEVEL, Class
from rules.bezique.options import LastTrick, Options
from rules.bezique.pack import face
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.view import DealView, view
from rules.core.seats import Player
from tests.game.bezique.sitting import Sitting, resized

SIZES = [(1280, 800), (1024, 640), (1024, 1400)]
MARKS = ("ring", "ring-core", "disc", "rhomb", "rhomb-core", "square", "square-core", "block")


EMPTY = {
    kind: {Class.A: "ring", Class.B: "rhomb", Class.C: "square"}[its_class]
    for kind, (its_class, _) in LEVEL.items()
}
"""The mark of each combination for which a card has not served."""


def sign_before(sitting: Sitting, name: str) -> str:
    """The sign that stands nearest before a name, on its line."""
    items = sitting.picture.items
    line = next(item for item in items if isinstance(item, Text) and item.words == name)
    signs = [item for item in items if isinstance(item, Icon) and item.name in (*MARKS, "elder")]
    before = [each for each in signs if abs(each.y + 5 - line.y) < 1 and 0 < line.x - each.x < 20]
    return max(before, key=lambda each: each.x).name


def standing(script: str) -> list[list[str]]:
    """The groups of A's open cards after some actions, as they are printed."""
    _, states = played(script)
    deal = view(states[-1], Player.A).deal
    assert deal is not None
    return [[str(face(card)) for card in group] for group in grouped(deal, Player.A)]


ONE = (
    "B deals\nA holds QS QS JD JD AH KH 8H 7S\nB holds 8C 9S 9C 7C 7H 7D 8D 8S\n"
    "turned 9D\nstock QH 9S\nA plays AH\nB plays 7H\nA declares QS JD\n"
)


def test_a_second_bezique_stands_with_the_first() -> None:
    assert standing(ONE) == [["QS", "JD"]]
    more = ONE.replace("stock QH 9S", "stock QH 9S 9H 9C")
    both = more + "A draws\nA plays 8H\nB plays 8C\nA declares QS QS JD JD"
    assert standing(both) == [["QS", "QS", "JD", "JD"]]


def test_another_kind_of_combination_stands_for_itself() -> None:
    more = ONE.replace("stock QH 9S", "stock QH 9S 9H 9C")
    married = more + "A draws\nA plays 8H\nB plays 8C\nA declares KH QH"
    assert standing(married) == [["QS", "JD"], ["KH", "QH"]]


def seen_deal(sitting: Sitting) -> DealView:
    deal = sitting.seen.deal
    assert deal is not None
    return deal


def box(pose: Pose) -> Rect:
    """The upright rectangle round a card that hardly leans."""
    return Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)


@pytest.mark.parametrize("preset", [Preset.DICTIONARY, Preset.RUBICON_1887], ids=str)
def test_no_card_lies_on_a_mark_and_no_mark_on_another(preset: Preset) -> None:
    """One deal, looked at in windows of every size."""
    sitting = Sitting(seed=4, options=PRESETS[preset])
    looked = 0
    for _ in range(45):
        sitting.until(lambda: sitting.asked)
        for size in SIZES:
            resized(sitting, size)
            looked += marks_apart(sitting)
        sitting.one("keys")
    assert looked > 150


def marks_apart(sitting: Sitting) -> int:
    """How many marks there are, each clear of cards and of the others."""
    items = sitting.picture.items
    marks = [item for item in items if isinstance(item, Icon) and item.name in MARKS]
    cards = [item.pose for item in items if isinstance(item, CardItem)]
    for mark in marks:
        half = mark.size / 2 - 1
        for dx, dy in ((-half, 0.0), (half, 0.0), (0.0, -half), (0.0, half)):
            under = [pose for pose in cards if pose.contains(mark.x + dx, mark.y + dy)]
            assert not under, (mark, under)
    for one in marks:
        near = [other for other in marks if other.y == one.y and other is not one]
        assert all(abs(one.x - other.x) > one.size * 0.9 for other in near)
    return len(marks)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_card_that_stands_out_of_the_hand_leaves_air_below_the_marks(
    size: tuple[float, float],
) -> None:
    places = Places.of(Sitting(size=size).room)
    m = measures(places)
    marks = laid_foot(places) + BELOW + m.mark / 2
    assert hand_top(places) - _LIFT * m.hand - marks >= 6


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_card_of_the_heap_can_be_read_and_lies_on_its_place(
    size: tuple[float, float],
) -> None:
    sitting = Sitting(seed=4, options=PRESETS[Preset.RUBICON_1887], size=size)

    def heaped() -> bool:
        deal = sitting.seen.deal
        return sitting.asked and deal is not None and len(heap(deal, sitting.seen.options)) > 5

    sitting.plays_on("keys", heaped)
    place = heap_place(sitting.seen, Places.of(sitting.room))
    keys = [str(card) for card in heap(seen_deal(sitting), sitting.seen.options)]
    cards = [item for item in sitting.picture.items if isinstance(item, CardItem)]
    lying = [item for item in cards if item.key in keys]
    assert len(lying) == len(keys) > 5
    for after, item in enumerate(lying, 1):
        corner = item.pose.x - item.pose.width * 0.4, item.pose.y - item.pose.height * 0.4
        assert place.contains(*corner)
        assert not any(other.pose.contains(*corner) for other in lying[after:])
    for item in cards:
        if item.key not in keys and abs(item.pose.angle) < 45:
            assert not meet(box(item.pose), place.grown(-2)), item.key


def test_what_winning_would_allow_stands_where_it_is_chosen_afterwards() -> None:
    sitting = Sitting(seed=6)

    def may() -> bool:
        deal = sitting.seen.deal
        play = isinstance(sitting.seen.choices, MayPlay)
        return sitting.asked and play and deal is not None and bool(hopes(sitting.seen, deal))

    sitting.plays_on("keys", may)
    best = hopes(sitting.seen, seen_deal(sitting))[0]
    lines = [item for item in sitting.picture.items if isinstance(item, Text)]
    figure = next(item for item in lines if item.words == str(best.points) and item.x > 900)
    assert any(item.y == figure.y and item.words[0].isupper() for item in lines)
    assert capital("if") in next(item.words for item in lines if item.words.startswith("If you"))


def test_a_combination_that_is_named_has_the_sign_of_its_marks_before_it() -> None:
    sitting = Sitting(seed=9)

    def may() -> bool:
        deal, seen = sitting.seen.deal, sitting.seen
        if deal is None or not isinstance(seen.choices, MayPlay) or not sitting.asked:
            return False
        return bool(deal.open[seen.player]) and len(hopes(seen, deal)) > 1

    sitting.plays_on("keys", may)
    deal, seen = seen_deal(sitting), sitting.seen
    for row, one in enumerate(hopes(seen, deal)[:3]):
        name = combination_name(one.kind, one.cards)
        name = say("panel.if-won.or", name=name[:1].lower() + name[1:]) if row else name
        assert sign_before(sitting, name) == EMPTY[one.kind], "one only may be declared"
    card = min(deal.open[seen.player])
    sitting.point(CardAt(str(card)))
    sitting.wait()
    for kind in may_serve(seen, deal, card)[:4]:
        assert sign_before(sitting, kind_name(kind)) == EMPTY[kind]
    for kind in served(deal, card):
        assert sign_before(sitting, kind_name(kind)) not in EMPTY.values()


def test_the_last_tricks_are_told_from_each_other_by_their_colour() -> None:
    sitting = Sitting(seed=6)

    def late() -> bool:
        deal = sitting.seen.deal
        return sitting.asked and deal is not None and len(deal.tricks) > 26

    sitting.plays_on("keys", late)
    won = [trick.winner for trick in seen_deal(sitting).tricks[24:]]
    drawn = [item for item in sitting.picture.items if isinstance(item, Box) and item.radius == 3]
    tones = [item.fill.tone if item.fill is not None else None for item in drawn]
    assert len(tones) == 8
    wanted = [Tone.IVORY if one is sitting.seen.player else Tone.RED for one in won]
    assert tones[: len(won)] == wanted
    assert "the last counts 10" in sitting.words


def test_the_last_trick_counts_what_was_agreed_on() -> None:
    assert last_counts(Options()) == 10
    assert last_counts(PRESETS[Preset.RUBICON_1887]) == 50
    assert last_counts(Options(last_trick=LastTrick.OF_THE_STOCK)) == 0


def test_no_rail_and_no_mark_stays_where_cards_have_flown_up_to_be_celebrated() -> None:
    sitting = Sitting(seed=6)

    def laid() -> bool:
        deal = sitting.seen.deal
        return sitting.asked and deal is not None and bool(deal.open[sitting.seen.player])

    sitting.plays_on("keys", laid)
    board, places = sitting.table.board, Places.of(sitting.room)
    me, deal = sitting.seen.player, seen_deal(sitting)
    quiet = board.tableau(board.cards(), Prompt(""))
    feast = Celebration(Feat.DOUBLE_BEZIQUE, me, 500, deal.open[me])
    loud = replace(quiet, celebrated=feast, share=0.5)

    def own_marks(table: RenderContext) -> list[Item]:
        signs = [item for item in below(table, places, ()) if isinstance(item, Icon)]
        return [item for item in signs if item.name in MARKS and item.y > places.room.height / 2]

    assert own_marks(quiet)
    assert not own_marks(loud)


def test_whoever_sits_opposite_has_a_plate_from_the_cut_on() -> None:
    sitting = Sitting(seed=6)
    sitting.until(lambda: sitting.asked)
    assert sitting.seen.deal is None
    board = sitting.table.board
    table = board.tableau(board.cards(), Prompt(""))
    sits = replace(table, opposite=Opposite("master", "argand"))
    (plate,) = widgets(below(sits, Places.of(sitting.room), ()))
    assert plate.told == table.other
    assert not below(table, Places.of(sitting.room), ())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_words_under_the_face_come_from_its_lips_too(size: tuple[int, int], language: str) -> None:
    """In a tall narrow window long words stood off the face."""
    speak(language)
    sitting = Sitting(seed=6, size=size)
    sitting.plays_on("keys", lambda: sitting.asked and sitting.seen.deal is not None)
    board, places = sitting.table.board, Places.of(sitting.room)
    for words in (say("say.seven"), say("say.declared", Name=say("say.exchanged"), points="40")):
        sits = replace(
            board.tableau(board.cards(), Prompt("")),
            opposite=Opposite("club", "lavelle"),
            spoken=Spoken((Saying(sitting.seen.player.other, words),)),
        )
        hangs = portrait(sits, places)
        (bubble,) = (item for item in said(sits, places) if isinstance(item, Bubble))
        assert hangs is not None
        assert bubble.lips is not None
        assert hangs.x + hangs.width / 2 < bubble.lips[0] < hangs.right
        assert hangs.y < bubble.lips[1] < hangs.bottom


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_long_words_hide_little_of_the_sequence_that_was_just_laid(
    size: tuple[int, int],
) -> None:
    sitting = Sitting(seed=6, size=size)
    sitting.plays_on("keys", lambda: sitting.asked and sitting.seen.deal is not None)
    board, places = sitting.table.board, Places.of(sitting.room)
    m, y = measures(places), other_laid_foot(places)
    laid = tuple(
        CardItem(each, each, Pose(places.centre + at * m.other_laid_step, y - m.other_laid * 0.7,
                                  m.other_laid), Shadow.REST)
        for at, each in enumerate(("AH", "TH", "KH", "QH", "JH"), -2)
    )  # fmt: skip
    table = board.tableau((*board.cards(), *laid), Prompt(""))
    words = say("say.declared", Name="Royal sequence ♥", points="two hundred and fifty")
    spoken = Spoken((Saying(sitting.seen.player.other, words),))
    sits = replace(table, opposite=Opposite("club", "lavelle"), spoken=spoken)
    (bubble,) = (item for item in said(sits, places) if isinstance(item, Bubble))
    assert bubble.rect.y >= y


def test_a_ring_is_about_the_open_card_of_which_the_panel_tells_and_about_no_other() -> None:
    sitting = Sitting(seed=6)

    def laid() -> bool:
        deal = sitting.seen.deal
        return sitting.asked and deal is not None and bool(deal.open[sitting.seen.player])

    sitting.plays_on("keys", laid)
    deal, board, places = seen_deal(sitting), sitting.table.board, Places.of(sitting.room)
    own = deal.open[sitting.seen.player]
    for card, ringed in ((min(own), True), (min(deal.hand - own), False)):
        table = replace(board.tableau(board.cards(), Prompt("")), pointed=CardAt(str(card)))
        lies = next(item.pose for item in table.cards if item.key == str(card))
        rings = [
            item
            for item in above(table, places)
            if isinstance(item, Box) and item.outline == Paint(Tone.BRASS) and item.dash is None
        ]
        assert len(rings) == ringed
        for ring in rings:
            assert ring.rect.x == lies.x - lies.width / 2
            assert ring.rect.centre[1] == lies.y
            assert ring.rect.width <= lies.width
