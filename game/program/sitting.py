"""A partie on the table: its players and engines, its log in the book, the pages around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from game.duplicate.code import brought
from game.games import PIQUET
from game.pages.evening import Evenings, EveningSlip, evenings_of
from game.pages.history.past import past_of
from game.pages.house import House
from game.pages.pause import Pause
from game.pages.people import shown_names, you_of
from game.pages.scene import Scene
from game.pages.settings.page import SettingsPage
from game.pages.settlement import SettlementScene
from game.pages.start.title import Title
from game.players.advice import Advised, Adviser
from game.players.counsel import EngineWeigher, Lookout
from game.players.engine import EnginePlayer, engine_command
from game.players.mind import mind_of
from game.players.player import FRIEND, HUMAN, Human, Occupant
from game.preferences import Preferences
from game.program.book_log import BookLog
from game.program.engines import Engines, engine_level
from game.program.evening import counsellor_of, evening_words, held_for, sides_of
from game.saves.notices import Notice
from game.saves.partie import Header
from game.session.at_table import PartieAtTable
from game.session.course import Course
from game.session.dealer import Dealer
from game.session.sealing import fingerprint, sealed_text, short
from game.session.session import Session
from game.stage.director import Motion
from game.stage.sounds import Sounds
from game.table.cut import SealedPacks
from game.table.deal_sheet import LooksBack
from game.table.opposite import Opposite
from game.table.state import opposite_each
from game.table.table import TableScene
from game.table.timing import pace_of
from game.words.catalogue import say
from game.words.terms import capital, stopped
from rules.core.game import Action
from rules.core.seats import Player

if TYPE_CHECKING:  # whoever has his friend beside him needs no line
    from game.program.afar import Afar


class Ways(Struct, frozen=True):
    """What a sitting may ask of the house: its other rooms, the way out, and to keep the pace."""

    house: House
    leave: Callable[[], None]
    title: Callable[[], Title]
    remember_motion: Callable[[Motion], None]
    sounds: Sounds
    tell: Callable[[Notice], None]  # at the title
    review: Callable[[int], LooksBack]  # of the deal of a number
    look_at: Callable[[], Scene]  # at a deal that was played again, or the results of a code
    back: Callable[[], Scene] | None = None  # to the partie of which a deal is only tried again


class Sitting:
    """One partie, its table in `table` and what is around it, until `leave`."""

    def __init__(
        self,
        ways: Ways,
        log: BookLog,
        header: Header,
        course: Course | None,
        motion: Motion,
        afar: Afar | None = None,
    ) -> None:
        """`course` is what was played of it before; `afar` a friend, if he sits elsewhere."""
        self._ways, self._log, self._header, self._afar = ways, log, header, afar
        humans = {player: Human() for player in Player if header.kinds[player] == HUMAN}
        if afar is not None:
            humans = {afar.seat: afar.human}
        self._advised: EnginePlayer | None = None
        engines = {
            player: EnginePlayer(
                engine_command(engine_level(header.kinds[player], header.game), header.game),
                header.seed,
                game=header.game,
            )
            for player in Player
            if player not in humans and header.kinds[player] != FRIEND
        }
        if (held := held_for(header)) is not None:
            holder = engines.pop(held)
            self._advised = holder
            humans[held] = Advised(
                holder,
                lambda counsel, action: self._decided(held, counsel, action),
                lambda: self.table.acting.heard_out,
            )
        seats: dict[Player, Occupant] = {**humans, **engines}
        self._here = None
        if afar is None:
            self._here = Session(
                seats, Dealer(header.chance), header.options, log, game=header.game, course=course
            )
        session = afar.session if afar is not None else self._here
        assert session is not None
        self._session: PartieAtTable = session
        names = shown_names(header)
        self._opponent = Engines(
            engines,
            names,
            lambda: log.trouble,
            header.game,
            {player: pace_of(header.kinds[player]) for player in engines},
        )
        counsellor = counsellor_of(header)
        counsel = None if counsellor is None else engine_level(counsellor.kind, header.game)
        self._adviser = Adviser(counsel, header.game)
        self._lookout = Lookout(header.game)
        self._weigher = EngineWeigher(header.game)
        self.table = TableScene(
            self._session,
            names,
            humans,
            self,
            motion,
            afar or self._opponent,
            self._adviser,
            self._seal(),
            self._lookout,
            self._weigher,
        )
        self.table.board.sounds = ways.sounds
        self._seat()
        if afar is not None:
            afar.utter, afar.appear = self.table.acting.utter, self._appear
            self.table.ended_apart = self._stopped
        if header.evening is not None:
            self.table.acting.tell(evening_words(header))
        if course is not None and (evenings := self._evenings) is not None:
            self.table.acting.tell(evenings.goes_on(self.table.board.seen, names))
        if header.coded:
            self.table.acting.tell(say("deals.table", deal=header.coded.partition(" ")[2]))
        if header.coded or header.again:
            self.table.play_alone()
        self._guides = False
        self._looks: LooksBack | None = None
        if humans and self._is_new():
            self.explain()

    def _decided(self, holder: Player, counsel: Action, action: Action) -> None:
        """The counsel was heard, if any was asked; what the holder does is the adviser's to see."""
        words, acting = past_of(self._header.game).action_words(action), self.table.acting
        key = "taken" if action == counsel else "otherwise"
        told = say(f"evening.{key}", action=words) if acting.advised else f"{capital(words)}."
        acting.reply(holder, stopped(told))

    @property
    def _evenings(self) -> Evenings | None:
        """How the evening that the partie belongs to goes on; None for one by itself."""
        return None if self._header.evening is None else evenings_of(self._header.game)

    def _seat(self) -> None:
        elsewhere = self._elsewhere()
        away = None if elsewhere is None else elsewhere[1]
        friend = "" if self._afar is None else self._afar.portrait
        sides = opposite_each(Opposite(portrait=friend)) if friend else sides_of(self._header)
        self.table.seat(sides, self._slip(), away)

    def _slip(self) -> EveningSlip | None:
        """What lies beside the table, where the partie belongs to an evening or is a trial."""
        if self._header.again:
            away = say("trial.back") if self._ways.back is not None else ""
            return EveningSlip(say("trial"), "", (), say("trial.nowhere"), away=away)
        evenings = self._evenings
        if evenings is None:
            return None
        slip = evenings.slip(self._header, self._ways.house.cards())
        return None if slip is None else replace(slip, card=say("menu.evening"))

    def call_again(self) -> None:
        """Call the players what they are called in the language that is spoken now."""
        names = shown_names(self._header)
        if names != self.table.names:
            self._opponent.names = names
            self.table.call(names)
            self._seat()

    def _is_new(self) -> bool:
        """Whether no deal was ever explained here, or another game is begun for the first time."""
        house, game = self._ways.house, self._header.game
        finished = [card.header.game for card in house.cards()]
        if not finished and not house.preferences().guided:
            return True
        if game == PIQUET or self._session.count or game in finished:
            return False
        return sum(partie.header.game == game for partie in house.running()) <= 1

    def explain(self) -> None:
        """Explain the first deals."""
        self._guides = True
        self.table.acting.explain(taught=self._is_taught())

    def _is_taught(self) -> bool:
        """Whether lessons of the game have told of all that may be said at the table."""
        at = self._ways.house.lesson(self._header.game)
        if at is None:
            return False
        from game.school.lesson import taught_enough  # noqa: PLC0415 - who plays needs no lessons

        return taught_enough(self._header.game, at)

    def _seal(self) -> SealedPacks | None:
        """The packs of this partie, where they were sealed; nobody asks before a first is over."""
        if not self._header.secret or not self._ways.house.cards():
            return None
        text = sealed_text(self._session.rules, self._header.secret)

        def page() -> Scene:
            return self._ways.house.fair(self._header)

        return SealedPacks(short(fingerprint(text)), page)

    @property
    def stored(self) -> bool:
        """Whether all that was played outlasts the program."""
        return (self._session.stored or self._session.storing) and self._log.kept

    @property
    def safe(self) -> bool:
        """Whether nothing would be lost now; what is on its way is taken to arrive."""
        return self._log.kept and not self._log.trouble

    @property
    def given_up(self) -> bool:
        """Whether there is nothing to go on with: a friend never agreed to it, or both stopped."""
        return self._afar is not None and (not self._afar.begun or self._afar.stopped)

    def leave(self) -> bool:
        """End the engines; what could not be stored before is tried once more. False if in vain."""
        self._guided()
        if self._afar is not None:
            self._afar.leave()
        if self._here is not None:
            self._arrive(self._here)
            self._here.flush()
            self._arrive(self._here)
            self._here.close()
        if self._advised is not None:
            self._advised.close()
        self._adviser.close()
        self._lookout.close()
        self._weigher.close()
        if self._looks is not None:
            self._looks.close()
        return self.stored

    def _arrive(self, session: Session) -> None:
        """Wait for what is on its way to the disk, and be done with it."""
        while session.storing:
            self._log.wait()
            session.advance()

    def _guided(self) -> None:
        """Remember that the first deal was explained, or that no more was wanted."""
        house = self._ways.house
        if self._guides and not self.table.board.top.guiding:
            self._guides = False
            house.prefer(replace(house.preferences(), guided=True))

    # ---- asked by the table

    def preferences(self) -> Preferences:
        return self._ways.house.preferences()

    def prefer(self, changed: Preferences, /) -> None:
        self._ways.house.prefer(changed)

    def sheet(self, table: TableScene) -> Scene | None:
        if table.session.now.deals.number >= table.face.guided_deals:
            table.acting.guided()
            self._guided()
        you = you_of(self._header)
        if self._header.coded:
            sheet = brought(self._header.game).sheet
            return sheet(table.board.seen, table.names, you, self._ways.look_at)
        redeal = past_of(self._header.game).redeal if self._header.again else None
        if redeal is not None:
            ways, header = self._ways, self._header
            return redeal.sheet(table.board.seen, table.names, you, ways.look_at, header.tried)
        number = table.session.now.deals.number
        if you is None or mind_of(self._header.game).analyse is None:
            return table.deal_sheet(you)
        self._looks = self._ways.review(number)
        return table.deal_sheet(you, self._looks)

    def settlement(self, table: TableScene) -> Scene:
        self._ways.leave()
        return SettlementScene(self._ways.house, table.session.state, self._header)

    def pause(self, table: TableScene) -> Scene:
        ways = self._ways
        return Pause(
            table.board.director,
            table.book,
            ways.title,
            ways.remember_motion,
            self.stored,
            self.settings,
            self._elsewhere(),
            self._talk(),
        )

    def _talk(self) -> tuple[str, Callable[[], Scene]] | None:
        """Where one speaks to a friend elsewhere."""
        afar = self._afar
        if afar is None:
            return None
        from game.pages.apart.talk import TalkPage  # noqa: PLC0415 - hardly ever

        return say("apart.talk", name=afar.name), lambda: TalkPage(afar)

    def _appear(self) -> None:
        """The friend's face is known: it has its place on the cloth, and the cards theirs."""
        self._seat()
        self.table.board.relay()

    def _stopped(self) -> Scene | None:
        """The title, once both friends have agreed to play no further."""
        if self._afar is None or not self._afar.stopped:
            return None
        self._ways.tell(Notice("apart.stopped", {"name": self._afar.name}))
        return self._ways.title()

    def _elsewhere(self) -> tuple[str, Callable[[], Scene]] | None:
        """Where one may go from the table besides the title."""
        if self._ways.back is not None:
            return say("trial.back"), self._ways.back
        return None if self._evenings is None else (say("menu.evening"), self._to_evening)

    def _to_evening(self) -> Scene:
        """The card of the evening, from which one sits down again."""
        evenings = self._evenings
        assert evenings is not None
        self._ways.leave()
        return evenings.page(self._ways.house)

    def settings(self) -> Scene:
        """What else may be chosen."""
        return SettingsPage(self._ways.house, game=self._header.game)
