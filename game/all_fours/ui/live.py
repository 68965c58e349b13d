"""What a voice tells of a deal when it comes, beside what lies there and what is said."""

from __future__ import annotations

from game.all_fours.points import trumps_of
from game.all_fours.ui.prompts import answered
from game.all_fours.words import say
from game.stage.picture import Role, Widget
from game.table.render_context import RenderContext
from game.table.tricks import last_taken
from game.words.catalogue import say as say_general
from game.words.terms import number
from rules.all_fours.pack import height
from rules.all_fours.view import View
from rules.core.seats import Player


def live_widgets(seen: View, table: RenderContext) -> list[Widget]:
    """Answers about a trump, cards laid away, that the table answered, and whose a trick is."""
    answers = [Widget(Role.LIVE, name=each) for each in answered(seen, table.other)]
    return answers + _laid_away(seen, table) + _told_them(seen, table) + _taken(seen, table)


def _laid_away(seen: View, table: RenderContext) -> list[Widget]:
    """How many cards each has laid away: a voice tells it."""
    away = seen.deal.away if seen.deal is not None else (0, 0)
    names = {seen.player: say_general("cards.own"), seen.player.other: table.other}
    said = {
        player: say("hear.laid-away", number=number(count))
        for player, count in zip(Player, away, strict=True)
        if count
    }
    return [
        Widget(Role.LIVE, name=say_general("hear.cards", among=names[player], cards=words))
        for player, words in said.items()
    ]


def _told_them(seen: View, table: RenderContext) -> list[Widget]:
    """That what the other asked about a trump was answered by the table: a voice tells it."""
    asked = [each.question for each in seen.deal.answers if each.yes is None] if seen.deal else []
    words = say("hear.table-answers", other=table.other)
    return [Widget(Role.LIVE, name=words, among=str(len(asked)))] * bool(asked)


def _taken(seen: View, table: RenderContext) -> list[Widget]:
    """Whose the last trick is: what now does not say it to a voice."""
    if (deal := seen.deal) is None:
        return []
    taken, winner = last_taken(deal, height, trumps_of(deal))
    mine = winner is seen.player
    words = say("now.trick.mine") if mine else say("now.wait.lead", other=table.other)
    return [Widget(Role.LIVE, name=words, among=str(taken))] * bool(taken)
