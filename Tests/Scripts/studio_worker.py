#!/usr/bin/env python3
"""A small worker of a studio, in place of symtext, with which studio_front.py tests the front.

studio_worker.py studio --stdio FOLDER      # lines of requests in, lines of answers and events out

It holds no drawings. The command `set` writes a text into a file of the folder; `slow`, `crash`, `large`, `wrong` and
`emit` misbehave."""
import json, os, sys, threading, time

PAGE = {
    "index.html": (
        "text/html; charset=utf-8",
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Studio</title>'
        '<link rel="stylesheet" href="studio.css"><script src="studio.js" defer></script><p id="said">nothing</p>'),
    "studio.css": ("text/css; charset=utf-8", "p { color: rgb(1, 2, 3) }"),
    "studio.js": ("text/javascript; charset=utf-8", """
"use strict";
const token = location.hash.slice(1);
const said = document.getElementById("said");
window.violations = [];
document.addEventListener("securitypolicyviolation", event => violations.push(event.violatedDirective + " " + event.blockedURI));
window.ask = (request, given = token) => fetch("s/ask", {
  method: "POST", headers: {"Symtext-Token": given, "Content-Type": "application/json"}, body: JSON.stringify(request),
}).then(async answer => ({status: answer.status, text: await answer.text()}));
window.heard = [];
window.listening = fetch("s/events", {headers: {"Symtext-Token": token}}).then(async answer => {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part; !(part = await reader.read()).done;) heard.push(part.value);
});
window.ready = ask({command: "folder"}).then(answer => { said.textContent = answer.text; said.style.opacity = ".9"; });
"""),
}

lock = threading.Lock()
number = 0


def say(value):
    with lock:
        sys.stdout.write(json.dumps(value, separators=(",", ":")) + "\n")
        sys.stdout.flush()


def emit(kind, **members):
    global number
    number += 1
    say({"event": kind, "number": number, **members})


def result(folder, request):
    command = request["command"]
    if command == "hello":
        return {"protocol": 1, "version": "test", "folder": folder, "readOnly": False, "export": False}
    if command == "page":
        return {"files": [{"name": name, "type": kind, "text": text} for name, (kind, text) in PAGE.items()]}
    if command == "folder":
        return {"symbols": sorted(os.listdir(folder)), "number": number, "secret": "only for the page"}
    if command == "set":
        path = os.path.join(folder, os.path.basename(request["name"]))
        with open(path + ".new", "w") as file:
            file.write(request["text"])
            file.flush()
            os.fsync(file.fileno())
        os.rename(path + ".new", path)
        emit("saved", names=[request["name"]])
        return {}
    if command == "slow":
        time.sleep(request["seconds"])
        if "file" in request:
            open(os.path.join(folder, request["file"]), "w").close()
        return {"slept": request["seconds"]}
    if command == "large":
        return {"bytes": "x" * request["count"]}
    if command == "echo":
        return request
    if command == "emit":
        for _ in range(request["count"]):
            emit("symbol", name="bell")
        return {}
    return None


def answer(folder, request):
    if request["command"] == "crash":
        os._exit(9)
    if request["command"] == "wrong":
        return say({"id": 99999, "status": "ok"})
    if request["command"] == "conflict":
        return say({"id": request["id"], "status": "error", "error": {"code": "conflict", "message": "both"}})
    value = result(folder, request)
    if value is None:
        return say({"id": request["id"], "status": "error", "error": {"code": "unknown-command", "message": "no command"}})
    say({"id": request["id"], "status": "ok", "command": request["command"], "result": value})


def main():
    assert sys.argv[1:3] == ["studio", "--stdio"], sys.argv
    folder = sys.argv[3]
    with open(os.environ.get("STUDIO_STARTS", os.devnull), "a") as starts:
        starts.write(f"{os.getpid()}\n")
    if os.path.exists(os.path.join(folder, "broken")):
        sys.exit(1)
    for line in sys.stdin:
        threading.Thread(target=answer, args=(folder, json.loads(line))).start()


if __name__ == "__main__":
    main()
