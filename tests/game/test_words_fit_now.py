"""Every sentence that says what now has room beside the widest buttons it may stand with.

The parties played in test_words_fit come to few of them together (a suit is named only where cards
were left and all four are held). Here each is drawn with the longest words that may stand in it,
in the smallest room and at every scale.
"""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from game.pages.start.names import MOST
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.keys import HandWish
from game.piquet.ui.table_ui import UI
from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.stage.basics import Font, Room
from game.stage.looks import SCALES
from game.stage.picture import Text, painted
from game.stage.places import Places
from game.table.now_row import now_row
from game.table.offers import Offer, Prompt, main_offer, side_offer
from game.table.render_context import RenderContext
from game.table.spoken import Spoken
from game.window.scaling import SMALLEST
from game.window.text import Writer
from game.words.catalogue import speak
from game.words.terms import capital, card_name, listed, number, sign, suit_name, the_rank
from rules.core.cards import Rank, Suit, card
from rules.core.seats import Player
from rules.piquet.view import View, view
from tests.game.parties import after_deals
from tests.game.plain import PlainArt
from tests.game.tongues import (
    LANGUAGES,
    counted,
)

OTHER = "Bernadette"
"""As long as a name may be."""
MAIN = "main"

CALLING = (("do.sink", "Bksp"), ("do.less", "↓"))
CHOICE = (("do.back", "Esc"), ("do.another", "↓"))
SUITS = (("do.back", "Esc"), *((f"suit {suit.value}", "") for suit in Suit))
STANDS: tuple[tuple[tuple[tuple[str, str], ...], str, str], ...] = (
    ((("do.cut", MAIN),), "cut", "cut.high-chooses cut.high-deals cut.low-deals"),
    (
        (("do.elder-first", ""), ("do.deal-first", MAIN)),
        "cut-won",
        "cut-won.more cut-won.hundred",
    ),
    (
        (),
        "chosen chosen.higher chosen.lower chosen.left-to-you chosen.wished chosen.own",
        "elder younger leads leads.own",
    ),
    (
        (("do.carte-blanche", MAIN),),
        "carte-blanche",
        "carte-blanche.younger carte-blanche.at-once",
    ),
    (
        (("do.take-fewer", "↓"), ("do.carte-blanche.take", MAIN)),
        "carte-blanche",
        "carte-blanche.elder",
    ),
    ((("do.exchange", MAIN),), "exchange exchange.exact exchange.exact.one", "enter.exchange"),
    ((*CALLING, ("point", MAIN)), "call.point reckon.point", "call-first"),
    (
        (*CALLING, ("sequence", MAIN)),
        "call.sequence reckon.sequence again.sequence",
        "call-first",
    ),
    ((*CALLING, ("set", MAIN)), "call.set reckon.set again.set", "call-first"),
    ((*CALLING, ("set", MAIN)), "reckon.set again.set", "implied.theirs"),
    ((("do.late", "L"),), "wait.reckoning wait.play", "implied.mine"),
    (
        (("do.good", ""), ("do.equal", ""), ("do.making", MAIN)),
        "answer.point",
        "answer.bars answer.none answer.mine enter.answer",
    ),
    (
        (("do.good", ""), ("do.equal", MAIN)),
        "answer.making answer.sequence answer.set",
        "answer.none answer.mine",
    ),
    ((), "answer.point answer.making answer.sequence answer.set", "answer.for-you"),
    (
        (("do.look", ""), ("do.no-look", MAIN)),
        "look.one look.many",
        "look.named-or-led look.shown",
    ),
    (
        (("do.look.after-played", ""), ("do.no-look", MAIN)),
        "look.one look.many",
        "look.after-played",
    ),
    ((("do.late", "L"), ("do.name", "N")), "lead", "lead.more enter.play"),
    ((), "lead last", "pique.mine pique.theirs repique.mine repique.theirs"),
    ((), "lead.named", "lead.more"),
    (SUITS, "name", "name.more"),
    (
        (("do.correct", "C"),),
        "follow.one follow discard last",
        "pique.theirs repique.theirs only enter.play",
    ),
    (
        (),
        "wait.cut wait.choice wait.carte-blanche wait.exchange wait.calls wait.answer wait.look",
        "news.restarted news.fell-back news.slower left-seen only",
    ),
    (
        (),
        "wait.reckoning wait.concession wait.play wait.spread wait.deal wait.over",
        "news.restarted news.fell-back news.slower only",
    ),
    ((), "wait.counted wait.thinking wait.telling tied deal-over unsaved", ""),
    ((("do.hide", MAIN),), "seen", "took"),
    ((("do.go-on", MAIN),), "trick trick.mine", "trick.more"),
    ((("do.play-for-capot", ""), ("do.count-the-play", MAIN)), "conceded", "conceded.more"),
    ((("do.let-go", ""), ("do.tell", MAIN)), "telling", "answer.mine telling.called"),
    ((("do.back", "Esc"), ("do.concede", MAIN)), "concede", "concede.more"),
    ((*CHOICE, ("set", MAIN)), "ask", "ask.more"),
    ((*CHOICE, ("sequence", MAIN)), "correct late", ""),
    ((*CHOICE, ("do.withhold.sequence", MAIN)), "withhold", "withhold.more"),
)
"""Buttons, the sentences they stand beside, and the second lines; all but the buttons in short."""

NAMED = "now.named"
"""Stands around a sentence, before the first deal of two people."""


def test_every_sentence_that_says_what_now_is_drawn_here() -> None:
    drawn = {f"now.{key}" for _, *keys in STANDS for each in keys for key in each.split()}
    assert drawn | {NAMED} == {key for key in LANGUAGES["en"] if key.startswith("now.")}


