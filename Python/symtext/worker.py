"""A persistent process that draws: `symtext serve --stdio`."""

import itertools
import json
import os
import queue
import re
import threading

from .connection import Connection, Slot
from .errors import SymtextError, WorkerDied
from .picture import Picture
from .program import find_program


class Worker:
    """A persistent process that answers requests, in a third of a millisecond for a button.

    The first request starts it; after its death the next request starts it again. Threads may share it, several
    iterations of map() may run at once, and draw() may be called within them, also from the generator of the
    requests. In asyncio, await `asyncio.to_thread(worker.draw, ...)`. A forked child starts a process of its own.
    Parameters are the options of `symtext serve`:

    - program: the path of the program; default: find_program().
    - threads: the number of drawing threads, for map() and for several threads of the caller.
    - memory: the limit of its address space, such as "512M".
    - max_pixels: the pixel limit; larger pictures are rejected.
    - allow_files: folders whose files requests may name; by default requests open no file.
    - system_fonts: False to use only Inter of the installed fonts; missing letters become boxes.
    - timeout: the process is ended if a request waits and no answer has come for this many seconds; all waiting
      requests then raise WorkerDied."""

    def __init__(
        self,
        *,
        program=None,
        threads=1,
        memory=None,
        max_pixels=None,
        allow_files=(),
        system_fonts=True,
        timeout=None,
    ):
        self._connection = None
        self._words = [program or find_program(), "serve", "--stdio", "--frames"]
        self._words += ["--threads", str(threads)]
        if memory:
            self._words += ["--memory", str(memory)]
        if max_pixels:
            self._words += ["--max-pixels", str(max_pixels)]
        for folder in allow_files:
            self._words += ["--allow-files", str(folder)]
        if not system_fonts:
            self._words.append("--no-system-fonts")
        self._timeout = timeout
        # Enough that no drawing thread waits for requests; draw() within map() waits for at most so many answers.
        self._most_open = max(64, 32 * int(threads))
        self._owner = os.getpid()
        self._lock = threading.Lock()
        self._ids = itertools.count(1)

    def draw(self, command="button", **keys):
        """Draws a picture.

        Keys are the command's long options, with underscores: pixel_ratio=2, format="svg". Returns a Picture; raises
        SymtextError with the program's message if the request is wrong."""
        answer, data = self._ask(dict(keys, command=command))
        if data is None:
            raise SymtextError(f"{command} does not answer with a picture here; use ask()", code="bad-value")
        return Picture._of(answer, data)

    def ask(self, command, **keys):
        """Returns the answer of a command that draws nothing: "metrics", "symbols list", "symbols search", "hello"."""
        answer, data = self._ask(dict(keys, command=command))
        if data is not None:
            raise SymtextError(f"{command} answers with a picture here; use draw()", code="bad-value")
        return answer["result"]

    def map(self, requests):
        """Draws many pictures, in order: yields for each dictionary of keys a Picture, or the SymtextError that
        rejected it.

        Requests are taken in a thread of their own, some dozens ahead of the answers. An iteration that is left early
        takes no further ones. Raises WorkerDied if the process ends early; request the missing pictures again.
        Raises TypeError at once if the requests cannot be iterated."""
        if hasattr(requests, "__aiter__"):
            raise TypeError(
                "map() takes an iterable, not an asynchronous one; collect it first, or await"
                " asyncio.to_thread(worker.draw, ...) for each request"
            )
        return self._map(iter(requests))

    def _map(self, requests):
        connection = self._begin()
        room = threading.Semaphore(self._most_open)
        slots = queue.SimpleQueue()
        is_left = threading.Event()

        def write():
            failure = None
            try:
                for keys in requests:
                    room.acquire()
                    if is_left.is_set():
                        return
                    slots.put(self._slot(keys, connection))
            except BaseException as error:
                failure = error
            finally:
                slots.put((failure,))

        threading.Thread(target=write, name="symtext requests", daemon=True).start()
        try:
            while True:
                slot = slots.get()
                if isinstance(slot, tuple):
                    if slot[0] is not None:
                        raise slot[0]
                    return
                try:
                    outcome = _outcome(*slot.wait())
                except WorkerDied:
                    raise
                except SymtextError as error:
                    outcome = error
                yield outcome
                room.release()
        finally:
            is_left.set()
            room.release()

    def close(self):
        """Ends the process after the answers that it still owes."""
        with self._begin_lock():
            connection, self._connection = self._connection, None
        if connection is not None:
            connection.finish()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        connection = getattr(self, "_connection", None)
        if connection is not None and connection.owner == os.getpid():
            connection.abandon()

    def _ask(self, keys):
        number = next(self._ids)
        line = _line(keys, number)
        answer, data = self._begin().send(line, number).wait()
        if answer["status"] == "error":
            raise _error(answer)
        return answer, data

    def _slot(self, keys, connection):
        """Sends a request and returns the slot of its answer, which has the reason if it cannot be sent."""
        number = next(self._ids)
        try:
            line = _line(keys, number)
        except SymtextError as error:
            slot = Slot()
            slot.fill(error=error)
            return slot
        return connection.send(line, number)

    def _begin_lock(self):
        if self._owner != os.getpid():
            # A fork: another thread may have held the lock, and the process belongs to the parent.
            connection, self._connection = self._connection, None
            self._lock = threading.Lock()
            self._owner = os.getpid()
            if connection is not None:
                connection.forget()
        return self._lock

    def _begin(self):
        """Returns the running process, which it starts if there is none."""
        with self._begin_lock():
            if self._connection is None or not self._connection.is_alive:
                self._connection = Connection(self._words, self._timeout)
            return self._connection


# The program's limits (Documentation/Limits.md).
_MOST_LINE_BYTES = 1 << 20


def _line(keys, number):
    """Returns a request as a line of JSON; raises SymtextError for a request that the program could not read."""
    if not isinstance(keys, dict):
        raise SymtextError(f"a request must be a dictionary of keys, not {type(keys).__name__}", "not-json", 65)
    words = {_camel_case(key): value for key, value in keys.items() if key != "id"}
    try:
        line = json.dumps(dict(words, id=number), ensure_ascii=False, allow_nan=False).encode()
    except UnicodeEncodeError as error:
        raise SymtextError(f"a text of the request is not Unicode: {error.reason}", "not-json", 65) from None
    except (TypeError, ValueError, RecursionError) as error:
        raise SymtextError(f"the request cannot be written as JSON: {error}", "not-json", 65) from None
    if len(line) > _MOST_LINE_BYTES:
        raise SymtextError(
            f"the request has {len(line)} bytes, more than {_MOST_LINE_BYTES}", "line-too-long", 65
        )
    return line + b"\n"


def _camel_case(key):
    return re.sub(r"_([a-z0-9])", lambda match: match[1].upper(), str(key))


def _outcome(answer, data):
    if answer["status"] == "error":
        return _error(answer)
    return Picture._of(answer, data) if data is not None else answer.get("result")


def _error(answer):
    error = answer["error"]
    return SymtextError(
        error["message"],
        error.get("code", "internal"),
        error.get("exit", 70),
        error.get("key"),
        error.get("suggestion"),
    )
