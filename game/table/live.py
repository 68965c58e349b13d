"""What a voice tells of the table when it comes: cards that were laid, words, cards that came."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.picture import CardItem, Role, Widget
from game.table.cards import Spread, turned_up
from game.table.render_context import RenderContext
from game.table.ui import TableUI
from game.words.catalogue import say
from game.words.terms import told_card, told_cards
from rules.core.cards import SUITS, card


def news(
    face: TableUI,
    table: RenderContext,
    cards: Sequence[CardItem],
    spread: Spread,
    *,
    silent: bool = False,
) -> list[Widget]:
    """What is told when it comes: cards that were laid, words, and what those words brought.

    The cards of a trick that lies there are told too, for one comes to it in the middle of a deal.
    """
    seen = table.seen
    names = {seen.player: say("cards.own"), seen.player.other: table.other}
    laid = {str(each): f"{names[player]}: {told_card(each)}" for player, each in table.laid}
    explained = table.guiding and bool(face.hand(seen))  # the line below says it then
    for_him = (seen.player, table.for_him) in table.laid and not explained
    faces = {item.key: item.face for item in table.cards if item.face}
    for key, lies in spread.items():
        if lies.among == say("cards.trick") and key in faces:
            laid.setdefault(key, f"{lies.note}: {told_card(card(faces[key]))}")
    words = () if silent else table.spoken.said
    said = [f"{names[face.speaker(seen, one.seat)]}: {one.words}" for one in words]
    faces_come = (item.face for item in table.cards if item.key in table.came and item.face)
    came = sorted(map(card, faces_come), key=lambda one: (SUITS.index(one.suit), -one))
    taken = dict[str, str]()
    if came and not table.dealing:
        whole = len(came) == len(face.hand(seen))  # it was dealt
        among, held = say("cards.hand"), told_cards(came)
        told = say("hear.cards" if whole else "hear.came", among=among, cards=held)
        taken = {" ".join(map(str, came)): told}
    return [
        *(Widget(Role.LIVE, name=told, among=key) for key, told in laid.items()),
        *[Widget(Role.LIVE, name=say("hear.for-you"), among=str(table.for_him))] * for_him,
        *(Widget(Role.LIVE, name=told) for told in said),
        *turned_up(cards, spread),
        *(Widget(Role.LIVE, name=told, among=key) for key, told in taken.items()),
    ]
