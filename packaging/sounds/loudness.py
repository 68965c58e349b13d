"""How loud and of what colour the sounds are: `python3 packaging/sounds/loudness.py [FOLDER]`.

Loudness is told as broadcasting does (ITU-R BS.1770): the wave is weighted as an ear hears it, and
its mean power over 400 milliseconds is given in LUFS. A short sound is laid in 400 of its own.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Sequence
from math import cos, log10, pi, sin, sqrt, tan
from pathlib import Path

SPEECH = -23.0
"""LUFS at which speech is broadcast (EBU R 128): no sound of a card table is to be louder."""
_WINDOW, _STEP = 0.4, 0.1
_SILENT = 1e-12
_BANDS = (0, 200, 800, 2500, 12_000)

Section = tuple[float, float, float, float, float]
"""A filter of the second order: what is taken of this sample and the two before, and given back."""


def samples_of(path: Path) -> tuple[list[float], int]:
    """The samples of a file, from −1 to 1, and how many there are in a second."""
    with wave.open(str(path)) as file:
        found = array("h")
        found.frombytes(file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            found.byteswap()
        return [value / 32_768 for value in found], file.getframerate()


def loudness(form: Sequence[float], rate: int) -> float:
    """LUFS of the loudest 400 milliseconds."""
    weighted = _filtered(_filtered(form, _shelf(rate)), _cut(rate))
    window = round(_WINDOW * rate)
    weighted += [0.0] * max(0, window - len(weighted))
    powers = [value * value for value in weighted]
    total = most = sum(powers[:window])
    for at in range(window, len(powers)):
        total += powers[at] - powers[at - window]
        most = max(most, total)
    return -0.691 + 10 * log10(max(_SILENT, most / window))


def _shelf(rate: int) -> Section:
    """What the head adds above some 1,700 hertz: four decibels."""
    k, q = tan(pi * 1681.974 / rate), 0.7071752
    high = 10 ** (3.99984 / 20)
    band = high**0.4996667741545416
    under = 1 + k / q + k * k
    return (
        (high + band * k / q + k * k) / under,
        2 * (k * k - high) / under,
        (high - band * k / q + k * k) / under,
        2 * (k * k - 1) / under,
        (1 - k / q + k * k) / under,
    )


def _cut(rate: int) -> Section:
    """What an ear does not hear below some forty hertz."""
    k, q = tan(pi * 38.13547 / rate), 0.5003270
    under = 1 + k / q + k * k
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) / under, (1 - k / q + k * k) / under


def _filtered(form: Sequence[float], section: Section) -> list[float]:
    a, b, c, d, e = section
    x1 = x2 = y1 = y2 = 0.0
    found = []
    for x in form:
        y = a * x + b * x1 + c * x2 - d * y1 - e * y2
        x1, x2, y1, y2 = x, x1, y, y1
        found.append(y)
    return found


def spectrum(form: Sequence[float], rate: int) -> list[float]:
    """The share of the power in each band of `_BANDS`, asked every fifty hertz."""
    powers = [0.0] * (len(_BANDS) - 1)
    for frequency in range(25, rate // 2, 50):
        turn = 2 * pi * frequency / rate
        real = sum(value * cos(turn * at) for at, value in enumerate(form))
        imaginary = sum(value * sin(turn * at) for at, value in enumerate(form))
        band = next(i for i in range(len(powers)) if frequency < _BANDS[i + 1])
        powers[band] += real * real + imaginary * imaginary
    whole = sum(powers) or 1.0
    return [power / whole for power in powers]


def main() -> None:
    """A line for each file."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "assets/sounds")
    for path in sorted(folder.glob("*.wav")):
        form, rate = samples_of(path)
        bands = " ".join(f"{share:4.0%}" for share in spectrum(form[: rate // 2], rate))
        strength = sqrt(sum(value * value for value in form) / len(form))
        print(
            f"{path.stem:9} {len(form) / rate:5.2f} s  {loudness(form, rate):6.1f} LUFS "
            f" strength {strength:.3f}  below 200, 800, 2500 Hz, above: {bands}"
        )


if __name__ == "__main__":
    main()
