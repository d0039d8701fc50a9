"""Prints members that documents of an earlier version have and those of this version lack: kept_members.py OLD NEW …

A member must stay, with one of its earlier types; null may be added or removed. Items of arrays are merged. Files
that end in .ndjson are compared line by line. Prints a line for each member that is missing or has another type."""

import json
import sys


def kind(value):
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    return {type(None): "null", str: "text", list: "array", dict: "object"}[type(value)]


def members(value, path, found):
    """Collects the kinds of all values, by their paths."""
    found.setdefault(path, set()).add(kind(value))
    if isinstance(value, dict):
        for key, member in value.items():
            members(member, f"{path}.{key}", found)
    elif isinstance(value, list):
        for item in value:
            members(item, f"{path}[]", found)
    return found


# Members named by the user or by a font, not by the program.
FREE = ("meta", "axes", "kinds", "coordinates", "names", "tables", "forms", "rules", "aliases", "paddings")


def compare(old, new, name):
    after = members(new, "", {})
    for path, kinds in members(old, "", {}).items():
        parts = path.replace("[]", "").split(".")
        if any(part in FREE for part in parts[:-1]):
            continue
        now = after.get(path)
        if now is None:
            print(f"{name}: {path} is missing")
        elif kinds - {"null"} and now - {"null"} and not now - {"null"} <= kinds:
            print(f"{name}: {path} is {now}, and was {kinds}")


def values(path):
    text = open(path, encoding="utf-8").read()
    return [json.loads(line) for line in text.splitlines()] if path.endswith(".ndjson") else [json.loads(text)]


for place in range(1, len(sys.argv), 2):
    old, new = values(sys.argv[place]), values(sys.argv[place + 1])
    name = sys.argv[place].split("/")[-1]
    if len(old) != len(new):
        print(f"{name}: {len(new)} lines, and there were {len(old)}")
    for number, (before, now) in enumerate(zip(old, new), 1):
        compare(before, now, f"{name}:{number}")
