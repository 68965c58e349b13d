"""The glossary: each term, what it means, and how it is written in sentences."""

WORDS: dict[str, str] = {
    "term.bezique": "Bezique",
    "term.bezique.means": "The queen of spades with the knave of diamonds, whatever is trumps. It "
    "counts 40.",
    "term.brisque": "Brisque",
    "term.brisque.means": "An ace or a ten that was won in a trick. It counts ten.",
    "term.declare": "Declare",
    "term.declare.means": "To lay cards open after a trick one has won, and score for them. They "
    "may still be played.",
    "term.double-bezique": "Double bezique",
    "term.double-bezique.means": "Both queens of spades and both knaves of diamonds together. It "
    "counts 500.",
    "term.draw": "Draw",
    "term.draw.means": "To take a card from the stock after each trick, the winner first.",
    "term.four-alike": "Four alike",
    "term.four-alike.means": "Four aces 100, kings 80, queens 60, knaves 40, of whatever suits.",
    "term.last-trick": "Last trick",
    "term.last-trick.means": "It counts ten besides; which trick it is was agreed on.",
    "term.lead": "Lead",
    "term.lead.means": "To play first to a trick. The winner of a trick leads to the next.",
    "term.marriage": "Marriage",
    "term.marriage.means": "King and queen of a suit. It counts 20, royal in trumps 40.",
    "term.sequence": "Sequence",
    "term.sequence.means": "Ace, ten, king, queen and knave of trumps. It counts 250.",
    "term.seven": "Seven",
    "term.seven.means": "A seven of trumps brings ten: exchanged for the turned card, and played "
    "or shown.",
    "term.stock": "Stock",
    "term.stock.means": "The cards that were not dealt. One draws from it until it is gone.",
    "term.trick": "Trick",
    "term.trick.means": "A card from each; the better one takes both.",
    "term.trumps": "Trumps",
    "term.trumps.means": "The suit that beats the others. The card that was turned says which.",
    "term.turn-up": "Turned card",
    "term.turn-up.means": "The card that lies open beside the stock. Its suit is trumps, and it is "
    "drawn last.",
}

FORMS: dict[str, str] = {
    "": "let the trick go",
    "bezique": "bezique|beziques",
    "brisque": "brisque|brisques",
    "declare": "declare|declares|declared|declaration",
    "double-bezique": "double bezique",
    "draw": "draw|draws|drawn",
    "four-alike": "four alike",
    "last-trick": "last trick",
    "lead": "lead|leads|led",
    "marriage": "marriage|marriages|royal marriage",
    "sequence": "sequence|sequences|royal sequence",
    "seven": "seven|seven exchanged|seven turned up|seven of trumps|sevens",
    "stock": "stock",
    "trick": "trick|tricks",
    "trumps": "trumps|trump",
    "turn-up": "turned card",
}
"""How each term stands in sentences, in small letters."""
