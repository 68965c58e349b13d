"""Strict play: what may go wrong in dealing, and when the dealer looks at his hand (section H)."""

from __future__ import annotations

import pytest

from rules.all_fours.actions import (
    Abide,
    Action,
    AnnounceNumber,
    AskTrump,
    Beg,
    Deal,
    DemandDeal,
    DrawOut,
    Run,
    Slip,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.choices import MayMend, choices, every_action
from rules.all_fours.editions import seen_by
from rules.all_fours.events import CardDrawnOut, CardShown, Dealt, Event, HandTakenUp
from rules.all_fours.game import RULES
from rules.all_fours.options import AfterRun, Ask, Options, SecondBeg, TurnedJack
from rules.all_fours.partie import apply, check, start_deal
from rules.all_fours.record.notation import parse_action, write_action
from rules.all_fours.record.record import read_record, write_record
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import Phase, State
from rules.all_fours.view import view
from rules.core.cards import Card, Suit, card, write_cards
from rules.core.seats import Player
from tests.all_fours.table import D, E, Table, pack_with, some, texts

PACK = pack_with("♠A ♠K ♠Q ♥2 ♥3 ♥4", "♦A ♦K ♦Q ♣2 ♣3 ♣4", "♠9")
"""Elder's cards are dealt in this order, and the dealer's."""
KNAVE = pack_with("♠A ♠K ♠Q ♥2 ♥3 ♥4", "♦A ♦K ♦Q ♣2 ♣3 ♣4", "♠J", "♥5 ♥6 ♥7 ♣5 ♣6 ♣7 ♦J")


def with_one_more(place: int) -> tuple[Card, ...]:
    """The pack with the knave, and a card before this place that is dealt to somebody too many."""
    more = card("2D")
    rest = [one for one in KNAVE if one != more]
    return (*rest[:place], more, *rest[place:])


class Strict(Table):
    """A table of strict play, with a deal that may go wrong."""

    def __init__(self, slip: Slip | None, pack: tuple[Card, ...] = PACK, **agreed: object) -> None:
        options = Options(**{"strict": True, "ask": Ask.OFF, **agreed})  # type: ignore[arg-type]
        self.state: State = start_deal(options, D)
        self.events: list[Event] = []
        self.does(Deal(pack, slip))

    def told(self, player: Player) -> list[Event]:
        """What a player is told of the last action."""
        return [seen_by(event, self.state, player) for event in self.events]


def sizes(table: Table) -> list[int]:
    return [len(hand) for hand in table.deal.hands]


def test_when_the_dealer_shows_a_card_of_elders_he_may_have_a_new_deal() -> None:
    table = Strict(Slip.ELDER_SHOWN)  # QH1
    assert CardShown(E, card("4H")) in table.events
    assert table.deal.opening.shown == card("4H")
    assert (table.state.phase, table.state.turn) == (Phase.MISDEAL, E)
    table.does(DemandDeal())
    assert table.state.phase is Phase.DEAL
    assert table.totals == (0, 0)
    assert table.does(Deal(PACK)).deal.dealer is D


def test_or_abide_by_it() -> None:
    assert choices(Strict(Slip.ELDER_SHOWN).state) == MayMend(abide=True, places=0)
    table = Strict(Slip.ELDER_SHOWN).does(Abide())
    assert table.state.phase is Phase.BEG
    assert table.state.turn is E
    assert table.refuses(DemandDeal()) is Refusal.NOT_NOW


def test_a_knave_that_was_turned_counts_only_when_he_abides() -> None:
    table = Strict(Slip.ELDER_SHOWN, KNAVE)
    assert table.totals == (0, 0)
    assert Strict(Slip.ELDER_SHOWN, KNAVE).does(Abide()).totals == (0, 1)
    table.does(DemandDeal())
    assert table.totals == (0, 0)
    final = Strict(Slip.ELDER_SHOWN, KNAVE, turned_jack=TurnedJack.FINAL).does(Abide())
    assert final.totals == (0, 0)
    assert final.stands().totals == (0, 1)


def test_when_he_shows_his_own_it_stands() -> None:
    table = Strict(Slip.DEALER_SHOWN)  # QH2
    assert CardShown(D, card("4C")) in table.events
    assert table.state.phase is Phase.BEG
    assert view(table.state, E).deal is not None
    for player in Player:
        seen = view(table.state, player).deal
        assert seen is not None
        assert seen.shown == card("4C")


@pytest.mark.parametrize(("slip", "dealt"), [(Slip.ELDER_OVER, [7, 6]), (Slip.DEALER_OVER, [6, 7])])
def test_a_card_too_many_before_one_was_played_the_other_draws_out_unseen(
    slip: Slip, dealt: list[int]
) -> None:
    table = Strict(slip)  # QH3
    assert sizes(table) == dealt
    holder = E if dealt[0] == 7 else D
    was = table.deal.hands[holder]
    table.does(AnnounceNumber())
    assert table.state.phase is Phase.MISDEAL
    assert table.state.turn is holder.other
    assert choices(table.state) == MayMend(abide=False, places=7)
    table.does(DrawOut(6))
    assert sizes(table) == [6, 6]
    drawn = was - table.deal.hands[holder]
    assert table.deal.laid_away[holder] == drawn
    assert not table.deal.kept[holder] & drawn
    (card_drawn,) = drawn
    assert CardDrawnOut(holder.other, card_drawn) in table.told(holder)
    assert CardDrawnOut(holder.other, None) in table.told(holder.other)
    assert (table.state.phase, table.state.turn) == (Phase.BEG, E)
    table.stands().goes_on()
    assert len(table.deal.tricks) == 6


def test_by_its_place_in_the_order_of_the_deal() -> None:
    for place, name in enumerate(["AS", "KS", "QS", "2H", "3H", "4H"]):
        table = Strict(Slip.ELDER_OVER).does(AnnounceNumber(), DrawOut(place))
        assert texts(table.deal.laid_away[E]) == [name]
    assert Strict(Slip.ELDER_OVER).does(AnnounceNumber()).refuses(DrawOut(7)) is (
        Refusal.NO_SUCH_PLACE
    )


def test_or_he_has_a_new_deal() -> None:
    table = Strict(Slip.ELDER_OVER).does(AnnounceNumber(), DemandDeal())
    assert table.state.phase is Phase.DEAL
    assert table.does(Deal(PACK)).deal.dealer is D
    assert table.deal.number == 2


def test_but_he_does_not_abide_by_it_and_of_a_shown_card_nothing_is_drawn() -> None:
    over = Strict(Slip.ELDER_OVER).does(AnnounceNumber())
    assert over.refuses(Abide()) is Refusal.NOT_TO_ABIDE
    assert Strict(Slip.ELDER_SHOWN).refuses(DrawOut(0)) is Refusal.NOT_TO_DRAW
    every = list(every_action(MayMend(abide=True, places=0)))
    assert every == [DemandDeal(), Abide()]
    assert list(every_action(MayMend(abide=False, places=2))) == [
        DemandDeal(),
        DrawOut(0),
        DrawOut(1),
    ]


def test_found_after_a_card_was_played_the_deal_is_void() -> None:
    table = Strict(Slip.ELDER_OVER, with_one_more(9)).stands().plays("♥2")  # QH4
    assert table.totals == (0, 1)
    table.does(AnnounceNumber())
    assert table.state.phase is Phase.DEAL
    assert table.totals == (0, 0)
    assert table.state.standing.results == ((0, 0),)
    assert table.does(Deal(PACK)).deal.dealer is D
    for played in ("♥2 ♦A", "♥2 ♦A ♣2"):
        later = Strict(Slip.ELDER_OVER).stands().plays(played).does(AnnounceNumber())
        assert later.state.standing.results == ((0, 0),)


@pytest.mark.parametrize("slip", [Slip.ELDER_OVER, Slip.DEALER_OVER])
def test_it_is_found_at_last_when_somebody_has_a_card_left_over(slip: Slip) -> None:
    table = Strict(slip).stands().goes_on()
    assert len(table.deal.tricks) == 6
    assert table.state.phase is Phase.DEAL
    assert table.deal.bunched
    assert table.totals == (0, 0)


@pytest.mark.parametrize(
    ("slip", "dealt"), [(Slip.ELDER_SHORT, [5, 6]), (Slip.DEALER_SHORT, [6, 5])]
)
def test_too_few_cards_are_a_new_deal_by_the_same_dealer(slip: Slip, dealt: list[int]) -> None:
    table = Strict(slip)  # QH5
    assert sizes(table) == dealt
    table.does(AnnounceNumber())
    assert table.state.phase is Phase.DEAL
    assert table.does(Deal(PACK)).deal.dealer is D
    assert Strict(slip).stands().goes_on().deal.bunched


def test_a_knave_that_was_turned_does_not_count_when_a_wrong_number_is_announced_in_time() -> None:
    table = Strict(Slip.ELDER_OVER, with_one_more(9))  # QH6
    assert table.deal.turn_up == card("JS")
    assert table.totals == (0, 1)
    table.does(AnnounceNumber(), DrawOut(0))
    assert table.totals == (0, 0)
    assert table.ledger(D) == ["turned-knave 1", "turned-knave -1"]
    given = Strict(Slip.ELDER_OVER, with_one_more(9)).begs().gives().does(AnnounceNumber())
    assert given.totals == (1, 0)


def test_where_none_was_turned_nothing_is_taken_down() -> None:
    pack = pack_with("♠A ♠K ♠Q ♥2 ♥3 ♥4", "♦A ♦K ♦Q ♣2 ♣3 ♣4", "♠9", "♥5 ♥6 ♥7 ♣5 ♣6 ♣7 ♦8")
    given = Strict(Slip.ELDER_OVER, pack).begs().gives().does(AnnounceNumber())
    assert given.marked() == ["A gift"]


def test_the_one_on_turn_may_announce_it_until_the_deal_is_over_and_nobody_a_right_number() -> None:
    table = Strict(Slip.DEALER_OVER).begs()
    assert check(table.state, AnnounceNumber()) is None
    table.runs()
    assert table.refuses(AnnounceNumber()) is Refusal.NOT_NOW
    assert Strict(None).refuses(AnnounceNumber()) is Refusal.NUMBERS_RIGHT
    assert Strict(Slip.ELDER_SHOWN).does(Abide()).refuses(AnnounceNumber()) is (
        Refusal.NUMBERS_RIGHT
    )
    led = Strict(None).stands().plays("♥2")
    assert led.refuses(AnnounceNumber()) is Refusal.NUMBERS_RIGHT


def test_who_announces_goes_on_where_he_was() -> None:
    table = Strict(Slip.ELDER_OVER).begs().does(AnnounceNumber())
    assert table.state.turn is D
    table.does(DrawOut(0))
    assert (table.state.phase, table.state.turn) == (Phase.ANSWER, D)
    table = Strict(Slip.DEALER_OVER).begs().gives().does(AnnounceNumber(), DrawOut(0))
    assert (table.state.phase, table.state.turn) == (Phase.PLAY, E)


def test_what_was_drawn_out_stays_away_when_more_is_laid_away() -> None:
    table = Strict(Slip.ELDER_OVER, with_one_more(9))
    table.does(AnnounceNumber(), DrawOut(3)).begs().runs()
    assert sizes(table) == [9, 9]
    table.lays_away(" ".join(texts(table.deal.hands[E])[:3]))
    assert len(table.deal.laid_away[E]) == 4
    assert card("2H") in table.deal.laid_away[E]


def test_five_cards_are_too_few_to_run_even_where_one_was_dealt_too_few() -> None:
    spades = [one for one in PACK if one.suit is Suit.SPADES]
    pack = [one for one in PACK if one not in spades[:6]]
    for turned, spade in zip(range(11, 52, 7), spades, strict=False):
        pack.insert(turned, spade)
    table = Strict(Slip.ELDER_SHORT, tuple(pack)).begs().runs()
    assert table.deal.bunched
    assert len(table.deal.set_aside) == 5


def test_without_a_run_nothing_is_laid_away_though_somebody_has_seven() -> None:
    assert Strict(Slip.ELDER_OVER).stands().state.phase is Phase.PLAY
    assert Strict(Slip.DEALER_OVER).begs().gives().state.phase is Phase.PLAY


def test_where_nine_are_kept_the_dealer_alone_may_have_too_many() -> None:
    table = Strict(Slip.DEALER_OVER, with_one_more(12), after_run=AfterRun.KEEP_NINE)
    table.begs().runs()
    assert sizes(table) == [9, 10]
    assert table.state.phase is Phase.LAY_AWAY
    table.lays_away("")
    assert table.state.turn is D


def test_nothing_slips_where_strict_play_was_not_agreed_on() -> None:
    state = start_deal(Options(), D)
    for slip in Slip:
        refused = check(state, Deal(PACK, slip))
        assert refused is not None
        assert refused.reason is Refusal.NO_SLIP
    assert RULES.bring(start_deal(Options(strict=True), D), PACK) == Deal(PACK)


def test_a_misdeal_is_not_a_deal_that_was_bunched_by_agreement() -> None:
    table = Strict(Slip.ELDER_SHOWN, KNAVE, second_beg=SecondBeg.BUNCH).does(Abide())
    assert table.totals == (0, 1)
    table.begs().runs()
    assert table.totals == (0, 2)


# The dealer's look


def test_the_dealer_looks_at_his_hand_when_elder_has_begged_or_stood() -> None:
    for said in (Beg(), Stand()):
        table = Strict(None)  # QB8
        assert texts(hand_seen(table, D)) == []
        assert len(hand_seen(table, E)) == 6
        assert told_of_the_deal(table) == [(table.deal.hands[E], None), (None, None)]
        table.does(said)
        assert hand_seen(table, D) == some("♦A ♦K ♦Q ♣2 ♣3 ♣4")
        assert HandTakenUp(D, table.deal.hands[D]) in table.told(D)
        assert HandTakenUp(D, None) in table.told(E)


def test_he_sees_how_many_cards_he_has_before() -> None:
    for player in Player:
        seen = view(Strict(Slip.DEALER_OVER).state, player).deal
        assert seen is not None
        assert seen.hand_sizes == (6, 7)


def test_a_second_beg_finds_him_looking() -> None:
    table = Strict(None, KNAVE, second_beg=SecondBeg.BY_AGREEMENT).begs().runs()
    assert len(hand_seen(table, D)) == 9
    table.begs()
    assert not any(isinstance(event, HandTakenUp) for event in table.events)


def test_where_strict_play_was_not_agreed_on_both_look_at_once() -> None:
    table = Table(PACK)
    assert len(hand_seen(table, D)) == 6
    assert not any(isinstance(event, HandTakenUp) for event in table.stands().events)


def hand_seen(table: Table, player: Player) -> frozenset[Card]:
    seen = view(table.state, player).deal
    assert seen is not None
    return seen.hand


def told_of_the_deal(table: Strict) -> list[object]:
    return [
        event.hands for player in Player for event in table.told(player) if isinstance(event, Dealt)
    ]


# In writing


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("announce", AnnounceNumber()),
        ("demand", DemandDeal()),
        ("abide", Abide()),
        ("draw 3", DrawOut(3)),
        *((f"deal {write_cards(PACK)} {slip}", Deal(PACK, slip)) for slip in Slip),
    ],
)
def test_each_action_of_strict_play_has_its_line(line: str, action: Action) -> None:
    assert write_action(action) == line
    assert parse_action(line) == action


def test_a_misdeal_stands_in_a_record() -> None:
    pack = write_cards(PACK)
    text = (
        "game all-fours\nall-fours 1\noption strict yes\n"
        f"B deals {pack} elder-shown; A demands\n"
        f"B deals {pack} dealer-over\nA announces; A draws 0\nA begs; B gives\n"
    )
    record = read_record(text)
    assert write_record(record) == text
    state = record.end()
    assert state.has(E) == 1
    assert state.current.number == 2


def test_after_a_misdeal_only_a_pack_can_come() -> None:
    state = start_deal(Options(strict=True), D)
    for action in (Deal(PACK, Slip.ELDER_SHOWN), DemandDeal()):
        state = apply(state, action)[-1].state
    assert RULES.shuffle(state, ()) == "deal 2"


def test_what_is_asked_of_a_trump_waits_for_no_announcement() -> None:
    table = Strict(Slip.ELDER_OVER, ask=Ask.ON).stands()
    table.does(parse_action("play AS"))
    assert table.refuses(AnnounceNumber()) is Refusal.NOT_NOW
    table.does(AskTrump(TrumpQuestion.HIGH))
    assert table.refuses(Run()) is Refusal.NOT_NOW
