"""The chouette in pictures: the guests, an evening in its middle, who pays whom, a partie of it."""

from __future__ import annotations

from msgspec.structs import replace

from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.open_house import TODAY
from game.demo.sitting import asked, sit, turns
from game.games import PIQUET
from game.pages.people import level_words, shown_names
from game.pages.scene import Push
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.programs import AI
from game.piquet.evening.account import Agreed, account, next_place, write_agreed
from game.piquet.evening.club import schedule, write_club
from game.piquet.evening.club_page import ClubPage
from game.piquet.evening.door import door
from game.piquet.evening.guests import GuestsPage
from game.piquet.evening.match import PARTIES_ON_CARD, MatchForm, MatchTerms, write_terms
from game.piquet.evening.match_page import MatchPage
from game.piquet.evening.open import evening_of
from game.piquet.evening.page import EveningPage
from game.piquet.evening.slip import slip_of
from game.players.engine import Program
from game.players.player import HUMAN, Human, Seated
from game.program.evening import evening_words, held_for, sides_of
from game.saves.partie import EveningPlace, Header, ScoreCard
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from game.stage.intents import Key
from game.table.elsewhere import Elsewhere
from game.table.state import SideAtTable
from game.table.table import TableScene
from game.words.catalogue import say
from game.words.terms import card_name
from rules.core.cards import card
from rules.core.seats import Player
from rules.piquet.actions import Play
from rules.piquet.choices import MayExchange, MayPlay
from rules.piquet.club.stakes import SHILLING, SHILLING_POINTS, by_the_hundred
from rules.piquet.options import Options
from rules.piquet.settlement import Settlement, settle_deals

_DEALS = (
    ((31, 12), (17, 34), (28, 23), (19, 15), (41, 5), (26, 9)),
    ((12, 40), (28, 17), (9, 61), (33, 8), (15, 27), (21, 22)),
    ((22, 14), (5, 38), (97, 11), (13, 29), (35, 16), (8, 44)),
    ((14, 9), (31, 25), (7, 33), (24, 28), (18, 12), (10, 36)),
    ((45, 3), (16, 29), (38, 12), (11, 41), (29, 18), (33, 7)),
    ((6, 52), (27, 14), (13, 35), (42, 9), (19, 31), (25, 16)),
)
"""The deals of six parties, won and lost in turn."""
_SEED, _TICK = 3, 0.1
_CUTS = ((card("9H"),), (card("KS"),), (card("7D"),))
_CLUB_ENDED = ((128, True), (214, False), (96, False), (173, True), (141, True), (250, False))
"""Of the parties of a club evening, the points and whether seat A won."""
_ENDED = ((150, True), (416, True), (476, False))
"""Of three parties, the points and whether the one alone won: the first of the printed card."""


def show_evening(album: Album, house: Showcase) -> None:
    """Who is there, the card after the cut and in the middle, and what is paid on rising."""
    house.likes, before = replace(house.likes, motion=Motion.OFF.value), house.likes
    guests_page = GuestsPage(house, door)
    album.take("three-players", guests_page)
    guests_page.press("people:2")
    album.take("three-players-two", guests_page)
    guests = _guests("expert", "club")
    header, _ = _partie(guests, 0)
    assert header.evening is not None
    first = evening_of(header.evening, Options(), ())
    album.take("evening-first", EveningPage(house, first, lambda: guests_page))
    header, cards = _partie(guests, len(_ENDED))
    assert header.evening is not None
    page = EveningPage(house, evening_of(header.evening, Options(), cards), lambda: guests_page)
    album.take("evening", page)
    page.press("partie:3")
    album.take("evening-told", page)
    page.press("rise")
    album.take("evening-risen", page)
    guests = _guests("bell", AI.opponents[3])
    table = _table(album, house, *_partie(guests, 2))
    table.on_intent(Key("h"))
    table.board.settle()
    album.take("evening-advised", table)
    table = _table(album, house, *_partie(guests, 1))
    album.take("evening-advising", table)
    choices = table.board.seen.choices
    assert isinstance(choices, MayPlay)
    card_said = min(choices.cards, key=str)
    table.acting.act(Play(card_said))
    album.take("evening-counsel-given", table)
    table.acting.reply(Player.B, say("evening.taken", action=card_name(card_said)))
    album.take("evening-counsel-taken", table)
    album.take("evening-curtain", _curtain(album, house))
    guests_page.press("kind:card")
    album.take("evening-of-two", guests_page)
    finished, house.finished = house.finished, _card_of_six(4)
    album.take("card-of-six", MatchPage(house, lambda: guests_page))
    house.finished = _card_of_six(6)
    album.take("card-of-six-full", MatchPage(house, lambda: guests_page))
    house.finished = (*_card_of_six(6), *_earlier_card())
    match_page = MatchPage(house, lambda: guests_page)
    compared = match_page.press("compare")
    assert isinstance(compared, Push)
    album.take("cards-compared", compared.scene)
    guests_page.press("kind:club")
    guests_page.press("people:2")
    album.take("evening-of-club", guests_page)
    house.finished = _club(4)
    page_of_club = ClubPage(house, lambda: guests_page)
    album.take("club-evening", page_of_club)
    album.take("club-elsewhere", _elsewhere(album, house))
    house.finished = _club(len(_CLUB_ENDED))
    album.take("club-evening-over", ClubPage(house, lambda: guests_page))
    house.finished = finished
    house.likes = before


