"""A persistent process that draws: `symtext serve --stdio`."""

import itertools
import json
import re
import subprocess
import tempfile
import threading
import time

from .errors import SymtextError, WorkerDied
from .picture import Picture
from .program import find_program


class Worker:
    """A persistent process that answers requests, in a third of a millisecond for a button.

    The first request starts it; after its death the next request starts it again. Threads may share it; they wait
    for each other. Parameters are the options of `symtext serve`:

    - program: the path of the program; default: find_program().
    - threads: the number of drawing threads; only map() benefits from more than one.
    - memory: the limit of its address space, such as "512M".
    - max_pixels: the pixel limit; larger pictures are rejected.
    - allow_files: folders whose files requests may name; by default requests open no file.
    - system_fonts: False to use only Inter of the installed fonts; missing letters become boxes.
    - timeout: the time limit of an answer in seconds, after which the process is ended."""

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
        self._process = None
        self._messages = None
        self._lock = threading.RLock()
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

        Requests are written while answers are read. Leaving the iteration early ends the process. Raises WorkerDied
        if the process ends early; request the missing pictures again."""
        with self._lock:
            process = self._begin()
            asked = threading.Semaphore(1024)
            order = []
            refused = {}
            failures = []
            watch = _Watch(process, self._timeout)

            def write():
                try:
                    for keys in requests:
                        asked.acquire()
                        number = next(self._ids)
                        try:
                            line = _line(keys, number)
                        except SymtextError as error:
                            # A ping takes its place, to keep the order of answers.
                            refused[number] = error
                            line = _line({"command": "ping"}, number)
                        order.append(number)
                        watch.asked()
                        process.stdin.write(line)
                        process.stdin.flush()
                except OSError:
                    pass  # The reader reports the cause.
                except BaseException as error:
                    failures.append(error)
                finally:
                    # A final answer, so that the reader never waits in vain.
                    try:
                        watch.asked()
                        process.stdin.write(_line({"command": "ping"}, "end"))
                        process.stdin.flush()
                    except OSError:
                        pass

            writer = threading.Thread(target=write, daemon=True)
            writer.start()
            waiting = {}
            place = 0
            is_ended = False
            try:
                while True:
                    while place < len(order) and order[place] in waiting:
                        yield waiting.pop(order[place])
                        place += 1
                        asked.release()
                    if is_ended and place == len(order):
                        break
                    answer, data = self._answer(process)
                    watch.answered()
                    number = answer.get("id")
                    if number == "end":
                        is_ended = True
                    else:
                        waiting[number] = refused.pop(number, None) or _outcome(answer, data)
                writer.join()
                process = None
            finally:
                watch.end()
                if process is not None:
                    self._kill()
            if failures:
                raise failures[0]

    def close(self):
        """Ends the process."""
        with self._lock:
            process, self._process = self._process, None
            if process is None:
                return
            try:
                process.stdin.close()
            except OSError:
                pass
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()
            self._messages.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, keys):
        with self._lock:
            number = next(self._ids)
            line = _line(keys, number)
            process = self._begin()
            timer = threading.Timer(self._timeout, process.kill) if self._timeout else None
            if timer:
                timer.start()
            is_done = False
            try:
                try:
                    process.stdin.write(line)
                    process.stdin.flush()
                except OSError:
                    pass  # It has ended; its output is read below.
                answer, data = self._answer(process)
                if answer.get("id") != number:
                    raise WorkerDied("the worker answered a different request")
                is_done = True
            finally:
                if timer:
                    timer.cancel()
                if not is_done:
                    self._kill()
            if answer["status"] == "error":
                raise _error(answer)
            return answer, data

    def _begin(self):
        if self._process is not None and self._process.poll() is not None:
            self._kill()
        if self._process is None:
            # A file, because nobody would read a pipe while answers are awaited.
            self._messages = tempfile.TemporaryFile()
            self._process = subprocess.Popen(
                self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._messages
            )
        return self._process

    def _answer(self, process):
        """Returns the next answer, with the bytes of its picture if it has one."""
        line = process.stdout.readline()
        if not line.endswith(b"\n"):
            raise self._death(process)
        answer = json.loads(line)
        if "bytes" not in answer:
            return answer, None
        data = process.stdout.read(answer["bytes"])
        if len(data) != answer["bytes"]:
            raise self._death(process)
        return answer, data

    def _death(self, process):
        """Returns the error for a missing answer."""
        status = process.wait()
        self._messages.seek(0)
        said = self._messages.read().decode(errors="replace").strip().splitlines()
        reason = said[-1] if said else f"signal {-status} ended it" if status < 0 else f"status {status}"
        if "error while loading shared libraries" in reason:
            reason += (
                "; on Debian 12: apt install libdeflate0 libexpat1 libfontconfig1 libfreetype6"
                " libharfbuzz0b libpng16-16 libicu72 libbrotli1 libharfbuzz-subset0"
                " fonts-inter-variable"
            )
        return WorkerDied(f"the worker ended: {reason}")

    def _kill(self):
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, self._messages):
            try:
                stream.close()
            except OSError:
                pass


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


class _Watch:
    """Ends a process that does not answer in time; does nothing without a time limit."""

    def __init__(self, process, timeout):
        self._process = process
        self._timeout = timeout
        self._lock = threading.Lock()
        self._open = 0
        self._since = 0.0
        self._is_over = threading.Event()
        if timeout:
            threading.Thread(target=self._run, daemon=True).start()

    def asked(self):
        with self._lock:
            if self._open == 0:
                self._since = time.monotonic()
            self._open += 1

    def answered(self):
        with self._lock:
            self._open -= 1
            self._since = time.monotonic()

    def end(self):
        self._is_over.set()

    def _run(self):
        while not self._is_over.wait(min(self._timeout / 4, 0.25)):
            with self._lock:
                is_late = self._open > 0 and time.monotonic() - self._since > self._timeout
            if is_late:
                self._process.kill()
                return


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
