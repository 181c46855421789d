# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""The advice below a denial is true: with the entry that it names, a step runs, or meets the next denial."""

import copy
import importlib.util
import json
import os
import re
import tempfile
import unittest

from vitrine import InterpreterError, LocalPythonExecutor, SandboxPythonExecutor

POLICIES = os.path.join(os.environ["VITRINE_SOURCE_DIR"], "resources", "policies")
POLICY = {
    "vitrine_policy": 1,
    "base": "science",
    "imports": {"allow": [
        "gc", "importlib", "inspect", "json", "math", "operator", "os", "pathlib", "pickle", "shutil", "signal", "socket",
        "sys", "tempfile", "traceback", "types", "typing", "urllib.request"]},
    "builtins": {"allow": ["getattr", "iter", "len", "list", "next", "object", "open", "print", "range", "str", "type", "vars"]},
    "limits": {"memory_mib": None, "files": 2},
}
STEPS = (
    "import subprocess", "import xml.dom.minidom", "import logging\nlogging.os", "eval('1')", "exec('a = 1')",
    "compile('1', 'a', 'eval')", "__import__('math')", "input()", "().__class__.__base__.__subclasses__()",
    "(lambda: 1).__globals__", "(lambda: 1).__code__", "getattr(len, '__self__')", "import os\nos.__file__",
    "class A: pass\nclass B: pass\nA().__class__ = B", "import json\njson._default_decoder",
    "from json import _default_decoder", "import random\nrandom._os", "open('/etc/passwd').read()",
    "open('../../etc/passwd').read()", "import os\nos.path.exists('/etc/hostname')",
    "import pathlib\npathlib.Path('/etc/passwd').exists()", "import os\nos.listdir('/etc')",
    "open('{folder}/made.txt', 'w').write('x')", "import os\nos.makedirs('{folder}/a/b', exist_ok=True)",
    "import shutil\nshutil.copy('/etc/passwd', '{folder}/copy')", "import urllib.request\nurllib.request.urlopen('http://127.0.0.1:9/x')",
    "import socket\nsocket.create_connection(('127.0.0.1', 9), 1)", "import os\nos.system('true')",
    "import os\nos.kill(os.getpid(), 0)", "import inspect\ninspect.currentframe()", "import types\ntypes.FunctionType(1, 2)",
    "import types\ntypes.CodeType()", "import importlib\nimportlib.reload", "import importlib.util\nimportlib.util.find_spec('os')",
    "import sys\nsys.modules", "import sys\nsys._getframe()", "import gc\ngc.get_objects",
    "g = (i for i in [1])\ng.gi_frame", "try:\n    1/0\nexcept Exception as e:\n    e.__traceback__.tb_frame",
    "import pickle\npickle.loads(b'cos\\nsystem\\n(S\"true\"\\ntR.')", "import ctypes",
    "object.__subclasses__()", "import numbers\nclass A: pass\nnumbers.Number.register(A)", "import json\njson.JSONDecoder.extra = 1",
    "import traceback\ntraceback.print_stack()", "import operator\noperator.attrgetter('__globals__')(lambda: 1)",
    "import os\nos.symlink('/etc/passwd', '{folder}/link')", "for name in 'abcd':\n    open(f'{folder}/{{name}}', 'w').close()",
    "import numpy as np\nnp.lib._utils_impl", "import numpy as np\nnp.genfromtxt('/etc/hostname', dtype=str)",
    "import pandas as pd\npd.DataFrame({{'a': [1]}}).to_csv('{folder}/x.csv')",
)
# The sandbox has a folder for temporary files. It denies signals, which a program of its own may handle.
IN_PROCESS = ("import tempfile\ntempfile.mkdtemp()", "import tempfile\ntempfile.TemporaryFile()")
IN_SANDBOX = ("import signal\nsignal.alarm(0)",)
EVERYTHING = 'add "*" to imports.allow and to attributes.allow_dunder, which turns the guards off.'


def bundled(entry):
    with open(os.path.join(POLICIES, "science.json"), encoding="utf-8") as file:
        return in_policy(json.load(file), entry)


