"""Prints the samples of an archive as WebDataset reads them: key, extensions, and the line that requested the
picture.

The key ends at the first dot of a file's name, as in webdataset.tariterators.base_plus_ext."""
import json
import re
import sys
import tarfile

samples = {}
with tarfile.open(sys.argv[1]) as archive:
    for member in archive:
        assert (member.mtime, member.uid, member.gid, member.mode) == (0, 0, 0, 0o644), member
        key, ending = re.match(r"^((?:.*/|)[^.]+)[.]([^/]*)$", member.name).groups()
        samples.setdefault(key, {})[ending] = archive.extractfile(member).read()
for key, files in samples.items():
    entry = json.loads(files.get("entry.json") or files["json"])
    picture = next(files[ending] for ending in files if ending not in ("entry.json",) and files[ending] is not files.get("json") or "entry.json" in files and ending == "json")
    assert len(picture) == entry["bytes"], key
    print(key, *sorted(files), entry["line"])
