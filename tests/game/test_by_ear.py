"""What somebody hears who plays with shut eyes: each thing once, and nothing that is over."""

from __future__ import annotations

from msgspec.structs import replace

from game.pages.narrator import Narrator, spoken
from game.stage.basics import Pose
from game.stage.ornaments import Lettering
from game.stage.picture import Backdrop, CardItem, Picture, Role, Widget
from game.table.cards import Lying, card_widgets
from game.table.counsel import Price
from game.table.spoken import Saying, Spoken
from game.words.catalogue import say
from tests.golden.session import Visit
from tests.reader.by_ear import answers, heard


def test_of_a_discard_and_a_call_of_piquet() -> None:
    with heard("piquet") as here:
        assert answers(here) == ["Piquet. Play. Enter"]
        answers(here, "enter")
        cut = answers(here, "enter")
        assert [each.partition(":")[0] for each in cut] == ["You", "Mrs Lavelle"], "whose is which"
        assert "and choose" in cut[1]
        answers(here, "tab space")
        assert answers(here, "f6") == [
            "Mrs Lavelle holds 12 cards. The talon: Five for you; Three for Mrs Lavelle"
        ]
        assert answers(here, "right space")[-2] == "the ace of spades. Chosen", (
            "before what it costs"
        )
        assert not any("Chosen" in each for each in answers(here, "tab enter")), "it is gone"
        round_about = [answers(here, "down") for _ in range(4)]
        assert all(len(each) == 1 for each in round_about), "each call, each time it comes round"
        for keys in ("right", "tab", "tab"):
            answers(here, keys)
        (only,) = answers(here, "enter")
        assert "points if good" in only, "no card that was pointed at before"


def test_of_the_questions_about_a_trump_of_all_fours() -> None:
    with heard("all-fours") as here:
        assert answers(here) == ["Piquet. All-Fours. Play. Enter"]
        for keys in ("enter", "enter"):
            answers(here, keys)
        (dealt,) = answers(here, "enter")
        assert dealt.startswith("Trumps: the ace of spades. Your hand: nine of hearts; four")
        assert "three of spades. Keep spades trumps?" in dealt
        (held,) = answers(here, "f2")
        assert held in dealt, "in the order in which it lies"
        for keys in ("b", *["right"] * 5, "space", *["right"] * 3):
            answers(here, keys)
        answers(here, "space")
        assert [answers(here, "tab")[0] for _ in range(2)] == ["Go on. Enter", "Is it low? L"]
        assert " ".join(answers(here, "enter")).count(" has ") == 1
        assert "The trick:" not in answers(here, "f3")[0], "it is taken"


def test_of_a_trick_of_bezique() -> None:
    with heard("bezique") as here:
        assert answers(here) == ["Piquet. Bezique. Play. Enter"]
        for keys in ("enter", "enter", "enter", "right right right right"):
            answers(here, keys)
        (won,) = answers(here, "space")
        assert "Your trick: declare, then draw" in won
        answers(here, "tab")
        assert answers(here, "tab") == ["Declare 40: Royal marriage spades. Enter"]
        answers(here, "enter")
        hand = [answers(here, "right")[0] for _ in range(8)]
        assert hand[-2:] == ["the king of spades. Open", "the queen of spades. Open"]


def test_two_cards_alike_are_told_apart() -> None:
    faces = ("QS", "QS2", "KS")
    cards = [CardItem(face, face[:2], Pose(0, 0, 0)) for face in faces]
    told = [each.told for each in card_widgets(cards, {face: Lying("hand") for face in faces})]
    assert told[:2] == ["the queen of spades", "the queen of spades. The other one"]
    trick = {"QS": Lying("trick", "You"), "QS2": Lying("trick", "Mrs Lavelle")}
    told = [each.told for each in card_widgets(cards[:2], trick)]
    assert told == ["the queen of spades. You", "the queen of spades. Mrs Lavelle"]


def _page(depth: int, *said: str, now: str = "") -> Picture:
    live = [Widget(Role.LIVE, name=words, among=str(at)) for at, words in enumerate(said)]
    head = [] if depth else [Widget(Role.HEADING, name="Mrs Lavelle")]
    picture = Picture.of(Backdrop.TABLE, [*head, *live, Widget(Role.STATUS, name=now)])
    return replace(picture, depth=depth)


