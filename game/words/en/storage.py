"""What is said about saves, settings and score cards: what is wrong, and what to do about it."""

_UNSTORED = "You can play, but nothing of this sitting will be stored: "
_AGAIN = " Then start Piquet again."
_HELD = "The last action could not be stored: "
_LATER = " You can play on; it will be stored as soon as that is possible."
_UNREAD = "The score cards cannot be read: "

WORDS: dict[str, str] = {
    "storage.unkept": "The partie you left could not be stored. It stays open while the program "
    "runs; make room or allow writing, then continue it.",
    # The book could not be opened for writing: why, and the remedy.
    "storage.opening.full": _UNSTORED
    + "the disk of the folder {folder} is full. Free some space."
    + _AGAIN,
    "storage.opening.read-only": _UNSTORED
    + "the folder {folder} or the book in it may not be written. Allow writing there."
    + _AGAIN,
    "storage.opening.busy": _UNSTORED
    + "another Piquet is holding the book in {folder}. Close its window."
    + _AGAIN,
    "storage.opening.gone": _UNSTORED
    + "the folder {folder} cannot be reached. Connect its disk or make the folder."
    + _AGAIN,
    "storage.opening.not-a-folder": _UNSTORED
    + "a file lies where the folder {folder} should be. Move that file away."
    + _AGAIN,
    "storage.no-home": _UNSTORED
    + "this computer knows no home folder of yours. Name a folder in {variable}."
    + _AGAIN,
    "storage.no-such-home": _UNSTORED
    + "{variable} says {named}, and no such folder can be found out. Name another there."
    + _AGAIN,
    "storage.opening.in-the-way": _UNSTORED
    + "what lies at {file} is no plain file, but a folder, a pipe or a link. Move it away."
    + _AGAIN,
    "storage.locks": "What lies at {file} is in the way of Piquet’s locks. Move it away: two "
    "windows of Piquet would not know what the other is playing.",
    "storage.opening.damaged": _UNSTORED
    + "the book in {folder} is damaged and could not be moved aside. Close other windows of Piquet."
    + _AGAIN,
    "storage.opening.failed": _UNSTORED
    + "the folder {folder} cannot be used. Check its disk."
    + _AGAIN,
    # An action could not be stored; it is kept and tried again with the next one.
    "storage.append.full": _HELD + "the disk is full. Free some space." + _LATER,
    "storage.append.read-only": _HELD + "the book may not be written. Allow writing." + _LATER,
    "storage.append.busy": _HELD + "another program is holding the book. Close it." + _LATER,
    "storage.append.gone": _HELD + "the folder of the book cannot be reached." + _LATER,
    "storage.append.not-a-folder": _HELD
    + "a file lies where the folder of the book should be. Move it away."
    + _LATER,
    "storage.append.damaged": _HELD + "the book is damaged and cannot be moved aside." + _LATER,
    "storage.append.failed": _HELD + "the disk does not answer as it should. Check it." + _LATER,
    "storage.read.full": _UNREAD + "the disk is full. Free some space.",
    "storage.read.read-only": _UNREAD + "the book may not be opened. Allow access to it.",
    "storage.read.busy": _UNREAD + "another program is holding the book. Close it.",
    "storage.read.gone": _UNREAD + "the folder of the book cannot be reached.",
    "storage.read.not-a-folder": _UNREAD + "a file lies where the folder of the book should be.",
    "storage.read.damaged": _UNREAD + "the book is damaged. Start Piquet again to rescue it.",
    "storage.read.failed": _UNREAD + "the disk does not answer as it should. Check it.",
    # A file was set aside.
    "storage.aside.damaged.one": "Your book was damaged. One partie could be read and is in a new "
    "book; the damaged file is kept as {file}.",
    "storage.aside.damaged.many": "Your book was damaged. {count} parties could be read and are "
    "in a new book; the damaged file is kept as {file}.",
    "storage.aside.newer.one": "Your book was written by a newer Piquet. One partie could be read "
    "and is in a new book; the other file is kept unchanged as {file}. Install the newer Piquet "
    "to use it.",
    "storage.aside.newer.many": "Your book was written by a newer Piquet. {count} parties could "
    "be read and are in a new book; the other file is kept unchanged as {file}. Install the newer "
    "Piquet to use it.",
    "storage.aside-unread.damaged": "Your book was damaged, and no partie in it could be read. A "
    "new book was begun; the damaged file is kept as {file}.",
    "storage.aside-unread.newer": "Your book was written by a newer Piquet, and no partie in it "
    "could be read. A new book was begun; the other file is kept unchanged as {file}. Install the "
    "newer Piquet to use it.",
    "storage.aside-unread.foreign": "The file in the place of your book was not written by "
    "Piquet. A new book was begun; the file is kept unchanged as {file}.",
    "storage.aside.short.one": "The end of your book was missing. One partie could be read and is "
    "in a new book; the file as it was is kept as {file}.",
    "storage.aside.short.many": "The end of your book was missing. {count} parties could be read "
    "and are in a new book; the file as it was is kept as {file}.",
    "storage.aside-unread.short": "The end of your book was missing, and no partie in it could be "
    "read. A new book was begun; the file as it was is kept as {file}.",
    "storage.lost-parties.one": "One partie is lost.",
    "storage.lost-parties.many": "{count} parties are lost.",
    "storage.lost-actions.one": "One action of parties that were over is lost.",
    "storage.lost-actions.many": "{count} actions of parties that were over are lost.",
    "storage.end-lost": "That the partie of {a} and {b} was over could not be read: it is among "
    "those that can be continued.",
    "storage.gone-unread": "Your book {file} is gone, and a new one was begun.",
    "storage.gone.one": "Your book {file} is gone. One partie was found in its log and the "
    "snapshots and is in a new book.",
    "storage.gone.many": "Your book {file} is gone. {count} parties were found in its log and the "
    "snapshots and are in a new book.",
    "storage.shortened": "Some actions of the partie of {a} and {b} could not be read: it goes on "
    "after its action number {count}.",
    "storage.card-unread": "The score card of the partie {partie} cannot be read, and is "
    "not shown.",
    "storage.older": "An older book lay beside yours; it is kept as {file}.",
    "storage.rewritten": "The folder {folder} was deleted while Piquet was running; the book has "
    "been written there again.",
    # Parties.
    "storage.open-elsewhere": "This partie is open in another window of Piquet. Continue it "
    "there, or close that window first.",
    "storage.not-running": "This partie is no longer running: it was finished or given up in "
    "another window of Piquet. Look for it on the score cards.",
    "storage.illegal": "What was played of this partie after its action number {count} is not "
    "allowed by the rules of this version: it goes on from there. The whole of it is kept.",
    "storage.unknown-level": "This partie was begun against “{level}”, whom this version of Piquet "
    "does not know; {name} goes on with it.",
    # Settings.
    "storage.settings.damaged": "The settings could not be read, and Piquet begins with its own. "
    "The old file is kept as {file}.",
    "storage.settings.restored": "The settings could not be read, and those from before were "
    "taken. The damaged file is kept as {file}.",
    "storage.settings.senseless.one": "One entry of the settings made no sense and is as usual "
    "again: {entries}. The file as it was is kept as {file}.",
    "storage.settings.senseless.many": "{count} entries of the settings made no sense and are as "
    "usual again: {entries}. The file as it was is kept as {file}.",
    "storage.in-the-way": "What lies at {file} is no plain file, but a folder, a pipe or a link. "
    "Move it away, then start Piquet again.",
    "storage.settings.changed": "The settings were changed outside Piquet; what they say now "
    "holds.",
    "storage.settings.gone": "{file} was gone, and the settings from before were taken, which "
    "{before} keeps.",
    "storage.settings.unread": "The settings in {folder} cannot be opened, and Piquet begins with "
    "its own. Allow reading there.",
    "storage.settings.unstored": "The settings could not be stored in {folder}. Free some space "
    "there and allow writing.",
    "storage.settings.nowhere": "The settings are not kept: there is no folder for them.",
    "storage.no-deal": "This partie has no deal {number}; choose one of those that are shown.",
    "storage.deal-damaged": "Deal {number} is not as it was written: the disk has changed it. "
    "The rest of the partie can be opened.",
    "storage.from-snapshot.one": "What one partie had lost was taken from the snapshot.",
    "storage.from-snapshot.many": "What {number} parties had lost was taken from the snapshot.",
}
