"""Celebrations: each big event once, briefly, above the hand, with no card but what both know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise, product
from math import cos, radians, sin
from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.ai.heuristic.thumb import choose
from game.piquet.ui.celebrations import (
    Celebration,
    Feat,
    called_cards,
    celebrations,
    feats_of,
    meeting,
)
from game.piquet.ui.feast import feast_items, flown, place_of, sunk
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.layout import table_layout
from game.piquet.ui.measures import portrait_place
from game.piquet.ui.panel.panel import panel_items
from game.piquet.ui.table_ui import UI
from game.piquet.words import say
from game.players.player import Human
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import CARD_RATIO, Pose, Rect, Room, Tone
from game.stage.director import Director, Motion
from game.stage.geometry import meet, spread
from game.stage.ornaments import Flecks, Lettering, Portrait, Rays, lettering_width
from game.stage.picture import Box, CardItem, Item, Picture, Text, painted
from game.stage.places import Places
from game.stage.signs import plate_of
from game.stage.tween import Clock
from game.table.celebrations import SECONDS, STILL, Celebrating
from game.table.offers import Prompt
from game.table.opposite import NOBODY, Opposite
from game.table.picture import table_picture
from game.table.render_context import RenderContext
from game.table.spoken import Spoken
from game.table.ui_parts import Happened
from game.words.catalogue import speak
from rules.core.cards import card as named
from rules.core.seats import Player
from rules.piquet.chain import PiquetMoment
from rules.piquet.options import ELDER_MOST, HUNDRED
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start
from rules.piquet.scoring import Item as For
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import State
from rules.piquet.view import seen_by, view
from tests.game.parties import Thumb
from tests.game.pilot import SIZES, EstimatingRuler
from tests.game.plain import window_room
from tests.rules.luck import eager_action
from tests.rules.table import given

CELEBRATED = {
    For.REPIQUE: Feat.REPIQUE,
    For.PIQUE: Feat.PIQUE,
    For.CAPOT: Feat.CAPOT,
    For.CARTE_BLANCHE: Feat.CARTE_BLANCHE,
}
SHARES = (0.0, 0.1, 0.3, STILL, 0.9, 1.0)


def at(
    room: Room, shown: Celebration, share: float, cards: tuple[CardItem, ...] | None = None
) -> RenderContext:
    """A table at which this is celebrated; a card is held there if none is said to lie there."""
    return RenderContext(
        seen=view(start(), Player.A),
        names=("You", "Maximilian"),
        hand_state=HandState(),
        cards=(held(Places.of(room)),) if cards is None else cards,
        spoken=Spoken(),
        prompt=Prompt(""),
        celebrated=shown,
        share=share,
    )


def items(
    feat: Feat, share: float, room: Room, faces: tuple[str, ...] = (), player: Player = Player.B
) -> list[Item]:
    shown = Celebration(feat, player, 34, 94, faces)
    return feast_items(at(room, shown, share), Places.of(room))


def test_gold_comes_down_for_a_person_and_not_for_a_program() -> None:
    """A viewer of pictures took the other's repique for his own."""
    room = Room(1280, 800, EstimatingRuler())
    for player in Player:
        shown = Celebration(Feat.REPIQUE, player, 34, 94, ())
        for opposite, falls in ((Opposite("club", "lavelle"), player is Player.A), (NOBODY, True)):
            table = replace(at(room, shown, STILL), opposite=opposite)
            drawn = feast_items(table, Places.of(room))
            assert any(isinstance(item, Flecks) for item in drawn) is falls


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("feat", Feat)
def test_the_face_opposite_is_seen_over_the_fan_and_the_hand_is_clear(
    feat: Feat, size: tuple[int, int]
) -> None:
    """Under the fan nobody saw whose repique it was, and the rays lay over hand and pad."""
    room = Room(*size, EstimatingRuler())
    places = Places.of(room)
    faces = () if feat in (Feat.RUBICON, Feat.HUNDRED) else tuple(map(str, PACK))[:12]
    for player in Player:
        table = at(room, Celebration(feat, player, 34, 94, faces), STILL)
        place = place_of(table, places)
        assert not meet(place, portrait_place(places))
        assert place.bottom < lying_top(table, places)
    rays = [item for item in items(feat, STILL, room, faces) if isinstance(item, Rays)]
    assert [ray.rect for ray in rays] == [places.baize]


