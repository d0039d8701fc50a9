#!/usr/bin/env python3
"""Starts the server as Server/symtext-server.service does, with workers for 1, 2, 20 and 62 processors, within the
unit's own limits.

unit.py SERVER SYMTEXT      # as root with control groups, version 1; prints passed checks; exit status 1 on a failure

The limits of tasks, memory and files are the unit's; so are the user without privileges, the mask of new files, and the
time to stop. systemd itself need not run; `systemd-analyze verify` reads the unit where it is installed."""
import concurrent.futures
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from server import FAILURES, Server, check

UNIT = pathlib.Path(__file__).resolve().parents[2] / "Server" / "symtext-server.service"
GROUPS = pathlib.Path("/sys/fs/cgroup")
NOBODY = 65534


def settings():
    return dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text(), re.MULTILINE))


class Group:
    """A control group with a unit's limits."""

    def __init__(self, unit):
        share = int(unit["MemoryMax"].rstrip("%")) / 100
        total = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        self.tasks = self.made("pids", "pids.max", int(unit["TasksMax"]))
        self.memory = self.made("memory", "memory.limit_in_bytes", int(total * share))

    @staticmethod
    def made(controller, name, limit):
        group = GROUPS / controller / f"symtext-unit-{os.getpid()}"
        group.mkdir()
        (group / name).write_text(str(limit))
        return group

    def number(self, group, name):
        return int((group / name).read_text())

    def enter(self):
        for group in (self.tasks, self.memory):
            (group / "cgroup.procs").write_text(str(os.getpid()))

    def remove(self):
        for group in (self.tasks, self.memory):
            # A group is busy for a moment after its last process.
            for _ in range(100):
                try:
                    group.rmdir()
                    break
                except OSError:
                    time.sleep(0.05)


def run(unit, programs, workers):
    group = Group(unit)
    files = int(unit["LimitNOFILE"])

    def prepare():
        group.enter()
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        os.umask(int(unit["UMask"], 8))
        os.setgroups([])
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)

    try:
        start = time.time()
        # The unit's other words are those of Server.
        server = Server(*programs, "--workers", str(workers), prepare=prepare)
        try:
            def ask(number):
                return server.get(f"/v1/render.png?text=Number+{number}&size={20 + number % 7}")[0]
            with concurrent.futures.ThreadPoolExecutor(2 * workers) as pool:
                statuses = list(pool.map(ask, range(20 * workers)))
            check(set(statuses) == {200}, f"{workers} workers answer: {set(statuses)}")
            running = len(server.workers())
            check(running == workers, f"{workers} workers run: {running}")
            check(server.metric("symtext_worker_restarts_total") == 0, "none has ended")
            tasks, memory = group.number(group.tasks, "pids.current"), group.number(group.memory, "memory.usage_in_bytes")
            refused = group.number(group.memory, "memory.failcnt")
            print(f"  {workers} workers: {tasks} of {unit['TasksMax']} tasks, {memory >> 20} MB, {time.time() - start:.1f} s")
            # On so many processors the server has two further threads for each: of its connections and of its tasks.
            check(tasks + 3 * workers <= int(unit["TasksMax"]), f"there is room for threads of {workers} processors")
            check(refused == 0, f"memory was never short: {refused}")
            # The words of a unit keep a worker's addresses within its memory.
            for pid in server.workers():
                check(os.stat(f"/proc/{pid}").st_uid == NOBODY, "workers have no privileges")
            start = time.time()
            server.process.send_signal(signal.SIGTERM)
            status = server.process.wait(60)
            check(status == 0 and time.time() - start < int(unit["TimeoutStopSec"]), f"it stops in time: {status}")
        finally:
            server.process.kill()
            server.process.wait()
    finally:
        group.remove()


def main():
    unit = settings()
    words = unit["ExecStart"].split()[1:]
    check(words == ["--http", "127.0.0.1:8080", "--no-system-fonts"], f"the unit starts with these words: {words}")
    if shutil.which("systemd-analyze"):
        verified = subprocess.run(["systemd-analyze", "verify", "--recursive-errors=no", str(UNIT)], capture_output=True, text=True)
        faults = [line for line in verified.stderr.splitlines() if UNIT.name in line and "is not executable" not in line and "man " not in line]
        check(not faults, f"systemd understands the unit: {faults}")
    if os.geteuid() != 0 or not (GROUPS / "pids").is_dir():
        print("  not tried: limits need root and control groups, version 1")
    else:
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            programs = [shutil.copy(program, folder) for program in sys.argv[1:3]]
            for workers in (1, 2, 20, 62):
                run(unit, programs, workers)
    print(f"{len(FAILURES)} failed" if FAILURES else "all held")
    sys.exit(bool(FAILURES))


if __name__ == "__main__":
    main()
