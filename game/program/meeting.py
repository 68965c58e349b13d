"""How the program meets a friend elsewhere: from the words to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from game.apart.end import LineEnd, Lobby
from game.games import papers_of
from game.pages.apart.rooms import Meeting, Offered
from game.pages.scene import Scene
from game.players.mind import PORTRAITS
from game.program.afar import (
    ApartMeans,
    FriendPipe,
    Invited,
    header_of_offer,
    offered,
    sit_down,
    trouble_words,
)
from game.program.seeds import new_partie, new_secret
from game.saves.notices import BookError
from game.words.catalogue import say
from rules.core.game import Options
from rules.core.seats import Player

if TYPE_CHECKING:
    from game.apart.line.client import FriendLine
    from game.program.archive import Pasteboard
    from game.program.host import Host


class ApartHouse(Struct, frozen=True):
    """What the program needs of itself to meet somebody."""

    host: Callable[[], Host]
    line: Callable[[], FriendLine]
    means: Callable[[], ApartMeans]
    rules: Callable[[str], Options]
    clipboard: Callable[[], Pasteboard]


class OurApart:
    """The ways to a friend, as the pages ask for them."""

    def __init__(self, house: ApartHouse) -> None:
        self._house = house

    def invite(self, game: str, /) -> Meeting:
        return _Inviting(self._house, game)

    def join(self, code: str, /) -> Meeting:
        return _Joining(self._house, code)

    def copy(self, text: str, /) -> bool:
        return self._house.clipboard().put(text)

    def pasted(self) -> str:
        return self._house.clipboard().text()


class _Meeting:
    """What both ways have in common: a line, and who hears it."""

    def __init__(self, house: ApartHouse) -> None:
        self._house, self._means = house, house.means()
        self._line = house.line()
        self._pipe = FriendPipe(self._line, house.line)
        self.end: LineEnd = Lobby(self._means.me, self._means.now)
        self._sits = False

    @property
    def code(self) -> str:
        return self._pipe.code

    @property
    def trouble(self) -> str:
        if self._pipe.failed is not None:
            return trouble_words(self._pipe.failed)
        return "" if self.end.fault is None else say(self.end.fault.told)

    @property
    def offered(self) -> Offered | None:
        return None

    def tick(self) -> None:
        self._pipe.attend(self.end)
        self.end.tick()

    def close(self) -> None:
        if not self._sits:
            self.end.leave()
            self._pipe.close()

    def _table(self, sit: Callable[[Host], Scene]) -> Scene | str:
        """The table at which one sits down, or why the book cannot have it."""
        host = self._house.host()
        try:
            table = sit(host)
        except BookError as error:
            return say(error.notice.key, **error.notice.values)
        except OSError as error:
            host.leave(over=True)
            return say("book.unreadable", file=str(self._means.folder), why=str(error))
        self._sits = True
        return table


class _Inviting(_Meeting):
    """Words are told; whoever comes by them is offered a partie."""

    def __init__(self, house: ApartHouse, game: str) -> None:
        super().__init__(house)
        self._game = game
        self._line.invite()

    @property
    def met(self) -> bool:
        return self.end.mate is not None

    def sit_down(self) -> Scene | str:
        mate, means, pipe = self.end.mate, self._means, self._pipe
        assert mate is not None
        names, options = (means.me.name, mate.name), self._house.rules(self._game)
        offer = offered(new_partie(), self._game, options, names, Player.B)
        header = header_of_offer(offer, host=True, secret=new_secret(), friend=pipe.key)
        return self._table(
            lambda host: host.begin_apart(
                header, lambda log, course: sit_down(header, log, course, pipe, means, offer)
            )
        )


class _Joining(_Meeting):
    """A friend is sought by his words; what he offers is agreed to, or not."""

    def __init__(self, house: ApartHouse, code: str) -> None:
        super().__init__(house)
        self._invited = Invited(self._pipe, self._means)
        self.end = self._invited.end
        self._line.join(code)

    @property
    def met(self) -> bool:
        return self._invited.end.offer is not None

    @property
    def offered(self) -> Offered | None:
        offer, mate = self._invited.end.offer, self._invited.end.mate
        if offer is None or mate is None:
            return None
        portrait = mate.portrait if mate.portrait in PORTRAITS.values() else ""
        options = papers_of(offer.game).read_options(offer.options)
        return Offered(offer.names[Player(offer.guest).other], portrait, offer.game, options)

    def sit_down(self) -> Scene | str:
        header = self._invited.header()
        assert header is not None
        return self._table(
            lambda host: host.begin_apart(header, lambda log, _: self._invited.agree(header, log))
        )
