"""All that a picture of the table is made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from msgspec import Struct, field

from game.pages.evening import EveningSlip
from game.players.judgement import Weighed
from game.players.outlook import Foresight
from game.preferences import Preferences
from game.stage.ornaments import Mood
from game.stage.picture import CardItem, Touch
from game.table.offers import Prompt
from game.table.opposite import NOBODY, Opposite
from game.table.partner import Consulted, Partner
from game.table.spoken import Spoken
from game.table.state import HandStateT, TableState, ViewT
from rules.core.cards import Card
from rules.core.seats import Player


class RenderContext(Struct, Generic[ViewT, HandStateT], frozen=True, kw_only=True):
    """What is seen, as it is put to a game's face and to the painter of the table."""

    seen: ViewT
    names: tuple[str, str]
    hand_state: HandStateT
    cards: Sequence[CardItem]
    spoken: Spoken
    prompt: Prompt
    hint: str = ""  # why something could not be done, instead of the second line
    hint_ends: float = 0.0  # when it goes: another time where it is told once more
    focus: str | None = None  # the button the keyboard points at
    celebrated: Any = None  # what the game celebrates at the moment
    first: Player | None = None  # whose column is the left one, the viewer's if None
    ended: bool = False  # the deal is over: its sheet tells of it
    dealing: bool = False  # the cards are on their way from the pack
    quiet: bool = False  # the news: a voice told it otherwise
    unseen: bool = False  # the hint: only a voice tells it
    news: str = ""  # something to be told, instead of the second line where there is no hint
    share: float = 0.0  # how much of the celebration's time is over
    likes: Preferences = field(default_factory=Preferences)
    hover: str | None = None  # the button under the pointer
    pointed: Touch | None = None  # what the game tells of, under the pointer
    tricks_open: bool = False  # the tricks are looked through
    foresight: Foresight | None = None  # what he may expect, where he likes to be told
    weighed: Weighed | None = None  # what is told of the choices there are
    sealed: str = ""  # how the fingerprint of the packs begins, before they are dealt
    guiding: bool = False  # the first deals are explained: signs have their words
    opposite: Opposite = NOBODY
    mood: Mood = Mood.CALM  # how whoever sits opposite looks
    partner: Partner | None = None  # who sits on the viewer's side in an evening of three
    whispers: Partner | None = None  # who advises whoever sits opposite
    consulted: Consulted | None = None  # what the two say to each other
    slip: EveningSlip | None = None  # of the evening that the partie belongs to
    voiced: float = 1.0  # how far the bubble of the last words has opened
    alone: bool = False  # the deal is no part of a partie
    laid: tuple[tuple[Player, Card], ...] = ()  # the cards that were played last, and by whom
    for_him: Card | None = None  # the card that was played for the person, if the last one was
    came: frozenset[str] = frozenset()  # the keys of cards that came to the own hand last
    game: str = ""  # whose terms explain themselves
    taught: frozenset[str] | None = None  # in a lesson: what of its sheet was told

    @property
    def other(self) -> str:
        """The other one's name."""
        return self.names[self.seen.player.other]


def tableau_of(top: TableState, cards: Sequence[CardItem], prompt: Prompt) -> RenderContext:
    """All of it that follows from what lies on the table."""
    return RenderContext(
        seen=top.seen,
        names=top.names,
        hand_state=top.hand_state,
        cards=cards,
        spoken=top.in_the_air,
        prompt=prompt,
        hint=top.hint.words,
        unseen=top.hint.unseen,
        hint_ends=top.hint.until,
        focus=top.focus,
        first=Player.A if top.shared else None,
        ended=bool(top.deals.number) and not top.deals.running,
        dealing=top.headway.dealing,
        news=top.news.words,
        quiet=top.news.quiet,
        likes=top.likes,
        hover=top.hovered,
        pointed=top.pointed,
        tricks_open=top.tricks_open,
        weighed=top.weighed,
        guiding=top.guiding,
        alone=top.alone,
        laid=top.laid,
        for_him=top.for_him,
        came=top.came,
        opposite=top.opposite,
        mood=top.mood,
        partner=top.partner,
        whispers=top.whispers,
        consulted=top.consults,
        slip=top.slip,
    )
