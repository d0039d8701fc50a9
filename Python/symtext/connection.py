"""The process of a worker, shared by all requests that wait for its answers."""

import json
import os
import subprocess
import tempfile
import threading
import time

from .errors import WorkerDied


class Slot:
    """The place of an answer: empty until it arrives."""

    def __init__(self):
        self._is_full = threading.Event()
        self.answer = None
        self.data = None
        self.error = None

    def fill(self, answer=None, data=None, error=None):
        self.answer, self.data, self.error = answer, data, error
        self._is_full.set()

    def wait(self):
        """Returns the answer and its bytes; raises WorkerDied if the process ended before."""
        self._is_full.wait()
        if self.error is not None:
            raise self.error
        return self.answer, self.data


class Connection:
    """A process and its pipes. Any thread may send; one thread reads and hands out the answers by their numbers."""

    def __init__(self, words, timeout):
        # A file, because nobody would read a pipe while answers are awaited.
        self._messages = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._messages
        )
        self.owner = os.getpid()
        self._timeout = timeout
        self._sending = threading.Lock()
        self._lock = threading.Lock()
        self._slots = {}
        self._since = 0.0
        self._death = None
        self._is_over = threading.Event()
        self._reader = threading.Thread(target=self._read, name="symtext answers", daemon=True)
        self._reader.start()
        if timeout:
            threading.Thread(target=self._watch, name="symtext time limit", daemon=True).start()

    @property
    def is_alive(self):
        return not self._is_over.is_set() and self._process.poll() is None

    def send(self, line, number):
        """Writes a request and returns the slot of its answer."""
        slot = Slot()
        with self._lock:
            if self._death is not None:
                slot.fill(error=self._death)
                return slot
            if not self._slots:
                self._since = time.monotonic()
            self._slots[number] = slot
        try:
            with self._sending:
                self._process.stdin.write(line)
                self._process.stdin.flush()
        except (OSError, ValueError):
            pass  # It has ended or was closed; the reader fills the slot with the cause.
        return slot

    def finish(self):
        """Ends the process after the answers that it still owes."""
        # A write that takes too long is one to a process that reads no more.
        if self._sending.acquire(timeout=5):
            try:
                self._process.stdin.close()
            except OSError:
                pass
            finally:
                self._sending.release()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
        if threading.current_thread() is not self._reader:
            self._reader.join(timeout=5)

    def abandon(self):
        """Lets the process end when it has written its answers, without waiting for it."""
        try:
            self._process.stdin.close()
        except (OSError, ValueError, BufferError):
            pass

    def forget(self):
        """Closes this process's ends of the pipes after a fork; the worker belongs to the parent."""
        for stream in (self._process.stdin, self._process.stdout, self._messages):
            try:
                os.close(stream.fileno())
            except (OSError, ValueError):
                pass
        # Python would otherwise wait for the parent's child.
        self._process.returncode = 0

    def _read(self):
        error = None
        try:
            while True:
                answer, data = self._answer()
                with self._lock:
                    slot = self._slots.pop(answer.get("id"), None)
                    self._since = time.monotonic()
                if slot is None:
                    error = WorkerDied("the worker answered a different request")
                    break
                slot.fill(answer, data)
        except EOFError:
            pass
        except (OSError, ValueError, KeyError, AttributeError, TypeError) as fault:
            error = WorkerDied(f"the worker's answer cannot be read: {fault}")
        self._end(error)

    def _answer(self):
        """Returns the next answer, with the bytes of its picture if it has one."""
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        answer = json.loads(line)
        if "bytes" not in answer:
            return answer, None
        data = self._process.stdout.read(answer["bytes"])
        if len(data) != answer["bytes"]:
            raise EOFError
        return answer, data

    def _end(self, error):
        """Ends the process, and every wait for it with the reason."""
        if error is not None:
            self._process.kill()
        status = self._process.wait()
        with self._lock:
            self._death = error or self._reason(status)
            slots, self._slots = self._slots, {}
        self._is_over.set()
        for slot in slots.values():
            slot.fill(error=WorkerDied(str(self._death)))
        for stream in (self._process.stdout, self._messages):
            stream.close()
        # Not under the lock: a writer may hold it, and its write fails now that the process has ended.
        try:
            self._process.stdin.close()
        except OSError:
            pass

    def _reason(self, status):
        """Returns the error for missing answers."""
        self._messages.seek(0)
        said = self._messages.read().decode(errors="replace").strip().splitlines()
        # The reference to the help follows the sentence that tells the fault.
        said = [line for line in said if not line.startswith("See `")]
        reason = said[-1] if said else f"signal {-status} ended it" if status < 0 else f"status {status}"
        if "error while loading shared libraries" in reason:
            reason += (
                "; on Debian 12: apt install libdeflate0 libexpat1 libfontconfig1 libfreetype6"
                " libharfbuzz0b libpng16-16 libicu72 libbrotli1 libharfbuzz-subset0"
                " fonts-inter-variable"
            )
        return WorkerDied(f"the worker ended: {reason}")

    def _watch(self):
        """Ends the process if an answer is due and none has come for the time limit."""
        while not self._is_over.wait(min(self._timeout / 4, 0.25)):
            with self._lock:
                is_late = bool(self._slots) and time.monotonic() - self._since > self._timeout
            if is_late:
                self._process.kill()
                return
