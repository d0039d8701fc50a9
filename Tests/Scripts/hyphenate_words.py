"""Divides words with libhyphen, which LibreOffice and browsers use.

hyphenate_words.py prints a list of JSON objects: for each word its language, the word, and libhyphen's positions, in
characters. English words are those of the GPL; German ones are compounds of words in the German dictionary itself."""

import ctypes
import json
import random
import re
import sys

COUNT = 500
FOLDER = "/usr/share/hyphen/"
GPL = "/usr/share/common-licenses/GPL-3"

library = ctypes.CDLL("libhyphen.so.0")
library.hnj_hyphen_load.restype = ctypes.c_void_p


class Dictionary:
    def __init__(self, file):
        with open(FOLDER + file, "rb") as opened:
            self.encoding = opened.readline().strip().decode()
        self.pointer = ctypes.c_void_p(library.hnj_hyphen_load((FOLDER + file).encode()))

    def divisions(self, word):
        text = word.encode(self.encoding)
        hyphens = ctypes.create_string_buffer(len(text) + 5)
        pointers = [ctypes.c_void_p() for _ in range(3)]
        failed = library.hnj_hyphen_hyphenate2(
            self.pointer, text, len(text), hyphens, None, *map(ctypes.byref, pointers))
        assert not failed, word
        if any(pointers):
            return None  # The spelling changes.
        values = hyphens.value.decode()[: len(word)]
        return [place + 1 for place, value in enumerate(values) if int(value) % 2]


def english():
    with open(GPL) as file:
        return sorted({word.lower() for word in re.findall(r"[A-Za-z]{4,}", file.read())})


def german():
    with open(FOLDER + "hyph_de_DE.dic", encoding="iso8859-1") as file:
        first = file.read().split("NEXTLEVEL")[0]
    words = [re.sub(r"[0-9]", "", line) for line in first.split("\n")[1:]]
    return [word for word in words if re.fullmatch("[a-zäöüß]{4,}", word)]


def main():
    chance = random.Random(19)
    words = [("en-US", word) for word in chance.sample(english(), COUNT)]
    parts = german()
    words += [("de", chance.choice(parts)) for _ in range(COUNT // 2)]
    words += [("de", chance.choice(parts) + chance.choice(parts)) for _ in range(COUNT // 2)]
    dictionaries = {"en-US": Dictionary("hyph_en_US.dic"), "de": Dictionary("hyph_de_DE.dic")}
    json.dump(
        [{"language": language, "word": word, "divisions": dictionaries[language].divisions(word)}
         for language, word in words],
        sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
