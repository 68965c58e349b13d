"""The end of a partie: its score card, who wins and why, and the sum.

The card that one has won bears a seal, and the sum stands in gold; a card one has lost is plain.
"""

from __future__ import annotations

from functools import partial

from game.games import rules_of
from game.pages.curve import curve_items, curve_of
from game.pages.evening import Evenings, evenings_of
from game.pages.grid import HIGH, grid_in, quiet_row
from game.pages.help.book import help_at_end
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import again, against, level_of, shown_names, you_of
from game.pages.questions import great_head
from game.pages.scene import Push, Reset, Transition
from game.pages.score_cards import ScoreCards
from game.pages.scorecard import (
    WIDTH,
    blank_place,
    file_name,
    height,
    is_won,
    printed,
    score_card_items,
    sealed,
)
from game.pages.scorekeeper import Term, scorekeeper_of
from game.pages.start.title import Title
from game.players.mind import mind_of
from game.saves.partie import Header, ScoreCard
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.blocks import SOFT, Block, Drawn, Fill, Inset, Sized, WordBlock
from game.stage.controls import PressButton
from game.stage.intents import Intent, Key
from game.stage.layout import Column, Row
from game.stage.lines import fitted
from game.stage.ornaments import PORTRAIT_RATIO, Lettering, Mood, Portrait, lettering_width
from game.stage.picture import Backdrop, Item, Picture, Role, Stroke, Text, Widget
from game.stage.signs import PLATE_BELOW, plate
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from rules.core.game import State
from rules.core.seats import Player

_MARGIN = 40.0
_SUMS = (40, 20.0), (36, 16.0), (32, 14.0), (28, 14.0)
"""Size and air of a sum, the first that has room."""
_GREAT = 1.6
"""How much larger the winner's sum is than what it is made of."""
_CURVES = (174.0, 134.0, 122.0)  # how high, with the title and what is around it


