"""What is offered in a lesson: the deeds alone, and to a call every answer, true or not."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.piquet.words import say
from game.table.offers import Offer, Prompt, side_offer
from rules.piquet.actions import Answer, Reply
from rules.piquet.choices import MayAnswer, MayExchange
from rules.piquet.view import View


def offers(seen: View, prompt: Prompt, wishes: Sequence[str]) -> Prompt:
    """The prompt of the table without rights, and without wishes but those that are taught."""
    found: list[Offer] = [
        each
        for each in prompt.offers
        if not isinstance(each.deed, str) or each.button.key in wishes
    ]
    if isinstance(seen.choices, MayAnswer):
        asked = [each for each in found if not isinstance(each.deed, Answer)]
        asked = [replace(each, button=replace(each.button, primary=False, cap="", key="making"))
                 for each in asked]  # fmt: skip
        order = (Reply.GOOD, Reply.EQUAL, Reply.NOT_GOOD)
        found = [*asked, *(_answer(reply) for reply in order)]
        prompt = replace(prompt, detail="")  # what one holds is to be found
    if isinstance(seen.choices, MayExchange):
        prompt = replace(prompt, detail="", gilt=None)  # what is kept is told by the teacher
    return replace(prompt, offers=tuple(found))


def _answer(reply: Reply) -> Offer:
    label = say("do." + reply.value.replace(" ", "-"))
    return side_offer(f"say-{reply.name.lower()}", label, Answer(reply))
