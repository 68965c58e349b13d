"""What those who play All-Fours are called in English, and what it is called itself."""

WORDS: dict[str, str] = {
    "title": "All-Fours",
    "title.about": "Beg or stand, then win High, Low, Jack, Game.",
    "title.tag": "All-Fours: beg or stand, and four points to a deal.",
    "level.novice": "Toby Wren",
    "level.club": "Mrs Lavelle",
    "level.expert": "Mr Finch",
    "level.master": "Madame Argand",
    "level.brandt": "Captain Brandt",
    "level.bell": "Miss Bell",
    "level.thumb": "Rival",
    "level.novice.help": "A beginner: likes high cards, and never begs.",
    "level.club.help": "Begs by the book; takes all she can, dear or not.",
    "level.expert.help": "Wins cheaply; does not count the pips.",
    "level.master.help": "An old master. Hears what a beg tells.",
    "level.brandt.help": "Bluff and loud; a match for Mrs Lavelle.",
    "level.bell.help": "Quiet, exact; a match for Mr Finch.",
}
