"""The same deals for all in pictures: the codes, a match half played, one with a friend's, two."""

from __future__ import annotations

from game.demo.album import Album
from game.demo.dealings import SEED
from game.demo.house import Showcase
from game.duplicate.around import CodedMatch
from game.duplicate.code import PEOPLE, Code, new_code
from game.duplicate.codes_page import CodesPage
from game.duplicate.deals_page import DealsPage
from game.duplicate.schedule import CodedResult
from game.duplicate.told import ToldResult
from game.games import PIQUET
from game.stage.intents import TextTyped
from game.words.catalogue import say

_YOURS = ((28, 14), (31, 12), (9, 40), (55, 8), (17, 33), (26, 20))
_DATUM = ((30, 12), (29, 14), (12, 31), (98, 3), (20, 30), (26, 19))
_FRIENDS = ((25, 16), (31, 12), (12, 31), (55, 8), (8, 44), (27, 18))
_TWO = ((41, 9), (19, 33), (26, 20), (12, 38), (30, 15), (22, 27), (28, 25), (9, 44))
_SECONDS = 0.3


def show_duplicate(album: Album, house: Showcase) -> None:
    """The page of codes, a wrong one typed, and matches."""
    dealings, one = house.dealings, new_code(6, "master", SEED)
    two = new_code(6, PEOPLE, SEED + 1)
    album.take("same-deals-first", _seen(CodesPage(house, PIQUET)))
    dealings.matches = {
        one: _match(one, 3),
        two: CodedMatch(two, (say("player.one"), say("player.two")), _results(_TWO)),
    }
    codes = _seen(CodesPage(house, PIQUET))
    codes.on_intent(TextTyped("13jz-9j6g-m8rn"))
    codes.press("go")
    album.take("same-deals-codes", codes)
    dealings.at_work = 3
    album.take("same-deals-half", _seen(DealsPage(house, one)))
    dealings.at_work = None
    dealings.matches[one] = _match(one, 6)
    page = DealsPage(house, one)
    page.take(ToldResult(one, say("demo.one"), _helped(_FRIENDS), tuple(map(CodedResult, _DATUM))))
    album.take("same-deals-friend", _seen(page))
    album.take("same-deals-two", _seen(DealsPage(house, two)))
    twelve = new_code(12, "expert", SEED + 2)
    dealings.matches[twelve] = CodedMatch(
        twelve,
        (say("you"), ""),
        _results(_YOURS + _FRIENDS),
        _results(_DATUM + _YOURS),
        keys={number: str(number) for number in range(1, 13)},
    )
    album.take("same-deals-twelve", _seen(DealsPage(house, twelve)))
    dealings.matches.clear()


def _match(code: Code, count: int) -> CodedMatch:
    """So many deals of a code played; the datum of the last is still waited for in the middle."""
    known = count if count == code.deals else count - 1
    keys = {number: str(number) for number in range(1, count + 1)}
    return CodedMatch(
        code, (say("you"), ""), _results(_YOURS[:count]), _results(_DATUM[:known]), keys=keys
    )


def _results(points: tuple[tuple[int, int], ...]) -> dict[int, CodedResult]:
    return {number: CodedResult(each) for number, each in enumerate(points, 1)}


def _helped(points: tuple[tuple[int, int], ...]) -> tuple[CodedResult, ...]:
    """Of one deal it is told that there was help."""
    return tuple(CodedResult(each, at == 1) for at, each in enumerate(points))


def _seen(page: CodesPage | DealsPage) -> CodesPage | DealsPage:
    """The page as it is when it has just been opened."""
    page.tick(_SECONDS)
    return page
