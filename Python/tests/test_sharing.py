"""Tests of one worker that many threads, coroutines and iterations use at once."""

import asyncio
import concurrent.futures
import os
import random
import signal
import subprocess
import threading
import time
import unittest

import symtext

CAN_SERVE = (
    subprocess.run([symtext.find_program(), "serve", "--help"], capture_output=True).returncode == 0
)
# A wait that takes longer counts as a deadlock; a busy machine needs a generous limit.
MOST_SECONDS = 120


def named(prefix, count):
    return ({"label": f"{prefix} {number}"} for number in range(count))


def texts(prefix, count):
    return [f"{prefix} {number}" for number in range(count)]


@unittest.skipUnless(CAN_SERVE, "this version of the program has no `serve`")
class SharingTests(unittest.TestCase):
    def setUp(self):
        self.worker = symtext.Worker(threads=2)
        self.addCleanup(self.worker.close)

    def in_time(self, function, *arguments):
        """Returns a function's result; fails if it waits forever."""
        outcome = concurrent.futures.Future()

        def run():
            try:
                outcome.set_result(function(*arguments))
            except BaseException as error:
                outcome.set_exception(error)

        threading.Thread(target=run, daemon=True).start()
        return outcome.result(MOST_SECONDS)

    def test_maps_of_several_threads_and_single_requests_get_their_own_answers(self):
        def read(name):
            return [picture.alt_text for picture in self.worker.map(named(name, 300))]

        def draw(name):
            return [self.worker.draw(label=f"{name} {number}").alt_text for number in range(100)]

        def all_at_once():
            with concurrent.futures.ThreadPoolExecutor(8) as pool:
                maps = {name: pool.submit(read, name) for name in ("a", "b", "c", "d")}
                draws = {name: pool.submit(draw, name) for name in ("e", "f", "g", "h")}
                return [{n: run.result() for n, run in runs.items()} for runs in (maps, draws)]

        maps, draws = self.in_time(all_at_once)
        self.assertEqual(maps, {name: texts(name, 300) for name in maps})
        self.assertEqual(draws, {name: texts(name, 100) for name in draws})

    def test_maps_are_read_in_any_order_and_left_at_any_place(self):
        def read():
            order = random.Random(41)
            maps = {f"m{number}": self.worker.map(named(f"m{number}", 400)) for number in range(12)}
            read = {name: [] for name in maps}
            for _ in range(2000):
                if not maps:
                    break
                name = order.choice(sorted(maps))
                if order.random() < 0.003:
                    maps.pop(name).close()
                    continue
                picture = next(maps[name], None)
                if picture is None:
                    maps.pop(name)
                else:
                    read[name].append(picture.alt_text)
            return read

        for name, found in self.in_time(read).items():
            self.assertEqual(found, texts(name, len(found)))
        self.assertEqual(self.worker.draw(label="after").alt_text, "after")

    def test_a_map_within_a_map_within_the_requests_of_a_map(self):
        def read():
            def requests():
                for outer in self.worker.map(named("outer", 5)):
                    for inner in self.worker.map(named(outer.alt_text, 5)):
                        yield {"label": self.worker.draw(label=inner.alt_text).alt_text}

            return [
                (picture.alt_text, [p.alt_text for p in self.worker.map(named("within", 3))])
                for picture in self.worker.map(requests())
            ]

        expected = [
            (f"outer {outer} {inner}", texts("within", 3)) for outer in range(5) for inner in range(5)
        ]
        self.assertEqual(self.in_time(read), expected)

    def test_coroutines_read_maps_and_draw_beside_one_another(self):
        async def read(name):
            pictures, found = self.worker.map(named(name, 60)), []
            while (picture := await asyncio.to_thread(next, pictures, None)) is not None:
                found.append(picture.alt_text)
            return found

        async def draw(name):
            return [
                (await asyncio.to_thread(self.worker.draw, label=f"{name} {number}")).alt_text
                for number in range(60)
            ]

        async def all_at_once():
            names = [f"n{number}" for number in range(10)]
            return names, await asyncio.gather(*map(read, names), *map(draw, names))

        names, found = self.in_time(asyncio.run, all_at_once())
        self.assertEqual(found, [texts(name, 60) for name in names * 2])

    def test_a_coroutine_that_gives_up_takes_no_answer_from_others(self):
        async def hurry():
            abandoned = 0
            for number in range(10):
                try:
                    await asyncio.wait_for(asyncio.to_thread(self.worker.draw, label="late"), 0.0001)
                except asyncio.TimeoutError:
                    abandoned += 1
                picture = await asyncio.to_thread(self.worker.draw, label=f"kept {number}")
                self.assertEqual(picture.alt_text, f"kept {number}")
            return abandoned

        self.assertGreater(self.in_time(asyncio.run, hurry()), 0)

    def test_a_map_and_waiting_threads_learn_that_the_process_was_killed(self):
        def read():
            made = []
            try:
                for picture in self.worker.map(named("a", 100_000)):
                    made.append(picture.alt_text)
                    if len(made) == 20:
                        os.kill(self.worker._connection._process.pid, signal.SIGKILL)
            except symtext.WorkerDied as error:
                return made, str(error)

        made, reason = self.in_time(read)
        self.assertEqual(made, texts("a", len(made)))
        self.assertIn("signal 9", reason)
        self.assertEqual(self.worker.draw(label="after").alt_text, "after")

    def test_closing_ends_a_map_and_loses_no_answer_of_a_thread(self):
        def read():
            try:
                for picture in self.worker.map(named("a", 1_000_000)):
                    pass
            except symtext.WorkerDied:
                return "ended"

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            run = pool.submit(read)
            time.sleep(0.2)
            last = pool.submit(self.worker.draw, label="last")
            self.assertEqual(last.result(MOST_SECONDS).alt_text, "last")
            self.in_time(self.worker.close)
            self.assertEqual(run.result(MOST_SECONDS), "ended")
        # The next request starts a process.
        self.assertEqual(self.worker.draw(label="after").alt_text, "after")

    def test_one_iteration_read_by_two_threads_is_an_error_at_once(self):
        blocked = threading.Event()

        def requests():
            blocked.wait(MOST_SECONDS)
            yield {"label": "late"}

        pictures = self.worker.map(requests())
        with concurrent.futures.ThreadPoolExecutor(1) as pool:
            first = pool.submit(next, pictures)
            time.sleep(0.2)
            with self.assertRaisesRegex(ValueError, "already executing"):
                next(pictures)
            blocked.set()
            self.assertEqual(first.result(MOST_SECONDS).alt_text, "late")

    def test_a_program_that_refuses_its_options_says_why(self):
        with symtext.Worker(memory="1K") as worker:
            with self.assertRaises(symtext.WorkerDied) as raised:
                worker.draw(label="a")
        self.assertIn("memory", str(raised.exception))


if __name__ == "__main__":
    unittest.main()
