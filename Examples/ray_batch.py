"""Draws a batch on a Ray cluster, one shard per task.

    python ray_batch.py lines.ndjson -o out --shards 8          # out/pictures/…, out/results.ndjson
    python ray_batch.py lines.ndjson -o out --shards 8 --tar    # out/pictures-00001-of-00008.tar …,
out/results.ndjson

All machines need symtext, and the lines and the folder under the same paths. Ray retries a killed task, which writes
the same bytes again. After a killed job, --resume continues without the finished shards."""

import argparse
import os
import pathlib
import shutil
import subprocess
import uuid

import ray


@ray.remote(num_cpus=1, max_retries=3, retry_exceptions=True)
def draw(lines, folder, shard, tar):
    """Draws a shard, such as 1/8. Results and archive get their names when they are complete."""
    name = "{:05}-of-{:05}".format(*map(int, shard.split("/")))
    results, archive = folder / f"results-{name}.ndjson", folder / f"pictures-{name}.tar"
    # Each attempt has its own names: an earlier one may still run on an unreachable machine.
    attempt = f".attempt-{uuid.uuid4()}"
    words = ["symtext", "batch", lines, "--shard", shard, "--threads", "1", "--on-error", "report", "--results", "-"]
    words += ["--tar", f"{archive}{attempt}"] if tar else ["-o", "pictures"]
    # Results come through a pipe, so that symtext ends when its worker is killed.
    with open(f"{results}{attempt}", "wb") as file, subprocess.Popen(words, stdout=subprocess.PIPE, cwd=folder) as run:
        shutil.copyfileobj(run.stdout, file)
    if run.returncode:
        raise subprocess.CalledProcessError(run.returncode, words)
    if tar:
        os.replace(f"{archive}{attempt}", archive)
    os.replace(f"{results}{attempt}", results)


def main():
    parser = argparse.ArgumentParser(description="Draws a batch on a Ray cluster, one shard per task.")
    parser.add_argument("lines", type=pathlib.Path, help="the lines of the batch")
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True, help="the folder of pictures and results")
    parser.add_argument("--shards", type=int, default=8)
    parser.add_argument("--tar", action="store_true", help="one archive per shard, for WebDataset")
    parser.add_argument("--resume", action="store_true", help="skip shards with results")
    parser.add_argument("--address", help="address of a cluster; by default Ray uses $RAY_ADDRESS or starts one here")
    options = parser.parse_args()

    lines, folder, count = options.lines.resolve(), options.output.resolve(), options.shards
    folder.mkdir(parents=True, exist_ok=True)
    results = [folder / f"results-{number:05}-of-{count:05}.ndjson" for number in range(1, count + 1)]
    ray.init(address=options.address)
    ray.get([
        draw.remote(lines, folder, f"{number}/{count}", options.tar)
        for number, there in enumerate(results, 1)
        if not (options.resume and there.exists())
    ])
    # Sorted by line, as if one process had drawn all of them.
    subprocess.run(["symtext", "manifest", "merge", *results, "-o", folder / "results.ndjson"], check=True)
    for left in folder.glob("*.attempt-*"):
        left.unlink()


if __name__ == "__main__":
    main()
