"""What stands in the book of help on All-Fours: names of its pages and all they say."""

WORDS: dict[str, str] = {
    # Names of the pages
    "help.page.start": "All-Fours in two minutes",
    "help.page.pack": "The cards and the deal",
    "help.page.beg": "Begging",
    "help.page.run": "Running the cards",
    "help.page.play": "The tricks",
    "help.page.points": "The four points",
    "help.page.high": "Is it high?",
    "help.page.win": "Counting and winning",
    "help.page.options": "Other ways to play",
    "help.page.strategy": "Playing well",
    "help.page.glossary": "Glossary",
    # All-Fours in two minutes
    "help.start.1": "Six cards each, one turned up for trumps, and four points to a deal: High, "
    "Low, Jack and Game.",
    "help.start.want": "What you want",
    "help.start.goal": "Be the first to reach the number that is played for, ten as a rule. A game "
    "takes four or five short deals.",
    "help.start.acts": "A deal",
    "help.start.act1": "Who did not deal likes the trumps and stands; or begs, and gets a point or "
    "other trumps.",
    "help.start.act2": "Six tricks. One follows suit or trumps, as one likes.",
    "help.start.act3": "High and Low are the best and the worst trump that were out: a point each "
    "for whoever was dealt them.",
    "help.start.act4": "The knave of trumps is a point for whoever wins it, and Game one for "
    "whoever wins more tens, aces and court cards.",
    "help.start.tip": "At the table F1 opens this book at the page you need.",
    # The cards and the deal
    "help.pack.ranks": "Fifty-two cards, from high to low: ace, king, queen, knave, ten, nine … "
    "two.",
    "help.pack.deal": "Cut and deal",
    "help.pack.who.highest": "Each turns up a card; the highest deals. Then you deal in turn.",
    "help.pack.who.lowest": "Each turns up a card; the lowest deals. Then you deal in turn.",
    "help.pack.who.cotton": "Each turns up a card; the highest deals: three, two, ace, king and so "
    "on down to four. Then you deal in turn.",
    "help.pack.hands": "You get six cards each, by threes, the dealer last.",
    "help.pack.turn-up": "The next card is turned up and lies on the stock: its suit is trumps. It "
    "is in nobody’s hand and makes no point.",
    "help.pack.knave.each": "If a knave is turned up the dealer scores one at once.",
    "help.pack.knave.final": "If a knave is turned up, and its suit stays trumps, the dealer "
    "scores one.",
    # Begging
    "help.beg.1": "Who did not deal looks first, and stands, and these trumps are played; or begs. "
    "To a beg the dealer says one of two things:",
    "help.beg.give": "Take one: the beggar scores a point, and the trumps stay.",
    "help.beg.run": "Run the cards: both get three more, and another card is turned up.",
    "help.beg.once": "One begs once in a deal.",
    "help.beg.last": "Where one point would win the game it may not be given: the cards are run.",
    "help.beg.look.no": "Both look at their cards at once.",
    "help.beg.look.yes": "In strict play the dealer’s cards are taken up only then.",
    # Running
    "help.run.1": "The turned card is put by, each gets three more, and the next is turned up for "
    "trumps. A new knave counts for the dealer again.",
    "help.run.same": "If it is of the same suit, the cards are run once more, until the suit is "
    "another.",
    "help.run.away.lay-away": "Then each lays away all cards but six, face down, the dealer last. "
    "What was laid away is out of play, and makes no point.",
    "help.run.away.play-all": "Then all cards are played: as many tricks as cards.",
    "help.run.away.keep-nine": "Then nine cards each are played; of more, six are kept.",
    "help.run.again.none": "On the new trumps nobody says a word.",
    "help.run.again.by-agreement": "On the new trumps one may beg a second time; the dealer may "
    "give, run, or simply play on.",
    "help.run.again.bunch": "On the new trumps either may ask for a new deal; if the other agrees "
    "the cards are thrown together.",
    "help.run.bunch": "When too few cards are left to run, all are thrown together and the same "
    "dealer deals again. Points already scored stay.",
    # The tricks
    "help.play.1": "Who did not deal leads any card. To that card you play:",
    "help.play.trumps": "to trumps a trump, if you have one;",
    "help.play.plain": "to any other suit a card of it, or a trump, as you like;",
    "help.play.void": "and any card, if you have none of the suit.",
    "help.play.wins": "The higher trump wins, or else the higher card of the suit that was led. "
    "The winner leads.",
    "help.play.worth": "Tricks are worth nothing by themselves: what counts is in them.",
    "help.play.look.last": "The last trick may be looked at until the next lead: press T.",
    "help.play.look.never": "No trick is looked at again.",
    "help.play.look.all": "All tricks may be looked at: press T.",
    "help.play.revoke.impossible": "A card that breaks this rule cannot be played.",
    "help.play.revoke.one-point": "A card that breaks this rule gives the other a point.",
    "help.play.revoke.foster": "A card that breaks this rule costs a point, two if the knave is "
    "out; its player scores neither Jack nor Game, and cannot win with this deal.",
    # The four points
    "help.points.high": "High: to whoever was dealt the best trump | 1",
    "help.points.low": "Low: to whoever was dealt the worst trump | 1",
    "help.points.jack": "Jack: to whoever wins the knave of trumps | 1",
    "help.points.game": "Game: to whoever wins more pips | 1",
    "help.points.pips": "What counts for Game, in every suit: ten 10, ace 4, king 3, queen 2, "
    "knave 1. Eighty pips in the pack, half of them tens.",
    "help.points.tie.elder": "With equal pips Game goes to the one who did not deal.",
    "help.points.tie.nobody": "With equal pips nobody has Game.",
    "help.points.one": "One card may make several points: a lone trump is both High and Low.",
    "help.points.none": "If no trump was dealt, there is Game and nothing else.",
    "help.points.by-hand": "Each claims points, and what is not claimed is lost.",
    "help.points.wrong.down-and-one": "A wrong claim is taken down, and the other scores one.",
    "help.points.wrong.down-and-four": "A wrong claim is taken down, and the other scores four.",
    "help.points.wrong.left-standing": "A wrong claim stands, and the other scores one: so it is "
    "printed, though perhaps a word was lost.",
    # Is it high?
    "help.high.1.on": "Whoever has just laid a trump may ask: is it high? And: is it low? The "
    "table answers truly, and nobody else hears.",
    "help.high.1.off": "Nobody asks whether a trump is high or low.",
    "help.high.1.always": "Whoever lays a trump is told whether it is high, and low.",
    "help.high.how": "The questions stand beside the trump; or press I and L. In the settings you "
    "can have them asked for you always, or never.",
    "help.high.out": "High means: the other has no higher trump, in hand or played. What was laid "
    "away is out of play and does not count.",
    # Counting and winning
    "help.win.1": "Points count in this order, and the first to reach the number wins at once, "
    "whatever the other could still count:",
    "help.win.first": "a turned knave and the point for a beg, as they happen;",
    "help.win.then": "when all is played, High, Low, Jack, Game.",
    "help.win.counters": "The counters show how many points each has to go; they are paid into the "
    "dish as points are made.",
    "help.win.stake": "A game counts one, however far behind the loser is.",
    # Other ways
    "help.options.1": "Books differ; before a game you can choose rules that have a name:",
    "help.options.dictionary": "Dictionary: each claims points, unaided.",
    "help.options.seven-up": "Seven-Up: seven points, nobody asks, and a revoke costs.",
    "help.options.modernized": "Modernized, 1909: seven points, nobody asks.",
    "help.options.cotton": "Cotton, 1674: eleven points, and after a run all cards are played.",
    # Playing well
    "help.strategy.1": "Beg without a trump, or with a middling one alone. With two, stand.",
    "help.strategy.2": "Dealing, give the point with three trumps, or two with a high one; else "
    "run.",
    "help.strategy.3": "Tens are half of all pips. Win the other’s, and save your own.",
    "help.strategy.4": "Make the knave early, by trumping with it; alone it is easily caught.",
    "help.strategy.5": "With ace, king or queen of trumps lead it, to catch knave and ten.",
    "help.strategy.6": "Without high cards lead low, so that the other has to lead to you.",
    "help.strategy.7": "Mind the order: where both are near the end, High comes before Game.",
    "help.keys.1": "Everything can be done with the mouse, or with these keys.",
    "help.glossary.1": "The words of the game.",
}
