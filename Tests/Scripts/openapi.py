"""Sends valid and invalid requests for its OpenAPI document to a symtext-server, with Schemathesis.

openapi.py SERVER SYMTEXT     # with the Python of .venv-openapi; three minutes; the exit status is that of
Schemathesis

No answer may be 5xx, have an undocumented status, type or form, or miss a line of a batch. The seed is printed:
SEED=… repeats the same requests."""

import os
import pathlib
import random
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from server import Server  # noqa: E402

# Values that the document allows may still be wrong, such as an unknown symbol. Wrong lines of a batch are answered
# line by line.
EXCLUDED = ("positive_data_acceptance,negative_data_rejection", "positive_data_acceptance")


def main():
    seed = os.environ.get("SEED") or str(random.randrange(1 << 32))
    failed = False
    with Server(*sys.argv[1:3], "--workers", "2") as server:
        address = f"http://127.0.0.1:{server.port}/openapi.json"
        environment = {**os.environ, "SYMTEXT_OPENAPI": address, "SCHEMATHESIS_HOOKS": "openapi_hooks", "PYTHONPATH": str(HERE)}
        for excluded, words in zip(EXCLUDED, (
            ["--include-path", "/v1/batch", "--phases", "coverage,fuzzing", "--max-examples", "500"],
            ["--exclude-path", "/v1/batch", "--phases", "coverage,fuzzing", "--max-examples", "12"],
        )):
            start = time.time()
            run = subprocess.run(
                [pathlib.Path(sys.executable).with_name("st"), "run", address, *words, "--exclude-checks", excluded, "--seed", seed,
                 "--continue-on-failure", "--generation-database", "none", "--warnings", "off", "--no-color"],
                env=environment, timeout=3600)  # fmt: skip
            print(f"{time.time() - start:.0f} s")
            failed |= run.returncode != 0
        restarts = server.metric("symtext_worker_restarts_total")
        print(f"{restarts:.0f} workers have been started again")
    sys.exit(failed)


main()