class SettlementScene(Page):
    """What a finished partie comes to. Another one, the score cards, or the title come after it."""

    def __init__(self, house: House, state: State, header: Header) -> None:
        """ValueError for a partie that is not over."""
        super().__init__("again")
        self._house, self._card = house, _card_of(house, state, header)
        self.game = header.game
        deals = rules_of(header.game).deals(state)
        self._results = deals.results
        self._won = is_won(self._card)
        self._lost = self._card.settlement.winner is not None and not self._won
        self._curve = curve_of(
            header.game,
            header.options,
            deals.results,
            deals.first_dealer,
            you_of(header) or Player.A,
        )
        self._account = scorekeeper_of(header.game).account(self._card)
        evenings = self._evenings
        self._after = () if evenings is None else evenings.after(header, house.cards())
        self._saved = ""  # where the picture is that was asked for

    def press(self, key: str) -> Transition | None:
        match key:
            case "again" if (evenings := self._evenings) is not None:
                return Reset(evenings.page(self._house))
            case "again":
                header = self._card.header
                seats, game = again(header), header.game
                if level_of(header.kinds) not in (None, *mind_of(game).opponents):
                    seats = against(self._house.opponent(game), game)  # it is offered no more
                return Reset(self._house.new_partie(seats, header.options, game))
            case "picture":
                draw = partial(printed, self._card)
                self._saved = self._house.save_picture(draw, file_name(self._card))
                self.touch()
            case "cards":
                return Push(ScoreCards(self._house))
            case "fair":
                return Push(self._house.fair(self._card.header, self._card.id))
            case "title":
                return Reset(Title(self._house))
        return None

    @property
    def _evenings(self) -> Evenings | None:
        """How the evening that this partie belongs to goes on; None for a partie by itself."""
        return None if self._card.header.evening is None else evenings_of(self.game)

    def escape(self) -> Transition | None:
        return self.press("title")

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key("p"):
                return self.press("picture")
            case Key("?" | "f1"):
                return Push(help_at_end(self.game, self._card.header.options))
        return super().obey(intent)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        whole = grid_in(room).whole
        left, beside = whole.x, 60.0 if room.small else 96.0
        high = height(room, room.height)
        top = (room.height - high) / 2
        items = score_card_items(self._card, left, top, room, room.height)
        if self._won:
            items = sealed(items, blank_place(self._card, left, top, room, room.height))
        x = left + WIDTH + beside
        most = whole.right - x
        told = self._told(most, room).lay(Rect(x, 0, most, room.height), room)
        return Picture.of(Backdrop.SHEET, (*items, *told))

    def _told(self, most: float, room: Room) -> Column:
        """Who wins and why, the sum, what comes next; the curve where there is room for it."""
        drawn = self._card.settlement.winner is None
        reason = WordBlock(self._account.reason, Font(20), lines=0, step=32, even=True)
        total = Drawn(0, 128, lambda place: self._sum(place.x, place.y + 52, most, room))
        after = Column([WordBlock(each, lines=0, step=24) for each in self._after])
        saved = WordBlock(self._saved, lines=0, step=24)
        ways = Sized(quiet_row(self._ways(), most, room), high=HIGH)
        said: list[Block] = [self._head(), *((reason,) if self._account.reason else ())]
        parts: list[Block] = [self._faced(Column(said, 12), most, room)]
        parts += [] if drawn else [total]
        parts += [after] if self._after else []
        parts += [Inset(self._buttons(room), top=4), ways]
        parts += [saved] if self._saved else []
        whole, least = Column(parts, 12, middle=True), room.height - 1.5 * _MARGIN
        used = whole.height(most, room)
        high = next((high for high in _CURVES if used + high <= least), 0.0)
        if self._curve and high:
            title = WordBlock(self._curve_title(), paint=SOFT)
            curve = partial(curve_items, self._curve, len(self._results), room=room)
            parts.append(Column((title, Sized(Drawn(0, high - 70, curve), most=420)), 8))
        return Column(parts, 12, middle=True)

    def _head(self) -> Column:
        return great_head(outcome_words(self._card), Align.LEFT)

    def _faced(self, told: Column, most: float, room: Room) -> Block:
        """Who wins and why; and whoever sat opposite, where the words leave room."""
        header = self._card.header
        level = level_of(header.kinds) or ""
        portrait = mind_of(self.game).portraits.get(level)
        width = 96.0 if room.small else 168.0
        if portrait is None or self._head().width(room) + 32 + width > most:
            return told
        mood = Mood.CALM
        if self._won or self._lost:
            mood = Mood.VEXED if self._won else Mood.PLEASED
        name = shown_names(header)[Player(header.kinds.index(level))]

        def face(place: Rect) -> list[Item]:
            high = width * PORTRAIT_RATIO
            oval = Rect(place.x, place.y, width, high)
            return [Portrait(portrait, *oval.centre, width, mood), *plate(name, oval, room)]

        return Row((Fill(told), Drawn(width, width * PORTRAIT_RATIO + PLATE_BELOW, face)), 32)

    def _curve_title(self) -> str:
        """Whose chance the curve tells: the only person's, or A's by his name."""
        header = self._card.header
        if you_of(header) is not None:
            return say("line.title")
        return say("line.title.of", name=shown_names(header)[Player.A])

    def _sum(self, x: float, y: float, most: float, room: Room) -> list[Item]:
        """162 + 98 + 100 = 360, with a word under each figure."""
        points = Term(str(self._card.settlement.points), say_of(self.game, "settlement.settled"))
        terms = (*self._account.sum, points)
        told = " ".join(f"{term.figure} {term.word}".strip() for term in terms)
        small = Font(14)
        for size, gap in _SUMS:
            great = size if self._lost else round(size * _GREAT)
            widths = [
                max(
                    room.ruler.width(term.figure, Font(size, True)),
                    room.ruler.width(term.word, small),
                )
                for term in terms
            ]
            widths[-1] = max(widths[-1], lettering_width(points.figure, great, room.ruler))
            if sum(widths) + gap * (len(terms) - 1) <= most:
                break
        items: list[Item] = []
        for term, width in zip(terms, widths, strict=True):
            last = term is points
            font, middle = Font(size, serif=True), x + width / 2
            paint = Paint(Tone.IVORY) if term.word else SOFT
            if last and not self._lost:  # who has won sees it in gold
                items.append(Lettering(term.figure, middle, y, great))
            else:
                items.append(Text(term.figure, middle, y, font, paint, Align.CENTRE))
            if last:
                items.append(Stroke(x, y + 13, x + width, y + 13, Paint(Tone.BRASS), 2))
            if term.word:
                said = fitted(term.word, small, width + 2 * gap, room)
                items.append(Text(said, middle, y + 34, small, SOFT, Align.CENTRE))
            x += width + gap
        return [Widget(Role.HEADING, tuple(items), told)]

    def _buttons(self, room: Room) -> Row:
        """What is played next, or the title."""
        on = "again" if self._evenings is None else "evening"
        again = Button("again", say(f"settlement.{on}"), "Enter", primary=True)
        high = 48.0 if room.small else 56.0
        return Row(
            (PressButton(again, high), PressButton(Button("title", say("settlement.title")), high))
        )

    def _ways(self) -> tuple[Button, ...]:
        """What one may quietly do with the card."""
        return (
            Button("picture", say("picture.save")),
            Button("cards", say("title.cards")),
            *((Button("fair", say("fair.open")),) if self._card.header.secret else ()),
        )


def _card_of(house: House, state: State, header: Header) -> ScoreCard:
    """The score card from the book; made of the state where it could not be stored."""
    rules = rules_of(header.game)
    deals, ending = rules.deals(state), rules.ending(state)
    if ending is None or deals.first_dealer is None:
        raise ValueError("a settlement is made of a partie that is over")
    for card in house.cards()[:1]:
        if card.header == header:
            return card
    return ScoreCard(
        id="",
        header=header,
        deals=deals.results,
        first_dealer=deals.first_dealer,
        finished=header.started,
        settlement=ending,
    )


def outcome_words(card: ScoreCard) -> str:
    """Who wins the partie."""
    winner = card.settlement.winner
    if winner is None:
        return say("settlement.drawn")
    if winner is you_of(card.header):
        return say("settlement.you")
    return say("settlement.won", name=shown_names(card.header)[winner])