@cache
def writer(scale: int) -> Writer:
    pygame.font.init()
    found = Writer(PlainArt())
    found.set_scale(scale / 100)
    return found


@cache
def a_deal() -> View:
    return view(next(after_deals(3)), Player.A)


def test_the_longest_name_is_one_that_may_be_given() -> None:
    assert MOST - 4 < writer(100).width(OTHER, Font(16, bold=True)) <= MOST


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_what_now_is_never_cut(code: str, scale: int) -> None:
    speak(code)
    room = Room(*SMALLEST, writer(scale))
    cut = set[str]()
    for row, sentences, details in STANDS:
        offers = tuple(offer(label, cap) for label, cap in row)
        for sentence in sentences.split():
            for detail in details.split() or ("",):
                said = in_full(sentence)
                cut |= cut_words(Prompt(said, in_full(detail) if detail else "", offers), room)
                if sentence.startswith("cut"):
                    cut |= cut_words(
                        Prompt(say(NAMED, name=OTHER, sentence=said), in_full(detail), offers), room
                    )
    assert cut == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_the_first_deals_explain_is_never_cut(code: str) -> None:
    """The longest of it, beside the sentence and the buttons it stands with."""
    speak(code)
    hint = say("guide.hint", key="H")
    calling = (("do.good", ""), ("do.equal", ""), ("do.making", MAIN))
    told: list[tuple[str, str, tuple[tuple[str, str], ...]]] = [
        (f"{say(f'guide.exchange.{each}', number=number(5))} {hint}", "exchange", ())
        for each in ("elder", "younger")
    ]
    told += [
        (say("guide.exchange.first"), "exchange", ()),
        (say("guide.answer.making", value=48), "answer.point", calling),
        (say("guide.wait.calls"), "wait.calls", ()),
    ]
    room = Room(*SMALLEST, writer(100))
    cut = set[str]()
    for words, sentence, row in told:
        offers = tuple(offer(label, cap) for label, cap in row)
        cut |= cut_words(Prompt(in_full(sentence), words, offers, guide=True), room)
    assert cut == set()


def standing(prompt: Prompt) -> RenderContext:
    """The table while something is said and offered."""
    return RenderContext(
        seen=a_deal(),
        names=("Vous", OTHER),
        hand_state=HandState(),
        cards=(),
        spoken=Spoken(),
        prompt=prompt,
    )


def row_of(table: RenderContext, room: Room) -> list[Text]:
    """The words of the row at the foot of the table."""
    row = now_row(table, Places.of(room), UI.advised(table))
    return [item for item in painted(row) if isinstance(item, Text)]


def cut_words(prompt: Prompt, room: Room) -> set[str]:
    """What is cut of a prompt; all of it is drawn, in one piece or line by line."""
    table = standing(prompt)
    words = [item.words for item in row_of(table, room)]
    cut = {each for each in words if each.endswith("…")}
    drawn = " ".join(words)
    assert cut or (prompt.sentence in words and prompt.detail in drawn)
    return cut


def offer(label: str, cap: str) -> Offer:
    """A button by the key of its words or the name of a call; the longest there is."""
    match label.partition(" "):
        case "point", _, _:
            said = capital(say("name.point", number=number(5)))
        case "sequence", _, _:
            said = capital(sequence_name(6, Rank.KNAVE))
        case "set", _, _:
            said = capital(set_name(4, Rank.KNAVE))
        case "suit", _, value:
            said = f"{sign(Suit(value))} {capital(suit_name(Suit(value)))}"
        case _:
            said = say(label, number=number(5), value=48)
    if cap == MAIN:
        return main_offer(said, HandWish.BACK)
    short = f"{label}.brief"
    brief = (say(short),) if short in LANGUAGES["en"] else ()
    return side_offer(label, said, HandWish.BACK, cap, brief=brief)


def in_full(key: str) -> str:
    """A sentence with the longest of what may stand in it."""
    held = [f"{say('rank.K')} {sign(Suit.DIAMONDS)}"] * 5
    ranks = [the_rank(rank) for rank in (Rank.KNAVE, Rank.NINE, Rank.EIGHT)]
    base, count = counted(f"now.{key}")
    return say(
        base,
        **count,
        other=OTHER,
        name=set_name(4, Rank.QUEEN)
        if key.endswith("set") or "implied" in key
        else sequence_name(4, Rank.KNAVE),
        number=number(98 if key.startswith("led") else 5),
        more=number(90),
        value="49",
        least=number(1),
        most=number(5),
        suit=suit_name(Suit.DIAMONDS),
        card=card_name(card("JD")),
        the_rank=the_rank(Rank.QUEEN),
        call=sequence_name(4, Rank.KNAVE),
        cards=listed(ranks, "list.or") if key.startswith("follow") else listed(held),
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_in_a_window_of_usual_size_every_button_names_its_key(code: str) -> None:
    speak(code)
    room = Room(1280, 800, writer(100))
    lost = set[str]()
    for row, sentences, details in STANDS:
        offers = tuple(offer(label, cap) for label, cap in row)
        for sentence in sentences.split():
            for detail in details.split() or ("",):
                prompt = Prompt(in_full(sentence), in_full(detail) if detail else "", offers)
                words = [item.words for item in row_of(standing(prompt), room)]
                caps = {each.button.shown for each in offers if each.button.cap}
                lost |= {f"{sentence} {detail}: {cap}" for cap in caps - set(words)}
    assert lost == set()
