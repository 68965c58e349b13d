"""What the history says: of every action that there can be, and why a choice was dear."""

from __future__ import annotations

import pytest

from game.games import PIQUET
from game.pages.history.review_panel import luck_words
from game.pages.history.words import decimal, headline
from game.pages.history.words import reason_of as told
from game.piquet.ai.estimates import PARTS, Holding, Points, Prospect
from game.piquet.history.record import cut_for
from game.piquet.history.steps import action_words, detail, reason, reason_words, steps_of
from game.piquet.puzzles.solved import row
from game.piquet.words.terms import brief
from game.players.analysis_wire import write_reason
from game.players.judgement import SETTLEMENT, Analysis, Judgement, Reason
from game.players.review import Choice, ChoiceKind, Luck, Reviewed
from game.words.catalogue import speak
from rules.core.cards import Rank, Suit, card, hand
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    Ask,
    AskMaking,
    Call,
    ClaimLate,
    Concede,
    Correct,
    Exchange,
    Look,
    NameSuit,
    Play,
    Reply,
    Withhold,
)
from rules.piquet.combinations import Kind, Point
from rules.piquet.game import RULES
from rules.piquet.options import FirstDealer, Options
from rules.piquet.partie import start_deal
from rules.piquet.scoring import Item
from rules.piquet.talk.questions import RankLeft
from rules.piquet.view import view
from tests.game.history_table import played
from tests.game.tongues import (
    LANGUAGES,
)

POINT = Point(hand("AH KH QH JH 8H"))
DEEDS: tuple[Action, ...] = (
    Exchange(hand("")),
    Exchange(hand("KS")),
    Exchange(hand("KS 8C 7C")),
    Call(POINT),
    Correct(POINT),
    ClaimLate(POINT),
    *(Withhold(kind) for kind in Kind),
    *(Answer(reply) for reply in Reply),
    AskMaking(),
    Ask(RankLeft(Rank.KING)),
    NameSuit(Suit.HEARTS),
    Look(True),
    Look(False),
    Concede(),
    AnswerConcession(True),
    AnswerConcession(False),
    AnnounceCarteBlanche(),
    AnnounceCarteBlanche(5),
    Play(card("KS")),
)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_action_has_words_of_its_own(code: str) -> None:
    speak(code)
    said = [action_words(action) for action in DEEDS if action != AnnounceCarteBlanche(5)]
    assert all(said)
    assert len(set(said)) == len(said)


def test_a_discard_is_told_with_its_cards() -> None:
    assert action_words(Exchange(hand("KS 8C"))) == "two cards put out (♠K, ♣8)"
    assert action_words(Play(card("KS"))) == "the king of spades"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_there_can_be_has_words(code: str) -> None:
    speak(code)
    reasons = [
        *(Reason(part, mine, 2.5) for part in PARTS for mine in (True, False)),
        *(Reason("cards", True, 2.5, chance, 0.62, 0.35) for chance in Prospect),
        Reason(SETTLEMENT, True, 3.0),
        *(
            Reason("point", True, 2.5, None, 0.5, 0.2, (what, Suit.SPADES))
            for what in (Holding.POINT, Holding.SEQUENCE)
        ),
        *(
            Reason("sets", True, 2.5, None, 0.5, 0.2, (what, Rank.ACE))
            for what in (Holding.TRIO, Holding.QUATORZE)
        ),
    ]
    said = [reason_words(reason) for reason in reasons]
    assert len(set(said)) == len(said)


def test_a_chance_is_told_beside_the_one_there_was() -> None:
    lost = Reason("cards", False, 9.0, Prospect.CARDS_LOST, 0.0, 0.9)
    assert reason_words(lost) == "you lose the cards less often"
    quatorze = Reason("sets", True, 2.0, None, 0.31, 0.08, (Holding.QUATORZE, Rank.ACE))
    assert reason_words(quatorze) == "four aces more often"
    same = Reason("play", False, 1.44, Prospect.CARDS, 0.501, 0.5)
    assert reason_words(same) == "fewer points for the other (mostly play)"


def test_of_a_card_that_is_played_nobody_is_told_that_its_play_brings_more() -> None:
    assert reason_words(Reason("", True, 2.0)) == "more points for you"
    assert reason_words(Reason("", False, 2.0)) == "fewer points for the other"


def test_what_cost_most_is_told_only_where_more_than_one_choice_cost_anything() -> None:
    luck = Luck(0.0, 0.0, 0.0, 0.0, -9.0, 1.0)
    one = Choice(3, ChoiceKind.CARD, "play KS", "play 7S", lost=2.0, doubt=0.0)
    assert "most" not in " ".join(luck_words("piquet", luck, (one,)))
    *_, last = luck_words("piquet", luck, (one, one))
    assert last == "Of the choices, the play cost most."


