"""Runs the steps of Packaging/ci as GitHub and GitLab would, in projects of their own.

    ci_steps.py PROGRAM

The services' own actions are played: a cache is a folder, an attachment is a list of files that must exist. The wheel
is a real one, around a program that becomes PROGRAM."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
LAST = ".symtext-last"
FIRST = [{"label": "Add", "symbol": "cart", "output": "add.png"}, {"label": "Bell", "output": "more/bell.png"}]
CHANGED = [{"label": "Buy", "symbol": "cart", "output": "add.png"}, FIRST[1]]
WRONG = [{"label": "Add", "symbol": "no.such.symbol", "output": "add.png"}]


def make_wheel(program, folder):
    """Returns a wheel whose program becomes PROGRAM."""
    source = folder / "launch.c"
    source.write_text('#include <unistd.h>\nint main(int count, char **words) { return execv(PROGRAM, words); }\n')
    launcher = folder / "symtext"
    subprocess.run(["clang", f'-DPROGRAM="{program}"', str(source), "-o", str(launcher)], check=True)
    subprocess.run([sys.executable, str(ROOT / "Python/make-wheel"), str(launcher), "0.1.0", str(folder)], check=True,
                   stdout=subprocess.DEVNULL)
    return next(folder.glob("*.whl"))


class Service:
    """A service with a cache, and an environment of Python into which the steps install."""

    def __init__(self, folder, wheel):
        self.folder, self.wheel = folder, wheel
        self.cache = folder / "cache"
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)

    def checkout(self, name, lines):
        """Returns a fresh folder of a run."""
        project = self.folder / name
        project.mkdir()
        (project / "previews.ndjson").write_text("".join(json.dumps(line) + "\n" for line in lines))
        return project

    def shell(self, script, project, variables):
        environment = dict(os.environ, **variables)
        environment["PATH"] = f"{self.folder / 'venv/bin'}:{environment['PATH']}"
        return subprocess.run(["bash", "-e", "-o", "pipefail", "-c", script], cwd=project, env=environment,
                              capture_output=True, text=True)


class GitHub(Service):
    def run(self, name, lines, branch, **inputs):
        """Returns the status of the last step that ran, its output, and the attached files."""
        action = yaml.safe_load((ROOT / "Packaging/ci/github/action.yml").read_text())
        project = self.checkout(name, lines)
        values = {key: given.get("default", "") for key, given in action["inputs"].items()}
        values.update({"lines": "previews.ndjson", "wheel": str(self.wheel)}, **inputs)
        outputs, attached, status, log = {}, [], 0, ""

        def filled(text):
            def value(match):
                word = match[1].strip()
                if word.startswith("inputs."):
                    return values[word.removeprefix("inputs.")]
                return {"github.run_id": name}[word]
            return re.sub(r"\$\{\{(.+?)\}\}", value, text)

        def applies(condition):
            if condition is None:
                return status == 0
            if "default_branch" in condition:
                return status == 0 and branch == "main"
            assert "steps.compare.outputs.changed == 'true'" in condition and "always()" in condition
            return outputs.get("changed") == "true"

        for step in action["runs"]["steps"]:
            if not applies(step.get("if")):
                continue
            if "run" in step:
                assert "${{" not in step["run"], "inputs reach a script as variables only"
                files = {key: str(project / key) for key in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
                done = self.shell(step["run"], project,
                                  {key: filled(text) for key, text in step.get("env", {}).items()} | files)
                status, log = done.returncode, log + done.stdout + done.stderr
                if step.get("id") == "compare" and (project / "GITHUB_OUTPUT").exists():
                    outputs = dict(line.split("=", 1) for line in (project / "GITHUB_OUTPUT").read_text().splitlines())
            elif step["uses"].startswith("actions/cache/restore@"):
                if self.cache.exists():
                    shutil.copytree(self.cache, project / step["with"]["path"])
            elif step["uses"].startswith("actions/cache/save@"):
                shutil.rmtree(self.cache, ignore_errors=True)
                shutil.copytree(project / step["with"]["path"], self.cache)
            elif step["uses"].startswith("actions/upload-artifact@"):
                attached = filled(step["with"]["path"]).split()
                assert all((project / path).exists() for path in attached), attached
            else:
                raise AssertionError(step["uses"])
        return status, log, attached


class GitLab(Service):
    def run(self, name, lines, branch):
        """Returns the status of the job, its output, and the attached files."""
        job = yaml.safe_load((ROOT / "Packaging/ci/gitlab.yml").read_text())[".symtext-previews"]
        project = self.checkout(name, lines)
        rule = job["rules"][0 if branch == "main" else 1]
        variables = job["variables"] | rule["variables"]
        variables |= {"SYMTEXT_LINES": "previews.ndjson", "SYMTEXT_WHEEL": str(self.wheel)}
        if self.cache.exists():
            shutil.copytree(self.cache, project / LAST)
        done = self.shell("\n".join(job["script"]), project, variables)
        if variables["SYMTEXT_CACHE"] == "pull-push" and (project / LAST).exists():
            shutil.rmtree(self.cache, ignore_errors=True)
            shutil.copytree(project / LAST, self.cache)
        paths = [path.replace("$SYMTEXT_OUTPUT", variables["SYMTEXT_OUTPUT"]) for path in job["artifacts"]["paths"]]
        allowed = job["allow_failure"]["exit_codes"]
        assert allowed == [1]
        return done.returncode, done.stdout + done.stderr, [path for path in paths if (project / path).exists()]


def check(service, accepted_change):
    """Runs a service as a project does: the first time, again, with a change on a branch, and with a mistake."""
    status, log, attached = service.run("first", FIRST, "main")
    assert status == 0 and "no last previews" in log and "symtext-report.html" not in attached, log
    assert (service.cache / "more/bell.png").exists()
    status, log, attached = service.run("again", FIRST, "topic")
    assert status == 0 and "alike" in log and "different" not in log, log
    status, log, attached = service.run("changed", CHANGED, "topic")
    assert status == accepted_change and "add.png: different" in log, (status, log)
    assert "symtext-report.html" in attached and "previews" in attached, attached
    status, log, attached = service.run("still", FIRST, "topic")
    assert status == 0 and "different" not in log, "a branch does not change the last previews"
    status, log, attached = service.run("wrong", WRONG, "main")
    assert status == 65 and "no.such.symbol" in log, (status, log)
    assert (service.cache / "more/bell.png").exists(), "a wrong line keeps the last previews"


def main(program):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for part in ("wheel", "github", "gitlab"):
            (folder / part).mkdir()
        wheel = make_wheel(program, folder / "wheel")
        github = GitHub(folder / "github", wheel)
        check(github, accepted_change=0)
        status, log, attached = github.run("strict", CHANGED, "topic", **{"fail-on-change": "true"})
        assert status == 1 and "symtext-report.html" in attached, (status, log)
        assert "add.png" in (folder / "github/strict/GITHUB_STEP_SUMMARY").read_text()
        check(GitLab(folder / "gitlab", wheel), accepted_change=1)
    print("ok")


main(sys.argv[1])
