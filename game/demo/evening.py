"""The chouette in pictures: the guests, an evening in its middle, who pays whom, a partie of it."""

from __future__ import annotations

from dataclasses import replace

from game.demo.album import Album
from game.demo.house import Showcase
from game.games import PIQUET
from game.pages.people import level_words
from game.piquet.evening.account import Agreed, account, next_place, write_agreed
from game.piquet.evening.guests import GuestsPage
from game.piquet.evening.open import OpenEvening, begun
from game.piquet.evening.page import EveningPage, door
from game.piquet.mind.thumb import thumb
from game.piquet.seam.mind import MIND
from game.players.human import Human
from game.players.player import HUMAN, Seated
from game.players.program import Program
from game.saves.evenings import EveningPlace
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from game.table.opposite import opposite_of
from game.table.partner import Partner, PartnerRole
from game.table.side import SideAtTable
from game.table.table import TableScene
from game.words.catalogue import say
from rules.core.cards import card
from rules.core.seats import Player
from rules.piquet.choices import MayExchange, MayPlay
from rules.piquet.club.stakes import SHILLING, by_the_hundred
from rules.piquet.options import Options
from rules.piquet.settlement import Settlement

_SEED, _MOST = 3, 20_000
_CUTS = ((card("9H"),), (card("KS"),), (card("7D"),))
_ENDED = ((150, True), (416, True), (476, False))
"""Of three parties, the points and whether the one alone won: the first of the printed card."""


def show_evening(album: Album, house: Showcase) -> None:
    """Who is there, the card after the cut and in the middle, and what is paid on rising."""
    house.likes, before = replace(house.likes, motion=Motion.OFF.value), house.likes
    guests_page = GuestsPage(house, door)
    album.take("three-players", guests_page)
    guests_page.press("people:2")
    album.take("three-players-two", guests_page)
    agreed = Agreed(_CUTS, by_the_hundred(10 * SHILLING))
    guests = (
        Seated(say("you"), HUMAN),
        *(Seated(level_words(each, PIQUET), each) for each in ("expert", "club")),
    )
    place, _ = next_place(
        account(agreed, ()), EveningPlace("5f0c9a71", 1, guests, (1, 0), write_agreed(agreed))
    )
    album.take("evening-first", EveningPage(house, begun(place, Options())))
    ended: list[tuple[EveningPlace, Settlement]] = []
    for points, won in _ENDED:
        ended.append((place, _settlement(points, won)))
        place, seats = next_place(account(agreed, ended), place)
    evening = OpenEvening(agreed, account(agreed, ended), place, seats, Options())
    page = EveningPage(house, evening)
    album.take("evening", page)
    page.press("rise")
    album.take("evening-risen", page)
    album.take("evening-advised", _table(album, house, PartnerRole.ADVISES))
    album.take("evening-advising", _table(album, house, PartnerRole.HOLDS))
    album.take("evening-curtain", _curtain(album, house))
    house.likes = before


def _curtain(album: Album, house: Showcase) -> TableScene:
    """Three people at one screen: it is called for the two who consult."""
    people = {player: Human() for player in Player}
    names = say("demo.one"), say("demo.two")
    table = TableScene(Session(dict(people), Dealer(_SEED)), names, people, house)
    both = names[Player.B], say("demo.three")
    table.seat((SideAtTable(names[:1]), SideAtTable(both)))
    album.look(table)
    for _ in range(_MOST):
        table.tick(0.1)
        if table.curtain and table.board.viewer is Player.B:
            return table
        if table.curtain:
            table.lift_curtain()
        elif table.board.top.lingering:
            table.hide_hand()
        elif table.asks and people[table.board.viewer].idle:
            people[table.board.viewer].answer(thumb.choose(table.board.seen, 1))
    raise RuntimeError("nobody draws the curtain")


def _table(album: Album, house: Showcase, duty: PartnerRole) -> TableScene:
    """A person and a partner against one: before the exchange as holder, in play as adviser."""
    kind = MIND.opponents[3]
    advises = duty is PartnerRole.HOLDS
    alone, other = level_words("bell", PIQUET), level_words(kind, PIQUET)
    human = Human()
    session = Session({Player.A: Program(thumb.choose, 1), Player.B: human}, Dealer(_SEED))
    names = alone, other if advises else say("you")
    table = TableScene(session, names, {Player.B: human}, house)
    partner = Partner(other, duty, MIND.portraits[kind])
    table.seat((SideAtTable(), SideAtTable(opposite=opposite_of("bell", PIQUET), partner=partner)))
    key = "adviser" if advises else "holder"
    words = say(f"evening.table.{key}", alone=alone, holder=other, adviser=other)
    album.look(table)
    for _ in range(_MOST):
        table.tick(0.1)
        if table.asks and human.idle:
            choices = table.board.seen.choices
            if isinstance(choices, MayPlay if advises else MayExchange):
                table.acting.tell(words)
                return table
            human.answer(thumb.choose(table.board.seen, 1))
    raise RuntimeError("nothing is asked of the two")


def _settlement(points: int, won: bool) -> Settlement:
    winner = Player.A if won else Player.B
    totals = (points, 0) if won else (0, points)
    return Settlement(totals, winner, points, rubicon=False)