def test_what_one_comes_back_to_is_not_told_again() -> None:
    narrator = Narrator()

    def told(picture: Picture) -> str:
        return " ".join(each.words for each in narrator.see(picture))

    assert told(_page(0, "You: the king of clubs", now="Lead a card.")) != ""
    assert told(_page(1, "Deal 1")) == "Deal 1"
    assert told(_page(0, "You: the king of clubs", now="Lead a card.")) == "Lead a card"
    assert told(_page(1, "Deal 1")) == "Deal 1"
    twice = _page(0, "You: the king of clubs", "You: the king of clubs")
    assert told(twice) == "You: the king of clubs", "one of two that are alike"


def test_what_lies_under_what_is_celebrated_is_not_told_again() -> None:
    narrator = Narrator()
    before, capot = "Mrs Lavelle: Sixty", "Mrs Lavelle: Capot! A hundred"

    def told(picture: Picture) -> str:
        return " ".join(each.words for each in narrator.see(picture))

    def feast(*said: str) -> Picture:
        live = [Widget(Role.LIVE, name=words, among=str(at)) for at, words in enumerate(said)]
        return Picture.of(Backdrop.TABLE, [*live, Lettering("Capot", 0, 0, 40)])

    assert told(_page(0, before, now="Play.")) == f"Mrs Lavelle. {before}. Play"
    assert told(feast(before, capot)) == capot, "in full, after what brings it"
    assert told(feast()) == ""
    assert told(_page(0, before, capot, now="Lead.")) == "Lead"


def test_no_call_is_lost_behind_what_it_brings_and_words_may_be_said_again() -> None:
    spoken_now, narrator = Spoken().heard(Saying(1, "One.")), Narrator()
    for words in ("Four queens.", "And fourteen are thirty-seven.", "Repique!"):
        spoken_now = spoken_now.heard(Saying(0, words))
    assert [each.words for each in spoken_now.said][:2] == ["One.", "Four queens."]

    def told(*said: str) -> str:
        live = [Widget(Role.LIVE, name=words) for words in said]
        return " ".join(each.words for each in narrator.see(Picture.of(Backdrop.TABLE, live)))

    assert told("Good", "Quart") == "Good. Quart"
    assert told("Good", "Quart", "Good") == "Good"
    assert told("Quart", "Good") == ""


def test_what_is_called_is_told_once_and_whose_it_is() -> None:
    with heard("piquet", "2") as here:
        for keys in ("", "enter", "enter"):
            answers(here, keys)
        assert "Mrs Lavelle: took 5" in answers(here, "enter")[-1], "nobody says it aloud"
        assert answers(here, "tab") == [
            "Point at a card with the arrows; Space puts it out or takes it back."
        ]
        for keys in ("right space", "right right space"):
            answers(here, keys)
        assert answers(here, "space") == [
            "the ace of hearts. Back in the hand",
            "You keep: point of 4 making 39 · three queens. Exchange one. Enter",
        ]
        answers(here, "space")
        told = answers(here, "enter")
        assert sum("oint of five" in each for each in told) == 1
        assert sum("nothing better" in each for each in told) == 1, "what explains is told once"
        assert sum(each.startswith("You: Good. Mrs Lavelle: ") for each in told) == 2
        assert answers(here, "f2")[0].startswith("Your hand: ")


def test_what_may_be_answered_is_told_although_the_question_was() -> None:
    with heard("piquet") as here:
        for keys in ("", "enter", "enter", "space", "right space"):
            answers(here, keys)
        asked = answers(here, "enter")[-1]
        assert asked.startswith("Mrs Lavelle: Three queens. Good? Your best: three kings")
        assert "Not good. Enter" in asked
        assert "Mrs Lavelle calls" not in asked
    with heard("all-fours") as here:
        for keys in ("", "enter", "enter", "enter", "b", "right right space", "right space"):
            answers(here, keys)
        for keys in ("enter", "right space", "tab"):
            answers(here, keys)
        begged = answers(here, "enter")[-1]
        assert begged.startswith("Mrs Lavelle: I beg. Give Mrs Lavelle a point")
        assert begged.endswith("Take one. 1 for Lavelle. G")


