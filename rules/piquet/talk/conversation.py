"""All that is said between the exchange and younger's first card, and the questions of the play.

Each concept has its module: `calls`, `answers`, `corrections`, `late`, `inquiries`. This one
says whose an action is.
"""

from __future__ import annotations

from typing import assert_never

from rules.core.game import Refused
from rules.piquet.actions import (
    Action,
    Answer,
    Ask,
    AskMaking,
    Call,
    ClaimLate,
    Correct,
    LetGo,
    TellMaking,
    Withhold,
)
from rules.piquet.chain import Chain
from rules.piquet.state import DealState, Phase
from rules.piquet.talk import answers, calls, corrections, inquiries, late, laying

TalkAction = Call | Correct | Withhold | ClaimLate | Answer | AskMaking | TellMaking | LetGo | Ask

WHEN: dict[type[Action], tuple[Phase, ...]] = {
    Call: (Phase.CALLS, Phase.RECKONING),
    Correct: (Phase.CALLS, Phase.ANSWER, Phase.TELLING),
    ClaimLate: (Phase.CALLS, Phase.LOOK, Phase.RECKONING, Phase.PLAY),
    Withhold: (Phase.CALLS,),
    Answer: (Phase.ANSWER,),
    AskMaking: (Phase.ANSWER,),
    TellMaking: (Phase.TELLING,),
    LetGo: (Phase.TELLING,),
    Ask: (Phase.ANSWER, Phase.RECKONING, Phase.PLAY),
}


def why_not_say(deal: DealState, action: TalkAction) -> Refused | None:
    """Why this may not be said now, in a phase to which it belongs."""
    match action:
        case Call():
            return calls.why_not_call(deal, action)
        case Correct():
            return corrections.why_not_correct(deal, action)
        case ClaimLate():
            return late.why_not_claim_late(deal, action)
        case Withhold():
            return laying.why_not_withhold(deal, action)
        case Answer():
            return answers.why_not_answer(deal, action)
        case Ask():
            return inquiries.why_not_inquire(deal, action)
        case AskMaking():
            return answers.why_not_ask(deal)
        case TellMaking(what):
            return answers.why_not_tell(deal, what)
        case LetGo():
            return None
    assert_never(action)


def say(chain: Chain, action: TalkAction) -> None:
    """Say it; what comes of it follows at once."""
    match action:
        case Call():
            calls.call(chain, action)
        case Correct():
            corrections.correct(chain, action)
        case ClaimLate():
            late.claim_late(chain, action)
        case Withhold():
            laying.withhold(chain, action)
        case Answer():
            answers.answer(chain, action)
        case Ask():
            inquiries.inquire(chain, action)
        case AskMaking():
            answers.ask_making(chain)
        case TellMaking(what):
            answers.tell_making(chain, what)
        case LetGo():
            answers.let_go(chain)
        case _:
            assert_never(action)
