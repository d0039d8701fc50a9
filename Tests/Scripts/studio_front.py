#!/usr/bin/env python3
"""Starts `symtext-server --studio` on a small worker, sends requests as its page and as attackers do, and reports
failures.

studio_front.py SERVER [--only NAME] [--quick] [--browser]    # prints failures; exit status 1 if there are any

--quick only sends the requests of attackers, in a few seconds. --browser also loads the page, and a foreign page, in a headless Chromium. All traffic stays on 127.0.0.1."""
import concurrent.futures, http.client, http.server, json, os, re, signal, socket, subprocess, sys, tempfile, threading, time

from server import FAILURES, MOST_SECONDS, check, wait_for

WORKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "studio_worker.py")


class Studio:
    """A studio on a free port, and a folder of its own."""

    def __init__(self, server, *options, worker=WORKER):
        self.own = tempfile.TemporaryDirectory()
        self.folder = os.path.join(self.own.name, "icons")
        os.mkdir(self.folder)
        self.starts = os.path.join(self.own.name, "starts")
        self.process = subprocess.Popen(
            [server, "--studio", self.folder, "--no-open", "--program", worker, *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "STUDIO_STARTS": self.starts})
        self.said = []
        threading.Thread(target=lambda: self.said.extend(self.process.stderr), daemon=True).start()
        address = self.process.stdout.readline().strip()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/#([A-Za-z0-9_-]{43})", address)
        if not found:
            raise SystemExit(f"the studio has not started: {address} {self.said}")
        self.port, self.token = int(found[1]), found[2]
        self.host = f"127.0.0.1:{self.port}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(MOST_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.own.cleanup()

    def worker(self):
        return int(open(self.starts).read().split()[-1])

    def send(self, path, headers={}, method="GET", body=None):
        """Returns status, headers (lower case) and body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=MOST_SECONDS)
        connection.request(method, path, body=body, headers=headers)
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, data

    def ask(self, command, headers={}, **keys):
        body = json.dumps({"command": command, **keys})
        own = {"Symtext-Token": self.token, "Content-Type": "application/json"}
        return self.send("/s/ask", {**own, **headers}, "POST", body)

    def raw(self, timeout=MOST_SECONDS):
        return socket.create_connection(("127.0.0.1", self.port), timeout=timeout)

    def events(self, last=None):
        return Events(self, last)


class Events:
    """An event stream that is read in a thread."""

    def __init__(self, studio, last=None):
        self.seen, self.comments, self.ended = [], 0, threading.Event()
        self.socket = studio.raw()
        head = f"GET /s/events HTTP/1.1\r\nHost: {studio.host}\r\nSymtext-Token: {studio.token}\r\n"
        self.socket.sendall((head + (f"Last-Event-ID: {last}\r\n" if last is not None else "") + "\r\n").encode())
        self.answer = http.client.HTTPResponse(self.socket)
        self.answer.begin()
        self.status = self.answer.status
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        event = {}
        try:
            for line in self.answer:
                line = line.decode().rstrip("\n")
                name, _, value = line.partition(": ")
                if line == ":":
                    self.comments += 1
                elif line:
                    event[name] = value
                elif event:
                    self.seen.append(event)
                    event = {}
        except (OSError, http.client.HTTPException, ValueError):
            pass
        self.ended.set()

    def kinds(self):
        return [event["event"] for event in self.seen]

    def close(self):
        self.socket.shutdown(socket.SHUT_RDWR)
        self.ended.wait(5)
        self.answer.close()
        self.socket.close()


HEADERS = {
    "x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin", "cache-control": "no-store",
}


def is_safe(answer, what):
    """Checks the headers of every answer."""
    headers = answer[1]
    check(not [name for name in headers if name.startswith("access-control-")], f"{what}: no other origin may read it: {headers}")
    check(all(headers.get(name) == value for name, value in HEADERS.items()), f"{what}: headers {headers}")
    policy = headers.get("content-security-policy", "")
    check("default-src 'none'" in policy and "frame-ancestors 'none'" in policy, f"{what}: policy {policy}")


def is_refused(answer, what, statuses=(403,)):
    check(answer[0] in statuses and answer[2] == b"", f"{what} is refused without a word: {answer}")
    is_safe(answer, what)


def page(studio):
    for path, kind in (("/", "text/html"), ("/index.html", "text/html"), ("/studio.js", "text/javascript"), ("/?x", "text/html")):
        answer = studio.send(path)
        check(answer[0] == 200 and answer[1]["content-type"].startswith(kind) and answer[2], f"{path} is of the page: {answer}")
        is_safe(answer, path)
    head = studio.send("/", method="HEAD")
    check(head[0] == 200 and head[2] == b"" and int(head[1]["content-length"]) > 100, f"HEAD has no body: {head}")
    answer = studio.ask("folder")
    check(answer[0] == 200 and json.loads(answer[2])["result"]["secret"] and "id" not in json.loads(answer[2]), f"the page is answered: {answer}")
    is_safe(answer, "an answer")
    for host in (f"127.0.0.1:{studio.port}", f"localhost:{studio.port}", f"[::1]:{studio.port}"):
        for others in ({}, {"Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}):
            check(studio.ask("folder", {"Host": host, **others})[0] == 200, f"{host} {others} is this studio")
    check(studio.ask("conflict")[0] == 409 and studio.ask("nothing")[0] == 404, "errors of the worker have a status")
    large = studio.ask("large", count=3 << 20)
    check(large[0] == 200 and len(json.loads(large[2])["result"]["bytes"]) == 3 << 20, "a long answer is whole")
    too_large = studio.ask("large", count=65 << 20)
    check(too_large[0] == 400 and json.loads(too_large[2])["error"]["code"] == "answer-too-large" and b"--export FOLDER" in too_large[2], f"a longer one is refused: {too_large[:2]}")
    text = json.dumps({"command": "echo", "text": "a\nb\u2028", "number": 0.10}, indent=2)
    echo = studio.send("/s/ask", {"Symtext-Token": studio.token, "Content-Type": "application/json; charset=utf-8"}, "POST", text)
    check(json.loads(echo[2])["result"]["text"] == "a\nb\u2028" and studio.ask("folder")[0] == 200, f"a body of several lines is one request: {echo}")


def foreign(studio):
    for site in ("cross-site", "same-site", "", "Same-Origin"):
        is_refused(studio.ask("folder", {"Sec-Fetch-Site": site}), f"a page of {site}")
        is_refused(studio.send("/studio.js", {"Sec-Fetch-Site": site, "Sec-Fetch-Dest": "script"}), f"a script for {site}")
        is_refused(studio.send("/", {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"}), f"a frame in {site}")
        is_refused(studio.send("/", {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}, "POST", ""), f"a form of {site}")
    opened = studio.send("/", {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"})
    check(opened[0] == 200 and studio.token.encode() not in opened[2] and b"secret" not in opened[2], f"a link opens the page, which has no data: {opened}")
    is_refused(studio.send("/s/events", {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Symtext-Token": studio.token}), "a link to events")
    other = studio.port + 1 if studio.port < 65535 else 1024
    for origin in ("http://evil.example", "null", "", f"https://127.0.0.1:{studio.port}", f"http://127.0.0.1:{other}", f"http://localhost:{studio.port}",
                   f"http://127.0.0.1:{studio.port}/", f"http://127.0.0.1:{studio.port}.evil", f"HTTP://127.0.0.1:{studio.port}"):
        for path, method in (("/", "GET"), ("/s/ask", "POST"), ("/s/events", "GET"), ("/s/quit", "POST")):
            answer = studio.send(path, {"Origin": origin, "Symtext-Token": studio.token, "Content-Type": "application/json"}, method, '{"command": "folder"}')
            is_refused(answer, f"{method} {path} of {origin}")
    is_refused(studio.ask("folder", {"Origin": f"http://127.0.0.1:{studio.port}", "Sec-Fetch-Site": "cross-site"}), "a lie of one header")


def rebound(studio):
    for host in (f"127.0.0.1.evil:{studio.port}", f"127.0.0.1:{studio.port}.evil", "localhost:1", "127.0.0.1", "localhost", f"evil.example:{studio.port}",
                 f"0.0.0.0:{studio.port}", f"127.0.0.1:{studio.port}@evil", f"127.1:{studio.port}", f"2130706433:{studio.port}", f"127.0.0.1:0{studio.port}",
                 f"LOCALHOST:{studio.port}", f"localhost.:{studio.port}", f"::1:{studio.port}", f" 127.0.0.1:{studio.port}x", "", f"127.0.0.1:{studio.port}:{studio.port}"):
        is_refused(studio.ask("folder", {"Host": host}), f"the name {host!r}")
        is_refused(studio.send("/", {"Host": host}), f"the page of {host!r}")
    for head in ("GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.0\r\n\r\n", f"GET / HTTP/1.1\r\nHost: {studio.host}\r\nHost: evil\r\n\r\n",
                 f"GET / HTTP/1.1\r\nHost: evil\r\nHost: {studio.host}\r\n\r\n", f"GET http://evil/ HTTP/1.1\r\nHost: evil\r\n\r\n",
                 f"GET http://{studio.host}/ HTTP/1.1\r\nHost: evil\r\n\r\n"):
        with studio.raw() as connection:
            connection.sendall(head.encode())
            got = connection.recv(65536)
            check(got.split()[1] in (b"403", b"400") and got.partition(b"\r\n\r\n")[2] == b"", f"{head!r} is refused: {got}")


def tokens(studio):
    wrong = [None, "", " ", "x" * 43, studio.token[:-1], studio.token + "A", studio.token.swapcase(), studio.token[::-1], f"Bearer {studio.token}", f"{studio.token}, {studio.token}"]
    for token in wrong:
        headers = {"Content-Type": "application/json", **({} if token is None else {"Symtext-Token": token})}
        for path, method in (("/s/ask", "POST"), ("/s/events", "GET"), ("/s/quit", "POST"), ("/s/", "GET"), ("/s/other", "GET")):
            is_refused(studio.send(path, headers, method, '{"command": "folder"}'), f"{path} with {token!r}")
    for path in (f"/s/events?token={studio.token}", f"/s/events?Symtext-Token={studio.token}"):
        is_refused(studio.send(path, {"Cookie": f"Symtext-Token={studio.token}"}), "a token elsewhere")
    check(studio.process.poll() is None, "nobody has ended it")


def types(studio):
    for kind in (None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonx", "text/json",
                 "application/json; charset=utf-16", "text/plain; application/json"):
        headers = {"Symtext-Token": studio.token, **({} if kind is None else {"Content-Type": kind})}
        is_refused(studio.send("/s/ask", headers, "POST", '{"command": "folder"}'), f"a body of {kind}")
    for body in ("", "{", "[]", "1", '"folder"', "{}", '{"command": 1}', '{"id": 1, "command": "folder"}', "\xff", "[" * 100_000, '{"command": "folder"} {}',
                 '{"command": "folder"}\n{"command": "crash"}'):
        answer = studio.send("/s/ask", {"Symtext-Token": studio.token, "Content-Type": "application/json"}, "POST", body.encode("latin-1"))
        check(answer[0] == 400 and json.loads(answer[2])["error"]["message"], f"{body[:60]!r} is an error: {answer}")
        is_safe(answer, f"{body[:60]!r}")
    check(len(open(studio.starts).read().split()) == 1, "the worker got none of these")


def paths(studio):
    open(os.path.join(studio.folder, "bell.svg"), "w").write("<svg>private</svg>")
    name = os.path.basename(studio.folder)
    for path in ("/bell.svg", f"/{name}/bell.svg", "/../bell.svg", "/..", "/.", "//", "//index.html", "/%2e%2e/bell.svg", "/%2e%2e%2fbell.svg", "/..%2f..%2fetc/passwd",
                 "/etc/passwd", studio.folder + "/bell.svg", "/" + studio.folder + "/bell.svg", "/s", "/S/ask", "/s%2fask", "/./studio.js", "/studio.js/", "/%73tudio.js",
                 "/studio.js%00", "/studio.js#x", "/" + "x" * 9000, "/s/../studio.js"):
        with studio.raw() as connection:
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {studio.host}\r\nConnection: close\r\n\r\n".encode())
            got = b"".join(iter(lambda: connection.recv(65536), b""))
            check(got.split()[1] in (b"404", b"403", b"400", b"431") and got.partition(b"\r\n\r\n")[2] in (b"", b"0\r\n\r\n"), f"{path[:60]} is nothing: {got}")
    for path in ("/s/raw/bell", "/s/../bell.svg", "/s/%2e%2e/bell.svg", "/s/ask/", "/s/ask?x", "/s/"):
        is_refused(studio.send(path, {"Symtext-Token": studio.token}), path, statuses=(404,))
    for method in ("PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND"):
        is_refused(studio.send("/s/ask", {"Symtext-Token": studio.token, "Content-Type": "application/json"}, method, '{"command": "folder"}'), method, statuses=(405,))
        is_refused(studio.send("/", {}, method), method, statuses=(405,))
    is_refused(studio.send("/s/ask", {"Symtext-Token": studio.token}), "GET", statuses=(405,))


def preflights(studio):
    for origin in ("http://evil.example", f"http://{studio.host}"):
        for path in ("/", "/s/ask", "/s/events"):
            answer = studio.send(path, {"Origin": origin, "Access-Control-Request-Method": "POST", "Access-Control-Request-Private-Network": "true",
                                        "Access-Control-Request-Headers": "symtext-token, content-type"}, "OPTIONS")
            is_refused(answer, f"a preflight of {origin} for {path}", statuses=(403, 405))


def bodies(studio):
    head = f"POST /s/ask HTTP/1.1\r\nHost: {studio.host}\r\nSymtext-Token: {studio.token}\r\nContent-Type: application/json\r\n"
    most = (1 << 20) - 32
    text = '{"command": "echo", "text": "' + "x" * (most - 40) + '"}'
    answer = studio.send("/s/ask", {"Symtext-Token": studio.token, "Content-Type": "application/json"}, "POST", text)
    check(answer[0] == 200 and len(answer[2]) > most - 100, f"1 MiB is taken: {answer[0]}")
    text = '{"command": "echo", "text": "' + "\u2028" * (most // 4) + '"}'
    answer = studio.send("/s/ask", {"Symtext-Token": studio.token, "Content-Type": "application/json"}, "POST", text.encode())
    check(answer[0] in (200, 413), f"no request is longer for the worker: {answer[0]}")
    for length in (str((1 << 20) + 1), "99999999999999999999", "-1", "0x10"):
        with studio.raw() as connection:
            connection.sendall((head + f"Content-Length: {length}\r\n\r\n").encode())
            got = connection.recv(65536)
            check(got.split()[1] in (b"413", b"400"), f"a body of {length} bytes is not awaited: {got}")
    with studio.raw() as connection:
        connection.sendall((head + "Transfer-Encoding: chunked\r\n\r\n").encode())
        before = resident(studio.process.pid)
        for _ in range(64):
            connection.sendall(b"100000\r\n" + b" " * (1 << 20) + b"\r\n")
        got = connection.recv(65536)
        grown = resident(studio.process.pid) - before
        check(got.split()[1] == b"413" and grown < 32 << 20, f"nor is one without a length kept: {grown >> 20} MB {got}")
    with studio.raw() as connection:
        connection.sendall(f"POST /s/ask HTTP/1.1\r\nHost: {studio.host}\r\nContent-Type: application/json\r\nContent-Length: 8000000\r\n\r\n".encode())
        check(connection.recv(65536).split()[1] == b"403", "without a token the body is not awaited")
    # Two lengths: a front and a server might read two requests.
    with studio.raw() as connection:
        connection.sendall((head + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n").encode())
        check(connection.recv(65536).split()[1] != b"200", "a smuggled request is not answered")
    check(studio.ask("folder")[0] == 200, "others are answered")


def pipelined(studio):
    one = f"GET /studio.css HTTP/1.1\r\nHost: {studio.host}\r\n\r\n"
    bad = "GET /studio.css HTTP/1.1\r\nHost: evil\r\n\r\n"
    with studio.raw() as connection:
        connection.sendall((one * 3 + bad + one).encode())
        connection.settimeout(3)
        got = b""
        try:
            while part := connection.recv(65536):
                got += part
        except TimeoutError:
            pass
        statuses = re.findall(rb"HTTP/1.1 (\d+)", got)
        check(statuses == [b"200"] * 3 + [b"403", b"200"] and got.count(b"rgb(1") == 4, f"each request is judged by itself: {statuses}")
    with studio.raw() as connection:
        events = f"GET /s/events HTTP/1.1\r\nHost: {studio.host}\r\nSymtext-Token: {studio.token}\r\n\r\n"
        connection.sendall((events + one).encode())
        check(connection.recv(65536).split()[1] == b"200", "requests behind a stream wait")
    check(studio.ask("folder")[0] == 200, "others are answered")


def streams(studio):
    first = studio.events()
    check(first.status == 200 and first.answer.getheader("content-type") == "text/event-stream", "events are a stream")
    studio.ask("emit", count=3)
    check(wait_for(lambda: len(first.seen) == 3), f"events arrive: {first.seen}")
    ids = [int(event["id"]) for event in first.seen]
    check(ids == sorted(set(ids)) and json.loads(first.seen[0]["data"])["number"] == ids[0], f"with the worker's numbers: {first.seen}")
    again = studio.events(ids[0])
    check(wait_for(lambda: len(again.seen) == 2) and [int(e["id"]) for e in again.seen] == ids[1:], f"missed ones are replayed: {again.seen}")
    for last in (ids[-1] + 100, "x", -1):
        lost = studio.events(last)
        check(wait_for(lambda: lost.seen) and lost.kinds() == ["reset"], f"{last} is no event: {lost.seen}")
        lost.close()
    known = studio.events(ids[-1])
    studio.ask("emit", count=2500)
    studio.ask("emit", count=1)
    newest = ids[-1] + 2501
    for stream in (first, again, known):
        check(wait_for(lambda: stream.seen and int(stream.seen[-1]["id"]) == newest), f"all follow: {stream.seen[-1:]}")
    old = studio.events(ids[0])
    check(wait_for(lambda: old.seen) and old.seen == [{"id": str(newest), "event": "reset", "data": "{}"}], f"after 1,000 events nothing is replayed: {old.seen[:2]}")
    late = studio.events(newest - 1000)
    check(wait_for(lambda: len(late.seen) == 1000) and "reset" not in late.kinds(), f"1,000 are: {len(late.seen)}")
    for stream in (first, again, known, old, late):
        stream.close()

    many = [studio.events() for _ in range(64)]
    check(all(stream.status == 200 for stream in many), "64 streams are open")
    check(studio.send("/s/events", {"Symtext-Token": studio.token})[0] == 503, "one more is not")
    check(studio.ask("emit", count=1)[0] == 200 and wait_for(lambda: all(stream.seen for stream in many)), "all get an event")
    for stream in many:
        stream.close()

    def has_room():
        stream = studio.events()
        stream.close()
        return stream.status == 200

    check(wait_for(has_room), "closed ones make room")
    # A page that does not read must not grow the server.
    deaf = studio.raw()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.sendall(f"GET /s/events HTTP/1.1\r\nHost: {studio.host}\r\nSymtext-Token: {studio.token}\r\n\r\n".encode())
    before = resident(studio.process.pid)
    for _ in range(10):
        studio.ask("emit", count=20_000)
    grown = resident(studio.process.pid) - before
    check(grown < 64 << 20, f"a page that does not read costs little: {grown >> 20} MB")
    deaf.close()


def resident(pid):
    return int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{pid}/status").read())[1]) << 10


def slow(studio):
    """Clients that send or wait slowly; takes 40 seconds."""
    quiet = studio.events()
    heads = [studio.raw(timeout=40) for _ in range(50)]
    body = studio.raw(timeout=40)
    body.sendall(f"POST /s/ask HTTP/1.1\r\nHost: {studio.host}\r\nSymtext-Token: {studio.token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n".encode())

    def dribble(connection, text):
        start = time.time()
        try:
            while time.time() - start < 38:
                connection.sendall(text)
                time.sleep(1)
                connection.settimeout(0.01)
                try:
                    if connection.recv(100) == b"":
                        break
                except TimeoutError:
                    pass
        except OSError:
            pass
        return time.time() - start

    with concurrent.futures.ThreadPoolExecutor(51) as pool:
        waits = [pool.submit(dribble, head, b"G") for head in heads]
        long = pool.submit(dribble, body, b" ")
        check(studio.ask("folder")[0] == 200, "others are answered meanwhile")
        check(all(wait.result() < 20 for wait in waits), "slow heads are closed")
        check(25 < long.result() < 37, f"a slow body is closed: {long.result():.0f} s")
    check(not quiet.ended.is_set() and quiet.comments >= 2, f"a quiet stream lives on: {quiet.comments} signs of life")
    studio.ask("emit", count=1)
    check(wait_for(lambda: quiet.seen), "and gets an event")
    quiet.close()


def killed(studio):
    """The worker is killed twenty times while requests are on their way."""
    stream = studio.events()
    ended, stop = [], threading.Event()

    def work(index):
        count = 0
        while not stop.is_set():
            name = f"n{index}"
            status, _, data = studio.ask("set", name=name, text=str(count))
            if status == 200:
                written[index] = count
            elif status != 503 or not json.loads(data)["error"]["message"]:
                ended.append((status, data))
            count += 1
            statuses.append(status)

    statuses, written = [], {}
    threads = [threading.Thread(target=work, args=(index,)) for index in range(8)]
    for thread in threads:
        thread.start()
    for turn in range(20):
        if turn % 4 == 3:
            studio.ask("wrong")
        else:
            pid = studio.worker()
            os.kill(pid, signal.SIGKILL)
        check(wait_for(lambda: len(open(studio.starts).read().split()) >= turn + 2), f"the worker is started again: {turn}")
        check(wait_for(lambda: studio.ask("folder")[0] == 200), "and answers")
    stop.set()
    for thread in threads:
        thread.join(60)
    check(not any(thread.is_alive() for thread in threads), "nothing hangs")
    check(not ended and statuses.count(200) > 20 and statuses.count(503) > 5, f"each is answered, or 503: {ended[:3]} {statuses.count(200)} {statuses.count(503)}")
    for index, count in written.items():
        kept = int(open(os.path.join(studio.folder, f"n{index}")).read())
        check(kept >= count, f"acknowledged changes are kept: {index} {kept} {count}")
    check(wait_for(lambda: stream.kinds().count("reset") >= 20), f"pages hear of each restart: {stream.kinds().count('reset')}")
    check(wait_for(lambda: "again and again" in "".join(e["data"] for e in stream.seen if e["event"] == "notice")), "and that it ends again and again")
    ids = [int(event["id"]) for event in stream.seen]
    check(ids == sorted(ids), "numbers grow across restarts")
    last = next(e for e in stream.seen if e["event"] == "saved")["id"]
    back = studio.events(last)
    check(wait_for(lambda: back.seen) and back.kinds()[0] == "reset", f"a page of a former worker starts anew: {back.seen[:1]}")
    stream.close()
    back.close()
    answer = studio.ask("crash")
    check(answer[0] == 503 and json.loads(answer[2])["error"]["code"] == "worker-ended", f"a request that ends the worker is 503: {answer}")


def pauses(studio):
    """A worker that does not start any more is tried less and less often, and requests get 503."""
    broken = os.path.join(studio.folder, "broken")
    open(broken, "w").close()
    before = len(open(studio.starts).read().split())
    os.kill(studio.worker(), signal.SIGKILL)
    check(wait_for(lambda: len(open(studio.starts).read().split()) > before), "it is started again")
    start = time.time()
    answer = studio.ask("folder")
    check(answer[0] == 503 and json.loads(answer[2])["error"]["code"] == "starting" and time.time() - start < 15 and answer[1].get("retry-after"), f"a request does not wait for ever: {answer}")
    count = len(open(studio.starts).read().split()) - before
    check(2 <= count <= 12, f"it is started a few times: {count}")
    check(studio.send("/")[0] == 200, "the page is there")
    os.remove(broken)
    check(wait_for(lambda: studio.ask("folder")[0] == 200), "it is tried again")


def ending(server):
    with Studio(server) as studio:
        stream, pid = studio.events(), studio.worker()
        slow = concurrent.futures.ThreadPoolExecutor(1).submit(studio.ask, "slow", seconds=1)
        time.sleep(.3)
        answer = studio.send("/s/quit", {"Symtext-Token": studio.token}, "POST")
        check(answer[0] == 200, f"a page may end it: {answer}")
        check(slow.result()[0] == 200, "a request on its way is answered")
        check(studio.process.wait(20) == 0 and stream.ended.wait(5) and stream.kinds() == ["end"], f"pages hear of it: {stream.seen}")
        check(wait_for(lambda: not alive(pid)), "the worker has ended")
    with Studio(server) as studio:
        slow = concurrent.futures.ThreadPoolExecutor(1).submit(studio.ask, "slow", seconds=18, file="done")
        time.sleep(.5)
        studio.process.terminate()
        check(studio.process.wait(60) == 0 and os.path.exists(os.path.join(studio.folder, "done")), "a long change is completed before the end")
    for end in (signal.SIGTERM, signal.SIGINT, signal.SIGKILL):
        with Studio(server) as studio:
            stream, pid = studio.events(), studio.worker()
            start = time.time()
            studio.process.send_signal(end)
            status = studio.process.wait(20)
            check(status == (0 if end != signal.SIGKILL else -9) and time.time() - start < 8, f"{end.name} ends it: {status} {time.time() - start:.1f} s")
            check(wait_for(lambda: not alive(pid)), f"{end.name} ends the worker")
    with Studio(server, "--idle", "2") as studio:
        stream = studio.events()
        time.sleep(3.5)
        check(studio.process.poll() is None, "it stays while a page is open")
        stream.close()
        start = time.time()
        check(studio.process.wait(30) == 0 and time.time() - start > 1, "it ends by itself after the last page")
        check("no page was open" in "".join(studio.said), f"and says so: {studio.said}")
    with Studio(server, "--idle", "1") as studio:
        check(studio.process.wait(30) == 0, "it ends if no page is ever opened")
    with Studio(server, "--stay") as studio:
        time.sleep(2.5)
        check(studio.process.poll() is None, "unless it is to stay")


def alive(pid):
    try:
        return open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def starting(server):
    def run(*words, env=None):
        result = subprocess.run([server, *words], capture_output=True, text=True, timeout=60, env=env)
        return result.returncode, result.stderr

    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "file")
        open(file, "w").close()
        check(run("--studio", folder + "/none", "--program", WORKER) == (66, f"symtext-server: there is no folder {folder}/none\n"), "a missing folder is named")
        status, said = run("--studio", file, "--program", WORKER)
        check(status == 66 and "is a file" in said, f"a file is no folder: {said}")
        status, said = run("--studio", folder, "--program", "/bin/false")
        check(status == 69 and "studio --stdio" in said, f"a program without a studio is named: {said}")
        for words, part in ((("--port", "80"), "1024"), (("--port", "x"), "--port"), (("--http", "1"), "--http has no effect with --studio"), (("--stay", "--idle", "3"), "--idle"),
                            (("--studio", folder), "only one folder"), (("--allow-origin", "*"), "--allow-origin"), (("--read-only=1",), "no value")):
            status, said = run("--studio", folder, "--program", WORKER, *words)
            check(status == 64 and part in said, f"{words} is wrong: {status} {said}")
        status, said = run("--read-only", "--program", WORKER)
        check(status == 64 and "without --studio" in said, f"--read-only alone is wrong: {said}")
        with Studio(server) as studio:
            status, said = run("--studio", folder, "--port", str(studio.port), "--program", WORKER)
            check(status == 69 and str(studio.port) in said and "another" in said and "errno" not in said, f"a port that is taken is named: {status} {said}")
            listening = subprocess.run(["ss", "-Hltn", f"sport = :{studio.port}"], capture_output=True, text=True).stdout
            check(listening.split()[3] == studio.host and len(listening.splitlines()) == 1, f"it listens on this machine only: {listening}")
            words = open(f"/proc/{studio.process.pid}/cmdline").read() + open(f"/proc/{studio.process.pid}/environ").read()
            check(studio.token not in words, "other users cannot read the token")
        with Studio(server) as other:
            check(other.token != studio.token, "each studio has its own token")

        opener = os.path.join(folder, "xdg-open")
        with open(opener, "w") as script:
            script.write(f'#!/bin/sh\necho "$@" > {folder}/words\nstat -c %a "$1" > {folder}/mode\ncp "$1" {folder}/page\n')
        os.chmod(opener, 0o755)
        process = subprocess.Popen([server, "--studio", folder, "--program", WORKER], stdout=subprocess.PIPE, text=True,
                                   env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "DISPLAY": ":9", "XDG_RUNTIME_DIR": folder})
        address = process.stdout.readline().strip()
        check(wait_for(lambda: os.path.exists(folder + "/page") and address in open(folder + "/page").read()), "the page is opened")
        words = open(folder + "/words").read().strip()
        check(address.partition("#")[2] not in words and open(folder + "/mode").read() == "600\n", f"by a file that others cannot read: {words}")
        process.terminate()
        check(process.wait(20) == 0 and not os.path.exists(words), "which is removed at the end")


def browser(studio):
    """The page in Chromium, and a page of another origin that tries to get at it."""
    from chromium import Chromium

    with Chromium() as page:
        violations = []
        page.call("Page.navigate", url=f"http://{studio.host}/#{studio.token}")
        page.run("new Promise(done => document.readyState == 'complete' ? done() : addEventListener('load', done)).then(() => ready)")
        check("only for the page" in page.run("said.textContent"), "the page shows the folder")
        check(page.run("getComputedStyle(said).color + said.style.opacity") == "rgb(1, 2, 3)0.9", "with its style")
        violations = page.run("violations")
        check(violations == [], f"without violations: {violations}")
        studio.ask("emit", count=1)
        check(wait_for(lambda: page.run("heard.join('')").count("event: symbol") == 1), "it hears events")
        check(page.run("ask({command: 'folder'}, 'wrong').then(a => a.status + a.text)") == "403", "a wrong token gets nothing")
        tried = page.run("""(async () => {
          const tried = {};
          try { said.innerHTML = "<b>x</b>"; tried.markup = "done"; } catch (error) { tried.markup = error.name; }
          try { setTimeout("window.injected = 1"); } catch (error) {}
          const script = document.createElement("script");
          try { script.textContent = "window.injected = 1"; document.body.append(script); } catch (error) {}
          tried.outside = await fetch("http://127.0.0.1:1/").then(() => "done", error => error.name);
          const picture = new Image();
          tried.picture = await new Promise(done => { picture.onload = () => done("loaded"); picture.onerror = () => done("error"); picture.src = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"; });
          tried.injected = window.injected ?? "nothing";
          return tried;
        })()""")
        check(tried == {"markup": "TypeError", "injected": "nothing", "outside": "TypeError", "picture": "error"}, f"the policy holds: {tried}")
        check(len(page.run("violations")) >= 3, "and its violations are seen")

        answers = {"/": ("text/html", b"<!doctype html><title>foreign</title><p>")}

        class Foreign(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                kind, data = answers["/"]
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_):
                pass

        other = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Foreign)
        threading.Thread(target=other.serve_forever, daemon=True).start()
        for host in ("127.0.0.1", "localhost"):
            page.call("Page.navigate", url=f"http://{host}:{other.server_port}/")
            page.run("new Promise(done => document.readyState == 'complete' ? done() : addEventListener('load', done))")
            before = len(os.listdir(studio.folder))
            tried = page.run("""(async (base, token) => {
              const tried = {};
              const name = error => error.name;
              const body = JSON.stringify({command: "set", name: "stolen", text: "x"});
              tried.fetch = await fetch(base + "/").then(() => "done", name);
              tried.ask = await fetch(base + "/s/ask", {method: "POST", headers: {"Symtext-Token": token, "Content-Type": "application/json"}, body}).then(() => "done", name);
              tried.plain = await fetch(base + "/s/ask", {method: "POST", headers: {"Content-Type": "text/plain"}, body}).then(() => "done", name);
              tried.blind = await fetch(base + "/s/ask", {method: "POST", mode: "no-cors", body}).then(answer => answer.type, name);
              tried.include = await fetch(base + "/s/ask", {method: "POST", credentials: "include", body}).then(() => "done", name);
              const load = (kind, set) => new Promise(done => { const element = document.createElement(kind); element.onload = () => done("loaded"); element.onerror = () => done("error"); set(element); document.body.append(element); });
              tried.img = await load("img", element => element.src = base + "/");
              tried.script = await load("script", element => element.src = base + "/studio.js");
              tried.said = typeof window.ask;
              tried.module = await import(base + "/studio.js").then(() => "done", name);
              tried.style = await load("link", element => { element.rel = "stylesheet"; element.href = base + "/studio.css"; });
              tried.color = getComputedStyle(document.querySelector("p")).color;
              tried.source = await new Promise(done => { const source = new EventSource(base + "/s/events"); source.onopen = () => done("open"); source.onerror = () => { source.close(); done("error"); }; });
              const frame = document.createElement("iframe");
              await new Promise(done => { frame.onload = done; frame.src = base + "/#" + token; document.body.append(frame); });
              try { tried.frame = frame.contentDocument?.body.textContent ?? null; } catch (error) { tried.frame = error.name; }
              const form = document.createElement("form");
              const target = document.createElement("iframe"); target.name = "target"; document.body.append(target);
              form.method = "POST"; form.action = base + "/s/ask"; form.target = "target"; form.enctype = "text/plain";
              const field = document.createElement("input"); field.name = '{"command": "set", "name": "stolen", "text": "'; field.value = '"}'; form.append(field); document.body.append(form);
              await new Promise(done => { target.onload = done; form.submit(); });
              try { tried.form = target.contentDocument?.body.textContent ?? null; } catch (error) { tried.form = error.name; }
              tried.socket = await new Promise(done => { const socket = new WebSocket(base.replace("http", "ws") + "/s/events"); socket.onopen = () => done("open"); socket.onerror = () => done("error"); });
              tried.beacon = navigator.sendBeacon(base + "/s/ask", new Blob([body], {type: "text/plain"}));
              return tried;
            })""" + f"('http://{studio.host}', '{studio.token}')")
            tried.pop("beacon")
            nothing = {"fetch": "TypeError", "ask": "TypeError", "plain": "TypeError", "blind": "TypeError", "include": "TypeError", "img": "error", "script": "error",
                       "said": "undefined", "module": "TypeError", "style": "error", "color": "rgb(0, 0, 0)", "source": "error", "frame": None, "form": None, "socket": "error"}
            check(tried == nothing, f"a page of {host} gets nothing: " + str({key: tried.get(key) for key in nothing if tried.get(key) != nothing[key]}))
            check(len(os.listdir(studio.folder)) == before and studio.process.poll() is None, "and changes nothing")
        other.shutdown()


def main():
    server = sys.argv[1]
    only = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else None
    shared, alone = [page, foreign, rebound, tokens, types, paths, preflights], []
    if "--quick" not in sys.argv:
        shared += [bodies, pipelined, streams, slow, killed, pauses]
        alone = [ending, starting]
    if "--browser" in sys.argv:
        shared.append(browser)

    def run(test, subject):
        if only in (None, test.__name__):
            print(test.__name__, flush=True)
            try:
                test(subject)
            except Exception as error:
                check(False, f"{test.__name__}: {type(error).__name__} {error}")

    for test in shared:
        if only in (None, test.__name__):
            with Studio(server) as studio:
                run(test, studio)
    for test in alone:
        run(test, server)
    print(f"{len(FAILURES)} failed" if FAILURES else "all held")
    sys.exit(bool(FAILURES))


if __name__ == "__main__":
    main()
