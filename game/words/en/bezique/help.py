"""What stands in the book of help on Bezique: names of its pages and all they say."""

WORDS: dict[str, str] = {
    # Names of the pages
    "help.page.start": "Bezique in two minutes",
    "help.page.pack": "The cards and the deal",
    "help.page.play": "The tricks",
    "help.page.window": "After a trick",
    "help.page.combinations": "What can be declared",
    "help.page.again": "How cards serve again",
    "help.page.last": "The last eight tricks",
    "help.page.count": "Brisques and the game",
    "help.page.rubicon": "Rubicon Bezique",
    "help.page.options": "Other ways to play",
    "help.page.strategy": "Playing well",
    "help.page.glossary": "Glossary",
    # Bezique in two minutes
    "help.start.1": "Two players, trumps, and a stock to draw from. Tricks are worth little by "
    "themselves: whoever wins one may lay cards open and score for them.",
    "help.start.want": "What you want",
    "help.start.goal.bezique": "Reach the number that is played for, a thousand as a rule, before "
    "the other does, over as many deals as it takes.",
    "help.start.goal.rubicon": "Score more than the other in one long deal. And have at least a "
    "thousand: a loser with less is rubiconed, and pays for both.",
    "help.start.acts": "A deal",
    "help.start.act1": "A trick. One leads, the other plays any card. The higher card of the suit "
    "wins, or a trump.",
    "help.start.act2": "The winner may declare: a king and queen, four alike, the queen of spades "
    "with the knave of diamonds. They lie open and may still be played.",
    "help.start.act3": "Both draw a card, the winner first, who leads again.",
    "help.start.act4": "When the stock is gone, the last cards are played, and then one must "
    "follow suit. Each ace and ten that was won counts ten.",
    "help.start.tip": "At the table F1 opens this book at the page you need.",
    # The cards and the deal
    "help.pack.packs.bezique": "Two packs of thirty-two, shuffled together: every card is there "
    "twice.",
    "help.pack.packs.rubicon": "Four packs of thirty-two, shuffled together: every card is there "
    "four times.",
    "help.pack.ranks": "From high to low: ace, ten, king, queen, knave, nine, eight, seven. The "
    "ten comes right after the ace.",
    "help.pack.deal": "Cut and deal",
    "help.pack.who.highest-deals": "Each turns up a card; the highest deals, and the other leads "
    "first. Then you deal in turn.",
    "help.pack.who.highest-chooses": "Each turns up a card; the highest chooses who deals. The "
    "other leads first.",
    "help.pack.hands.bezique": "You get eight cards each.",
    "help.pack.hands.rubicon": "You get nine cards each. No card is turned up.",
    "help.pack.turn-up": "The next card is turned: its suit is trumps. If it is a seven, the "
    "dealer scores ten.",
    # The tricks
    "help.play.1": "As long as there is a stock, any card may be led, and any card played to it. "
    "You need not follow suit, nor win.",
    "help.play.2": "Who wins the trick:",
    "help.play.wins": "the higher card of the suit that was led, unless a trump was played to it;",
    "help.play.equal": "of two equal cards, the one that was led.",
    "help.play.draw": "Then the winner may declare, and both draw: the winner first. At the end "
    "of the stock the loser takes the card that was turned.",
    "help.play.open": "Cards that lie open are still yours: lead or play them as those in your "
    "hand.",
    "help.play.seven.played": "A seven of trumps that is played while there is a stock scores ten.",
    "help.play.seven.declared": "A seven of trumps scores ten when it is exchanged, or shown "
    "after a trick that you won.",
    # After a trick
    "help.window.1": "If you won the trick you may, before you draw:",
    "help.window.declare": "Declare one thing. What you can stands beside the trick, the dearest "
    "first. Click a line, or a card of it and then the button.",
    "help.window.exchange": "Exchange a seven of trumps for the turned card, for ten points. Drag "
    "one onto the other, or press 7. The card you took cannot be declared at once.",
    "help.window.draw": "Say nothing, and draw: click the stock, or press D.",
    "help.window.point": "Point at any card: the panel says what it has served for and what it "
    "may still.",
    "help.window.held.no": "One declaration to a trick: if you hold two, win another trick for "
    "the second.",
    "help.window.held.yes": "You score one thing to a trick. You may lay others open with it, and "
    "score those after later tricks while they still lie.",
    # What can be declared
    "help.combinations.marriage": "A marriage: king and queen of a suit. Of trumps it is royal "
    "and counts 40. | 20",
    "help.combinations.sequence": "A sequence: ace, ten, king, queen and knave of trumps. | 250",
    "help.combinations.bezique": "Bezique: the queen of spades and the knave of diamonds. | 40",
    "help.combinations.double": "Double bezique: both queens, both knaves | 500",
    "help.combinations.aces": "Four aces. | 100",
    "help.combinations.kings": "Four kings | 80",
    "help.combinations.queens": "Four queens | 60",
    "help.combinations.knaves": "Four knaves | 40",
    "help.combinations.fours": "Four alike may be of any suits, two of one suit among them.",
    "help.combinations.plain": "A sequence of another suit | 150",
    "help.combinations.triple": "Triple bezique | 1,500",
    "help.combinations.quadruple": "Quadruple bezique | 4,500",
    # How cards serve again
    "help.again.1": "An open card may serve more than once, but not twice for the same. Three "
    "marks below it tell:",
    "help.again.ring": "the ring: marriage and sequence;",
    "help.again.diamond": "the diamond: bezique and double bezique;",
    "help.again.square": "the square: four alike.",
    "help.again.rises": "An empty mark is free; one with a core may rise to more; a full one has "
    "served. It never goes down:",
    "help.again.marriage": "A married king and queen may enter a sequence later; those of a "
    "sequence marry no more.",
    "help.again.bezique": "A bezique counts 40, and 500 more when the second pair joins it while "
    "it lies. Two scored one by one make no double.",
    "help.again.queen": "The three kinds are apart: the queen of spades may serve in a bezique, in "
    "a marriage and among four queens.",
    "help.again.rubicon": "At Rubicon Bezique a combination may be formed anew once a card of it "
    "was played and another takes its place.",
    # The last eight tricks
    "help.last.1": "When the stock is gone, open cards go back to the hands. Nothing more is "
    "declared, and the sevens count no more.",
    "help.last.follow.follow-and-win": "The second player follows suit, with a higher card if "
    "possible; without the suit, trumps; without trumps, plays anything.",
    "help.last.follow.follow-only": "The second player follows suit if possible, and otherwise "
    "plays anything.",
    "help.last.trick.very-last": "The last trick of all counts ten.",
    "help.last.trick.of-the-stock": "The last trick with a draw counts ten; the very last counts "
    "nothing more.",
    # Brisques and the game
    "help.count.brisques.at-the-end": "Aces and tens are brisques. Each that you won in tricks "
    "counts ten when the deal is over, first for the one who did not deal.",
    "help.count.brisques.at-once": "Aces and tens are brisques. Each counts ten as soon as you win "
    "it in a trick.",
    "help.count.wins.at-once": "Whoever reaches the number first wins at once, even in the middle "
    "of a trick.",
    "help.count.wins.end-of-deal": "When a deal is over, the higher score wins, if it has reached "
    "the number.",
    "help.count.marker": "The dials at the left are the marker: their pegs fill as you come "
    "nearer.",
    # Rubicon Bezique
    "help.rubicon.1": "Four packs, nine cards, one deal of sixty-four tricks. Triple bezique "
    "counts 1,500, quadruple 4,500.",
    "help.rubicon.trumps": "There are no trumps until somebody scores a marriage or, before that, "
    "a sequence: its suit is trumps from then on.",
    "help.rubicon.heap": "Tricks lie open in one heap until an ace or ten falls: whoever wins that "
    "trick takes the heap.",
    "help.rubicon.blanche": "Nine cards without king, queen or knave are carte blanche, 50; and 50 "
    "more for each card drawn to it, until a court comes.",
    "help.rubicon.again": "A combination may be formed again when one of its cards was played.",
    "help.rubicon.settled": "What is paid",
    "help.rubicon.2": "The winner gets 500 and the difference in hundreds. Brisques are counted "
    "only where they decide, or save the loser.",
    "help.rubicon.3": "A loser below a thousand is rubiconed: the winner gets both scores in "
    "hundreds and 1,300 besides.",
    # Other ways to play
    "help.options.1": "The books play Bezique in several ways. Each has a name here, and all it "
    "changes can be chosen by itself.",
    "help.options.hoyle": "Hoyle, 1909: brisques count as they fall, and sevens are shown.",
    "help.options.foster": "Foster, 1897: much the same, and a loser below half loses two games.",
    "help.options.modern": "Modern: two thousand up, and what was laid may be scored later.",
    "help.options.rubicon": "Rubicon Bezique: a game of its own, with four packs.",
    # Playing well
    "help.strategy.1": "Win a trick only for something: to declare, or for a brisque. Else throw "
    "sevens, eights, nines and spare knaves.",
    "help.strategy.2": "Keep what may serve: kings, queens, aces, all sequence cards of trumps.",
    "help.strategy.3": "Keep the queen of spades and the knave of diamonds longest, for the 500.",
    "help.strategy.4": "The royal marriage first, then the sequence: 290 instead of 250.",
    "help.strategy.5": "Small trumps buy the lead when something waits to be declared.",
    "help.strategy.6": "Count the draws that are left. Near the end declare the dearest first.",
    "help.strategy.7": "The last trick with a draw is the last chance to declare: win it.",
    # Keys and mouse
    "help.keys.1": "All can be done with the mouse alone, or with the keys alone. Drag a card up "
    "to play it, a seven onto the turned card to exchange it.",
    "help.glossary.1": "The words of the game.",
}
