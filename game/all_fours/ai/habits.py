"""How the milder players play: as people do who have not learned all of it yet, never at random.

Whoever plays high takes each trick with the dearest card he has. Whoever plays cheap wins with the
least that wins and throws what is lowest, but counts no pips, so that tens come and go. One who
does not know the beg always stands, gives whatever is begged for, and keeps the highest cards of a
run. All else they do as the rules of thumb say.
"""

from __future__ import annotations

from msgspec import Struct

from game.all_fours.ai import heuristic
from game.all_fours.ai.heuristic import deal_of, trumps_of
from rules.all_fours.actions import Action, Give, LayAway, Play, Stand
from rules.all_fours.choices import MayAnswerBeg, MayBeg, MayLayAway, MayPlay
from rules.all_fours.pack import height
from rules.all_fours.view import DealView, View
from rules.core.cards import Card, Hand
from rules.core.tricks import reply_wins


class Habit(Struct, frozen=True):
    """What somebody does, and what he has learned."""

    high: bool  # he plays high; or else cheap
    knows_beg: bool = True


def choose(habit: Habit, seen: View, seed: int) -> Action:
    """What to do in this view, which must have choices (ValueError otherwise)."""
    match seen.choices:
        case MayPlay(cards):
            return Play(_card(habit, deal_of(seen), cards))
        case MayBeg() if not habit.knows_beg:
            return Stand()
        case MayAnswerBeg(give=True) if not habit.knows_beg:
            return Give()
        case MayLayAway(cards, number) if not habit.knows_beg:
            return LayAway(frozenset(sorted(cards, key=lambda one: (height(one), one))[:number]))
    return heuristic.choose(seen, seed)


def _card(habit: Habit, deal: DealView, may: Hand) -> Card:
    """The card to lead, or to play to the lead."""
    trumps = trumps_of(deal)
    cheap = sorted(may, key=lambda one: (one.suit is trumps, height(one), one))
    if deal.led is None:
        dear = max(cheap, key=lambda one: (height(one), one.suit is trumps))
        return dear if habit.high else cheap[0]
    led = deal.led
    winning = [one for one in cheap if reply_wins(led, one, height, trumps)]
    if not winning:
        return cheap[0]
    return winning[-1] if habit.high else winning[0]
