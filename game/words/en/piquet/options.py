"""The rules one may agree on: each option, its values, and a sentence of help for it.

A key is `option.<field>`, `option.<field>.<value as it is written>` or `option.<field>.help`; the
rows of the rule book that they decide are named in `rules.piquet.options`.
"""

WORDS: dict[str, str] = {
    "option.cutting": "First deal",
    "option.cutting.high-chooses": "The higher card chooses",
    "option.cutting.high-deals": "The higher card deals",
    "option.cutting.low-deals": "The lower card deals",
    "option.cutting.help": "Who deals first after the cut. Elder hand is the better one, and who "
    "deals first is elder in the last deal.",
    "option.packets": "Dealing",
    "option.packets.2": "By twos",
    "option.packets.3": "By threes",
    "option.packets.help": "Cards are dealt two or three at a time, the same for the whole partie.",
    "option.carte_blanche": "Carte blanche",
    "option.carte_blanche.after-discard": "Shown after the other’s discard",
    "option.carte_blanche.at-once": "Shown at once",
    "option.carte_blanche.not-counted": "Not counted",
    "option.carte_blanche.help": "A hand dealt without king, queen or knave counts ten. The other "
    "discards before it is shown, or sees it first.",
    "option.younger_least": "Younger exchanges",
    "option.younger_least.1": "One card at least",
    "option.younger_least.0": "None, if she likes",
    "option.younger_least.help": "How few cards younger may exchange. Elder always exchanges one "
    "at least.",
    "option.leavings": "Cards that younger leaves",
    "option.leavings.named-or-led": "Seen when elder has led or named a suit",
    "option.leavings.after-played": "Elder sees them after he has played",
    "option.leavings.shown": "Shown when she looks",
    "option.leavings.help": "If younger looks at what she left in the talon, elder sees it too: "
    "this is when. If she does not, nobody does.",
    "option.show_to_score": "Showing what is good",
    "option.show_to_score.no": "On demand",
    "option.show_to_score.yes": "Before the first card, or lost",
    "option.show_to_score.help": "Whether the cards of a good point or sequence must be laid open "
    "to count.",
    "option.not_reckoned": "“Which king do you not reckon?”",
    "option.not_reckoned.truth": "The one not reckoned",
    "option.not_reckoned.any": "Any that one likes",
    "option.not_reckoned.help": "What is answered by one who called three and might hold four. "
    "Neither answer says that the card is missing.",
    "option.order_of_calls": "Order of calls",
    "option.order_of_calls.free": "Free after the point",
    "option.order_of_calls.fixed": "Point, sequences, sets",
    "option.order_of_calls.help": "Elder calls his point first or loses it; whether the rest has "
    "an order too.",
    "option.asking": "Asking what a point makes",
    "option.asking.equal-or-longer": "With an equal or longer one",
    "option.asking.equal-only": "With an equal one only",
    "option.asking.help": "With which point of her own younger may ask what elder’s makes. Asking "
    "gives up the number of a longer one; as many cards as elder’s may still be called.",
    "option.barred_point": "A longer point given up by asking",
    "option.barred_point.nobody-counts": "Neither point counts",
    "option.barred_point.elder-counts": "Elder’s counts",
    "option.barred_point.help": "Whose point counts when younger asked with a longer one and has "
    "no better one of elder’s number. Hers stops a pique.",
    "option.strict_miscall": "A call that was too small",
    "option.strict_miscall.no": "Harmless if nothing could beat it",
    "option.strict_miscall.yes": "Always binds",
    "option.strict_miscall.help": "Whether elder may still count his better holding when his "
    "smaller call was good against the cards.",
    "option.late_claims": "What was forgotten",
    "option.late_claims.younger-plays": "May be claimed until younger plays",
    "option.late_claims.own-first-card": "Is lost with one’s own first card",
    "option.late_claims.help": "How long elder may still count what he left out before his lead.",
    "option.pique_bar": "What stops a pique",
    "option.pique_bar.counts": "A point that younger counts first",
    "option.pique_bar.takes-trick": "Younger’s first trick, or any call of hers",
    "option.pique_bar.help": "Elder gains thirty by reaching thirty in hand and play before this. "
    "With the second, any call that counts for the other stops a repique too.",
    "option.younger_repique": "Younger’s repique",
    "option.younger_repique.60": "Adds sixty",
    "option.younger_repique.90": "Adds ninety",
    "option.younger_repique.help": "What younger gains by thirty in hand before elder has counted "
    "anything. Elder’s repique always adds sixty.",
    "option.low_cards_count": "Nines, eights and sevens in play",
    "option.low_cards_count.yes": "Count",
    "option.low_cards_count.no": "Do not count",
    "option.low_cards_count.help": "Whether leading a nine, eight or seven, or taking a trick with "
    "one, counts one. The last trick’s extra point counts in any case.",
    "option.fours_less": "Points that end in four",
    "option.fours_less.no": "Count in full",
    "option.fours_less.yes": "Count one less",
    "option.fours_less.help": "A point of four that makes thirty-four then counts three, one of "
    "five that makes forty-four counts four.",
    "option.length": "Length",
    "option.length.six-deals": "Six deals",
    "option.length.four-deals": "Four deals, first and last doubled",
    "option.length.to-a-hundred": "To a hundred",
    "option.length.help": "How long a partie is. To a hundred, it is over at the very point that "
    "reaches it.",
    "option.rubicon": "Rubicon",
    "option.rubicon.always": "Always",
    "option.rubicon.winner-has-a-hundred": "If the winner has a hundred",
    "option.rubicon.none": "None",
    "option.rubicon.help": "A loser below a hundred adds his points to the winner’s instead of "
    "taking them off. A game to a hundred has no rubicon.",
    "option.rubicon_deals": "Deals that save the rubicon",
    "option.rubicon_deals.all": "All",
    "option.rubicon_deals.without-extra": "All but a tie’s two",
    "option.rubicon_deals.help": "Whether the two deals after a tie still help a loser to his "
    "hundred.",
    "option.tie": "Equal totals",
    "option.tie.extra-deals": "Two more deals, then drawn",
    "option.tie.drawn": "Drawn at once",
    "option.tie.help": "What follows when both have the same after the last deal.",
    "option.double_below_fifty": "Loser below fifty",
    "option.double_below_fifty.no": "Pays single",
    "option.double_below_fifty.yes": "Pays double",
    "option.double_below_fifty.help": "In a game to a hundred the winner has a hundred; this "
    "makes it two if the loser is below fifty.",
    # The concession of a lost last deal
    "now.concede": "Do you give your rubicon up?",
    "now.concede.more": "{other} then counts thirteen and the ten, or plays for the capot.",
    "now.conceded": "{other} gives the rubicon up and concedes.",
    "now.conceded.more": "Count thirteen for it and ten for the cards, or play for the capot.",
    "do.count-the-play": "Count it",
    "do.play-for-capot": "Play for the capot",
    "do.concede": "Concede the play",
    "say.concede": "I cannot save my rubicon; count the play.",
    "say.count-the-play": "Thirteen, and the cards.",
    "say.play-for-capot": "We play it out.",
    "sheet.conceded": "Conceded",
    "sheet.play.conceded": "the rest conceded",
}
