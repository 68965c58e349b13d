"""The glossary: each term, what it means, and how it is written in sentences."""

WORDS: dict[str, str] = {
    "term.ask": "Ask",
    "term.ask.means": "Your right, when it is your turn, to hear more of what the other has "
    "counted: “Which king do you not reckon?” The answer is always true.",
    "term.call": "Call",
    "term.call.means": "To say what your hand holds, so that it may count: “Point of five.” The "
    "other answers good, not good or equal.",
    "term.capot": "Capot",
    "term.capot.means": "All twelve tricks won by one player. It counts forty, in place of the ten "
    "for the cards.",
    "term.carte-blanche": "Carte blanche",
    "term.carte-blanche.means": "Twelve cards dealt without a king, queen or knave. It counts ten.",
    "term.concede": "Concede",
    "term.concede.means": "In the last deal, to give up the play when one holds the hundred to be "
    "out of reach. The other counts thirteen for the play and ten for the cards, but no pique.",
    "term.correct": "Correct",
    "term.correct.means": "To call better than you just did, as long as it is not answered. You "
    "said point of four and hold five: correct it.",
    "term.cut": "Cut",
    "term.cut.means": "To turn up a card of the spread pack. It settles who deals first.",
    "term.deal": "Deal",
    "term.deal.means": "Twelve cards each, from the exchange to the last trick; in most games a "
    "partie has six. To deal is also to hand out the cards, which younger does.",
    "term.dealer": "Dealer",
    "term.dealer.means": "Who hands out the cards, and is younger in that deal. The other is "
    "elder, in old books also the pone.",
    "term.discard": "Discard",
    "term.discard.means": "The cards you throw out in the exchange. They lie face down; only you "
    "may look at them.",
    "term.elder": "Elder",
    "term.elder.means": "The player who does not deal. Elder exchanges up to five cards, and calls "
    "and leads first.",
    "term.equal": "Equal",
    "term.equal.means": "The answer when both have just as much: two points of five that make 48. "
    "Then neither scores it.",
    "term.exchange": "Exchange",
    "term.exchange.means": "To throw out cards and take as many from the talon: elder up to five, "
    "younger what is left.",
    "term.follow": "Follow suit",
    "term.follow.means": "To play a card of the suit that was led. If you have one, you must.",
    "term.good": "Good",
    "term.good.means": "The answer to a call that cannot be beaten: it counts. To say “good” is "
    "also a way to keep quiet about something better.",
    "term.huitieme": "Huitième",
    "term.huitieme.means": "A whole suit in sequence, ace to seven. It counts eighteen.",
    "term.in-hand": "In hand",
    "term.in-hand.means": "What you count for the cards you hold, before anything is made in the "
    "play: say, point 5 and tierce 3, eight in hand.",
    "term.keep-back": "Keep back",
    "term.keep-back.means": "Where good calls must be laid down: not to do so. What is kept back "
    "is lost, but the other does not see it.",
    "term.knave": "Knave",
    "term.knave.means": "The jack, between the queen and the ten.",
    "term.lead": "Lead",
    "term.lead.means": "To play the first card of a trick. Every card you lead counts one, whether "
    "it wins or not.",
    "term.left": "Cards left",
    "term.left.means": "What a player did not take from the talon. Elder alone sees what elder "
    "leaves; what younger leaves both see, or nobody.",
    "term.less": "Less",
    "term.less.means": "To call less than you hold, so that the other learns less: a quart called "
    "as a tierce. The rest of it does not count.",
    "term.major": "Major",
    "term.major.means": "Said of a sequence that begins with the ace. A tierce major is ace, king, "
    "queen.",
    "term.making": "Making",
    "term.making.means": "What the cards of a point add up to: ace 11, court cards and tens 10, "
    "the others what they show. Ace, king and eight make 29.",
    "term.minor": "Minor",
    "term.minor.means": "Said of a sequence that ends with the seven. A quart minor is ten, nine, "
    "eight, seven.",
    "term.name-suit": "Name a suit",
    "term.name-suit.means": "Elder may say which suit is led next. Younger must then say first "
    "whether the cards left are looked at.",
    "term.not-good": "Not good",
    "term.not-good.means": "The answer when the other holds better. You call a point of four, but "
    "there is one of five: not good.",
    "term.partie": "Partie",
    "term.partie.means": "One whole game, in most rules six deals. What it pays is settled at its "
    "end.",
    "term.pique": "Pique",
    "term.pique.means": "Elder’s thirty more for thirty points in hand and play before younger "
    "counts anything. Twenty-five in hand and five leads, say.",
    "term.play-points": "Play",
    "term.play-points.means": "What the tricks bring: one for each card led, one for each trick "
    "won from the other’s lead, and one more for the last.",
    "term.point": "Point",
    "term.point.means": "Your cards of one suit, one for each: five hearts are a point of five. "
    "The longer is better. (A point is also just what you score.)",
    "term.quart": "Quart",
    "term.quart.means": "Four cards of a suit in a row, as king, queen, knave, ten. It counts "
    "four.",
    "term.quatorze": "Quatorze",
    "term.quatorze.means": "Four cards of one rank, tens or higher: four kings, say. It counts "
    "fourteen and beats every trio.",
    "term.quint": "Quint",
    "term.quint.means": "Five cards of a suit in a row, as ace to ten. It counts fifteen: five, "
    "and ten more.",
    "term.reckon": "Reckon",
    "term.reckon.means": "To count what you hold, and score it. Younger reckons when elder has "
    "led.",
    "term.repique": "Repique",
    "term.repique.means": "Sixty more for thirty points in hand alone, before anything that counts "
    "for the other. Point 5, quint 15 and four aces 14 make one.",
    "term.rubicon": "Rubicon",
    "term.rubicon.means": "A hundred points. A loser who has not crossed it is rubiconed: the "
    "winner gets both totals and a hundred.",
    "term.sequence": "Sequence",
    "term.sequence.means": "Three or more cards of one suit in a row, as queen, knave, ten. The "
    "longer is better, then the higher.",
    "term.septieme": "Septième",
    "term.septieme.means": "Seven cards of a suit in a row. It counts seventeen.",
    "term.settlement": "Settlement",
    "term.settlement.means": "What the winner of a partie gets: the difference of the totals and a "
    "hundred; or, from a rubiconed loser, both totals and a hundred.",
    "term.show": "Show",
    "term.show.means": "To turn up cards that lie or are held face down, so that the other sees "
    "them too.",
    "term.sink": "Sink",
    "term.sink.means": "To keep silent about something you hold. It does not count, but the other "
    "does not learn of it: a trio sunk may win a trick.",
    "term.sixieme": "Sixième",
    "term.sixieme.means": "Six cards of a suit in a row. It counts sixteen.",
    "term.talon": "Talon",
    "term.talon.means": "The eight cards left after the deal. Five are for elder to take, three "
    "for younger.",
    "term.the-cards": "The cards",
    "term.the-cards.means": "Ten points for winning more tricks than the other. With six each "
    "nobody gets them.",
    "term.tierce": "Tierce",
    "term.tierce.means": "Three cards of a suit in a row, as king, queen, knave. It counts three.",
    "term.trick": "Trick",
    "term.trick.means": "A card of each player. The higher card of the suit led wins it. There are "
    "twelve in a deal.",
    "term.trio": "Trio",
    "term.trio.means": "Three cards of one rank, tens or higher: three queens, say. It counts "
    "three.",
    "term.younger": "Younger",
    "term.younger.means": "The dealer. Younger exchanges after elder, answers elder’s calls, and "
    "counts when elder has led.",
}

