# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Many random steps in many sessions leave nothing behind: neither objects, nor blocks of memory, nor memory of the system.

VITRINE_SOAK_STEPS=100000 runs so many a dialect (each a program of some forty statements) and tells how things stand on
the way; VITRINE_SOAK_SEED=400 takes other programs than those from the first seed on."""

import gc
import os
import sys
import unittest
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine"))
import programmaker

from vitrine import BASE_PYTHON_TOOLS, LocalPythonExecutor, evaluate_python_code

STEPS = int(os.environ.get("VITRINE_SOAK_STEPS", "160"))
STEPS_OF_A_SESSION = 8
SEED = int(os.environ.get("VITRINE_SOAK_SEED", "0"))
PROGRAMS = [programmaker.program(seed) for seed in range(SEED, SEED + min(STEPS, 400))]
# What the generator does not make: calls between steps, tools, circles, refusals, ends of all kinds.
OTHERS = [
    "def first(n):\n    return [n] if n < 1 else [n, first(n - 1)]\nkept = first(5)",
    "class Node:\n    def __init__(self):\n        self.me = self\n        self.call = lambda: self\nnode = Node()\nnode",
    "def outer():\n    def inner(n):\n        return inner(n - 1) if n else outer\n    return inner\nouter()(3)",
    "pairs = (x * y for x in range(9) for y in range(9))\nnext(pairs)",
    "import math, itertools, collections\nc = collections.Counter('abca')\nlist(itertools.islice(itertools.cycle('ab'), 5))",
    "echo(lambda n: n)(echo([1, 2, {'k': echo}]))",
    "print('x' * 100_000)", "final_answer({'a': [1]})", "import subprocess", "1 / 0", "x = (", "undefined_name", "[].nothing",
    "raise SystemExit(3)", "def deep(n):\n    return deep(n + 1)\ndeep(0)",
    "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    failure = error\nfailure",
]


def rss():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def executor(dialect):
    made = LocalPythonExecutor([], dialect=dialect, timeout_seconds=None)
    made.send_tools({"final_answer": lambda answer: answer, "echo": lambda value: value})
    return made


def attempt(work):
    try:
        work()
    except (Exception, SystemExit):
        pass


class Figures:
    def __init__(self):
        # CPython keeps names of attributes in a cache of 4,096 places, found by the name's address: it fills for a while.
        sys._clear_type_cache()
        # What a session holds in C++ is let go when its cycle is, and may be a cycle itself.
        while gc.collect():
            pass
        self.objects, self.blocks, self.resident = len(gc.get_objects()), sys.getallocatedblocks(), rss()

    def __str__(self):
        return f"{self.objects} objects, {self.blocks} blocks, {self.resident >> 10} KiB"


class Soak(unittest.TestCase):
    def soak(self, dialect, run_step):
        run = None
        middle = None
        for number in range(STEPS):
            if number % STEPS_OF_A_SESSION == 0:
                run = executor(dialect)
            code = PROGRAMS[number // 2 % len(PROGRAMS)] if number % 2 else OTHERS[number // 2 % len(OTHERS)]
            attempt(lambda: run_step(run, code))
            if number == STEPS // 2:
                run = executor(dialect)
                middle = Figures()
            if number % 10_000 == 9_999:
                print(dialect, number + 1, Figures(), file=sys.stderr, flush=True)
        run = executor(dialect)
        end = Figures()
        told = f"{dialect}: {middle} in the middle, {end} at the end"
        # Some things are made once and late; what each session or step left would be there however often they run.
        self.assertLess(end.objects - middle.objects, 60, told)
        self.assertLess(end.blocks - middle.blocks, 200, told)
        self.assertLess(end.resident - middle.resident, 12 << 20, told)

    def test_the_older_executors_dialect(self):
        self.soak("smolagents", lambda run, code: run(code))

    def test_pythons_dialect(self):
        self.soak("python", lambda run, code: run(code))

    def test_pieces_of_code_over_states_of_their_own(self):
        tools = {**BASE_PYTHON_TOOLS, "final_answer": lambda answer: answer, "echo": lambda value: value}

        def step(run, code):
            evaluate_python_code(code, tools, run.custom_tools, run.state, timeout_seconds=None)

        self.soak("smolagents", step)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    unittest.main()
