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
    "now.mend.shown": "A card of yours was seen.",
    "now.mend.shown.more": "Have a new deal, or let it stand.",
    "now.mend.number": "{other} has a card too many.",
    "now.mend.number.more": "Draw one of them unseen, or have a new deal.",
    "now.wait.misdeal": "{other} decides about the deal.",
    "do.abide": "Let it stand",
    "do.draw-out": "Draw one",
    "do.announce": "Wrong number",
    "say.shown": "A card has slipped: {card}.",
    "say.announce": "A number is wrong.",
    "say.abide": "Let it stand.",
    "say.draw-out": "I draw one out.",
    "say.misdealt": "A misdeal.",
    "sheet.misdealt": "The cards are thrown together: the same dealer deals again.",
    "curtain.to.misdeal": "To decide about the deal.",
}
