"""The last tricks as a row of small cards at the right: who won each, and what the last counts.

Those of the viewer are ivory, the other's red; a brighter frame is the one being played.
"""

from __future__ import annotations

from enum import StrEnum

from game.bezique.ui.gathered import heap
from game.bezique.ui.measures import measures, middle, turn_up
from game.bezique.words import say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Rect, Tone
from game.stage.picture import Box, Icon, Item, Shadow, Stroke, Text
from game.stage.places import WIDE, Places
from game.words.terms import number
from rules.bezique.choices import MayPlay
from rules.bezique.options import LastEight, LastTrick, Options
from rules.bezique.pack import height
from rules.bezique.scoring import LAST_TRICK, RUBICON_LAST_TRICK
from rules.bezique.view import DealView, View
from rules.core.tricks import reply_wins

_WIDTH, _GAP = 0.29, 0.42
"""How wide a small card is, as a share of one in the stock; and the air after it, of its own."""


def last_counts(options: Options) -> int:
    """What the very last trick counts; 0 where it is the stock's last that counts."""
    if options.rubicon:
        return RUBICON_LAST_TRICK
    return LAST_TRICK if options.last_trick is LastTrick.VERY_LAST else 0


def trick_row(seen: View, deal: DealView, places: Places, *, guiding: bool) -> list[Item]:
    """The row and the line below it, once the stock is gone; nothing where an open heap lies."""
    if deal.left or deal.opened is not None or heap(deal, seen.options):
        return []
    sizes = seen.options.sizes
    width = measures(places).stock * _WIDTH
    step, high = width * (1 + _GAP), width * CARD_RATIO
    left = places.right - step * (sizes.hand - 1) - width
    top = middle(places) - high / 2 - 12
    done = [trick.winner for trick in deal.tricks[sizes.rounds :]]
    items: list[Item] = []
    for index in range(sizes.hand):
        place = Rect(left + index * step, top, width, high)
        if index < len(done):
            tone = Tone.IVORY if done[index] is seen.player else Tone.RED
            edge = Paint(Tone.BRASS_DARK if tone is Tone.IVORY else Tone.IVORY, 0.8)
            items.append(Box(place, 3, Paint(tone), edge, shadow=Shadow.REST))
        elif index == len(done):
            items.append(Box(place, 3, Paint(Tone.IVORY, 0.16), Paint(Tone.IVORY), 1.75))
        else:
            items.append(Box(place, 3, outline=Paint(Tone.IVORY, 0.6), line=1.25))
    told = [say("last.whose")] if guiding and done else []
    if counts := last_counts(seen.options):
        told.append(say("last.counts", number=counts))
    for line, words in enumerate(told):
        y = top + high + 24 + 20 * line
        items.append(Text(words, places.right, y, Font(14), Paint(Tone.SOFT), Align.RIGHT))
    return items


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
    """Those that bind the viewer now; none while no reply is asked of him, or where one may err."""
    deal, may = seen.deal, seen.choices
    if deal is None or deal.led is None or deal.reply is not None:
        return frozenset()
    if not isinstance(may, MayPlay) or seen.options.strict:
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
    """Its name and its lines, a tick before each that binds; one line for whoever leads."""
    if deal.left or deal.opened is not None:
        return []
    wide = places.sizes is WIDE
    every, binds = duties(seen), binding(seen)
    leads = deal.led is None and isinstance(seen.choices, MayPlay)
    lines = [(say(f"last.{duty.value}"), duty in binds) for duty in every]
    step, size = (30.0, 16) if wide else (22.0, 14)
    x = turn_up(places).x - turn_up(places).width / 2
    y = middle(places) - step * (len(every) + 1) / 2
    head = Font(26 if wide else 18, serif=True, bold=True)
    name = say("last.title", number=number(seen.options.sizes.hand))
    items: list[Item] = [
        Text(name, x, y, head),
        Stroke(x, y + 11, x + 72, y + 11, Paint(Tone.BRASS), 2),
    ]
    for row, (words, bound) in enumerate([(say("last.lead"), True)] if leads else lines, 1):
        line = y + 12 + step * row
        items += _tick(x + 8, line - size * 0.34, bound=bound)
        paint = Paint(Tone.IVORY) if bound else Paint(Tone.SOFT)
        items.append(Text(words, x + 26, line, Font(size, bold=bound), paint))
    return items


def _tick(x: float, y: float, *, bound: bool) -> list[Item]:
    """A disc of brass with a tick, or an empty ring."""
    place = Rect(x - 7, y - 7, 14, 14)
    if not bound:
        return [Box(place, 7, outline=Paint(Tone.SOFT, 0.55), line=1.25)]
    return [Box(place, 7, fill=Paint(Tone.BRASS)), Icon("check", x, y, 11, Paint(Tone.INK))]
