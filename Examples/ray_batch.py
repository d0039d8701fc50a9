"""Draws a batch on a Ray cluster, a shard a task.

    python ray_batch.py lines.ndjson -o out --shards 8          # out/pictures/…, out/results.ndjson
    python ray_batch.py lines.ndjson -o out --shards 8 --tar    # out/pictures-00001-of-00008.tar …, out/results.ndjson

All machines have symtext, and see the lines and the folder under the same names. A task that is killed is tried again,
and writes the same bytes; a job that is killed goes on with --resume, without the shards that are whole.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import uuid

import ray


@ray.remote(num_cpus=1, max_retries=3, retry_exceptions=True)
def draw(lines, folder, shard, tar):
    """Draws a shard, such as 1/8. Its results and its archive have their names when they are whole."""
    name = "{:05}-of-{:05}".format(*map(int, shard.split("/")))
    results, archive = folder / f"results-{name}.ndjson", folder / f"pictures-{name}.tar"
    # Of this attempt alone: another one may still be at work on a machine that nobody hears of.
    attempt = f".attempt-{uuid.uuid4()}"
    words = ["symtext", "batch", lines, "--shard", shard, "--threads", "1", "--on-error", "report", "--results", "-"]
    words += ["--tar", f"{archive}{attempt}"] if tar else ["-o", "pictures"]
    # Results come through a pipe, so that symtext ends with a worker that is killed.
    with open(f"{results}{attempt}", "wb") as file, subprocess.Popen(words, stdout=subprocess.PIPE, cwd=folder) as run:
        shutil.copyfileobj(run.stdout, file)
    if run.returncode:
        raise subprocess.CalledProcessError(run.returncode, words)
    if tar:
        os.replace(f"{archive}{attempt}", archive)
    os.replace(f"{results}{attempt}", results)


def main():
    parser = argparse.ArgumentParser(description="Draws a batch on a Ray cluster, a shard a task.")
    parser.add_argument("lines", type=pathlib.Path, help="the lines of the batch")
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True, help="the folder of pictures and results")
    parser.add_argument("--shards", type=int, default=8)
    parser.add_argument("--tar", action="store_true", help="an archive a shard, as WebDataset reads it")
    parser.add_argument("--resume", action="store_true", help="pass over shards whose results are there")
    parser.add_argument("--address", help="of a cluster; without it Ray starts one here, or takes $RAY_ADDRESS")
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
    # By line, as if one process had drawn them all.
    subprocess.run(["symtext", "manifest", "merge", *results, "-o", folder / "results.ndjson"], check=True)
    for left in folder.glob("*.attempt-*"):
        left.unlink()


if __name__ == "__main__":
    main()
