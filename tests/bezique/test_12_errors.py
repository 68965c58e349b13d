"""Where strict play was agreed on, what goes wrong at a table goes wrong here (section I)."""

from __future__ import annotations

from random import Random

import pytest

from rules.bezique.actions import (
    Action,
    CallCard,
    Declare,
    Draw,
    DrawEarly,
    DrawTwo,
    PickCard,
    Play,
    Spread,
    TakeForfeit,
)
from rules.bezique.choices import (
    Choices,
    MayCall,
    MayPick,
    MayPlay,
    MayTakeForfeit,
    choices,
    every_action,
)
from rules.bezique.editions import seen_by
from rules.bezique.errors import Error
from rules.bezique.events import Dealt, Drew, Erred, TricksForfeited
from rules.bezique.options import Brisques, DrawOrder, Game, Options, Revoke, SevenTurn
from rules.bezique.pack import ALL_PACKS
from rules.bezique.partie import apply, check, doer, start
from rules.bezique.play import playable
from rules.bezique.refusals import Refusal
from rules.bezique.state import Phase, State
from rules.bezique.view import view
from rules.core.cards import Card, card
from rules.core.seats import Chance, Player
from tests.bezique.laws import (
    cards_in,
    dealing_the_unseen_again_changes_no_view,
    every_card_is_in_one_place,
    nothing_unseen_is_in_view,
    shown_to,
    the_ledger_only_grows,
)
from tests.bezique.luck import any_action, random_options
from tests.bezique.table import D, N, Table, faces, options, pack_with, some
from tests.bezique.test_08_a_whole_deal import after

STRICT = options(strict=True)
FIRST = "KS QS JD AH AH 7C 9D 8D"
SECOND = "9H 8H 7H 9H 9S 8S 7S 9D"
STOCK = "AC TC KC QC JC AS"


def table(**agreed: object) -> Table:
    values: dict[str, object] = {"strict": True, **agreed}
    its = Options(**values)  # type: ignore[arg-type]  # any field by its name
    return Table(pack_with(FIRST, SECOND, "QC", STOCK), its)


def window(**agreed: object) -> Table:
    """N has won the first trick."""
    return table(**agreed).plays("AH", "9H")


def a_revoke(revoke: Revoke, **agreed: object) -> Table:
    """Trick 26 of the deal told in 08: D, with three clubs, throws something else to a club."""
    its = Options(strict=True, revoke=revoke, target=4000, **agreed)  # type: ignore[arg-type]
    one = after(25, its).plays("JC")
    wrong = next(c for c in sorted(one.deal.hands[D]) if c.suit != "C")
    return one.does(Play(wrong))


def test_by_default_no_error_is_possible() -> None:
    one = Table(pack_with(FIRST, SECOND, "QC"))
    wrong: list[Action] = [DrawTwo(), DrawEarly(), PickCard(card("AC")), CallCard(None)]
    for action in (*wrong, TakeForfeit(False)):
        assert one.refuses(action) is Refusal.NOT_NOW
    assert one.refuses(Play(card("9H"))) is Refusal.NOT_YOUR_CARD
    one.plays("AH", "9H")
    assert one.refuses(Play(card("KS"))) is Refusal.NOT_NOW
    assert one.refuses(Declare(some("KS JD"))) is Refusal.NOTHING_MADE


def test_whoever_is_on_turn_does_what_is_done() -> None:
    plain = Table(pack_with(FIRST, SECOND, "QC"))
    assert doer(plain.state, Play(card("9H"))) is N  # it is refused, and nobody else's
    assert doer(start(STRICT), Spread(ALL_PACKS[:64])) is Chance.DEALER
    assert doer(start(), Spread(ALL_PACKS[:64])) is Chance.DEALER
    one = window()
    for action in (Draw(), DrawTwo(), Declare(some("KS QS")), Play(card("9D'"))):
        assert doer(one.state, action) is N


