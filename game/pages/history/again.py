"""Playing a deal again: which of its hands, and against whom."""

from __future__ import annotations

from game.pages.grid import ACROSS, sheet
from game.pages.history.partie import Archive, DealAgain, OpenDeal, PastPartie
from game.pages.history.past import Chair, past_of
from game.pages.page import Page
from game.pages.people import level_words
from game.pages.scene import Pop, Reset, Transition
from game.players.mind import mind_of
from game.stage.basics import CARD_RATIO, Pose, Rect, Room
from game.stage.blocks import BOLD, SMALL, SOFT, Drawn, Fill, Sized, WordBlock
from game.stage.controls import PressButton
from game.stage.intents import Intent, Key
from game.stage.layout import Column, Row
from game.stage.picture import CardItem, Item, Picture, Shadow
from game.stage.widgets import Button
from game.words.catalogue import say
from game.words.terms import capital

_BUTTON, _CARD = 220.0, 72.0


class PlayAgain(Page):
    """One of the two hands is chosen, and the deal is on the table."""

    def __init__(self, archive: Archive, partie: PastPartie, deal: OpenDeal) -> None:
        self.game = partie.header.game
        redeal = past_of(self.game).redeal
        self._chairs = () if redeal is None else redeal.chairs(deal, partie.header.options)
        super().__init__(self._chairs[0].key if self._chairs else "back")
        self._archive, self._partie, self._deal = archive, partie, deal
        self.level = archive.opponent(partie)

    def obey(self, intent: Intent) -> Transition | None:
        if intent == Key("l"):
            return self.press("level")
        return super().obey(intent)

    def press(self, key: str) -> Transition | None:
        if key == "back":
            return Pop()
        if key == "level":
            levels = mind_of(self.game).opponents
            at = levels.index(self.level) if self.level in levels else -1
            self.level = levels[(at + 1) % len(levels)]
            self.touch()
            return None
        self._archive.dismiss()
        wish = DealAgain(self._partie, self._deal, key, self.level)
        return Reset(self._archive.again(wish))

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        note = WordBlock(say("history.again.note"), paint=SOFT, lines=0, step=24)
        hands = [self._hand(chair) for chair in self._chairs]
        against = level_words(self.level, self.game)
        level = Button("level", say("history.again.against", level=against), "L")
        back = Button("back", say("history.back"), "Esc")
        body = Column((note, *hands), 20)
        return sheet(say("history.again.title"), body, (level, back), room, snug=ACROSS)

    def _hand(self, chair: Chair) -> Column:
        """A hand, who held it, and the button that takes it."""
        name, main = capital(self._partie.names[chair.player]), chair.key == self.main

        def draw(place: Rect) -> list[Item]:
            step = min(58.0, (place.width - _CARD) / max(1, len(chair.cards) - 1))
            left, middle = place.x + _CARD / 2, place.centre[1]
            return [
                CardItem(str(card), str(card), Pose(left + at * step, middle, _CARD), Shadow.HAND)
                for at, card in enumerate(chair.cards)
            ]

        button = Button(chair.key, chair.take, "Enter" if main else "", primary=main)
        cards = Fill(Drawn(0, _CARD * CARD_RATIO, draw))
        taken = Row((cards, Sized(PressButton(button, 52), _BUTTON)), 32)
        held = Row((WordBlock(name, BOLD), WordBlock(chair.role, SMALL, SOFT)), 10)
        return Column((held, taken), 10)
