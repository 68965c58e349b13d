"""The rule of the last tricks where the stock lay, and which of its lines bind now."""

from __future__ import annotations

from enum import StrEnum

from game.bezique.ui.measures import middle, turn_up
from game.bezique.words import say
from game.stage.basics import Font, Paint, Rect, Tone
from game.stage.picture import Box, Icon, Item, Stroke, Text
from game.stage.places import WIDE, Places
from game.words.terms import number
from rules.bezique.choices import MayPlay
from rules.bezique.options import LastEight
from rules.bezique.pack import height
from rules.bezique.view import DealView, View
from rules.core.tricks import reply_wins


class Duty(StrEnum):
    """What the second player of one of the last tricks must do (ZG2)."""

    FOLLOW = "follow"
    WIN = "win"
    TRUMP = "trump"
    ANYTHING = "anything"


def duties(seen: View) -> tuple[Duty, ...]:
    """The duties that were agreed on, in their order."""
    if seen.options.last_eight is LastEight.FOLLOW_ONLY:
        return (Duty.FOLLOW, Duty.ANYTHING)
    return tuple(Duty)


def binding(seen: View) -> frozenset[Duty]:
    """Those that bind the viewer now; none while nothing is led to him, or where one may err."""
    deal, may = seen.deal, seen.choices
    if deal is None or deal.led is None or not isinstance(may, MayPlay) or seen.options.strict:
        return frozenset()
    led, trumps = deal.led, deal.trumps
    if any(card.suit is led.suit for card in may.cards):
        wins = all(reply_wins(led, card, height, trumps) for card in may.cards)
        found = {Duty.FOLLOW, Duty.WIN} if wins else {Duty.FOLLOW}
    elif all(card.suit is trumps for card in may.cards):
        found = {Duty.TRUMP}
    else:
        found = {Duty.ANYTHING}
    return frozenset(found & set(duties(seen)))


def rule_items(seen: View, deal: DealView, places: Places) -> list[Item]:
    """Its name and its lines, a tick before each that binds."""
    if deal.left or deal.opened is not None:
        return []
    wide = places.sizes is WIDE
    lines, binds = duties(seen), binding(seen)
    step, size = (30.0, 16) if wide else (22.0, 14)
    x = turn_up(places).x - turn_up(places).width / 2
    y = middle(places) - step * (len(lines) + 1) / 2
    head = Font(26 if wide else 18, serif=True, bold=True)
    name = say("last.title", number=number(seen.options.sizes.hand))
    items: list[Item] = [
        Text(name, x, y, head),
        Stroke(x, y + 11, x + 72, y + 11, Paint(Tone.BRASS), 2),
    ]
    for row, duty in enumerate(lines, 1):
        line = y + 12 + step * row
        bound = duty in binds
        items += _tick(x + 8, line - size * 0.34, bound=bound)
        paint = Paint(Tone.IVORY) if bound else Paint(Tone.SOFT)
        items.append(Text(say(f"last.{duty.value}"), x + 26, line, Font(size, bold=bound), paint))
    return items


def _tick(x: float, y: float, *, bound: bool) -> list[Item]:
    """A disc of brass with a tick, or an empty ring."""
    place = Rect(x - 7, y - 7, 14, 14)
    if not bound:
        return [Box(place, 7, outline=Paint(Tone.SOFT, 0.55), line=1.25)]
    return [Box(place, 7, fill=Paint(Tone.BRASS)), Icon("check", x, y, 11, Paint(Tone.INK))]
