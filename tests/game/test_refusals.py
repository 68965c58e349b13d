"""Every refusal of the rules is a sentence that says what to do."""

import pytest

from game.piquet.words.terms import refusal
from rules.core.game import Refused
from rules.piquet.refusals import Refusal
from rules.piquet.state import Phase

DETAILS: dict[Refusal, list[tuple[int | str, ...]]] = {
    Refusal.NOT_NOW: [(phase.value,) for phase in Phase],
    Refusal.NO_SUCH_PLACE: [(32,)],
    Refusal.HOW_MANY_TAKEN: [(1, 5), (0, 0)],
    Refusal.NOT_YOUR_CARD: [("9H",), ("H",)],
    Refusal.TOO_FEW: [(1,)],
    Refusal.TOO_MANY: [(5,)],
    Refusal.AS_ANNOUNCED: [(4,)],
    Refusal.NOT_FORMED: [("point",), ("sequence",), ("set",)],
    Refusal.ANSWERED: [("not-good",), ("equal",)],
    Refusal.NO_RIDDLE: [("four",), ("seen",), ("any",)],
    Refusal.NOT_LOST: [(100,)],
    Refusal.MUST_FOLLOW_SUIT: [("S",)],
    Refusal.SUIT_WAS_NAMED: [("D",)],
}


@pytest.mark.parametrize("reason", Refusal)
def test_every_refusal_has_its_sentence(reason: Refusal) -> None:
    for details in DETAILS.get(reason, [()]):
        sentence = refusal(Refused(reason, details))
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_a_card_and_a_suit_are_named_in_words() -> None:
    missing = refusal(Refused(Refusal.NOT_YOUR_CARD, ("9H",)))
    assert missing == "The nine of hearts is not in the hand; choose cards that are."
    assert "spades" in refusal(Refused(Refusal.MUST_FOLLOW_SUIT, ("S",)))
