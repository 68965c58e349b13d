"""The seven of trumps (section C)."""

from __future__ import annotations

from rules.bezique.actions import Announce, Declare, Draw, ExchangeSeven, ShowSeven
from rules.bezique.choices import MayDeclare, choices, every_action
from rules.bezique.combinations import Combination, Kind
from rules.bezique.options import Options, Seven, SevenTurn
from rules.bezique.refusals import Refusal
from rules.core.cards import Card, card, hand
from tests.bezique.table import D, N, Table, options, pack_with

FIRST = "AS AS 7C KH QH KC 9D 8D"
SECOND = "9S 9S 8S 7S 7C 9H 8H 7H"
DECLARED = Options(seven=Seven.DECLARED)


def window(turn_up: str = "QC", agreed: Options | None = None, first: str = FIRST) -> Table:
    """N has won a trick with an ace of spades."""
    second = SECOND if (first + turn_up).count("7C") < 2 else SECOND.replace("7C", "8C")
    return Table(pack_with(first, second, turn_up), agreed).plays("AS", "9S")


def test_who_has_won_a_trick_may_change_a_seven_of_trumps_for_the_turn_up_and_counts_ten() -> None:
    one = window().exchanges()
    assert one.ledger(N) == ["exchange 10"]
    assert "QC" in one.hand(N)
    assert one.hand(N).count("7C") == 0
    assert one.deal.turn_up == card("7C")


def test_only_who_holds_a_seven_of_trumps() -> None:
    one = window()
    assert one.refuses(ExchangeSeven(card("7C'"))) is Refusal.NO_SEVEN
    assert one.refuses(ExchangeSeven(card("8D"))) is Refusal.NO_SEVEN
    assert one.refuses(ExchangeSeven(card("7H"))) is Refusal.NO_SEVEN


def test_and_only_in_his_window() -> None:
    one = Table(pack_with(FIRST, SECOND, "QC"))
    assert one.refuses(ExchangeSeven(card("7C"))) is Refusal.NOT_NOW


def test_a_turn_up_that_is_a_seven_is_not_exchanged() -> None:
    one = Table(pack_with("AS 7C", "9S", "7C")).plays("AS", "9S")
    assert one.refuses(ExchangeSeven(card("7C"))) is Refusal.TURN_UP_IS_A_SEVEN
    again = window().exchanges().draws().plays("9D", "9S").draws().plays("KH", "9H")
    again.draws().plays("AS", "7C")
    assert again.deal.turn_up == card("7C")


def test_the_last_chance_is_the_window_after_the_twenty_fourth_trick() -> None:
    one = Table(pack_with("7C AS", "", "QC"), options(target=4000))
    while len(one.deal.tricks) < 24:
        if one.state.turn is N and one.deal.led is None and one.deal.tricks == ():
            one.plays("AS")
        elif one.deal.hands[N] & {card("7C")} and one.state.turn is N and one.state.phase == "play":
            rest = sorted(one.deal.hands[N] - {card("7C")})
            one.plays(str(rest[0]).rstrip("'"))
        else:
            one.one_more()
    may = choices(one.state)
    assert isinstance(may, MayDeclare)
    assert may.exchange == (one.deal.hands[one.deal.turn] & {card("7C"), card("7C'")})
    assert one.deal.left == 2
    one.draws()
    assert one.refuses(ExchangeSeven(card("7C"))) is Refusal.NOT_NOW


def test_a_declaration_is_allowed_in_the_same_window_before_or_after() -> None:
    one = window().exchanges()
    assert one.declares("KH QH") == 20
    other = window()
    assert other.declares("KH QH") == 20
    other.exchanges()
    assert other.ledger(N) == ["marriage 20", "exchange 10"]


def test_but_not_with_the_card_just_taken() -> None:
    one = window().exchanges()
    pair = frozenset((card("KC"), card("QC")))
    assert one.refuses(Declare(pair)) is Refusal.JUST_TAKEN
    may = choices(one.state)
    assert isinstance(may, MayDeclare)
    assert [which.cards for which in may.declarations] == [hand("KH QH")]
    one.draws().plays("AS", "9S")
    assert one.declares("KC QC") == 40


def test_where_it_was_agreed_the_exchange_takes_the_place_of_the_declaration() -> None:
    agreed = Options(seven_turn=SevenTurn.USES_DECLARATION)
    one = window(agreed=agreed).exchanges()
    pair = frozenset((card("KH"), card("QH")))
    assert one.refuses(Declare(pair)) is Refusal.DECLARATION_USED
    other = window(agreed=agreed)
    other.declares("KH QH")
    assert other.refuses(ExchangeSeven(card("7C"))) is Refusal.DECLARATION_USED


