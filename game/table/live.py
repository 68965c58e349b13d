"""What a voice tells of the table when it comes: cards that were laid, words, cards that came."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.picture import CAME, CardItem, Role, Widget
from game.table.cards import Spread, turned_up
from game.table.render_context import RenderContext
from game.table.ui import TableUI
from game.words.catalogue import say
from game.words.terms import told_card, told_cards
from rules.core.cards import card


def news(
    face: TableUI,
    table: RenderContext,
    cards: Sequence[CardItem],
    spread: Spread,
) -> list[Widget]:
    """What is told when it comes: cards that were laid, words, and what those words brought.

    The cards of a trick that lies there are told too, for one comes to it in the middle of a deal.
    """
    seen = table.seen
    names = {seen.player: say("cards.own"), seen.player.other: table.other}
    laid = {str(each): f"{names[player]}: {told_card(each)}" for player, each in table.laid}
    for_him = (seen.player, table.for_him) in table.laid
    faces = {item.key: item.face for item in table.cards if item.face}
    for key, lies in spread.items():
        if lies.among == say("cards.trick") and key in faces:
            laid.setdefault(key, f"{lies.note}: {told_card(card(faces[key]))}")
    words = table.spoken.said
    before, after = list[str](), dict[str, list[str]]()
    for one in words:
        told = f"{names[face.speaker(seen, one.seat)]}: {one.words}"
        (after.setdefault(one.after, []) if one.after in laid else before).append(told)
    came = [card(item.face) for item in table.cards if item.key in table.came and item.face]
    taken, turned = dict[str, str](), turned_up(cards, spread)
    whole = len(came) == len(face.hand(seen)) > 0  # it was dealt, and so was what is turned up
    if came and not table.dealing:
        among, held = say("cards.hand"), told_cards(came)
        told = say("hear.cards" if whole else "hear.came", among=among, cards=held)
        taken = {CAME + " ".join(sorted(map(str, came))): told}
    told_laid = list[Widget]()
    for key, told in laid.items():
        told_laid.append(Widget(Role.LIVE, name=told, among=key))
        if for_him and key == str(table.for_him):
            told_laid.append(Widget(Role.LIVE, name=say("hear.for-you"), among=key))
        told_laid += (Widget(Role.LIVE, name=said) for said in after.get(key, ()))
    return [
        *(turned if whole else ()),
        *(Widget(Role.LIVE, name=told) for told in before),
        *told_laid,
        *(() if whole else turned),
        *(Widget(Role.LIVE, name=told, among=key) for key, told in taken.items()),
    ]
