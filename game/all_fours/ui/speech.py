"""What is said aloud at the table when something happens; both hear the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.all_fours.words import brief, say
from game.stage.sounds import Sound
from game.table.animation_steps import Ringing
from game.table.spoken import SILENCE, Saying, Spoken
from game.table.tricks import sweeps
from game.table.ui_parts import Happened
from game.words.terms import capital, listed
from rules.all_fours import events
from rules.all_fours.actions import Point
from rules.all_fours.scoring import Item
from rules.core.cards import Card
from rules.core.seats import Player


def heard(before: Spoken, happened: Happened) -> Spoken:
    """The sayings after an event: the beg hangs until cards are played, a question to the next."""
    event: events.Event = happened.event
    if isinstance(event, events.Dealt) and not event.more:
        return SILENCE
    if isinstance(
        event, events.Begged | events.Stood
    ):  # what the dealer turned and counted is no question
        before = SILENCE
    if isinstance(event, events.CardPlayed):
        deal, player = happened.before.deal, event.player
        first = deal is not None and deal.led is None and not deal.tricks
        mine = player is happened.seen.player  # what one said goes with the first card one leads
        kept = tuple(one for one in before.said if one.seat != player or not mine)
        before = replace(before, said=kept) if first else SILENCE
    dealer = happened.seen.deal.dealer if happened.seen.deal is not None else None
    if isinstance(event, events.CardShown) and dealer is not None:
        return before.heard(Saying(dealer, say("say.shown", card=brief(event.card))))
    said = spoken(event)
    return before if said is None else before.heard(said)


def spoken(event: events.Event) -> Saying | None:
    """The words that go with an event, or None."""
    match event:
        case events.Stood(player):
            return Saying(player, say("say.stand"))
        case events.Begged(player):
            return Saying(player, say("say.beg"))
        case events.Gave(player):
            return Saying(player, say("say.give"))
        case events.Ran(player):
            return Saying(player, say("say.run"))
        case events.BegRefused(player):
            return Saying(player, say("say.refuse"))
        case events.BunchProposed(player):
            return Saying(player, say("say.bunch"))
        case events.BunchAnswered(player, agreed):
            return Saying(player, say("say.agree" if agreed else "say.disagree"))
        case events.TrumpAsked(player, question):
            return Saying(player, say(f"say.ask.{question.value}"), passing=True)
        case events.Counted(line, _) if line.item is Item.TURNED_KNAVE:
            return Saying(line.player, say("say.turned-knave"))
        case events.NumberAnnounced(player):
            return Saying(player, say("say.announce"))
        case events.Abode(player):
            return Saying(player, say("say.abide"))
        case events.CardDrawnOut(player):
            return Saying(player, say("say.draw-out"))
        case events.Misdealt(dealer):
            return Saying(dealer, say("say.misdealt"))
        case events.PointsClaimed(player, points):
            return Saying(player, claimed(points))
    return None


def claimed(points: frozenset[Point]) -> str:
    """What is claimed by hand, in words."""
    if not points:
        return say("say.claim.none")
    words = [say(f"item.{point.value}") for point in Point if point in points]
    return say("say.claim", points=capital(listed(words)))


_GATHERED, _CARD, _MORE = 0.65, 0.06, 0.09
"""Seconds before the first packet, and between two cards of the deal, and of a run."""


def laid(happened: Happened) -> Sequence[tuple[Player, Card]]:
    """The card that was played by an event, and by whom."""
    event: events.Event = happened.event
    return ((event.player, event.card),) if isinstance(event, events.CardPlayed) else ()


def sounds_of(happened: Happened, _feats: Sequence[Any]) -> tuple[Ringing, ...]:
    """The sounds of an event that is about to be seen, at normal motion."""
    return tuple(_sounds(happened.event, sweep=sweeps(happened.before.deal)))


def _sounds(event: events.Event, *, sweep: bool) -> list[Ringing]:
    match event:
        case events.Dealt(more=True):
            return [(_MORE * card, Sound.DEAL) for card in (0, 3)]
        case events.Dealt():
            return [(_GATHERED + _CARD * card, Sound.DEAL) for card in range(0, 12, 3)]
        case events.CardPlayed() if sweep:
            return [(0.0, Sound.SWEEP), (0.45, Sound.PLACE)]
        case events.CardCut() | events.CardPlayed() | events.TurnedUp():
            return [(0.2, Sound.PLACE)]
        case events.PackSpread() | events.SetAside() | events.LaidAway() | events.Bunched():
            return [(0.0, Sound.SLIDE)]
        case events.Counted(line, _) if line.item is Item.TURNED_KNAVE:
            return [(0.0, Sound.CHIME)]
        case events.Counted(line, _) if line.item is Item.GIFT:
            return [(0.1, Sound.COIN)]
    return []
