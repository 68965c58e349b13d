"""What is offered where a deal went wrong in strict play: to let it stand, or to have it mended.

Our own tables deal rightly; what is told here happens in a deal that another program brought.
"""

from __future__ import annotations

from game.all_fours.points import numbers_right
from game.all_fours.words import say
from game.table.offers import Offer, Prompt, equal_offer, equally_bright, side_offer
from rules.all_fours.actions import Abide, AnnounceNumber, DemandDeal, DrawOut
from rules.all_fours.choices import MayMend
from rules.all_fours.view import View


def mending(may: MayMend, other: str) -> Prompt:
    """A card was shown, or the other has one too many: draw a back of his, or any by the button."""
    demand = equal_offer("demand", say("do.bunch"), DemandDeal(), advised=False)
    if may.abide:
        stands = equal_offer("abide", say("do.abide"), Abide(), advised=False)
        offers = equally_bright((demand, stands))
        return Prompt(say("now.mend.shown"), say("now.mend.shown.more"), offers)
    drawn = DrawOut(may.places - 1)
    draw = equal_offer("draw-out", say("do.draw-out"), drawn, advised=False)
    offers = equally_bright((demand, draw))
    return Prompt(say("now.mend.number", other=other), say("now.mend.number.more"), offers)


def announcing(seen: View) -> tuple[Offer, ...]:
    """That a number of cards is wrong, where both can see it and it may be said."""
    if seen.choices is None or numbers_right(seen):
        return ()
    return (side_offer("announce", say("do.announce"), AnnounceNumber()),)
