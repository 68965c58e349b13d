"""Tricks of two cards, whatever is played: where they lie, how they are laid, won and swept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from msgspec.structs import replace

from game.stage.basics import Pose
from game.stage.director import Cue
from game.stage.geometry import wobbled
from game.stage.picture import CardItem, Shadow
from game.stage.tween import ease_in_out
from game.table.animation_steps import AnimationStep
from game.table.state import LaidTrick
from rules.core.cards import Card, Suit
from rules.core.seats import Player
from rules.core.tricks import reply_wins


class TakenTrick(Protocol):
    """A trick that was taken; who has led and won it may be a player, or a seat of the deal."""

    @property
    def leader(self) -> int: ...

    @property
    def led(self) -> Card: ...

    @property
    def reply(self) -> Card: ...

    @property
    def winner(self) -> int: ...


TrickT_co = TypeVar("TrickT_co", bound=TakenTrick, covariant=True)


class Tricks(Protocol[TrickT_co]):
    """The play of a deal: whose the lead is, what lies in the middle, the tricks taken so far."""

    @property
    def leader(self) -> Player: ...

    @property
    def led(self) -> Card | None: ...

    @property
    def reply(self) -> Card | None: ...

    @property
    def tricks(self) -> Sequence[TrickT_co]: ...


def last_taken(
    deal: Tricks[TakenTrick], height: Callable[[Card], int], trumps: Suit | None
) -> tuple[int, int]:
    """How many tricks there are with one that lies complete, and whose the last is."""
    number, winner = len(deal.tricks), deal.tricks[-1].winner if deal.tricks else deal.leader
    if deal.led is None or deal.reply is None:
        return number, winner
    won = reply_wins(deal.led, deal.reply, height, trumps)
    return number + 1, deal.leader.other if won else deal.leader


def lying(deal: Tricks[TakenTrick]) -> tuple[int, tuple[Card, ...]]:
    """Who led what lies in the middle, and the cards: the last trick lies until the next lead."""
    if deal.led is not None:
        return deal.leader, (deal.led,) if deal.reply is None else (deal.led, deal.reply)
    if deal.tricks:
        last = deal.tricks[-1]
        return last.leader, (last.led, last.reply)
    return deal.leader, ()


def put_by(deal: Tricks[TrickT_co]) -> Sequence[TrickT_co]:
    """The tricks that do not lie in the middle any more."""
    return deal.tricks if deal.led is not None else deal.tricks[:-1]


def sweeps(deal: Tricks[TakenTrick] | None) -> bool:
    """Whether a card that is played now is led, and the last trick is swept up before it."""
    return deal is not None and deal.led is None and bool(deal.tricks)


def trick_items(
    deal: Tricks[TakenTrick],
    viewer: int,
    poses: tuple[Pose, Pose],
    shown: Callable[[Card, Pose, Shadow], CardItem],
) -> Iterator[CardItem]:
    """The card led and the card played to it; `poses` are the other's place and the viewer's."""
    leader, cards = lying(deal)
    for card, pose in zip(cards, reversed(poses) if leader == viewer else poses, strict=False):
        yield shown(card, pose, Shadow.HAND)


def pile_pose(lowest: Pose, place: float, turn: int) -> Pose:
    """Where a card of a pile of tricks lies, across, by its `place` from the bottom."""
    return Pose(lowest.x + place, lowest.y - place, lowest.width, 90 + wobbled(turn, 7))


def swept(start: Mapping[str, CardItem], to: Mapping[str, Pose]) -> AnimationStep:
    """Of what lies there these cards are turned down, each in its place in a pile."""
    gone = {
        key: replace(start[key], face=None, pose=pose, shadow=Shadow.NONE)
        for key, pose in to.items()
    }
    return AnimationStep({**start, **gone}, Cue(flight=0.3, easing=ease_in_out))


def laid_down(
    card: Card,
    back: int | None,
    end: Mapping[str, CardItem],
    *,
    lies: bool,
    hold: float = 0.12,
) -> AnimationStep:
    """A card goes to the middle, from one of the other's backs or from where it is seen.

    A finished trick may lie there to be read.
    """
    origins = {} if back is None else {str(card): f"other:{back}"}
    return AnimationStep(
        end, Cue(origins, (str(card),), flight=0.26, hold=0 if lies else hold), lies
    )


def laid_tricks(tricks: Iterable[TakenTrick], viewer: int) -> tuple[LaidTrick, ...]:
    """Tricks that were taken, as a viewer sees them."""
    return tuple(_laid(trick, viewer) for trick in tricks)


def _laid(trick: TakenTrick, viewer: int) -> LaidTrick:
    led = trick.leader == viewer
    own, other = (trick.led, trick.reply) if led else (trick.reply, trick.led)
    return LaidTrick(str(own), str(other), led, trick.winner == viewer)
