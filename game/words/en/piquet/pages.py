"""What the pages say of Piquet: its rules and levels, the deal sheet, settlement and score card."""

WORDS: dict[str, str] = {
    # Title
    "title.tag.six-deals": "Two hands, thirty-two cards, six deals.",
    "title.tag.four-deals": "Two hands, thirty-two cards, four deals.",
    "title.tag.to-a-hundred": "Two hands, thirty-two cards, a hundred points.",
    "title.about": "Thirty-two cards, an exchange, old words.",
    "preset.rubicon": "Rubicon",
    "preset.four-deals": "Four deals",
    "preset.to-a-hundred": "To a hundred",
    "preset.modern": "Modern",
    "preset.rubicon.help": "Six deals, the rubicon at a hundred: the game as Cavendish has it.",
    "preset.four-deals.help": "Four deals, the first and the last counted double.",
    "preset.to-a-hundred.help": "The older game: who first reaches a hundred wins.",
    "preset.modern.help": "The rules of today where they differ; six deals and the rubicon.",
    "title.last.you-won.rubicon": "Last partie: "
    "you won {points} points, {other} rubiconed at {lost}.",
    "title.last.you-lost.rubicon": "Last partie: "
    "{other} won {points} points, you were rubiconed at {lost}.",
    "title.last.won.rubicon": "Last partie: "
    "{winner} won {points} points, {other} rubiconed at {lost}.",
    "standing.hundred": "Deal {deal}, to a hundred. {first} {a}, {second} {b}.",
    # New partie
    "level.novice": "Toby Wren",
    "level.club": "Mrs Lavelle",
    "level.expert": "Mr Finch",
    "level.master": "Madame Argand",
    "level.brandt": "Captain Brandt",
    "level.bell": "Miss Bell",
    "level.thumb": "Rival",
    "level.novice.former": "Novice",
    "level.club.former": "Club",
    "level.expert.former": "Expert",
    "level.master.former": "Master",
    "level.novice.help": "A beginner, delighted by every card.",
    "level.club.help": "Plays well; keeps what is pretty, aces first.",
    "level.expert.help": "An expert: counts the last cards, says nothing.",
    "level.master.help": "An old master. Counts even your words.",
    "level.brandt.help": "Bluff and loud; a match for Mrs Lavelle.",
    "level.bell.help": "Quiet, exact; a match for Mr Finch.",
    # Deal sheet
    "sheet.title": "Deal {number}",
    "sheet.point": "{count} {suit} making {value}",
    "sheet.row.point": "Point",
    "sheet.row.carte-blanche": "Carte blanche",
    "sheet.row.sequence": "Sequences",
    "sheet.row.set": "Quatorzes, trios",
    "sheet.row.repique-pique": "Repique, pique",
    "sheet.row.repique": "Repique",
    "sheet.row.pique": "Pique",
    "sheet.row.play": "Play",
    "sheet.row.cards": "Cards",
    "sheet.row.capot": "Capot",
    "sheet.total": "Total",
    "sheet.total.times": "Counted double",
    "sheet.times": "{points} × {number} =",
    "sheet.equal": "Equal, neither counts",
    "sheet.even": "{number} tricks each",
    "sheet.points.one": "one point",
    "sheet.points.many": "{number} points",
    "sheet.shown": "{detail}: {points}",
    "sheet.no-court": "No king, queen or knave",
    "sheet.alike": "{name} ×{number}",
    "sheet.sequences": "{number} sequences",
    "sheet.sets": "{number} sets",
    "sheet.withdrawn": "{what}, withdrawn",
    "sheet.repique": "Thirty in hand",
    "sheet.repique.why": "Repique, thirty in hand before the other counted",
    "sheet.pique": "Thirty, hand and play",
    "sheet.pique.why": "Pique, thirty before the other counted",
    "sheet.played": "{number} in leads and tricks",
    "sheet.play.lead": "{number} led",
    "sheet.play.trick": "{number} won in reply",
    "sheet.play.last-trick": "the last trick",
    "sheet.tricks": "{won} tricks to {lost}",
    "sheet.all-tricks": "All twelve tricks",
    "sheet.headline": "{name} wins the deal by {number}.",
    "sheet.headline.yours": "The deal is yours by {number}.",
    "sheet.headline.even": "The deal is even.",
    "sheet.next.elder": "Next: deal {number}. You are elder, {other} deals.",
    "sheet.next.younger": "Next: deal {number}. {other} is elder, you deal.",
    "sheet.next": "Next: deal {number}. {first} is elder, {other} deals.",
    "sheet.over": "That was the last deal.",
    "sheet.reached": "That made the hundred.",
    "sheet.tied": "{Number} deals, and equal: each deals once more.",
    # Score card
    "card.elder": "elder hand",
    "card.loser": "Loser’s points",
    "card.partie": "Partie",
    "card.double": "Double",
    # Settlement
    "settlement.short.one": "one short",
    "settlement.short.many": "{number} short",
    "settlement.why.rubicon.mine": "{loser} stopped at {lost}, {short} of the hundred: "
    "a rubicon, so both scores count for you.",
    "settlement.why.rubicon.yours": "You stopped at {lost}, {short} of the hundred: "
    "a rubicon, so both scores count for {winner}.",
    "settlement.why.rubicon.named": "{loser} stopped at {lost}, {short} of the hundred: "
    "a rubicon, so both scores count for {winner}.",
    "settlement.why.mine": "{loser} crossed the rubicon with {lost}: "
    "you win the difference, {number}, and a hundred for the partie.",
    "settlement.why.yours": "You crossed the rubicon with {lost}: "
    "{winner} wins the difference, {number}, and a hundred for the partie.",
    "settlement.why.named": "{loser} crossed the rubicon with {lost}: "
    "{winner} wins the difference, {number}, and a hundred for the partie.",
    "settlement.why.rubicon.before.mine": "{loser} had {lost} before the two extra deals, {short} "
    "of the hundred: a rubicon, so both scores count for you.",
    "settlement.why.rubicon.before.yours": "You had {lost} before the two extra deals, {short} "
    "of the hundred: a rubicon, so both scores count for {winner}.",
    "settlement.why.rubicon.before.named": "{loser} had {lost} before the two extra deals, {short} "
    "of the hundred: a rubicon, so both scores count for {winner}.",
    "settlement.why.none.mine": "No rubicon was played for: "
    "you win the difference, {number}, and a hundred for the partie.",
    "settlement.why.none.yours": "No rubicon was played for: "
    "{winner} wins the difference, {number}, and a hundred for the partie.",
    "settlement.why.none.named": "No rubicon was played for: "
    "{winner} wins the difference, {number}, and a hundred for the partie.",
    "settlement.why.both-below.mine": "With {won} you are below the hundred too, so there is no "
    "rubicon: you win the difference, {number}, and a hundred for the partie.",
    "settlement.why.both-below.yours": "With {won} {winner} is below the hundred too, so there is "
    "no rubicon, but the difference, {number}, and a hundred for the partie.",
    "settlement.why.both-below.named": "With {won} {winner} is below the hundred too, so there is "
    "no rubicon, but the difference, {number}, and a hundred for the partie.",
    "settlement.why.hundred.mine": "You reached the hundred first, with {won} against {lost}. "
    "The partie counts a hundred.",
    "settlement.why.hundred.yours": "{winner} reached the hundred first, with {won} against "
    "{lost}. The partie counts a hundred.",
    "settlement.why.hundred.named": "{winner} reached the hundred first, with {won} against "
    "{lost}. The partie counts a hundred.",
    "settlement.why.double.mine": "You reached the hundred first, with {won}. "
    "{loser} stopped at {lost}, below fifty, and pays double.",
    "settlement.why.double.yours": "{winner} reached the hundred first, with {won}. "
    "You stopped at {lost}, below fifty, and pay double.",
    "settlement.why.double.named": "{winner} reached the hundred first, with {won}. "
    "{loser} stopped at {lost}, below fifty, and pays double.",
    "settlement.why.drawn": "Both have {total} after the two extra deals, so nobody wins anything.",
    "settlement.why.drawn.at-once": "Both have {total}, so nobody wins anything.",
    "settlement.double": "double",
    "settlement.partie": "partie",
    # Score cards
    "cards.row.rubicon": "{winner} won {points} points, a rubicon",
    # Keys
    "keys.less": "call less, or take fewer cards",
    "keys.sink": "sink a call, so that the other does not hear of it",
    "keys.name": "name a suit before you lead it",
    "keys.rights": "ask, correct, claim late, keep back: while the law lets you",
    "keys.sort": "sort the hand: suits, ranks, combinations, by hand",
    "keys.discard": "look at your own discard",
    "keys.told": "read all that was said and shown",
}
