"""What Piquet suggests and why, and the ways to hold its hand."""

WORDS: dict[str, str] = {
    "suggest.exchange": "Put out {cards}. {keep}",
    "suggest.call": "{call}: good, it counts {points}.",
    "suggest.answer": "“{words}”: of what is true, the best for you.",
    "suggest.making": "Ask what it makes: equal in number, yours may still be better.",
    "suggest.play": "{card}: {why}",
    "suggest.no-look": "Leave them unseen: what both see helps the one who leads.",
    "suggest.deal": "Deal first: then you are elder, the better hand, in the last deal.",
    "suggest.elder": "Be elder first: it is the better hand.",
    "suggest.concede": "Concede: a hundred is out of your reach, and this gives away least.",
    "suggest.count": "Count it: what was conceded is sure, a capot is rare.",
    "suggest.carte-blanche": "Say it: it counts ten before all else.",
    "suggest.none": "There is nothing to choose well or badly here.",
    "why.wins": "nothing that is still out can beat it.",
    "why.long": "your longest suit; what beats it has to go.",
    "why.last": "it is your last card.",
    "why.keeps": "it keeps what is worth more elsewhere.",
    "why.takes": "it takes the trick.",
    "why.lost": "the trick is lost; this one costs least.",
    "why.thrown": "you cannot follow; this one costs least.",
    "sort.suits": "Your hand is sorted by suits.",
    "sort.ranks": "Your hand is sorted by ranks.",
    "sort.combinations": "What is worth calling stands together.",
    "sort.hand": "By hand: drag a card to its place, or Shift and an arrow.",
    # The small signs at the table
    "icon.sort.means": "By suits, by ranks, by what is worth calling, or as you put it.",
}
