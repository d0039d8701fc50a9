"""A headless Chromium, controlled over a pipe with its DevTools protocol.

<https://chromedevtools.github.io/devtools-protocol/>"""

import base64
import io
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time

from PIL import Image

PROGRAM = "chromium-headless-shell"
ARGUMENTS = [
    "--no-sandbox",  # root cannot use the sandbox
    "--disable-gpu",
    "--hide-scrollbars",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--disable-lcd-text",
    "--remote-debugging-pipe",
]
# A browser that is silent for longer counts as hung.
MOST_SECONDS = 600
# The codes of keys whose names are not their letters.
KEY_CODES = {
    "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Tab": 9,
}
CONTROL, SHIFT = 2, 8


class Chromium:
    """One page of one browser; use it in a `with`."""

    def __enter__(self):
        program = shutil.which(PROGRAM)
        if not program:
            sys.exit(f"{PROGRAM} is not installed; Scripts/install-packages test installs it")
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        reading, self.commands = os.pipe()
        self.answers, writing = os.pipe()

        def place_pipes():
            # The browser reads from 3 and writes to 4; neither end may be overwritten before.
            ends = [os.dup(reading), os.dup(writing)]
            ends = [end if end > 4 else os.dup(end) for end in ends]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program, *ARGUMENTS, f"--user-data-dir={self.profile.name}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self.errors,
            close_fds=False, preexec_fn=place_pipes)
        os.close(reading)
        os.close(writing)
        self.pending = b""
        self.number = 0
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        for end in (self.commands, self.answers):
            os.close(end)
        self.errors.close()
        self.profile.cleanup()

    def message(self):
        end = time.monotonic() + MOST_SECONDS
        while b"\0" not in self.pending:
            ready, _, _ = select.select([self.answers], [], [], max(end - time.monotonic(), 0))
            part = os.read(self.answers, 1 << 20) if ready else b""
            if not part:
                self.errors.seek(0)
                said = self.errors.read().decode(errors="replace")
                sys.exit(f"{PROGRAM} does not answer:\n{said}")
            self.pending += part
        message, self.pending = self.pending.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        """Sends a command to the browser and returns its answer."""
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        data = json.dumps(command).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data) :]
        while True:
            message = self.message()
            if message.get("id") == self.number:
                if "error" in message:
                    sys.exit(f"{method}: {message['error']['message']}")
                return message["result"]

    def open(self, path, width, height, has_fonts=True):
        """Opens a file and waits until its fonts are loaded."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Page.navigate", url=f"file://{path}")
        faces = self.run(
            "new Promise(done => addEventListener('load', done, {once: true})"
            " || (document.readyState == 'complete' && done()))"
            ".then(() => document.fonts.ready)"
            ".then(fonts => [...fonts].map(face => face.status))")
        assert set(faces) == ({"loaded"} if has_fonts else set()), f"the fonts of {path} are {faces}"

    def run(self, script):
        """Returns the value of an expression in the page."""
        answer = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def prefer(self, scheme):
        """Sets the colour scheme that the user prefers: light or dark."""
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": scheme}])

    def prefer_motion(self, is_reduced):
        """Sets whether the user prefers reduced motion."""
        value = "reduce" if is_reduced else "no-preference"
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-reduced-motion", "value": value}])

    def mouse(self, kind, x, y):
        """Moves the pointer (mouseMoved), or presses (mousePressed) or releases (mouseReleased) its button there."""
        button = {} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **button)

    def key(self, name, modifiers=0):
        """Presses and releases a key, with CONTROL or SHIFT."""
        parameters = {"key": name, "modifiers": modifiers}
        parameters["windowsVirtualKeyCode"] = KEY_CODES.get(name) or (ord(name[0].upper()) if name.isalnum() else 0)
        if name == "Enter":
            parameters["text"] = "\r"
        elif len(name) == 1 and modifiers != CONTROL:
            parameters["text"] = name
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def typed(self, text):
        for letter in text:
            self.key(letter)

    def picture(self):
        """Returns a screenshot of the page."""
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=True)["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
