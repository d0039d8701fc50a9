"""A process that stays and draws: `symtext serve --stdio`."""

import itertools
import json
import re
import subprocess
import tempfile
import threading

from .errors import SymtextError, WorkerDied
from .picture import Picture
from .program import find_program


class Worker:
    """A process that stays and answers requests, a third of a millisecond for a button.

    It is started by the first request, and again by the next one after it has died. Several threads may use it; they
    wait for each other. Parameters are the options of `symtext serve`:

    - program: its path; find_program() when it is left out.
    - threads: how many threads draw; only map() gains from more than one.
    - memory: the most address space, such as "512M".
    - max_pixels: larger pictures are refused.
    - allow_files: folders whose files requests may name; without any they open no file.
    - system_fonts: False for the bundled fonts only.
    - timeout: the seconds that an answer may take before the process is ended.
    """

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
        SymtextError with the program's sentence when something is wrong with the request.
        """
        answer, data = self._ask(dict(keys, command=command))
        if data is None:
            raise SymtextError(f"{command} answers with no picture here; use ask()", code="bad-value")
        return Picture._of(answer, data)

    def ask(self, command, **keys):
        """What a command answers that draws nothing: "metrics", "symbols list", "symbols search", "hello"."""
        answer, data = self._ask(dict(keys, command=command))
        if data is not None:
            raise SymtextError(f"{command} answers with a picture here; use draw()", code="bad-value")
        return answer["result"]

    def map(self, requests):
        """Draws many pictures, as they are asked for: for each dictionary of keys, in order, a Picture, or the
        SymtextError that says what is wrong with it.

        Requests are written while answers are read. Ends the process when the answers are not read to their end.
        """
        with self._lock:
            process = self._begin()
            asked = threading.Semaphore(1024)
            order = []
            is_whole = threading.Event()
            failures = []

            def write():
                try:
                    for keys in requests:
                        asked.acquire()
                        number = next(self._ids)
                        order.append(number)
                        process.stdin.write(_line(keys, number))
                        process.stdin.flush()
                except OSError:
                    pass  # The reader sees why.
                except BaseException as error:
                    failures.append(error)
                finally:
                    is_whole.set()
                    # An answer to end with, so that the reader never waits for nothing.
                    try:
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
                    if answer.get("id") == "end":
                        is_ended = True
                    else:
                        waiting[answer.get("id")] = _outcome(answer, data)
                writer.join()
                process = None
            finally:
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
            process = self._begin()
            number = next(self._ids)
            timer = threading.Timer(self._timeout, process.kill) if self._timeout else None
            if timer:
                timer.start()
            is_done = False
            try:
                try:
                    process.stdin.write(_line(keys, number))
                    process.stdin.flush()
                except OSError:
                    pass  # It has ended; what it said is read below.
                answer, data = self._answer(process)
                if answer.get("id") != number:
                    raise WorkerDied("the worker answered another request than it was asked")
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
            # A file, as nobody reads a pipe while answers are awaited.
            self._messages = tempfile.TemporaryFile()
            self._process = subprocess.Popen(
                self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._messages
            )
        return self._process

    def _answer(self, process):
        """The next answer, and the bytes of its picture, if it has one."""
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
        """Why there are no more answers."""
        status = process.wait()
        self._messages.seek(0)
        said = self._messages.read().decode(errors="replace").strip().splitlines()
        reason = said[-1] if said else f"signal {-status} ended it" if status < 0 else f"status {status}"
        if "error while loading shared libraries" in reason:
            reason += (
                "; on Debian 12: apt install libdeflate0 libexpat1 libfontconfig1 libfreetype6"
                " libharfbuzz0b libpng16-16 libicu72 libbrotli1 fonts-inter-variable"
            )
        return WorkerDied(f"the worker has ended: {reason}")

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


def _line(keys, number):
    words = {_camel_case(key): value for key, value in keys.items()}
    return json.dumps(dict(words, id=number), ensure_ascii=False).encode() + b"\n"


def _camel_case(key):
    return re.sub(r"_([a-z0-9])", lambda match: match[1].upper(), key)


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
