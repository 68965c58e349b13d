"""Parties of a chouette at the real table: how they begin, who sits there, where they lead."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.evening import AWAY
from game.pages.people import against, shown_order
from game.pages.scorekeeper import standing, standing_words
from game.piquet.ai.programs import AI
from game.piquet.evening.account import write_agreed
from game.piquet.evening.beginning import begin_chouette, first_lines, options_for_three
from game.piquet.evening.door import door
from game.piquet.evening.evenings import EVENING
from game.piquet.evening.open import last_evening
from game.piquet.evening.page import EveningPage
from game.piquet.history.steps import action_words
from game.piquet.ui.said.calling import kept
from game.players.advice import Advised
from game.players.player import Human
from game.program.evening import counsellor_of, evening_words, held_for, sides_of
from game.program.house import OurHouse
from game.saves.partie import Header
from game.saves.transfer import read_book, write_book
from game.stage.basics import Rect, Room
from game.stage.picture import Role, Text, widgets
from game.table.opposite import opposite_of
from game.table.partner import Consulted, Partner, PartnerRole
from game.table.spoken import Saying, Spoken
from game.table.state import opposite_each
from game.table.table import TableScene
from game.words.catalogue import say, speak
from game.words.terms import stopped
from rules.core.cards import Rank, card
from rules.core.seats import Player
from rules.piquet.actions import Ask, ChooseDeal, Play
from rules.piquet.choices import MayChooseDeal
from rules.piquet.combinations import Kind
from rules.piquet.options import FirstDealer, Options
from rules.piquet.partie import apply, start
from rules.piquet.record.notation import parse_action
from rules.piquet.talk.questions import NotReckoned, ShowKind
from tests.game.dealing import views
from tests.game.evening.test_account import AGREED, GUESTS, first
from tests.game.houses import header
from tests.game.pilot import SIZES, EstimatingRuler, Pilot
from tests.waiting import rounds

ROOM = Room(1280, 800, EstimatingRuler())


def head(sits: tuple[int, int]) -> Header:
    place = replace(first()[0], sits=sits)
    a, b = sits
    return replace(header(), seats=(GUESTS[a], GUESTS[b]), evening=place, secret="5" * 64)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OurHouse]:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    opened = OurHouse()
    opened.wishes.prefer(replace(opened.preferences(), motion="off", guided=True))
    yield opened
    opened.close()


def test_the_one_alone_has_the_choice_of_deal_in_every_partie() -> None:
    for seed in range(20):
        told = replace(head((1, 0)), seed=seed, secret="")
        state = start(told.options)
        lines = first_lines(told)
        for line in lines:
            state = apply(state, parse_action(line))[-1].state
        assert state.turn is Player.A
        state = apply(state, ChooseDeal(deal=False))[-1].state
        assert state.first_dealer is Player.B


def test_rules_that_let_the_higher_card_deal_are_changed_in_that_alone() -> None:
    agreed = replace(Options(), cutting=FirstDealer.LOW_DEALS)
    assert options_for_three(agreed) == Options()


def test_who_advises_and_who_is_advised() -> None:
    """Guests are you, Madame Argand, the captain; A plays alone, B holds the other hand."""
    alone, holder, adviser = head((0, 1)), head((1, 0)), head((1, 2))
    assert [held_for(one) for one in (alone, holder, adviser)] == [None, None, Player.B]
    assert counsellor_of(alone) is None
    assert counsellor_of(holder) == GUESTS[2]
    assert counsellor_of(adviser) is None
    assert held_for(header()) is None
    assert counsellor_of(header()) is None
    assert evening_words(holder) == "A hint (H) comes from your partner."
    assert {evening_words(one) for one in (alone, adviser, header())} == {""}


def test_the_side_one_advises_has_the_first_column_as_at_the_table() -> None:
    alone, holder, adviser = head((0, 1)), head((1, 0)), head((1, 2))
    firsts = [shown_order(one)[0] for one in (alone, holder, adviser, header())]
    assert firsts == [Player.A, Player.B, Player.B, Player.A]


def begin(house: OurHouse, sits: tuple[int, int]) -> TableScene:
    place = replace(first()[0], sits=sits)
    seats = GUESTS[sits[0]], GUESTS[sits[1]]
    table = house.new_partie(seats, Options(), PIQUET, place)
    assert isinstance(table, TableScene)
    table.picture(ROOM)
    return table


def test_an_adviser_sits_at_the_holders_hand_and_sees_no_other(house: OurHouse) -> None:
    table = begin(house, (1, 2))
    assert set(table.humans) == {Player.B}
    assert isinstance(table.humans[Player.B], Advised)
    assert table.board.viewer is Player.B
    house.leave_table()


def test_alone_and_as_holder_one_plays_as_ever(house: OurHouse) -> None:
    for sits, seat in (((0, 1), Player.A), ((1, 0), Player.B)):
        table = begin(house, sits)
        assert [type(each) for each in table.humans.values()] == [Human]
        assert table.board.viewer is seat
        assert table.board.top.counsellor == ("" if seat is Player.A else "Mrs Lavelle")
        house.leave_table()


def test_ones_partner_is_named_with_what_he_does() -> None:
    alone, holder, adviser = head((0, 1)), head((1, 0)), head((1, 2))
    lavelle = AI.portraits["club"]
    assert sides_of(alone)[Player.A].partner is None
    assert sides_of(header()) == opposite_each(opposite_of("thumb", PIQUET))
    for one, duty in ((holder, PartnerRole.ADVISES), (adviser, PartnerRole.HOLDS)):
        assert sides_of(one)[Player.B].partner == Partner("Mrs Lavelle", duty, lavelle)


def test_what_the_holder_does_instead_is_told_the_adviser(house: OurHouse) -> None:
    table = begin(house, (1, 2))
    holder = table.humans[Player.B]
    assert isinstance(holder, Advised)
    for _ in rounds(lambda: "nothing was dealt"):
        table.tick(0.5)
        if table.board.top.deals.number:
            break
    advised = Consulted(Player.B, "the king of spades", own=True)
    for said, counsel, told in (
        (None, "KS", "The king of spades."),
        (advised, "7S", "I would rather: the king of spades."),
        (advised, "KS", "As you say: the king of spades."),
    ):
        table.acting.put(replace(table.board.top, consulted=said))
        holder._decides(Play(card(counsel)), Play(card("KS")))
        answer = table.board.top.consulted
        assert answer is not None
        assert answer.words == told, "nobody says so of what was not asked"
    house.leave_table()


def test_who_wins_what_stands_while_words_hang_in_the_air(house: OurHouse) -> None:
    table = begin(house, (1, 2))
    top = table.board.top
    assert top.slip is not None
    table.acting.put(replace(top, spoken=Spoken((Saying(0, "Ten."),))))
    picture = table.picture(Room(1280, 800, EstimatingRuler()))
    assert top.slip.stakes in [each.words for each in picture.items if isinstance(each, Text)]
    house.leave_table()


def test_an_evening_that_goes_on_says_who_is_elder(house: OurHouse) -> None:
    """Its sign alone told it."""
    table = begin(house, (1, 2))
    for _ in rounds(lambda: "nothing was dealt"):
        table.tick(0.5)
        if table.board.top.deals.number:
            break
    house.leave_table()
    (running,) = house.running()
    again = house.resume(running.id)
    assert isinstance(again, TableScene)
    dealer = again.board.seen.first_dealer
    assert dealer is not None
    said = f"{again.names[dealer.other]} is elder, who exchanges, calls and leads first."
    assert again.board.top.news.words == said
    house.leave_table()


def test_who_is_elder_is_told_of_a_deal_only_before_its_exchange() -> None:
    """In the middle of the play it stood under "Lead a card."."""
    told = [EVENING.goes_on(seen, ("Anne", "Bertrand")) for seen in views(3)]
    assert told[0] == "Bertrand is elder, who exchanges, calls and leads first."
    assert not any(told[1:])


@pytest.mark.parametrize(
    ("tongue", "shows", "asks"),
    [
        ("en", "As you say: “Show your point”.", "As you say: “Which ace do you not reckon?”"),
        ("fr", "Comme vous dites : « Montrez votre point ».", "comptez-vous pas ? »"),
        ("de", "Wie Sie meinen: „Zeigen Sie Ihren Rummel“.", "zählen Sie nicht?“"),
        ("it", "Come dici tu: «Mostra il punto».", "Quale asso non conti?»."),
        ("es", "Como digas: «Enseña tu punto».", "¿Qué as no cuentas?»."),
    ],
)
def test_a_quoted_question_and_its_sentence_end_once(tongue: str, shows: str, asks: str) -> None:
    """The bubble said: As you say: “Show your point.”."""
    speak(tongue)
    shown, asked = (
        stopped(say("evening.taken", action=action_words(Ask(question))))
        for question in (ShowKind(Kind.POINT), NotReckoned(Rank.ACE))
    )
    assert shown.replace("\N{NO-BREAK SPACE}", " ") == shows
    assert asked.replace("\N{NO-BREAK SPACE}", " ").endswith(asks)


def test_an_adviser_is_told_of_the_second_cut_and_who_is_elder(house: OurHouse) -> None:
    table = begin(house, (1, 2))
    for _ in rounds(lambda: "nobody deals"):
        table.tick(0.05)
        if table.board.seen.first_dealer is not None:
            break
    prompt = table.acting.prompt
    deals = table.board.seen.first_dealer is Player.A
    assert prompt.sentence.startswith("A second cut, for the deal: Madame Argand won and chose ")
    assert prompt.detail.startswith(("Madame Argand", "Mrs Lavelle")[deals] + " is elder")
    house.leave_table()


def test_a_partie_that_was_left_is_found_on_the_page_of_its_evening(house: OurHouse) -> None:
    """Somebody alone who cut highest deals, leaves, and comes back."""
    agreed = replace(AGREED, cuts=(AGREED.cuts[1], AGREED.cuts[0], AGREED.cuts[2]))
    place = replace(first()[0], sits=(0, 1), agreed=write_agreed(agreed))
    table = house.new_partie((GUESTS[0], GUESTS[1]), Options(), PIQUET, place)
    assert isinstance(table, TableScene)
    table.picture(ROOM)
    assert isinstance(table.board.seen.choices, MayChooseDeal)
    table.humans[Player.A].answer(ChooseDeal(deal=True))
    for _ in rounds(lambda: "the deal is not chosen"):
        table.tick(0.05)
        if table.session.state.first_dealer is not None and not table.session.storing:
            break
    house.leave_table()
    page = door(house)
    assert isinstance(page, EveningPage)
    pilot = Pilot(page)
    assert "Go on with partie 1" in pilot.words
    pilot.key("enter")
    again = pilot.stack.top
    assert isinstance(again, TableScene)
    assert again.session.state.first_dealer is Player.A


def test_of_evenings_at_which_nothing_was_done_one_is_kept_and_all_three_are_named(
    house: OurHouse,
) -> None:
    """Who cut five times had five of them among the open parties, and no way to be rid of one."""
    for _ in range(3):
        begin_chouette(house, GUESTS, AGREED.stake, Options())
    (left,) = house.running()
    words = standing_words(left, standing(left))
    assert words == "You, Mr Finch and Mrs Lavelle, before the first deal."
    table = house.resume(left.id)
    assert isinstance(table, TableScene)
    table.picture(ROOM)
    for _ in rounds(lambda: "nothing was dealt"):
        table.tick(0.5)
        if isinstance(table.board.seen.choices, MayChooseDeal):
            table.humans[Player.A].answer(ChooseDeal(deal=True))
        if table.board.top.deals.number and not table.session.storing:
            break
    house.leave_table()
    opened = last_evening(house)
    assert opened is not None
    assert opened.stands.startswith("Partie 1. Deal 1 of 6. "), "its page tells it as well"
    begin_chouette(house, GUESTS, AGREED.stake, Options())
    assert [one.id == left.id for one in house.running()] == [False, True]
    begun = house.running()[1]
    assert standing_words(begun, standing(begun)).startswith("Partie 1. Deal 1 of 6. ")


@pytest.mark.parametrize("size", SIZES)
def test_the_menu_leads_to_the_card_of_the_evening_and_from_there_back_to_the_table(
    house: OurHouse, size: tuple[int, int]
) -> None:
    pilot = Pilot(begin(house, (0, 1)), *size)
    pilot.key("escape")
    for target in pilot.picture.targets:
        assert isinstance(target.place, Rect)
        assert 0 <= target.place.y < target.place.bottom <= pilot.room.height
    pilot.click("away")
    assert isinstance(pilot.stack.top, EveningPage)
    pilot.click("deal")
    assert isinstance(pilot.stack.top, TableScene)
    house.leave_table()


@pytest.mark.parametrize("keys", [False, True])
def test_a_press_on_the_slip_opens_the_card_of_the_evening(house: OurHouse, *, keys: bool) -> None:
    pilot = Pilot(begin(house, (0, 1)))
    slip = next(each for each in widgets(pilot.picture.tree) if each.key == AWAY)
    assert (slip.role, slip.name) == (Role.BUTTON, "Card of the evening")
    if keys:
        while not next(each for each in widgets(pilot.picture.tree) if each.key == AWAY).focused:
            pilot.key("tab")
        pilot.key("enter")
    else:
        pilot.click(AWAY)
    assert isinstance(pilot.stack.top, EveningPage)
    house.leave_table()


def test_the_menu_of_a_partie_by_itself_names_no_evening(house: OurHouse) -> None:
    pilot = Pilot(house.new_partie(against(AI.usual), None, PIQUET))
    pilot.key("escape")
    assert "leave" in pilot.keys
    assert "evening" not in pilot.keys
    house.leave_table()


def test_an_evening_that_was_exported_with_the_first_form_is_read_for_ever(
    house: OurHouse,
) -> None:
    """By hand: Élise wins 123, twelve tens from each; then loses 102, ten to each."""
    old = Path(__file__).parents[2] / "old_saves" / "evening-1.jsonl"
    house.book.whole.take_in(read_book(old.read_text(encoding="ascii").splitlines(keepends=True)))
    found = last_evening(house)
    assert found is not None
    assert [entry.score for entry in found.chouette.entries] == [(-12, 24, -12), (10, -20, 10)]
    assert found.chouette.standing == (-2, 4, -2)
    assert [guest.name for guest in found.seats] == ["Bertrand", "Anna"], (
        "he beat her, and is alone"
    )
    assert found.running
    sent = "".join(write_book(house.book.whole.everything().parties))
    assert sent.count('"evening"') == 3


def test_what_an_adviser_would_keep_is_a_sentence() -> None:
    """It ended without a stop, and a line of it on a dot between two names."""
    cards = frozenset(map(card, ("KC", "QC", "JC", "TH", "TS", "TD", "7S")))
    assert kept(cards) == "You keep a point of 3, a tierce to the king and three tens."
    assert kept(frozenset()) == "You keep nothing to call."
