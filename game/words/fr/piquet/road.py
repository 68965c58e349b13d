"""The road to thirty in French: where it leads, how far it still is, and what would bar it."""

WORDS: dict[str, str] = {
    "road.pique": "pic",
    "road.repique": "repic",
    "road.more.mine": "{Jump} : encore {more} pour vous",
    "road.more.theirs": "{Jump} : encore {more} pour {other}",
    "road.there.mine": "{Jump} : trente en main pour vous",
    "road.there.theirs": "{Jump} : trente en main pour {other}",
    "road.better.point": "un meilleur point",
    "road.better.sequence": "une meilleure séquence",
    "road.better.set": "un meilleur quatorze ou brelan",
    "road.bar.mine": "Ce qui l’empêche : {bars}, si {other} en compte.",
    "road.bar.theirs": "Ce qui l’empêche : {bars}, si vous en comptez.",
    "road.bar.none": "Plus rien ne peut l’empêcher.",
    "road.bar.points.mine": "Le premier point que compte {other} l’empêche.",
    "road.bar.points.theirs": "Le premier point que vous comptez l’empêche.",
    "road.bar.trick.mine": "La première levée {other:de} l’empêche.",
    "road.bar.trick.theirs": "Votre première levée l’empêche.",
}
