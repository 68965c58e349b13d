"""The title: the game's name, a fan of five cards, and the ways into the rooms of the program.

Enter goes on with the partie played last, or begins one against the opponent played last, or the
usual one: from a first start to the first deal it is one key.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from game.games import PIQUET, brings
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import against, level_words, opponent_name
from game.pages.scene import Push, Quit, Reset, Scene, Transition
from game.pages.scorekeeper import PartieStanding, last_words, standing, standing_words
from game.pages.start import title_drawn as drawn
from game.pages.start.fan_motion import breath, lies_open, moved, moves
from game.pages.variants import game_title, variants_of
from game.players.player import HUMAN
from game.saves.partie import Running, ScoreCard
from game.stage.basics import Room
from game.stage.blocks import PLAIN, SOFT
from game.stage.director import Motion
from game.stage.intents import Intent, Key
from game.stage.lines import paragraph, wrapped
from game.stage.picture import Backdrop, Item, Picture
from game.stage.widgets import Button
from game.words.catalogue import say
from game.words.terms import number

_DEALS_OF_DAY = 6


class Title(Page):
    """The first page."""

    def __init__(self, house: House, at_start: bool = False) -> None:
        """`at_start`: the first picture is wanted quickly, and what takes long comes after it."""
        super().__init__()
        self._later = self._deals = at_start
        self._since = 0.0  # seconds since the fan began to be dealt
        self._house = house
        self._newcomer = False
        self._lesson = 0  # in the middle of the lessons, at this one, and no partie was ended yet
        self._notices: list[str] = []
        self._running: tuple[Running, ...] = ()
        self._standing: PartieStanding | None = None
        self._evening = self._evening_game = ""  # that goes on, in few words, and of which game
        self._three = False  # whether the partie that is gone on with is one of an evening of three
        self._last: ScoreCard | None = None
        self._goal, self._of_day = "", False  # what is in sight, and whether it is of this day
        self._unbeaten = ""  # whom it is about, if it is of somebody
        self._ask()

    def _ask(self) -> None:
        """Learns from the house what there is to offer."""
        self.game = self._house.game()
        self._variants = variants_of(self.game)
        self._teaches = brings(self.game, "lessons")
        # A deal that is only tried again does not stand before a partie that counts.
        self._running = tuple(sorted(self._house.running(), key=lambda one: bool(one.header.again)))
        self._standing = None
        if self._running and not self._later:
            self._standing = standing(self._running[0])
        place = self._running[0].header.evening if self._running else None
        self._three = place is not None and place.third is not None
        cards = () if self._later else self._house.cards()
        self._last = cards[0] if cards else None
        self._evening = self._waiting(cards)
        self._notices += self._house.take_notices()
        self._newcomer = self._is_newcomer()
        ended_none = not self._later and self._last is None
        at = self._house.lesson(self.game) if ended_none and self._teaches else None
        self._lesson = at or 0
        first = "learn" if self._newcomer else "play"
        self._goal = "" if self._later or self._newcomer else self._in_sight(cards)
        self.main = "evening" if self._evening else "continue" if self._running else first
        self.touch()

    def _waiting(self, cards: Sequence[ScoreCard]) -> str:
        """The evening that the last partie belonged to, where it goes on; nothing where none.

        It is gone on with also where two of the program play on in it.
        """
        ended = _since(cards[0].finished) if cards else 0.0
        runs = bool(self._running) and _since(self._running[0].touched) > ended
        header = self._running[0].header if runs else cards[0].header if cards else None
        place = None if header is None else header.evening
        if header is None or place is None:
            return ""
        if runs and (place.third is not None or HUMAN in header.kinds):
            return ""
        from game.pages.evening import evenings_of

        evenings = evenings_of(header.game)
        if evenings is None:
            return ""
        self._evening_game = header.game
        slip = evenings.slip(header, cards) if runs else None
        return slip.title if slip is not None else evenings.waiting(cards)

    def _in_sight(self, cards: Sequence[ScoreCard]) -> str:
        """What one may come back for: the deals of this day; then whoever was not beaten yet."""
        played = self._house.played_today(self.game)
        self._of_day = played is not None and played < _DEALS_OF_DAY
        if self._of_day:
            return say("title.day.on" if played else "title.day", number=number(played or 0))
        from game.pages.statistics.honours import honours
        from game.players.mind import mind_of

        beaten, levels = honours(cards, self.game), mind_of(self.game).levels
        level = self._unbeaten = next((each for each in levels if each not in beaten), "")
        return level and say("title.unbeaten", level=level_words(level, self.game))

    def _is_newcomer(self) -> bool:
        """Whether no deal was ever finished here, as far as is known: lessons come first then."""
        if not self._teaches or self._last is not None or self._house.preferences().guided:
            return False
        if len(self._running) > 1 or (self._running and self._standing is None):
            return False
        return self._standing is None or self._standing.deal == 1

    def appear(self) -> None:
        self._ask()

    def tick(self, seconds: float) -> Transition | None:
        if self._later and self.drawn:
            self._later = False
            self._ask()
        elif self._deals and self.drawn:
            before, self._since = self._since, self._since + seconds
            self._deals = moves(self._since, self._motion)
            if breath(before) != breath(self._since) or not self._deals:
                self.touch()  # another step of its breath, or at last to be sharp where it rests
        return super().tick(seconds)

    @property
    def moving(self) -> bool:
        return self._deals and moves(self._since, self._motion)

    @property
    def calm(self) -> bool:
        """Whether the fan lies open and only breathes."""
        return lies_open(self._since, self._motion)

    @property
    def _motion(self) -> Motion:
        return Motion(self._house.preferences().motion)

    def obey(self, intent: Intent) -> Transition | None:
        if self._notices and isinstance(intent, Key) and intent.name == "escape":
            return self.press("notice")
        if isinstance(intent, Key) and intent.name in ("?", "f1"):
            return self.press("help")
        return super().obey(intent)

    def escape(self) -> Transition | None:
        """There is nothing below."""
        return None

    def press(self, key: str) -> Transition | None:
        match key:
            case "continue":
                return self._resume(self._running[0])
            case "evening":
                return self._to_evening()
            case "play":
                return Reset(self._begin())
            case "goal":
                from game.pages.start.new_partie import NewPartie

                if self._of_day:
                    return Push(self._house.deals_of_day(self.game))
                page = NewPartie(self._house)
                page.press(f"level:{self._unbeaten}")
                return Push(page)
            case "learn":
                return Push(self._house.school(self.game, on=bool(self._lesson)))
            case "quit":
                return Quit()
            case "notice":
                del self._notices[0]
                self.touch()
                return None
        return Push(_room(key, self._house))

    def _begin(self) -> Scene:
        """The table of a new partie of the game played last, against the opponent of then."""
        house, game = self._house, self.game
        return house.new_partie(against(house.opponent(game), game), None, game)

    def _to_evening(self) -> Transition | None:
        """The page of the evening that goes on."""
        from game.pages.evening import evenings_of

        evenings = evenings_of(self._evening_game)
        return None if evenings is None else Push(evenings.page(self._house))

    def _resume(self, partie: Running) -> Transition | None:
        opened = self._house.resume(partie.id)
        if isinstance(opened, str):
            self._notices.insert(0, opened)
            return None
        return Reset(opened)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        entries = self._entries()
        others = len(self._running) - (self.main == "continue")
        notice = bool(self._notices)
        places = drawn.page(room, notice=notice)
        three = self._three and self.main == "continue"
        tag = say("title.tag.three") if three else self._tag()
        fan = drawn.fan(places)
        if self._deals:
            fan = moved(fan, self._since, self._motion)
        items: list[Item] = [*fan, *drawn.lettering(places, tag, room, self._waits())]
        button = Button(self.main or "play", self._main_words(), "Enter", primary=True)
        short = say(f"title.{self.main}")
        items.append(drawn.main_button(places, button, short, room))
        items.append(drawn.below_button(places, self._below_words(), room))
        if others > 0:
            words = say("title.others", count=others)
            items.append(drawn.open_parties(places, words, room))
        items += drawn.menu(places, entries, room)
        signs = [("help", "help", say("help.title")), ("quit", "close", say("title.quit"))]
        if self._teaches and not self._newcomer and not self._lesson:
            signs.insert(0, ("learn", "learn", say("title.learn")))
        items += drawn.corner_signs(signs, room)
        if self._notices:
            label = say("notice.next" if len(self._notices) > 1 else "notice.close")
            items += drawn.slip(places, self._notices[0], label, room)
            return Picture.of(Backdrop.TITLE, items)
        most = room.width - 2 * places.left
        if self._goal:
            goal = drawn.goal(places, self._goal, room)
            items.append(goal)
            most -= goal.rect.width + 20
        if self._last is not None:
            words = last_words(self._last)
            first = places.foot - 24 * (len(wrapped(words, PLAIN, most, room)) - 1)
            items += paragraph(words, places.left, first, PLAIN, most, 24, room, SOFT)
        return Picture.of(Backdrop.TITLE, items)

    def _tag(self) -> str:
        """What the game is like that Enter leads to, over the main button."""
        if self.main != "continue":
            return self._variants.tag(self._house.rules(self.game))
        header = self._running[0].header
        return variants_of(header.game).tag(header.options)

    def _entries(self) -> list[tuple[str, str]]:
        """The lines of the menu, five at most: their keys and words.

        What comes later stands where nothing stood, so that every line keeps its place; only the
        first partie's gives its own to the score cards once something was played.
        """
        fresh = self._newcomer and not self._running
        entries = [
            ("new", say("title.opponents")),
            ("two", say("title.two")),
            ("play", say("title.play.first", level=self._level_words()))
            if fresh
            else ("cards", say("title.cards")),
            ("settings", say("title.settings")),
        ]
        if not fresh and (self._newcomer or self._lesson):  # begun, or no partie was ended yet
            entries.append(("learn", self._learn_words()))
        return entries

    def _main_words(self) -> str:
        if self._evening:
            return say("title.evening.named", evening=self._evening)
        if not self._running:
            return self._learn_words() if self._newcomer else say("title.play")
        if self._three:
            return say("title.continue.three")
        other = opponent_name(self._running[0].header)
        return say("title.continue") if other is None else say("title.continue.with", other=other)

    def _learn_words(self) -> str:
        """The way to the lessons: where one was, once one has begun."""
        at = self._lesson
        return say("title.learn.on", number=at) if at else say("title.learn.first")

    def _below_words(self) -> str:
        """How the partie stands, or against whom one would play.

        An evening that goes on and is not of the game in the heading says of which it is.
        """
        if self._evening:
            words = say("title.evening.below")
            other = self._evening_game != self.game
            return f"{game_title(self._evening_game)}. {words}" if other else words
        if self._running:
            at = self._standing
            return standing_words(self._running[0], at) if at else ""
        if self._newcomer:
            return say("title.learn.first" if self._lesson else "title.learn.below")
        game = self._variants.name(self._house.rules(self.game))
        return say("title.play.against", level=self._level_words(), game=game)

    def _waits(self) -> str:
        """The name of the game that Enter leads to, where it is another than the program's."""
        header = self._running[0].header if self._running else None
        goes_on = self._evening_game if self._evening else header and header.game
        game = goes_on or self.game
        return "" if game == PIQUET else game_title(game)

    def _level_words(self) -> str:
        """Against whom one would play."""
        return level_words(self._house.opponent(self.game), self.game)


def _since(iso: str) -> float:
    """Seconds since an era of a moment in ISO form; nought for a text that is none."""
    try:
        return datetime.fromisoformat(iso).timestamp()
    except (ValueError, OverflowError):
        return 0.0


# ruff: noqa: PLC0415 - what a line leads to is loaded when it is pressed: the title is there at once
def _room(key: str, house: House) -> Scene:
    """What a line of the menu leads to."""
    if key == "new":
        from game.pages.start.new_partie import NewPartie

        return NewPartie(house)
    if key == "others":
        from game.pages.start.open_parties import OpenParties

        return OpenParties(house)
    if key == "two":
        from game.pages.start.names import Names

        return Names(house)
    if key == "cards":
        from game.pages.score_cards import ScoreCards

        return ScoreCards(house)
    if key == "help":
        from game.pages.help.book import Help

        return Help(house.rules(house.game()), game=house.game())
    from game.pages.settings.page import SettingsPage

    return SettingsPage(house)
