"""What one can have told of the table at any time, a key for each part of it, in every game."""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.keys import HEAR
from game.stage.picture import CardItem, Role, Widget, joined, widgets
from game.stage.places import Places
from game.table.cards import card_widgets
from game.table.offers import Prompt
from game.table.presenter import TablePresenter
from game.words.catalogue import say
from game.words.terms import told_cards
from rules.core.cards import card
from rules.core.seats import Player

_HAND, _TABLE, _SCORE, _CALLED, _LEFT = (each.key for each in HEAR)


def heard(key: str, board: TablePresenter, prompt: Prompt) -> str:
    """What a key has told: the hand, what lies on the table, the score, what was said, the rest."""
    if board.room is None:
        return ""
    face, table = board.face, board.tableau(board.cards(), prompt)
    told: list[str] = []
    if key in (_HAND, _TABLE):
        hand, lists = {*map(str, face.hand(table.seen))}, dict[str, list[Widget]]()
        for each in card_widgets(table.cards, face.spread(table)):
            if each.role is Role.CARD and each.name:
                lists.setdefault(each.among, []).append(each)
        for among, lies in sorted(lists.items(), key=lambda each: each[0] != say("cards.hand")):
            if (hand >= {each.key for each in _items(lies)}) is (key == _HAND):
                told.append(say("hear.cards", among=among, cards=_named(lies)))
                lifted = [each for each in lies if each.chosen]
                if 0 < len(lifted) < len(lies):  # where all are, they lie apart for it
                    chosen = say("hear.cards", among=say("cards.chosen"), cards=_named(lifted))
                    told.append(chosen)
        if key == _TABLE:
            over = widgets(face.above(table, Places.of(board.room)))
            told += [each.told for each in over if each.role is Role.MARK]
            taken = face.trick_prompt(table.seen, table.other).sentence
            told += dict.fromkeys((taken, prompt.sentence))
            told.append(table.hint or table.news or prompt.heard)
    elif key == _SCORE:
        rows = [*widgets(face.panel(table, board.room))]
        if now := "; ".join(each.told for each in rows if each.role is Role.TEXT):
            told.append(say("hear.cards", among=say("hear.score"), cards=now))
        told += [each.told for each in rows if each.value]
    else:
        places = Places.of(board.room)
        told += face.called(table) if key == _CALLED else face.left(table, places)
    return joined(told) or say("hear.nothing")


def by_player(
    viewer: Player, names: Sequence[str], said: Sequence[tuple[Player, str]]
) -> list[str]:
    """What was said or counted, whose it is before it: the viewer's, then the other's."""
    told = []
    for player in (viewer, viewer.other):
        words = "; ".join(words for whose, words in said if whose is player)
        told += [say("hear.cards", among=names[player], cards=words)] * bool(words)
    return told


def _named(lies: Sequence[Widget]) -> str:
    """Cards that lie together: those of a trick or cut one by one, all else suit by suit."""
    if lies[0].among in map(say, ("cards.trick", "cards.trick.taken", "cards.cut")):
        return say("list.comma").join(f"{each.note} {each.name}" for each in lies)
    return told_cards([card(each.face) for each in _items(lies) if each.face])


def _items(lies: Sequence[Widget]) -> list[CardItem]:
    return [part for each in lies for part in each.parts if isinstance(part, CardItem)]
