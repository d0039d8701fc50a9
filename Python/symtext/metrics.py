"""Measurements of text with symbols. All numbers are points; y grows downwards from the top left of the text."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True)
class Box:
    """A rectangle from its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def _of(cls, box: dict, x: float = 0, y: float = 0) -> Box:
        return cls(x + box["x"], y + box["y"], box["width"], box["height"])


@dataclasses.dataclass(frozen=True)
class Symbol:
    """A symbol of a text. `ink` is the box of its drawing; `weight` is the position on the font's weight axis."""

    name: str
    alt_text: str
    x: float
    baseline: float
    advance: float
    ink: Box
    point_size: float
    weight: float
    line: int


@dataclasses.dataclass(frozen=True)
class Word:
    """A word: letters between spaces, symbols and ends of lines. `box` has the line's height."""

    text: str
    box: Box
    line: int


@dataclasses.dataclass(frozen=True)
class Line:
    """A line. `text` has U+FFFC in the place of each symbol."""

    text: str
    x: float
    baseline: float
    width: float
    top: float
    bottom: float
    is_right_to_left: bool


@dataclasses.dataclass(frozen=True)
class Metrics:
    """The measurements of a text. `ink` is the box of all that is drawn, `cap_height` that of the text's font; `raw` has
    everything that `symtext metrics --json` prints."""

    text: str
    width: float
    height: float
    baseline: float
    cap_height: float
    ink: Box | None
    lines: tuple[Line, ...]
    words: tuple[Word, ...]
    symbols: tuple[Symbol, ...]
    raw: dict = dataclasses.field(repr=False)

    @classmethod
    def of(cls, raw: dict) -> Metrics:
        """The measurements in the answer of a worker to the command metrics."""
        ink = raw.get("ink")
        text = raw["text"]
        return cls(
            text=text,
            width=raw["size"]["width"],
            height=raw["size"]["height"],
            baseline=raw["lines"][0]["baseline"] if raw["lines"] else 0.0,
            cap_height=raw["font"]["capHeight"],
            ink=None if ink is None else Box._of(ink),
            lines=tuple(_line(line) for line in raw["lines"]),
            words=tuple(word for number, line in enumerate(raw["lines"]) for word in _words(text, line, number)),
            symbols=tuple(
                _symbol(run, line, number)
                for number, line in enumerate(raw["lines"])
                for run in line["runs"]
                if run["kind"] == "symbol"
            ),
            raw=raw,
        )


def _line(line: dict) -> Line:
    return Line(
        line["text"],
        line["x"],
        line["baseline"],
        line["width"],
        line["top"],
        line["bottom"],
        line["isRightToLeft"],
    )


def _symbol(run: dict, line: dict, number: int) -> Symbol:
    x, baseline = line["x"] + run["x"], line["baseline"]
    return Symbol(
        run["name"],
        run["altText"],
        x,
        baseline,
        run["advance"],
        Box._of(run["bounds"], x, baseline),
        run["pointSize"],
        run["wght"],
        number,
    )


def _words(text: str, line: dict, number: int):
    """Finds the words of a line between its carets, whose offsets are bytes of UTF-8."""
    data = text.encode()
    carets = [(caret["offset"], (caret["x"], caret.get("weakX", caret["x"]))) for caret in line["carets"]]
    edges, start, end = [], 0, 0

    def word():
        left, right = min(edges), max(edges)
        box = Box(line["x"] + left, line["top"], right - left, line["bottom"] - line["top"])
        return Word(data[start:end].decode(), box, number)

    for (offset, places), (following, others) in zip(carets, carets[1:]):
        cluster = data[offset:following].decode()
        if cluster.isspace() or "\N{OBJECT REPLACEMENT CHARACTER}" in cluster:
            if edges:
                yield word()
            edges = []
        else:
            start = start if edges else offset
            end = following
            edges += [*places, *others]
    if edges:
        yield word()