def test_the_light_goes_down_over_all_cards_but_those_that_are_celebrated() -> None:
    room = Room(1280, 800, EstimatingRuler())
    lying = tuple(CardItem(face, face, Pose(500, 600, 90)) for face in ("7H", "AS", "KS"))
    shown = Celebration(Feat.REPIQUE, Player.A, 34, 94, ("7H",))
    for share, dark in ((0.0, False), (STILL, True), (1.0, False)):
        drawn = table_picture(UI, at(room, shown, share, lying), room).items
        unlit = {item.key: item.unlit for item in drawn if isinstance(item, CardItem)}
        assert unlit == {"7H": False, "AS": dark, "KS": dark}
        rays = next(at for at, item in enumerate(drawn) if isinstance(item, Rays))
        cards = [at for at, item in enumerate(drawn) if isinstance(item, CardItem)]
        assert rays < min(cards), "the rays lie on the cloth"


def test_the_light_goes_down_over_the_face_opposite_and_its_plate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They alone stayed bright in the dark, and drew the eye from what is celebrated."""
    room = Room(1280, 800, EstimatingRuler())
    seen = view(Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(3)).state, Player.A)
    shown = Celebration(Feat.REPIQUE, Player.A, 34, 94, SIXTEEN)
    table = replace(at(room, shown, STILL), seen=seen, opposite=Opposite("club", "lavelle"))
    monkeypatch.setattr(UI, "portrait", lambda _table, places: portrait_place(places))
    drawn = table_picture(UI, table, room).items
    rays = next(at for at, item in enumerate(drawn) if isinstance(item, Rays))
    portrait = next(at for at, item in enumerate(drawn) if isinstance(item, Portrait))
    name = next(
        at for at, item in enumerate(drawn) if isinstance(item, Text) and item.words == "Maximilian"
    )
    assert max(portrait, name) < rays


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [4, 9, 12])
def test_the_edge_of_the_fan_keeps_off_the_plate(size: tuple[int, int], count: int) -> None:
    room = Room(*size, EstimatingRuler())
    plate = plate_of("Madame Argand", portrait_place(Places.of(room)), room, signed=True)
    faces = tuple(map(str, PACK))[:count]
    for item in items(Feat.REPIQUE, STILL, room, faces):
        if isinstance(item, CardItem):
            for x, y in upper_edge(item.pose):
                assert not plate.contains(x, y)


def held(places: Places) -> CardItem:
    """A card in the middle of the own hand."""
    width = places.sizes.hand
    y = places.hand_foot - width * CARD_RATIO / 2
    return CardItem("own:0", None, Pose(places.centre, y, width))


def lying_top(table: RenderContext, places: Places) -> float:
    """How high the own hand reaches while something is celebrated."""
    (card,) = sunk(table, [held(places)], places)
    return card.pose.y - card.pose.height / 2


@pytest.mark.parametrize("size", SIZES)
def test_the_own_hand_is_held_low_and_small_and_stays_on_the_cloth(size: tuple[int, int]) -> None:
    """Fan, word, sum and twelve cards stood on top of each other without air."""
    room = Room(*size, EstimatingRuler())
    places = Places.of(room)
    for player in Player:
        shown = Celebration(Feat.REPIQUE, player, 34, 94, SIXTEEN)
        (card,) = sunk(at(room, shown, STILL), [held(places)], places)
        assert card.pose.width < 0.8 * places.sizes.hand
        foot = card.pose.y + card.pose.height / 2
        assert places.hand_foot < foot < places.baize.bottom - 20
        for share in (0.0, 1.0):
            assert sunk(at(room, shown, share), [held(places)], places) == [held(places)]


def test_tricks_that_were_won_do_not_come_nearer_and_without_a_hand_there_is_more_room() -> None:
    room = Room(1280, 800, EstimatingRuler())
    places = Places.of(room)
    shown = Celebration(Feat.CAPOT, Player.A, 22, 62, tuple(map(str, PACK))[:12])
    won = CardItem("won", None, Pose(places.left + 40, places.hand_foot - 40, places.sizes.won))
    (card,) = sunk(at(room, shown, STILL), [won], places)
    assert (card.pose.x, card.pose.width) == (won.pose.x, won.pose.width)
    bare, full = (
        place_of(table, places)
        for table in (at(room, shown, STILL, (won,)), at(room, shown, STILL))
    )
    assert bare.height > full.height or bare.y > full.y


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(4, 13))
def test_the_fan_keeps_off_the_own_discard(size: tuple[int, int], count: int) -> None:
    room = Room(*size, EstimatingRuler())
    places = Places.of(room)
    pile = places.right - spread(ELDER_MOST, places.sizes.lying, places.sizes.lying_step)
    top = places.hand_top - 40 - places.sizes.lying * CARD_RATIO
    for player in Player:
        drawn = items(Feat.REPIQUE, STILL, room, tuple(map(str, PACK))[:count], player)
        for card in (item for item in drawn if isinstance(item, CardItem)):
            corner = lower_right(card.pose)
            assert corner[0] < pile or corner[1] < top


def test_there_is_air_about_the_name_of_the_others_repique() -> None:
    room = window_room((1280, 800))
    places = Places.of(room)
    table = at(room, Celebration(Feat.REPIQUE, Player.B, 39, 99, SIXTEEN), STILL)
    drawn = feast_items(table, places)
    title, figure = (item for item in drawn if isinstance(item, Lettering))
    fan = max(
        card.pose.y + card.pose.height / 2
        for card in drawn
        if isinstance(card, CardItem) and abs(card.pose.x - places.centre) < 60
    )
    cap = 0.67
    assert title.y - title.size * cap - fan > 40
    assert figure.y - figure.size * cap - title.y > 40
    assert lying_top(table, places) - figure.y > 25
    assert figure.size > title.size / 2


def test_who_made_it_is_seen_in_the_light_and_no_name_is_said_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room(1280, 800, EstimatingRuler())
    seen = view(Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(3)).state, Player.A)
    for player in Player:
        shown = Celebration(Feat.REPIQUE, player, 34, 94, SIXTEEN)
        for opposite in (Opposite("club", "lavelle"), NOBODY):
            table = replace(at(room, shown, STILL), seen=seen, opposite=opposite)
            monkeypatch.setattr(UI, "portrait", lambda _table, places: portrait_place(places))
            drawn = table_picture(UI, table, room).items
            rays = next(at for at, item in enumerate(drawn) if isinstance(item, Rays))
            lit = [at > rays for at, item in enumerate(drawn) if isinstance(item, Portrait)]
            assert lit == ([] if opposite is NOBODY else [player is Player.B])
            names = [i for i in feast_items(table, Places.of(room)) if isinstance(i, Text)]
            said = any(i.words == table.names[player] for i in names)
            assert said is (player is Player.A or opposite is NOBODY)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_letters_keep_off_the_own_discard(size: tuple[int, int], language: str) -> None:
    speak(language)
    room = window_room(size)
    places = Places.of(room)
    pile = places.right - spread(ELDER_MOST, places.sizes.lying, places.sizes.lying_step)
    for feat in Feat:
        title = next(item for item in items(feat, STILL, room) if isinstance(item, Lettering))
        assert (
            title.x + lettering_width(title.words, title.size, room.ruler, flourish=True) / 2 < pile
        )


def lower_right(pose: Pose) -> tuple[float, float]:
    """A corner of a card."""
    turn, x, y = radians(pose.angle), pose.width / 2, pose.height / 2
    return pose.x + x * cos(turn) - y * sin(turn), pose.y + x * sin(turn) + y * cos(turn)


def upper_edge(pose: Pose) -> list[tuple[float, float]]:
    """Points along the upper edge of a card."""
    turn = radians(pose.angle)
    found = []
    for step in range(-10, 11):
        aside, up = pose.width * step / 20, -pose.height / 2
        x = pose.x + aside * cos(turn) - up * sin(turn)
        found.append((x, pose.y + aside * sin(turn) + up * cos(turn)))
    return found


def test_the_name_of_a_repique_takes_more_than_half_of_the_cloth() -> None:
    room = window_room((1280, 800))
    for player in Player:
        drawn = items(Feat.REPIQUE, STILL, room, SIXTEEN, player)
        title = next(item for item in drawn if isinstance(item, Lettering))
        wide = lettering_width(title.words, title.size, room.ruler, flourish=True)
        assert 0.55 < wide / Places.of(room).baize.width < 0.65


SIXTEEN = ("7H", "8H", "9H", "TH", "JH", "QH", "QS", "QC", "QD")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 8, 12])
def test_the_fan_is_held_as_a_hand_holds_it(size: tuple[int, int], count: int) -> None:
    """Flat as a row of cards on a table, it had no swing."""
    faces = tuple(map(str, PACK))[:count]
    drawn = items(Feat.REPIQUE, STILL, Room(*size, EstimatingRuler()), faces)
    first, *_, last = [item.pose.angle for item in drawn if isinstance(item, CardItem)] * 2
    assert first == pytest.approx(-last)
    assert last <= 18.01
    assert last > 10 or count == 1


def test_no_leaf_comes_down_on_the_name_nor_on_the_sum() -> None:
    """One over the last letter of "Repic" was read as its accent, one in the sum as a comma."""
    room = Room(1280, 800, EstimatingRuler())
    drawn = items(Feat.REPIQUE, STILL, room, SIXTEEN, Player.A)
    (leaves,) = (item for item in drawn if isinstance(item, Flecks))
    over, place, under = leaves.clear
    title = next(item for item in drawn if isinstance(item, Lettering))
    half = lettering_width(title.words, title.size, room.ruler) / 2
    for x in (title.x - half, title.x, title.x + half):
        assert over.contains(x, title.y - 0.9 * title.size)
        assert over.contains(x, title.y)
    name, parts, why = (item for item in drawn if isinstance(item, Text))
    assert under.contains(why.x, why.y - 5)
    figure = [item for item in drawn if isinstance(item, Lettering)][-1]
    assert parts.paint.tone is Tone.BRASS
    for x in (name.x, parts.x, figure.x + lettering_width("94", figure.size, room.ruler) / 2):
        assert place.contains(x, figure.y - 5)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "34 in hand before Maximilian counted", "34 with the play before you counted"),
        ("fr", "34 en main, Maximilian n’ayant rien compté",
         "34 avec le jeu avant que vous ne comptiez"),
    ],
)  # fmt: skip
def test_a_line_says_what_sixty_and_thirty_are_for(
    language: str, mine: str, theirs: str, size: tuple[int, int]
) -> None:
    """Nothing in sight told a newcomer why they came."""
    speak(language)
    room = Room(*size, EstimatingRuler())
    places, opposite = Places.of(room), Opposite("club", "lavelle")
    for feat, player, words in ((Feat.REPIQUE, Player.A, mine), (Feat.PIQUE, Player.B, theirs)):
        table = replace(at(room, Celebration(feat, player, 34, 94), STILL), opposite=opposite)
        (line,) = (
            one for one in feast_items(table, places)
            if isinstance(one, Text) and one.words == words
        )  # fmt: skip
        assert line.y < lying_top(table, places)
        assert places.baize.x < line.x - room.ruler.width(words, line.font) / 2
    capot = items(Feat.CAPOT, STILL, room)
    assert not any(isinstance(one, Text) and one.words in (mine, theirs) for one in capot)


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


def test_the_rubicon_that_a_player_of_the_program_crosses_is_no_feast() -> None:
    """Rays of gold for what takes the rubicon away from oneself."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(0))
    before, crossed = view(session.state, Player.A), Counter[Player]()
    while moments := session.advance():
        for moment in moments:
            after = view(moment.state, Player.A)
            seen = Happened(
                event=seen_by(moment.event, moment.state, Player.A), before=before, seen=after
            )
            for each in feats_of(seen):
                if each.feat is Feat.RUBICON:
                    crossed[each.player] += 1
                    mine = each.player is Player.A
                    assert (each in feats_of(replace(seen, opposite="club"))) is mine
            before = after
    assert crossed == Counter(Player), "a partie in which both do"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("feat", Feat)
