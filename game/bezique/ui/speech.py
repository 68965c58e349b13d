"""What is said aloud at the table when something happens; both hear the same."""

from __future__ import annotations

from game.bezique.ui.strictly import told
from game.bezique.words import say
from game.bezique.words.names import kind_name, points_words, price
from game.table.spoken import SILENCE, Saying, Spoken
from game.table.ui import Happened
from game.words.terms import capital, number, sign
from rules.bezique.combinations import MARRIAGES, SEQUENCES, Kind, worth
from rules.bezique.events import (
    Announced,
    BrisquesCounted,
    CardCalled,
    CardPicked,
    CardPlayed,
    CarteBlancheShown,
    Counted,
    Declared,
    Erred,
    Event,
    SevenExchanged,
    TableTakenUp,
    TricksForfeited,
)
from rules.bezique.scoring import Item
from rules.core.cards import Hand
from rules.core.seats import Player


def heard(before: Spoken, happened: Happened) -> Spoken:
    """The sayings after an event: they hang until the next card is led."""
    event = happened.event
    if isinstance(event, TableTakenUp):
        return SILENCE
    deal = happened.before.deal
    if isinstance(event, CardPlayed) and deal is not None and deal.led is None:
        undrawn = deal.errors.debts[event.player]  # that was just said, and it is this lead
        before = before if undrawn else SILENCE
    said = spoken(event)
    return before if said is None else before.heard(said)


def spoken(event: Event) -> Saying | None:
    """The words that go with an event, or None."""
    match event:
        case Declared(player, kind, cards):
            return Saying(player, say("say.declared", Name=_name(kind, cards), points=price(kind)))
        case Announced(player, kind, _):
            return Saying(player, say("say.announced", points=points_words(worth(kind))))
        case SevenExchanged(player):
            return Saying(player, say("say.exchanged"))
        case CarteBlancheShown(player):
            return Saying(player, say("say.carte-blanche"))
        case Erred() | CardCalled() | CardPicked() | TricksForfeited():
            wrong = told(event)
            return Saying(Player(wrong[0]), wrong[1]) if wrong is not None else None
        case Counted(line, _) if line.item in (Item.SEVEN, Item.TURNED_SEVEN):
            return Saying(line.player, say("say.seven"))
        case Counted(line, _) if line.item is Item.LAST_TRICK:
            return Saying(line.player, say("say.last-trick", points=points_words(line.points)))
        case BrisquesCounted(player, count) if count:
            said = capital(number(count))
            return Saying(player, say("say.brisques", count=count, Number=said))
    return None


def _name(kind: Kind, cards: Hand) -> str:
    name = capital(kind_name(kind))
    suited = kind in (*MARRIAGES, *SEQUENCES)
    return f"{name} {sign(min(cards).suit)}" if suited else name
