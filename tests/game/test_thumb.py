"""The player by rules of thumb: never absurd, quick, always the same, far better than chance."""

from __future__ import annotations

from random import Random
from statistics import mean, median

import pytest
from msgspec.structs import replace

from game.piquet.ai.belief.known_cards import unseen
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.heuristic import thumb as calls
from game.piquet.ai.heuristic.exchange import discard
from game.piquet.ai.heuristic.play import in_the_end, play, running, stopping
from game.piquet.ai.validation import is_allowed
from game.players.engine import Program
from game.players.mind import Choose
from game.session.dealer import Dealer
from rules.core.cards import Card, card, hand, write_cards
from rules.core.seats import Player
from rules.piquet.actions import (
    Action,
    Answer,
    AnswerConcession,
    AskMaking,
    Call,
    ChooseDeal,
    Concede,
    Cut,
    Deal,
    Look,
    Play,
    Reply,
)
from rules.piquet.choices import MayAnswer, MayAnswerConcession, MayCall, MayPlay, every_action
from rules.piquet.combinations import Combination, Point, RankSet, Sequence
from rules.piquet.options import Options
from rules.piquet.pack import PACK, height, in_order
from rules.piquet.partie import apply, check, start, start_deal
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import Phase, State, Table, Trick
from rules.piquet.view import View, view
from tests.game.dealing import brought
from tests.game.partie import before_last_deal
from tests.rules.table import pack_of
from tests.work import calls_for

POOR = hand("9S KH QH TH KD JD TD AC KC JC TC 9C")
RICH = hand("AS KS QS JS TS 9H 8H 7H 9D 8D 7C 8C")


def any_action(seen: View, seed: int) -> Action:
    """Anything that is allowed."""
    assert seen.choices is not None
    return Random(seed).choice(
        list(every_action(seen.choices, seen.deal.hand if seen.deal else hand("")))
    )


def played(
    pack_seed: int, elder: Choose, younger: Choose
) -> tuple[list[tuple[State, Action]], State]:
    """A deal between two: every state with what was done in it, and the end."""
    state = apply(start_deal(Options(), Player.B), brought(Dealer(pack_seed), Phase.DEAL, 1))[
        -1
    ].state
    done: list[tuple[State, Action]] = []
    while isinstance(state.turn, Player):
        choose = elder if state.turn is Player.A else younger
        action = choose(view(state, state.turn), pack_seed + len(done))
        done.append((state, action))
        state = apply(state, action)[-1].state
    return done, state


def test_it_plays_whole_parties_against_itself() -> None:
    for seed in (1, 2):
        seats = {player: Program(thumb.choose, seed) for player in Player}
        dealer, state, spreads = Dealer(seed), start(), 0
        while state.phase is not Phase.OVER:
            action: Action | None
            if isinstance(state.turn, Player):
                seen = view(state, state.turn)
                action = seats[state.turn].choose(seen)
                assert action is not None
                assert is_allowed(seen, action)
            else:
                number = spreads if state.phase is Phase.SPREAD else len(state.results) + 1
                spreads += state.phase is Phase.SPREAD
                action = brought(dealer, state.phase, number)
            assert check(state, action) is None
            state = apply(state, action)[-1].state
        assert state.settlement is not None
        assert sum(state.totals) > 200


def test_it_beats_a_player_by_chance_by_far() -> None:
    margins = []
    for seed in range(20):
        (first,), (second,) = (
            played(seed, thumb.choose, any_action)[1].results,
            played(seed, any_action, thumb.choose)[1].results,
        )
        margins.append(first[0] - first[1] + second[1] - second[0])
    assert mean(margins) > 50  # measured: 92 ± 6
    assert sum(margin > 0 for margin in margins) >= 18


def test_the_same_view_and_seed_get_the_same_choice() -> None:
    for seed in range(3):
        for state, action in played(seed, thumb.choose, thumb.choose)[0]:
            assert isinstance(state.turn, Player)
            assert thumb.choose(view(state, state.turn), 1) == action
            assert thumb.choose(view(state, state.turn), 2) == action


