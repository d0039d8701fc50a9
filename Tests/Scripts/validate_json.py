"""Validates files of JSON against the published schemas: validate_json.py SCHEMA=FILE …

A file that ends in .ndjson has an object in each line; SCHEMA|SCHEMA is the first or the second. Prints one error
per line, and at the end the number of validated objects."""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

FOLDER = pathlib.Path(__file__).parents[2] / "Documentation" / "Schemas"


def validator(names):
    schemas = [json.loads((FOLDER / f"{name}.json").read_text()) for name in names]
    for schema in schemas:
        Draft202012Validator.check_schema(schema)
    return [Draft202012Validator(schema) for schema in schemas]


def main():
    count = 0
    for argument in sys.argv[1:]:
        names, path = argument.split("=", 1)
        validators = validator(names.split("|"))
        text = pathlib.Path(path).read_text()
        lines = text.splitlines() if path.endswith(".ndjson") else [text]
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            count += 1
            value = json.loads(line)
            found = [best_match(each.iter_errors(value)) for each in validators]
            if all(found):
                place = "/".join(map(str, found[0].absolute_path))
                print(f"{names} {pathlib.Path(path).name}:{number}: {place}: {found[0].message[:300]}")
    print(f"{count} objects")


main()