def test_at_the_sheet_and_the_title_the_keys_that_tell_answer() -> None:
    with heard("all-fours") as here:
        answers(here)
        assert answers(here, "f3") == ["Nothing yet."]
        for keys in ("enter", "enter", "enter", "b"):
            answers(here, keys)
        theirs = " ".join(answers(here, "right right space"))
        assert theirs.count("Mrs Lavelle has the trick") == 1
        assert answers(here, "right space")[-1].endswith("answer. Is it low? L. Go on. Enter")
        own = answers(here, "enter")
        assert own[-2].startswith("You: the nine of hearts. Played for you. The trick is yours")
        assert own[-1] == "Lead a card"
        last = answers(here, "right space")
        assert not any("Lead a card" in each for each in last), "the last card goes by itself"
        assert "The points are counted" in last[-3]
        assert "Gift. You 1." in answers(here, "f4")[0]


def test_what_is_brought_about_is_told_after_the_words_for_it() -> None:
    with heard("bezique") as here:
        for keys in ("", "enter", "enter", "enter"):
            answers(here, keys)
        told = " ".join(answers(here, "right space"))
        assert "I exchange the seven: ten. Trumps: the seven of spades" in told


def test_a_card_in_short_is_told_as_any_card() -> None:
    assert spoken("Game ♠9") == "Game nine of spades"
    assert spoken("Left: ♥A ♥10") == "Left: ace of hearts, ten of hearts"
    assert spoken("three queens ♥♦♣") == "three queens hearts, diamonds, clubs"


def test_what_is_done_for_one_is_not_asked_for_before() -> None:
    with heard("bezique", "5") as here:
        for keys in ("", "enter", "enter", "enter"):
            answers(here, keys)
        told = " ".join(answers(here, "right space"))
        assert "The trick is yours. Nothing to declare yet" in told
        assert "raw. Enter" not in told
        assert "Taken in: ten of diamonds" in told
    with heard("all-fours", "5") as here:
        for keys in ("", "enter", "enter", "enter", "b", "right space", "right space"):
            answers(here, keys)
        told = " ".join(answers(here, "right space"))
        assert "You: the five of spades" in told
        assert "Follow in spades" not in told
        asked = answers(here, "f3")[0]
        before = "The trick before: Mrs Lavelle the ten of spades, You the five of spades"
        assert before in asked, "what one is asked about"
        answers(here, "l")
        assert "lower" in answers(here, "f5")[0], "what one was told of the trump"


def test_every_way_there_is_has_its_key() -> None:
    with heard("piquet", "5") as here:
        for keys in ("", "enter"):
            answers(here, keys)
        assert answers(here, "enter")[-1].endswith("Deal first. Enter. By Tab: Be elder first")
        assert "Arrows and Space choose" in answers(here, "enter")[-1]
        answers(here, "right space")
        told = answers(here, "enter")
        assert told[-1].endswith("Not good. Enter. By Tab: Good, Making?")
        called = " ".join(answers(here, "enter"))
        assert "Quart major. Good? You have nothing better" in called
        assert "Three queens. Good?" not in called


def test_after_an_answer_about_a_trump_it_is_told_how_to_go_on() -> None:
    with heard("all-fours", "5") as here:
        for keys in ("", "enter", "enter", "enter", "b", *["right space"] * 3):
            answers(here, keys)
        assert answers(here, "l")[-1].endswith(
            "It is low: Mrs Lavelle has none lower. Go on. Enter"
        )


def test_each_card_that_is_played_for_one_is_told_once() -> None:
    with heard("piquet", "5") as here:
        for keys in ("", "enter", "enter", "enter"):
            answers(here, keys)
        told = list[str]()
        for at in range(40):
            told += answers(here, "enter" if at % 2 else "right space")
            if any("Next deal" in each for each in told):
                break
        words = ". ".join(told)
        assert words.count("You: the knave of diamonds") == 1
        assert "You: the knave of diamonds. Played for you" in words
        assert told[-1].startswith("Costliest choice. Ten of spades put out: about "), "though wide"
        review = " ".join(answers(here, "r"))
        assert review.count("You put out") == 1
        assert review.count("Better put out") == 1
        assert answers(here, "f2")[0].startswith("Your hand: ten, eight of spades; king")
        assert answers(here, "f3")[0].startswith("You put out: One card")
        assert answers(here, "n")[1].startswith("The trick: the knave of spades. You: The queen")
        assert answers(here, "f3")[0].startswith("The trick: the knave of spades. You: The queen")


