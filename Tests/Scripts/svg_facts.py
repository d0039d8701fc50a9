"""Reads SVG files with expat and prints as JSON what they say; two of them are also put into one page.

usage: svg_facts.py FILE...
"""

import json
import re
import sys
import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"
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
        "text": "".join("".join(text.itertext()) for text in root.iter(SVG + "text")),
    })
print(json.dumps(facts))
