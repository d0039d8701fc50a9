"""Reads SVG files with expat and prints their contents as JSON; also puts two of them into one page.

usage: svg_facts.py FILE...

The OpenType Sanitizer and fontTools read the fonts in a file."""

import base64
import io
import json
import re
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import ots
from fontTools.ttLib import TTFont

SVG = "{http://www.w3.org/2000/svg}"


def font_facts(data):
    """Returns the sanitizer's output, and the characters of a font."""
    with tempfile.NamedTemporaryFile(suffix=".otf") as file:
        file.write(data)
        file.flush()
        judged = ots.sanitize(file.name, capture_output=True)
    characters = TTFont(io.BytesIO(data)).getBestCmap()
    return {
        "complaint": judged.stderr.decode() if judged.returncode else "",
        "characters": "".join(map(chr, sorted(characters))),
    }


facts = []
for name in sys.argv[1:]:
    data = open(name, "rb").read()
    root = ElementTree.fromstring(data)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    references = re.findall(rb'url\(#([^)]*)\)|href="#([^"]*)"', data)
    references = [(a or b).decode() for a, b in references]
    for attribute in ("aria-labelledby", "aria-describedby"):
        references += (root.get(attribute) or "").split()
    facts.append({
        "root": root.tag.removeprefix(SVG),
        "viewBox": root.get("viewBox"),
        "role": root.get("role"),
        "isHidden": root.get("aria-hidden") == "true",
        "title": root.findtext(SVG + "title"),
        "description": root.findtext(SVG + "desc"),
        "ids": ids,
        "references": references,
        "elements": [element.tag.removeprefix(SVG) for element in root.iter()],
        "fonts": [
            font_facts(base64.b64decode(font))
            for font in re.findall(rb"data:font/otf;base64,([^)]*)", data)],
        "text": "".join("".join(text.itertext()) for text in root.iter(SVG + "text")),
    })
print(json.dumps(facts))
