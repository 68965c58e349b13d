"""Where errors were agreed to happen they can be made at the table, and are told there."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from game.bezique.ui.hand_state import HandState
from game.bezique.words import say
from game.players.engine import Program
from game.stage.picture import Bubble, CardAt, CardItem
from game.words.catalogue import speak
from rules.bezique.actions import Action, DrawTwo, Play, TakeForfeit
from rules.bezique.choices import MayDeclare, MayPick, MayPlay, MayTakeForfeit
from rules.bezique.errors import Error
from rules.bezique.options import Options, Revoke
from rules.bezique.play import playable
from rules.bezique.scoring import Item
from rules.bezique.state import Phase, State
from rules.bezique.view import View
from rules.core.cards import Card
from rules.core.seats import Player
from tests.game.bezique.sitting import Sitting

STRICT = Options(strict=True, revoke=Revoke.REPLAY)
_ME, _OTHER = Player.A, Player.B


def at(so: Callable[[Sitting], bool], seed: int = 3) -> Sitting:
    """A strict table where the person is asked and something is so."""
    sitting = Sitting(seed=seed, options=STRICT)
    sitting.plays_on("mouse", lambda: sitting.asked and so(sitting))
    assert not sitting.over
    return sitting


def in_window(sitting: Sitting) -> bool:
    return isinstance(sitting.seen.choices, MayDeclare)


def with_something(sitting: Sitting) -> bool:
    choices = sitting.seen.choices
    return isinstance(choices, MayDeclare) and bool(choices.declarations)


def hand(sitting: Sitting) -> list[Card]:
    deal = sitting.seen.deal
    assert deal is not None
    return sorted(deal.hand)


def said(sitting: Sitting, error: Error) -> None:
    """Wait until somebody says what was wrong."""
    words = say(f"say.erred.{error.value}")
    sitting.until(
        lambda: any(isinstance(i, Bubble) and i.words == words for i in sitting.picture.items), 80
    )


def test_what_is_declared_is_chosen_card_by_card() -> None:
    sitting = at(with_something)
    assert not any(str(target).startswith("declare:") for target in keys(sitting))
    choices = sitting.seen.choices
    assert isinstance(choices, MayDeclare)
    wanted = choices.declarations[0]
    for card in sorted(wanted.cards):
        sitting.click(CardAt(str(card)))
        sitting.wait(0.3)
    hand_state: HandState = sitting.table.board.hand_state
    assert hand_state.picked == wanted.cards
    sitting.click("do")
    sitting.until(lambda: wanted.cards <= sitting.session.state.current.open[_ME])
    assert wanted.cards <= sitting.session.state.current.open[_ME]


def test_a_false_declaration_is_told_and_counts_nothing() -> None:
    sitting = at(in_window)
    before = sitting.session.state.current.ledger
    for card in hand(sitting)[:3]:
        sitting.click(CardAt(str(card)))
        sitting.wait(0.3)
    sitting.click("do")
    said(sitting, Error.FALSE_DECLARATION)
    assert sitting.session.state.current.ledger == before
    assert len(sitting.session.state.current.errors.falsely) == 3


def test_a_card_thrown_before_drawing_costs_ten() -> None:
    sitting = at(in_window)
    sitting.drag(hand(sitting)[0], 760, 300)
    said(sitting, Error.NOT_DRAWN)
    sitting.until(lambda: forfeited(sitting))
    assert forfeited(sitting)


def forfeited(sitting: Sitting) -> bool:
    ledger = sitting.session.state.current.ledger
    return any(line.item is Item.FORFEIT for line in ledger)


def test_two_cards_may_be_taken_and_the_other_picks() -> None:
    sitting = at(in_window)
    count = sitting.session.count
    assert "two" in keys(sitting)
    sitting.click("two")
    said(sitting, Error.TWO_DRAWN)
    assert sitting.session.count > count


def keys(sitting: Sitting) -> list[object]:
    return [target.key for target in sitting.picture.targets]


def test_of_two_cards_of_the_other_one_picks_by_a_button() -> None:
    sitting = Sitting(seed=3, options=STRICT, people=2)
    sitting.plays_on("mouse", lambda: sitting.asked and in_window(sitting))
    sitting.does(DrawTwo(), "mouse")
    sitting.until(lambda: sitting.asked and isinstance(sitting.seen.choices, MayPick))
    choices = sitting.seen.choices
    assert isinstance(choices, MayPick)
    wanted, me = max(choices.cards), sitting.seen.player
    sitting.click(f"pick:{wanted}")
    sitting.until(lambda: wanted in sitting.session.state.current.hands[me])
    assert wanted in sitting.session.state.current.hands[me]


def test_whoever_has_ten_to_receive_says_how() -> None:
    sitting = Sitting(seed=3, options=STRICT, people=2)
    sitting.plays_on("mouse", lambda: sitting.asked and in_window(sitting))
    sitting.drag(hand(sitting)[0], 760, 300)
    sitting.until(lambda: sitting.asked and isinstance(sitting.seen.choices, MayTakeForfeit))
    sitting.does(TakeForfeit(subtract=True), "mouse")
    sitting.until(lambda: forfeited(sitting))
    (line,) = (one for one in sitting.session.state.current.ledger if one.item is Item.FORFEIT)
    assert line.points == -10


def test_when_the_stock_is_gone_no_card_is_told_from_the_others_and_a_revoke_is() -> None:
    def bound(sitting: Sitting) -> bool:
        deal, choices = sitting.seen.deal, sitting.seen.choices
        if deal is None or not isinstance(choices, MayPlay) or deal.led is None:
            return False
        return not deal.left and len(choices.cards) < len(deal.hand)

    sitting = next(one for one in (at_or_none(bound, n) for n in range(3, 20)) if one)
    deal = sitting.session.state.current
    cards = {i.key: i for i in sitting.picture.items if isinstance(i, CardItem)}
    assert not any(cards[str(card)].dimmed for card in hand(sitting))
    wrong = min(set(hand(sitting)) - playable(deal))
    sitting.does(Play(wrong), "mouse")
    said(sitting, Error.REVOKE)


def at_or_none(so: Callable[[Sitting], bool], seed: int) -> Sitting | None:
    sitting = Sitting(seed=seed, options=STRICT)
    sitting.plays_on("keys", lambda: sitting.asked and so(sitting))
    return None if sitting.over else sitting


def slow_other(so: Callable[[State], bool]) -> Sitting:
    """A strict table whose other player takes his time once something is so."""
    sitting = Sitting(seed=3, options=STRICT)
    other = cast(Program, sitting.session.players[_OTHER])
    answers = other.choose

    def choose(seen: View) -> Action | None:
        return None if so(sitting.session.state) else answers(seen)

    other.choose = choose  # type: ignore[method-assign]
    for _ in range(400):
        if so(sitting.session.state) and sitting.table.board.top.at_rest:
            return sitting
        sitting.stack.tick(0.1)
        if sitting.asked:
            sitting.does(sitting.suggested(), "mouse")
    raise AssertionError("it was never so")


def test_the_top_card_may_be_taken_before_the_winner_of_the_trick_draws() -> None:
    sitting = slow_other(lambda state: state.phase is Phase.WINDOW and state.turn is _OTHER)
    sitting.wait()
    top = next(t for t in reversed(sitting.picture.targets) if "stock:" in str(t.key))
    sitting.click(top.key)
    said(sitting, Error.DREW_EARLY)
    sitting.until(lambda: sitting.session.state.phase is not Phase.WINDOW)


def test_a_card_thrown_out_of_turn_is_taken_back_and_costs_ten() -> None:
    sitting = slow_other(lambda state: state.phase is Phase.PLAY and state.turn is _OTHER)
    card = hand(sitting)[0]
    sitting.click(CardAt(str(card)))
    sitting.wait()
    assert sitting.session.state.phase is Phase.PLAY, "a click alone throws nothing"
    sitting.drag(card, 760, 300)
    said(sitting, Error.OUT_OF_TURN)
    assert card in sitting.session.state.current.hands[_ME]


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_error_has_its_words(code: str) -> None:
    speak(code)
    words = [say(f"say.erred.{error.value}") for error in Error]
    assert len(set(words)) == len(Error)
    assert all(each.endswith(".") for each in words)
