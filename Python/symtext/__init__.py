"""Text and symbols, drawn by the program symtext.

    import symtext

    with symtext.Worker() as worker:
        picture = worker.draw("button", label="Add to cart", symbol="cart", pixel_ratio=2)
        picture.save("cart.png")

`python -m symtext render "{bell} Hello" -o hello.png` runs the program itself.
"""

from .errors import SymtextError, WorkerDied
from .picture import Picture
from .program import find_program
from .worker import Worker

__all__ = ["Picture", "SymtextError", "Worker", "WorkerDied", "find_program"]