def test_no_face_is_shown_but_of_its_cards_and_nothing_leaves_the_cloth(
    feat: Feat, language: str
) -> None:
    speak(language)
    for width, height in SIZES:
        room = Room(width, height, EstimatingRuler())
        places = Places.of(room)
        for faces, share in product(((), SIXTEEN[:1], SIXTEEN), SHARES):
            drawn = items(feat, share, room, faces)
            assert Picture(None, tuple(drawn)).faces() == frozenset(faces)  # type: ignore[arg-type]
        for player in Player:
            shown = at(room, Celebration(feat, player, 34, 94, SIXTEEN), STILL)
            foot = lying_top(shown, places)
            assert all(inside(item, places, foot) for item in feast_items(shown, places))


def inside(item: Item, places: Places, foot: float) -> bool:
    """Whether it lies on the cloth above the hand, which begins at `foot`."""
    left, right = places.baize.x, places.baize.right
    match item:
        case Lettering(words, x, y, size):
            half = lettering_width(words, size, places.room.ruler) / 2
            return left < x - half < x + half < right and y < foot
        case Text(_, x, y):
            return left < x < right and y < foot
        case CardItem(pose=pose):
            corners = [pose.raised(up) for up in (-pose.height / 2, pose.height / 2)]
            high = all(places.baize.y < corner.y < foot for corner in corners)
            return high and left + pose.width / 2 < pose.x < right - pose.width / 2
    return True


