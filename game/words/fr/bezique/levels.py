"""What the players of Bezique are called in French, and what it is called itself."""

WORDS: dict[str, str] = {
    "title": "Bésigue",
    "level.thumb": "Rival",
    "level.thumb.help": "Garde ce qui peut servir, et annonce ce qui compte le plus.",
}
