"""Tests of the functions that share a worker."""

import os
import pathlib
import tempfile
import threading
import unittest

import symtext

try:
    import PIL.Image
except ImportError:
    PIL = None
try:
    import numpy
except ImportError:
    numpy = None


class FunctionTests(unittest.TestCase):
    def test_each_function_draws(self):
        pictures = {
            "png": symtext.render("{bell} Hello", size=34),
            "svg": symtext.render("{bell} Hello", format="svg"),
            "webp": symtext.animate("{bell}", "bounce", format="webp"),
        }
        for format, picture in pictures.items():
            self.assertEqual(picture.format, format)
        self.assertIn("Buy", symtext.button("Buy", symbol="cart").alt_text)
        self.assertIn("Inbox", symtext.bar("tab", ["Home=house", "Inbox=envelope"]).alt_text)
        self.assertEqual(symtext.search("cart")[0]["name"], "cart")

    def test_metrics_have_boxes_of_words_and_symbols(self):
        text = symtext.metrics("Add {plus.circle} to cart", size=20)
        self.assertEqual([word.text for word in text.words], ["Add", "to", "cart"])
        self.assertEqual([symbol.name for symbol in text.symbols], ["plus.circle"])
        add, to, cart = (word.box for word in text.words)
        symbol = text.symbols[0]
        # From left to right, without overlap, within the text.
        self.assertTrue(0 == add.x < add.x + add.width < symbol.x < symbol.x + symbol.advance < to.x)
        self.assertTrue(to.x + to.width < cart.x and abs(cart.x + cart.width - text.width) < 1e-3)
        # A symbol stands around the middle of the capitals.
        middle = symbol.ink.y + symbol.ink.height / 2
        self.assertAlmostEqual(middle, text.baseline - text.cap_height / 2, delta=0.2)
        self.assertTrue(text.ink.x <= symbol.ink.x and symbol.ink.y >= text.ink.y)

    def test_words_of_two_directions_keep_their_letters(self):
        text = symtext.metrics("abc שלום {bell} 12 עולם", size=20)
        self.assertEqual([word.text for word in text.words], ["abc", "שלום", "12", "עולם"])
        for word in text.words:
            self.assertTrue(0 <= word.box.x and word.box.x + word.box.width <= text.width + 1e-3, word)

    def test_wrapped_words_belong_to_their_lines(self):
        text = symtext.metrics("one two three four", size=20, width=90)
        self.assertGreater(len(text.lines), 1)
        for word in text.words:
            line = text.lines[word.line]
            self.assertIn(word.text, line.text)
            self.assertEqual(word.box.y, line.top)

    def test_a_wrong_symbol_is_an_error_with_its_correction(self):
        with self.assertRaises(symtext.SymtextError) as raised:
            symtext.render("{bel}")
        self.assertEqual(raised.exception.code, "unknown-symbol")
        self.assertEqual(raised.exception.suggestion, "bell")

    def test_a_text_is_no_list_of_items(self):
        with self.assertRaises(TypeError):
            symtext.bar("tab", "Home=house")

    def test_wrong_options_are_told_at_once(self):
        with self.assertRaises(TypeError):
            symtext.configure(bogus=1)
        self.assertTrue(symtext.render("{bell}").data)

    def test_options_start_another_worker(self):
        with tempfile.TemporaryDirectory() as folder:
            missing = pathlib.Path(folder, "none.ttf")
            with self.assertRaises(symtext.SymtextError) as raised:
                symtext.render("A", font=str(missing))
            self.assertEqual(raised.exception.code, "not-allowed")
            symtext.configure(allow_files=[folder])
            try:
                with self.assertRaises(symtext.SymtextError) as raised:
                    symtext.render("A", font=str(missing))
                self.assertEqual(raised.exception.code, "missing-file")
            finally:
                symtext.configure()

    def test_a_font_is_built(self):
        with tempfile.TemporaryDirectory() as folder:
            icon = pathlib.Path(folder, "box.svg")
            icon.write_text(
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>'
            )
            font = pathlib.Path(folder, "icons.ttf")
            symtext.build_font(icon, output=font, family="Icons")
            self.assertEqual(font.read_bytes()[:4], b"\0\1\0\0")
            wrong = pathlib.Path(folder, "wrong\u2028.svg")
            wrong.write_text("<svg/>")
            said = symtext.build_font(icon, wrong, output=font)
            self.assertTrue(any("wrong" in line for line in said), said)
            with self.assertRaises(symtext.SymtextError):
                symtext.build_font(icon, output="-")
            with self.assertRaises(symtext.SymtextError) as raised:
                symtext.build_font(pathlib.Path(folder, "none.svg"), output=font)
            self.assertEqual((raised.exception.code, raised.exception.exit), ("missing-file", 66))

    def test_threads_share_one_worker(self):
        found = []
        threads = [threading.Thread(target=lambda: found.append(symtext.worker())) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(set(map(id, found))), 1)

    @unittest.skipUnless(hasattr(os, "fork"), "this system does not fork")
    def test_a_forked_child_draws_the_same(self):
        here = symtext.render("{bell}").data
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.write(writer, symtext.render("{bell}").data)
            finally:
                os._exit(0)
        os.close(writer)
        with os.fdopen(reader, "rb") as pipe:
            self.assertEqual(pipe.read(), here)
        os.waitpid(child, 0)

    @unittest.skipUnless(PIL, "Pillow is not installed")
    def test_pictures_are_images_with_alpha(self):
        picture = symtext.render("{bell}", size=40, pixel_ratio=2)
        image = picture.image()
        self.assertEqual(image.mode, "RGBA")
        self.assertEqual(image.size, (picture.pixel_width, picture.pixel_height))
        self.assertEqual(image.getextrema()[3], (0, 255))
        with self.assertRaises(symtext.SymtextError):
            symtext.render("{bell}", format="svg").image()

    @unittest.skipUnless(PIL and numpy, "Pillow and NumPy are not installed")
    def test_pictures_are_arrays(self):
        picture = symtext.render("{bell}", size=40, color="red")
        pixels = numpy.asarray(picture)
        self.assertTrue(pixels.flags.writeable)
        self.assertEqual(pixels.shape, (picture.pixel_height, picture.pixel_width, 4))
        self.assertEqual(tuple(pixels[pixels[..., 3] == 255][0][:3]), (255, 0, 0))


if __name__ == "__main__":
    unittest.main()