def dealt(pack: tuple[Card, ...]) -> State:
    return apply(start_deal(Options(), Player.B), Deal(pack))[-1].state


def test_cards_it_cannot_see_change_nothing() -> None:
    """The other's hand and the talon are dealt anew: elder sees the same and puts out the same."""
    chance = Random(4)
    compared = 0
    for seed in range(20):
        pack = brought(Dealer(seed), Phase.DEAL, 1).pack
        state = dealt(pack)
        mine = state.current.hands[ELDER]
        others = [c for c in pack if c not in mine]
        chance.shuffle(others)
        replacing = iter(others)
        again = dealt(tuple(c if c in mine else next(replacing) for c in pack))
        if state.phase is again.phase is Phase.EXCHANGE:  # a carte blanche would be seen
            assert again.current.hands != state.current.hands
            choices = {thumb.choose(view(s, Player.A), 1) for s in (state, again)}
            assert len(choices) == 1
            compared += 1
    assert compared > 15


def test_a_decision_takes_little_work() -> None:
    spent: list[int] = []
    for seed in range(5):
        for state, _ in played(seed, thumb.choose, thumb.choose)[0]:
            assert isinstance(state.turn, Player)
            seen = view(state, state.turn)
            spent.append(calls_for(lambda seen=seen: thumb.choose(seen, 1))[1])  # type: ignore[misc]
    assert max(spent) < 30_000, "for a discard"
    assert median(spent) < 1_000


# Cutting, choosing, looking


def test_it_cuts_somewhere_that_depends_on_the_seed_and_deals_first() -> None:
    state = apply(start(), brought(Dealer(1), Phase.SPREAD, 0))[-1].state
    places = set()
    for seed in range(30):
        action = thumb.choose(view(state, Player.A), seed)
        assert isinstance(action, Cut)
        places.add(action.place)
    assert len(places) > 10
    state = apply(apply(state, Cut(0))[-1].state, Cut(9))[-1].state
    assert state.phase is Phase.CHOICE
    assert isinstance(state.turn, Player)
    assert thumb.choose(view(state, state.turn), 1) == ChooseDeal(True)


def test_it_does_not_show_what_it_left() -> None:
    for seed in range(60):
        for state, action in played(seed, thumb.choose, thumb.choose)[0]:
            if state.phase is Phase.LOOK:
                assert action == Look(False)
                return
    raise AssertionError("nobody left a card in sixty deals")


# The exchange


def discarded(text: str, most: int = 5, *, elder: bool = True) -> str:
    held = hand(text)
    assert len(held) == 12
    return write_cards(in_order(discard(held, 1, most, elder)))


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("AS KS QS JS TS  8H 7H  9D 7D  QC 9C 7C", "AS KS QS JS TS QC"),
        ("AS AH AD AC  KS KH  9D 8D  8C 7C  7H 7S", "AS AH AD AC KS KH"),
        ("KS KH KD  QS QH QD  8S 7S  8H 7H  7D 9C", "KS KH KD QS QH QD"),
        ("AS KS 9S 8S 7S  AH QH 7H  8D 7D  9C 7C", "AS KS AH"),
        ("QH JH TH 9H 8H  AS  KD 7D  AC 8C 7C 9S", "QH JH TH 9H 8H AS AC"),
    ],
)
def test_elder_keeps_what_is_worth_keeping(text: str, kept: str) -> None:
    out = hand(discarded(text))
    assert not out & hand(kept)
    assert len(out) >= 4


def test_younger_mostly_takes_what_is_left_and_never_throws_an_ace_for_a_seven() -> None:
    chance = Random(3)
    counts = []
    for _ in range(60):
        held = frozenset(chance.sample(PACK, 12))
        out = discard(held, 1, 3, elder=False)
        counts.append(len(out))
        for gone in out:
            suit = gone.suit
            lower = [c for c in held - out if c.suit is suit and height(c) < height(gone)]
            assert not (height(gone) == 7 and lower)
    assert mean(counts) > 2.8


