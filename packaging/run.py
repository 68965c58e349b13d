"""Set Piquet up and start it, check it, or bundle it for others.

    python3 packaging/run.py [ARGUMENTS OF THE GAME]
    python3 packaging/run.py test [ARGUMENTS OF PYTEST]
    python3 packaging/run.py bundle

This one file keeps to words that any Python can read, so that one which is too old can say so in a
sentence. All else lies in `launcher.py` beside it, written for Python 3.11.
"""

import os
import sys

if sys.version_info < (3, 11):
    newer = [
        "python3.%d" % minor
        for minor in range(15, 10, -1)
        for folder in os.environ.get("PATH", "").split(os.pathsep)
        if os.access(os.path.join(folder, "python3.%d" % minor), os.X_OK)
    ]
    if newer:
        remedy = "A newer one is here: start Piquet with `%s packaging/run.py`." % newer[0]
    elif os.name == "nt":
        remedy = "Install a newer one from the Python website and start Piquet again."
    else:
        remedy = (
            "Install a newer one (with your system's package manager or from the Python website) "
            "and start Piquet with it, for example `python3.13 packaging/run.py`."
        )
    sys.stderr.write("Piquet needs Python 3.11 or later; this is %d.%d. " % sys.version_info[:2])
    sys.stderr.write(remedy + "\n")
    sys.exit(1)

from launcher import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
