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
    "now.mend.shown": "Une de vos cartes a été vue.",
    "now.mend.shown.more": "Demandez une nouvelle donne, ou jouez ainsi.",
    "now.mend.number": "{other} a une carte de trop.",
    "now.mend.number.more": "Tirez-en une sans la voir, ou demandez une nouvelle donne.",
    "now.wait.misdeal": "{other} décide de la donne.",
    "do.abide": "Jouer ainsi",
    "do.draw-out": "En tirer une",
    "do.announce": "Mal donné",
    "say.shown": "Une carte a paru : {card}.",
    "say.announce": "Le compte n’y est pas.",
    "say.abide": "Jouons ainsi.",
    "say.draw-out": "J’en tire une.",
    "say.misdealt": "Maldonne.",
    "sheet.misdealt": "On mêle de nouveau : le même redonne.",
    "curtain.to.misdeal": "Décider de la donne.",
}
