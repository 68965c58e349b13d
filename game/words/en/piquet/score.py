"""What `piquet score` prints: the ledger of a deal, the table of a partie, what a file lacks."""

WORDS: dict[str, str] = {
    # ---- the ledger
    "score.deal": "Deal {number}. {dealer} deals, {elder} is elder hand.",
    "score.line.carte-blanche": "carte blanche",
    "score.line.point": "point of {number} in {suit}, making {value}",
    "score.line.point.untold": "point",
    "score.line.sequence": "{name} in {suit}",
    "score.line.set": "{name}",
    "score.line.withdrawn": "{name}, withdrawn",
    "score.line.repique": "repique",
    "score.line.pique": "pique",
    "score.line.lead": "leads {card}",
    "score.line.trick": "wins the trick with {card}",
    "score.line.last-trick": "wins the last trick",
    "score.line.cards": "the cards, {number} tricks",
    "score.line.cards.conceded": "the cards, conceded with the play",
    "score.line.conceded": "the play, conceded by {loser}",
    "score.line.capot": "capot, all twelve tricks",
    "score.nothing-yet": "Nothing was counted yet.",
    "score.not-counted": "not counted",
    "score.concession": "{loser} conceded the play; {other} has not answered yet.",
    "score.concession.refused": "{loser} conceded the play, but {other} played for the capot.",
    "score.reached": "{winner} has a hundred: the game is over.",
    "score.reached.before-all": "{winner} has a hundred first in the order of reckoning, "
    "and what comes after that in it is not counted.",
    "score.beyond": "What is written after that was played out and is not counted.",
    "score.deal-scores": "The deal: {a} {a_points}, {b} {b_points}.",
    "score.so-far": "The record stops before the end of the deal. So far: "
    "{a} {a_points}, {b} {b_points}.",
    "score.cut-only": "The record has no deal yet.",
    # ---- cards that were supplied
    "score.supplied": "The record leaves some cards open. These were supplied, "
    "and the score does not depend on them:",
    "score.supplied.doubtful": "The record leaves some cards open. These were supplied, "
    "but with others that it allows the score would be another:",
    "score.supplied.dealt": "  {player} was dealt {cards}",
    "score.supplied.put-out": "  {player} put out {cards}",
    "score.supplied.talon": "  in the talon lay {cards}",
    # ---- the partie
    "score.rules": "Rules: {game}.",
    "score.rules.edition": "  By edition {number} of the rules, as they were read before.",
    "score.rules.option": "  {option}: {value}",
    "score.table.deal": "Deal",
    "score.table.total": "Total",
    "score.table.so-far": "So far",
    "score.table.doubled": "{deal}, doubled",
    "score.tied": "Equal after {deals} deals: each deals once more.",
    "score.won": "{winner} wins the partie: {won} - {lost} + 100 = {points} points.",
    "score.rubicon": "{loser} is rubiconed, and {winner} wins the partie: "
    "{won} + {lost} + 100 = {points} points.",
    "score.hundred": "{winner} reaches a hundred first, {won} to {lost}, "
    "and wins the game: {points} points.",
    "score.hundred.double": "{winner} reaches a hundred first, {won} to {lost}, "
    "and wins the game double, {loser} being below fifty: {points} points.",
    "score.drawn": "The partie is drawn.",
}
