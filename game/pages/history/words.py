"""A step of a deal in words: who did what, what would have been better, and what it cost."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from game.games import rules_of
from game.pages.history.past import Names, Past, Step, past_of
from game.pages.statistics.tables import nearest
from game.players.analysis_wire import AnalysisWire
from game.players.judgement import SETTLEMENT, Reason
from game.players.mind import mind_of
from game.players.reasoning import DOUBTFUL
from game.players.review import Choice, ChoiceKind, Grade
from game.players.wire import WireError
from game.stage.basics import Font, Room
from game.words.catalogue import say, say_of
from game.words.terms import capital, signed
from rules.core.game import Action


class Odds(NamedTuple):
    """How often in 100 something comes about: with what was done, and with what was better."""

    what: str
    done: int
    better: int


def headline(past: Past, step: Step, names: Names) -> str:
    """The sentence of a step: who does what."""
    if step.action is None:
        return say("history.step.over")
    if step.who is None:
        a, b = (say("you.lower") if name == say("you") else name for name in names)
        return past.dealt(step, (a, b))
    return say("history.step", who=capital(names[step.who]), action=past.action_words(step.action))


def less(unit: str, lost: int) -> str:
    """What was lost, as a figure: "−7%" where it is of the chance to win."""
    return say("review.less", lost=lost) if unit == "game" and lost else signed(-lost)


def mark_words(one: Choice, unit: str) -> str:
    """How a decision is marked: "Mistake, −7%"."""
    mark = one.grade
    if mark is Grade.GOOD:
        return say("history.grade.good")
    return say(f"history.grade.{mark.value}", less=less(unit, nearest(one.lost)))


class Cost(NamedTuple):
    """What a choice has lost, roundly, in a unit of its game: "about 11 points", and of what."""

    words: str
    of: str

    @property
    def whole(self) -> str:
        """In one line."""
        return f"{self.words} {self.of}"


def cost_of(game: str, unit: str, one: Choice) -> Cost:
    """The one figure in which a choice is told, wherever it is."""
    lost = nearest(one.lost)
    words = say_of(game, f"review.cost.{unit}", count=lost, lost=lost)
    return Cost(words, say_of(game, f"review.cost-of.{unit}"))


_DEAR = 3.0
"""Points of the settlement from which on the costliest choice is told unasked."""


def dearest_words(game: str, unit: str, one: Choice) -> tuple[str, ...]:
    """What a choice was and what it cost, in ever fewer words; nothing for what is little."""
    if one.lost < _DEAR or one.grade is Grade.GOOD:
        return ()
    past, rules = past_of(game), rules_of(game)
    played, cost = rules.read(one.played), cost_of(game, unit, one)
    better = past.cards(rules.read(one.better))
    signs = zip(past.brief(played).split(", "), past.cards(played), strict=False)
    stays = [sign for sign, key in signs if key not in better]
    if past.puts_out(played) and stays:
        key, done = "sheet.dearest.out", ", ".join(stays)
    else:
        key, done = "sheet.dearest.action", capital(past.action_words(played))
    told = (say(key, done=done, cost=words) for words in (cost.whole, cost.words))
    return *told, cost.whole, cost.words


def decimal(value: float) -> str:
    """A number from 0 on with one place after the point, as the language writes it."""
    tenths = round(value * 10)
    return say("history.decimal", whole=tenths // 10, tenth=tenths % 10)


def better(game: str, one: Choice) -> str:
    """What would have been better, or that nothing would."""
    if one.grade is Grade.GOOD:
        same = one.better == one.played
        return "" if same else say("history.as-good", action=better_action(game, one))
    return say("history.better", action=better_action(game, one))


def better_action(game: str, one: Choice) -> str:
    """The better choice in words."""
    return past_of(game).action_words(rules_of(game).read(one.better))


def fine_words(game: str, one: Choice, unit: str) -> str:
    """Why a choice is fine: nothing else brings more, or too little to tell, or to matter."""
    if one.better == one.played:
        return say_of(game, f"review.fine.{one.kind.value}")
    if round(one.lost * 10) <= 0:
        return say("review.fine.alike")
    key = "review.fine.slight" if one.lost > DOUBTFUL * one.doubt else "review.fine.near"
    error = decimal(one.doubt)
    if unit == "game":
        error = say("review.less", lost=error).removeprefix("−")
    return say(key, lost=decimal(one.lost), error=error)


def reason_of(game: str, one: Choice) -> str:
    """What to do instead, and why; empty where nothing stands out, or it cannot be read."""
    reason = _reason(game, one)
    if reason is None:
        return ""
    past, rules = past_of(game), rules_of(game)
    best, played = rules.read(one.better), rules.read(one.played)
    advice = past.advice(best, played, reason) or _instead(past, one, best)
    return say("history.because", better=capital(advice), why=past.why(reason))


def odds_of(game: str, one: Choice) -> Odds | None:
    """What became likelier, or less likely, by the better choice; None where that is not why."""
    reason = _reason(game, one)
    if reason is None:
        return None
    words = past_of(game).hope(reason)
    if not words and reason.chance is not None:
        words = chance_in(partial(say_of, game), reason.chance)
    done, better = (round(chance * 100) for chance in (reason.next, reason.best))
    return Odds(words, done, better) if words and done != better else None


def _reason(game: str, one: Choice) -> Reason | None:
    """Why something else was better; None where nothing stands out, or it cannot be read."""
    terms = mind_of(game).terms
    if one.reason is None or terms is None:
        return None
    try:
        reason = AnalysisWire(rules_of(game), terms()).read_reason(one.reason)
    except WireError:
        return None
    of_play = one.kind is ChoiceKind.CARD and reason.part == "play"
    return replace(reason, part="") if of_play else reason


def _instead(past: Past, one: Choice, best: Action) -> str:
    """The best action, as one is told to do it."""
    action = past.action_words(best)
    card = one.kind is ChoiceKind.CARD and len(past.cards(best)) == 1
    return say("history.instead.card", card=action) if card else action


def with_reason(game: str, one: Choice, font: Font, most: float, room: Room) -> str:
    """What would have been better, and why if that is no wider than `most` units."""
    advice = better(game, one)
    reason = "" if one.grade is Grade.GOOD else reason_of(game, one)
    return reason if reason and room.ruler.width(reason, font) <= most else advice


Says = Callable[..., str]


def clause_in(say: Says, reason: Reason, hope: str = "", other: str = "") -> str:
    """A reason as a clause: "you win the cards more often".

    What a choice costs is told beside it, in one figure: here stands what it is lost by.
    `hope` is what its hope is called, if it has one. No part is named where there is but one.
    `other` is the name of the opponent, where it is known.
    """
    if reason.part == SETTLEMENT:
        return say("history.why.settlement")
    best, following = _percent(reason.best), _percent(reason.next)
    if best != following:
        chance = reason.chance
        words = hope or ("" if chance is None else chance_in(say, chance, other))
        if words:
            return say(f"history.why.{'oftener' if best > following else 'seldomer'}", what=words)
    if not reason.part:
        return say(f"history.why.{'mine' if reason.mine else 'theirs'}.play")
    part = say("history.part." + reason.part.replace("_", "-"))
    who = other or say("history.other")
    return say(f"history.why.{'mine' if reason.mine else 'theirs'}", part=part, other=who)


def chance_in(say: Says, chance: StrEnum, other: str = "") -> str:
    """What may come about: "you score a bezique", "Toby scores a bezique"."""
    return say(f"history.chance.{chance.value}", other=other or say("history.other"))


def _percent(chance: float) -> int:
    return round(chance * 100)
