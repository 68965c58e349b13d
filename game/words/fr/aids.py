"""Les aides à la table : reprendre, être conseillé, revoir la levée."""

WORDS: dict[str, str] = {
    "back.none": "Vous n’avez rien à reprendre dans cette donne.",
    "forward.none": "Rien n’a été repris qui puisse être refait.",
    "back.done": "Repris.",
    "back.assisted": "Repris. On en a vu plus depuis : la donne compte comme aidée.",
    "back.ask": "{other}, permettez-vous à {name} de reprendre cela ?",
    "forward.ask": "{other}, permettez-vous à {name} de refaire cela ?",
    "back.noted": "La carte de marque garde trace de ce qui fut repris.",
    "back.yes": "Oui",
    "back.no": "Non, on joue",
    "keys.back": "reprendre, refaire (ou Ctrl et Z, Ctrl et Y)",
}
