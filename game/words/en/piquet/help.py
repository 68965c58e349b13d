"""What stands in the book of help on Piquet: names of its pages and all they say."""

WORDS: dict[str, str] = {
    # Names of the pages
    "help.page.start": "Piquet in two minutes",
    "help.page.pack": "The cards",
    "help.page.deal": "Cut and deal",
    "help.page.exchange": "The exchange",
    "help.page.combinations": "What can be called",
    "help.page.calls": "Calling",
    "help.page.answers": "Answering",
    "help.page.play": "The play",
    "help.page.pique": "Pique and repique",
    "help.page.count": "What a deal counts",
    "help.page.partie": "Partie and rubicon",
    "help.page.evening": "An evening of cards",
    "help.page.options": "Other ways to play",
    "help.page.rights": "Rights of the table",
    "help.page.strategy": "Playing well",
    "help.page.fair": "Does it cheat?",
    "help.page.glossary": "Glossary",
    # Piquet in two minutes
    "help.start.1": "Two players, thirty-two cards, no trumps. You score for what you hold, for "
    "what you play, and for what you win.",
    "help.start.want": "What you want",
    "help.start.goal.six-deals": "Have more points than the other when six deals are over. And "
    "have at least a hundred: a loser with fewer is rubiconed, and that costs a great deal more.",
    "help.start.goal.four-deals": "Have more points than the other when four deals are over; the "
    "first and the last count double. And have at least a hundred: a loser with fewer is "
    "rubiconed, and that costs a great deal more.",
    "help.start.goal.to-a-hundred": "Reach a hundred points before the other does. There are as "
    "many deals as that takes.",
    "help.start.acts": "A deal in four acts",
    "help.start.act1": "The exchange. You get twelve cards. Throw out what is weak and take as "
    "many from the talon, the eight cards left on the table.",
    "help.start.act2": "The calls. In turn you say what your hand holds: the longest suit, cards "
    "in a row, three or four alike. Of each kind only the better of the two hands scores.",
    "help.start.act3": "The play. Twelve tricks. You must follow suit if you can, and the higher "
    "card of the suit led wins. Leading a card counts one; winning a trick that the other led "
    "counts one.",
    "help.start.act4": "The count. Whoever took more tricks gets ten for the cards. Whoever took "
    "all twelve gets forty.",
    "help.start.seats": "Two seats",
    "help.start.elder": "Elder does not deal. Elder exchanges first, calls first and leads first, "
    "and that is a real advantage. Younger deals and answers. You change places with every deal.",
    "help.start.tip": "At the table, F1 opens this book at the page you need. Rest the pointer on "
    "a word you do not know, and a note explains it.",
    # The cards
    "help.pack.1": "Thirty-two cards: four suits of eight, from the ace down to the seven. The "
    "sixes and everything below are left out.",
    "help.pack.ranks": "From high to low: ace, king, queen, knave, ten, nine, eight, seven. The "
    "knave is the jack.",
    "help.pack.2": "The ace is always high: when you cut, in a sequence, and in the play. There "
    "are no trumps, and no suit is better than another.",
    "help.pack.make": "What cards make",
    "help.pack.make.1": "When two points are equally long, you add up what their cards make. The "
    "higher sum is the better point.",
    "help.pack.make.ace": "Ace | 11",
    "help.pack.make.court": "King, queen, knave, ten | 10 each",
    "help.pack.make.rest": "Nine, eight, seven | 9, 8, 7",
    "help.pack.example": "These five make 11 + 10 + 10 + 9 + 7 = 47.",
    # Cut and deal
    "help.deal.cut": "The cut",
    "help.deal.1": "The pack lies spread. Each of you turns up one card; equal ranks cut again.",
    "help.deal.who.high-chooses": "Whoever has the higher card chooses: deal first, or be elder "
    "first.",
    "help.deal.who.high-deals": "Whoever has the higher card deals first.",
    "help.deal.who.low-deals": "Whoever has the lower card deals first.",
    "help.deal.turns": "Who deals is younger, the other is elder. After each deal you change "
    "places.",
    "help.deal.last.six-deals": "So whoever deals first is elder in the last deal, when you know "
    "what you need. That is why many choose to deal first.",
    "help.deal.last.four-deals": "So whoever deals first is elder in the last deal, which counts "
    "double. That is why many choose to deal first.",
    "help.deal.last.to-a-hundred": "Elder has the better chances in a deal, so it is good to be "
    "elder first.",
    "help.deal.cards": "The deal",
    "help.deal.packets.2": "You get twelve cards each, two at a time.",
    "help.deal.packets.3": "You get twelve cards each, three at a time.",
    "help.deal.talon": "The eight cards left are the talon. They lie face down in two heaps: five "
    "that elder may take, and three for younger.",
    "help.deal.picture": "The talon: five for elder, three for younger.",
    # The exchange
    "help.exchange.1": "Click the cards you do not want; each goes into the discard. Click one "
    "again to have it back. When you are content, press Exchange.",
    "help.exchange.elder": "Elder goes first: at least one card, at most five. As many come from "
    "the top of the talon. If elder leaves some of the five, elder sees them, and nobody else "
    "does.",
    "help.exchange.younger.1": "Younger goes second: at least one card, at most what is left. That "
    "is three, and more if elder left some.",
    "help.exchange.younger.0": "Younger goes second and may take any number of what is left, or "
    "none. That is up to three, and more if elder left some.",
    "help.exchange.why": "Under the sentence at the foot of the table you read what you would "
    "keep. Long suits, cards in a row and high cards of one rank are worth keeping.",
    "help.exchange.coach": "The lamp tells what your choice is worth beside the best five, point "
    "by point, and why. Point at a row for its numbers; press it, and its cards lie there.",
    "help.exchange.own": "Your discard lies face down till the end of the deal. You may look at it "
    "as often as you like; the other may not.",
    "help.exchange.left": "Cards that younger leaves",
    "help.exchange.left.named-or-led": "When elder has led, or has named the suit that will be "
    "led, younger says whether the cards left are looked at. If so, both of you see them. If not, "
    "nobody does.",
    "help.exchange.left.after-played": "Younger may look at the cards left before the calls. If "
    "so, elder sees them too, after the first card is played. If not, nobody does.",
    "help.exchange.left.shown": "Younger may turn up the cards left before the calls. Then both of "
    "you see them. If not, nobody does.",
    "help.exchange.blanche": "Carte blanche",
    "help.exchange.blanche.show": "Twelve cards without a king, queen or knave: a carte blanche.",
    "help.exchange.blanche.after-discard": "It counts ten. You must say so at once, but you show "
    "it only when the other has discarded. Elder says with it how many cards will be taken.",
    "help.exchange.blanche.at-once": "It counts ten. You say so and show it at once, before "
    "anybody discards.",
    "help.exchange.blanche.not-counted": "In this game it counts nothing, and nobody speaks of it.",
    # Point, sequences, sets
    "help.combinations.1": "Three kinds of things can be called. Of each kind the better of the "
    "two hands scores, and the other scores nothing.",
    "help.combinations.point": "The point",
    "help.combinations.point.1": "Your cards of one suit: one for each card. The longer point is "
    "better. Of two equally long, the one whose cards make more.",
    "help.combinations.point.2": "Point of five making 49 | 5",
    "help.combinations.sequences": "Sequences",
    "help.combinations.sequences.1": "Three or more cards of one suit in a row. The longer is "
    "better; of two equally long, the higher. From five cards on there are ten more.",
    "help.combinations.tierce": "Tierce to the king | 3",
    "help.combinations.quart": "Quart major | 4",
    "help.combinations.quint": "Quint minor | 15",
    "help.combinations.sixieme": "Sixième, six cards | 16",
    "help.combinations.septieme": "Septième, seven cards | 17",
    "help.combinations.huitieme": "Huitième, the whole suit | 18",
    "help.combinations.sequences.2": "One that begins with the ace is major, one that ends with "
    "the seven is minor. If your best is good, all your smaller ones count too. If the best of "
    "both are equal, nobody scores for sequences.",
    "help.combinations.sets": "Quatorzes and trios",
    "help.combinations.sets.1": "Four or three cards of one rank, tens or higher. Any quatorze "
    "beats any trio; otherwise the higher rank is better. If your best is good, all your others "
    "count too.",
    "help.combinations.quatorze": "Quatorze: four aces | 14",
    "help.combinations.trio": "Trio: three queens | 3",
    # Calling
    "help.calls.1": "Elder calls first. Your best call stands ready on the ivory button: Enter "
    "says it. You say only what is needed; the cards themselves stay hidden.",
    "help.calls.point": "Point: how many cards. “Point of five.”",
    "help.calls.sequence": "Sequence: how long, and its highest card. “Quart to the king.”",
    "help.calls.set": "Quatorze or trio: how many, and which. “Three aces.”",
    "help.calls.order.free": "The point comes first or not at all. Sequences and sets may then "
    "come in either order.",
    "help.calls.order.fixed": "They come in this order and no other: point, sequences, quatorzes "
    "and trios.",
    "help.calls.answers": "What the other answers",
    "help.calls.good": "Good | Yours is better: you score.",
    "help.calls.not-good": "Not good | The other has something better. You score nothing of this "
    "kind.",
    "help.calls.equal": "Equal | Both have the same: nobody scores.",
    "help.calls.making": "Making? | The other’s point is as long as yours. Now your cards are "
    "added up.",
    "help.calls.sink": "Sinking",
    "help.calls.sink.1": "You need not call what you have. To sink is to keep it to yourself: it "
    "does not score, and the other does not learn that you hold it. You may also call less than "
    "you have.",
    "help.calls.show": "Showing",
    "help.calls.show.no": "Nothing has to be laid on the table. But what you have counted the "
    "other may ask to see.",
    "help.calls.show.yes": "As elder you lay down a good or equal point and good sequences as you "
    "go on, or they do not count. Quatorzes and trios are never laid down.",
    "help.calls.known": "Calls show as well. A point that can be but one holding shows the "
    "sequence in it, and no lower one counts against that. Calls that leave no doubt of three aces "
    "show the trio: a lower one counts only if the aces are not claimed before younger plays; "
    "claimed in time, they have it withdrawn.",
    "help.calls.end": "Your calls end when you lead a card. As elder, make sure you have called "
    "everything you want to count.",
    # Answering
    "help.answers.1": "As younger you hear elder’s calls and answer each. The program looks at "
    "your hand and offers only what is true.",
    "help.answers.good": "Good | Elder’s is better than yours, or you would rather say nothing of "
    "yours.",
    "help.answers.not-good": "Not good | Yours is better. You will count it later.",
    "help.answers.equal": "Equal | Both are the same.",
    "help.answers.making": "Making? | Your point is as long: you ask what elder’s cards make. "
    "“Equal in number” asks the same.",
    "help.answers.2": "“Good” is always allowed: it sinks your own. Where nothing but “good” is "
    "true, it is said for you.",
    "help.answers.ask.equal-or-longer": "With a longer point you may ask as well. Then you can "
    "call no more of its cards than elder called, whichever of them you like.",
    "help.answers.ask.equal-only": "Only with a point that is equally long may you ask.",
    "help.answers.count": "When you count",
    "help.answers.count.1": "Elder leads a card. Now, before you play to it, you count what you "
    "have: all that elder could not call good against you.",
    "help.answers.count.2": "Your first card ends your calls. What you have not counted by then is "
    "lost.",
    # The play
    "help.play.1": "Elder leads any card. The other must play a card of the same suit if there is "
    "one, and otherwise any card. The higher card of the suit led wins the trick, and its winner "
    "leads to the next.",
    "help.play.2": "You never have to win a trick. There are no trumps.",
    "help.play.points": "What counts",
    "help.play.lead": "Each card you lead | 1",
    "help.play.win": "Each trick you win that the other led | 1",
    "help.play.last": "The last trick, in place of that one | 2",
    "help.play.cards": "More tricks than the other: the cards | 10",
    "help.play.capot": "All twelve tricks: capot, in place of the ten | 40",
    "help.play.low.yes": "Six tricks each: nobody scores for the cards.",
    "help.play.low.no": "Nines, eights and sevens count nothing when you lead them or win with "
    "them. Six tricks each: nobody scores for the cards.",
    "help.play.example": "The ace is led and counts one. The king had to follow. The ace wins, and "
    "its owner leads again.",
    "help.play.how": "Click a card to play it, or drag it up, or choose it with the arrows and "
    "press Space. The cards played lie open, so you can always see what has gone. After each "
    "card you hear how many points its player has in this deal.",
    # Pique and repique
    "help.pique.1": "Two prizes for being far ahead before the other has anything.",
    "help.pique.repique": "Repique",
    "help.pique.repique.60": "Thirty points or more in hand, before anything that counts for the "
    "other: sixty more. Elder and younger can both win it.",
    "help.pique.repique.90": "Thirty points or more in hand, before anything that counts for the "
    "other: sixty more for elder, ninety for younger.",
    "help.pique.repique.show": "Point 5, quint 15, four aces 14: that is 34, and with the sixty a "
    "repique of 94.",
    "help.pique.pique": "Pique",
    "help.pique.pique.1": "Elder alone: thirty points in hand and play together before younger "
    "counts anything. That gives thirty more.",
    "help.pique.pique.show": "Point 6, sixième 16, three kings 3: that is 25. Elder leads five "
    "cards, younger counts nothing, and with the thirtieth point it is a pique.",
    "help.pique.order": "Who counts first",
    "help.pique.order.1": "Points are taken in this order, whoever spoke first: carte blanche, "
    "point, sequences, quatorzes and trios, what is made in play, and last the cards or the "
    "capot.",
    "help.pique.order.2": "So a better point of the other’s stops your repique, however strong "
    "your quatorze is. Something equal does not stop it, for it counts for nobody. What is sunk "
    "does not stop it either.",
    "help.pique.bar.counts": "A trick of younger’s that counts stops a pique. A pique and a "
    "repique cannot be won in the same deal; the repique is the better one.",
    "help.pique.bar.takes-trick": "Here any trick of younger’s stops a pique, and anything younger "
    "counts in hand stops both.",
    "help.pique.younger": "Younger can never win a pique, for elder’s first lead counts one before "
    "younger plays.",
    # What a deal counts
    "help.count.1": "Everything that scores, in the order in which it is reckoned.",
    "help.count.blanche": "Carte blanche | 10",
    "help.count.point": "Point, for each card | 1",
    "help.count.short": "Tierce, quart | 3, 4",
    "help.count.long": "Quint and longer | 15 to 18",
    "help.count.quatorze": "Quatorze | 14",
    "help.count.trio": "Trio | 3",
    "help.count.repique": "Repique | 60",
    "help.count.pique": "Pique | 30",
    "help.count.lead": "A card led; a trick won from the other’s lead | 1",
    "help.count.last": "The last trick | 2",
    "help.count.cards": "The cards: more tricks | 10",
    "help.count.capot": "Capot: all tricks | 40",
    "help.count.sheet": "The deal sheet",
    "help.count.sheet.1": "After each deal the sheet shows both sides line by line. Point at a "
    "number, or go to it with the arrows, and the cards that made it lie beside it. Enter goes on "
    "to the next deal.",
    # Partie and rubicon
    "help.partie.six-deals": "A partie is six deals: each of you deals three times. Whoever has "
    "more points in all wins it.",
    "help.partie.four-deals": "A partie is four deals: each of you deals twice, and the first and "
    "the last count double. Whoever has more points in all wins it.",
    "help.partie.to-a-hundred": "Whoever reaches a hundred first wins, at that very point, even in "
    "the middle of a deal.",
    "help.partie.pays": "What it pays",
    "help.partie.pays.six-deals": "The winner gets the difference of the two totals, and a hundred "
    "for the partie. Say 162 to 105: 57 and 100, that is 157.",
    "help.partie.pays.four-deals": "The winner gets the difference of the two totals, and a "
    "hundred for the partie. Say 162 to 105: 57 and 100, that is 157.",
    "help.partie.pays.to-a-hundred": "The game pays a hundred. By agreement a loser below fifty "
    "pays double.",
    "help.partie.rubicon": "The rubicon",
    "help.partie.rubicon.always": "A loser with fewer than a hundred has not crossed the rubicon. "
    "Then the winner gets both totals added up, and a hundred. Say 162 to 98: 162 and 98 and 100, "
    "that is 360.",
    "help.partie.rubicon.winner-has-a-hundred": "A loser with fewer than a hundred has not crossed "
    "the rubicon, if the winner has a hundred. Then the winner gets both totals added up, and a "
    "hundred. Say 162 to 98: 162 and 98 and 100, that is 360.",
    "help.partie.rubicon.none": "You play without a rubicon: nothing more happens to a loser below "
    "a hundred.",
    "help.partie.rubicon.2": "At the left of the table you see how far each of you still has to "
    "go.",
    "help.partie.tie": "A tie",
    "help.partie.tie.extra-deals": "If both totals are equal, each of you deals once more. If they "
    "are equal again, the partie is drawn.",
    "help.partie.tie.drawn": "If both totals are equal, the partie is drawn.",
    "help.partie.three": "Three players",
    "help.partie.three.1": "Three cut. The highest plays alone and has the choice of deal; the "
    "middle one holds the other hand; the lowest advises, and sees that hand.",
    "help.partie.three.2": "Whoever is alone plays for double: wins from both, or pays both. Alone "
    "and winning, one stays, and the other two change places; alone and losing, one advises next, "
    "and the winner plays alone.",
    "help.partie.three.3": "The card for three is kept in tens: 416 is 42, and 415 is 41. When "
    "you rise, each sum is paid by itself, and what is over a full step of the stake is dropped.",
    "help.partie.three.advice": "Whoever advises sees that one hand. An adviser of the program "
    "speaks when you press H, and Enter does as he says. Where you only advise, what you press is "
    "your advice: the other hears it and decides.",
    "help.evening.club": "Four to eight players",
    "help.evening.club.1": "At a club evening each plays against each once, one partie after "
    "another at this screen. Where two of the program meet, they play at another table: wait some "
    "seconds, or look on.",
    "help.evening.club.2": "Whoever has won the most parties is ahead; of those who are level, "
    "whoever is most points to the good. Each partie is paid for by itself. Press a figure "
    "on the card for the book of those two.",
    "help.partie.several": "Several parties of two",
    "help.partie.several.1": "On a card of six the difference of all winnings is paid: by the "
    "point, the hundred, or a pound for each full 40 points (sixpence) or 20 (a shilling). A "
    "match goes to whoever wins most parties, or has so many points first.",
    "help.partie.line": "The line, in the settings under help at the table, tells your chance to "
    "win the partie, as if two equal players went on.",
    # Other ways to play
    "help.options.1": "The old books do not agree on everything. Four games have names; on the "
    "page of a new partie “Options” lets you choose one, or set each rule by itself.",
    "help.options.rubicon": "Rubicon. Six deals and a hundred to cross, as Cavendish tells it. Who "
    "knows no other should begin with this one.",
    "help.options.four-deals": "Four deals. The same in less time: the first and the last deal "
    "count double.",
    "help.options.to-a-hundred": "To a hundred. The oldest game. The first to reach a hundred "
    "wins; the lower cut deals; elder lays down what counts; a carte blanche is worth nothing; a "
    "repique of younger’s brings ninety.",
    "help.options.modern": "Modern. Six deals with a rubicon. The higher cut deals, calls come in "
    "a fixed order, and cards that younger leaves are shown to both.",
    "help.options.2": "A partie keeps the rules it began with. Opened from the table, this book "
    "tells those rules, and says at the foot of its pages what was agreed; a golden mark stands "
    "where it differs from Rubicon.",
    # Rights of the table
    "help.rights.1": "A good card table gives its players rights. Their buttons stand beside the "
    "main one while the law allows them.",
    "help.rights.ask": "Ask. When it is your turn you may ask about what the other has counted: "
    "how many cards of the point are still in hand, which king is left out of three; or ask to "
    "see it. The answer is always true.",
    "help.rights.correct": "Correct. You called too little? Until it is answered you may call "
    "better. A point may be bettered even after “good”.",
    "help.rights.late.younger-plays": "Claim late. Something forgotten may still be claimed until "
    "younger plays the first card.",
    "help.rights.late.own-first-card": "Claim late. Something forgotten may still be claimed until "
    "you play your own first card.",
    "help.rights.keep.no": "Keep back. Nothing is laid down in this game, so there is nothing to "
    "keep back.",
    "help.rights.keep.yes": "Keep back. You may choose not to lay down a point or a sequence. Then "
    "it is lost, but the other does not see it.",
    "help.rights.name": "Name a suit. As elder you may say which suit you will lead before you "
    "lead it. Then younger must say first whether the cards left are looked at, and you must lead "
    "that suit.",
    "help.rights.concede": "Concede. In the last deal, who has not reached a hundred with what he "
    "has counted may hold his rubicon for lost and concede the play. The other counts thirteen for "
    "it and ten for the cards, which make no pique, or refuses and plays for the capot.",
    "help.rights.look": "Look. Your own discard, and every trick that was played, may be looked at "
    "whenever you like.",
    # Playing well
    "help.strategy.1": "As elder, exchange all five cards unless you have a very good reason: "
    "every new card is a chance.",
    "help.strategy.2": "As younger, keep a guard in each suit. A queen with two small cards, or a "
    "king with one, stops a long run of leads.",
    "help.strategy.3": "Keep your longest suit and throw small cards from short ones. A good point "
    "is worth having, and its small cards win tricks once the high ones are gone.",
    "help.strategy.4": "Three aces are worth a draw for the fourth: fourteen points, and four "
    "tricks.",
    "help.strategy.5": "Listen. “Good” tells you what the other has not got. “Not good” tells you "
    "what the other has.",
    "help.strategy.6": "Sink what would tell too much. Three points for a trio can cost you more "
    "than three in the play.",
    "help.strategy.7": "In the play, lead your long suit till its high cards are gone. Then the "
    "rest of it counts one by one.",
    "help.strategy.8": "Count tricks. The seventh is worth ten, and when the other has six, try to "
    "divide.",
    "help.strategy.9": "Late in the partie, think of the rubicon. If you cannot reach a hundred, "
    "score as little as you can, for your points go to the winner.",
    "help.strategy.10": "If you can reach a hundred, play safe and reach it.",
    # Does it cheat?
    "help.fair.1": "No. It could not if it wanted to.",
    "help.fair.2": "The opponent is a program of its own that runs beside this one. It is told "
    "what a person in its chair would see and hear: its own cards, what was said, what was "
    "played. Your hand and the talon are never sent to it, so there is nothing it could peek at.",
    "help.fair.3": "The cards are shuffled by chance alone. Nobody looks at who is winning, or at "
    "how strong an opponent you chose.",
    "help.fair.sealed": "Before the cut you see the fingerprint of all packs to come. After the "
    "partie, “Proof of fairness” shows whether a card was changed, and how to look without us.",
    "help.fair.4": "We test it, too. The cards an opponent cannot see are dealt anew, again and "
    "again, and its choice must stay the same.",
    "help.fair.5": "A stronger opponent does not get better cards. It counts better: what was "
    "called, what was not called, what you threw away.",
    "help.fair.6": "Luck comes in long runs. One deal can bring a repique of a hundred, and the "
    "next may be yours.",
    "help.fair.same": "To play without luck: “The same deals”. Madame Argand has your cards "
    "too, and the results are compared.",
    # Keys and mouse
    "help.keys.1": "The mouse does everything: click a card, a button, a word in a list; or drag a "
    "card to where it should go. Rest it on a small sign at the upper right: it says what it does.",
    "help.keys.2": "The keyboard does everything as well.",
    "help.keys.3": "In this book: arrows left and right turn the leaves, up and down go from page "
    "to page. Simply type to search. Tab goes to what can be pressed, Enter presses it, Escape "
    "leads back.",
    # Glossary
    "help.glossary.1": "The words of the game. Where they stand at the table, rest the pointer on "
    "them.",
}