def test_what_does_not_move_shows_everything_in_its_place() -> None:
    room = Room(1280, 800, EstimatingRuler())
    for feat in Feat:
        words = [item.words for item in items(feat, STILL, room) if isinstance(item, Lettering)]
        assert words == [say(f"feat.{feat.value}"), "94"]
    for language in ("en", "fr"):
        speak(language)
        assert len({say(f"feat.{feat.value}") for feat in Feat}) == len(Feat)


def test_the_fan_reads_from_left_to_right_and_every_court_shows_its_face() -> None:
    for size in SIZES:
        room = Room(*size, EstimatingRuler())
        drawn = items(Feat.REPIQUE, STILL, room, SIXTEEN)
        cards = [item for item in drawn if isinstance(item, CardItem)]
        assert tuple(card.face for card in cards) == SIXTEEN
        steps = [b.pose.x - a.pose.x for a, b in pairwise(cards)]
        pips, courts = steps[:4], steps[4:]
        assert 0.2 * cards[0].pose.width < max(pips) < min(courts)


def test_a_card_comes_from_where_it_lies_and_goes_back_there() -> None:
    room = Room(1280, 800, EstimatingRuler())
    lying = CardItem("QH", "QH", Pose(500, 600, 112, 3.0))
    shown = Celebration(Feat.REPIQUE, Player.A, 34, 94, ("QH",))
    for share, home in ((0.0, True), (STILL, False), (1.0, True)):
        table = at(room, shown, share, (lying,))
        (card,) = (i for i in feast_items(table, Places.of(room)) if isinstance(i, CardItem))
        assert (card.pose == lying.pose) is home
        assert flown(table, lying, Places.of(room)), "it would be seen twice"


