"""How the deals of the chosen partie look beside the list, and what was agreed on for it."""

from __future__ import annotations

from collections.abc import Sequence

from game.games import rules_of
from game.pages.history.partie import ClosedDeal, OpenDeal, PastPartie
from game.pages.people import shown_names, shown_order
from game.pages.scorekeeper import elder_of, scorekeeper_of
from game.pages.variants import variant_name
from game.saves.history import Entry
from game.stage.basics import Align, Rect, Room
from game.stage.blocks import (
    BOLD,
    FIGURE,
    IVORY,
    SMALL,
    SOFT,
    Block,
    Fill,
    Rule,
    Sized,
    WordBlock,
    sign,
)
from game.stage.controls import ListLine
from game.stage.layout import Column, Row
from game.stage.lines import fitted_name
from game.stage.picture import Item, Role
from game.words.catalogue import say
from game.words.terms import capital
from rules.core.seats import Player

_DEAL, _HEAD = 46.0, 48.0
_NAME = 132.0
"""Units of a name above its points at most."""


def deals_items(
    place: Rect, entry: Entry | None, partie: PastPartie | str | None, at: int, room: Room
) -> list[Item]:
    """The deals of the chosen partie, and what was agreed on for it."""
    told = partie if isinstance(partie, str) else ""
    if entry is None or entry.header is None:
        return WordBlock(told, lines=0, step=24).lay(Rect(place.x, place.y, place.width, 60), room)
    header = entry.header
    names, order = shown_names(header), shown_order(header)
    named = [fitted_name(capital(names[player]), BOLD, _NAME, room) for player in order]
    first, second = (room.ruler.width(name, BOLD) for name in named)
    columns = max(first + 16, 86), max(90, second + 20)
    game = WordBlock(variant_name(header.game, header.options), SMALL, SOFT)
    head = _line(game, [WordBlock(name, BOLD, align=Align.RIGHT) for name in named], columns)
    parts: list[Block] = [Sized(head, high=_HEAD), Rule(), Sized(Row(()), high=4)]
    deals = partie.deals if isinstance(partie, PastPartie) else ()
    if isinstance(partie, PastPartie) and not deals:
        told = say("history.deals.none")
    if told:
        parts.append(Sized(WordBlock(told, lines=0, step=24), high=64))
    mark = bool(scorekeeper_of(header.game).mark())
    step = min(_DEAL, (place.height - 56) / max(1, len(deals)))
    for index, deal in enumerate(deals):
        marked = _elder(deal, header.game) if mark and isinstance(deal, OpenDeal) else None
        points = [_points(deal, player, marked=player is marked) for player in order]
        row = _line(_deal(deal), points if deal.points is not None else (), columns)
        chosen = index == min(at, len(deals) - 1)
        line = ListLine(row, f"deal-{index}", role=Role.LINE, chosen=chosen, aside=8)
        parts.append(Sized(line, high=step))
    return Column(parts).lay(place, room)


def _line(first: Block, figures: Sequence[Block], columns: tuple[float, float]) -> Row:
    """What it is about, and at the right end what each of the two has."""
    sized = (Sized(part, wide) for part, wide in zip(figures, columns, strict=False))
    return Row((Fill(first), *sized, Sized(Row(()), 6)), 0)


def _elder(deal: OpenDeal, game: str) -> Player | None:
    """Who did not deal."""
    dealer = rules_of(game).deals(deal.before).first_dealer
    return None if dealer is None else elder_of(deal.number, dealer)


def _deal(deal: OpenDeal | ClosedDeal) -> Block:
    """Which it is, and what is to be known of it."""
    if isinstance(deal, ClosedDeal):
        words = say(f"history.shut.{deal.why.value}", number=deal.number)
        return WordBlock(words, SMALL, SOFT, lines=2, step=16)
    which = WordBlock(say("history.deal", number=deal.number), BOLD)
    key = "unfinished" if deal.points is None else "assisted" if deal.assisted else ""
    return Row((which, Fill(WordBlock(say(f"history.{key}") if key else "", SMALL, SOFT))), 12)


def _points(deal: OpenDeal | ClosedDeal, player: Player, *, marked: bool) -> Block:
    """What somebody made, marked where he did not deal."""
    paint = SOFT if isinstance(deal, ClosedDeal) else IVORY
    made = WordBlock(str((deal.points or (0, 0))[player]), FIGURE, paint, Align.RIGHT)
    return Row((sign("elder", 12), Sized(made, 40)), 0, Align.RIGHT) if marked else made
