# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""guards.py [ROUNDS]: what each guard costs: half a million turns of one thing, fewer of what is slow, in plain CPython and
through the package `vitrine` with everything on, in turns; nanoseconds of processor time a turn, best of the rounds."""
import sys
import time

from vitrine import LocalPythonExecutor

TURNS = 500_000
LOOP = "for i in range({turns}):\n    {body}"
THINGS = {
    "`for` over a range": ("", LOOP.format(turns=TURNS, body="pass")),
    "`while` with a counter": ("", f"i = 0\nwhile i < {TURNS}:\n    i += 1"),
    "`if` of which one way counts more, in `for`": ("", f"for i in range({TURNS}):\n    if i % 2:\n        x = i * 3 + 1"),
    "operand that may be left out (`and`), in `for`": ("", LOOP.format(turns=TURNS, body="i and i + 1")),
    "call of a function, in `for`": ("def f(a):\n    return a", LOOP.format(turns=TURNS, body="f(i)")),
    "comprehension over a list": (f"items = [1] * {TURNS}", "[x for x in items]"),
    "two generators in a row": (
        "def g(n):\n    for i in range(n):\n        yield i", f"sum(x for x in g({TURNS}))"),
    "exception raised and caught, in `for`": (
        "", f"for i in range({TURNS}):\n    try:\n        raise KeyError\n    except KeyError:\n        pass"),
    "`with`, in `for`": (
        "class C:\n    def __enter__(self):\n        pass\n    def __exit__(self, *a):\n        pass\nc = C()",
        f"for i in range({TURNS}):\n    with c:\n        pass"),
    "class pattern, in `for`": (
        "class P:\n    x = 1\np = P()", f"for i in range({TURNS}):\n    match p:\n        case P(x=y):\n            pass"),
    "attribute of a module, in `for`": ("import math", LOOP.format(turns=TURNS, body="math.pi")),
    "the same where it makes attributes on demand": ("import json", LOOP.format(turns=TURNS, body="json.dumps")),
    "`getattr`, in `for`": ("class A:\n    x = 1\na = A()", LOOP.format(turns=TURNS, body="getattr(a, 'x')")),
    "`str.format`, in `for`": ("", LOOP.format(turns=TURNS, body="'{} {}'.format(i, i)")),
    "write to a class of its own, in `for`": ("class A:\n    pass", LOOP.format(turns=TURNS, body="A.x = i")),
    "class made, in `for`": ("", LOOP.format(turns=TURNS // 20, body="class A: pass"), 20),
    "item of an array of numpy, in `for`": (
        "import numpy as np\na = np.arange(10)", LOOP.format(turns=TURNS, body="a[3]")),
    "sum of an array of numpy, in `for`": (
        "import numpy as np\na = np.arange(10)", LOOP.format(turns=TURNS // 5, body="a.sum()"), 5),
    "new array of numpy, in `for`": ("import numpy as np", LOOP.format(turns=TURNS // 5, body="np.zeros(10)"), 5),
    "column of a frame of pandas, in `for`": (
        "import pandas as pd\nd = pd.DataFrame({'a': [1, 2]})", LOOP.format(turns=TURNS // 10, body="d['a']"), 10),
    "frame of pandas grouped and summed, in `for`": (
        "import pandas as pd\nd = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})",
        LOOP.format(turns=TURNS // 1000, body="d.groupby('a').b.sum()"), 1000),
}
POLICY = {"vitrine_policy": 1, "name": "bench", "version": 1, "base": "science",
          "limits": {"operations": 100_000_000_000, "while_iterations": 100_000_000_000}}


def timed(run, code):
    begun = time.process_time()
    run(code)
    return time.process_time() - begun


def measured(before, code, rounds):
    space = {"__name__": "__main__"}
    guarded = LocalPythonExecutor([], timeout_seconds=None, policy=POLICY)
    exec(before, space)
    guarded(before or "None")
    code += "\nNone"  # what stands last is kept as the value of the step, with a guard of its own
    each = [(timed(lambda text: exec(text, space), code), timed(guarded, code)) for _ in range(rounds)]
    return [min(side) * 1e9 for side in zip(*each)]


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    print(f"| {'what a turn does':48} | python3 | guarded |")
    for name, (before, code, *fewer) in THINGS.items():
        native, guarded = (side * (fewer or [1])[0] / TURNS for side in measured(before, code, rounds))
        print(f"| {name:48} | {native:7.0f} | {guarded:7.0f} |", flush=True)


main()
