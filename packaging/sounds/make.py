"""Makes the sounds of the table: `python3 packaging/sounds/make.py FOLDER`.

Cards are filtered noise, wood and bells are dying tones. The same program always makes the same
files: chance has a seed. 22,050 samples a second, one channel, 16 bits.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable
from itertools import pairwise
from math import cos, exp, pi, sin, tanh
from pathlib import Path
from random import Random

RATE = 22_050
FADE = 0.004
"""Seconds in which a sound begins and ends, so that nothing clicks."""

Wave = list[float]


def noise(seconds: float, seed: int, low: float, high: Callable[[float], float]) -> Wave:
    """Noise between two frequencies in hertz; the upper one may change with the share of time."""
    chance = Random(seed)
    count = round(seconds * RATE)
    under = upper = softer = 0.0
    found = []
    for at in range(count):
        value = chance.uniform(-1, 1)
        share = _share(high(at / count))
        upper += share * (value - upper)
        softer += share * (upper - softer)  # once more: a single step leaves too much hiss
        under += _share(low) * (softer - under)
        found.append(softer - under)
    return found


def _share(frequency: float) -> float:
    """How far a filter of the first order follows in one sample."""
    return 1 - exp(-2 * pi * frequency / RATE)


def tones(seconds: float, parts: list[tuple[float, float, float]]) -> Wave:
    """Dying tones: of each the frequency in hertz, the strength, seconds to a third of it."""
    return [
        sum(
            strength * exp(-at / RATE / dying) * sin(2 * pi * frequency * at / RATE)
            for frequency, strength, dying in parts
        )
        for at in range(round(seconds * RATE))
    ]


def shaped(wave_form: Wave, rise: float, dying: float) -> Wave:
    """Rises in some seconds, and dies to a third in others."""
    return [
        value * min(1.0, at / RATE / rise) * exp(-max(0.0, at / RATE - rise) / dying)
        for at, value in enumerate(wave_form)
    ]


def together(*forms: tuple[float, Wave]) -> Wave:
    """Wave forms added up, each from its second on."""
    length = max(round(start * RATE) + len(form) for start, form in forms)
    whole = [0.0] * length
    for start, form in forms:
        first = round(start * RATE)
        for at, value in enumerate(form):
            whole[first + at] += value
    return whole


def deal() -> Wave:
    """A card leaves the pack."""
    flick = shaped(noise(0.09, 1, 900, lambda t: 5200 - 3000 * t), 0.004, 0.018)
    return together((0, flick), (0.03, [0.35 * v for v in _thump(0.06, 190, 0.012, 2)]))


def slide() -> Wave:
    """Cards pushed over the cloth."""
    rub = noise(0.24, 3, 500, lambda t: 2400 + 900 * sin(pi * t))
    return shaped(rub, 0.07, 0.06)


def place(seed: int) -> Wave:
    """A card laid down; no two are quite alike."""
    edge = shaped(noise(0.07, seed, 700, lambda _: 3600.0), 0.002, 0.011)
    return together((0, [0.8 * v for v in edge]), (0.002, _thump(0.12, 128 + 9 * seed, 0.03, seed)))


def _thump(seconds: float, frequency: float, dying: float, seed: int) -> Wave:
    body = tones(seconds, [(frequency, 0.5, dying), (frequency * 1.9, 0.2, dying / 2)])
    cloth = shaped(noise(seconds, seed + 50, 60, lambda _: 620.0), 0.002, dying)
    return [a + 1.2 * b for a, b in zip(body, cloth, strict=True)]


def sweep() -> Wave:
    """A trick taken in."""
    rub = shaped(noise(0.34, 5, 420, lambda t: 1500 + 2300 * t), 0.12, 0.07)
    return together((0, rub), (0.27, [0.5 * v for v in _thump(0.1, 150, 0.02, 6)]))


def knock() -> Wave:
    """Two taps on the wood."""
    wood = [(196.0, 0.7, 0.028), (412.0, 0.42, 0.017), (873.0, 0.16, 0.008)]
    tap = together(
        (0, tones(0.14, wood)), (0, shaped(noise(0.03, 7, 200, lambda _: 2600.0), 0.001, 0.005))
    )
    return together((0, tap), (0.13, [0.8 * value for value in tap]))


def bell() -> Wave:
    """A low bell, with the partials of a cast one."""
    return tones(
        1.9,
        [
            (147.0, 0.30, 0.75),
            (294.0, 0.42, 0.55),
            (352.8, 0.20, 0.36),
            (441.0, 0.16, 0.28),
            (588.0, 0.20, 0.22),
            (823.0, 0.08, 0.10),
        ],
    )


def chime() -> Wave:
    """Two clear notes, the second higher."""
    first = tones(1.1, [(587.3, 0.34, 0.30), (1174.7, 0.12, 0.16), (1620.0, 0.05, 0.08)])
    second = tones(1.0, [(880.0, 0.28, 0.28), (1760.0, 0.09, 0.13)])
    return together((0, first), (0.17, second))


def paper() -> Wave:
    """A sheet is laid on the table: it rustles, and its edge meets the wood."""
    rustle = noise(0.42, 11, 1400, lambda t: 6200 - 2600 * t)
    crackle = Random(12)
    creases = [1.0 + 0.9 * crackle.random() * (crackle.random() < 0.5) for _ in range(60)]
    rough = [value * creases[at * len(creases) // len(rustle)] for at, value in enumerate(rustle)]
    return together(
        (0, shaped(rough, 0.12, 0.09)), (0.3, [0.4 * v for v in _thump(0.12, 170, 0.02, 13)])
    )


def coin() -> Wave:
    """Two coins are laid on the wood, one on the other."""

    def ring(pitch: float, strength: float) -> Wave:
        parts = [(1.0, 0.30, 0.16), (1.51, 0.24, 0.12), (2.27, 0.16, 0.08), (2.92, 0.10, 0.05)]
        return tones(0.7, [(pitch * at, strength * part, dying) for at, part, dying in parts])

    touch = [0.5 * value for value in _thump(0.1, 210, 0.014, 14)]
    first, second = together((0, touch), (0, ring(2320, 0.8))), ring(2790, 0.55)
    return together((0, first), (0.16, second), (0.22, [0.4 * value for value in second]))


def murmur(seed: int) -> Wave:
    """A few syllables without words: a low voice behind closed lips.

    Pulses of a voice go through the three hollows of a mouth that opens and closes.
    """
    chance = Random(seed)
    syllables = [chance.uniform(0.13, 0.2) for _ in range(2 + seed % 2)]
    pitch = 98.0 + 9 * seed
    form: Wave = []
    for number, seconds in enumerate(syllables):
        count, phase = round(seconds * RATE), 0.0
        open_at = chance.choice(((420, 1180, 2300), (520, 1040, 2250), (360, 1450, 2350)))
        voiced = []
        for at in range(count):
            share = at / count
            phase += pitch * (1 + 0.05 * sin(pi * share) - 0.05 * number) / RATE
            voiced.append(sum(sin(2 * pi * n * phase) / n for n in range(1, 19)))
        mouth = [0.0] * count
        for strength, frequency in zip((1.0, 0.5, 0.16), open_at, strict=True):
            mouth = [
                a + strength * b for a, b in zip(mouth, _hollow(voiced, frequency), strict=True)
            ]
        form += [value * sin(pi * at / count) ** 0.6 for at, value in enumerate(mouth)]
    return [b - 0.96 * a for a, b in pairwise(form)]  # lips let little of the lowest out


def _hollow(form: Wave, frequency: float) -> Wave:
    """What a hollow that answers to a frequency gives back."""
    keep = exp(-pi * 90 / RATE)
    turn = 2 * keep * cos(2 * pi * frequency / RATE)
    one = two = 0.0
    found = []
    for value in form:
        now = (1 - keep) * value + turn * one - keep * keep * two
        one, two = now, one
        found.append(now)
    return found


LOUDNESS = {
    "deal": 0.30,
    "slide": 0.22,
    "sweep": 0.28,
    "knock": 0.42,
    "bell": 0.20,
    "chime": 0.18,
    "paper": 0.20,
    "coin": 0.20,
    **{f"murmur-{number}": 0.14 for number in (1, 2, 3)},
}
"""The peak of each, of 1; cards are soft."""
PLACE_LOUDNESS = 0.36


def sounds() -> dict[str, Wave]:
    """All sounds by the names of their files, as loud as they are to be."""
    made = {"deal": deal(), "slide": slide(), "sweep": sweep(), "knock": knock()}
    made |= {"bell": bell(), "chime": chime(), "paper": paper(), "coin": coin()}
    made |= {f"murmur-{number}": murmur(number) for number in (1, 2, 3)}
    made |= {f"place-{number}": place(number) for number in (1, 2, 3)}
    return {name: finished(form, LOUDNESS.get(name, PLACE_LOUDNESS)) for name, form in made.items()}


def finished(form: Wave, loudness: float) -> Wave:
    """Without a lasting pressure, faded at both ends, at a given peak."""
    middle = sum(form) / len(form)
    fade = round(FADE * RATE)
    last = len(form) - 1
    faded = [
        tanh(value - middle) * min(1.0, at / fade, (last - at) / fade)
        for at, value in enumerate(form)
    ]
    most = max(map(abs, faded))
    return [value * loudness / most for value in faded]


def write(path: Path, form: Wave) -> None:
    """A file of 16 bits a sample."""
    samples = array("h", (round(value * 32_767) for value in form))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Write the files, and tell what can be measured of them."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "assets/sounds")
    folder.mkdir(parents=True, exist_ok=True)
    for name, form in sounds().items():
        write(folder / f"{name}.wav", form)
        strength = (sum(value * value for value in form) / len(form)) ** 0.5
        first = next(at for at, value in enumerate(form) if abs(value) > 0.9 * max(form)) / RATE
        print(
            f"{name:8} {len(form) / RATE:5.2f} s  peak {max(map(abs, form)):.2f}  "
            f"strength {strength:.3f}  at its peak after {first * 1000:4.0f} ms"
        )


if __name__ == "__main__":
    main()