def test_who_plays_without_drawing_forfeits_ten_and_draws_two_cards_next_time() -> None:
    one = window().plays("8D")
    assert one.events[0] == Erred(N, Error.NOT_DRAWN)
    assert one.events[1] == Drew(D, card("AC"), 47)
    assert choices(one.state) == MayTakeForfeit()
    assert one.state.turn is D
    one.does(TakeForfeit(False))
    assert one.ledger(D) == ["forfeit 10"]
    assert one.state.turn is D
    one.plays("9D").draws()
    drawn = [event.player for event in one.events if isinstance(event, Drew)]
    assert drawn == [D, N, N]
    assert [len(hand) for hand in one.deal.hands] == [8, 8]
    assert one.deal.left == 44


def test_the_loser_of_the_trick_does_not_lead_in_the_others_window() -> None:
    assert window().refuses(Play(card("8H"))) is Refusal.NOT_NOW


def test_in_the_last_window_nobody_forgets_to_draw() -> None:
    one = after(23, STRICT)
    while one.state.phase is not Phase.WINDOW:
        one.one_more()
    mine = next(iter(one.deal.hands[one.deal.turn]))
    assert one.refuses(Play(mine)) is Refusal.NOT_NOW


def test_a_forfeit_is_added_to_the_receivers_score_or_taken_from_the_others() -> None:
    one = window().plays("8D").does(TakeForfeit(True))
    assert (one.ledger(N), one.ledger(D)) == (["forfeit -10"], [])
    assert choices(one.state) == MayPlay(one.deal.hands[D])


def test_who_draws_out_of_turn_forfeits_ten_and_the_card_is_the_winners() -> None:
    one = window()
    assert doer(one.state, DrawEarly()) is D
    one.does(DrawEarly())
    (event,) = one.events
    assert event == Erred(D, Error.DREW_EARLY, frozenset((card("AC"),)))
    assert seen_by(event, one.state, N) == Erred(D, Error.DREW_EARLY, None)
    assert seen_by(event, one.state, D) == event
    assert one.state.turn is N
    one.does(TakeForfeit(False))
    assert one.ledger(N) == ["forfeit 10"]
    assert one.state.phase is Phase.WINDOW
    assert one.refuses(DrawEarly()) is Refusal.NOT_NOW  # once is enough
    assert one.declares("KS QS") == 20
    one.draws()
    assert card("AC") in one.deal.known[N]
    assert not one.deal.known[D]
    assert not one.deal.errors.early


def test_what_is_drawn_after_an_error_is_seen_by_its_owner_alone() -> None:
    one = window().plays("8D").does(TakeForfeit(False)).plays("9D").draws()
    assert one.deal.known == (frozenset(), frozenset())
    assert one.state.phase is Phase.PLAY


def test_the_card_that_was_seen_early_is_the_first_that_is_drawn_and_no_other() -> None:
    for game, shown in ((Game.BEZIQUE, 0), (Game.RUBICON, 1)):
        its = Options(game=game, strict=True)
        pack = pack_with("AS AH", "9S 9H", "" if game is Game.RUBICON else "QC", STOCK, its)
        one = Table(pack, its).plays("AS", "9S").plays("AH")  # without drawing
        one.does(TakeForfeit(False)).plays("9H").does(DrawEarly())
        if one.state.phase is Phase.FORFEIT:
            one.does(TakeForfeit(False))
        one.draws()
        assert [len(known) for known in one.deal.known] == [1, shown]
        drawn = [event.player for event in one.events if isinstance(event, Drew)]
        assert drawn == [N, N, D]


def test_where_the_other_draws_first_by_agreement_nobody_draws_out_of_turn() -> None:
    one = window(draw_order=DrawOrder.NON_DEALER_FIRST)
    assert one.refuses(DrawEarly()) is Refusal.NOT_NOW


def test_who_draws_two_shows_both_and_the_other_takes_the_one_he_likes() -> None:
    one = window().does(DrawTwo())
    assert one.events == [Erred(N, Error.TWO_DRAWN, frozenset((card("AC"), card("TC"))))]
    assert choices(one.state) == MayPick(frozenset((card("AC"), card("TC"))))
    assert one.state.turn is D
    assert one.refuses(PickCard(card("KC"))) is Refusal.NOT_DRAWN
    one.does(PickCard(card("AC")))
    assert "AC" in one.hand(D)
    assert "TC" in one.hand(N)
    assert one.deal.left == 46
    assert (one.state.phase, one.state.turn) == (Phase.PLAY, N)
    assert card("AC") in one.deal.known[D]
    assert card("TC") in one.deal.known[N]