def _card_of_six(number: int) -> tuple[ScoreCard, ...]:
    """So many parties of two at shilling points, as one of them would write them."""
    a, b = Seated(say("you"), HUMAN), Seated(level_words("expert", PIQUET), "expert")
    agreed = write_terms(MatchTerms(MatchForm.CARD, PARTIES_ON_CARD, SHILLING_POINTS))
    found = []
    for partie, deals in enumerate(_DEALS[:number], 1):
        place = EveningPlace("7c0ffee1", partie, (a, b), (0, 1), agreed)
        header = Header((a, b), Options(), _SEED, TODAY, evening=place)
        settlement = settle_deals(deals, Options())
        found.append(ScoreCard(f"{partie}", header, deals, Player.A, TODAY, settlement))
    return tuple(reversed(found))


def _elsewhere(album: Album, house: Showcase) -> Elsewhere:
    """Two of the program at another table, in their fourth deal."""
    players = Program(thumb.choose, 1), Program(thumb.choose, 2)
    session = Session(dict(zip(Player, players, strict=True)), Dealer(_SEED))
    names = level_words("expert", PIQUET), level_words("master", PIQUET)
    table = TableScene(session, names, {}, house)
    a, b = (AI.portraits[level] for level in ("expert", "master"))
    page = Elsewhere(table, (a, b), lambda: table)
    album.look(page)  # it plays only where it is seen
    while len(session.now.deals.results) < len(_ENDED):
        page.tick(_TICK)
    return page


def _earlier_card() -> tuple[ScoreCard, ...]:
    """Another card of the same two, a week before: its parties went the other way about."""
    found = []
    for one in _card_of_six(6):
        place = one.header.evening
        assert place is not None
        deals = tuple((b, a) for a, b in reversed(one.deals))
        header = replace(
            one.header, evening=replace(place, id="7c0ffee0"), started="1887-11-13T20:11:00"
        )
        ended = settle_deals(deals, Options())
        found.append(replace(one, header=header, deals=deals, settlement=ended))
    return tuple(found)


def _club(number: int) -> tuple[ScoreCard, ...]:
    """So many parties of a club evening of two people and two programs, the last first."""
    programs = (Seated(level_words(each, PIQUET), each) for each in ("expert", "master"))
    guests = Seated(say("demo.one"), HUMAN), Seated(say("demo.two"), HUMAN), *programs
    agreed, found = write_club(SHILLING_POINTS), []
    parties = zip(schedule(len(guests)), _CLUB_ENDED[:number], strict=False)
    for partie, ((a, b), (points, won)) in enumerate(parties, 1):
        place = EveningPlace("c1ub0001", partie, guests, (a, b), agreed)
        header = Header((guests[a], guests[b]), Options(), _SEED, TODAY, evening=place)
        ended = _settlement(points, won)
        found.append(ScoreCard(f"{partie}", header, (), Player.A, TODAY, ended))
    return tuple(reversed(found))


def _guests(*levels: str) -> tuple[Seated, ...]:
    programs = (Seated(level_words(each, PIQUET), each) for each in levels)
    return Seated(say("you"), HUMAN), *programs


def _partie(guests: tuple[Seated, ...], number: int) -> tuple[Header, tuple[ScoreCard, ...]]:
    """The header of the partie after so many of an evening, and the cards of those."""
    agreed = Agreed(_CUTS, by_the_hundred(10 * SHILLING))
    place = EveningPlace("5f0c9a71", 1, guests, (1, 0), write_agreed(agreed))
    place, seats = next_place(account(agreed, ()), place)
    cards: list[ScoreCard] = []
    for points, won in _ENDED[:number]:
        header = Header(seats, Options(), _SEED, TODAY, evening=place)
        cards.append(ScoreCard("", header, (), Player.A, TODAY, _settlement(points, won)))
        ended = ((one.header.evening, one.settlement) for one in cards)
        chouette = account(agreed, ((where, how) for where, how in ended if where is not None))
        place, seats = next_place(chouette, place)
    return Header(seats, Options(), _SEED, TODAY, evening=place), tuple(cards)


def _curtain(album: Album, house: Showcase) -> TableScene:
    """Three people at one screen: it is called for the two who consult."""
    table = sit(album, house, _SEED, two=True)
    one, other = table.names
    table.seat((SideAtTable((one,)), SideAtTable((other, say("demo.three")))))
    album.look(table)
    for _ in turns(table, 1, tick=_TICK):
        if table.curtain and table.board.viewer is Player.B:
            break
    return table


def _table(
    album: Album, house: Showcase, header: Header, cards: tuple[ScoreCard, ...]
) -> TableScene:
    """A person and a partner against one: before the exchange as holder, in play as adviser."""
    advises = held_for(header) is not None
    human = Human()
    session = Session({Player.A: Program(thumb.choose, 1), Player.B: human}, Dealer(_SEED))
    table = TableScene(session, shown_names(header), {Player.B: human}, house)
    table.seat(sides_of(header), slip_of(header, cards))
    album.look(table)
    wanted = MayPlay if advises else MayExchange
    for _ in turns(table, 1, tick=_TICK):
        if asked(table) and isinstance(table.board.seen.choices, wanted):
            break
    table.acting.tell(evening_words(header))
    return table


def _settlement(points: int, won: bool) -> Settlement:
    winner = Player.A if won else Player.B
    totals = (points, 0) if won else (0, points)
    return Settlement(totals, winner, points, rubicon=False)
