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
    "sort.suits": "Votre main est rangée par couleurs.",
    "sort.ranks": "Votre main est rangée par rangs.",
    "sort.combinations": "Ce qui vaut une annonce se tient ensemble.",
    "sort.hand": "À la main : glissez une carte à sa place, ou Maj et une flèche.",
    "keys.aside": "déplacer la carte désignée, pour ranger la main soi-même",
    "keys.back": "reprendre, refaire (ou Ctrl et Z, Ctrl et Y)",
    "sound.muted": "Le son est coupé. M le rétablit.",
    "sound.on": "Le son est rétabli.",
    "keys.mute": "couper ou rétablir le son",
}
