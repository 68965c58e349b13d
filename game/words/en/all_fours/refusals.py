"""Why something may not be done at All-Fours, in English."""

WORDS: dict[str, str] = {
    "refused.not-now": "That cannot be done now.",
    "refused.not-a-pack": "That is no whole pack.",
    "refused.no-such-place": "There is no such card to cut.",
    "refused.no-second-beg": "Only one beg in a deal.",
    "refused.gift-would-win": "One point would win the game: the cards must be run.",
    "refused.not-by-agreement": "A first beg is answered by a point or by running the cards.",
    "refused.wrong-number": "Exactly {number} must be laid away.",
    "refused.not-your-card": "{Card} is not in your hand.",
    "refused.must-follow-trump": "Trumps were led: play a trump.",
    "refused.must-follow-or-trump": "You hold {suit}: follow or trump.",
    "refused.asked-already": "That was asked already.",
}
