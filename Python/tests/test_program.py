import os
import pathlib
import stat
import subprocess
import sys
import tempfile
import unittest

import symtext


class ProgramTests(unittest.TestCase):
    def test_the_module_runs_the_program(self):
        done = subprocess.run(
            [sys.executable, "-m", "symtext", "--version"], capture_output=True, text=True, check=True
        )
        self.assertRegex(done.stdout, r"^symtext \d")

    def test_its_exit_status_is_passed_on(self):
        done = subprocess.run([sys.executable, "-m", "symtext", "render"], capture_output=True)
        self.assertEqual(done.returncode, 64)

    def test_a_program_can_be_named(self):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "mine")
            program.write_text("#!/bin/sh\necho mine\n")
            program.chmod(program.stat().st_mode | stat.S_IXUSR)
            done = subprocess.run(
                [sys.executable, "-m", "symtext"],
                env=dict(os.environ, SYMTEXT_PROGRAM=str(program)),
                capture_output=True,
                text=True,
            )
            self.assertEqual(done.stdout, "mine\n")


if __name__ == "__main__":
    unittest.main()
