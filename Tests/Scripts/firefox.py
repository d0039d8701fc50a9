"""A headless Firefox, controlled over a socket with its Marionette protocol.

<https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html>"""

import base64
import io
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

PROGRAMS = ("firefox-esr", "firefox")
PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "gfx.color_management.mode": 0,
    "gfx.text.subpixel-position.force-enabled": True,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 0,
    "ui.useOverlayScrollbars": 1,
}
MOST_SECONDS = 120


class Firefox:
    """One page of one browser; use it in a `with`. Its methods are those of `Chromium`."""

    @staticmethod
    def program():
        """Returns the path of the browser; `None` if none is installed."""
        return next((found for name in PROGRAMS if (found := shutil.which(name))), None)

    def __enter__(self):
        program = self.program()
        if not program:
            sys.exit("firefox-esr is not installed; Scripts/install-packages test installs it")
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # A port that nobody uses now.
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        lines = [f'user_pref("{name}", {json.dumps(value)});\n' for name, value in {**PREFERENCES, "marionette.port": port}.items()]
        (Path(self.profile.name) / "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [program, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", self.profile.name],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": self.profile.name, "MOZ_CRASHREPORTER_DISABLE": "1"})
        end = time.monotonic() + MOST_SECONDS
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=MOST_SECONDS)
                break
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    sys.exit(f"{program} does not answer")
                time.sleep(0.1)
        self.pending = b""
        self.number = 0
        self.message()
        self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {"acceptInsecureCerts": True}})
        self.call("WebDriver:SetTimeouts", script=MOST_SECONDS * 1000)
        return self

    def __exit__(self, *_):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    def message(self):
        while True:
            length, colon, rest = self.pending.partition(b":")
            if colon and len(rest) >= int(length):
                self.pending = rest[int(length) :]
                return json.loads(rest[: int(length)])
            part = self.socket.recv(1 << 20)
            if not part:
                sys.exit("firefox does not answer")
            self.pending += part

    def call(self, command, **parameters):
        """Sends a command to the browser and returns its answer."""
        self.number += 1
        data = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(str(len(data)).encode() + b":" + data)
        while True:
            _, number, error, result = self.message()
            if number == self.number:
                if error:
                    sys.exit(f"{command}: {error}")
                return result

    def open(self, path, width, height, has_fonts=True):
        """Opens a file and waits until its fonts are loaded."""
        self.call("WebDriver:Navigate", url=f"file://{path}")
        for _ in range(2):
            inner = self.run("[innerWidth, innerHeight, outerWidth, outerHeight]")
            self.call("WebDriver:SetWindowRect", width=width + inner[2] - inner[0], height=min(height, 4000) + inner[3] - inner[1])
        faces = self.run("document.fonts.ready.then(fonts => [...fonts].map(face => face.status))")
        assert set(faces) == ({"loaded"} if has_fonts else set()), f"the fonts of {path} are {faces}"

    def run(self, script):
        """Returns the value of an expression in the page."""
        answer = self.call(
            "WebDriver:ExecuteAsyncScript", args=[], newSandbox=False, sandbox=None,
            script=f"""const done = arguments[arguments.length - 1];
              Promise.resolve().then(() => window.eval({json.dumps(script)})).then(
                value => done({{value}}), error => done({{error: String(error)}}));""")
        value = answer["value"]
        assert "error" not in value, f"{script}: {value['error']}"
        return value.get("value")

    def prefer_motion(self, is_reduced):
        """Sets whether the user prefers reduced motion."""
        self.call("Marionette:SetContext", value="chrome")
        self.call(
            "WebDriver:ExecuteScript", args=[],
            script=f'Services.prefs.setIntPref("ui.prefersReducedMotion", {int(is_reduced)})')
        self.call("Marionette:SetContext", value="content")

    def mouse(self, kind, x, y):
        """Moves the pointer, or presses or releases its button there."""
        actions = [{"type": "pointerMove", "x": x, "y": y, "duration": 0}]
        if kind != "mouseMoved":
            actions.append({"type": "pointerDown" if kind == "mousePressed" else "pointerUp", "button": 0})
        self.call(
            "WebDriver:PerformActions",
            actions=[{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])

    def picture(self):
        """Returns a screenshot of the page."""
        data = self.call("WebDriver:TakeScreenshot", full=True, hash=False)["value"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