FORMS: dict[str, str] = {
    "": "point at|make room|making room",
    "ask": "=Ask|=Ask about calls",
    "call": "call|calls|called|calling",
    "capot": "capot",
    "carte-blanche": "carte blanche",
    "concede": "concede|concedes|conceded|concession",
    "correct": "=Correct it|=Correct my call",
    "cut": "cut|cuts",
    "deal": "deal|deals|this deal",
    "dealer": "dealer|pone",
    "discard": "discard|discards",
    "elder": "elder",
    "equal": "equal",
    "exchange": "exchange|exchanges",
    "follow": "follow suit|follow",
    "good": "=Good|=if good|if good",
    "huitieme": "huitième",
    "in-hand": "in hand",
    "keep-back": "keep back|kept back",
    "knave": "knave|knaves",
    "lead": "lead|leads|led",
    "left": "left by you|cards left|left on the talon",
    "less": "=Less|call less|call best",
    "major": "major",
    "making": "making|makes|make",
    "minor": "minor",
    "name-suit": "name a suit|name a suit first|name the suit to lead",
    "not-good": "not good",
    "partie": "partie|parties",
    "pique": "pique",
    "play-points": "=Play",
    "point": "point of two|point of three|point of four|point of five|point of six|point of "
    "seven|point of eight|point",
    "quart": "quart",
    "quatorze": "quatorze|quatorzes|four aces|four kings|four queens|four knaves|four tens",
    "quint": "quint",
    "reckon": "reckon|reckons|reckoned",
    "repique": "repique",
    "rubicon": "rubicon|rubiconed|rubicons",
    "sequence": "sequence|sequences",
    "septieme": "septième",
    "settlement": "settlement|settled",
    "show": "look, and show|shown|show your",
    "sink": "sink|sink it|sunk",
    "sixieme": "sixième",
    "talon": "talon",
    "the-cards": "=Cards|for the cards|the cards and ten",
    "tierce": "tierce",
    "trick": "trick|tricks",
    "trio": "trio|trios|three aces|three kings|three queens|three knaves|three tens",
    "younger": "younger",
}
"""How each term may be written; with = only where it stands alone. Those of "" are no terms."""
