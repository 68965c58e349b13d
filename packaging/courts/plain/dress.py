"""What most figures wear alike: the cut of shoulders, and the sleeve of the raised arm."""

from ..pen import EDGE, LINE, brush, line, shape


def shoulders(fill: str, neck: float = 300, drop: float = 320, slim: bool = False) -> str:
    """The body from the neck to the belt; `drop` is where the shoulders begin, `slim` a lady's."""
    if slim:
        return shape(
            f"M128,394C132,366 154,344 186,336C212,328 226,322 {neck - 64:g},{drop - 8:g}"
            f"L{neck + 64:g},{drop - 8:g}C390,324 404,330 428,338C472,352 502,410 502,472Z",
            fill,
        )
    return shape(
        f"M124,398C126,{drop + 46:g} 164,{drop + 8:g} {neck - 70:g},{drop - 8:g}"
        f"L{neck + 70:g},{drop - 8:g}C450,{drop + 10:g} 500,{drop + 60:g} 506,472L124,394Z",
        fill,
    )


def raised(fill: str, cuff: str, x: float, wrist: float, width: float = 24) -> str:
    """The sleeve of an arm raised from the belt to a wrist at (x, wrist), with a turned cuff."""
    return shape(
        f"M430,458C432,436 436,426 {x - width:g},{wrist + 14:g}L{x + width:g},{wrist + 14:g}"
        "C502,430 506,450 506,474Z",
        fill,
    ) + shape(
        f"M{x - width - 7:g},{wrist - 4:g}L{x + width + 7:g},{wrist - 4:g}"
        f"L{x + width + 1:g},{wrist + 18:g}L{x - width - 1:g},{wrist + 18:g}Z",
        cuff,
        EDGE,
    )


def folds(colour: str) -> str:
    """Two calm folds of the upper sleeves."""
    return line("M158,392C156,370 162,354 174,342M428,346C440,366 446,392 446,416", LINE, colour)


def slashes(colour: str) -> str:
    """Slits in a knave's sleeves that show the lining."""
    return "".join(
        shape(brush(a, b, c, 17, 4), colour, LINE)
        for a, b, c in (
            ((150, 390), (150, 362), (174, 338)),
            ((184, 398), (182, 374), (198, 348)),
        )
    )