def test_of_a_whole_deal_of_bezique() -> None:
    with heard("bezique", "22") as here:
        for keys in ("", "enter", "enter"):
            answers(here, keys)
        dealt = answers(here, "enter")[0]
        assert "Trumps: the seven of clubs. Mrs Lavelle: Ten for the seven. Your hand" in dealt
        told = list[str]()
        while not any("Next deal" in each for each in told):
            told += answers(here, "right space")
        words = ". ".join(told)
        assert words.count("Double bezique") == 2, "declared, and on the sheet"
        assert "Mrs Lavelle: Double bezique: five hundred" in words
        assert "All cards are in hand again. Trumps: clubs" in words
        assert "You: the ace of clubs. The trick is yours" in words, (
            "the new rule is read before it"
        )
        assert "Trumps: clubs" in answers(here, "f3")[0]
        assert "You 80; Mrs Lavelle 770" in answers(here, "f4")[0]
        assert answers(here, "tab")[0] == "Next deal. Enter"
        assert not any("Next deal" in each for each in answers(here, "tab"))


def test_a_small_choice_is_leafed_through_and_left() -> None:
    with heard("piquet", "7") as here:
        for keys in ("", "enter", "enter", "enter", "right space", "enter", "enter"):
            answers(here, keys)
        (asked,) = answers(here, "q")
        assert asked.startswith("What do you ask? The answer is true. Show your point. Enter. Ano")
        assert answers(here, "right") == ["How many hearts? Enter"]
        assert answers(here, "down") == ["Do you still hold any of your calls? Enter"]
        assert answers(here, "left") == ["How many hearts? Enter"], "and no card of the hand"
        assert answers(here, "up") == ["Show your point. Enter"]
        assert answers(here, "escape")[0].startswith("Follow in diamonds: the ace"), "again"
        answers(here, "q")
        (answered,) = answers(here, "enter")
        assert answered.startswith("You: Show your point. Mrs Lavelle: ace of hearts")
        assert answered.endswith("Follow in diamonds: the ace, the nine or the seven")
    with heard("piquet", "31") as here:
        for keys in ("", "enter", "enter", "enter", "right right right right space", "enter"):
            answers(here, keys)
        answers(here, "right")
        assert answers(here, "space") == ["Choose an answer: Tab goes to it, Enter gives it."]


def test_what_choices_cost_is_told_in_words() -> None:
    prices = (
        Price(0, True, True),
        Price(0, True, False),
        Price(3, True, False),
        Price(9, False, False),
    )
    assert [each.told(say) for each in prices] == ["best", "as good", "−3", "unsure"]


def test_what_nobody_says_is_told_once_and_keys_are_meant() -> None:
    with heard("piquet", "3") as here:
        for keys in ("", "enter"):
            answers(here, keys)
        cut = " ".join(answers(here, "enter"))
        assert cut.count("cut") - cut.count("cuts") == 1, "who has won it"
        assert "Mrs Lavelle deals first, to be elder in the last deal" in cut
        for keys in ("right space", "enter", "enter"):
            answers(here, keys)
        lead = answers(here, "enter")[-1]
        assert lead.endswith("Lead a card. Arrows point at a card, Space plays it")
        assert "Arrows point at a card" in answers(here, "f3")[0]
        reckoned = answers(here, "right space")
        assert sum("My sequence is in hearts" in each for each in reckoned) == 1


def _played(here: Visit, *keys: str) -> list[str]:
    """What was said after each of some keys, the last answers."""
    told = list[str]()
    for key in keys:
        told = answers(here, key)
    return told


def _sheet(here: Visit, *first: str) -> tuple[list[str], str]:
    """All that is told until the sheet of a deal, and the sheet."""
    told = list[str]()
    for at in range(60):
        told += answers(here, first[at] if at < len(first) else ("right space", "enter")[at % 2])
        for at_sheet, each in enumerate(told):
            if "Next deal. Enter" in each:
                return told[:at_sheet], ". ".join(told[at_sheet:])
    raise AssertionError("no deal came to its end")


