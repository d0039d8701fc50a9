"""Prints the rows of `symtext metrics --rows --json`: row, part, text, x, y."""

import json
import sys

for number, row in enumerate(json.load(sys.stdin)["rows"]):
    for part in ("symbol", "text"):
        if row[part]:
            facts = row[part]
            print(number, part, facts["text"], f"{facts['x']:.2f}", f"{facts['y']:.2f}")