def test_two_may_be_drawn_at_the_very_end_of_the_stock_too() -> None:
    one = after(23, options(strict=True, target=4000))
    while one.state.phase is not Phase.WINDOW:
        one.one_more()
    one.does(DrawTwo())
    two = one.deal.errors.two
    assert one.deal.turn_up in two
    one.does(PickCard(two[1]))
    assert not one.deal.drawing
    assert one.deal.turn_up is None
    every_card_is_in_one_place(one.deal)


def test_one_with_cards_to_draw_besides_does_not_draw_two() -> None:
    one = window().plays("8D").does(TakeForfeit(False)).plays("9D")
    assert one.refuses(DrawTwo()) is Refusal.NOT_NOW


def test_a_wrong_declaration_scores_nothing_and_may_be_corrected_before_the_draw() -> None:
    one = window()
    one.does(Declare(some("KS JD")))
    assert one.events == [Erred(N, Error.FALSE_DECLARATION, some("KS JD"))]
    assert one.ledger(N) == []
    assert one.opened(N) == []
    assert some("KS JD") <= one.deal.known[N]
    assert one.declares("KS QS") == 20
    one.draws()
    assert one.state.turn is N  # nothing is called for


def test_one_wrong_declaration_in_a_window_is_enough() -> None:
    one = window()
    one.does(Declare(some("KS JD")))
    assert one.refuses(Declare(some("KS 9D"))) is Refusal.NOTHING_MADE


def test_if_it_is_not_corrected_the_other_may_call_for_one_of_its_cards_to_be_led() -> None:
    one = window()
    one.does(Declare(some("KS JD"))).draws()
    assert choices(one.state) == MayCall(some("KS JD"))
    assert one.state.turn is D
    assert one.refuses(CallCard(card("QS"))) is Refusal.NOT_FALSELY
    one.does(CallCard(card("JD")))
    assert choices(one.state) == MayPlay(some("JD"))
    assert one.refuses(Play(card("KS"))) is Refusal.WAS_CALLED
    assert one.refuses(Play(card("AS'"))) is Refusal.NOT_YOUR_CARD
    one.does(Play(card("8H"))).does(TakeForfeit(False))  # of the other's, out of turn
    assert one.ledger(N) == ["forfeit 10"]
    one.plays("JD", "9D")
    assert one.deal.errors.called is None


def test_a_seven_of_them_that_was_exchanged_cannot_be_called_for() -> None:
    one = window()
    one.does(Declare(some("KS 7C"))).exchanges().draws()
    assert choices(one.state) == MayCall(some("KS"))
    assert one.refuses(CallCard(card("7C"))) is Refusal.NOT_FALSELY
    two = window()
    two.does(Declare(some("7C"))).exchanges().draws()
    assert two.state.turn is N  # nothing is left to be called for


def test_or_for_none() -> None:
    one = window()
    one.does(Declare(some("KS JD"))).draws().does(CallCard(None))
    assert choices(one.state) == MayPlay(one.deal.hands[N])


def test_what_one_does_not_hold_is_not_even_declared_wrongly() -> None:
    assert window().refuses(Declare(some("KH QH"))) is Refusal.NOT_YOUR_CARD
    assert window().refuses(Declare(frozenset())) is Refusal.NOTHING_MADE


def test_after_a_declaration_that_was_scored_none_goes_wrong() -> None:
    one = window()
    one.declares("KS QS")
    assert one.refuses(Declare(some("KS JD"))) is Refusal.ONE_A_TRICK


def test_a_card_played_out_of_turn_is_taken_back_and_costs_ten() -> None:
    one = table()
    assert doer(one.state, Play(card("9H"))) is D
    assert doer(one.state, Play(card("KS"))) is N
    assert doer(one.state, DrawEarly()) is N  # nobody draws now, and it is his turn
    assert doer(one.state, Draw()) is N
    one.does(Play(card("9H")))
    assert one.events == [Erred(D, Error.OUT_OF_TURN, frozenset((card("9H"),)))]
    assert "9H" in one.hand(D)
    assert card("9H") in one.deal.known[D]
    one.does(TakeForfeit(False))
    assert one.ledger(N) == ["forfeit 10"]
    assert (one.state.phase, one.state.turn) == (Phase.PLAY, N)