def test_why_compares_what_was_done_with_the_best() -> None:
    before = start_deal(Options(), Player.B)
    best = Judgement(Exchange(hand("KS")), Points(point=9.0), Points(), 9.0)
    between = Judgement(Exchange(hand("QS")), Points(play=8.9), Points(), 8.9)
    chosen = Judgement(Exchange(hand("8C")), Points(point=1.0), Points(), 1.0)
    found = Analysis((best, between, chosen))
    one = Reviewed(view(before, Player.A), chosen.action, found, best, chosen)
    found_out = reason(one)
    assert found_out is not None
    assert reason_words(found_out) == "more points for you (mostly point)"
    same = Reviewed(view(before, Player.A), best.action, found, best, best)
    assert reason(same) is None


@pytest.mark.parametrize(
    ("code", "kind", "played", "better", "words"),
    [
        (
            "en",
            ChoiceKind.EXCHANGE,
            "exchange TH 9H AD TD 7D",
            "exchange TH 9H TD 7D 7C",
            "Discard ♣7, keep ♦A: you win the cards more often",
        ),
        (
            "fr",
            ChoiceKind.EXCHANGE,
            "exchange TH 9H AD TD 7D",
            "exchange TH 9H TD 7D 7C",
            "Écartez ♣7, gardez ♦A\xa0: vous gagnez les cartes plus souvent",
        ),
        (
            "en",
            ChoiceKind.CARD,
            "play 9C",
            "play QH",
            "Play the queen of hearts: you win the cards more often",
        ),
        (
            "fr",
            ChoiceKind.CARD,
            "play 9C",
            "play QH",
            "Jouez la dame de cœur\xa0: vous gagnez les cartes plus souvent",
        ),
        (
            "en",
            ChoiceKind.EXCHANGE,
            "exchange TH",
            "exchange none",
            "No card exchanged: you win the cards more often",
        ),
    ],
)
def test_a_reason_names_the_cards_to_be_kept_thrown_or_played(
    code: str, kind: ChoiceKind, played: str, better: str, words: str
) -> None:
    speak(code)
    wins = write_reason(Reason("cards", True, 4.0, Prospect.CARDS, 0.46, 0.29))
    one = Choice(3, kind, played, better, 10.7, 1.2, 4.1, wins)
    assert told(PIQUET, one) == words


@pytest.mark.parametrize(("value", "words"), [(0.0, "0.0"), (7.26, "7.3"), (39.96, "40.0")])
def test_a_loss_has_one_place_after_the_point(value: float, words: str) -> None:
    assert decimal(value) == words
    speak("fr")
    assert decimal(value) == words.replace(".", ",")


def test_a_step_tells_who_did_it_and_who_took_the_trick() -> None:
    from game.pages.history.partie import OpenDeal, play_actions  # noqa: PLC0415 - beside its use
    from game.pages.history.past import past_of  # noqa: PLC0415
    from rules.piquet.record.notation import parse_action  # noqa: PLC0415

    lines, end = played(4, 1)
    state, actions = partie.start(), []
    for line in lines:
        action = parse_action(line)
        if state.phase.value == "deal":
            before = state
        state = partie.apply(state, action)[-1].state
        actions.append(action)
    first = next(i for i, line in enumerate(lines) if line.startswith("deal "))
    done = tuple(play_actions(RULES, before, actions[first:]))
    steps = steps_of(OpenDeal(1, before, done, end.results[0]))
    past = past_of(PIQUET)
    names = ("you", "Club")
    assert headline(past, steps[0], names).startswith("The cards are dealt. Elder: ")
    assert headline(past, steps[-1], names) == "The deal is over."
    for step in steps[1:-1]:
        assert headline(past, step, names).startswith(("You: ", "Club: "))
        if step.taken is not None:
            won = ("You take the trick.", "Club takes the trick.")
            assert won[step.state.current.player(step.taken)] in detail(step, names)
        if len(step.lines) == 1 and step.lines[0].item is Item.LEAD:
            who = ("You", "Club")[step.state.current.player(step.lines[0].seat)]
            assert detail(step, names).startswith(f"{who}: 1 for the lead.")


@pytest.mark.parametrize("cutting", FirstDealer)
@pytest.mark.parametrize("dealer", Player)
def test_a_cut_can_be_had_for_either_dealer_by_any_rule(
    cutting: FirstDealer, dealer: Player
) -> None:
    options = Options(cutting=cutting)
    state = partie.start(options)
    for action in cut_for(options, dealer):
        state = partie.apply(state, action)[-1].state
    assert state.first_dealer is dealer
    assert state.phase.value == "deal"


def test_a_card_in_short_is_written_one_way_in_every_room() -> None:
    """It was ♦Q here, Q♦ there, and queen ♦ in a hint."""
    cards = hand("QD")
    written = {
        action_words(Exchange(cards)).partition("(")[2].rstrip(")"),
        row(cards),
        brief(card("QD")),
    }
    assert written == {"♦Q"}
