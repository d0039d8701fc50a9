"""Draws batches on Ray with Examples/ray_batch.py, kills workers midway, and compares the results with one process.

engines.py SYMTEXT [LINES]    # with the Python of .venv-engines; exit status 1 on a failure"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import psutil
import webdataset

ROOT = pathlib.Path(__file__).resolve().parents[2]
FAILURES = []


def check(holds, what):
    if not holds:
        FAILURES.append(what)
        print("  FAILED", what)


def files(folder):
    """Returns the bytes of all pictures; partial files after a kill have other names."""
    return {str(file.relative_to(folder)): file.read_bytes()
            for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".symtext-")}  # fmt: skip


def shards_at_work(driver):
    """Returns the symtext processes below a driver, by their shards."""
    found = {}
    for process in psutil.Process(driver.pid).children(recursive=True):
        try:
            words = process.cmdline()
            if "--shard" in words:
                found[words[words.index("--shard") + 1]] = process
        except psutil.Error:
            pass
    return found


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    count = int((sys.argv[2:] + ["8000"])[0])
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        os.environ["PATH"] = f"{program.parent}:{os.environ['PATH']}"
        lines = work / "lines.ndjson"
        with open(lines, "w") as file:
            for number in range(1, count + 1):
                symbol = "nosuch" if number % 100 == 0 else ["cart", "heart", "bell.badge"][number % 3]
                line = {"label": f"Add {number}", "symbol": symbol, "id": f"n{number}", "output": f"{number % 9}/{number}.png"}
                file.write(json.dumps(line) + "\n")
        wrong = count // 100

        def symtext(*words, status=0):
            run = subprocess.run([program, *words], cwd=work, stderr=subprocess.PIPE, text=True)
            check(run.returncode == status, f"{words} ends with {status}: {run.returncode} {run.stderr[-300:]}")

        def ray(name, *options):
            """Starts a driver that writes pictures and results to a folder."""
            words = [sys.executable, ROOT / "Examples/ray_batch.py", lines, "-o", work / name, *options]
            return subprocess.Popen(words, cwd=work, stdout=subprocess.DEVNULL, stderr=open(work / f"{name}.log", "w"))

        def finished(driver, name):
            check(driver.wait(300) == 0, f"{name} ends: {(work / f'{name}.log').read_text()[-2000:]}")
            left = [file.name for file in (work / name).glob("*.attempt-*")]
            check(not left, f"{name} takes away what attempts have left: {left}")

        (work / "one").mkdir()
        subprocess.run([program, "batch", lines, "-o", "pictures", "--results", "results.ndjson", "--on-error", "report"],
                       cwd=work / "one", stderr=subprocess.DEVNULL, check=True)  # fmt: skip
        pictures, results = files(work / "one/pictures"), (work / "one/results.ndjson").read_bytes()
        check(len(pictures) == count - wrong, f"one process draws all: {len(pictures)}")

        def same(name):
            check(files(work / name / "pictures") == pictures, f"{name}: pictures are those of one process")
            there = work / name / "results.ndjson"
            check(there.exists() and there.read_bytes() == results, f"{name}: results are, too")

        for shards in (1, 2, 7):
            start = time.time()
            finished(ray(f"{shards} shards", "--shards", str(shards)), f"{shards} shards")
            print(f"{shards} shards: {time.time() - start:.1f} s with Ray's start")
            same(f"{shards} shards")

        # Kills a Ray worker midway, then a symtext process: both shards are retried.
        driver = ray("killed", "--shards", "5")
        killed, begun, end = {}, {}, time.time() + 1200
        while driver.poll() is None and time.time() < end:
            for shard, process in shards_at_work(driver).items():
                begun.setdefault(shard, set()).add(process.pid)
                told = next((work / "killed").glob(f"results-0000{shard[0]}-*.attempt-*"), None)
                if len(killed) < 2 and shard not in killed and told and told.stat().st_size > 0:
                    victim = process.pid if killed else process.ppid()
                    os.kill(victim, signal.SIGKILL)
                    killed[shard] = victim
            time.sleep(0.002)
        finished(driver, "killed")
        again = sorted(shard for shard, pids in begun.items() if len(pids) > 1)
        print(f"killed: {sorted(killed)}; begun twice: {again}")
        check(len(killed) == 2 and again == sorted(killed), "shards whose worker or process was killed are tried again")
        same("killed")

        # The complete shards of a killed job stay unchanged.
        gone = work / "killed/results-00002-of-00005.ndjson"
        gone.unlink()
        before = {file.name: file.stat().st_mtime_ns for file in (work / "killed").glob("results-*.ndjson")}
        finished(ray("killed", "--shards", "5", "--resume"), "killed")
        after = {file.name: file.stat().st_mtime_ns for file in (work / "killed").glob("results-*.ndjson")}
        check(after.pop(gone.name, None) and after == before, "resumed, only the shard that is missing is drawn")
        same("killed")

        # Archives, read with WebDataset's own reader.
        finished(ray("tar", "--shards", "3", "--tar"), "tar")
        check((work / "tar/results.ndjson").read_text() == results.decode().replace('"file": "pictures/', '"file": "'),
              "the results of archives name files within them")  # fmt: skip
        seen = {}
        archives = f"{work}/tar/pictures-{{00001..00003}}-of-00003.tar"
        for sample in webdataset.WebDataset(archives, shardshuffle=False):
            entry = json.loads(sample["json"])
            check(entry["file"] == sample["__key__"] + ".png" and len(sample["png"]) == entry["bytes"], f"{entry} is beside its picture")
            seen[entry["file"]] = sample["png"]
        check(seen == pictures, f"WebDataset reads all pictures, to the byte: {len(seen)}")
        decoded = next(iter(webdataset.WebDataset(archives, shardshuffle=False).decode()))
        check(decoded["json"]["id"] == "n1", f"and its decoder the entries: {decoded['json']}")
        for shard in (1, 2, 3):
            symtext("batch", lines, "--shard", f"{shard}/3", "--tar", f"{shard}.tar", "--on-error", "report")
            check((work / f"{shard}.tar").read_bytes() == (work / f"tar/pictures-0000{shard}-of-00003.tar").read_bytes(),
                  f"archive {shard} is that of one process, to the byte")  # fmt: skip
        print(f"webdataset {webdataset.__version__}: {len(seen)} samples")
    print(f"{len(FAILURES)} failed" if FAILURES else "all held")
    sys.exit(bool(FAILURES))


main()