def in_policy(policy, entry):
    part, field = entry.split(".", 1)
    return policy[part][field]


def allowed(policy, entry, value):
    part, field = entry.split(".", 1)
    known = policy.setdefault(part, {})
    known[field] = known.get(field, bundled(entry)) + [value]


def followed(policy, advice):
    """The policy with what the advice says; None if it says that there is no such entry."""
    changed = copy.deepcopy(policy)
    if EVERYTHING in advice:
        allowed(changed, "imports.allow", "*")
        allowed(changed, "attributes.allow_dunder", "*")
    elif added := re.search(r'To allow it, add "(.+)" to (\S+)\.$', advice):
        allowed(changed, added[2], added[1])
    elif raised := re.search(r"To allow (?:it|more), raise (\S+)\.$", advice):
        part, field = raised[1].split(".")
        changed[part][field] = 1000
    else:
        return None
    return changed


class Advice(unittest.TestCase):
    def follow(self, kind, code):
        policy = POLICY
        seen = []
        for _ in range(8):
            executor = kind([], policy=policy)
            try:
                executor(code)
                return seen
            except InterpreterError as error:
                details = error.details
            finally:
                if kind is SandboxPythonExecutor:
                    executor.cleanup()
            if not details["rule"]:
                return seen  # an error of the code itself
            denial = (details["rule"], details["message"])
            self.assertNotIn(denial, seen, details["advice"])
            self.assertTrue(details["advice"], denial)
            seen.append(denial)
            policy = followed(policy, details["advice"])
            if policy is None:
                self.assertIn("No policy entry can allow it.", details["advice"])
                return seen
        self.fail(seen)

    def follow_all(self, kind, steps):
        for code in steps:
            if any(f"import {one}" in code and not importlib.util.find_spec(one) for one in ("numpy", "pandas")):
                continue
            with self.subTest(code), tempfile.TemporaryDirectory() as folder:
                self.assertTrue(self.follow(kind, code.format(folder=folder)), "not denied")

    def test_in_this_process(self):
        self.follow_all(LocalPythonExecutor, STEPS + IN_PROCESS)

    def test_in_the_sandbox(self):
        self.follow_all(SandboxPythonExecutor, STEPS + IN_SANDBOX)

    def advice(self, code, kind=LocalPythonExecutor, policy=POLICY):
        with self.assertRaises(InterpreterError) as caught:
            kind([], policy=policy)(code)
        return caught.exception.details

    def test_no_module_of_that_name(self):
        details = self.advice("import maths")
        self.assertEqual(details["message"],
                         "Import of maths is not allowed, and no module of this name is installed. Did you mean math?")
        self.assertEqual(details["advice"],
                         'Denied by policy entry imports.allow. The module "maths" is not installed.')
        self.assertIn("(package: PyYAML)" if not importlib.util.find_spec("yaml") else "yaml", self.advice("import yaml")["message"])

    def test_the_session_folder_is_opened_by_a_limit(self):
        policy = {**POLICY, "limits": {"written_mib": 0}}
        details = self.advice("open('own.txt', 'w')", SandboxPythonExecutor, policy)
        self.assertEqual(details["advice"], "Denied by policy entry filesystem.write. To allow it, raise limits.written_mib.")

    def test_names_that_a_module_keeps_are_denied(self):
        for code, name in (("import json\njson._default_decoder", "json._default_decoder"),
                           ("import os\nos._exists", "os._exists"), ("from math import _none", None)):
            with self.subTest(code):
                details = self.advice(code)
                self.assertEqual(details["rule"], "guards.withheld" if name else "", details)
                self.assertIn(name or "_none", details["message"])

    def test_code_can_ask_for_names_that_a_module_keeps(self):
        code = "import json, sys\nprint(hasattr(json, '_default_decoder'), getattr(json, '_default_decoder', 0), hasattr(json, 'loads'))"
        for kind in (LocalPythonExecutor, SandboxPythonExecutor):
            executor = kind([], policy={**POLICY, "builtins": {"allow": ["getattr", "hasattr", "print"]}})
            self.assertEqual(executor(code).logs, "False 0 True\n")


if __name__ == "__main__":
    unittest.main()