def test_a_seven_of_trumps_that_is_played_counts_ten_at_once_led_or_not_won_or_lost() -> None:
    led = Table(pack_with(FIRST, SECOND, "QC")).plays("7C")
    assert led.ledger(N) == ["seven 10"]
    lost = Table(pack_with("AC", SECOND, "QC")).plays("AC", "7C")
    assert lost.ledger(D) == ["seven 10"]


def test_a_seven_of_another_suit_counts_nothing() -> None:
    assert Table(pack_with("7H", SECOND, "QC")).plays("7H").ledger(N) == []


def test_in_the_last_eight_tricks_a_seven_counts_nothing() -> None:
    from tests.bezique.test_08_a_whole_deal import after  # noqa: PLC0415  (the deal told there)

    one = after(24).plays("AC", "7C")
    assert one.ledger(D).count("seven 10") == 1  # of trick 23


def test_a_seven_that_was_exchanged_and_the_other_one_bring_twenty_in_all() -> None:
    one = window().exchanges().draws().plays("9D", "7C")
    assert (one.ledger(N), one.ledger(D)) == (["exchange 10"], ["seven 10"])


def test_where_sevens_are_declared_playing_one_counts_nothing() -> None:
    assert Table(pack_with(FIRST, SECOND, "QC"), DECLARED).plays("7C").ledger(N) == []


def test_instead_the_second_one_is_shown_and_counts_ten_once_and_lies_open() -> None:
    one = window("7C", DECLARED).shows_seven()
    assert one.ledger(N) == ["seven 10"]
    assert one.opened(N) == ["7C"]
    one.draws().plays("AS", "9S")
    (seven,) = one.held(["7C"], N)
    assert one.refuses(ShowSeven(seven)) is Refusal.SHOWN_ALREADY


def test_the_first_one_is_exchanged_and_not_shown() -> None:
    assert window("QC", DECLARED).refuses(ShowSeven(card("7C"))) is Refusal.TURN_UP_IS_NO_SEVEN
    one = window("QC", DECLARED, "AS AS 7C 7C KH QH 9D 8D").exchanges()
    (second,) = one.held(["7C"])
    assert one.refuses(ShowSeven(second)) is Refusal.NOT_NOW  # one of both in a window
    one.draws().plays("AS", "8S").shows_seven()
    assert one.ledger(N) == ["exchange 10", "seven 10"]


def test_only_ones_own_seven_of_trumps_is_shown() -> None:
    one = window("7C", DECLARED)
    assert one.refuses(ShowSeven(card("8D"))) is Refusal.NO_SEVEN
    (other,) = {card("7C"), card("7C'")} - one.deal.hands[N]
    assert one.refuses(ShowSeven(other)) is Refusal.NO_SEVEN


def test_of_the_sevens_that_is_offered_which_may_be_done() -> None:
    one = window("QC", DECLARED)
    assert offered(one) == ({card("7C")}, set())
    assert offered(one.exchanges()) == (set(), set())
    assert offered(window()) == ({card("7C")}, set())
    turned = window("7C", DECLARED)
    (seven,) = turned.held(["7C"])
    assert offered(turned) == (set(), {seven})
    assert offered(turned.shows_seven()) == (set(), set())
    assert offered(window(first=FIRST.replace("7C", "8C"))) == (set(), set())


def offered(one: Table) -> tuple[set[Card], set[Card]]:
    may = choices(one.state)
    assert isinstance(may, MayDeclare)
    return set(may.exchange), set(may.show)


def test_all_that_may_be_done_in_a_window_can_be_listed() -> None:
    may = MayDeclare(
        (Combination(Kind.MARRIAGE, hand("KH QH")),),
        (Combination(Kind.BEZIQUE, hand("QS JD")),),
        hand("7C 7C'"),
        hand("7D"),
    )
    assert list(every_action(may)) == [
        Declare(hand("KH QH")),
        Announce(hand("QS JD")),
        ExchangeSeven(card("7C")),
        ExchangeSeven(card("7C'")),
        ShowSeven(card("7D")),
        Draw(),
    ]


def test_where_they_are_played_none_is_shown() -> None:
    assert window("7C").refuses(ShowSeven(card("7C"))) is Refusal.NO_SEVEN


def test_where_the_seven_takes_the_place_of_the_declaration_so_does_showing_it() -> None:
    agreed = Options(seven=Seven.DECLARED, seven_turn=SevenTurn.USES_DECLARATION)
    one = window("7C", agreed).shows_seven()
    pair = frozenset((card("KH"), card("QH")))
    assert one.refuses(Declare(pair)) is Refusal.DECLARATION_USED
