"""What all tests share: Hypothesis tries the same examples in every run.

So a green run stays green on every machine; new examples are searched for by the soaks
(`python -m tests.soak`), which print the seed of what they find.
"""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("piquet", derandomize=True, database=None, deadline=None)
settings.load_profile("piquet")