def test_no_card_of_the_trick_sticks_out_under_the_letters() -> None:
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(3))
    seen = view(session.state, Player.A)
    while seen.deal is None or seen.deal.table.led is None:
        session.advance()
        seen = view(session.state, Player.A)
    for size in SIZES:
        room = Room(*size, EstimatingRuler())
        cards = tuple(table_layout(seen, seen.deal, room, HandState()).values())
        led = str(seen.deal.table.led)
        for share, lies in ((0.0, True), (STILL, False), (0.99, True)):
            table = RenderContext(
                seen=seen,
                names=("A", "B"),
                hand_state=HandState(),
                cards=cards,
                spoken=Spoken(),
                prompt=Prompt(""),
                celebrated=Celebration(Feat.PIQUE, Player.A, 30, 60),
                share=share,
            )
            drawn = table_picture(UI, table, room).items
            assert (led in {i.key for i in drawn if isinstance(i, CardItem)}) == lies


def test_the_points_only_grow_and_nothing_flashes() -> None:
    room = Room(1280, 800, EstimatingRuler())
    for feat in Feat:
        figures, veils = [], []
        for step in range(101):
            drawn = items(feat, step / 100, room)
            letters = [item.words for item in drawn if isinstance(item, Lettering)]
            figures += [int(words) for words in letters if words.isdigit()]
            veils.append(next(item for item in drawn if isinstance(item, Rays)).alpha)
        assert figures == sorted(figures)
        rises = [a < b for a, b in pairwise(veils) if a != b]
        assert rises == sorted(rises, reverse=True), "it comes once and goes once"


