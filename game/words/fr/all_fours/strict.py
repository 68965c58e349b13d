"""What strict play has besides at All-Fours, in French: the option, and its refusals."""

WORDS: dict[str, str] = {
    "option.strict": "Le regard du donneur",
    "option.strict.no": "Tout de suite",
    "option.strict.yes": "Quand l’autre a parlé",
    "option.strict.help": "Au jeu strict, le donneur ne relève ses cartes que lorsque l’autre a "
    "demandé ou s’en est tenu là.",
    "refused.no-slip": "La donne est sans faute si l’on n’est pas convenu du jeu strict.",
    "refused.numbers-right": "Personne n’a une carte de trop ou de moins.",
    "refused.not-to-abide": "Tirez la carte de trop, ou demandez une nouvelle donne.",
    "refused.not-to-draw": "Personne n’a de carte en trop : laissez la donne, ou demandez-en une.",
}
