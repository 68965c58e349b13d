"""The last six tricks: what a card is worth, what the other answers, and why one is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.piquet.ai.sums.two_hands import codes
from game.piquet.ai.values.masks import mask_of
from game.piquet.ai.values.play_table import play_values
from game.piquet.trainers.dealt import play
from game.piquet.trainers.endgame import PiquetEndgame
from game.piquet.trainers.endings import Hardness, exercise, hardness, read
from game.piquet.trainers.endings_said import STAGES, EndingStage, stake, why
from game.school.ending import LastTricks
from game.stage.basics import Font, Room
from game.stage.lines import wrapped
from game.window.text import Writer
from game.words.catalogue import speak
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.scoring import total
from tests.game.exercised import exercise as made
from tests.game.plain import PlainArt


def positions(count: int) -> Iterator[PiquetEndgame]:
    """The ends of deals played by rules of thumb."""
    for seed in range(count):
        chance = Random(f"ends {seed}")
        yield PiquetEndgame(play(chance, "thumb", chance.choice([*Player])).state)


def at_my_turn(at: PiquetEndgame) -> PiquetEndgame:
    return at if at.my_turn else at.after(at.best_reply())


def margin(at: PiquetEndgame) -> int:
    """My points of the deal less the other's, so far."""
    ledger = at.state.current.ledger
    return total(ledger, at.seat) - total(ledger, at.seat.other)


def best_margin(at: PiquetEndgame) -> int:
    """The same at the end, both playing their best: every card is tried."""
    if at.over:
        return margin(at)
    tried = [best_margin(at.after(card)) for card in at.allowed]
    return max(tried) if at.my_turn else min(tried)


def after_some(at: PiquetEndgame, cards: int) -> PiquetEndgame:
    """Later, with no more than so many cards in my hand and my turn."""
    while len(at.mine) > cards or not at.my_turn:
        at = at.after(min(at.right()) if at.my_turn else at.best_reply())
    return at


def test_what_a_card_loses_is_what_the_rules_count_less() -> None:
    """Every way the last four cards may be played is scored by the rules themselves."""
    wrong = 0
    for at in positions(12):
        now = after_some(at, 4)
        best = best_margin(now)
        for card in now.allowed:
            lost = now.lost(card)
            assert lost == best - best_margin(now.after(card)), (now.mine, now.theirs, card)
            wrong += lost > 0
    assert wrong > 10


def test_a_card_is_worth_what_the_complete_table_says() -> None:
    table = play_values()
    for at in positions(30):
        if at.led is None:
            mine, theirs = (at.mine, at.theirs) if at.my_turn else (at.theirs, at.mine)
            assert at.best_value == table.value(*codes(mask_of(mine), mask_of(theirs)))


def test_the_other_plays_a_best_card_and_of_these_one_that_is_hard_to_answer() -> None:
    for at in positions(15):
        now = after_some(at, 5)
        answered = now.after(min(now.allowed))
        if answered.over or answered.my_turn:
            continue
        reply = answered.best_reply()
        assert not answered.lost(reply)
        share = rights(answered, reply)
        assert all(share <= rights(answered, other) for other in answered.right())


def rights(at: PiquetEndgame, card: Card) -> float:
    after = at.after(card)
    if after.over or not after.my_turn:
        return 1.0
    return len(after.right()) / len(after.allowed)


def test_the_same_seed_and_number_set_the_same_position() -> None:
    assert exercise(5, 0) == exercise(5, 0)


def test_the_positions_are_as_hard_as_their_stage() -> None:
    for number in (0, 3):
        found = hardness(read(made("tricks", 2, number)))
        assert not found.off(STAGES[number])


def test_how_far_off_a_stage_a_position_is() -> None:
    stage = EndingStage(range(2, 4), fools=True, share=0.5)
    assert Hardness(3, fools=True, share=0.5).off(stage) == 0
    assert Hardness(5, fools=True, share=0.5).off(stage) == 2
    assert Hardness(1, fools=False, share=0.6).off(stage) == 1 + 2 + 1


def test_a_wrong_card_is_read_before_the_play_goes_on() -> None:
    start = next(
        at for at in map(at_my_turn, positions(40)) if any(at.lost(card) for card in at.allowed)
    )
    wrong = next(card for card in sorted(start.allowed) if start.lost(card))
    ending = LastTricks(start).played(wrong)
    assert (ending.wrong, ending.lost) == (wrong, start.lost(wrong))
    assert ending.best == start.right()
    assert not ending.waits
    assert ending.replied() is ending
    assert ending.played(min(start.right())) is ending
    read_on = ending.read()
    assert read_on.wrong is None
    assert read_on.lost == ending.lost
    assert wrong not in read_on.now.mine


def test_a_right_card_costs_nothing_and_one_that_may_not_be_played_changes_nothing() -> None:
    start = at_my_turn(next(positions(1)))
    ending = LastTricks(start)
    assert ending.played(start.theirs[0]) is ending
    assert ending.played(min(start.right())).lost == 0


@pytest.mark.parametrize("code", ["en", "fr"])
def test_why_a_card_is_wrong_is_told_in_two_lines_at_most(code: str) -> None:
    pygame.font.init()
    room = Room(1024, 640, Writer(PlainArt()))
    speak(code)
    told = set[str]()
    for at in positions(30):
        now = at_my_turn(at)
        while not now.over:
            assert stake(now).endswith(".")
            if now.my_turn:
                for card in now.allowed - now.right():
                    words = why(now, card, "Bernadette")
                    assert words.endswith(".")
                    assert len(wrapped(words, Font(28, serif=True), 936, room)) <= 2, words
                    told.add(words.split(" ")[0])
                now = now.after(min(now.right()))
            else:
                now = now.after(now.best_reply())
        assert not stake(now), "nothing is left to be won"
    assert len(told) >= 4
