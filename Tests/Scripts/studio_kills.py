#!/usr/bin/env python3
"""Changes symbols through `symtext studio` while its server, its worker and pages are killed, and checks that every change
that was acknowledged is in the files.

studio_kills.py SERVER SYMTEXT [--kills 30] [--seed N]     # exit status 1 on a failure

Three pages change the symbols of a folder of icons, drawings and a template without a pause; one of them also changes
several files at once, of which a kill may leave all or none. Each change has a higher number than the one before, so that
a file shows which changes it has."""
import contextlib, http.client, json, os, random, re, shutil, signal, subprocess, sys, tempfile, threading, time
import xml.dom.minidom

from server import FAILURES, MOST_SECONDS, check, wait_for

ICON = ('<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" '
        'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M{0} 4v16"/><path d="M4 {0}h16"/></svg>\n')
PAGES = 3
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DRAWINGS = ["bell", "heart", "wifi"]
# Drawings keep a note in their own files, templates and icons in symbols.json.
TOGETHER = [*DRAWINGS, "template", "icon0"]


class Studio:
    """`symtext studio` on a folder, restarted by the test when it is killed."""

    def __init__(self, server, symtext, folder, state):
        self.environment = {**os.environ, "PATH": os.path.dirname(os.path.abspath(server)) + ":" + os.environ["PATH"], "XDG_STATE_HOME": state}
        self.command = [os.path.abspath(symtext), "studio", folder, "--no-open"]
        self.said = []
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.environment)
        threading.Thread(target=lambda stream: self.said.extend(stream), args=(self.process.stderr,), daemon=True).start()
        address = self.process.stdout.readline()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/#(\S+)\n", address)
        if not found:
            raise SystemExit(f"the studio has not started: {address} {self.said}")
        self.address = int(found[1]), found[2]

    def worker(self):
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True).stdout.split()
        return int(found[0]) if found else None

    def ask(self, command, is_cut=False, **keys):
        """Returns the status and the answer; 0 if there is none. A page that is cut off has gone before the answer."""
        port, token = self.address
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=MOST_SECONDS)
        try:
            connection.request("POST", "/s/ask", json.dumps({"command": command, **keys}), {"Symtext-Token": token, "Content-Type": "application/json"})
            if is_cut:
                return 0, {}
            answer = connection.getresponse()
            data = answer.read()
            return answer.status, json.loads(data) if data else {}
        except (OSError, http.client.HTTPException, json.JSONDecodeError) as error:
            return 0, {"error": {"code": type(error).__name__}}
        finally:
            connection.close()


class Page:
    """Changes the symbols that are its own, and one that all pages share."""

    def __init__(self, studio, index, names, shared):
        self.studio, self.names, self.shared = studio, names, shared
        self.acknowledged, self.answers, self.strange = {}, {}, []
        self.index, self.is_over, self.is_killed = index, threading.Event(), threading.Event()
        # Held during each step, so that the files can be read between two.
        self.step = threading.Lock()
        self.thread = threading.Thread(target=self.work)
        self.thread.start()

    def work(self):
        number = 0
        while not self.is_over.is_set():
            number += 1
            with self.step:
                status = self.change_all(number) if self.index == 0 and number % 5 == 0 else self.change(number)
            self.answers[status] = self.answers.get(status, 0) + 1
            if status != 200:
                time.sleep(.02)

    def change_all(self, number):
        """Changes several files in one request."""
        changes = [{"name": name, "key": "note", "value": f"all {number}"} for name in TOGETHER]
        status, answer = self.studio.ask("do", label="note of all", changes=changes, base={})
        if status == 200:
            for name in TOGETHER:
                self.acknowledged[name, "all"] = number
        elif status not in (0, 503):
            self.strange.append((status, answer))
        return status

    def change(self, number):
        name = self.shared if number % 4 == 0 else self.names[number % len(self.names)]
        # Pages that share a symbol each have a key of their own.
        key = ["alt", "keywords", "note"][self.index] if name == self.shared else "alt"
        status, symbol = self.studio.ask("symbol", name=name)
        if status == 200:
            change = {"name": name, "key": key, "value": [f"{key} {number}"] if key == "keywords" else f"{key} {number}"}
            is_cut = self.is_killed.is_set()
            status, answer = self.studio.ask("do", is_cut=is_cut, label=f"{key} of {name}", changes=[change], base={name: symbol["result"]["tag"]})
            if is_cut:
                self.is_killed.clear()
            if status == 200:
                self.acknowledged[name, key] = number
            elif status not in (0, 409, 503):
                self.strange.append((status, answer))
        elif status not in (0, 503):
            self.strange.append((status, symbol))
        return status


