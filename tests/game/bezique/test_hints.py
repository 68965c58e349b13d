"""What a hint says at Bezique is true where it is said, and what it names is what Enter does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import cast

import pytest
from msgspec.structs import replace

from game.bezique.ai.analysis import weigh
from game.bezique.ai.estimates import Points, Prospect, reason_of
from game.bezique.ai.heuristic import choose as thumb
from game.bezique.ai.programs import AI
from game.bezique.history.past import why
from game.bezique.ui.aids import BeziqueAids
from game.bezique.ui.choosing import chosen, offered
from game.bezique.ui.counsel import BeziqueWeighable, counselled
from game.bezique.ui.marks import hopes, may_serve
from game.bezique.ui.prompts import prompt
from game.bezique.words import combination_name, say
from game.demo.report import WeighsHere
from game.players.advice import BestJudged
from game.players.engine import EnginePlayer
from game.players.judgement import Analysis, Judgement, Reason, Weighed
from game.table.offers import Prompt
from game.words.caps import caps_beside
from game.words.catalogue import speak
from game.words.terms import uncapital
from rules.bezique.actions import Action, ChooseDeal, Declare, Draw, ExchangeSeven, Play
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import Combination, Kind
from rules.bezique.options import FirstDeal, Options
from rules.bezique.pack import BRISQUES, height
from rules.bezique.partie import apply, start
from rules.bezique.state import Phase
from rules.bezique.view import DealView, View, view
from rules.core.cards import Card, Rank, card
from rules.core.seats import Player
from rules.core.tricks import reply_wins
from tests.bezique.luck import any_action
from tests.game.bezique.sitting import Sitting
from tests.game.bezique.test_minds import states

AIDS = BeziqueAids()


@pytest.mark.parametrize(
    ("code", "more", "less", "likelier"),
    [
        (
            "en",
            "expect more points, mostly from sequences",
            "the other can expect fewer points, mostly from brisques and the last trick",
            "you score four alike more often",
        ),
        (
            "fr",
            "vous espérez plus de points, surtout en quintes",
            "l’autre peut espérer moins de points, surtout en brisques et dernière levée",
            "vous marquez quatre pareilles plus souvent",
        ),
    ],
)
def test_a_reason_says_who_can_expect_what(code: str, more: str, less: str, likelier: str) -> None:
    speak(code)
    assert why(Reason("sequences", mine=True, more=2.4)) == more
    assert why(Reason("brisques", mine=False, more=2.4)) == less
    found = Reason("fours", mine=True, more=9.0, chance=Prospect.FOUR, best=0.34, next=0.2)
    assert why(found) == likelier


def test_only_of_a_card_that_serves_for_nothing_that_is_said() -> None:
    speak("en")
    told = set[str]()
    for seen, deal, played in cards_played():
        words = AIDS.reason(seen, Play(played)).partition(": ")[2]
        told.add(words)
        if "for nothing" in words:
            assert played not in BRISQUES
            assert played.suit is not deal.trumps
            assert not may_serve(seen, deal, played)
        if deal.led is None and "can best spare" in words:  # there is none that is less missed
            assert played.suit is not deal.trumps
            assert all(
                may_serve(seen, deal, one) or height(one) >= height(played)
                for one in deal.hand - BRISQUES
                if one.suit is not deal.trumps
            )
        if deal.led is None and "the turn to declare" in words:
            plain = {one for one in deal.hand - BRISQUES if one.suit is not deal.trumps}
            idle = [one for one in plain if not may_serve(seen, deal, one)]
            assert played.suit is deal.trumps or any(height(played) > height(one) for one in idle)
        if "ten away" in words:
            assert played in BRISQUES
        if not deal.left:
            assert "declare" not in words
            assert "serve" not in words
            assert "bring you more" not in words
    known = {
        say(f"why.{name}") for name in ("leads", "leads.takes", "takes", "brisque", "leads.nothing")
    }
    known |= {say(f"why.thrown{more}") for more in ("", ".spared", ".brisque")}
    known |= {say(f"why.last.{name}") for name in ("leads", "takes", "thrown")}
    assert known <= told, "each reason is given somewhere"


def test_a_card_is_played_for_what_may_be_declared_after_it() -> None:
    speak("en")
    told = {"wins": 0, "may": 0, "keeps": 0}
    for seen, deal, played in cards_played():
        words = AIDS.reason(seen, Play(played)).partition(": ")[2]
        kept = hopes(seen, replace(deal, hand=deal.hand - {played})) if deal.left else ()
        told_of_it = " for " in words and "for nothing" not in words and "for itself" not in words
        assert told_of_it is bool(kept), words
        if not kept:
            continue
        name = uncapital(combination_name(kept[0].kind, kept[0].cards))
        wins = deal.led is not None and reply_wins(deal.led, played, height, deal.trumps)
        assert name in words
        assert words.startswith("it wins the trick") is wins
        told["wins" if wins else "may" if "may win" in words else "keeps"] += 1
    assert all(count > 3 for count in told.values()), told


def test_near_the_target_it_is_said_what_wins_the_game_and_what_hinders_the_other() -> None:
    speak("en")
    hindered = won = scored = 0
    for seen, deal, played in cards_played():
        me, kept = seen.player, hopes(seen, replace(deal, hand=deal.hand - {played}))
        wins = deal.led is not None and reply_wins(deal.led, played, height, deal.trumps)
        near = AIDS.reason(lacking(seen, me, 20), Play(played))
        far = AIDS.reason(lacking(seen, me, 600), Play(played))
        assert ("the game" in near) >= (wins and bool(kept) and bool(deal.left))
        assert "the game" not in far
        won += "the game by" in near
        at_once = AIDS.reason(lacking(seen, me, 10), Play(played))
        seven = played.rank is Rank.SEVEN and played.suit is deal.trumps and bool(deal.left)
        assert ("its points win the game" in at_once) is seven
        scored += seven
        behind = AIDS.reason(lacking(seen, me.other, 30), Play(played))
        hinders = wins and not kept and bool(deal.left)
        assert ("30 more against you" in behind) is hinders
        hindered += hinders
    assert won
    assert scored
    assert hindered


def test_what_is_scored_between_tricks_is_said_to_win_where_it_does() -> None:
    speak("en")
    looked = 0
    for seen in views():
        if not isinstance(seen.choices, MayDeclare):
            continue
        for one in offered(seen):
            action = Declare(one.cards)
            assert "game" not in AIDS.reason(lacking(seen, seen.player, one.points + 1), action)
            near = AIDS.reason(lacking(seen, seen.player, one.points), action)
            assert near.endswith("It wins the game.")
            looked += 1
        for seven in seen.choices.exchange:
            near = AIDS.reason(lacking(seen, seen.player, 10), ExchangeSeven(seven))
            assert near.endswith("win the game.")
    assert looked


def test_a_sequence_before_its_marriage_is_said_to_be_the_surer() -> None:
    speak("en")
    seen = next(seen for seen in views() if isinstance(seen.choices, MayDeclare))
    assert isinstance(seen.choices, MayDeclare)
    marriage = Combination(Kind.ROYAL_MARRIAGE, frozenset(map(card, ("KH", "QH"))))
    sequence = Combination(Kind.SEQUENCE, frozenset(map(card, ("AH", "TH", "KH", "QH", "JH"))))
    for declarations in ((sequence,), (marriage,), (sequence, marriage)):
        may = replace(seen, choices=replace(seen.choices, declarations=declarations))
        for one in declarations:
            surer = "sure" in AIDS.reason(may, Declare(one.cards))
            assert surer is (len(declarations) > 1 and one is sequence)


def lacking(seen: View, player: Player, points: int) -> View:
    """The same sight with so many points between a player and the target, none for the other."""
    assert seen.deal is not None
    totals = [0, 0]
    totals[player] = seen.options.target - points
    return replace(seen, totals=(totals[0], totals[1]), deal=replace(seen.deal, ledger=()))


def cards_played() -> Iterator[tuple[View, DealView, Card]]:
    """Each card that somebody could have played in some deals, and what was seen then."""
    for seen in views():
        if seen.deal is not None and isinstance(seen.choices, MayPlay):
            for played in seen.choices.cards:
                yield seen, seen.deal, played


def test_where_nothing_can_be_declared_the_draw_is_not_said_to_keep_anything_back() -> None:
    speak("en")
    told = {
        bool(seen.choices.declarations): AIDS.reason(seen, Draw())
        for seen in views()
        if isinstance(seen.choices, MayDeclare)
    }
    assert told[True] == "Draw (D): what you hold may bring more later."
    assert told[False] == "Draw (D): there is nothing to declare yet."


def test_a_key_is_named_only_where_buttons_show_keys() -> None:
    speak("en")
    seen = next(seen for seen in views() if isinstance(seen.choices, MayDeclare))
    assert AIDS.reason(seen, Draw()).startswith("Draw (D): ")
    caps_beside(shown=False)
    assert AIDS.reason(seen, Draw()).startswith("Draw: ")


def views() -> list[View]:
    """What whoever was asked saw in some deals."""
    found = (state for seed in range(4) for state in states(seed))
    return [view(state, state.current.turn) for state in found]


class NoisyJudge:
    """Finds to draw a little better than to declare, by less than it can tell."""

    def __init__(self, declared: Action, doubt: float) -> None:
        self._declared, self._doubt = declared, doubt

    def ask_analysis(self, seen: View, action: Action | None = None) -> None:
        pass

    def analysis(self) -> Analysis:
        chances = dict.fromkeys(Prospect, 0.5)
        return Analysis(
            (
                Judgement(Draw(), Points(), Points(), 6.0, chances, self._doubt),
                Judgement(self._declared, Points(), Points(), 4.0, chances, self._doubt),
            )
        )


def test_a_hint_declares_what_is_as_good_as_to_draw_within_the_noise() -> None:
    """ "Draw" was advised over four kings that lay ready."""
    seen = next(
        seen
        for seen in views()
        if isinstance(seen.choices, MayDeclare) and seen.choices.declarations
    )
    assert isinstance(seen.choices, MayDeclare)
    ready = Declare(seen.choices.declarations[0].cards)
    assert BestJudged(cast("EnginePlayer", NoisyJudge(ready, 1.5)), thumb).choose(seen) == ready
    assert BestJudged(cast("EnginePlayer", NoisyJudge(ready, 0.2)), thumb).choose(seen) == Draw(), (
        "beyond it"
    )


def in_window_with_a_seven(pilot: Sitting) -> None:
    """Where the seven may be exchanged."""
    pilot.plays_on(
        "mouse",
        lambda: (
            pilot.asked
            and isinstance(pilot.seen.choices, MayDeclare)
            and bool(pilot.seen.choices.exchange)
        ),
    )


def exchange_is_best(seen: View, _also: Action | None) -> Weighed | None:
    """A judge who always finds that."""
    if not isinstance(seen.choices, MayDeclare) or not seen.choices.exchange:
        return None
    return judged_best(ExchangeSeven(min(seen.choices.exchange)))


@cache
def judged_best(action: Action) -> Weighed:
    """That it is far better than to draw."""
    actions = ((action, 30.0), (Draw(), 20.0))
    found = (
        Judgement(one, Points(others=worth), Points(), worth, dict.fromkeys(Prospect, 0.5), 0.1)
        for one, worth in actions
    )
    best, other = found
    return Weighed(Analysis((best, other), reason_of((best, other))), settled=True)


def test_that_it_wins_the_game_is_said_rather_than_what_it_is_weighed_at() -> None:
    pilot = Sitting(SEVEN, weighs=exchange_is_best)
    in_window_with_a_seven(pilot)
    pilot.press("h", "h")
    pilot.wait(0.3)
    top = pilot.table.board.top
    for points, told in ((10, True), (11, False)):
        near = replace(top.edition, view=lacking(top.seen, top.viewer, points))
        detail = counselled(Prompt(""), replace(top, edition=near)).detail
        assert ("its ten points win the game" in detail) is told


@pytest.mark.parametrize("weighs", [False, True], ids=["suggested", "weighed"])
def test_where_a_hint_says_to_exchange_the_seven_enter_does_it(weighs: bool) -> None:
    pilot = Sitting(SEVEN, weighs=exchange_is_best if weighs else None)
    in_window_with_a_seven(pilot)
    assert main_action(pilot) != ExchangeSeven
    pilot.press(*("h" * (1 + weighs)))
    pilot.wait(0.3)
    assert any("seven (7)" in words for words in pilot.words)
    assert main_action(pilot) is ExchangeSeven
    assert sum(words.startswith("Exchange the seven,") for words in pilot.words) == 1
    before = pilot.seen.deal
    pilot.press("enter")
    pilot.wait(0.3)
    after = pilot.seen.deal
    assert before is not None
    assert after is not None
    assert before.turn_up != after.turn_up


SEVEN = 5
"""Of a partie in which a seven may be exchanged."""


def main_action(pilot: Sitting) -> type[object]:
    """What Enter would do."""
    (main,) = [one for one in pilot.table.acting.prompt.offers if one.button.primary]
    return type(main.action)


def test_what_is_best_after_a_trick_stands_ready_and_down_the_list_one_declares_again() -> None:
    pilot = Sitting(LATE)
    pilot.plays_on("mouse", lambda: pilot.asked and len(offered(pilot.seen)) > 1)
    board = pilot.table.board
    assert main_action(pilot) is Declare
    last = offered(pilot.seen)[-1]
    board.arrange(BeziqueWeighable().settled(board.top, Declare(last.cards)))
    assert chosen(pilot.seen, board.hand_state) == last
    board.arrange(BeziqueWeighable().settled(board.top, Draw()))
    assert main_action(pilot) is Draw
    pilot.press("down")
    assert main_action(pilot) is Declare


LATE = 9
"""Of a partie with a sequence and a royal marriage in hand at the end of the stock."""


def test_a_hint_asked_for_too_early_comes_once_and_says_why() -> None:
    pilot = Sitting(SEVEN, weighs=WeighsHere(partial(weigh, effort=300)))
    pilot.plays_on("mouse", lambda: pilot.asked and isinstance(pilot.seen.choices, MayPlay))
    pilot.one("mouse")
    assert not pilot.asked
    pilot.press("h")
    assert say("suggest.waits") in pilot.words
    pilot.until(lambda: pilot.asked)
    pilot.wait(0.5)
    assert pilot.table.board.top.suggested is not None
    assert say("suggest.waits") not in pilot.words
    count = pilot.session.count
    pilot.one("mouse")
    pilot.until(lambda: pilot.asked and pilot.session.count > count)
    pilot.wait(0.5)
    assert pilot.table.board.top.suggested is None, "it was asked for once"


def test_at_the_choice_of_deal_enter_does_what_is_advised() -> None:
    state = start(replace(Options(), first_deal=FirstDeal.HIGHEST_CHOOSES))
    luck = Random(2)
    while state.phase is not Phase.CHOICE:
        state = apply(state, any_action(state, luck))[-1].state
    assert isinstance(state.turn, Player)
    seen = view(state, state.turn)
    pilot = Sitting(3)
    top = replace(pilot.table.board.top, edition=replace(pilot.table.board.top.edition, view=seen))
    (main,) = [one for one in prompt(top).offers if one.button.primary]
    assert AI.player("master")(seen, 1) == main.action == ChooseDeal(deal=False)
