"""Which sounds belong to what is seen of an event, and after how long each."""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.ui.celebrations import Celebration, Feat
from game.piquet.ui.said.speech import spoken
from game.stage.sounds import Sound
from game.table.animation_steps import Ringing
from game.table.ui_parts import Happened
from rules.piquet import events
from rules.piquet.options import Options
from rules.piquet.view import View

_GATHERED = 0.65  # the pack is squared up before the first packet leaves it
_CARD = 0.05  # between two cards of the deal, as they are cued
_HANDS = 24
_FLOWN = 0.08  # cards fly up to be celebrated
_SHEET = 0.45  # while the table is still to be read


def sounds_of(happened: Happened, feats: Sequence[Celebration]) -> tuple[Ringing, ...]:
    """The sounds of an event that is about to be seen, at normal motion; bells for its feats."""
    seen: View = happened.seen
    bell = {Sound.CHIME if each.feat is Feat.CARTE_BLANCHE else Sound.BELL for each in feats}
    fan = [(_FLOWN, Sound.SLIDE)] if any(each.cards for each in feats) else []
    cards = _cards(happened.event, seen.options)
    return (*_voice(happened), *cards, *fan, *((0.0, sound) for sound in bell))


def _voice(happened: Happened) -> list[Ringing]:
    """A murmur when the one opposite speaks."""
    deal = happened.seen.deal
    said = spoken(happened.event, happened.before_it, happened.after_it)
    opposite = said is not None and deal is not None and said.seat == deal.seat.other
    return [(0.0, Sound.MURMUR)] if opposite else []


def _cards(event: events.Event, options: Options) -> list[Ringing]:
    match event:
        case events.Dealt():
            starts = range(0, _HANDS, options.packets)
            return [(_GATHERED + _CARD * card, Sound.DEAL) for card in starts]
        case events.PackSpread() | events.Discarded() | events.TookIn():
            return [(0.0, Sound.SLIDE)]
        case events.CardCut():
            return [(0.1, Sound.PLACE)]
        case events.CardPlayed():
            return [(0.2, Sound.PLACE)]
        case events.TrickWon():
            return [(0.0, Sound.SWEEP)]
        case events.DealEnded():
            return [(_SHEET, Sound.PAPER)]
        case events.PartieEnded():
            return [(0.0, Sound.COIN)]
    return []
