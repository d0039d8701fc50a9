"""Tests of the client with the real worker and with misbehaving ones."""

import asyncio
import os
import pathlib
import queue
import subprocess
import sys
import tempfile
import threading
import unittest

import symtext

CAN_SERVE = (
    subprocess.run([symtext.find_program(), "serve", "--help"], capture_output=True).returncode == 0
)


@unittest.skipUnless(CAN_SERVE, "this version of the program has no `serve`")
class WorkerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.worker = symtext.Worker()

    @classmethod
    def tearDownClass(cls):
        cls.worker.close()

    def test_a_button_is_drawn_and_saved(self):
        picture = self.worker.draw("button", label="Add to cart", symbol="cart", pixel_ratio=2)
        self.assertEqual(picture.data[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(picture.pixel_width, 2 * picture.width)
        self.assertTrue(0 < picture.baseline < picture.height)
        self.assertIn("Add to cart", picture.alt_text)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "a.png")
            picture.save(path)
            self.assertEqual(path.read_bytes(), picture.data)

    def test_notebooks_show_png_and_svg(self):
        png = self.worker.draw("render", text="{bell} Hello")
        svg = self.worker.draw("render", text="{bell} Hello", format="svg")
        self.assertEqual(png._repr_png_(), png.data)
        self.assertIsNone(png._repr_svg_())
        self.assertTrue(svg._repr_svg_().startswith("<svg"))

    def test_a_wrong_request_is_told_and_harms_no_other(self):
        with self.assertRaises(symtext.SymtextError) as raised:
            self.worker.draw("button", label="Add", symbol="crt")
        self.assertEqual(raised.exception.code, "unknown-symbol")
        self.assertEqual(raised.exception.exit, 65)
        self.assertEqual(raised.exception.suggestion, "cart")
        self.assertTrue(self.worker.draw("button", label="Add", symbol="cart").data)

    def test_results_are_values(self):
        self.assertEqual(self.worker.ask("hello")["protocol"], 1)
        self.assertEqual(self.worker.ask("ping"), {})
        with self.assertRaises(symtext.SymtextError):
            self.worker.ask("button", label="Add")

    def test_many_are_drawn_in_order_with_any_number_of_threads(self):
        names = [f"Item {number}" for number in range(1100)]
        requests = [{"label": name, "symbol": "cart"} for name in names]
        requests[7] = {"label": "No", "symbol": "crt"}
        for threads in (1, 2):
            with symtext.Worker(threads=threads) as worker:
                made = list(worker.map(requests))
                self.assertEqual(len(made), len(names))
                self.assertIsInstance(made.pop(7), symtext.SymtextError)
                self.assertTrue(all(picture.format == "png" for picture in made))
                self.assertIn("Item 6", made[6].alt_text)
                self.assertIn("Item 1099", made[-1].alt_text)
                # The worker remains usable.
                self.assertEqual(worker.ask("ping"), {})

    def test_what_cannot_be_asked_is_told_in_its_place(self):
        requests = [
            {"label": "a"}, {"label": "x" * 1_100_000}, {"label": "\ud800"}, {"label": {1, 2}}, "label",
            {"label": float("nan")}, {"label": "b"},
        ]  # fmt: skip
        with symtext.Worker(timeout=300) as worker:
            outcomes = list(worker.map(requests))
            self.assertIsInstance(outcomes[0], symtext.Picture)
            self.assertIsInstance(outcomes[6], symtext.Picture)
            codes = [outcome.code for outcome in outcomes[1:6]]
            self.assertEqual(codes, ["line-too-long"] + ["not-json"] * 4)
            # Also one after another.
            with self.assertRaises(symtext.SymtextError) as raised:
                worker.draw(label="x" * 1_100_000)
            self.assertEqual(raised.exception.code, "line-too-long")
            self.assertEqual(worker.draw(label="c").format, "png")

    def test_more_wrong_requests_than_wait_at_once_are_told(self):
        with symtext.Worker(timeout=300) as worker:
            outcomes = list(worker.map([None] * 3000))
            self.assertEqual({outcome.code for outcome in outcomes}, {"not-json"})
            self.assertEqual(len(outcomes), 3000)

    def test_a_picture_is_told_without_its_bytes(self):
        with symtext.Worker() as worker:
            text = repr(worker.draw(label="Add"))
        self.assertRegex(text, r"^Picture\(png, \d+×\d+ pt, baseline [\d.]+, \d+ bytes\)$")

    def test_an_iteration_left_early_takes_no_more_requests_and_harms_no_other(self):
        taken = []

        def endless():
            while True:
                taken.append(len(taken))
                yield {"label": str(len(taken))}

        with symtext.Worker() as worker:
            for picture in worker.map(endless()):
                self.assertTrue(picture.data)
                break
            self.assertEqual(worker.draw(label="after").alt_text, "after")
            self.assertLess(len(taken), 200)

    def test_two_maps_may_be_read_in_turns(self):
        with symtext.Worker() as worker:
            first = worker.map({"label": f"a{number}"} for number in range(200))
            second = worker.map({"label": f"b{number}"} for number in range(200))
            pairs = [(a.alt_text, b.alt_text) for a, b in zip(first, second, strict=True)]
        self.assertEqual(pairs, [(f"a{number}", f"b{number}") for number in range(200)])

    def test_a_worker_draws_within_its_own_map(self):
        def requests():
            for number in range(20):
                yield {"label": self.worker.draw(label=f"Inner {number}").alt_text}

        texts = []
        for picture in self.worker.map(requests()):
            texts.append((picture.alt_text, self.worker.draw(label="beside").alt_text))
        self.assertEqual(texts, [(f"Inner {number}", "beside") for number in range(20)])

    def test_a_request_may_depend_on_the_answer_before(self):
        answers = queue.Queue()
        answers.put("start")
        made = []
        for picture in self.worker.map({"label": answers.get()} for _ in range(20)):
            made.append(picture.alt_text)
            answers.put(picture.alt_text + ".")
        self.assertEqual(made[-1], "start" + "." * 19)

    def test_an_error_of_the_generator_arrives_after_the_pictures_before_it(self):
        def requests():
            yield {"label": "a"}
            raise KeyError("broken")

        made = []
        with self.assertRaisesRegex(KeyError, "broken"):
            for picture in self.worker.map(requests()):
                made.append(picture.alt_text)
        self.assertEqual(made, ["a"])

    def test_coroutines_share_a_worker(self):
        async def all_at_once():
            names = [f"Name {number}" for number in range(40)]
            calls = [asyncio.to_thread(self.worker.draw, label=name) for name in names]
            return names, [picture.alt_text for picture in await asyncio.gather(*calls)]

        names, texts = asyncio.run(all_at_once())
        self.assertEqual(texts, names)

    def test_an_asynchronous_generator_is_refused_at_once(self):
        async def requests():
            yield {"label": "a"}

        with self.assertRaisesRegex(TypeError, "to_thread"):
            self.worker.map(requests())
        with self.assertRaises(TypeError):
            self.worker.map(7)

    @unittest.skipUnless(hasattr(os, "fork"), "needs fork")
    def test_a_forked_child_has_a_process_of_its_own(self):
        with symtext.Worker() as worker:
            worker.draw(label="before")
            child = os.fork()
            if child == 0:
                is_right = worker.draw(label="child").alt_text == "child"
                worker.close()
                os._exit(0 if is_right else 1)
            texts = [worker.draw(label=f"parent {number}").alt_text for number in range(20)]
            self.assertEqual(os.waitpid(child, 0)[1], 0)
        self.assertEqual(texts, [f"parent {number}" for number in range(20)])

    def test_threads_share_a_worker(self):
        made = {}

        def draw(name):
            made[name] = self.worker.draw("button", label=name).alt_text

        threads = [threading.Thread(target=draw, args=(f"Name {number}",)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(made, {name: name for name in made})
        self.assertEqual(len(made), 8)


class StandInTests(unittest.TestCase):
    """Tests with programs that violate the protocol."""

    def worker(self, code, **options):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        program = pathlib.Path(folder.name, "stand-in")
        program.write_text(f"#!{sys.executable}\nimport json, sys, time\n{code}\n")
        program.chmod(0o755)
        worker = symtext.Worker(program=str(program), **options)
        self.addCleanup(worker.close)
        return worker

    def test_a_worker_that_dies_is_told_and_replaced(self):
        worker = self.worker(
            """
for line in sys.stdin:
    request = json.loads(line)
    if request["command"] == "die":
        sys.exit("symtext: out of memory")
    print(json.dumps({"id": request["id"], "status": "ok", "result": {}}), flush=True)
"""
        )
        self.assertEqual(worker.ask("ping"), {})
        with self.assertRaisesRegex(symtext.WorkerDied, "out of memory"):
            worker.ask("die")
        self.assertEqual(worker.ask("ping"), {})

    def test_a_picture_cut_short_is_no_picture(self):
        worker = self.worker(
            """
request = json.loads(sys.stdin.readline())
print(json.dumps({"id": request["id"], "status": "ok", "bytes": 100}) + "\\nshort", end="", flush=True)
"""
        )
        with self.assertRaises(symtext.WorkerDied):
            worker.draw("button")

    def test_a_request_that_takes_too_long_ends_the_process(self):
        worker = self.worker("time.sleep(60)", timeout=0.3)
        with self.assertRaisesRegex(symtext.WorkerDied, "signal 9"):
            worker.ask("ping")

    def test_an_answer_to_nobody_ends_the_process(self):
        worker = self.worker(
            """
sys.stdin.readline()
print(json.dumps({"id": "other", "status": "ok", "result": {}}), flush=True)
time.sleep(60)
"""
        )
        with self.assertRaisesRegex(symtext.WorkerDied, "different request"):
            worker.ask("ping")

    def test_a_map_whose_worker_is_silent_ends_in_time(self):
        worker = self.worker("time.sleep(60)", timeout=0.5)
        with self.assertRaises(symtext.WorkerDied):
            list(worker.map([{"label": "a"}]))

    def test_a_map_whose_worker_dies_ends(self):
        worker = self.worker(
            """
request = json.loads(sys.stdin.readline())
print(json.dumps({"id": request["id"], "status": "ok", "result": {}}), flush=True)
"""
        )
        with self.assertRaises(symtext.WorkerDied):
            list(worker.map({"label": str(number)} for number in range(10_000)))

    def test_keys_are_in_camel_case(self):
        worker = self.worker(
            """
for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"id": request["id"], "status": "ok", "result": sorted(request)}), flush=True)
"""
        )
        self.assertEqual(worker.ask("x", pixel_ratio=2), ["command", "id", "pixelRatio"])


if __name__ == "__main__":
    unittest.main()
