# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Code as agents write it (tests/executor/agentcode) prints and ends under guard as in plain Python.

tst_agentcode.py [FAMILY]...
"""

import contextlib
import importlib.util
import io
import json
import linecache
import os
import re
import shutil
import subprocess
import sys
import tempfile
import types
import unittest
from pathlib import Path

import vitrine

SOURCE = Path(os.environ.get("VITRINE_SOURCE_DIR", Path(__file__).parents[3]))
FOLDER = SOURCE / "tests" / "executor" / "agentcode"
BINARY = os.environ.get("VITRINE_BINARY", "vitrine")
PACKAGES = {"PIL", "bs4", "dateutil", "jinja2", "lxml", "matplotlib", "mpmath", "networkx", "numpy", "pandas", "pytz", "scipy", "sklearn", "statsmodels",
            "sympy", "yaml"}
STEP = "<step 1>"


def snippets(family):
    """Name, words and code of each. A snippet begins with `#= name | profile and words`: import=NAME, since=VERSION, and `guarded` or
    `jailed` where only one way can give what plain Python does (docs/executor.md#names-of-the-code; the jail shows no such file)."""
    for part in (FOLDER / f"{family}.py").read_text(encoding="utf-8").split("\n#= ")[1:]:
        head, _, code = part.partition("\n")
        name, policy = head.split(" | ")
        yield name, policy.split(), code.rstrip() + "\n"


def missing_for(words, code):
    """Why this Python cannot run it; empty if it can."""
    for word in words:
        if word.startswith("since=") and sys.version_info < tuple(map(int, word.removeprefix("since=").split("."))):
            return f"needs Python {word.removeprefix('since=')}"
    needed = {name for name in PACKAGES if re.search(rf"^(from|import) {name}\b", code, re.MULTILINE)}
    absent = sorted(name for name in needed if importlib.util.find_spec(name) is None)
    return f"{', '.join(absent)} is not installed" if absent else ""


def policy_of(words):
    document = json.loads((SOURCE / "resources" / "policies" / f"{words[0]}.json").read_text(encoding="utf-8"))
    document["imports"]["allow"] += [word.removeprefix("import=") for word in words if word.startswith("import=")]
    return document


class Printed(io.StringIO):
    encoding = "utf-8"


def run_plain(_, code):
    """Runs it as a script's code and gives what it printed, errors included, and how it ended."""
    main = types.ModuleType("__main__")
    main.__file__ = STEP  # for inspect
    sys.modules["__main__"] = main
    linecache.cache[STEP] = (len(code), None, code.splitlines(True), STEP)
    printed = Printed()
    end = "ok"
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        try:
            exec(compile(code, STEP, "exec"), main.__dict__)
        except Exception as error:  # pylint: disable=broad-except
            end = f"{type(error).__name__}: {error}"
    return printed.getvalue(), end


def end_of(result):
    return f"{result['error']['type']}: {result['error']['message']}" if result.get("error") else result["status"]


def run_in(executor, code):
    executor.send_tools({})
    with contextlib.suppress(Exception):
        executor(code)
    return executor.last_result["logs"], end_of(executor.last_result)


def run_guarded(words, code):
    return run_in(vitrine.LocalPythonExecutor([], policy=policy_of(words), timeout_seconds=90), code)


def run_jailed(words, code):
    executor = vitrine.SandboxPythonExecutor([], policy=policy_of(words), timeout_seconds=90)
    try:
        return run_in(executor, code)
    finally:
        executor.cleanup()


WAYS = {"plain": run_plain, "guarded": run_guarded, "jailed": run_jailed}


def answers(way, family):
    """In a process of its own for each family, where nothing is loaded yet."""
    done = subprocess.run([sys.executable, "-B", __file__, "--answer", way, family], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise AssertionError(f"{way}: {done.stderr[-3000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def answer(way, family):
    found = {}
    for name, words, code in snippets(family):
        ways = {"guarded", "jailed"} & set(words)
        if not missing_for(words, code) and (way == "plain" or not ways or way in ways):
            found[name] = WAYS[way](words, code)
    print(json.dumps(found))


class AgentCode(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        # Neither the fonts that matplotlib found before nor its settings belong to the test.
        cls.folder = cls.enterClassContext(tempfile.TemporaryDirectory())
        os.environ |= {"MPLCONFIGDIR": cls.folder, "MPLBACKEND": "agg", "PYTHONHASHSEED": "0"}
        if importlib.util.find_spec("matplotlib"):  # which reports building its list of fonts, if that takes long
            subprocess.run([sys.executable, "-c", "import matplotlib.font_manager"], stderr=subprocess.DEVNULL, check=True)

    def try_family(self, family):
        plain = answers("plain", family)
        for way in ("guarded", "jailed"):
            if way == "jailed" and shutil.which(BINARY) is None:
                continue
            got = answers(way, family)
            for name, (printed, end) in got.items():
                with self.subTest(snippet=name, way=way):
                    self.assertEqual(end, plain[name][1])
                    self.assertEqual(printed, plain[name][0])


for path in sorted(FOLDER.glob("*.py")):
    setattr(AgentCode, f"test_{path.stem}", lambda self, family=path.stem: self.try_family(family))

if __name__ == "__main__":
    if sys.argv[1:2] == ["--answer"]:
        answer(*sys.argv[2:])
    else:
        if families := [argument for argument in sys.argv[1:] if not argument.startswith("-")]:
            sys.argv[1:] = [f"AgentCode.test_{one}" for one in families]
        unittest.main()
