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
    "level.novice.help": "A beginner, delighted by every card; loses a knave now and then.",
    "level.club.help": "Plays at the club by good old rules: begs when she must, saves her tens.",
    "level.expert.help": "An expert: tries each card on many hands that you may hold.",
    "level.master.help": "An old master. Hears what a beg tells, and plays for the game.",
    "level.brandt.help": "Bluff, loud, generous in defeat; a match for Mrs Lavelle.",
    "level.bell.help": "Quiet, exact, amused; a match for Mr Finch.",
}