def annotations(folder, name):
    """The texts in which a symbol's annotations are: its entry in symbols.json and its file."""
    texts = []
    path = os.path.join(folder, "symbols.json")
    if os.path.exists(path):
        texts.append(json.dumps(json.load(open(path)).get(name, {})))
    path = os.path.join(folder, name + ".svg")
    xml.dom.minidom.parse(path)
    texts.append(open(path).read())
    return "\n".join(texts)


def kept(folder, name, key):
    """The highest number of a change in the files; 0 if there is none."""
    return max((int(found) for found in re.findall(rf"\b{key} (\d+)\b", annotations(folder, name))), default=0)


def main():
    server, symtext = sys.argv[1:3]
    kills = int(sys.argv[sys.argv.index("--kills") + 1]) if "--kills" in sys.argv else 30
    seed = int(sys.argv[sys.argv.index("--seed") + 1]) if "--seed" in sys.argv else random.randrange(1 << 32)
    chance = random.Random(seed)
    print("seed", seed)
    with tempfile.TemporaryDirectory() as own:
        folder = os.path.join(own, "icons")
        os.mkdir(folder)
        names = [f"icon{index}" for index in range(3 * PAGES)] + ["shared"]
        for index, name in enumerate(names):
            open(os.path.join(folder, name + ".svg"), "w").write(ICON.format(6 + index))
        for name in DRAWINGS:
            shutil.copy(os.path.join(ROOT, "fonts/symbols", name + ".svg"), folder)
        subprocess.run([symtext, "template", "export", "cart", "-o", os.path.join(folder, "template.svg")], check=True, capture_output=True)
        before = {name: open(os.path.join(folder, name + ".svg")).read() for name in names}
        studio = Studio(server, symtext, folder, os.path.join(own, "state"))
        pages = [Page(studio, index, names[3 * index:3 * index + 3], "shared") for index in range(PAGES)]

        def done():
            return sum(page.answers.get(200, 0) for page in pages)

        ends = {"server": 0, "worker": 0, "page": 0}
        for turn in range(kills):
            count = done()
            check(wait_for(lambda: done() >= count + 5), f"changes are made before kill {turn}")
            time.sleep(chance.uniform(0, .2))
            subject = list(ends)[turn % 3]
            if subject == "page":
                pages[turn // 3 % PAGES].is_killed.set()
                check(wait_for(lambda: not pages[turn // 3 % PAGES].is_killed.is_set()), "a page goes during a change")
            else:
                check(wait_for(lambda: subject == "server" or studio.worker()), "there is a worker")
                os.kill(studio.process.pid if subject == "server" else studio.worker(), signal.SIGKILL)
            ends[subject] += 1
            if subject == "server":
                studio.process.wait()
                studio.start()
            with contextlib.ExitStack() as steps:
                for page in pages:
                    steps.enter_context(page.step)
                check(wait_for(lambda: studio.ask("folder")[0] == 200), "the studio is there again")
                for page in pages:
                    for (name, key), number in page.acknowledged.items():
                        found = kept(folder, name, key)
                        check(found >= number, f"after kill {turn} of the {subject}: {key} of {name} is {found}, and {number} was acknowledged")
                together = {name: kept(folder, name, "all") for name in TOGETHER}
                check(len(set(together.values())) == 1, f"after kill {turn} of the {subject} a change of several files is whole: {together}")
        for page in pages:
            page.is_over.set()
        for page in pages:
            page.thread.join(MOST_SECONDS)
            check(not page.thread.is_alive(), "no page hangs")
            check(not page.strange, f"no other answers: {page.strange[:2]}")
        answers = {}
        for page in pages:
            for (name, key), number in page.acknowledged.items():
                check(kept(folder, name, key) >= number, f"{key} of {name}: {number} was acknowledged")
            for status, count in page.answers.items():
                answers[status] = answers.get(status, 0) + count
        check(len({key for page in pages for key in page.acknowledged}) == 4 * PAGES + len(TOGETHER), "all pages changed all of their symbols")
        status, answer = studio.ask("undo")
        check(status == 200 and answer["result"]["names"], f"the last change of all can be undone: {answer}")
        check({name: open(os.path.join(folder, name + ".svg")).read() for name in names} == before, "drawings of icons are unchanged")
        left = sorted(set(os.listdir(folder)) - {name + ".svg" for name in [*names, *DRAWINGS, "template"]} - {"symbols.json", "codepoints"})
        check(not left, f"nothing is left in the folder: {left}")
        studio.process.terminate()
        check(studio.process.wait(MOST_SECONDS) == 0, "the studio ends")
        print(f"killed {ends}; answers by status: {dict(sorted(answers.items()))}")
    print(f"{len(FAILURES)} failed" if FAILURES else "all held")
    sys.exit(bool(FAILURES))


if __name__ == "__main__":
    main()