def test_only_cards_that_both_know_fly_up_and_they_are_the_ones_of_its_maker() -> None:
    """Whoever is asked, the same cards are named: nobody sees what only the other may see."""
    found = 0
    for seed in range(4):
        luck, state = Random(seed), start()
        while state.turn is not None:
            for moment in apply(state, eager_action(state, luck)):
                told = [told_to(player, state, moment) for player in Player]
                assert told[0] == told[1]
                for one in told[0]:
                    deal = moment.state.current
                    seat = deal.seat(one.player)
                    had = deal.hands[seat] | deal.table.played(seat) | deal.exchanged.discards[seat]
                    assert set(one.cards) <= set(map(str, had))
                    found += len(one.cards)
                state = moment.state
    assert found > 20


def test_a_repique_lights_its_own_line_of_the_pad() -> None:
    """The line of what had been called last was lit, as if that were celebrated."""
    deal = given("AS KS QS JS TS  AH 8H  AD 8D  AC 8C 7C", "9S 8S 7S  KH QH JH 7H  KD QD JD 7D  KC")
    deal.elder_calls("point of five").answered("good").elder_calls("quint major").answered("good")
    deal.elder_calls("quatorze of aces").answered("good")
    for seat in Seat:
        drawn = painted(
            panel_items(deal.view(seat), ("A", "B"), Room(1280, 800, EstimatingRuler()))
        )
        bars = [each.rect for each in drawn if isinstance(each, Box) and each.rect.width == 3]
        (own,) = [i.y for i in drawn if isinstance(i, Text) and i.words == "Repique"]
        assert bars[-1].y < own < bars[-1].bottom, seat


def test_a_repique_and_the_sum_it_is_a_part_of_are_written_in_red() -> None:
    deal = given("AS KS QS JS TS  AH 8H  AD 8D  AC 8C 7C", "9S 8S 7S  KH QH JH 7H  KD QD JD 7D  KC")
    deal.elder_calls("point of five").answered("good").elder_calls("quint major").answered("good")

    def red() -> list[str]:
        drawn = painted(
            panel_items(deal.view(ELDER), ("A", "B"), Room(1280, 800, EstimatingRuler()))
        )
        return [i.words for i in drawn if isinstance(i, Text) and i.paint.tone is Tone.RED]

    assert not red()
    deal.elder_calls("quatorze of aces").answered("good")
    assert sorted(red()) == ["60", "94"]


