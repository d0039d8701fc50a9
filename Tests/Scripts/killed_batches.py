"""Kills a batch repeatedly, restarts it, and compares the result with that of an undisturbed batch.

killed_batches.py SYMTEXT [LINES [KILLS]]    # 6000 lines, 20 kills each; exit status 1 on a failure

Kills (SIGKILL) are spread over the whole batch: between two images or within one, while results are written, and
while files are renamed. No line may be lost or reported twice, no byte may differ, and no file with its final name
may ever be truncated."""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

FAILURES = []


def check(holds, what):
    if not holds:
        FAILURES.append(what)
        print("  FAILED", what)


def line(number):
    """Returns a button, a text or, every 50th time, a wrong line."""
    if number % 50 == 0:
        return {"symbol": "nosuch", "id": number, "output": f"{number}.png"}
    if number % 3 == 0:
        return {"command": "render", "text": f"{{bell}} {number}", "id": number, "output": f"{number % 10}/{number}.svg"}
    return {"label": f"Add {number}", "symbol": "cart", "id": number, "output": f"{number % 10}/{number}.png"}


def results(file):
    """Returns the lines of a results file, without the flag for newly made images, and its end."""
    *lines, end = map(json.loads, file.read_text().splitlines())
    return [{**entry, "status": "ok"} if entry["status"] == "known" else entry for entry in lines], end


def files(folder):
    """Returns the bytes of all files with final names; partial files after a kill have other names."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and not file.name.startswith(".symtext-")
    }


def size(file):
    """Returns the size of a file, or of its partial form."""
    for there in (file, file.with_name(file.name + ".part")):
        try:
            return there.stat().st_size
        except FileNotFoundError:
            pass
    return 0


def killed(words, grows, at):
    """Whether a run was killed when a file reached a size; runs that end earlier are not killed."""
    run = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    while run.poll() is None and size(grows) < at:
        time.sleep(0.0005)
    time.sleep(random.uniform(0, 0.004))
    run.kill()
    return run.wait() == -9


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    count, kills = (int(word) for word in (sys.argv[2:] + ["6000", "20"][len(sys.argv) - 2 :])[:2])
    random.seed(count)
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        source = work / "in.ndjson"
        source.write_text("".join(json.dumps(line(number)) + "\n" for number in range(1, count + 1)))

        def batch(name, *options):
            return [program, "batch", str(source), "--results", str(work / f"{name}.ndjson"), *options]

        def end(words):
            run = subprocess.run(words, stderr=subprocess.PIPE, text=True)
            check(run.returncode == 65, f"a batch with wrong lines ends with 65: {run.returncode} {run.stderr[-300:]}")

        whole, archive, again = work / "whole", work / "whole.tar", work / "again.tar"
        end(batch("whole", "-o", str(whole)))
        end(batch("tar", "--tar", str(archive)))
        expected, (entries, last) = files(whole), results(work / "whole.ndjson")
        wrong = count // 50
        check(last == {"end": True, "lines": count, "made": count - wrong, "known": 0, "wrong": wrong}, f"the end: {last}")

        # Files: each run continues the previous one, so that the kill positions advance.
        out = work / "out"
        words, told = batch("out", "-o", str(out)), work / "out.ndjson"
        total, done = (work / "whole.ndjson").stat().st_size, 0
        for place in range(kills):
            done += killed(words, told, total * place // kills)
            check(not told.exists(), "results that are not whole have no name")
            for name, data in files(out).items():
                check(expected.get(name) == data, f"a file that has its name is whole: {name}, kill {place + 1}")
        end(words)
        entries_again, last = results(told)
        folder = [{**entry, "file": entry["file"].replace("out/", "whole/", 1)} if "file" in entry else entry for entry in entries_again]
        check(folder == entries, "results are those of a batch that was not killed, in its order")
        check(files(out) == expected, "files are, too, to the byte, and there are no others")
        check((last["lines"], last["made"] + last["known"], last["wrong"]) == (count, count - wrong, wrong), f"the end counts all: {last}")
        left = sum(1 for file in out.rglob(".symtext-*"))
        print(f"files: {done} kills, {count} lines, {last['known']} of {count - wrong} images were there at the last run; {left} begun files are left")
        check(done >= kills - 2 and last["known"] > (count - wrong) // 2, "batches were killed, and went on")

        # An archive starts again.
        words, done = batch("again", "--tar", str(again)), 0
        for place in range(kills):
            done += killed(words, again, archive.stat().st_size * place // kills)
            check(not again.exists() and not (work / "again.ndjson").exists(), "an archive that is not whole has no name")
        end(words)
        check(again.read_bytes() == archive.read_bytes(), "the archive is that of a batch that was not killed")
        check((work / "again.ndjson").read_bytes() == (work / "tar.ndjson").read_bytes(), "and so are its results")
        print(f"archive: {done} kills, {archive.stat().st_size} bytes")
        check(done >= kills - 2, "batches were killed")
        check(sorted(file.name for file in work.glob("*.part")) == [], "nothing is left that is not whole")
    print(f"{len(FAILURES)} failed" if FAILURES else "all held")
    sys.exit(bool(FAILURES))


main()