def test_so_is_a_second_card_of_the_leader() -> None:
    one = table().plays("AH").does(Play(card("KS"))).does(TakeForfeit(False))
    assert one.ledger(D) == ["forfeit 10"]
    assert one.state.turn is D
    assert one.deal.led is not None


def test_a_revoke_gives_all_of_the_last_eight_tricks_to_the_other() -> None:
    one = a_revoke(Revoke.EIGHT_TRICKS)
    assert TricksForfeited(N) in one.events
    assert len(one.deal.tricks) == 32
    assert {trick.winner for trick in one.deal.tricks[24:]} == {N}
    assert one.ledger(N)[-2:] == ["last-trick 10", "brisques 100"]
    assert one.ledger(D)[-1] == "brisques 60"
    assert one.over


def test_also_where_brisques_were_counted_at_once() -> None:
    one = a_revoke(Revoke.EIGHT_TRICKS, brisques=Brisques.AT_ONCE)
    same = a_revoke(Revoke.EIGHT_TRICKS)
    assert one.scores == same.scores
    took = after(26, Options(strict=True, brisques=Brisques.AT_ONCE, target=4000))
    took.plays("9C")  # D has just counted his ace of clubs, and leads
    wrong = next(c for c in sorted(took.deal.hands[N]) if c.suit != "C")
    took.does(Play(wrong))
    assert took.scores[1] - took.scores[0] > one.scores[1] - one.scores[0]
    brisques = [line for line in took.ledger(N) if line.startswith("brisques -")]
    assert brisques == ["brisques -10"]
    assert "brisques 0" not in [*one.ledger(D), *took.ledger(N)]


def test_in_rubicon_the_brisques_of_forfeited_tricks_are_settled_and_not_counted() -> None:
    its = Options(game=Game.RUBICON, strict=True, brisques=Brisques.AT_ONCE)
    one = Table(pack_with("", "", "", "", its), its).reaches(55)
    while one.deal.led is None or not _may_revoke(one):
        one.one_more()
    wrong = min(one.deal.hands[one.deal.turn] - playable(one.deal))
    one.does(Play(wrong))
    lines = [*one.ledger(N), *one.ledger(D)]
    assert lines.count("last-trick 50") == 1
    assert not any(line.startswith("brisques") for line in lines)
    settlement = one.state.standing.settlement
    assert settlement is not None
    assert sum(settlement.brisques) == 32


def _may_revoke(one: Table) -> bool:
    return playable(one.deal) != one.deal.hands[one.deal.turn]


def test_or_it_is_played_again_from_the_error() -> None:
    one = a_revoke(Revoke.REPLAY)
    assert isinstance(one.events[0], Erred)
    assert len(one.events) == 1
    assert one.state.turn is D
    assert len(one.deal.hands[D]) == 7
    one.plays("AC")
    assert one.deal.tricks[-1].winner is D


def test_or_the_offender_scores_no_more() -> None:
    one = a_revoke(Revoke.SCORES_NO_MORE)
    before = one.scores
    one.goes_on()
    assert one.scores[1] == before[1]
    assert one.scores[0] >= before[0]
    assert one.deal.errors.silent is D


def test_while_the_stock_lasts_there_is_nothing_to_revoke() -> None:
    one = table().plays("AH", "9D")
    assert one.deal.tricks[-1].winner is N


def test_in_rubicon_who_sees_two_cards_shows_both_and_each_has_his() -> None:
    its = Options(game=Game.RUBICON, strict=True)
    one = Table(pack_with("AS", "9S", "", "AC TC", its), its).plays("AS", "9S").does(DrawTwo())
    assert card("AC") in one.deal.known[N]
    assert card("TC") in one.deal.known[D]
    assert (one.state.phase, one.state.turn) == (Phase.PLAY, N)


def test_in_rubicon_a_loser_who_takes_the_top_card_gives_it_back_and_shows_the_next() -> None:
    its = Options(game=Game.RUBICON, strict=True)
    one = Table(pack_with("AS", "9S", "", "AC TC", its), its).plays("AS", "9S").does(DrawEarly())
    assert one.state.turn is N
    one.draws()
    assert card("AC") in one.deal.known[N]
    assert card("TC") in one.deal.known[D]
    assert one.ledger(N) == []


