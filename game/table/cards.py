"""What the cards on the table are to whoever cannot see them: a name, among which others they lie.

Where they lie on the screen is the layout's matter; a game says in words what lies there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Pose, Rect
from game.stage.picture import CardAt, CardItem, Role, Touch, Widget, joined
from game.words.catalogue import say
from game.words.terms import told_card
from rules.core.cards import Card, card


class Lying(Struct, frozen=True):
    """Among which cards one lies, what is noted of it, and whether it is chosen for something.

    One that is `turned` up is told when it comes.
    """

    among: str
    note: str = ""
    chosen: bool = False
    turned: bool = False


Spread = Mapping[str, Lying]
"""What lies open, by the key of a card, or by what comes before the number in it ("talon")."""


def lying(
    cards: Iterable[Card],
    among: str,
    chosen: Iterable[Card] = (),
    *,
    note: str = "",
    turned: bool = False,
) -> dict[str, Lying]:
    """Cards that lie together, some of them chosen; or one that is `turned` up."""
    picked = frozenset(chosen)
    return {str(each): Lying(among, note, each in picked, turned) for each in cards}


def in_hand(cards: Iterable[Card], chosen: Iterable[Card] = ()) -> dict[str, Lying]:
    """The cards of the own hand."""
    return lying(cards, say("cards.hand"), chosen)


def in_trick(
    cards: Sequence[Card | None], *, led: bool, other: str, taken: bool = False
) -> dict[str, Lying]:
    """The card that was led and the one played to it; whether it is the viewer who has `led`.

    One that is `taken` only lies there still.
    """
    names = (say("cards.own"), other) if led else (other, say("cards.own"))
    among = say("cards.trick.taken" if taken else "cards.trick")
    played = zip(cards, names, strict=False)
    return {str(each): Lying(among, name) for each, name in played if each is not None}


def card_widgets(cards: Iterable[CardItem], spread: Spread) -> list[Widget]:
    """The cards as they are painted, each with what can be told of it."""
    found, alike = list[Widget](), list[tuple[str, str, str]]()
    for item in cards:
        lies = spread.get(item.key) or spread.get(item.key.partition(":")[0])
        found.append(_widget(item, lies))
        alike.append((found[-1].among, found[-1].name, lies.note if lies is not None else ""))
    many, before = Counter(alike), set[tuple[str, str, str]]()
    for at, (drawn, same) in enumerate(zip(found, alike, strict=True)):
        if drawn.name and same in before:
            words = say("cards.another" if many[same] > 2 else "cards.the-other")
            found[at] = replace(drawn, note=joined((words, drawn.note)))
        before.add(same)
    return found


def turned_up(cards: Iterable[CardItem], spread: Spread) -> list[Widget]:
    """What is told of cards that were turned up: where each lies, or whose it is."""
    found = []
    for item in cards:
        lies = spread.get(item.key)
        if item.face and lies is not None and lies.turned:
            named = told_card(card(item.face))
            words = say("hear.cards", among=lies.note or lies.among, cards=named)
            found.append(Widget(Role.LIVE, name=words, among=item.key))
    return found


def card_widget(
    item: CardItem,
    key: Touch | None = None,
    place: Rect | Pose | None = None,
    among: str = "",
    note: str = "",
    chosen: bool = False,
) -> Widget:
    """A card by its name, among which others it lies; one that lies face down has none."""
    name = told_card(card(item.face)) if item.face else ""
    at = place or item.pose
    return Widget(
        Role.CARD, (item,), name, note=note, among=among, key=key, place=at, focused=item.focused,
        chosen=chosen,
    )  # fmt: skip


def _widget(item: CardItem, lies: Lying | None) -> Widget:
    """One that nobody need know of has no name."""
    at = CardAt(item.key)
    if lies is None:
        return Widget(Role.CARD, (item,), key=at, place=item.pose)
    new, barred = (
        say("cards.new") if item.marked else "",
        say("cards.barred") if item.dimmed else "",
    )
    note = lies.note or new or barred
    return card_widget(item, at, among=lies.among, note=note, chosen=lies.chosen)
