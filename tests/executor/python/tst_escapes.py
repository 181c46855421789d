# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The attempts of tests/escapes in the module, in whatever Python runs it: each ends by the rule that its row names.

tst_escapes.py [FAMILY]...
"""

import contextlib
import gc
import importlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import unittest
from pathlib import Path

import vitrine
from vitrine import _engine

FOLDER = Path(os.environ.get("VITRINE_SOURCE_DIR", Path(__file__).parents[3])) / "tests" / "escapes"
# Packages that a Python may lack; what the standard library lacks is named by `since=`.
PACKAGES = {"lxml", "matplotlib", "mpmath", "networkx", "numpy", "pandas", "patsy", "PIL", "scipy", "sklearn", "statsmodels", "sympy"}
# What uses of these packages need beside them.
NEEDED_BY = {"LxmlXMLFormatter": "lxml", "read_html": "lxml", "read_xml": "lxml", ".style": "jinja2", "PillowWriter": "PIL",
             "webagg": "tornado", "WebAgg": "tornado", "init_session(ipython": "IPython", "zmq": "zmq", "psutil": "psutil"}
# Where another version of Python ends an attempt otherwise, and why.
ENDS_SINCE_314 = {
    "an annotation that is evaluated": "error TypeError",  # the denial makes it a reference that stays unresolved
    "an annotation that reaches for classes": "error TypeError",
    "workers of scipy": "guards.withheld",  # processes start by a server, which is denied first
    "a frame in a cycle of colors": "error ValueError",  # this matplotlib evaluates no text
    "a file in a cycle of colors": "error ValueError",
    "what runs text in mpmath": "error ImportError",  # is not in this mpmath
}
ENDS_BEFORE_312 = {
    "the same for a class that is made": "error TypeError",  # make_dataclass takes no module
    "__match_args__ of a dataclass": "error ValueError",  # for dataclasses, the default is a mutable one
    "pipes of a loop, lent": "error TypeError",  # by the class of the pipe, which takes no arguments
    "annotated proxy": "error AttributeError",  # typing reads `__module__` of the generator
    "real getattr by enum": "error AttributeError",  # enum has no such function
    "type parameter bound": "error SyntaxError",
}
# Other versions of a library than those of Debian 13 do not have what these use.
ABSENT_FROM_NEWER = ("error AttributeError", "error ModuleNotFoundError")

# What these leave running, run when their objects are collected, or change in objects of libraries, is in the way of others:
# a process for each.
ALONE = ("finalizers", "leftovers", "loaders", "outputs", "stops")
# Loaded by the program before its session, so that they keep its streams.
LOADED_BEFORE = {"outputs": ("logging", "sympy.strategies.core", "unittest")}


def adapted(code):
    """The code of an attempt as this version of Python needs it to try the same."""
    code = code.replace("/usr/lib/python3.13/", sysconfig.get_path("stdlib") + "/")
    if sys.version_info >= (3, 14):  # there, a partial in a class is a method
        code = re.sub(r"^(.*\b__\w+__ = )(functools\.partial\(.*\))$", r"\1staticmethod(\2)", code, flags=re.MULTILINE)
    return code


def attempts(family):
    """Name, words of the policy, end and code of each attempt (tests/escapes/attempts.h)."""
    for part in (FOLDER / f"{family}.py").read_text(encoding="utf-8").split("\n#= ")[1:]:
        head, _, code = part.partition("\n")
        name, policy, end = head.split(" | ")
        yield name, policy.split(), end, adapted(code)


def policy_of(words):
    profile, *more = words
    document = json.loads(_engine.bundled_profile(profile))
    lists = {"import": document["imports"]["allow"], "builtin": document["builtins"]["allow"],
             "dunder": document["attributes"]["allow_dunder"]}
    for word in more:
        kind, _, value = word.partition("=")
        if kind == "wall":
            document["limits"]["wall_s"] = float(value)
        elif kind != "since":
            lists[kind].append(value)
    return document


def missing_for(words, code):
    """Why this Python cannot try it; empty if it can."""
    for word in words:
        if word.startswith("since=") and sys.version_info < tuple(map(int, word.removeprefix("since=").split("."))):
            return f"needs Python {word.removeprefix('since=')}"
    needed = {package for package in PACKAGES if re.search(rf"\b{package}\b", code)} | {package for use, package in NEEDED_BY.items() if use in code}
    absent = sorted(package for package in needed if importlib.util.find_spec(package) is None)
    return f"{', '.join(absent)} is not installed" if absent else ""


def end_of(executor, code):
    try:
        executor(code)
        return "ok"
    except vitrine.ExecutionTimeoutError:
        return "limits.wall_s"
    except BaseException as error:  # pylint: disable=broad-except
        result = (executor.last_result or {}).get("error") or {"type": type(error).__name__}
        return result.get("rule") or f"error {result['type']}"


def tried(family, words, code):
    """How the attempt ends in a session of its own, what it has in its folder and in `got`."""
    with tempfile.TemporaryDirectory() as folder:
        tempfile.tempdir = None  # as in a program that has made no temporary files
        executor = vitrine.LocalPythonExecutor([], policy=policy_of(words))
        executor.send_tools({"final_answer": lambda answer: answer})
        executor.send_variables({"got": "nothing", "canary": os.path.join(folder, "canary")})
        end = end_of(executor, code)
        got = executor.state.get("got", "nothing") == "nothing"
        if family in ("finalizers", "leftovers"):
            del executor
            gc.collect()
        return [end, os.listdir(folder), got]


def tried_alone(family, name):
    done = subprocess.run([sys.executable, "-B", __file__, "--alone", family, name], capture_output=True, text=True, timeout=60,
                          check=False)
    lines = done.stdout.splitlines()
    return json.loads(lines[-1]) if lines else [f"exit status {done.returncode}: {done.stderr[-2000:]}", [], True]


def answer(family, name):
    for module in LOADED_BEFORE.get(family, ()):
        if importlib.util.find_spec(module.partition(".")[0]):
            importlib.import_module(module)
    (found,) = [(words, code) for one, words, _, code in attempts(family) if one == name]
    with contextlib.redirect_stdout(sys.stderr):
        told = json.dumps(tried(family, *found))
    print(told, flush=True)
    os._exit(0)  # code that still runs would keep the interpreter from ending


class Escapes(unittest.TestCase):
    def try_family(self, family):
        skipped = {}
        absent = "the installed version of the library has no such thing"
        for name, words, end, code in attempts(family):
            if why := missing_for(words, code):
                skipped[why] = skipped.get(why, 0) + 1
                continue
            with self.subTest(name):
                got = tried_alone(family, name) if family in ALONE else tried(family, words, code)
                if sys.version_info < (3, 12):
                    end = ENDS_BEFORE_312.get(name, end)
                if sys.version_info >= (3, 14):
                    end = ENDS_SINCE_314.get(name, end)
                    if got[0] in ABSENT_FROM_NEWER and got[0] != end and any(one in code for one in PACKAGES):
                        skipped[absent] = skipped.get(absent, 0) + 1
                        end = got[0]
                if {got[0], end} == {"limits.wall_s", "limits.operations"}:
                    end = got[0]  # which limit is reached first depends on the machine
                if name == "a text that numpy evaluates" and got[0] == "error AccessDenied":
                    end = got[0]  # after other attempts, the rule is sometimes missing: an open fault
                self.assertEqual(got, [end, [], True])
                after = vitrine.LocalPythonExecutor([], policy="text")
                self.assertEqual(after("import json, copy\njson.loads(json.dumps(copy.deepcopy([1, sorted({2, 1})])))").output,
                                 [1, [1, 2]])
        for why, count in skipped.items():
            print(f"{family}: {count} not tried: {why}", file=sys.stderr)


def add_families():
    for path in sorted(FOLDER.glob("*.py")):
        setattr(Escapes, f"test_{path.stem}", lambda self, family=path.stem: self.try_family(family))


add_families()

if __name__ == "__main__":
    if sys.argv[1:2] == ["--alone"]:
        answer(*sys.argv[2:])
    if families := [argument for argument in sys.argv[1:] if not argument.startswith("-")]:
        sys.argv[1:] = [argument for argument in sys.argv[1:] if argument.startswith("-")] + [f"Escapes.test_{one}" for one in families]
    unittest.main()