def test_each_sheet_is_told_in_full_its_reasons_first() -> None:
    with heard("all-fours", "71") as here:
        _played(here, "", "enter", "enter", "enter", "c", "right space", "right space")
        _, first = _sheet(here, "right space", "enter", "enter")
        assert first.startswith("High: dealt to you. Low: dealt to Mrs Lavelle. Jack: taken by")
        assert "You make 3, to 1. In all: You 3, Mrs Lavelle 1. " in first
        begun = " ".join(answers(here, "f5"))
        assert "You: Run the cards; " in begun
        assert "Mrs Lavelle: I beg; Is it high?; " in begun
        assert "First to ten" in answers(here, "f4")[0]
        answers(here, "enter")
        told, second = _sheet(here, "s")
        assert second.startswith("High: dealt to Mrs Lavelle. Low: dealt to you. Jack: not out. G")
        assert (
            second.index("Pips: ") < second.index("Mrs Lavelle makes 2") < second.index("deal next")
        )
        assert sum(each.count("The table answers Mrs Lavelle alone") for each in told) == 2
        assert second.count(". R.") == 1, "one key for one thing"
        assert "High: dealt to Mrs Lavelle" in " ".join(_played(here, "r", "escape")), "again"


def test_what_happens_is_told_in_its_order_and_why() -> None:
    with heard("piquet", "72") as here:
        _played(here, "", "enter", "enter", "enter", "right space", "enter", "enter", "enter")
        reckoned, first = _sheet(here, *["enter"] * 3)
        assert "You: Point in diamonds: six" in ". ".join(reckoned)
        assert "Point of six. Point in" not in ". ".join(reckoned), "once"
        assert "Play. You: One led and one won in reply: two points. " in first
        assert first.index("Cards. Mrs Lavelle") < first.index("Mrs Lavelle wins the deal by")
        assert "by three. In all: You 23, Mrs Lavelle 26. Next: deal 2" in first
        _played(here, "enter", "right space")
        told, second = _sheet(here, *["enter"] * 5)
        jump = next(each for each in told if "Repique!" in each)
        assert jump.endswith(
            "thirty in hand before your calls or the lead counted, so sixty more for Mrs Lavelle"
        )
        words = ". ".join(told)
        assert words.count("so sixty more") == 1
        assert "Mrs Lavelle: Ninety-three. The ace of hearts. Ninety-four" in words
        assert "Mrs Lavelle: Repique, thirty in hand before the other counted: sixty" in second
        review = answers(here, "r")
        assert review[0].startswith("Blunder, −95. 1 of 13"), "the verdict, then the keys"
        assert "95" not in review[1]
        last = [_played(here, *["right"] * 12)[0], answers(here, "right")[0]]
        assert last[0] == last[1]
        assert last[1].endswith("13 of 13")


def test_what_is_chosen_is_told_each_time() -> None:
    with heard("piquet", "72") as here:
        _played(here, "", "enter", "enter", "enter", "right space", "enter", "enter", "enter")
        _sheet(here, *["enter"] * 3)
        _played(here, "enter")
        for keys in ("right space", "right space", "right space"):
            assert any(each.endswith(". Enter") for each in answers(here, keys))
    with heard("bezique", "1") as here:
        offered = _played(here, "", "enter", "enter", "enter", *["right space"] * 4)[-1]
        assert "Up and Down choose: Bezique, Royal marriage spades. " in offered
        assert offered.endswith("Declare 40: Bezique. Enter. Draw. D")
        for keys, name in (("down", "Royal marriage spades"), ("up", "Bezique")) * 3:
            assert answers(here, keys) == [f"Declare 40: {name}. Enter"]
    with heard("bezique", "73") as here:
        _played(here, "", "enter", "enter", "enter")
        assert "to 1,000" in answers(here, "f4")[0]
        first, again = answers(here, "tab"), answers(here, "tab")
        assert first == again
        assert first[0].startswith("Got it")
        assert answers(here, "enter") != []
        told = list[str]()
        while not any("Four queens" in each for each in told):
            told = answers(here, "right space")
        assert any(
            each.startswith("Mrs Lavelle: Four queens: sixty. Open: queen of spades; ")
            for each in told
        )
