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
    "level.novice.help": "A beginner, delighted by every card; plays the one he likes.",
    "level.club.help": "Plays for the talk: minds the good old rules half the time.",
    "level.expert.help": "Tries his card on some hands that you may hold; now and then careless.",
    "level.master.help": "An old master. Hears what a beg tells, and plays for the game.",
    "level.brandt.help": "Bluff, loud, generous in defeat; a match for Mrs Lavelle.",
    "level.bell.help": "Quiet, exact, amused; a match for Mr Finch.",
}
