"""Text and symbols, drawn by the program symtext.

    import symtext

    symtext.render("{bell} Hello", size=34).save("hello.png")
    symtext.button("Add to cart", symbol="cart").image()
    symtext.metrics("Add {plus.circle}").symbols[0].ink

The functions share a worker, a process that the first call starts. `symtext.Worker()` is one of your own.
`python -m symtext render "{bell} Hello" -o hello.png` runs the program itself.
"""

from .errors import SymtextError, WorkerDied
from .functions import animate, bar, build_font, button, configure, metrics, render, search, worker
from .metrics import Box, Line, Metrics, Symbol, Word
from .picture import Picture
from .program import find_program
from .worker import Worker

__all__ = [
    "Box",
    "Line",
    "Metrics",
    "Picture",
    "Symbol",
    "SymtextError",
    "Word",
    "Worker",
    "WorkerDied",
    "animate",
    "bar",
    "build_font",
    "button",
    "configure",
    "find_program",
    "metrics",
    "render",
    "search",
    "worker",
]
