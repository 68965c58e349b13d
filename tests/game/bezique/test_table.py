"""Bezique is played at its table: whole games by mouse, by drag, by keys, and by two people."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.bezique.preferences import UNSEEN_CARDS
from game.bezique.ui.choosing import chosen, offered, sevens
from game.bezique.ui.guiding import coached
from game.bezique.ui.hand_state import HandState
from game.bezique.ui.measures import middle, slip
from game.bezique.ui.slips import MOST_ROWS
from game.bezique.ui.stock import unseen_place
from game.bezique.words import say
from game.stage.basics import Rect
from game.stage.geometry import meet
from game.stage.picture import Box, Bubble, CardAt, CardItem, Tail
from game.stage.places import Places
from game.words.catalogue import say as say_general
from game.words.catalogue import speak
from game.words.terms import capital, suit_name
from rules.bezique.actions import Declare
from rules.bezique.choices import MayCut, MayDeclare, MayPlay
from rules.bezique.game import RULES
from rules.bezique.options import Brisques, Options, TargetWhen
from rules.bezique.pack import face
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.scoring import scores
from rules.core.cards import Hand
from tests.game.bezique.sitting import Sitting, resized
from tests.game.pilot import SIZES

SHORT = Options(target=500, target_when=TargetWhen.END_OF_DEAL)


@pytest.mark.parametrize("manner", ["mouse", "drag", "keys"])
def test_a_game_is_played_to_its_settlement(manner: str) -> None:
    sitting = Sitting(options=SHORT)
    assert sitting.plays_on(manner) > 40
    ending = RULES.ending(sitting.session.state)
    assert ending is not None
    assert max(ending.totals) >= 500


def test_two_people_at_one_screen_change_places_by_the_curtain() -> None:
    sitting = Sitting(options=SHORT, people=2)
    lifted = 0
    while not sitting.over and len(sitting.session.state.standing.results) < 1:
        sitting.until(lambda: sitting.asked or sitting.table.curtain)
        if sitting.table.curtain:
            lifted += 1
            assert not any(isinstance(item, CardItem) for item in sitting.picture.items)
            sitting.press("space")
        elif sitting.asked:
            sitting.one("mouse")
    assert lifted > 20


def test_of_the_other_hand_no_face_is_ever_seen_that_was_not_laid_open() -> None:
    sitting = Sitting(seed=5)
    for _ in range(60):
        sitting.until(lambda: sitting.asked)
        deal = sitting.session.state.deal
        if deal is not None and not sitting.over:
            me = sitting.seen.player
            keys = {item.key for item in sitting.picture.items if isinstance(item, CardItem)}
            hidden = deal.hands[me.other] - deal.open[me.other]
            assert not keys & {str(card) for card in hidden}
            assert keys >= {str(card) for card in deal.open[me.other]}
        sitting.one("mouse")


def test_a_copy_of_the_second_pack_looks_as_it_is_printed() -> None:
    sitting = Sitting(seed=5)
    sitting.plays_on("keys", lambda: any(card.pack for card in held(sitting)))
    shown = {item.key: item.face for item in sitting.picture.items if isinstance(item, CardItem)}
    for card in held(sitting):
        assert shown[str(card)] == str(face(card))


def held(sitting: Sitting) -> Hand:
    deal = sitting.seen.deal
    return deal.hand if deal is not None else frozenset()


def declaring(seed: int = 3, least: int = 1) -> Sitting:
    """A table where so many things may be declared."""
    sitting = Sitting(seed=seed)
    sitting.plays_on("keys", lambda: sitting.asked and len(offered(sitting.seen)) >= least)
    assert offered(sitting.seen)
    return sitting


def test_a_click_on_a_card_lets_what_it_makes_stand_ready_and_enter_declares_it() -> None:
    sitting = declaring(least=1)
    one = offered(sitting.seen)[0]
    sitting.click(CardAt(str(min(one.cards))))
    sitting.wait(0.3)
    ready = chosen(sitting.seen, sitting.table.board.hand_state)
    assert ready is not None
    assert min(one.cards) in ready.cards
    before = scores(sitting.session.state.current.ledger)[0]
    sitting.press("enter")
    sitting.until(lambda: sitting.asked)
    deal = sitting.session.state.current
    assert scores(deal.ledger)[0] == before + ready.points
    assert ready.cards <= deal.open[0]


def test_what_lies_open_stays_among_the_cards_to_play() -> None:
    sitting = declaring()
    cards = offered(sitting.seen)[0].cards
    sitting.press("enter")
    sitting.until(lambda: sitting.asked)
    sitting.press("d")
    sitting.until(lambda: sitting.asked and isinstance(sitting.seen.choices, MayPlay))
    card = min(cards & sitting.session.state.current.open[0])
    sitting.click(CardAt(str(card)))
    sitting.until(lambda: card not in held(sitting))
    assert card not in held(sitting)


def test_pointing_at_a_card_tells_what_it_may_serve_for() -> None:
    sitting = declaring()
    queen = next(
        card for one in offered(sitting.seen) for card in one.cards if card.rank.value in "AKQJ"
    )
    before = set(sitting.words)
    sitting.point(CardAt(str(queen)))
    told = set(sitting.words) - before
    assert "still" in told
    assert any(words.startswith("four ") for words in told)


def test_pointing_at_a_row_lifts_its_cards() -> None:
    sitting = declaring()
    one = offered(sitting.seen)[0]
    sitting.table.board.arrange(HandState())
    sitting.point("declare:0")
    sitting.wait(0.4)
    lying = {item.key: item for item in sitting.table.board.cards()}
    hand = set(held(sitting)) - set(one.cards)
    lifted = max(lying[str(card)].pose.y for card in one.cards)
    assert all(lying[str(card)].pose.y > lifted - 1 for card in hand)


def test_the_window_is_there_whether_there_is_anything_to_declare_or_not() -> None:
    sitting = Sitting(seed=8)
    found: set[bool] = set()
    while len(found) < 2 and not sitting.over:
        sitting.plays_on(
            "keys", lambda: sitting.asked and isinstance(sitting.seen.choices, MayDeclare)
        )
        found.add(bool(offered(sitting.seen)))
        sitting.one("keys")
    assert found == {True, False}


def test_a_declaration_is_taken_back_until_the_next_draw() -> None:
    sitting = declaring()
    before = sitting.seen.choices
    sitting.press("enter")
    sitting.until(lambda: sitting.asked)
    assert sitting.seen.choices != before
    jumps = sitting.session.jumps
    sitting.press("u")
    sitting.until(lambda: sitting.session.jumps > jumps and sitting.asked)
    assert sitting.seen.choices == before


def test_a_hint_lets_what_it_names_stand_ready_and_says_why() -> None:
    sitting = declaring()
    sitting.press("h")
    sitting.wait(0.3)
    assert any(words.startswith("Declare:") for words in sitting.words)
    hinted, ready = (
        sitting.table.board.top.suggested,
        chosen(sitting.seen, sitting.table.board.hand_state),
    )
    assert hinted is not None
    assert ready is not None
    assert hinted.action == Declare(ready.cards)


@pytest.mark.parametrize("preset", list(Preset), ids=str)
def test_a_deal_of_every_game_with_a_name_is_played(preset: Preset) -> None:
    sitting = Sitting(seed=4, options=PRESETS[preset])
    sitting.plays_on("mouse", lambda: len(sitting.session.state.standing.results) > 0)
    assert sitting.session.state.standing.results


def test_every_card_lies_on_the_cloth_at_every_size() -> None:
    sitting = Sitting(seed=6)
    for _ in range(70):
        sitting.until(lambda: sitting.asked)
        if sitting.over:
            break
        for size in SIZES:
            resized(sitting, size)
            for item in sitting.picture.items:
                if isinstance(item, CardItem) and not item.key.startswith("pack:"):
                    half = item.pose.width / 2
                    assert item.pose.x - half >= 240, item
                    assert item.pose.x + half <= size[0], item
                    assert 0 <= item.pose.y <= size[1], item
        sitting.one("keys")


def test_a_hand_is_held_by_ranks_where_one_likes() -> None:
    sitting = declaring()
    sitting.press("s")
    sitting.wait(0.3)
    hand_state: HandState = sitting.table.board.hand_state
    assert hand_state == replace(hand_state, sort=hand_state.sort)
    assert "Sorted by ranks." in sitting.words


@pytest.mark.parametrize("seed", [9, 57])
def test_own_words_lie_over_no_own_card(seed: int) -> None:
    spoken, sitting = 0, Sitting(seed=seed, size=(1024, 640))
    for _ in range(60):
        sitting.until(lambda: sitting.asked)
        own = set(map(str, held(sitting)))
        items = sitting.picture.items
        cards = [item.pose for item in items if isinstance(item, CardItem) and item.key in own]
        for said in (item for item in items if isinstance(item, Bubble)):
            spoken += 1
            mine = said.rect.y > middle(Places.of(sitting.room))
            assert (said.tail is Tail.BOTTOM_RIGHT) is mine, "one's own point down to one's hand"
            for pose in cards:
                left, top = pose.x - pose.width / 2, pose.y - pose.height / 2
                assert not meet(said.rect, Rect(left, top, pose.width, pose.height)), said.words
        sitting.one("keys")
    assert spoken > 3


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("tricks", [6, 24])
def test_the_table_of_unseen_cards_is_covered_by_no_pile_and_no_hand(
    tricks: int, size: tuple[int, int]
) -> None:
    sitting = Sitting(seed=6, size=size)
    likes = sitting.house.preferences().having(UNSEEN_CARDS, True)
    sitting.house.prefer(likes)
    sitting.plays_on("keys", lambda: sitting.asked and after_tricks(sitting, tricks))
    places = Places.of(sitting.room)
    place = unseen_place(places, 48 - 2 * tricks)
    boxes = [item.rect for item in sitting.picture.items if isinstance(item, Box)]
    assert place in boxes
    cards = [item.pose for item in sitting.picture.items if isinstance(item, CardItem)]
    for pose in cards:
        turned = abs(pose.angle) > 45
        width, height = (pose.height, pose.width) if turned else (pose.width, pose.height)
        assert not meet(place, Rect(pose.x - width / 2, pose.y - height / 2, width, height))
    assert tricks == 24 or not meet(place, slip(places, MOST_ROWS))


def after_tricks(sitting: Sitting, count: int) -> bool:
    deal = sitting.seen.deal
    return deal is not None and len(deal.tricks) >= count


def test_a_coach_says_nothing_where_there_is_no_choice() -> None:
    sitting = Sitting(seed=8)
    told: dict[str, bool] = {}
    for _ in range(60):
        sitting.until(lambda: sitting.asked)
        choices = sitting.seen.choices
        if isinstance(choices, MayCut):
            told["cut"] = coached(sitting.seen)
        elif isinstance(choices, MayDeclare):
            told[f"window {bool(offered(sitting.seen))}"] = coached(sitting.seen)
        elif isinstance(choices, MayPlay):
            told[f"play {len(choices.cards) > 1}"] = coached(sitting.seen)
        sitting.one("keys")
    assert told["cut"] is False
    assert told["window False"] is False
    assert told["window True"] is True
    assert told["play True"] is True


@pytest.mark.parametrize("code", ["en", "fr"])
def test_who_knows_no_trumps_is_told_in_the_first_trick_what_they_do(code: str) -> None:
    speak(code)
    sitting = Sitting(seed=6)
    sitting.table.acting.explain()
    sitting.plays_on("keys", lambda: sitting.asked and isinstance(sitting.seen.choices, MayPlay))
    deal = sitting.seen.deal
    assert deal is not None
    assert deal.trumps is not None
    told = sitting.table.acting.prompt.detail
    assert told.startswith(capital(suit_name(deal.trumps)))
    assert ("trumps" if code == "en" else "atout") in told
    sitting.plays_on("keys", lambda: sitting.asked and after_tricks(sitting, 1))
    assert sitting.table.acting.prompt.detail != told


def test_a_newcomer_who_may_only_exchange_is_told_what_that_is() -> None:
    sitting = Sitting(seed=7)
    sitting.table.acting.explain()
    sitting.plays_on(
        "keys",
        lambda: sitting.asked and bool(sevens(sitting.seen)[0]) and not offered(sitting.seen),
    )
    deal = sitting.seen.deal
    assert deal is not None
    assert deal.number == 1
    assert "seven of trumps" in sitting.table.acting.prompt.detail
    sitting.press("7")
    sitting.until(lambda: sitting.asked)
    assert not offered(sitting.seen)
    assert "next trick" in sitting.table.acting.prompt.detail, "what was taken serves later"


def test_of_two_people_the_second_may_cut_by_enter_too() -> None:
    sitting = Sitting(people=2)
    for cuts in (1, 2):
        sitting.until(lambda: sitting.asked)
        sitting.press("enter")
        sitting.until(lambda: sitting.session.count > cuts)  # noqa: B023 - called at once
    assert sitting.session.count > 2


@pytest.mark.parametrize("code", ["en", "fr"])
def test_while_the_trick_that_was_won_lies_it_says_whose_it_was(code: str) -> None:
    speak(code)
    sitting = Sitting()

    def leads() -> bool:
        deal = sitting.seen.deal
        free = sitting.asked and isinstance(sitting.seen.choices, MayPlay)
        return free and deal is not None and deal.led is None and bool(deal.tricks)

    sitting.plays_on("keys", leads)
    assert say("now.lead.won") in sitting.words


@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_newcomer_hears_when_aces_and_tens_are_counted(code: str) -> None:
    speak(code)
    for options, key in (
        (Options(), "guide.reply"),
        (Options(brisques=Brisques.AT_ONCE), "guide.reply.fall"),
    ):
        sitting = Sitting(options=options)
        sitting.table.acting.explain()

        def replies(sitting: Sitting = sitting) -> bool:
            deal = sitting.seen.deal
            free = sitting.asked and isinstance(sitting.seen.choices, MayPlay)
            return free and deal is not None and deal.led is not None and bool(deal.tricks)

        sitting.plays_on("keys", replies)
        assert sitting.table.acting.prompt.detail == say(key)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_last_trick_is_looked_at_by_its_pile_as_large_as_it_can_be_read(
    size: tuple[int, int],
) -> None:
    """There were places for 64 tricks, a card four units wide; a click on a pile did nothing."""
    sitting = Sitting(seed=5, size=size)

    def played(sitting: Sitting, *, leads: bool) -> bool:
        deal, asked = sitting.seen.deal, sitting.asked and isinstance(sitting.seen.choices, MayPlay)
        return asked and deal is not None and len(deal.tricks) > 1 and (deal.led is None) is leads

    sitting.plays_on("mouse", lambda: played(sitting, leads=True))
    pile = next(
        i.key for i in sitting.picture.items if isinstance(i, CardItem) and "pile:" in i.key
    )
    sitting.click(CardAt(pile))
    shown = [each for each in sitting.picture.items if isinstance(each, CardItem)]
    assert [each.pose.width >= 44 for each in shown if each.key.startswith("read:")] == [True] * 2
    assert say_general("tricks.last") in sitting.words
    sitting.click("tricks")
    assert say_general("tricks.last") not in sitting.words
    sitting.plays_on("mouse", lambda: played(sitting, leads=False))
    sitting.press("t")
    assert say_general("tricks.gone") in sitting.words