def test_elder_mostly_takes_five() -> None:
    chance = Random(3)
    counts = [len(discard(frozenset(chance.sample(PACK, 12)), 1, 5, elder=True)) for _ in range(60)]
    assert mean(counts) > 4.4


# Calls


QUINT = hand("AS KS QS JS TS")


def test_it_calls_the_point_first_and_the_best_of_each_kind() -> None:
    point, quint = Point(QUINT), Sequence(QUINT)
    trio = RankSet(hand("AS AH AD"))
    less = (Point(hand("AS KS QS")), Sequence(hand("AS KS QS")))
    said = []
    left: tuple[Combination, ...] = (trio, *less, quint, point)
    while (called := calls.call(MayCall(left, hand("AS")))) is not None:
        said.append(called.what)
        left = tuple(what for what in left if what.kind is not called.what.kind)
    assert said == [point, quint, trio]


def test_it_says_nothing_of_a_point_of_two() -> None:
    assert calls.call(MayCall((Point(hand("AS KS")),), hand("AS"))) is None


def test_it_reckons_everything_it_holds() -> None:
    """After a "good" it goes on until nothing of the kind is left to call."""
    found = 0
    for seed in range(40):
        for state, action in played(seed, thumb.choose, thumb.choose)[0]:
            assert isinstance(state.turn, Player)
            may = view(state, state.turn).choices
            if isinstance(may, MayCall) and isinstance(action, Play):
                assert all(isinstance(what, Point) and len(what.cards) < 3 for what in may.calls)
                found += 1
    assert found >= 80


@pytest.mark.parametrize(
    ("may", "said"),
    [
        (MayAnswer((Reply.GOOD,), False), Answer(Reply.GOOD)),
        (MayAnswer((Reply.GOOD, Reply.NOT_GOOD), False), Answer(Reply.NOT_GOOD)),
        (MayAnswer((Reply.GOOD, Reply.NOT_GOOD), True), Answer(Reply.NOT_GOOD)),
        (MayAnswer((Reply.GOOD, Reply.EQUAL), False), Answer(Reply.EQUAL)),
        (MayAnswer((Reply.GOOD,), True), AskMaking()),
    ],
)
def test_it_answers_the_best_that_is_true(may: MayAnswer, said: Action) -> None:
    assert calls.answer(may) == said


# The play


def table(mine: str, theirs: str, led: str | None = None, won: int = 0) -> View:
    """A view in the play: my cards, and all the other may hold; `won` tricks are mine already."""
    state = next(
        state
        for state, _ in played(1, thumb.choose, thumb.choose)[0]
        if state.phase is Phase.PLAY and state.turn is Player.A
    )
    seen = view(state, Player.A)
    assert seen.deal is not None
    held, unknown = hand(mine), hand(theirs)
    gone = sorted(set(PACK) - held - unknown - ({card(led)} if led else set()))
    tricks = tuple(Trick(Seat.ELDER, gone[2 * n], gone[2 * n + 1], Seat.ELDER) for n in range(won))
    deal = replace(
        seen.deal,
        hand=held,
        discard=frozenset(gone[2 * won :]),
        leavings=None,
        table=Table(leader=ELDER, led=card(led) if led else None, tricks=tricks),
    )
    assert unseen(deal) == unknown
    return replace(seen, deal=deal)


def chosen(mine: str, theirs: str, led: str | None = None, won: int = 0) -> Card:
    held = hand(mine)
    suit = card(led).suit if led else None
    allowed = frozenset(c for c in held if c.suit is suit) or held
    return play(table(mine, theirs, led, won), allowed)


def test_a_sure_winner_is_cashed_before_the_last_trick() -> None:
    assert chosen("AS 7H", "KH QH") == card("AS")
    assert chosen("AS 8D 7H", "KH QH AD") == card("AS")


def test_winners_that_make_the_cards_are_cashed() -> None:
    mine, theirs = "AS KS QS 9H 7H", "JS TS KH QH JH"
    assert chosen(mine, theirs, won=4) in hand("AS KS QS")


