"""Celebrations: each big event once, briefly, in one place, and no card is shown by them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.piquet.face.celebrations import (
    Celebration,
    Feat,
    celebration_items,
    celebrations,
)
from game.piquet.face.desk import Desk
from game.piquet.face.layout import table_layout
from game.piquet.mind.thumb.thumb import choose
from game.piquet.seam.face import FACE
from game.piquet.words.say import say
from game.players.human import Human
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.clock import Clock
from game.stage.director import Director, Motion
from game.stage.picture import Box, CardItem, Picture, Rect, Room, Stroke, Text
from game.stage.places import Places
from game.table.celebrating import SECONDS, STILL, Celebrating
from game.table.offers import Prompt
from game.table.picture import table_picture
from game.table.spoken import Spoken
from game.table.tableau import Tableau
from game.words.catalogue import speak
from rules.core.seats import Player
from rules.piquet.options import HUNDRED
from rules.piquet.scoring import Item
from rules.piquet.view import seen_by, view
from tests.game.parties import Thumb
from tests.game.pilot import SIZES, EstimatingRuler

CELEBRATED = {
    Item.REPIQUE: Feat.REPIQUE,
    Item.PIQUE: Feat.PIQUE,
    Item.CAPOT: Feat.CAPOT,
    Item.CARTE_BLANCHE: Feat.CARTE_BLANCHE,
}
SHARES = (0.0, 0.1, 0.3, STILL, 0.9, 1.0)


def items(feat: Feat, share: float, room: Room) -> tuple[Box | Stroke | Text | CardItem, ...]:
    shown = Celebration(feat, Player.B, 34, 94)
    drawn = celebration_items(shown, share, ("You", "Maximilian"), Places.of(room))
    return tuple(item for item in drawn if isinstance(item, Box | Stroke | Text | CardItem))


def test_none_lasts_longer_than_the_design_allows() -> None:
    assert all(0 < seconds <= 1.6 for seconds in SECONDS.values())
    assert SECONDS.keys() == set(Motion)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("player", Player)
def test_each_big_event_is_celebrated_once_by_both(seed: int, player: Player) -> None:
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(seed))
    found: Counter[tuple[Feat, Player]] = Counter()
    wanted: Counter[tuple[Feat, Player]] = Counter()
    before = view(session.state, player)
    while moments := session.advance():
        for moment in moments:
            after = view(moment.state, player)
            event = seen_by(moment.event, moment.state, player)
            found.update((each.feat, each.player) for each in celebrations(event, before, after))
            before = after
        state = session.state
        if state.deal is not None and len(state.results) == state.deal.number:
            for line in state.deal.ledger:
                if line.item in CELEBRATED:
                    wanted[CELEBRATED[line.item], state.deal.player(line.seat)] += 1
    totals = [sum(result[who] for result in session.state.results) for who in Player]
    wanted.update((Feat.RUBICON, who) for who in Player if totals[who] >= HUNDRED)
    assert found == wanted


@pytest.mark.parametrize("feat", Feat)
def test_no_face_is_shown_and_nothing_leaves_the_window(feat: Feat) -> None:
    for width, height in SIZES:
        room = Room(width, height, EstimatingRuler())
        places = Places.of(room)
        for share in SHARES:
            drawn = items(feat, share, room)
            assert Picture(None, drawn).faces() == frozenset()  # type: ignore[arg-type]
            box = next(item.rect for item in drawn if isinstance(item, Box))
            assert box.x > places.baize.x
            assert box.right < places.baize.right
            assert box.y > places.sizes.name_line
            assert box.bottom < places.hand_top, "a held card is covered"
            assert all(inside(item, box) for item in drawn)


def inside(item: Box | Stroke | Text | CardItem, band: Rect) -> bool:
    match item:
        case Box(rect):
            return band.x <= rect.x <= rect.right <= band.right
        case Stroke(x1, y1, x2, y2):
            return band.x < min(x1, x2) <= max(x1, x2) < band.right and band.y < y1 <= y2
        case Text(_, x, y):
            return band.x < x < band.right and band.y < y
        case CardItem(pose=pose):
            return band.x < pose.x < band.right


def test_what_does_not_move_shows_everything_in_its_place() -> None:
    room = Room(1280, 800, EstimatingRuler())
    for feat in Feat:
        words = [item.words for item in items(feat, STILL, room) if isinstance(item, Text)]
        assert say(f"feat.{feat.value}") in words
        assert "94" in words
    for language in ("en", "fr"):
        speak(language)
        assert len({say(f"feat.{feat.value}") for feat in Feat}) == len(Feat)
    speak("en")


def test_nothing_shines_through_the_band_while_it_is_read() -> None:
    for feat in Feat:
        for share in (0.2, STILL, 0.8):
            band = items(feat, share, Room(1280, 800, EstimatingRuler()))[0]
            assert isinstance(band, Box)
            assert band.fill is not None
            assert band.fill.alpha == 1.0


def test_no_card_of_the_trick_sticks_out_under_the_band() -> None:
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(3))
    seen = view(session.state, Player.A)
    while seen.deal is None or seen.deal.table.led is None:
        session.advance()
        seen = view(session.state, Player.A)
    for size in SIZES:
        room = Room(*size, EstimatingRuler())
        cards = tuple(table_layout(seen, seen.deal, room, Desk()).values())
        led = str(seen.deal.table.led)
        for share, lies in ((0.0, True), (STILL, False), (0.99, True)):
            feat = Celebration(Feat.PIQUE, Player.A, 30, 60)
            table = Tableau(
                seen=seen,
                names=("A", "B"),
                desk=Desk(),
                cards=cards,
                spoken=Spoken(),
                prompt=Prompt(""),
                celebrated=feat,
                share=share,
            )
            drawn = table_picture(FACE, table, room).items
            assert (led in {i.key for i in drawn if isinstance(i, CardItem)}) == lies


def test_the_points_only_grow_and_nothing_flashes() -> None:
    room = Room(1280, 800, EstimatingRuler())
    for feat in Feat:
        figures, veils = [], []
        for step in range(101):
            drawn = items(feat, step / 100, room)
            figures += [int(t.words) for t in drawn if isinstance(t, Text) and t.words.isdigit()]
            box = next(item for item in drawn if isinstance(item, Box))
            assert box.fill is not None
            veils.append(box.fill.alpha)
        assert figures == sorted(figures)
        rises = [a < b for a, b in pairwise(veils) if a != b]
        assert rises == sorted(rises, reverse=True), "it comes once and goes once"


@pytest.mark.parametrize("motion", Motion)
def test_two_follow_each_other_and_go_by_themselves(motion: Motion) -> None:
    clock = Clock()
    feast = Celebrating(clock, Director(clock, motion))
    two = [Celebration(feat, Player.A, 0, 60) for feat in (Feat.REPIQUE, Feat.RUBICON)]
    feast.begin(two)
    seen: list[Celebration] = []
    for _ in range(100):
        if feast.now is not None and (not seen or seen[-1] is not feast.now):
            seen.append(feast.now)
        assert feast.moving is (feast.now is not None and motion is not Motion.OFF)
        clock.tick(0.05)
        feast.tick()
    assert seen == two
    assert feast.now is None
    assert clock.now > sum(SECONDS[motion] for _ in two)


def test_a_press_ends_all_of_it() -> None:
    clock = Clock()
    feast = Celebrating(clock, Director(clock, Motion.NORMAL))
    feast.begin([Celebration(feat, Player.A, 0, 60) for feat in (Feat.REPIQUE, Feat.RUBICON)])
    feast.stop()
    assert feast.now is None
    assert not feast.tick()


def test_a_partie_at_the_table_goes_on_after_its_celebrations() -> None:
    from game.demo.house import Showcase  # noqa: PLC0415 - only this test needs a whole house
    from game.table.table import TableScene  # noqa: PLC0415

    human = Human()
    session = Session({Player.A: human, Player.B: Thumb()}, Dealer(3))
    house = Showcase(3, watched=False)
    table = TableScene(session, ("You", "Rival"), {Player.A: human}, house)
    room = Room(1280, 800, EstimatingRuler())
    table.picture(room)
    seen: set[Feat] = set()
    for _ in range(60_000):
        going = table.tick(0.05)
        if table.board.feast.now is not None:
            seen.add(table.board.feast.now.feat)
            assert any(
                isinstance(item, Text) and item.words == say(f"feat.{table.board.feast.now.feat}")
                for item in table.picture(room).items
            )
        if table.asks and human.idle:
            human.answer(choose(table.board.seen, 3))
        if going is not None and len(session.state.results) == 6 and session.state.turn is None:
            break
    assert session.state.turn is None
    assert seen
