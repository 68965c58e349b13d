"""What those who play Bezique are called in English, and what it is called itself."""

WORDS: dict[str, str] = {
    "title": "Bezique",
    "title.about": "Two packs, a stock, cards laid open.",
    "title.tag": "Bezique: two packs, cards laid open.",
    "title.tag.rubicon": "Rubicon Bezique: four packs, cards laid open.",
    "level.novice": "Toby Wren",
    "level.club": "Mrs Lavelle",
    "level.expert": "Mr Finch",
    "level.master": "Madame Argand",
    "level.brandt": "Captain Brandt",
    "level.bell": "Miss Bell",
    "level.thumb": "Rival",
    "level.novice.help": "A beginner; now and then forgets to declare.",
    "level.club.help": "Plays at the club; declares in good order.",
    "level.expert.help": "An expert: hopes high; solves the last eight tricks.",
    "level.master.help": "An old master. Reads what you threw and kept.",
    "level.brandt.help": "Bluff and loud; a match for Mrs Lavelle.",
    "level.bell.help": "Quiet, exact; a match for Mr Finch.",
}