def test_a_running_suit_is_led_from_the_top() -> None:
    assert chosen("AS KS QS JS TS 8H 7D", "9S 8S AH KH AD KD QC") == card("AS")


def test_a_suit_is_made_good_from_the_top() -> None:
    assert chosen("KS QS JS TS 9S AH 7D", "AS 8S KH QH AD KD QD") == card("KS")


def test_it_takes_as_cheaply_as_it_can() -> None:
    assert chosen("AS KS 9S 7H", "QS JS AH KH", led="8S") == card("9S")


def test_it_throws_no_ace_under_a_lower_card() -> None:
    assert chosen("AS 7S 7H", "KS QS AH", led="TS") == card("AS")
    assert chosen("KS 7S 7H", "QS JS AH", led="AS") == card("7S")


def test_it_keeps_its_guards_when_it_throws_away() -> None:
    assert chosen("KH 7H 9D 8D", "AH QH AD KD", led="AS").suit is card("9D").suit
    assert chosen("AH KH 7D 7C", "QH JH AD AC", led="AS") in hand("7D 7C")


def test_it_never_follows_absurdly() -> None:
    """Over many deals: a winner is the cheapest there is, anything else the lowest."""
    followed = 0
    for seed in range(30):
        for state, action in played(seed, thumb.choose, thumb.choose)[0]:
            assert isinstance(state.turn, Player)
            may, led = view(state, state.turn).choices, state.current.table.led
            if not isinstance(may, MayPlay) or led is None or not isinstance(action, Play):
                continue
            following = [c for c in may.cards if c.suit is led.suit]
            if not following:
                continue
            winners = [c for c in following if height(c) > height(led)]
            assert action.card == min(winners or following, key=height)
            followed += 1
    assert followed > 100


def test_the_counting_of_tricks() -> None:
    assert running((7, 6, 4), (5, 3)) == 3
    assert running((7, 5, 4), (6, 3)) == 1
    assert running((6, 5), (7,)) == 0
    assert running((0, 1), ()) == 2
    assert in_the_end((6, 5, 4), (7, 3)) == (2, 1)
    assert in_the_end((1, 0), (7, 6, 5)) == (0, 2)
    assert stopping((6, 0), (7, 5)) == 1
    assert stopping((6,), (7, 5)) == 0
    assert stopping((5, 1, 0), (7, 6, 4)) == 1


def test_everything_offered_is_allowed_and_nothing_else() -> None:
    for seed in range(3):
        done = played(seed, thumb.choose, any_action)[0]
        actions = [action for _, action in done]
        for state, _ in done:
            assert isinstance(state.turn, Player)
            seen = view(state, state.turn)
            assert seen.choices is not None
            assert seen.deal is not None
            for action in every_action(seen.choices, seen.deal.hand):
                assert is_allowed(seen, action)
            for action in actions:
                if is_allowed(seen, action):
                    assert check(state, action) is None
                elif not isinstance(action, Call):  # the choices leave out calls nobody would make
                    assert check(state, action) is not None
            assert not is_allowed(replace(seen, choices=None), actions[0])


@pytest.mark.parametrize(("other", "concedes"), [(120, True), (30, False)])
def test_a_lost_last_deal_is_conceded_to_one_who_has_his_hundred(
    other: int, concedes: bool
) -> None:
    """And with the least said; one who may still win the partie plays on."""
    state = before_last_deal(Options(), (1, other), Player.B)
    state = apply(state, Deal(pack_of(POOR, RICH, in_order(set(PACK) - POOR - RICH))))[-1].state
    offered = 0
    while state.turn is not None and len(state.results) < 6:
        assert isinstance(state.turn, Player)
        seen = view(state, state.turn)
        action = thumb.choose(seen, 1)
        if isinstance(seen.choices, MayCall) and seen.choices.concede and state.turn is Player.A:
            offered += 1
            assert isinstance(action, Concede) is concedes
        if isinstance(seen.choices, MayAnswerConcession):
            assert isinstance(action, Call | AnswerConcession)
            assert not isinstance(action, AnswerConcession) or action.accept
        state = apply(state, action)[-1].state
    assert offered
