"""The review of one player's choices in a deal: each is weighed, then what the cards brought.

Somebody in a process of his own does the weighing; here he is only asked, once in a frame, whether
he is done, so that no picture ever waits for him. What was found goes into the book, and a review
that is there is read from it: it is made once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from game.games import rules_of
from game.pages.curve import CurvePoint, curve_of
from game.pages.history.partie import Analyst, Archive, OpenDeal, PastPartie
from game.pages.history.past import Step, past_of
from game.players.analysis_wire import write_reason
from game.players.mind import mind_of
from game.players.review import JUDGED, Choice, Grade, KeptReview, Luck, reviewed
from rules.core.game import Action, View
from rules.core.seats import Player


class OpenChoice(Struct, frozen=True):
    """A choice that is still to be weighed: its step and action in the deal, and what was seen."""

    step: int
    place: int
    seen: View
    action: Action


class DealReview:
    """The choices of one player in one deal, weighed one after the other.

    `found` has those that are done, by the number of their step; `luck` comes last.
    """

    def __init__(
        self,
        partie: PastPartie,
        deal: OpenDeal,
        player: Player,
        steps: Sequence[Step],
        analyst: Analyst | None,
        keep: Callable[[KeptReview], None] = lambda _review: None,
    ) -> None:
        """`keep` is told the whole of it, once, if the deal is in the book and over."""
        self.player, self.deal = player, deal
        self._game, self._partie, self._keep = partie.header.game, partie, keep
        self._past, self._rules = past_of(self._game), rules_of(self._game)
        self._analyst = analyst
        every = open_choices(self._game, deal, player, steps)
        self._steps = {one.place: one.step for one in every}
        self._open = every if analyst is not None else []
        self.count = len(self._open)
        teller = mind_of(self._game).luck
        self._teller = teller if analyst is not None and deal.points is not None else None
        self._asked = False
        self._lacks = False  # whether whoever judges could not say all that there is to say
        self.found: dict[int, Choice] = {}
        self.luck: Luck | None = None

    def take(self, kept: Iterable[KeptReview]) -> None:
        """Take what the book has of it, if it is of today's way of judging and of these actions."""
        for one in kept:
            if (one.deal, one.player, one.judged) != (self.deal.number, self.player, JUDGED):
                continue
            actions = self.deal.actions
            if all(
                choice.place in self._steps
                and self._rules.write(actions[choice.place]) == choice.played
                for choice in one.choices
            ):
                self.found = {self._steps[choice.place]: choice for choice in one.choices}
                self.luck, self._open, self._teller = one.luck, [], None

    @property
    def done(self) -> int:
        """How many choices were weighed."""
        return self.count - len(self._open)

    @property
    def over(self) -> bool:
        """Whether nothing is left to weigh."""
        return not self._open and self._teller is None

    def rest(self) -> None:
        """Another review is asked about meanwhile: what was under way is asked again later."""
        self._asked = False

    def tick(self) -> bool:
        """Ask, or hear what came; True when something more is known."""
        if self._analyst is None or self.over:
            return False
        return self._weigh(self._analyst) if self._open else self._tell(self._analyst)

    def _weigh(self, analyst: Analyst) -> bool:
        one = self._open[0]
        if not self._asked:
            analyst.ask_analysis(one.seen, one.action)
            self._asked = True
        analysis = analyst.analysis()
        if analysis is None:
            return False
        del self._open[0]
        self._asked = False
        self._lacks = self._lacks or analysis.degraded
        decision = reviewed(one.seen, one.action, analysis)
        if decision is not None:
            reason = None if decision.is_fine else self._past.reason(decision)
            self.found[one.step] = Choice(
                place=one.place,
                kind=self._past.kind(one.action),
                played=self._rules.write(one.action),
                better=self._rules.write(decision.best.action),
                lost=decision.settlement_lost,
                doubt=decision.chosen.doubt,
                points=decision.points_lost,
                reason=None if reason is None else write_reason(reason),
            )
        if self.over:
            self._keep_whole()
        return True

    def _tell(self, analyst: Analyst) -> bool:
        teller, points = self._teller, self.deal.points
        if teller is None or points is None:
            return False
        if not self._asked:
            question = teller().question(self.deal.played[-1].after, self.player)
            if question is None:
                self._teller = None
                self._keep_whole()
                return True
            analyst.ask_luck(question)
            self._asked = True
        brought = analyst.luck()
        if brought is None:
            return False
        self._asked, self._teller = False, None
        if brought.parts is not None:
            result = points[self.player] - points[self.player.other]
            self.luck = luck_of(brought.parts, result)
        if self.luck is not None:
            self._keep_whole()
        return True

    def _keep_whole(self) -> None:
        """Nothing is left to say of a deal that is over: the book may have it, if all was said."""
        if self._partie.key and self.deal.points is not None and not self._lacks:
            self._keep(self.kept)

    @property
    def kept(self) -> KeptReview:
        """All that was found, as the book keeps it."""
        found = tuple(self.found[step] for step in sorted(self.found))
        return KeptReview(self._partie.key, self.deal.number, self.player, found, self.luck)

    @property
    def dearest(self) -> list[tuple[int, Choice]]:
        """The choices that cost something beyond doubt, the costliest first, with their steps."""
        dear = [(at, one) for at, one in self.found.items() if one.grade is not Grade.GOOD]
        return sorted(dear, key=lambda found: (-found[1].lost, -found[1].points))


def begun(
    archive: Archive, partie: PastPartie, deal: OpenDeal, player: Player, steps: Sequence[Step]
) -> DealReview:
    """The review of a deal: what the book has of it, or one to be made."""
    game = partie.header.game
    review = DealReview(partie, deal, player, steps, archive.analyst(game), archive.keep)
    review.take(archive.reviews(partie.key) if partie.key else ())
    return review


def partie_curve(partie: PastPartie, player: Player) -> tuple[CurvePoint, ...]:
    """The chance of a player to win the partie, deal by deal; empty where nobody can tell."""
    told = [deal for deal in partie.deals if isinstance(deal, OpenDeal) and deal.played]
    if not told:
        return ()
    game = partie.header.game
    known = rules_of(game).deals(told[-1].played[-1].after)
    return curve_of(game, partie.header.options, known.results, known.first_dealer, player)


def luck_of(parts: object, result: float) -> Luck | None:
    """What an engine told of the cards, beside the result; None where a part of it is missing."""
    match parts:
        case {"chair": chair, "hand": hand, "other": other, "talon": talon, "error": error}:
            return Luck(chair, hand, other, talon, result, error)
    return None


def open_choices(
    game: str, deal: OpenDeal, player: Player, steps: Sequence[Step]
) -> list[OpenChoice]:
    """The free choices of a player in a deal of these steps, in their order."""
    rules, tacit = rules_of(game), past_of(game).tacit
    numbers = [at for at, step in enumerate(steps) if step.who is player]
    his = [
        (number, action)
        for number, action in enumerate(deal.played)
        if rules.doer(action.before, action.action) is player
        and not tacit(action.before, action.action)
    ]
    return [
        OpenChoice(at, number, rules.view(action.before, player), action.action)
        for at, (number, action) in zip(numbers, his, strict=True)
        if action.before.turn is player and rules.is_free(action.before)
    ]
