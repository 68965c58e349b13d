"""A partner beside the hand at a chouette: his place, his words, and whose cards are seen."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.piquet.preferences import UNSEEN_CARDS
from game.piquet.ui.measures import partner_place
from game.piquet.ui.said.answering import answered_for
from game.piquet.ui.said.calling import kind_in_turn
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.ui.table_ui import UI
from game.piquet.ui.what_now import claimable, what_now
from game.piquet.words import say
from game.preferences import Coach
from game.stage.basics import Pose, Rect, Room
from game.stage.director import Motion
from game.stage.geometry import meet
from game.stage.ornaments import Portrait
from game.stage.picture import Box, Bubble, CardItem, Icon, Picture, Tail, Text
from game.stage.places import Places
from game.table.offers import Wish
from game.table.opposite import opposite_of
from game.table.partner import WORDS_HIGH, Consulted, Partner, PartnerRole, marks
from game.table.playback import after
from game.table.state import SideAtTable
from game.table.table import TableScene
from game.table.ui_parts import Happened
from game.words.terms import card_name
from rules.core.seats import Player
from rules.piquet.actions import Call, Exchange
from rules.piquet.actions import Play as PlayCard
from rules.piquet.choices import MayCall, MayPlay
from rules.piquet.combinations import Kind
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import Phase
from tests.game.hand import Manner, Person
from tests.game.partie import Play, around, at_table, shown
from tests.game.pilot import SIZES, EstimatingRuler
from tests.game.test_discard_report import key, play_at, rows, words
from tests.game.test_two_players_privacy import allowed
from tests.waiting import rounds

_SEED_OF_BOTH = 1  # of a partie in which a sequence and a trio may be called at once
ARGAND = Partner("Madame Argand", PartnerRole.HOLDS, "argand")


def advising(seed: int) -> TableScene:
    table = at_table(seed, people=(Player.B,))
    table.seat((SideAtTable(), SideAtTable(opposite=opposite_of("club", PIQUET), partner=ARGAND)))
    return table


def portraits(picture: Picture) -> list[str]:
    return [item.name for item in picture.items if isinstance(item, Portrait)]


@pytest.mark.parametrize("size", SIZES[:2])
def test_whoever_is_alone_sees_that_the_two_consult_and_never_what(size: tuple[int, int]) -> None:
    table = at_table(5, motion=Motion.NORMAL)
    who = Partner("Mrs Lavelle", PartnerRole.ADVISES, "lavelle")
    opposite = opposite_of("club", PIQUET)
    table.seat((SideAtTable(opposite=opposite, whispers=who), SideAtTable()))
    play, room = Play(table, Person(Manner.KEYS, 5)), Room(*size, EstimatingRuler())
    heard = set[str]()
    for _ in range(250):
        play.turn()
        picture, seen = table.picture(room), table.board.seen
        if seen.deal is None or table.curtain:
            continue
        assert table.board.top.consults is None
        whispers = "Mrs Lavelle whispers" in table.acting.prompt.detail
        if seen.phase is Phase.EXCHANGE and seen.turn is not seen.player:
            heard.add(table.acting.prompt.detail)
        else:
            assert not whispers
        faces = [one for one in picture.items if isinstance(one, Portrait)]
        if faces:
            assert [one.name for one in faces] == ["lavelle", opposite.portrait]
        if table.session.state.results:
            break
    assert f"Mrs Lavelle whispers to {table.board.top.other}." in heard


@pytest.mark.parametrize("size", SIZES[:2])
def test_an_adviser_sees_his_sides_hand_alone_and_his_partner_lies_over_nothing(
    size: tuple[int, int],
) -> None:
    table = advising(5)
    room = Room(*size, EstimatingRuler())
    seat = partner_place(Places.of(room))
    face = Rect(seat.x, seat.y, seat.width, seat.height - WORDS_HIGH)
    seen = 0

    def watch(picture: Picture) -> None:
        nonlocal seen
        too_many = picture.faces() - set(map(str, allowed(shown(table), Player.B)))
        assert not too_many
        if ARGAND.portrait not in portraits(picture) or table.moving:
            return
        seen += 1
        for item in picture.items:
            if isinstance(item, CardItem):
                pose = item.pose
                half = pose.width / 2, pose.height / 2
                card = Rect(pose.x - half[0], pose.y - half[1], pose.width, pose.height)
                assert not meet(card, face), item.key

    play = Play(table, Person(Manner.KEYS, 5), room, watch=watch)
    play.run(until=lambda: len(shown(table).results) == 1)
    assert seen > 10


def test_the_sign_of_elder_is_at_the_name_of_a_partner_who_holds_the_cards() -> None:
    table = advising(3)
    play = Play(table, Person(Manner.KEYS, 3))
    for seat, signs in ((ELDER, 1), (ELDER.other, 0)):
        play.run(until=partial(_asked_as, table, seat))
        items = play.picture().items
        (name,) = (i for i in items if isinstance(i, Text) and i.words == ARGAND.name)
        beside = [i for i in items if isinstance(i, Icon) and i.name == "elder" and i.x > name.x]
        assert len([i for i in beside if abs(i.y - name.y) < 10]) == signs


def _asked_as(table: TableScene, seat: Seat) -> bool:
    deal = table.board.seen.deal
    return table.asks and deal is not None and deal.seat is seat


def test_a_partner_is_named_and_gives_way_to_the_pack_that_is_counted() -> None:
    table = advising(3)
    play = Play(table, Person(Manner.KEYS, 3))
    play.run(until=lambda: table.asks and shown(table).deal is not None)
    assert {"Madame Argand", "holds the cards, decides"} <= set(words(play.picture()))
    likes = around(table).preferences()
    around(table).prefer(likes.having(UNSEEN_CARDS, True))
    play.wait(0.3)
    assert "holds the cards, decides" not in words(play.picture())


def test_who_advises_says_what_he_would_do_and_no_deal_counts_as_helped() -> None:
    play = play_at(Coach.ASKED)
    play.table.seat((SideAtTable(counsellor="Mrs Lavelle"),) * 2)
    key(play, "h")
    assert rows(play) == []
    assert any(line.startswith("Mrs Lavelle: ") for line in words(play.picture()))
    assert play.table.session.assisted == frozenset()
    key(play, "h")
    assert play.table.board.hand_state.chosen


def test_what_an_adviser_of_the_program_says_hangs_in_a_bubble_and_enter_takes_it() -> None:
    play = play_at(Coach.ASKED)
    beside = Partner("Mrs Lavelle", PartnerRole.ADVISES, "club")
    play.table.seat((SideAtTable(counsellor="Mrs Lavelle", partner=beside),) * 2)
    key(play, "h")
    said = play.table.board.top.consulted
    assert said is not None
    assert isinstance(said.action, Exchange)
    assert said.cards == set(map(str, said.action.cards))
    picture = play.picture()
    assert Tail.BOTTOM_LEFT in [item.tail for item in picture.items if isinstance(item, Bubble)]
    ovals = [item for item in picture.items if isinstance(item, Portrait) and item.width < 40]
    assert len(ovals) == len(said.action.cards), "each card wears who is for it"

    main = next(each for each in play.table.acting.prompt.offers if each.button.primary)
    assert main.button.label == "As Mrs Lavelle says"
    assert main.action == said.action
    key(play, "enter")
    assert play.table.board.top.consulted is None
    deal = shown(play.table).deal
    assert deal is not None
    assert play.table.session.count > 0
    assert not play.table.session.assisted


def test_asked_twice_the_advice_is_still_what_enter_does() -> None:
    play = play_at(Coach.ASKED)
    beside = Partner("Mrs Lavelle", PartnerRole.ADVISES, "club")
    play.table.seat((SideAtTable(counsellor="Mrs Lavelle", partner=beside),) * 2)
    key(play, "h")
    key(play, "h")
    offers = play.table.acting.prompt.offers
    assert [each.button.key for each in offers if each.button.primary] == ["as-says"]


def test_whoever_chooses_otherwise_has_enter_for_himself_again() -> None:
    play = play_at(Coach.ASKED)
    beside = Partner("Mrs Lavelle", PartnerRole.ADVISES, "club")
    play.table.seat((SideAtTable(counsellor="Mrs Lavelle", partner=beside),) * 2)
    key(play, "h")
    key(play, "right")
    key(play, "space")
    offers = play.table.acting.prompt.offers
    assert [each.button.key for each in offers if each.button.primary] == ["do"]
    assert "as-says" in [each.button.key for each in offers]


def test_whoever_is_advised_to_sink_a_sequence_is_asked_about_it_no_more() -> None:
    """A trio was called instead of the sequence that the table asked about; it asked again."""
    table = at_table(_SEED_OF_BOTH)
    play = Play(table, Person(Manner.KEYS, _SEED_OF_BOTH))

    def both() -> bool:
        may, hand_state = table.board.seen.choices, table.board.hand_state
        if not table.asks or not isinstance(may, MayCall):
            return False
        sets = any(call.kind is Kind.SET for call in may.calls)
        return sets and kind_in_turn(table.board.seen, hand_state) is Kind.SEQUENCE

    play.run(until=both)
    play.wait(0.5)
    may = table.board.seen.choices
    assert isinstance(may, MayCall)
    table.acting.act(Call(next(call for call in may.calls if call.kind is Kind.SET)))
    play.run(until=lambda: table.asks and table.session.count > 0 and not table.moving)
    play.wait(0.5)
    after = table.board.seen.choices
    assert isinstance(after, MayCall)
    assert any(call.kind is Kind.SEQUENCE for call in after.calls), "the rules would allow it"
    assert kind_in_turn(table.board.seen, table.board.hand_state) is not Kind.SEQUENCE


def test_what_one_presses_who_only_advises_looks_like_advice() -> None:
    """The card stays in the hand with a mark on it, until she has heard it and decided."""
    table = advising(3)
    play = Play(table, Person(Manner.KEYS, 3))
    play.run(until=lambda: table.asks and isinstance(table.board.seen.choices, MayPlay))
    prompt = table.acting.prompt
    assert prompt.sentence.startswith("Your advice? ")
    assert prompt.detail == "", "whoever holds the cards decides: that stands at his portrait"
    choices = table.board.seen.choices
    assert isinstance(choices, MayPlay)
    said = min(choices.cards, key=str)
    table.acting.act(PlayCard(said))
    lines = words(play.picture())
    assert f"You advise: {card_name(said)}." in lines
    assert "Madame Argand considers it." in lines
    table.acting.reply(Player.B, "As you say.")
    answered = words(play.picture())
    assert "As you say." in answered
    assert not any(line.startswith("Your advice?") for line in answered), "it was given and heard"


def test_what_the_holder_said_goes_with_the_deal() -> None:
    """Enter on the sheet brought the next deal with a bubble about the last trick of the old."""
    top = advising(3).board.top
    said = replace(top, consulted=Consulted(Player.B, "As you say."))
    happened = Happened(event=None, before=top.seen, seen=top.seen)
    next_deal = replace(top.edition, deals=replace(top.deals, number=top.deals.number + 1))
    assert after(UI, said, top.edition, happened).consulted is not None
    assert after(UI, said, next_deal, happened).consulted is None


def test_what_the_holder_said_goes_with_the_next_call() -> None:
    """Beside a new call, on which advice was asked, "Good" of the call before still stood."""
    table = advising(3)
    play = Play(table, Person(Manner.KEYS, 3))
    calls = 0
    for _ in rounds(lambda: "nothing is called twice"):
        top, said = table.board.top, Consulted(Player.B, "As you say.")
        table.acting.put(replace(top, consulted=said))
        play.turn()
        now = table.board.top
        if now.spoken == top.spoken or not UI.talks(now.seen):
            continue
        (*_, last) = now.spoken.said
        if UI.speaker(now.seen, last.seat) is Player.A and now.deals == top.deals:
            assert now.consulted is not said
            calls += 1
        if calls > 1:
            break


def test_nothing_is_asked_while_the_holder_plays_the_rest_out() -> None:
    """Question and button stood there above "plays out the rest, as you say"."""
    table = advising(3)
    play = Play(table, Person(Manner.KEYS, 6))
    play.run(until=lambda: table.asks and claimable(table.board.seen))
    prompt = table.acting.prompt
    assert prompt.sentence.startswith("Your advice? ")
    (claim,) = (each for each in prompt.offers if each.action is Wish.CLAIM)
    table.acting.do(claim)
    prompt = table.acting.prompt
    assert prompt.sentence == "Madame Argand plays out the rest, as you say."
    assert not prompt.offers
    assert words(play.picture()).count(prompt.sentence) == 1
    key(play, "u")
    play.wait(1.0)
    prompt = table.acting.prompt
    assert prompt.sentence.startswith("Your advice? "), "it was taken back"


def test_nobody_is_told_that_he_says_or_left_what_his_partner_does() -> None:
    """ "You left", "said for you", when one only advised."""
    table = advising(3)
    play = Play(table, Person(Manner.KEYS, 3))
    play.run(until=lambda: answered_for(table.board.seen) or len(shown(table).results) > 2)
    assert answered_for(table.board.seen)
    told = what_now(table.board.top)
    alone = what_now(replace(table.board.top, sides=(SideAtTable(), SideAtTable())))
    assert (told.detail, alone.detail) == ("", say("now.answer.for-you"))
    assert say("now.left-seen", cards="♣A") == "Left on the talon: ♣A."


@pytest.mark.parametrize("people", [(Player.B,), (Player.A, Player.B)], ids=["adviser", "people"])
def test_after_every_deal_the_same_column_is_the_left_one(people: tuple[Player, ...]) -> None:
    """It was whose hand the screen had shown last, and changed from deal to deal."""
    table = at_table(5, people=people)
    play = Play(table, Person(Manner.KEYS, 5))
    left = []
    for number in (1, 2):
        play.run(until=partial(_ended, table, number))
        page = table.deal_sheet(None)
        assert isinstance(page, DealSheet)
        left.append(page.sheet.names[page.sheet.first])
    first = Player.A if len(people) > 1 else Player.B
    assert left == [table.names[first]] * 2


def _ended(table: TableScene, number: int) -> bool:
    return len(table.board.seen.results) == number


def test_a_card_is_marked_on_its_upper_edge_beside_its_index() -> None:
    pose = Pose(400, 500, 112, -4)
    card = CardItem("JS", "JS", pose)
    beside = Partner("Madame Argand", PartnerRole.HOLDS, "master")
    said = Consulted(Player.A, "the knave of spades", own=True, cards=frozenset({"JS"}))
    disc = next(item.rect for item in marks(said, beside, [card]) if isinstance(item, Box))
    top = pose.y - pose.height / 2
    assert disc.y > top - 15, "clear of the words above the hand"
    assert disc.x > pose.x - pose.width / 2 + 0.16 * pose.width, "the index is seen"
    assert disc.right < pose.x - pose.width / 2 + 64, "and no card lies on it"
