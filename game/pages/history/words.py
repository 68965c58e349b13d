"""A step of a deal in words: who did what, what would have been better, and what it cost."""

from __future__ import annotations

from game.pages.history.past import Names, Past, Step
from game.players.review import Grade, Reviewed, grade
from game.stage.picture import Font, Room
from game.words.catalogue import say
from game.words.terms import capital


def headline(past: Past, step: Step, names: Names) -> str:
    """The sentence of a step: who does what."""
    if step.action is None:
        return say("history.step.over")
    if step.who is None:
        return past.dealt(step, names)
    return say("history.step", who=capital(names[step.who]), deed=past.deed(step.action))


def mark_words(one: Reviewed) -> str:
    """How a decision is marked: "A mistake, 7.2"."""
    mark = grade(one)
    if mark is Grade.GOOD:
        return say("history.grade.good")
    return say(f"history.grade.{mark.value}", lost=decimal(one.settlement_lost))


def decimal(value: float) -> str:
    """A number from 0 on with one place after the point, as the language writes it."""
    tenths = round(value * 10)
    return say("history.decimal", whole=tenths // 10, tenth=tenths % 10)


def better(past: Past, one: Reviewed) -> str:
    """What would have been better, or that nothing would."""
    if grade(one) is Grade.GOOD:
        same = one.best.action == one.action
        return "" if same else say("history.as-good", deed=past.deed(one.best.action))
    return say("history.better", deed=past.deed(one.best.action))


def with_reason(past: Past, one: Reviewed, font: Font, most: float, room: Room) -> str:
    """What would have been better, and why, if both are no wider than `most` units."""
    advice, reason = better(past, one), past.why(one)
    if not advice or not reason or grade(one) is Grade.GOOD:
        return advice
    whole = say("history.because", better=advice, why=reason)
    return whole if room.ruler.width(whole, font) <= most else advice
