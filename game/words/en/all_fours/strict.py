"""What strict play has besides at All-Fours, in English: the option, and its refusals."""

WORDS: dict[str, str] = {
    "option.strict": "The dealer’s look",
    "option.strict.no": "At once",
    "option.strict.yes": "After the other has spoken",
    "option.strict.help": "In strict play the dealer’s hand is taken up only when the other has "
    "begged or stood.",
    "refused.no-slip": "Nothing goes wrong in dealing unless strict play was agreed on.",
    "refused.numbers-right": "Nobody has a card too many or too few.",
    "refused.not-to-abide": "Draw out the card too many, or demand a new deal.",
    "refused.not-to-draw": "Nobody has a card too many: let the deal stand, or demand a new one.",
}