def told_to(player: Player, before: State, moment: PiquetMoment) -> tuple[Celebration, ...]:
    """What is celebrated for one player when this has happened."""
    if before.deal is None:
        return ()
    event = seen_by(moment.event, moment.state, player)
    return celebrations(event, view(before, player), view(moment.state, player))


def test_a_repique_shows_the_sequence_whose_suit_was_told_and_all_four_of_a_rank() -> None:
    deal = given("AS KS QS JS TS  AH 8H  AD 8D  AC 8C 7C", "9S 8S 7S  KH QH JH 7H  KD QD JD 7D  KC")
    deal.elder_calls("point of five").answered("good").elder_calls("quint major").answered("good")
    deal.elder_calls("quatorze of aces").answered("good")
    for seat in Seat:
        cards = called_cards(deal.deal_view(seat), ELDER)
        assert " ".join(map(str, cards)) == "TS JS QS KS AS AC AD AH"


@pytest.mark.parametrize(
    ("called", "lie"),
    [
        (
            "7H 8H 9H TH JH QH,QS KS AS,QS QC QD QH",
            "7H 8H 9H TH JH QH QD QC QS KS AS",
        ),
        ("TS JS QS KS AS,TS TC TD TH", "TD TH TC TS JS QS KS AS"),
        ("TS JS QS KS AS,KS KC KD KH", "TS JS QS KS AS KC KD KH"),
        ("AS AC AD AH,KS KC KD KH", "AD AH AS AC KS KC KD KH"),
        ("", ""),
    ],
)
def test_what_two_combinations_share_lies_where_they_meet(called: str, lie: str) -> None:
    """Four queens lay apart in the fan, two of them beside strangers."""
    groups = [tuple(map(named, group.split())) for group in called.split(",") if group]
    assert " ".join(map(str, meeting(groups))) == lie


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


@pytest.mark.parametrize("size", [*SIZES, (1024, 1400)])
def test_the_cards_of_a_fan_keep_their_steps(size: tuple[int, int]) -> None:
    """In a tall window they were large, and so near to each other that only indices were seen."""
    room = Room(*size, EstimatingRuler())
    faces = ("7H", "8H", "9H", "TH", "JH", "QH", "QD", "QC", "QS", "KS", "AS")
    drawn = items(Feat.REPIQUE, STILL, room, faces)
    poses = [item.pose for item in drawn if isinstance(item, CardItem) and item.face in faces]
    assert len(poses) == len(faces)
    for one, other in pairwise(poses):
        assert other.x - one.x > one.width * 0.32


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
                isinstance(item, Lettering)
                and item.words == say(f"feat.{table.board.feast.now.feat}")
                for item in table.picture(room).items
            )
        if table.asks and human.idle:
            human.answer(choose(table.board.seen, 3))
        if going is not None and len(session.state.results) == 6 and session.state.turn is None:
            break
    assert session.state.turn is None
    assert seen


def test_no_portrait_looks_out_from_behind_the_fan(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(1280, 800, EstimatingRuler())
    shown = Celebration(Feat.REPIQUE, Player.A, 34, 94, SIXTEEN)
    fan = place_of(at(room, shown, STILL), Places.of(room))
    behind, beside = Rect(fan.x + 40, fan.y - 30, 90, 112), Rect(fan.x - 100, fan.y, 90, 112)
    for place, celebrated, seen in (
        (behind, shown, False),
        (beside, shown, True),
        (behind, None, True),
    ):
        monkeypatch.setattr(UI, "portrait", hung_at(place))
        opposite = Opposite("club", "lavelle")
        table = replace(at(room, shown, STILL), celebrated=celebrated, opposite=opposite)
        drawn = table_picture(UI, table, room).items
        assert any(isinstance(item, Portrait) for item in drawn) is seen


def hung_at(place: Rect) -> Callable[[RenderContext, Places], Rect | None]:
    """A portrait that hangs there, whoever plays."""
    return lambda _table, _places: place