def test_what_follows_from_an_error_is_offered_action_by_action() -> None:
    offered: dict[Choices, list[Action]] = {
        MayPick(some("AC TC")): [PickCard(one) for one in sorted(some("AC TC"))],
        MayCall(some("KS JD")): [*(CallCard(one) for one in sorted(some("KS JD"))), CallCard(None)],
        MayTakeForfeit(): [TakeForfeit(False), TakeForfeit(True)],
    }
    for may, actions in offered.items():
        assert list(every_action(may)) == actions


def test_the_whole_hand_may_be_declared_wrongly_too() -> None:
    one = window()
    one.does(Declare(one.deal.hands[N]))
    assert isinstance(one.events[0], Erred)


def test_where_the_declaration_was_used_for_the_seven_none_goes_wrong_either() -> None:
    one = window(seven_turn=SevenTurn.USES_DECLARATION).exchanges()
    assert one.refuses(Declare(some("KS QS"))) is Refusal.DECLARATION_USED
    assert one.refuses(Declare(some("KS JD"))) is Refusal.DECLARATION_USED


def test_one_who_scores_no_more_receives_nothing_either() -> None:
    one = a_revoke(Revoke.SCORES_NO_MORE)
    assert one.state.turn is N
    before = one.scores
    one.does(Play(min(one.deal.hands[D])))  # out of turn: ten to N
    one.does(TakeForfeit(False))
    assert one.scores == (before[0] + 10, before[1])
    one.plays(str(min(one.deal.hands[N])).rstrip("'"))
    one.does(Play(min(one.deal.hands[N])))  # out of turn: nothing to D
    assert one.state.phase is Phase.PLAY
    assert one.scores == (before[0] + 10, before[1])


def test_both_see_what_follows_from_an_error() -> None:
    one = window()
    one.does(Declare(some("KS JD")))
    for player in Player:
        deal = view(one.state, player).deal
        assert deal is not None
        assert faces(deal.errors.falsely) == ["JD", "KS"]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_goes_wrong_every_card_stays_in_one_place_and_the_deal_comes_to_its_end(
    seed: int,
) -> None:
    luck = Random(seed)
    game = Game.RUBICON if seed == 5 else Game.BEZIQUE
    agreed = random_options(luck, game)
    values = {name: getattr(agreed, name) for name in Options.__struct_fields__}
    state = start(Options(**{**values, "strict": True, "target": 1000}))
    errors, known = 0, [frozenset[Card](), frozenset[Card]()]
    while state.turn is not None and len(state.standing.results) < 3:
        action = _something_wrong(state, luck) if luck.random() < 0.2 else None
        before, moments = state, apply(state, action or any_action(state, luck))
        state = moments[-1].state
        errors += any(isinstance(moment.event, Erred) for moment in moments)
        for moment in moments:
            if isinstance(moment.event, Dealt):
                known = [frozenset(), frozenset()]
            for player in Player:
                told = seen_by(moment.event, moment.state, player)
                known[player] |= shown_to(moment.event, player) | frozenset(cards_in(told))
        if state.deal is None or before.deal is None or state.deal.number != before.deal.number:
            continue
        every_card_is_in_one_place(state.deal)
        if len(moments) == 1:
            the_ledger_only_grows(before.deal, state.deal, moments[0].event)
        if len(state.standing.results) < state.deal.number and luck.random() < 0.2:
            for player in Player:
                nothing_unseen_is_in_view(state, player, known[player])
                dealing_the_unseen_again_changes_no_view(state, player, known[player], luck)
    assert errors > 10


def _something_wrong(state: State, luck: Random) -> Action | None:
    """An action that the rules let go wrong, if there is one at hand."""
    if state.deal is None or state.phase not in {Phase.PLAY, Phase.WINDOW}:
        return None
    cards = sorted(state.deal.hands[0] | state.deal.hands[1])
    tried: list[Action] = [Play(luck.choice(cards)), DrawTwo(), DrawEarly(), Draw()]
    held = sorted(state.deal.hands[state.deal.turn])
    tried.append(Declare(frozenset(luck.sample(held, min(2, len(held))))))
    luck.shuffle(tried)
    return next((one for one in tried if check(state, one) is None), None)
