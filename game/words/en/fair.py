"""What is said of sealed packs: at the cut, on their page, and by `piquet verify`."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "icon.seal": "The packs are sealed",
    "icon.seal.means": "Note this fingerprint: after the partie you can see whether a card was "
    "changed.",
    "fair.open": "Proof of fairness",
    "fair.title": "Fair beyond doubt",
    "fair.fingerprint": "Fingerprint of the packs",
    "fair.secret": "The secret they were drawn from",
    "fair.before": "Before the cut a secret was drawn, and from it every pack of this partie. This "
    "is the fingerprint of the secret and all packs. Note it, or how it begins. When the partie is "
    "over the secret is shown, and anybody can see whether a card was changed.",
    "fair.after": "If this is the fingerprint you saw before the cut, no card was changed after "
    "it.",
    "fair.how": "To look without us, save the file: in it stand the secret and all packs, each "
    "from its top card on. The SHA-256 of the file is the fingerprint. It is told by sha256sum "
    "FILE on Linux, shasum -a 256 FILE on a Mac, certutil -hashfile FILE SHA256 on Windows.",
    "fair.limit": "It does not show that the secret was drawn by chance. Many deals show that: see "
    "your statistics.",
    "fair.copy": "Copy fingerprint",
    "fair.verify": "Verify",
    "fair.save": "Save the file",
    "fair.copied": "The fingerprint is in the clipboard.",
    "fair.saved": "Saved as {file}.",
    "fair.unsaved": "The file could not be saved: {why}.",
    "fair.true": "Reckoned anew: the fingerprint is the same, and all {count} packs of this partie "
    "are those sealed.",
    "fair.other": "The pack “{name}” of this partie is not the one that was sealed.",
    "fair.unread": "This partie cannot be read in the book. Save the file and look with another "
    "tool.",
    "verify.usage": "Look whether a file of sealed packs is true, and whether a partie of the book "
    "was played with them.",
    "verify.usage.file": "the file that “Proof of fairness” saved when the partie was over; - "
    "reads from the standard input",
    "verify.usage.fingerprint": "what you noted before the cut, or how it begins",
    "verify.fingerprint": "Fingerprint: {digits}",
    "verify.noted": "It is the one you noted.",
    "verify.not-noted": "It is not the one you noted: {noted}.",
    "verify.no-digits": "“{noted}” is no fingerprint: write eight or more of its digits, 0 to 9 "
    "and a to f.",
    "verify.drawn": "All {count} packs are drawn from the secret.",
    "verify.not-drawn": "The pack “{name}” is not the one that the secret gives.",
    "verify.partie": "{a} and {b}, {date}: all {count} packs are those sealed.",
    "verify.partie.other": "{a} and {b}, {date}: the pack “{name}” is not the one that was sealed.",
    "verify.no-partie": "The book here has no finished partie of this secret.",
    "verify.wrong.head": "{file} is no file of sealed packs: its first line must be “piquet sealed "
    "packs 1”. “Proof of fairness” saves such a file when a partie is over.",
    "verify.wrong.secret": "{file}, line 2: the secret is missing: 32 or more digits, 0 to 9 and a "
    "to f.",
    "verify.wrong.pack": "{file}, line {line}: no pack. A pack is its name, a colon and its cards, "
    "and comes once.",
    "verify.no-game": "{file} is of the game “{game}”, which this program does not know.",
}
