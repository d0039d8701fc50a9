"""Hooks for Schemathesis: bodies of lines (NDJSON) for POST /v1/batch, valid and invalid, and a check of the
answers. openapi.py runs it; SYMTEXT_OPENAPI is the address of the server's document."""

import atexit
import base64
import collections
import io
import json
import os
import sys
import tarfile
import urllib.request
import zlib

import hypothesis.strategies as st
import jsonschema_rs
import schemathesis

DOCUMENT = json.load(urllib.request.urlopen(os.environ["SYMTEXT_OPENAPI"]))
SCHEMAS = DOCUMENT["components"]["schemas"]
ANSWER, LINE_ERROR = (
    jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", "components": {"schemas": SCHEMAS}})
    for name in ("BatchAnswer", "LineError"))
# Small, so that many are drawn.
TEXTS = st.sampled_from(["Add", "{bell} News", "cart", "heart", "Home=house", "#f00", "tinted", "en", "2", "50%", "../x"]) | st.text(max_size=12)
NUMBERS = st.sampled_from([0, 1, 2, 17, -1, 0.5, 1e9]) | st.integers(-5, 300) | st.floats(allow_nan=False, allow_infinity=False)
ANY = st.recursive(st.none() | st.booleans() | NUMBERS | TEXTS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3), max_leaves=4)


def value(schema):
    """Generates values that a key's schema allows."""
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "default" in schema and schema.get("type") == "string":
        return st.just(schema["default"]) | TEXTS
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return st.one_of([value(one) for one in schema[several]])
    return {
        "boolean": lambda: st.booleans(),
        "integer": lambda: st.integers(0, 40),
        "number": lambda: st.integers(0, 40) | st.floats(0, 40),
        "string": lambda: TEXTS,
        "array": lambda: st.lists(value(schema.get("items", {})), max_size=3),
        "object": lambda: st.dictionaries(TEXTS, TEXTS, max_size=2),
    }.get(schema.get("type"), lambda: ANY)()


@st.composite
def requests(draw):
    """Generates an object with a few of a command's keys, sometimes with an id or with an error."""
    keys = draw(st.sampled_from(SCHEMAS["Line"]["anyOf"]))["properties"]
    names = [name for name in draw(st.lists(st.sampled_from(sorted(keys)), max_size=3)) if name != "command"]
    line = {name: draw(value(keys[name])) for name in names}
    for name in ("text", "symbol", "label", "item"):
        if name in keys and draw(st.integers(0, 3)):
            line.setdefault(name, draw(st.sampled_from({"item": [["Home=house", "Inbox=envelope|3"]], "symbol": ["cart", "bell.slash", "crt"]}.get(name, ["Add {plus}", "News", "heart"]))))
    if "command" in keys:
        line["command"] = draw(value(keys["command"]))
    if draw(st.booleans()):
        line["id"] = draw(TEXTS | st.integers(-(2**54), 2**54) | ANY)
    if not draw(st.integers(0, 4)):
        line[draw(TEXTS | st.sampled_from(sorted(keys)))] = draw(ANY)
    return line


def encoded(line):
    return json.dumps(line, ensure_ascii=False, allow_nan=False).encode("utf-8", "surrogatepass")


LINES = st.one_of(
    requests().map(encoded),
    requests().map(encoded),
    ANY.map(encoded),
    st.binary(max_size=40).map(lambda data: data.replace(b"\n", b"")),
    requests().map(encoded).flatmap(lambda data: st.integers(0, len(data)).map(lambda at: data[:at])),
    st.sampled_from([b"", b"  ", b"\r", b"{}", b"[" * 5000, b'{"label": "' + b"a" * 70000 + b'"}', b'{"a": 1, "a": 2}', b"\xef\xbb\xbf{}", b"\x00"]),
)  # fmt: skip
BODIES = st.tuples(st.lists(LINES, max_size=8), st.sampled_from([b"\n", b"\n", b"\r\n"]), st.booleans()).map(
    lambda parts: parts[1].join(parts[0]) + (parts[1] if parts[2] else b""))  # fmt: skip

schemathesis.openapi.media_type("application/x-ndjson", BODIES)


SEEN = collections.Counter()
atexit.register(lambda: SEEN and print("lines of POST /v1/batch:", dict(SEEN.most_common()), file=sys.stderr))


def body_of(case):
    return case.body if isinstance(case.body, bytes) else b""


@schemathesis.hook
def before_call(context, case, kwargs):
    """A fifth of the batches requests an archive."""
    if case.operation.path == "/v1/batch" and zlib.crc32(body_of(case)) % 5 == 0:
        case.headers["Accept"] = "application/x-tar"


@schemathesis.check
def answers_are_whole(context, response, case):
    """Checks the answer: a line for each line, in order and by the schema; valid pictures; a last line with the
    counts."""
    if case.operation.path != "/v1/batch" or response.status_code != 200:
        return
    body, pictures = body_of(case), {}
    if "x-tar" in response.headers["content-type"][0]:
        with tarfile.open(fileobj=io.BytesIO(response.content)) as archive:
            files = {member.name: archive.extractfile(member).read() for member in archive}
        assert list(files)[-1] == "end.json", f"the last file says that it is whole: {list(files)}"
        lines = [json.loads(data) for name, data in files.items() if name.endswith(".json")]
        # A JSON file may be an animation, too.
        answers = [line for line in lines if "line" in line]
        end = lines[-1]
        pictures = {int(name.split("-")[0].split(".")[0]): data for name, data in files.items() if not name.endswith(".json")}
    else:
        *answers, end = [json.loads(line) for line in response.content.decode().split("\n")[:-1]]
        pictures = {answer["line"]: base64.b64decode(answer["data"], validate=True) for answer in answers if "data" in answer}
    asked = [number for number, line in enumerate(body.split(b"\n"), 1) if line.strip(b" \t\r")]
    assert [answer["line"] for answer in answers] == asked, f"lines {asked} are asked, {answers} answered"
    made = [answer for answer in answers if answer["status"] == "ok"]
    for answer in answers:
        ANSWER.validate(answer)
        if answer["status"] == "error":
            LINE_ERROR.validate(answer["error"])
            assert answer["error"]["status"] < 500, answer
        SEEN[answer["status"] if answer["status"] == "ok" else answer["error"]["code"]] += 1
    for answer in made:
        if answer["line"] in pictures:
            data = pictures[answer["line"]]
            assert len(data) == answer["bytes"], answer
            assert answer["format"] != "png" or data.startswith(b"\x89PNG\r\n\x1a\n"), answer
    counts = {"end": True, "lines": len(asked), "made": len(made), "wrong": len(answers) - len(made)}
    assert end == counts, f"{end} is said of {counts}"
