"""Functions that share one worker, which the first call starts."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import threading

from .errors import SymtextError
from .metrics import Metrics
from .picture import Picture
from .program import find_program
from .worker import Worker

_lock = threading.Lock()
_shared: Worker | None = None


def configure(**options) -> None:
    """Sets the options of the shared worker, those of `Worker`: threads=2, allow_files=["fonts"].

    By default requests open no file, so that texts of strangers are harmless. A worker that `worker()` returned before
    keeps its own options."""
    global _shared
    made = Worker(**options)
    with _lock:
        before, _shared = _shared, made
    if before is not None:
        before.close()


def worker() -> Worker:
    """The worker that the functions share; threads and forked children may use it."""
    global _shared
    with _lock:
        if _shared is None:
            _shared = Worker()
        return _shared


def render(text: str, **keys) -> Picture:
    """Draws a text with symbols, such as `render("{bell} Hello", size=34)`.

    Keys are the long options of `symtext render`, with underscores, and `format`: png, svg, pdf."""
    return worker().draw("render", text=text, **keys)


def button(label: str = "", **keys) -> Picture:
    """Draws a button, such as `button("Add to cart", symbol="cart", style="filled")`."""
    return worker().draw("button", label=label, **keys)


def bar(kind: str, item: list[str], **keys) -> Picture:
    """Draws a bar, such as `bar("tab", ["Home=house", "Inbox=envelope"])`."""
    if isinstance(item, str):
        raise TypeError(f"bar() takes a list of items, not the text {item!r}")
    return worker().draw(f"bar {kind}", item=list(item), **keys)


def animate(text: str, effect: str | None = None, **keys) -> Picture:
    """Draws a film of a text whose symbols move, such as `animate("{bell}", "bounce", format="webp")`."""
    if effect is not None:
        keys["effect"] = effect
    return worker().draw("animate", text=text, **keys)


def metrics(text: str, **keys) -> Metrics:
    """Measures a text with symbols: its lines, words and symbols, with boxes in points."""
    return Metrics.of(worker().ask("metrics", text=text, **keys))


def search(words: str, **keys) -> list[dict]:
    """Finds symbols by words such as "shopping", the best first."""
    return worker().ask("symbols search", text=words, **keys)


def build_font(*sources, output, **keys) -> list[str]:
    """Builds a symbol font of drawings, icons and folders of them, into the file `output`. Returns the program's notes
    and warnings, among them one for each source that it left out.

    Keys are the long options of `symtext font build`, with underscores: family="Acme", woff2=True; strict=True raises
    SymtextError for the first source that is refused. Raises SymtextError if there is no font."""
    if str(output) == "-":
        raise SymtextError("build_font() writes a file; name one as output", "bad-value", 65, "output")
    command = [find_program(), "font", "build", "--errors", "json", "-o", str(output)]
    for key, value in keys.items():
        option = "--" + key.replace("_", "-")
        for one in value if isinstance(value, (list, tuple)) else [value]:
            if one is True:
                command.append(option)
            elif one is not False and one is not None:
                command += [option, str(one)]
    command += ["--", *map(str, sources)]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
    said = [json.loads(line) for line in run.stderr.split(b"\n") if line.startswith(b"{")]
    for line in said:
        if line["kind"] == "error":
            raise SymtextError(line["message"], line["code"], line["exit"])
    if run.returncode != 0:
        reason = run.stderr.decode(errors="replace").strip()
        raise SymtextError(reason or f"the program ended with status {run.returncode}", exit=run.returncode)
    return [line["message"] for line in said]


@atexit.register
def _close() -> None:
    if _shared is not None:
        _shared.close()


def _begin_child() -> None:
    # Another thread of the parent may have held the lock. The worker itself knows its process.
    global _lock
    _lock = threading.Lock()


os.register_at_fork(after_in_child=_begin_child)
