"""What is said aloud at the table when something happens; both hear the same."""

from __future__ import annotations

from collections.abc import Sequence

from game.bezique.ui.celebrations import Celebration
from game.bezique.ui.strictly import told
from game.bezique.words import kind_name, points_words, price, say
from game.stage.sounds import Sound
from game.table.animation_steps import Ringing
from game.table.spoken import SILENCE, Saying, Spoken
from game.table.tricks import sweeps
from game.table.ui_parts import Happened
from game.words.terms import capital, number, sign
from rules.bezique import events
from rules.bezique.combinations import MARRIAGES, SEQUENCES, Kind, worth
from rules.bezique.scoring import Item
from rules.core.cards import Card, Hand
from rules.core.seats import Player


def heard(before: Spoken, happened: Happened) -> Spoken:
    """The sayings after an event: they hang until the next card is led."""
    event = happened.event
    if isinstance(event, events.TableTakenUp):
        return SILENCE
    deal = happened.before.deal
    if isinstance(event, events.CardPlayed) and deal is not None and deal.led is None:
        undrawn = deal.errors.debts[event.player]  # that was just said, and it is this lead
        before = before if undrawn else SILENCE
    said = spoken(event)
    return before if said is None else before.heard(said)


def spoken(event: events.Event) -> Saying | None:
    """The words that go with an event, or None."""
    match event:
        case events.Declared(player, kind, cards):
            return Saying(player, say("say.declared", Name=_name(kind, cards), points=price(kind)))
        case events.Announced(player, kind, _):
            return Saying(player, say("say.announced", points=points_words(worth(kind))))
        case events.SevenExchanged(player):
            return Saying(player, say("say.exchanged"))
        case events.CarteBlancheShown(player):
            return Saying(player, say("say.carte-blanche"))
        case events.Erred() | events.CardCalled() | events.CardPicked() | events.TricksForfeited():
            wrong = told(event)
            return Saying(Player(wrong[0]), wrong[1]) if wrong is not None else None
        case events.Counted(line, _) if line.item in (Item.SEVEN, Item.TURNED_SEVEN):
            return Saying(line.player, say("say.seven"))
        case events.Counted(line, _) if line.item is Item.LAST_TRICK:
            return Saying(line.player, say("say.last-trick", points=points_words(line.points)))
        case events.BrisquesCounted(player, count) if count:
            said = capital(number(count))
            return Saying(player, say("say.brisques", count=count, Number=said))
    return None


def _name(kind: Kind, cards: Hand) -> str:
    name = capital(kind_name(kind))
    suited = kind in (*MARRIAGES, *SEQUENCES)
    return f"{name} {sign(min(cards).suit)}" if suited else name


_GATHERED, _CARD = 0.65, 0.06  # before the first packet, and between two cards of the deal


def laid(happened: Happened) -> Sequence[tuple[Player, Card]]:
    """The card that was played by an event, and by whom."""
    event: events.Event = happened.event
    return ((event.player, event.card),) if isinstance(event, events.CardPlayed) else ()


def sounds_of(happened: Happened, feats: Sequence[Celebration]) -> tuple[Ringing, ...]:
    """The sounds of an event that is about to be seen, at normal motion; a bell for a feat."""
    bell = [(0.0, Sound.BELL)] if feats else []
    return (*_cards(happened.event, sweep=sweeps(happened.before.deal)), *bell)


def _cards(event: events.Event, *, sweep: bool) -> list[Ringing]:
    match event:
        case events.Dealt():
            return [(_GATHERED + _CARD * card, Sound.DEAL) for card in range(0, 16, 3)]
        case events.CardPlayed() if sweep:
            return [(0.0, Sound.SWEEP), (0.45, Sound.PLACE)]
        case events.CardCut() | events.CardPlayed() | events.TurnedUp():
            return [(0.2, Sound.PLACE)]
        case events.Drew() | events.PackSpread() | events.TableTakenUp() | events.SevenExchanged():
            return [(0.0, Sound.SLIDE)]
        case events.Declared() | events.Announced():
            return [(0.2, Sound.PLACE), (0.3, Sound.PLACE)]
    return []
